"""The words of the real kit, taken back out of its files."""

import json
import re
import xml.etree.ElementTree as ET

import pytest

from forge.content import project
from forge.locale.values import voice
from forge.model import load
from forge.model.reading import holds
from forge.model.rulebook import Example, Figure, Listing, Paragraph, Table

TITLE = "{http://www.w3.org/2000/svg}title"
RULE = re.compile(r"\bZ\d+\b")
MARKUP = re.compile(r"</?[bi]>")


@pytest.fixture(scope="session")
def game():
    return load.game(project.open_game(project.content_root() / "star-of-africa"))


def plain(text):
    """Without blanks, hyphens of any kind, rule ids and markup."""
    return re.sub(
        r"[\s\-\u00ad\u2010\x02\ufffe\u2060\u200b]", "", RULE.sub("", MARKUP.sub("", text))
    )


def kept(things, values):
    return [thing for thing in things if holds(thing.when, values)]


def said_by(block, values):
    """The texts of a block in reading order."""
    match block:
        case Paragraph():
            return [block.text]
        case Listing():
            return [entry.text for entry in kept(block.entries, values)]
        case Table():
            heads = [column.title for column in block.columns]
            return [*heads, *(t for row in kept(block.rows, values) for t in row.cells.values())]
        case Example():
            return [block.title, *(entry.text for entry in kept(block.entries, values))]
    return []


def test_o08_the_rulebook_says_every_text_in_order(opened, game):
    """Ligatures and hyphens at line ends come back as letters; captions float, so any place."""
    edition = next(edition for edition in game.editions if edition.id == "zvezda")
    say = voice(game, edition, "en")
    pages = opened("rulebook")
    found = plain("\n".join(page.get_textpage().get_text_range() for page in pages))
    at = found.index(plain(say(game.rulebook("zvezda").sections[-1].title)))
    told = 0
    for section in game.rulebook("zvezda").sections:
        at = found.find(plain(say(section.title)), at)
        assert at >= 0, section.id
        for block in kept(section.blocks, edition.values):
            if isinstance(block, Figure):
                assert plain(say(block.caption)) in found, block.id
            for text in said_by(block, edition.values):
                here = found.find(plain(say(text)), at)
                assert here >= 0, f"{text.id} is not printed after {found[at - 40 : at]}"
                at = here
                told += 1
    assert told > 100


def test_o10_every_svg_has_its_words_in_its_title(output):
    """Letters are outlines there; a reader or a search finds the words in <title>."""
    bundle = output / "star-of-africa/zvezda/bundle"
    pictures = sorted((bundle / "assets").glob("*.svg"))
    assert len(pictures) > 20
    for path in pictures:
        root = ET.parse(path).getroot()
        if path.name.startswith(("card.", "note.")) or path.name == "board.svg":
            words = " ".join(title.text or "" for title in root.iter(TITLE))
            assert len(words.split()) >= 2, path.name
    board = ET.parse(bundle / "assets/board.svg").getroot()
    words = {title.text for title in board.iter(TITLE)}
    points = json.loads((bundle / "bundle.json").read_text("utf-8"))
    assert points
    said = plain(" ".join(filter(None, words))).casefold()
    for name in ("Tangier", "Cape Town", "Lake Turkana", "Canary Islands", "St Helena"):
        assert plain(name).casefold() in said
