"""A folder becomes one document in the layout that docs/architecture.md tells."""

from pathlib import Path

import pytest

from forge.content.project import content_root, game_ids, merged, open_game, schema_root
from forge.content.roots import inside
from forge.finding import Faulty
from forge.model.board import LinkKind
from forge.model.load import game
from forge.model.text import texts
from forge.source import Pointer

CHECKOUT = Path(__file__).parents[2]
GAMES = game_ids(CHECKOUT / "content")


def faults(desk):
    with pytest.raises(Faulty) as caught:
        open_game(desk.game)
    return [str(f) for f in caught.value.findings]


def test_files_become_keys_and_folders_mappings_by_file_stem(desk):
    doc = open_game(desk.game)
    assert set(doc.data) == {
        "game", "board", "tokens", "money", "style", "editions", "rulebooks", "decks", "faces"
    }  # fmt: skip
    assert list(doc.data["faces"]) == ["plain", "reference"]
    assert str(doc.mark(Pointer("/decks/reference/cards/1/id"))) == "tiny/decks/reference.yaml:7:10"
    assert doc.folders == {"": str(desk.game)}


def test_a_game_is_decoded_with_texts_named_by_entity_ids(desk):
    found = game(open_game(desk.game))
    assert [t.id for t in texts(found)][:4] == [
        "game.title", "game.notice", "game.credits.maps.text", "board.points.north.name"
    ]  # fmt: skip
    ids = {t.id for t in texts(found)}
    assert {"editions.basic.title", "decks.reference.cards.turn.texts.title"} <= ids
    assert "rulebooks.basic.sections.aim.blocks.turn.entries.walk.text" in ids
    assert found.editions[0].id == "basic"
    assert found.board.links[1].kind is LinkKind.LAND
    assert found.faces[0].slots[0].width == 57_500
    assert found.board.points[1].at == "/board/points/1"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_in_the_box_opens_and_names_each_text_once(name, monkeypatch):
    monkeypatch.chdir(CHECKOUT)
    found = game(open_game(CHECKOUT / "content" / name))
    ids = [t.id for t in texts(found)]
    assert ids
    assert len(set(ids)) == len(ids)
    assert all("/" not in t and not any(step.isdigit() for step in t.split(".")) for t in ids)


@pytest.mark.parametrize(
    "part", ["board.yaml", "tokens.yaml", "money.yaml", "style.yaml", "faces", "decks"]
)
def test_a_game_without_some_parts_is_fine(desk, part):
    path = desk.game / part
    for file in [path] if path.is_file() else path.iterdir():
        file.unlink()
    found = game(open_game(desk.game))
    assert not getattr(found, part.removesuffix(".yaml"))


def test_a_folder_without_a_game_proposes_the_one_next_to_it(desk):
    with pytest.raises(Faulty) as caught:
        open_game(desk.root / "tinny")
    (finding,) = caught.value.findings
    assert finding.message == "there is no game in tinny: no game.yaml"
    assert finding.hint == "did you mean tiny?"


@pytest.mark.parametrize(
    ("name", "words", "hint"),
    [
        ("bord.yaml", "no part of a game is called bord.yaml", "did you mean board?"),
        ("deck/a.yaml", "no part of a game lies in deck/", "did you mean decks?"),
        ("decks/old/a.yaml", "no part of a game lies in old/", ""),
        ("style.yml", "content files end in .yaml", "rename it to style.yaml"),
    ],
)
def test_a_file_that_nothing_would_read_is_an_error(desk, name, words, hint):
    desk.write(f"tiny/{name}", "a: 1\n")
    (message,) = faults(desk)
    assert message.startswith(f"tiny/{name}:1:1: error: {words}")
    assert hint in message


def test_an_id_that_is_not_the_files_name_is_an_error(desk):
    desk.edit("decks/reference.yaml", "name: Reference", "id: referense\nname: Reference")
    (message,) = faults(desk)
    assert message.startswith("tiny/decks/reference.yaml:2:5: error:")
    assert "the file is called reference.yaml" in message


