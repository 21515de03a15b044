"""No word is typed in code, and no mark between words: all that is printed comes from texts.

The voice turns every Latin letter into a Greek one and puts each text in fences.  A Latin letter
that still reaches the typesetter, a label or a bookmark, or anything outside of the fences, can
only have been written in the program.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fenced import TAG, bare, fenced, is_glued, listen

from forge.build.kit import Kit
from forge.build.printing import Printing
from forge.bundle.digest import SHORT
from forge.content.project import content_root, open_game
from forge.draw.desk import Desk
from forge.draw.share import SHARES
from forge.draw.whole import drawing
from forge.locale.values import voice
from forge.model.load import game as load
from forge.press.paper import PAPERS, Margins
from forge.press.turn import Duplex
from forge.scene import Book
from forge.typeset.setter import Setter
from forge.typeset.style import Style

ATLAS = Path(__file__).parents[1] / "data" / "atlas"
STAR = content_root() / "star-of-africa"
GREEK = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "αβγδεφγηικκλμνοπθρστυωωξψζΑΒΓΔΕΦΓΗΙΚΚΛΜΝΟΠΘΡΣΤΥΩΩΞΨΖ",
)
LATIN = re.compile(r"[A-Za-z]+")
CASES = [
    (ATLAS, "classic"),
    (STAR, "zvezda"),
    pytest.param(STAR, "classic", marks=pytest.mark.long),  # the other edition has all its parts
]


def greek(said: str) -> str:
    """The text in Greek letters, its markup left alone."""
    return "".join(
        part if TAG.fullmatch(part) else part.translate(GREEK) for part in TAG.split(said)
    )


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that any typesetter is given; the sheets' own labels speak Greek too."""
    return listen(monkeypatch, _template)


def _template(template: str) -> str:
    return "".join(
        part if part.startswith("{") else greek(part) for part in re.split(r"(\{.*?\})", template)
    )


def kit(folder, edition, change):
    """The drawing and the books of an edition on A4, each text changed by a function."""
    game = load(open_game(folder))
    chosen = game.edition(edition)
    say = voice(game, chosen)
    desk = Desk(game, chosen, lambda text: change(say(text)), Setter("en"))
    whole = drawing(desk)
    made = Kit(whole, Printing(PAPERS["a4"], Margins(), Duplex.LONG))
    outputs = [one for part in made.names for one in made.part(part)]
    return whole, {one.name: one.made for one in outputs if isinstance(one.made, Book)}


@pytest.mark.parametrize(("folder", "edition"), CASES)
def test_no_word_and_no_joint_of_a_kit_is_typed_in_code(folder, edition, heard):
    whole, made = kit(folder, edition, lambda said: fenced(greek(said)))
    printed = {*heard}
    for book in made.values():
        printed |= {book.title, book.subject}
        printed |= {mark.title for page in book.pages for mark in page.bookmarks}
    assert any("α" in text for text in printed)
    assert any(text != bare(text) for text in printed)
    marks = (whole.shares.mark(part)[:SHORT] for part in SHARES)
    assert typed(map(bare, printed), whole.desk, (*made, *marks)) == set()
    assert {text for text in printed if is_glued(text)} == set()


def typed(printed, desk, files=()):
    """What no text said: all but tags, rule ids, the licence's name and the sign of a unit.

    ``files`` are names and hashes that sheets and the print guide tell, the same in all languages.
    """
    signs = [*desk.edition.rules, desk.game.licence, "100 mm", *files, PAPERS["a4"].name]
    known = re.compile("|".join(rf"\b{re.escape(sign)}\b" for sign in signs))
    return {text for text in printed if LATIN.search(known.sub("", TAG.sub("", text)))}


def test_a_word_typed_in_code_would_be_found(heard):
    """The listener hears what is set, so the law above can fail."""
    Setter("en").line("Sold out", Style(), 0, 0)
    assert heard == ["Sold out"]
    game = load(open_game(ATLAS))
    assert typed(heard, Desk(game, game.editions[0], greek, Setter("en"))) == {"Sold out"}


@pytest.mark.parametrize(
    ("folder", "edition"),
    [(ATLAS, "classic"), pytest.param(STAR, "zvezda", marks=pytest.mark.long)],
)
def test_texts_a_third_longer_are_told_about_and_stop_nothing(folder, edition):
    """What a longer language brings: no crash, and each spill names its part and its text."""
    whole, made = kit(folder, edition, longer)
    assert "rulebook.pdf" in made
    for spill in whole.desk.setter.spills:
        assert spill.component and spill.text and spill.detail, spill


def longer(said: str) -> str:
    """The text with its words drawn out by a third, markup and numbers left alone."""
    return "".join(
        part if TAG.fullmatch(part) else re.sub(r"[^\W\d]{2,}", _stretched, part)
        for part in TAG.split(said)
    )


def _stretched(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * -(-len(word[0]) // 3)
