"""A drawing on paper: the books of a kit, each a PDF's worth of pages, by file name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from forge.build.map_page import map_page
from forge.draw import rulebook
from forge.draw.whole import Drawing
from forge.geometry import Box, Um, mm
from forge.locale.ui import word
from forge.press.layout import SheetPlan
from forge.press.marks import Slip
from forge.press.paper import Margins, Paper
from forge.press.sheet import impose
from forge.press.tile import TilePlan, tile
from forge.press.turn import Duplex
from forge.scene import Book, Bookmark, Page, Piece, Words
from forge.typeset.spill import About
from forge.typeset.style import Style

OVERLAP = mm(10)
LABEL = Style(role="caption", size=6.5, smallest=4.5, colour="#000000")
LABEL_HEIGHT = mm(3)


@dataclass(frozen=True, slots=True)
class Printing:
    """How a kit is printed; ``mark`` is the short content hash that every sheet carries."""

    paper: Paper
    margins: Margins
    duplex: Duplex
    mark: str


def books(drawing: Drawing, printing: Printing) -> dict[str, Book]:
    """The books of a kit by file name; parts that the game does not have are left out.

    Raises TooBig when a piece does not fit the paper.
    """
    kit = _Kit(drawing, printing)
    return dict(kit.books())


@dataclass(frozen=True, slots=True)
class _Kit:
    drawing: Drawing
    printing: Printing

    def books(self) -> Iterator[tuple[str, Book]]:
        if self.drawing.board:
            page = Page(self.drawing.board, Box(Um(0), Um(0), *self.drawing.board.size))
            yield "board.pdf", self._book("board", self._tiles())
            yield f"board-untiled-{self._millimetres()}.pdf", self._book("board", (page,))
        jobs = {
            "tokens": self.drawing.tokens,
            "money": self.drawing.notes,
            "cards": tuple(p for deck in self.drawing.decks.values() for p in deck),
        }
        for part, pieces in jobs.items():
            if pieces:
                yield f"{part}.pdf", self._sheets(part, pieces)
        desk = self.drawing.desk
        if desk.game.rulebook(desk.edition.id):
            pages = rulebook.pages(desk, self.printing.paper.size)
            yield "rulebook.pdf", self._book("rulebook", pages)

    def _millimetres(self) -> str:
        size = self.drawing.board.size if self.drawing.board else (0, 0)
        return "x".join(str(round(side / 1000)) for side in size) + "mm"

    def _tiles(self) -> tuple[Page, ...]:
        plan = TilePlan(
            self.printing.paper,
            self.printing.margins,
            OVERLAP,
            label=self._label("board", "tile"),
            ruler=self._ruler(),
        )
        assert self.drawing.board is not None  # asked only for a game with a board
        pages = tile(self.drawing.board, plan)
        if len(pages) == 1:
            return pages
        return (map_page(self.drawing.desk, self.drawing.board, plan), *pages)

    def _sheets(self, part: str, pieces: tuple[Piece, ...]) -> Book:
        two_sided = any(piece.back for piece in pieces)
        duplex = self.printing.duplex if two_sided else Duplex.SINGLE
        plan = SheetPlan(
            self.printing.paper,
            self.printing.margins,
            duplex=duplex,
            label=self._label(part, "sheet", duplex),
            ruler=self._ruler(),
        )
        flip = "" if duplex is Duplex.SINGLE else str(duplex)
        return replace(self._book(part, impose(pieces, plan)), duplex=flip)

    def _ruler(self) -> tuple[Words, ...]:
        return self.drawing.desk.setter.line(word("bar", length=100), LABEL, 0, 0)

    def _label(
        self, part: str, form: str, duplex: Duplex = Duplex.SINGLE
    ) -> Callable[[Slip], tuple[Words, ...]]:
        """A function that sets the label of one sheet in the room that the sheet has for it."""

        def label(slip: Slip) -> tuple[Words, ...]:
            said = word(form, **self._names(part), **_numbers(slip))
            if duplex is not Duplex.SINGLE:
                said += f" · {word(slip.side)} · {word(f'flip-{duplex}')}"
            else:
                said += f" · {word('no-scaling')}"
            box = Box(Um(0), Um(-LABEL_HEIGHT), slip.room, LABEL_HEIGHT)
            about = About(f"{part} sheet label")
            return self.drawing.desk.setter.fit(said, LABEL, box, about, "bottom", lines=1)

        return label

    def _names(self, part: str) -> dict[str, str]:
        desk = self.drawing.desk
        return {
            "title": desk.say(desk.game.title),
            "edition": desk.say(desk.edition.subtitle),
            "part": word(f"part-{part}"),
            "hash": self.printing.mark,
        }

    def _book(self, part: str, pages: tuple[Page, ...]) -> Book:
        desk = self.drawing.desk
        names = self._names(part)
        title = f"{names['title']} · {names['edition']} · {names['part']}"
        if pages and not any(page.bookmarks for page in pages):
            pages = (replace(pages[0], bookmarks=(Bookmark(title),)), *pages[1:])
        return Book(
            title=title,
            lang=desk.setter.lang,
            author="; ".join(desk.say(credit.text) for credit in desk.game.credits[:1]),
            subject=desk.say(desk.game.notice),
            licence=desk.game.licence,
            pages=pages,
        )


def _numbers(slip: Slip) -> dict[str, int]:
    return {
        "number": slip.sheet,
        "total": slip.sheets,
        "row": slip.row,
        "rows": slip.rows,
        "column": slip.column,
        "columns": slip.columns,
    }