def test_a_file_name_that_is_no_id_is_an_error(desk):
    (desk.game / "decks" / "reference.yaml").rename(desk.game / "decks" / "My Deck.yaml")
    (message,) = faults(desk)
    assert "plain lower-case letters, digits and single hyphens" in message


def test_o37_a_content_file_that_links_out_of_the_game_is_not_read(desk):
    desk.write("secret.yaml", "name: Secret\n")
    (desk.game / "decks" / "leak.yaml").symlink_to(desk.root / "secret.yaml")
    (message,) = faults(desk)
    assert "leads out of the game's folder" in message


def test_faces_extend_faces_slot_by_slot(desk):
    desk.write("tiny/faces/big.yaml", """\
        extends: reference
        slots:
          - {id: title, size: 20}
          - {id: foot, kind: words, x: 6, y: 80, width: 51.5, height: 4}
        """)  # fmt: skip
    faces = {face.id: face for face in game(open_game(desk.game)).faces}
    slots = {slot.id: slot for slot in faces["big"].slots}
    assert list(slots) == ["ground", "title", "body", "foot"]
    assert (slots["title"].size, slots["title"].font) == (20, "title")
    assert faces["big"].size == "poker"


def test_faces_that_extend_one_another_in_a_circle_are_told(desk):
    desk.edit("faces/plain.yaml", "size: poker", "extends: reference\nsize: poker")
    messages = faults(desk)
    assert any("in a circle: plain -> reference -> plain" in m for m in messages)


def test_a_face_that_extends_nothing_is_told(desk):
    desk.edit("faces/reference.yaml", "extends: plain", "extends: plian")
    assert "there is no face plian (did you mean plain?)" in faults(desk)[0]


def test_a_fault_of_a_face_is_told_once_and_not_for_those_that_extend_it(desk):
    desk.edit("faces/plain.yaml", "kind: panel", "kind: pannel")
    assert len(faults(desk)) == 1


def test_the_content_root_is_the_one_given_then_the_one_named_then_the_nearest(
    desk, monkeypatch, tmp_path
):
    monkeypatch.delenv("FORGE_CONTENT", raising=False)
    desk.write("work/content/mine/game.yaml", "id: mine\n")
    deep = tmp_path / "work" / "a" / "b"
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)
    assert content_root() == tmp_path / "work" / "content"
    monkeypatch.setenv("FORGE_CONTENT", str(tmp_path))
    assert content_root() == tmp_path
    assert game_ids(content_root()) == ("tiny",)
    assert content_root(deep) == deep


def test_without_a_content_folder_the_games_of_forge_are_found(monkeypatch, tmp_path):
    monkeypatch.delenv("FORGE_CONTENT", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "content").mkdir()  # no game in it
    assert game_ids(content_root()) == GAMES
    assert (schema_root() / "board.schema.json").is_file()


def test_a_folder_called_schemas_at_work_is_not_taken(monkeypatch, tmp_path):
    monkeypatch.delenv("FORGE_SCHEMAS", raising=False)
    (tmp_path / "schemas").mkdir()
    monkeypatch.chdir(tmp_path)
    assert schema_root() != tmp_path / "schemas"
    monkeypatch.setenv("FORGE_SCHEMAS", str(tmp_path))
    assert schema_root() == tmp_path


def test_inside_follows_links(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "up").symlink_to(tmp_path)
    assert inside(tmp_path / "in", tmp_path / "in" / "a")
    assert not inside(tmp_path / "in", tmp_path / "in" / "up" / "b")
    assert not inside(tmp_path / "in", tmp_path / "in" / ".." / "b")


def test_no_place_is_an_absolute_path(desk):
    doc, _ = merged(desk.game.resolve())
    assert {mark.file.split("/")[0] for mark in doc.marks.values()} == {"tiny"}
