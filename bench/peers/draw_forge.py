"""A game's cards with forge as a library: read, validated, set, laid on sheets, written.

python draw_forge.py OUT FOLDER
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from forge import write
from forge.backend.pdf import pdf
from forge.content.project import open_game
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.locale.values import voice
from forge.model.load import game
from forge.press.layout import SheetPlan
from forge.press.paper import PAPERS
from forge.press.sheet import impose
from forge.scene import Book
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter


def main(out: Path, folder: Path) -> None:
    """Write the sheets of all cards, fronts and backs; AssertionError for words that do not fit."""
    made = game(open_game(folder))
    edition, setter = made.editions[0], Setter("en", Fonts.load())
    desk = Desk(made, edition, voice(made, edition, "en"), setter, open_art(made))
    pieces = [piece for deck in decks(desk) for piece in cards(desk, deck)]
    assert not setter.spills and not desk.art.troubles, (setter.spills, desk.art.troubles)
    pages = impose(pieces, SheetPlan(PAPERS["a4"]))
    book = Book("Sample", "en", "", "", "CC0-1.0", pages)
    write.file(out, pdf(book, setter.fonts, desk.art.data))


if __name__ == "__main__":
    # As the command line does: what lives for a moment need not look for cycles.
    gc.set_threshold(1_000_000, 20, 20)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
