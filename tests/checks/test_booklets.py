"""A rulebook that fits its sheets and not their halves has no booklet, which is told before."""

from dataclasses import replace

import pytest

from forge.checks import print_booklet as module
from forge.checks.print_booklet import print_booklet
from forge.checks.print_fit import print_book
from forge.content.project import content_root, open_game
from forge.draw.desk import Desk
from forge.draw.proof import Proof
from forge.locale.values import voice
from forge.model.load import game as load_game
from forge.typeset.setter import Setter

STAR = load_game(open_game(content_root() / "star-of-africa"))


def proof(notice):
    """A proof of the beginning of the classic book, with a notice on its cover."""
    books = tuple(replace(book, sections=book.sections[:1]) for book in STAR.rulebooks)
    game = replace(STAR, notice=replace(STAR.notice, template=notice), rulebooks=books)
    edition = game.edition("classic")
    return Proof("rulebook", Desk(game, edition, voice(game, edition), Setter("en")))


NOTICE = STAR.notice.template + " Nothing of it is for sale, nor will ever be." * 3


def test_a_text_too_long_for_half_a_sheet_is_told_by_its_id(monkeypatch):
    """So that in a translation it is told at its line: no hint of its own stands in the way."""
    monkeypatch.setattr(module, "PRINTED", ("letter",))
    (found,) = print_booklet.run(proof(NOTICE))
    assert (found.text, found.at, found.hint) == ("game.notice", STAR.notice.at, "")
    assert "there is no booklet of the classic rulebook (en)" in found.message


@pytest.mark.long
def test_the_same_text_fits_a_whole_sheet():
    assert list(print_book.run(proof(NOTICE))) == []


def test_other_parts_have_no_booklet():
    assert list(print_booklet.run(replace(proof("Short."), part="board"))) == []
