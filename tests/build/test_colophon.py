"""A translated rulebook says behind its credits how far the translation is and who made it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forge.build.colophon import ID, Made, credited, made
from forge.content.project import content_root, open_game
from forge.locale.marked import MARK
from forge.locale.message import Message
from forge.locale.tongue import Tongue
from forge.locale.walk import TALE, Source
from forge.model.customs import Customs
from forge.model.load import game as load

SUOMI = Customs("Suomi", contributors=("Aino",), reviewed_by=("Eero", "Liisa"))


@pytest.fixture(scope="module")
def star():
    return load(open_game(content_root() / "star-of-africa"))


def colophons(tongue):
    """The colophon of each rulebook, with the block before it."""
    return [
        (blocks[index - 1].text.template, blocks[index].text.template)
        for book in tongue.game.rulebooks
        for blocks in (section.blocks for section in book.sections)
        for index, block in enumerate(blocks)
        if block.id == ID
    ]


def test_the_colophon_stands_behind_the_credits_of_every_rulebook(star):
    told = colophons(credited(Tongue("fi", star), Made(7, 7, ("Aino",), SUOMI)))
    assert told == [
        (
            "{credit.content}",
            "Suomi: the whole game is translated. Translation: Aino."
            " Read and approved by Eero, Liisa.",
        )
    ] * len(star.rulebooks)


def test_what_is_not_done_is_counted_downwards_and_its_mark_is_explained(star):
    how = Made(1999, 2000, (), replace(SUOMI, reviewed_by=()))
    (_, said), *_ = colophons(credited(Tongue("fi", star), how))
    assert said == (
        f"Suomi: 99 % of the game is translated. What stands behind {MARK} is still in English."
        " No native reader has approved it yet."
    )


def test_it_says_all_this_in_its_language(star):
    words = {
        "ui.colophon-whole": "{language}: koko peli on suomennettu.",
        "ui.colophon-by": "Suomennos: {names}.",
        "ui.colophon-read": "Lukeneet ja hyväksyneet: {names}.",
    }
    (_, said), *_ = colophons(credited(Tongue("fi", star, words), Made(7, 7, ("Aino",), SUOMI)))
    assert said == (
        "Suomi: koko peli on suomennettu. Suomennos: Aino. Lukeneet ja hyväksyneet: Eero, Liisa."
    )


def test_fuzzy_stale_and_missing_texts_are_not_done_and_tales_are_not_counted():
    each = [Source(name, "Go", "cards") for name in "abcd"]
    held = {
        "a": Message("a", "Go", "Mene"),
        "b": Message("b", "Go", "Mene", fuzzy=True),
        "c": Message("c", "Stay", "Jää"),
    }
    found = {"cards": each, TALE: [Source("t", "Went", TALE)]}
    how = made(found, {"cards": held, TALE: {}}, (), SUOMI)
    assert (how.done, how.total, how.percent) == (1, 4, 25)


def test_translators_are_named_once_and_without_their_addresses():
    how = made({}, {}, ("Aino <aino@example.org>", "Aino", "Väinö {x}"), SUOMI)
    assert how.names == ("Aino", "Väinö x")
