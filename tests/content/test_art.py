"""Art is looked up among the files below art/; no name leads anywhere else (case O37)."""

import io
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content import art
from forge.content.project import open_game
from forge.finding import Faulty


def faults(desk, *mods):
    with pytest.raises(Faulty) as caught:
        open_game(desk.game, mods)
    return [str(f) for f in caught.value.findings]


@pytest.fixture
def opened(monkeypatch):
    """Every path that is opened for reading, links followed."""
    paths = []
    real = io.open

    def watched(file, *args, **kwargs):
        paths.append(Path(file).resolve() if isinstance(file, str | Path) else file)
        return real(file, *args, **kwargs)

    monkeypatch.setattr("io.open", watched)
    monkeypatch.setattr("builtins.open", watched)
    return paths


def test_o37_a_name_that_leads_outside_is_an_error_that_names_the_card(desk, opened):
    secret = desk.write("secret.png", "SECRET")
    desk.write("tiny/art/ok.png", "fine")
    (desk.game / "art" / "link.png").symlink_to(secret)
    desk.write("tiny/decks/evil.yaml", f"""\
        name: Evil
        face: reference
        cards:
          - {{id: c1, art: {{picture: "../secret.png"}}}}
          - {{id: c2, art: {{picture: "art/../../secret.png"}}}}
          - {{id: c3, art: {{picture: "{secret}"}}}}
          - {{id: c4, art: {{picture: "file:///secret.png"}}}}
          - {{id: c5, art: {{picture: "art\\\\..\\\\..\\\\secret.png"}}}}
          - {{id: c6, art: {{picture: "art/link.png"}}}}
          - {{id: "../../evil", art: {{picture: "art/ok.png"}}}}
        """)  # fmt: skip
    opened.clear()
    messages = faults(desk)
    assert len(messages) == 7
    for card, line, words in [
        ("c1", 4, "leads out of its folder"),
        ("c2", 5, "leads out of its folder"),
        ("c3", 6, "begins at the root"),
        ("c4", 7, "names a drive or an address"),
        ("c5", 8, "has a backslash"),
        ("c6", 9, "is a link that leads out of the folder; it is not opened"),
    ]:
        message = messages[line - 4]
        assert message.startswith(f"tiny/decks/evil.yaml:{line}:29: error: the card {card} asks")
        assert words in message
    assert "plain lower-case letters" in messages[6]
    assert opened
    assert all(path.is_relative_to(desk.game) or "schemas" in path.parts for path in opened)


def test_o37_holds_for_mods_too(desk, opened):
    secret = desk.write("secret.png", "SECRET")
    folder = desk.mod("""\
        add:
          decks:
            reference: {cards: [{id: spy, art: {picture: art/link.png}}]}
        """)
    (folder / "art").mkdir()
    (folder / "art" / "link.png").symlink_to(secret)
    (folder / "art" / "more").symlink_to(desk.root)
    opened.clear()
    (message, *_) = faults(desk, folder)
    assert message.startswith("mods/darker/mod.yaml:6:50: error: the card spy asks for")
    assert secret.resolve() not in opened


def test_a_link_that_nobody_asks_for_is_told_at_the_file(desk):
    desk.write("secret.png", "SECRET")
    (desk.game / "art").mkdir()
    (desk.game / "art" / "link.png").symlink_to(desk.root / "secret.png")
    assert faults(desk)[0].startswith("tiny/art/link.png:1:1: error: art/link.png is a link")


def test_a_link_within_the_folder_is_followed(desk):
    desk.write("tiny/art/a.svg", "a")
    (desk.game / "art" / "b.svg").symlink_to(desk.game / "art" / "a.svg")
    assert dict(open_game(desk.game).art) == {"a.svg": b"a", "b.svg": b"a"}


def test_o21_names_in_two_unicode_forms_are_one(desk):
    desk.write(f"tiny/art/{unicodedata.normalize('NFD', 'café')}.svg", "a")
    assert list(open_game(desk.game).art) == [unicodedata.normalize("NFC", "café.svg")]
    assert "composed form" in art.fault(unicodedata.normalize("NFD", "art/café.svg"))
    assert not art.fault(unicodedata.normalize("NFC", "art/café.svg"))


def test_o40_names_that_differ_in_capitals_only_are_refused(desk):
    desk.write("tiny/art/Big.svg", "a")
    desk.write("tiny/art/big.svg", "b")
    (message,) = faults(desk)
    assert "differs from art/Big.svg in capitals only" in message


def test_what_file_managers_leave_behind_is_passed_over(desk):
    desk.write("tiny/art/.DS_Store", "x")
    desk.write("tiny/art/Thumbs.db", "x")
    desk.write("tiny/art/.cache/a.png", "x")
    assert not open_game(desk.game).art


def test_a_mods_art_lies_over_the_games(desk):
    desk.write("tiny/art/a.svg", "game")
    desk.write("tiny/art/b.svg", "game")
    folder = desk.mod("change: {}\n")
    desk.write("mods/darker/art/a.svg", "mod")
    found = open_game(desk.game, [folder])
    assert dict(found.art) == {"a.svg": b"mod", "b.svg": b"game"}
    assert open_game(desk.game, [folder / "mod.yaml"]).art["a.svg"] == b"game"


@given(st.text(max_size=30))
def test_a_name_without_fault_stays_below_its_folder(name):
    if not art.fault(name):
        base = Path("/base")
        parts = Path(name).parts
        assert not Path(name).is_absolute()
        assert ".." not in parts
        assert (base / name).is_relative_to(base)


CARD = """\
    name: Otters
    face: reference
    cards:
      - {{id: otter, art: {{picture: {0}}}}}
    """


def test_art_that_games_share_is_lent_to_those_who_ask(desk):
    desk.write("shared/art/otter.png", "ours")
    desk.write("shared/art/mink.png", "nobody's")
    assert "otter.png" not in open_game(desk.game).art
    desk.write("tiny/decks/otters.yaml", CARD.format("art/otter.png"))
    assert open_game(desk.game).art == {"otter.png": b"ours"}
    desk.write("tiny/art/otter.png", "mine")
    assert open_game(desk.game).art == {"otter.png": b"mine"}


def test_o37_holds_for_art_that_games_share(desk, opened):
    secret = desk.write("secret.png", "SECRET")
    desk.write("shared/art/otter.png", "ours")
    (desk.root / "shared" / "art" / "link.png").symlink_to(secret)
    desk.write("tiny/decks/otters.yaml", CARD.format("art/link.png"))
    opened.clear()
    assert open_game(desk.game).art == {}
    assert secret.resolve() not in opened
    desk.write("tiny/decks/otters.yaml", CARD.format("art/" + "o" * 300 + ".png"))
    assert open_game(desk.game).art == {}


@pytest.mark.parametrize("name", ["C:/x.png", "c:x", "data:image/png;base64,", "~/x", "a/.."])
def test_names_of_drives_addresses_and_homes_are_faults(name):
    assert art.fault(name)


@pytest.mark.parametrize("name", ["art/a.png", "otter", "token.ruby", "art/a..b.png", "portrait.x"])
def test_plain_names_pass(name):
    assert not art.fault(name)
