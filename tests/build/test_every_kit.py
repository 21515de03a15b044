"""Every kit in every pseudo-locale, on both papers: nothing to find, nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from told import strays

from forge.build.catalogues import texts
from forge.build.opening import folders, opened
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.finding import errors, warnings
from forge.locale.pseudo import IDS, PSEUDO

GAMES = [folder.name for folder in folders(Wish())]
PAPERS = ("a4", "letter")
DATA = Path(__file__).parents[1] / "data"


def made(tmp_path, wish):
    """A kit, of which there is nothing to say; its PDFs."""
    done = build(wish)
    assert [*errors(done.findings), *warnings(done.findings)] == []
    pdfs = sorted(tmp_path.rglob("*.pdf"))
    assert pdfs
    return pdfs


def known(game, content=None):
    """Every word that is a part of the id of a text."""
    wish = Wish(games=(game,), content=content)
    sources = texts(opened(folders(wish)[0], wish)).values()
    ids = {source.id for document in sources for source in document}
    return frozenset(word.casefold() for ident in ids for word in re.findall(r"[^\W\d_]+", ident))


@pytest.mark.long
@pytest.mark.parametrize("tag", PSEUDO)
@pytest.mark.parametrize("game", GAMES)
def test_a_kit_in_a_pseudo_locale_has_nothing_to_find_on_any_paper(game, tag, tmp_path):
    """No overflow, no glyph that is missing; of ids no word that did not come through a text."""
    wish = Wish(games=(game,), locales=(tag,), papers=PAPERS, out=tmp_path)
    pdfs = made(tmp_path, wish)
    if tag == IDS:
        words = known(game)
        assert [word for pdf in pdfs for word in strays(pdf, words)] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_the_tiny_game_told_by_ids_has_nothing_to_find_and_no_english(paper, tmp_path):
    """The row of the law that is looked at every time."""
    wish = Wish(("tiny",), locales=(IDS,), papers=(paper,), content=DATA, out=tmp_path)
    pdfs, words = made(tmp_path, wish), known("tiny", DATA)
    assert [word for pdf in pdfs for word in strays(pdf, words)] == []
    assert [word for pdf in pdfs for word in strays(pdf, frozenset({"ui"}))] != []


@pytest.mark.parametrize(
    ("line", "odd"),
    [
        ("decks.adventures.cards.map 5", []),
        ("Cards.map", []),
        ("adven… 3", []),
        ("Take the cards", ["Take", "the"]),
        ("c a r d s .  m a p", []),
        ("c a r d s .  m a p decks", []),
        ("t a k e  m a p", ["t", "a", "k", "e", "m", "a", "p"]),
        ("board-four-sheet.pdf 5edafacf56 A11 CC BY 4.0", []),
        ("Print 2 cards", ["Print"]),
    ],
)
def test_what_is_no_part_of_an_id_is_a_stray_word(line, odd):
    from told import _odd

    assert list(_odd(line, frozenset({"decks", "adventures", "cards", "map"}))) == odd
