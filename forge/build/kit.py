"""A drawing on paper: the files of a kit, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from forge.build.board_sheets import UNTILED, BoardSheets, board_files
from forge.build.guide_job import Pressed, guide_pages, listed, prints, rows
from forge.build.inking import inked_pages, inked_pieces, punched_pieces
from forge.build.labels import Labels
from forge.build.output import Output
from forge.build.parts import COUNTED, GUIDE, NAMES, PAGED, PIECES, pieces_hash, scenes_hash
from forge.build.printing import Printing
from forge.build.setting import on_sheets, on_spreads, setting
from forge.build.store import Row
from forge.bundle.digest import SHORT
from forge.draw import forms, rulebook
from forge.draw.desk import Desk
from forge.draw.guide import Print
from forge.draw.whole import Drawing
from forge.geometry import Um, mm
from forge.locale.glue import beside
from forge.locale.hearing import Heard, heard_once, unheard
from forge.press.booklet import booklet, leaf
from forge.press.cuts import cuts, strokes
from forge.press.ink import inked
from forge.press.layout import SheetPlan, bed_of, lay, notes
from forge.press.paper import TooBig
from forge.press.sheet import corner_area, impose
from forge.press.turn import Duplex
from forge.scene import Book, Bookmark, Page, Piece, Scene

GAPS = MappingProxyType({"pawns": mm(4)})
"""Room between pieces of a part that do not share their cuts: twice their bleed."""


@dataclass(frozen=True)
class Kit:
    """The kit of a drawing, printed in one way on one paper.

    ``known`` tells the files of parts that need not be made, since an earlier build made them;
    ``wanted`` the parts asked for, all of them when left out.
    """

    drawing: Drawing
    printing: Printing
    known: Mapping[str, tuple[Print, ...]] = field(default_factory=dict)
    wanted: frozenset[str] = frozenset(NAMES)

    @property
    def names(self) -> tuple[str, ...]:
        """The parts that this kit has."""
        found = tuple(name for name in NAMES if self.drawing.has(name))
        return (*found, GUIDE) if found else ()

    def draw(self, part: str) -> None:
        """Draw what a part shows, before it meets paper."""
        if part in PIECES:
            PIECES[part](self.drawing)
        elif part == "board":
            _ = self.drawing.board

    def prints(self, part: str) -> tuple[Print, ...]:
        """The printed files of a part, as the guide tells them; none of one that is too large."""
        if part in self.known:
            return self.known[part]
        if part not in self.wanted and part in self.larger:
            return ()
        with unheard():  # what is counted is how many sheets there are, not what they say
            return prints({part: self.part(part)})

    def rows(self) -> tuple[Row, ...]:
        """All files that the guide counts, as rows of the manifest."""
        return tuple(row for name in COUNTED for row in rows(self.prints(name)))

    @heard_once
    def larger(self) -> tuple[str, ...]:
        """The parts that nobody asked to have on this paper and that it cannot hold."""
        others = (name for name in self.names if name not in (GUIDE, *self.wanted, *self.known))
        return tuple(name for name in others if not self._holds(name))

    def _holds(self, name: str) -> bool:
        try:
            with unheard():
                self.part(name)
        except TooBig:
            return False
        return True

    def shows(self, part: str) -> str:
        """A hash of what a part shows, whatever else the game holds and however it is printed."""
        if part in PIECES:
            return pieces_hash(PIECES[part](self.drawing))
        if part in PAGED:
            return scenes_hash(page.scene for page in self.pages(part))
        return scenes_hash([self.drawing.board] if self.drawing.board else [])

    def pages(self, part: str) -> tuple[Page, ...]:
        """The pages of a part that is set on pages."""
        if part == "forms":
            return tuple(page for pages in self._forms.values() for page in pages)
        return self._guide if part == GUIDE else self._rulebook

    def part(self, name: str) -> tuple[Output, ...]:
        """The files of a part; none when the game does not have it.

        Made once, since the guide counts what the others made.  Raises TooBig when a piece does
        not fit the paper.
        """
        return self._made.of(name, lambda: tuple(self._make(name)))

    @cached_property
    def _made(self) -> Heard[tuple[Output, ...]]:
        return Heard()

    def _make(self, name: str) -> Iterator[Output]:
        if name in PIECES:
            yield from self._sheets(name, PIECES[name](self.drawing))
        elif name == "forms":
            for form, pages in self._forms.items():
                pages = inked_pages(pages, self.printing.ink)
                yield Output(f"form-{form}.pdf", self._book(name, pages), len(pages))
        elif name == "rulebook":
            yield from self._rulebooks()
        elif name == GUIDE:
            if self._guide:
                pages = inked_pages(self._guide, self.printing.ink)
                yield Output(f"{GUIDE}.pdf", self._book(GUIDE, pages), len(pages))
        elif self.drawing.board:
            sheets = BoardSheets(inked(self.drawing.board, self.printing.ink), self._labels(name))
            for file, part, pages in board_files(sheets):
                way = "copy-shop" if file.startswith(UNTILED) else "one-sided"
                yield Output(file, self._book(part, pages), len(pages), _tile_cuts(pages), way)

    def holds(self, part: str) -> tuple[str, ...]:
        """For each kind of piece of a part, how many a sheet holds and why not more."""
        if part not in PIECES:
            return ()
        pieces = punched_pieces(PIECES[part](self.drawing), self.printing.punch)
        plan = self._plan(part, pieces)
        return notes(pieces, plan) if plan.cells is None else ()

    def _labels(self, part: str) -> Labels:
        """The labels of a part: each sheet has the hash of what its part sees of the content."""
        mark = self.drawing.shares.mark(part)[:SHORT]
        return Labels(self._desk(part), self.printing, mark, self.drawing.desk.second)

    def _desk(self, part: str) -> Desk:
        return self.drawing.at(part)

    @heard_once
    def _rulebook(self) -> tuple[Page, ...]:
        """The pages on whole sheets; where nothing fits, as they are, and the setter says so."""
        desk, paper = self._desk("rulebook"), self.printing.paper.size
        edges = on_sheets(self.printing.margins)
        made = setting(desk, paper, edges)
        return made.printed(paper) if made else rulebook.pages(desk, paper, edges=edges)

    @heard_once
    def _forms(self) -> Mapping[str, tuple[Page, ...]]:
        """The pages of each form."""
        desk, edges = self._desk("forms"), on_sheets(self.printing.margins)
        mark = self.drawing.shares.mark("forms")[:SHORT]
        return {
            form.id: forms.pages(forms.Sheet(desk, form, self.printing.paper.size, edges, mark))
            for form in desk.game.forms
        }

    @heard_once
    def _guide(self) -> tuple[Page, ...]:
        """The guide to all parts of the kit, whichever of them are asked for; none to no parts."""
        if not self.names:
            return ()
        made = listed(one for name in self.names if name != GUIDE for one in self.prints(name))
        drawing = Drawing(self._desk(GUIDE), self.drawing.absent.union(self.larger))
        size = drawing.board_size
        plan = BoardSheets(Scene(size, ()), self._labels(GUIDE)).plan() if size else None
        return guide_pages(
            drawing, self.printing, Pressed(made, self._level(drawing), plan, self.larger)
        )

    def _level(self, drawing: Drawing) -> frozenset[str]:
        """The parts whose sheets fold across rather than upright."""
        if self.printing.duplex is not Duplex.FOLD:
            return frozenset()
        found = {
            name: punched_pieces(PIECES[name](drawing), self.printing.punch) for name in PIECES
        }
        return frozenset(
            name
            for name, pieces in found.items()
            if any(piece.back for piece in pieces)
            and not bed_of(pieces[0], self._plan(name, pieces)).axis.upright
        )

    def _rulebooks(self) -> Iterator[Output]:
        """The rulebook on whole sheets, and as a booklet where the paper is large enough.

        A quick reference that ends the book is the back of the booklet, to be had without opening.
        """
        if not self.drawing.has("rulebook"):
            return
        pages = inked_pages(self._rulebook, self.printing.ink)
        yield Output("rulebook.pdf", self._book("rulebook", pages), len(pages))
        paper, desk = self.printing.paper.size, self._desk("rulebook")
        small = setting(desk, leaf(paper), on_spreads(self.printing.margins))
        if small is not None:
            told = desk.game.rulebook(desk.edition.id)
            outside = bool(told and told.sections[-1].quick)
            folded = inked_pages(small.pages, self.printing.ink)
            sides = booklet(folded, paper, rtl=desk.setter.rtl, outside=outside)
            book = replace(self._book("rulebook-booklet", sides), duplex="short")
            yield Output("rulebook-booklet.pdf", book, len(sides) // 2, sides="flip-short")

    def _sheets(self, part: str, pieces: tuple[Piece, ...]) -> Iterator[Output]:
        if not pieces:
            return
        pieces = punched_pieces(inked_pieces(pieces, self.printing.ink), self.printing.punch)
        plan = self._plan(part, pieces)
        pages = impose(pieces, plan)
        laid = lay(pieces, plan)
        needed = sum(map(strokes, laid))
        duplex = plan.duplex if plan.duplex in (Duplex.LONG, Duplex.SHORT) else ""
        if self.printing.apart and duplex:
            fronts, backs = pages[::2], pages[1::2]
            yield Output(f"{part}-fronts.pdf", self._book(part, fronts), len(fronts), needed,
                         "apart-fronts")  # fmt: skip
            yield Output(f"{part}-backs.pdf", self._book(part, backs), sides="apart-backs")
        else:
            sheets = len(pages) // (2 if duplex else 1)
            book = replace(self._book(part, pages), duplex=str(duplex))
            way = f"flip-{plan.duplex}" if any(piece.back for piece in pieces) else "one-sided"
            yield Output(f"{part}.pdf", book, sheets, needed, way)
        if self.printing.cuts:
            for number, sheet in enumerate(laid, 1):
                made = cuts(sheet, plan.paper.size, corner_area(sheet, plan))
                yield Output(f"{part}-{number}-cuts.svg", made)

    def _plan(self, part: str, pieces: tuple[Piece, ...]) -> SheetPlan:
        two_sided = any(piece.back for piece in pieces)
        duplex = self.printing.duplex if two_sided else Duplex.SINGLE
        profile = self.printing.profile
        return SheetPlan(
            self.printing.paper,
            self.printing.margins,
            gap=GAPS.get(part, self._parted(pieces)),
            duplex=duplex,
            style=profile.marks,
            label=self._labels(part).sheet(part, duplex),
            ruler=self._labels(part).ruler(),
            fold=self._labels(part).fold(),
            correction=profile.back,
        )

    def _parted(self, pieces: tuple[Piece, ...]) -> Um | None:
        """Room between pieces that have their own bleed each; None where they share their cuts."""
        if not self.printing.own_bleed:
            return None
        return Um(2 * max((piece.bleed for piece in pieces), default=0))

    def _book(self, part: str, pages: tuple[Page, ...]) -> Book:
        own = part if part in NAMES else "board"
        desk, names = self._desk(own), self._labels(own).names(part)
        title = beside(names["title"], names["edition"], names["part"])
        if pages and not any(page.bookmarks for page in pages):
            pages = (replace(pages[0], bookmarks=(Bookmark(title),)), *pages[1:])
        return Book(
            title=title,
            lang=desk.setter.lang,
            author=next((desk.say(credit.text) for credit in desk.game.credits), ""),
            subject=desk.say(desk.game.notice),
            licence=desk.game.licence,
            pages=pages,
            rtl=desk.setter.rtl,
        )


def _tile_cuts(pages: tuple[Page, ...]) -> int:
    """Four cuts a tile; the map of them is not cut."""
    return sum(4 for page in pages if page.trim is not None)
