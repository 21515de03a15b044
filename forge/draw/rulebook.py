"""The rulebook of an edition, laid out as pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from forge.draw.cover import cover, has_cover
from forge.draw.desk import Desk
from forge.draw.rulebook_blocks import bricks, heading, wide
from forge.draw.rulebook_bricks import Band, Bond, Brick, Frame, Leaf
from forge.draw.rulebook_copyfit import SCALES, best
from forge.draw.rulebook_flow import flow
from forge.draw.rulebook_lines import Galley, trial
from forge.draw.rulebook_page import Numbered, Opening, contents, furniture, masthead
from forge.draw.rulebook_style import GAP, USUAL, Edges, Type, area, inks, typed
from forge.geometry import Size, in_mm, mm
from forge.model.reading import holds
from forge.model.rulebook import Rulebook, Section
from forge.scene import Bookmark, Item, Page, Scene
from forge.typeset.fonts import Fonts
from forge.typeset.spill import Spill

COMPONENT = "rulebook"
QUICK_SCALES = (1.18, 1.12, 1.06, 1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
"""Sizes the quick reference is tried in, so that it fits its page."""


def pages(desk: Desk, paper: Size, art: bool = True, edges: Edges = USUAL) -> tuple[Page, ...]:
    """The rulebook of the desk's edition on upright pages; empty when the edition has none.

    What does not fit, even on a page of its own, is reported to the desk's setter.  Without
    ``art`` every text is set and placed alike, but maps are left out of the pictures.
    """
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return ()
    press, first = Compositor(desk, book, paper, art, edges), int(has_cover(desk))
    laid = press.leaves(_scale(desk, book, press))
    for leaf in laid:
        for brick, over in leaf.over:
            desk.setter.spills.append(_too_high(brick, over))
    return (*press.cover(), *press.pages(laid, first))


def leaves(desk: Desk, paper: Size, edges: Edges = USUAL) -> tuple[Leaf, ...]:
    """What stands on each page after the cover, laid but not drawn."""
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return ()
    press = Compositor(desk, book, paper, art=False, edges=edges)
    return press.leaves(_scale(desk, book, press))


def hopeless(desk: Desk, paper: Size, edges: Edges = USUAL) -> bool:
    """Whether something does not fit even in the smallest setting: a trial that takes little."""
    book = desk.game.rulebook(desk.edition.id)
    tried = trial(desk)
    if book is not None:
        Compositor(tried, book, paper, art=False, edges=edges).body(min(SCALES))
    return bool(tried.setter.spills)


def _scale(desk: Desk, book: Rulebook, press: Compositor) -> float:
    """How large the text is set, so that it fills its pages best.

    Found once in a run: the checks set the book on the same paper as the kit does.
    """
    key = (desk.kept.share, press.paper, press.edges, desk.setter.fonts)
    if key in _SCALES:
        return _SCALES[key]
    tries = replace(press, desk=trial(desk), art=True, quick={})
    found = best(lambda by: flow((*tries.front({}), *tries.body(by)), press.frame), press.frame)
    if desk.kept.share:
        _SCALES[key] = found
    return found


_SCALES: dict[tuple[str, Size, Edges, Fonts], float] = {}
"""The sizes found, by all that they depend on."""


def openings(leaves: Sequence[Leaf]) -> dict[str, int]:
    """The page, counted from 1, on which each section begins."""
    found: dict[str, int] = {}
    for number, leaf in enumerate(leaves, 1):
        for laid in leaf.laid:
            if laid.brick.anchor:
                found.setdefault(laid.brick.anchor, number)
    return found


@dataclass(frozen=True, slots=True)
class Compositor:
    """Makes the bands of a rulebook and the pages of its leaves."""

    desk: Desk
    book: Rulebook
    paper: Size
    art: bool = True
    edges: Edges = USUAL
    quick: dict[str, list[Band]] = field(default_factory=dict)
    """The quick references by section: their size does not depend on that of the text."""

    @property
    def frame(self) -> Frame:
        """The part of a page that text may cover."""
        return Frame(area(self.paper, self.edges), GAP, self.desk.setter.rtl)

    @property
    def type(self) -> Type:
        """The setting in the colours of the game."""
        return typed(inks(self.desk), self.edges.larger)

    def leaves(self, scale: float) -> tuple[Leaf, ...]:
        """What stands on each page after the cover; the contents name the pages."""
        body, first = self.body(scale), int(has_cover(self.desk))
        laid = openings(flow((*self.front({}), *body), self.frame))
        numbers = {anchor: number + first for anchor, number in laid.items()}
        return flow((*self.front(numbers), *body), self.frame)

    def front(self, numbers: Mapping[str, int]) -> tuple[Band, ...]:
        """The contents, below the title where there is no cover."""
        galley = self._galley(1, self.type)
        listed = [Opening(str(i), s.title, s.id) for i, s in enumerate(self.book.sections, 1)]
        listing = Band(contents(galley, self.book, listed, numbers), 1, mm(5))
        if has_cover(self.desk):
            return (listing,)
        return Band((masthead(galley, self.book),), 1), listing

    def body(self, scale: float) -> tuple[Band, ...]:
        """Every section; the text runs on from one to the next, but not over a quick reference."""
        type_ = self.type.scaled(scale)
        bands: list[Band] = []
        fresh = False
        for number, section in enumerate(self.book.sections, 1):
            made = [*(self._quick(number, section) if section.quick else
                      self._section(number, section, type_))]  # fmt: skip
            if bands and not fresh and not section.quick and _run_on(bands[-1], made[0]):
                bands[-1] = replace(bands[-1], bricks=bands[-1].bricks + made.pop(0).bricks)
            elif made:
                made[0] = replace(made[0], fresh=fresh or section.quick)
            bands += made
            fresh = section.quick
        return tuple(bands)

    def _section(self, number: int, section: Section, type_: Type) -> Iterator[Band]:
        """A section as bands: its blocks in columns, save those that want the whole width."""
        values = self.desk.edition.values
        blocks = [block for block in section.blocks if holds(block.when, values)]
        columns = 1 if section.quick or (blocks and wide(blocks[0])) else 2
        head = heading(self._galley(columns, type_), str(number), section.title, section.id)
        run, kind = list(head), columns
        for block in blocks:
            columns = 1 if wide(block, section.quick) else 2
            if columns != kind and run:
                run[-1] = replace(run[-1], bond=Bond.FREE)
                yield Band(tuple(run), kind)
                run = []
            kind = columns
            run += bricks(self._galley(columns, type_), block)
        if run:
            run[-1] = replace(run[-1], bond=Bond.FREE)
            yield Band(tuple(run), kind)

    def _quick(self, number: int, section: Section) -> list[Band]:
        """The quick reference in the largest size in which it fits one page."""
        if section.id not in self.quick:
            self.quick[section.id] = self._quick_set(number, section)
        return self.quick[section.id]

    def _quick_set(self, number: int, section: Section) -> list[Band]:
        for scale in QUICK_SCALES:
            tried = replace(self, desk=trial(self.desk), quick={})._section(
                number, section, self.type.scaled(scale)
            )
            count = len(flow((*tried,), self.frame))
            if count == 1:
                break
        else:
            detail = f"takes {count} pages in its smallest size and must fit one"
            spill = Spill(COMPONENT, section.title.id, section.title.at, "height", detail)
            self.desk.setter.spills.append(spill)
        return [*self._section(number, section, self.type.scaled(scale))]

    def _galley(self, columns: int, type_: Type) -> Galley:
        width = self.frame.column(columns, 0)[1]
        return Galley(
            self.desk, COMPONENT, width, type=type_, art=self.art, larger=self.edges.larger
        )

    def cover(self) -> Iterator[Page]:
        """The cover, where the game can draw one."""
        if has_cover(self.desk):
            yield Page(cover(self.desk, self.book, self.paper, self.art, self.edges))

    def pages(self, leaves: Sequence[Leaf], before: int = 0) -> Iterator[Page]:
        """Each leaf with its running head, page number and bookmarks; ``before`` it come others."""
        desk, titles = self.desk, {s.id: self.desk.say(s.title) for s in self.book.sections}
        head = f"{desk.say(desk.edition.title)} · {desk.say(desk.edition.subtitle)}"
        version = f"{desk.say(desk.game.title)} {desk.game.version} · {desk.game.licence}"
        section = ""
        for number, leaf in enumerate(leaves, 1 + before):
            begun = [laid.brick.anchor for laid in leaf.laid if laid.brick.anchor]
            first = leaf.laid[0].brick.anchor if leaf.laid else ""
            margins = Numbered(number, head, titles.get(first, section), version)
            items = (*furniture(desk, self.frame.area, self.type, margins), *_drawn(leaf))
            section = titles[begun[-1]] if begun else section
            marks = tuple(Bookmark(titles[anchor]) for anchor in begun)
            yield Page(Scene(self.paper, items, f"rulebook {number}"), bookmarks=marks)


def _run_on(before: Band, after: Band) -> bool:
    return before.columns == after.columns == 2


def _drawn(leaf: Leaf) -> Iterator[Item]:
    for ground in leaf.grounds:
        yield from ground.panel.draw(ground.box)
    for laid in leaf.laid:
        yield from laid.brick.draw(laid.spot)


def _too_high(brick: Brick, over: int) -> Spill:
    detail = f"is {in_mm(over)} mm higher than a page and is cut off"
    return Spill(COMPONENT, brick.name, brick.at, "height", detail)
