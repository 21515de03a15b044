"""The board on paper: the poster in tiles, smaller on four sheets, and whole for a print shop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.build.labels import Labels
from forge.build.map_page import map_page
from forge.build.printing import Join
from forge.geometry import Box, Um, mm
from forge.press.crease import creases
from forge.press.fitted import four_sheet_scale, scaled
from forge.press.tile import OVERLAP, TilePlan, tile
from forge.scene import Page, Scene

UNTILED = "board-untiled"
"""How the name of the file with the whole board begins."""
STRAY = mm(2)  # what a butt-joined tile shows past its cut


@dataclass(frozen=True, slots=True)
class BoardSheets:
    """A board and how it is printed."""

    board: Scene
    labels: Labels

    def poster(self) -> tuple[Page, ...]:
        """The tiles of the board as drawn, after a map of them."""
        return self._tiled(self.board, "board")

    def smaller(self) -> tuple[Page, ...]:
        """The board at the largest scale that takes four sheets of A4 and of Letter alike.

        Empty when the board as drawn takes no more.
        """
        scale = self.scale()
        return self._tiled(scaled(self.board, scale), "board-four-sheet") if scale < 1 else ()

    def scale(self) -> float:
        """The scale of the smaller board: the same on all papers, so that it is one game."""
        margins = self.labels.printing.margins.grown(self._stray())
        return four_sheet_scale(self.board.size, margins, self._overlap())

    def whole(self) -> tuple[str, Page]:
        """The board on one page as large as itself, and its size for the name of the file."""
        page = Page(self.board, Box(Um(0), Um(0), *self.board.size))
        return "x".join(str(round(side / 1000)) for side in self.board.size) + "mm", page

    def plan(self, board: Scene | None = None, part: str = "board") -> TilePlan:
        """How a board is cut up, the one as drawn unless another is given."""
        size = (board or self.board).size
        printing = self.labels.printing
        return TilePlan(
            printing.paper,
            printing.margins,
            self._overlap(),
            label=self.labels.tile(part),
            ruler=self.labels.ruler(),
            bleed=self._stray(),
            style=printing.profile.marks,
            creases=creases(size, printing.boards),
        )

    def _overlap(self) -> Um:
        return OVERLAP if self.labels.printing.join is Join.OVERLAP else Um(0)

    def _stray(self) -> Um:
        return STRAY if self.labels.printing.join is Join.BUTT else Um(0)

    def _tiled(self, board: Scene, part: str) -> tuple[Page, ...]:
        plan = self.plan(board, part)
        pages = tile(board, plan)
        if len(pages) == 1:
            return pages
        return (map_page(self.labels.desk, board, plan), *pages)


def board_files(sheets: BoardSheets) -> Iterator[tuple[str, str, tuple[Page, ...]]]:
    """Each file of the board: its name, the part it is called, its pages."""
    yield "board.pdf", "board", sheets.poster()
    smaller = sheets.smaller()
    if smaller:
        yield "board-four-sheet.pdf", "board-four-sheet", smaller
    size, page = sheets.whole()
    yield f"{UNTILED}-{size}.pdf", "board", (page,)
