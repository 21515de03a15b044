"""What a client may rely on: the schema, the ids, the graph, the hashes, harmless pictures."""

from __future__ import annotations

import hashlib
import json
import re
from xml.etree import ElementTree

from bundles import bundled, star_game

from forge.content.judge import validator
from forge.content.roots import schema_root
from forge.model.board import LinkKind


def opened(files):
    return json.loads(files["bundle.json"])


def test_it_is_what_its_schema_says(files):
    errors = list(validator("bundle", schema_root()).iter_errors(opened(files)))
    assert [f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors] == []


def test_o30_it_is_utf8_with_sorted_keys_and_one_newline(files):
    raw = files["bundle.json"]
    assert raw.endswith(b"}\n") and not raw.startswith(b"\xef\xbb\xbf")
    again = json.dumps(json.loads(raw), ensure_ascii=False, indent=1, sort_keys=True)
    assert raw.decode() == f"{again}\n"


TEXT_KEYS = {"title", "subtitle", "name", "plural", "effect", "words", "notice"}


def text_ids(node, key=""):
    """Every reference to a text: the values of the keys that hold text ids."""
    if isinstance(node, dict):
        for name, child in node.items():
            if name in ("texts", "back_texts") and isinstance(child, dict):
                yield from child.values()
            elif name in ("texts", "credits"):
                yield from child
            elif name in TEXT_KEYS and isinstance(child, str):
                yield child
            else:
                yield from text_ids(child, name)
    elif isinstance(node, list):
        for child in node:
            yield from text_ids(child, key)


def test_every_text_that_is_named_is_there(files):
    data = opened(files)
    spoken = data.pop("texts")["en"]
    data.pop("format")
    asked = set(text_ids(data))
    assert len(asked) > 200
    assert asked - spoken.keys() == set()
    assert all(said.strip() for said in spoken.values())


def test_no_placeholder_is_left_in_a_text(files):
    for ident, said in opened(files)["texts"]["en"].items():
        assert not re.search(r"[{}]", said), ident


def test_every_asset_is_there_with_its_hash_and_size(files):
    entries = {entry["path"]: entry for entry in opened(files)["assets"]}
    played = opened(files)["play"]
    beside = {"bundle.json"} | ({played["vectors"]} if played else set())
    assert set(entries) | beside == set(files)
    for path, entry in entries.items():
        assert entry["sha256"] == hashlib.sha256(files[path]).hexdigest(), path
        assert entry["bytes"] == len(files[path]), path


def test_the_graph_is_that_of_the_board(files):
    board = star_game().board
    mine = opened(files)["board"]
    assert {p["id"] for p in mine["points"]} == {p.id for p in board.points}
    said = {
        link["id"]: (link["kind"], link["from"], link["to"], link["oneway"], link["steps"])
        for link in mine["links"]
    }
    real = {
        one.id: (str(one.kind), one.from_, one.to, one.oneway, one.steps) for one in board.links
    }
    assert said == real


def test_circles_are_the_steps_but_one_and_lie_on_the_drawing(files):
    mine = opened(files)["board"]
    width, height = mine["size_mm"]
    for link in mine["links"]:
        ids = [circle["id"] for circle in link["circles"]]
        assert ids == [f"{link['id']}:{n}" for n in range(1, link["steps"])], link["id"]
        assert link["kind"] != LinkKind.AIR or not ids
        for circle in link["circles"]:
            x, y = circle["at_mm"]
            assert 0 < x < width and 0 < y < height, circle


def test_rings_are_those_of_the_board(files):
    rings = {
        circle["ring"]: circle["id"]
        for link in opened(files)["board"]["links"]
        for circle in link["circles"]
        if circle["ring"]
    }
    assert rings == {r.id: f"{r.link}:{r.circle}" for r in star_game().board.rings}


def test_o38_pictures_hold_no_script_and_lead_nowhere(files):
    drawings = {name: data for name, data in files.items() if name.endswith(".svg")}
    assert len(drawings) > 10
    for name, data in drawings.items():
        assert b"<!ENTITY" not in data and b"<!DOCTYPE svg [" not in data, name
        for node in ElementTree.fromstring(data).iter():
            tag = node.tag.rpartition("}")[2]
            assert tag not in ("script", "foreignObject", "iframe", "style"), name
            for key, value in node.attrib.items():
                assert not key.lower().startswith("on"), (name, key)
                if key.endswith("href"):
                    assert value.startswith(("#", "data:image/png")), (name, value[:60])
                assert "url(" not in value or "url(#" in value, (name, value[:60])


def ids(node, path=""):
    """Every id of a bundle with the path of ids that leads to it."""
    if isinstance(node, dict):
        here = f"{path}/{node['id']}" if isinstance(node.get("id"), str) else path
        if here != path:
            yield here
        for name, child in node.items():
            yield from ids(child, f"{here}/{name}")
    elif isinstance(node, list):
        for child in node:
            if isinstance(child, str) and path.endswith("/copies"):
                yield f"{path}/{child}"
            yield from ids(child, path)


def before(path, line, new):
    """Put a line before another one."""
    text = path.read_text("utf-8")
    assert text.count(line) == 1
    path.write_text(text.replace(line, f"{new}\n{line}"), "utf-8")


POINT = "  - {id: oasis, name: The Oasis, place: [5, 5], token: true}"
LINK = "  - {id: oasis-north, kind: land, from: oasis, to: north, steps: 3}"
CARD = "  - {id: delta, count: 2, texts: {title: Delta, body: New.}}"


def test_o31_what_comes_in_the_middle_renames_nothing(tiny):
    """A new card, point and link between the others; another title for an old card."""
    old = opened(bundled(tiny, "basic"))
    deck = tiny / "decks/reference.yaml"
    before(deck, "  - {id: worth, ", CARD)
    deck.write_text(deck.read_text("utf-8").replace("title: Worth", "title: Worth II"), "utf-8")
    before(tiny / "board.yaml", "  - {id: south, ", POINT)
    before(tiny / "board.yaml", "  - {id: south-west, ", LINK)
    new = opened(bundled(tiny, "basic"))
    assert new["format"] == old["format"]
    assert set(ids(old)) < set(ids(new))
    was, now = old["texts"]["en"], new["texts"]["en"]
    assert {k for k in was if now[k] != was[k]} == {"decks.reference.cards.worth.texts.title"}
    copies = {card["id"]: card["copies"] for deck in new["decks"] for card in deck["cards"]}
    assert copies["turn"] == ["turn-1", "turn-2"]
    assert copies["delta"] == ["delta-1", "delta-2"]
    assert copies["worth"] == ["worth"]
