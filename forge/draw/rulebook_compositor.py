"""The compositor of a rulebook: its sections as bands, its leaves as pages."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from forge.draw import rulebook_measure
from forge.draw.cover import cover, has_cover
from forge.draw.desk import Desk
from forge.draw.rulebook_bands import openings, run_on
from forge.draw.rulebook_blocks import bricks, heading, wide
from forge.draw.rulebook_breaks import breaks
from forge.draw.rulebook_bricks import Band, Bond, Frame, Leaf, Spot
from forge.draw.rulebook_flow import flow, placed
from forge.draw.rulebook_lines import Galley, trial
from forge.draw.rulebook_page import Numbered, Opening, contents, furniture, masthead
from forge.draw.rulebook_style import GAP, USUAL, Edges, Type, area, inks, typed
from forge.draw.rulebook_twice import spoken, twice
from forge.draw.share import digest
from forge.geometry import Size, mm
from forge.locale.glue import beside
from forge.locale.hearing import Heard
from forge.locale.numbers import upright
from forge.locale.ui import word
from forge.model.reading import holds
from forge.model.rulebook import Rulebook, Section
from forge.scene import Bookmark, Item, Page, Scene
from forge.typeset.spill import Spill

COMPONENT = "rulebook"
QUICK_SCALES = (1.36, 1.3, 1.24, 1.18, 1.12, 1.06, 1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
"""Sizes the quick reference is tried in, so that it fits its page."""


class Measured(NamedTuple):
    """What a section measures, and whether something in it does not fit its column."""

    said: str
    spilt: bool


@dataclass(frozen=True, slots=True)
class Compositor:
    """Makes the bands of a rulebook and the pages of its leaves."""

    desk: Desk
    book: Rulebook
    paper: Size
    art: bool = True
    edges: Edges = USUAL
    marks: dict[str, str] = field(default_factory=dict)
    """The digests of sections that were asked for, by their ids."""
    facts: Heard[str] = field(default_factory=Heard)
    """What was worked out for this paper already."""

    @property
    def frame(self) -> Frame:
        """The part of a page that text may cover."""
        return Frame(area(self.paper, self.edges), GAP, self.desk.setter.rtl)

    @property
    def type(self) -> Type:
        """The setting in the colours of the game."""
        return typed(inks(self.desk), self.edges.larger)

    @property
    def other(self) -> Compositor | None:
        """The compositor of the other language of a kit in two."""
        desk = self.desk.second
        book = desk.game.rulebook(desk.edition.id) if desk else None
        if desk is None or book is None:
            return None
        return replace(self, desk=desk, book=book, marks={}, facts=Heard())

    @property
    def alone(self) -> Compositor:
        """The same compositor in the first language only."""
        return replace(self, desk=replace(self.desk, second=None), marks={}, facts=Heard())

    def leaves(self, scale: float) -> tuple[Leaf, ...]:
        """What stands on each page after the cover; the contents name the pages."""
        return self.laid(self.body(scale))

    def laid(self, body: tuple[Band, ...]) -> tuple[Leaf, ...]:
        """What stands on each page after the cover, with the bands of the body."""
        first = int(has_cover(self.desk))
        blank = [band for band in (*self.front({}), *body) if band.bricks]
        steps = breaks(blank, self.frame)
        begun = openings(placed(blank, self.frame, steps))
        numbers = {anchor: number + first for anchor, number in begun.items()}
        # The numbers take no room of their own, so that the pages end where they did.
        numbered = (*self.front(numbers), *body)
        return placed([band for band in numbered if band.bricks], self.frame, steps)

    def front(self, numbers: Mapping[str, int]) -> tuple[Band, ...]:
        """The contents, below the title where there is no cover."""
        galley = self.galley(1, self.type)
        listed = [Opening(upright(i), s.title, s.id) for i, s in self._numbered]
        listed += spoken(self.other) if self.other else []
        listing = Band(contents(galley, self.book, listed, numbers), 1, mm(5))
        if has_cover(self.desk):
            return (listing,)
        return Band((masthead(galley, self.book),), 1), listing

    def body(self, scale: float) -> tuple[Band, ...]:
        """Every section; the text runs on from one to the next, but not over a quick reference."""
        return run_on(
            ((section, self._made(number, section, scale)) for number, section in self._numbered),
            self.other is not None,
        )

    def partly(
        self, scale: float, wanted: Collection[str], measured: Sequence[Measured]
    ) -> tuple[Band, ...]:
        """The body with some of its sections, the others told by bricks that show nothing."""
        return run_on(
            (
                (
                    section,
                    self._made(number, section, scale)
                    if section.id in wanted
                    else list(rulebook_measure.bare(one.said, section.at)),
                )
                for (number, section), one in zip(self._numbered, measured, strict=True)
            ),
            self.other is not None,
        )

    def measured(self, scale: float) -> tuple[Measured, ...]:
        """What each section measures, by the keeper where nothing of the section changed."""
        return tuple(self._measured(number, section, scale) for number, section in self._numbered)

    def joined(self, measured: Sequence[Measured]) -> tuple[Band, ...]:
        """The body with bricks that show nothing."""
        sections = zip(self.book.sections, measured, strict=True)
        bands = ((s, list(rulebook_measure.bare(one.said))) for s, one in sections)
        return run_on(bands, self.other is not None)

    @property
    def _numbered(self) -> Iterable[tuple[int, Section]]:
        return enumerate(self.book.sections, 1)

    def _made(self, number: int, section: Section, scale: float) -> list[Band]:
        if self.other is not None:
            return [*twice(self, self.other, number, scale)]
        if section.quick:
            return self.quick(number, section)
        return [*self._section(number, section, self.type.scaled(scale))]

    def _measured(self, number: int, section: Section, scale: float) -> Measured:
        def work_out() -> str:
            tried = replace(self, desk=trial(self.desk), art=False)
            said = rulebook_measure.told(tried._made(number, section, scale))
            return f"{int(bool(tried.desk.setter.spills))}{said}"

        size = 0.0 if section.quick else scale
        found = self._told(("section", self._asks(number, section), size), work_out)
        return Measured(found[1:], found[0] == "1")

    def sound(self, scale: float) -> Iterator[bool]:
        """Whether all of a section fits, drawn too, for each section."""
        for number, section in self._numbered:
            asked = ("sound", self._asks(number, section), 0.0 if section.quick else scale)
            yield bool(self._told(asked, partial(self._sound, number, section, scale)))

    def _sound(self, number: int, section: Section, scale: float) -> str:
        """Something where all of a section fits, else nothing."""
        tried = replace(self, desk=trial(self.desk), art=False)
        return "sound" if tried._try(tried._made(number, section, scale)) else ""

    def opens(self) -> bool:
        """Whether all fits that stands before the sections."""
        tried = replace(self, desk=trial(self.desk), art=False)
        tuple(tried.cover())
        return tried._try(tried.front({}))

    def _try(self, bands: Iterable[Band]) -> bool:
        """Draw bricks, figures as low and as high as they can be, and see whether all fits."""
        area = self.frame.area
        for band in bands:
            width = self.frame.column(band.columns, 0)[1]
            spot = Spot(0, 0, width, 0, leftwards=False, rtl=self.frame.rtl)
            for brick in band.bricks:
                if brick.height > area.height:
                    return False
                sizes = (brick.least, brick.most) if brick.resized else ()
                for shown in (brick, *(brick.resized(high) for high in sizes if brick.resized)):
                    shown.draw(spot)
        return not self.desk.setter.spills

    def _told(self, asked: object, work_out: Callable[[], str]) -> str:
        """A fact, worked out once at most."""
        return self.facts.of(repr(asked), lambda: self.desk.kept.told(asked, work_out))

    def _asks(self, number: int, section: Section) -> tuple[object, ...]:
        """All that a section's measures depend on, besides its size and what the keeper knows."""
        if section.id not in self.marks:
            twin = self.other.book.sections[number - 1] if self.other else ()
            self.marks[section.id] = digest((section, twin) if twin else section)
        return (self.marks[section.id], number, self.paper, self.edges)

    def _section(self, number: int, section: Section, type_: Type) -> Iterator[Band]:
        """A section as bands: its blocks in columns, save those that want the whole width."""
        values = self.desk.edition.values
        blocks = [block for block in section.blocks if holds(block.when, values)]
        columns = 1 if section.quick or (blocks and wide(blocks[0])) else 2
        head = heading(self.galley(columns, type_), upright(number), section.title, section.id)
        run, kind = list(head), columns
        for block in blocks:
            columns = 1 if wide(block, section.quick) else 2
            if columns != kind and run:
                run[-1] = replace(run[-1], bond=Bond.FREE)
                yield Band(tuple(run), kind)
                run = []
            kind = columns
            run += bricks(self.galley(columns, type_), block)
        if run:
            run[-1] = replace(run[-1], bond=Bond.FREE)
            yield Band(tuple(run), kind)

    def quick(self, number: int, section: Section) -> list[Band]:
        """The quick reference in the largest size in which it fits one page."""
        asks = ("quick", self._asks(number, section))
        said = self._told(asks, lambda: json.dumps(self._fitting(number, section)))
        scale, count = json.loads(said)
        if count > 1:
            detail = f"takes {count} pages in its smallest size and must fit one"
            spill = Spill(COMPONENT, section.title.id, section.title.at, "height", detail)
            self.desk.setter.spills.append(spill)
        return [*self._section(number, section, self.type.scaled(scale))]

    def _fitting(self, number: int, section: Section) -> tuple[float, int]:
        """The largest size in which a quick reference fits one page, else the smallest; pages."""
        for scale in QUICK_SCALES:
            tried = replace(self, desk=trial(self.desk))
            made = tried._section(number, section, self.type.scaled(scale))
            count = len(flow((*made,), self.frame))
            if count == 1:
                break
        return scale, count

    def galley(self, columns: int, type_: Type) -> Galley:
        """A column of so many on a page, to be set in a size of type."""
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
        head = beside(desk.say(desk.edition.title), desk.say(desk.edition.subtitle))
        version = word(
            "book-foot", title=desk.say(desk.game.title), version=desk.game.version,
            licence=desk.game.licence,
        )  # fmt: skip
        section = ""
        for number, leaf in enumerate(leaves, 1 + before):
            begun = [laid.brick.anchor for laid in leaf.laid if laid.brick.anchor]
            first = leaf.laid[0].brick.anchor if leaf.laid else ""
            margins = Numbered(number, head, titles.get(first, section), version)
            items = (*furniture(desk, self.frame.area, self.type, margins), *_drawn(leaf))
            section = titles[begun[-1]] if begun else section
            marks = tuple(Bookmark(titles[anchor]) for anchor in begun)
            yield Page(Scene(self.paper, items, f"rulebook {number}"), bookmarks=marks)


def _drawn(leaf: Leaf) -> Iterator[Item]:
    for ground in leaf.grounds:
        yield from ground.panel.draw(ground.box)
    for laid in leaf.laid:
        yield from laid.brick.draw(laid.spot)
