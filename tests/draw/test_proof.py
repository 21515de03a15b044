"""The quick look that the checks take sees what drawing everything would show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from forge.content.project import content_root, open_game
from forge.draw import board_words, labels, rulebook
from forge.draw.board import board
from forge.draw.desk import Desk
from forge.draw.proof import Proof
from forge.draw.proof_parts import PARTS
from forge.draw.rulebook_copyfit import SCALES
from forge.draw.share import SHARES
from forge.draw.whole import drawing
from forge.locale.values import voice
from forge.model import load
from forge.model.text import Text
from forge.press.paper import PAPERS
from forge.scene import Clip, Fade, Item, Place, Words
from forge.typeset.setter import Setter

FOLDERS = {
    "star-of-africa": content_root() / "star-of-africa",
    "atlas": Path(__file__).parent.parent / "data" / "atlas",
}
TROUBLES: dict[str, Callable[[str], str]] = {
    "as it is": lambda said: said,
    "every text thrice as long": lambda said: " ".join([said, said, said]),
    "one endless word": lambda said: said.replace(" ", "m") * 3,
    "a sign that no font has": lambda said: f"{said} \U000f0000",
}
CASES = [
    *(("atlas", trouble) for trouble in TROUBLES),
    ("star-of-africa", "as it is"),
    ("star-of-africa", "one endless word"),
]


def a_desk(folder: str, trouble: str) -> Desk:
    """The last edition of a game, with something done to each of its texts."""
    game = load.game(open_game(FOLDERS[folder]))
    edition = game.editions[-1]
    say, upset = voice(game, edition), TROUBLES[trouble]

    def troubled(text: Text) -> str:
        return upset(say(text))

    return Desk(game, edition, troubled, Setter("en"))


@pytest.mark.parametrize(("folder", "trouble"), CASES)
def test_a_proof_reports_what_the_drawing_reports(folder, trouble):
    """The same texts, for the same reasons, in the same order; and the troubles do trouble."""
    drawn = a_desk(folder, trouble)
    whole = drawing(drawn)
    vars(whole)["_desks"] = dict.fromkeys(SHARES, drawn)  # whose voice upsets all that is said
    assert whole.board
    assert [whole.tokens, whole.notes, whole.decks, whole.pawns, whole.die, whole.box]
    desk = a_desk(folder, trouble)
    found = tuple(spill for part in PARTS for spill in Proof(part, desk).spills)
    assert found == tuple(drawn.setter.spills)
    assert bool(found) == (trouble != "as it is")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("folder", "trouble"), CASES)
def test_a_rulebook_without_art_reports_what_the_whole_reports(folder, trouble, paper):
    """Maps left out of its figures change neither the faults nor the pages."""
    whole, bare = a_desk(folder, trouble), a_desk(folder, trouble)
    drawn = rulebook.pages(whole, PAPERS[paper].size)
    quick = rulebook.pages(bare, PAPERS[paper].size, art=False)
    assert bare.setter.spills == whole.setter.spills
    assert [page.bookmarks for page in quick] == [page.bookmarks for page in drawn]
    assert [top(page.scene.items) for page in quick] == [top(page.scene.items) for page in drawn]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("folder", "trouble"), CASES)
def test_a_book_of_which_it_is_sure_that_it_fits_fits(folder, trouble, paper):
    """Told from sections one by one, for each of these books."""
    size = PAPERS[paper].size
    desk = a_desk(folder, trouble)
    sure = rulebook.fits(desk, size, max(SCALES))
    assert desk.setter.spills == []
    rulebook.pages(desk, size, art=False, scale=max(SCALES))
    assert sure == (not desk.setter.spills)
    assert sure or trouble != "as it is"


def test_the_words_of_a_board_stand_where_they_are_drawn():
    """Legend, labels, scroll: the very same words in the same places as on the whole board."""
    desk = a_desk("star-of-africa", "as it is")
    whole = set(every(board(desk).items))
    regions, points = len(desk.game.board.regions), len(desk.game.board.points)
    found = tuple(every(board_words.words(desk)))
    assert len(found) > regions + points
    assert set(found[regions:]) <= whole


def test_names_are_placed_alike_for_every_edition_of_a_board():
    """They are kept by what they depend on, so that other texts give other places."""
    desk = a_desk("star-of-africa", "as it is")
    other = replace(desk, edition=desk.game.editions[0])
    longer = replace(desk, say=lambda text: desk.say(text) + "shire")
    assert labels.placed(other) == labels.placed(desk)
    assert labels.placed(longer) != labels.placed(desk)


def top(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items of a page, with only the places of the pictures on it."""
    return tuple(
        (item.x, item.y, item.scene.size) if isinstance(item, Place) else item for item in items
    )


@cache
def within(item: Item) -> tuple[Words, ...]:
    return tuple(every(item.items if not isinstance(item, Place) else item.scene.items))


def every(items) -> Iterator[Words]:
    """All words, of scenes placed in a drawing too."""
    for item in items:
        if isinstance(item, Words):
            yield item
        elif isinstance(item, Place | Clip | Fade):
            yield from within(item)
