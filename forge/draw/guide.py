"""The print guide: what to print on what, how to make it, and the proof that nothing is missing.

What depends on sheets comes from the press: the files with their counts, and the map of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forge.draw import guide_stand
from forge.draw.desk import Desk
from forge.draw.guide_columns import Row, Table, layout
from forge.draw.guide_proof import Count
from forge.draw.guide_steps import Step, steps, told
from forge.draw.guide_stock import stock, stocks
from forge.draw.guide_table import table
from forge.draw.guide_ways import Making, Way
from forge.draw.rulebook_shapes import tapered
from forge.draw.rulebook_style import Inks, inks, typed
from forge.geometry import UM_PER_MM, Box, Size, Um, mm
from forge.locale.glue import beside
from forge.locale.numbers import upright
from forge.locale.ui import UI, word
from forge.scene import Bookmark, Item, Page, Place, Scene, Words
from forge.typeset.spill import About
from forge.typeset.style import Style

SIDE = mm(17)
TOP = mm(16)
LEAST = mm("4.4")
"""The height that a row of the proof has at least, whatever the list of files takes."""
PROOF = mm(27)
"""How far below the list of files the proof begins: the total, the scale and the bar."""
FILES = (3.7, 1.05, 3.8, 4.1)
"""The widths of the columns of the list of files, in proportion."""
COMPONENT = "print guide"


@dataclass(frozen=True, slots=True)
class Print:
    """One file of the kit: its part, how many sheets it takes, and how it is printed.

    ``sides`` is "one-sided", "copy-shop", "flip-" and the way its two sides meet, or
    "apart-fronts" and "apart-backs"; ``counted`` is False for another way to print what is
    printed already.
    """

    file: str
    part: str
    sheets: int
    sides: str
    counted: bool = True

    @property
    def way(self) -> Way:
        """How the two sides of what is printed meet."""
        return Way.of(self.sides)


@dataclass(frozen=True, slots=True)
class Plan:
    """What the press knows: the paper, the files, the counts, the bar, the map of the board.

    ``paper`` is the name of the paper; ``bar`` is a true 100 mm with its words; ``larger`` names
    the parts that the paper cannot hold; ``sleeves`` says which fit the cards.
    """

    paper: str
    making: Making
    prints: tuple[Print, ...]
    counts: tuple[Count, ...]
    bar: Scene
    map: Scene | None = None
    larger: tuple[str, ...] = ()
    sleeves: str = ""


def guide(desk: Desk, plan: Plan, pictures: Mapping[str, Scene]) -> tuple[Page, ...]:
    """The pages of the guide; ``pictures`` show the making of each part, by its name."""
    press = _Guide(desk, plan, inks(desk))
    made = tuple(_steps(plan, pictures))
    stand = tuple(
        Step(key, word(f"make-{key}"), pictures[key]) for key in guide_stand.MAKERS
        if key in pictures
    )  # fmt: skip
    pages = [
        press.page(word("guide-title"), press.printing()),
        press.page(word("guide-make"), press.making(word("guide-tools"), made)),
    ]
    if stand:
        told = word("guide-stand-tools")
        pages.append(press.page(word("guide-stand-make"), press.making(told, stand)))
    return tuple(pages)


def _steps(plan: Plan, pictures: Mapping[str, Scene]) -> Iterator[Step]:
    parts = {one.part for one in plan.prints}
    for part in stocks():
        if part in parts:
            yield Step(part, told(part, plan.making), pictures.get(part))


def _cells(one: Print, making: Making) -> tuple[str, ...]:
    """A file as the table lists it: its name, sheets, paper and sides."""
    paper = stock(one.part, one.way, one.part in making.punched).told
    return _named(one), _sheets(one), paper, word(f"guide-{one.sides}")


def _too_large(part: str) -> tuple[str, ...]:
    """A part that the paper cannot hold as the table lists it."""
    name = word(f"part-{part}")
    return name, word("guide-none"), stock(part).told, word("guide-larger")


def _named(one: Print) -> str:
    return one.file if one.counted else word("guide-or", file=one.file)


def _sheets(one: Print) -> str:
    return upright(one.sheets) if one.sheets else word("guide-same")


@dataclass(frozen=True, slots=True)
class _Guide:
    desk: Desk
    plan: Plan
    inks: Inks

    @property
    def size(self) -> Size:
        """The page: the paper, upright."""
        paper = self.plan.making.paper
        return paper if paper.height >= paper.width else paper.turned

    @property
    def area(self) -> Box:
        """The part of the page that is used; small papers have narrower margins."""
        width, height = self.size
        side = Um(min(SIDE, width // 12))
        return Box(side, TOP, Um(width - 2 * side), Um(height - 2 * TOP))

    def page(self, title: str, items: Iterator[Item]) -> Page:
        """A page with its heading and what follows below it."""
        say = self.desk.say
        said = beside(say(self.desk.game.title), say(self.desk.edition.subtitle))
        type_ = typed(self.inks)
        area = self.area
        head = Box(area.x, area.y, area.width, mm(9))
        start, setter = self.desk.across(0, area), self.desk.setter
        kicker = setter.line(said, type_.running, start, area.y, setter.near)
        style = Style(role="title", size=24, smallest=12, weight=700, colour=self.inks.rust)
        heading = self._fit(title, style, head.moved(0, mm(2)))
        line = tapered(area.x, area.y + mm(13), area.width, self.desk.setter.rtl, self.inks)
        scene = Scene(self.size, (*kicker, *heading, *line, *items), title)
        return Page(scene, bookmarks=(Bookmark(title),))

    def printing(self) -> Iterator[Item]:
        """The files, their sheets and paper, and the bar to measure."""
        area, plan = self.area, self.plan
        titles = tuple(word(f"guide-{key}") for key in ("file", "sheets", "paper", "sides"))
        rows = [Row(_cells(one, plan.making)) for one in plan.prints]
        rows += [Row(_too_large(part)) for part in plan.larger]
        top = area.y + mm(16)
        listed = Table(titles, FILES, tuple(rows))
        spare = PROOF + mm(12) + self._below + LEAST * (len(plan.counts) + 1)
        room = Box(area.x, Um(top), area.width, Um(area.bottom - top - spare))
        laid = layout(self.desk, listed, Size(room.width, room.height), self.inks)
        yield from table(self.desk, listed, laid, room, self.inks)
        y = top + laid.height + mm(3)
        count = sum(one.sheets for one in plan.prints if one.counted)
        total = word("guide-total", count=count, paper=plan.paper)
        bold = Style(size=11, weight=700, colour=self.inks.ink)
        yield from self._fit(total, bold, self._strip(y, mm(6)))
        text = Style(size=10, colour=self.inks.ink)
        told = word("guide-scale", length=plan.bar.size.width // UM_PER_MM)
        yield from self._fit(told, text, self._strip(y + mm(7), mm(10)))
        yield Place(area.x, y + mm(18), plan.bar)
        yield from self._proof(y + PROOF)

    def making(self, tools: str, made: Sequence[Step]) -> Iterator[Item]:
        """What is needed, and a drawn step for each part."""
        text = Style(size=9.5, colour=self.inks.ink)
        top = self.area.y + mm(16)
        yield from self._fit(tools, text, self._strip(top, mm(10)))
        room = Box(self.area.x, Um(top + mm(12)), self.area.width,
                   Um(self.area.bottom - top - mm(12)))  # fmt: skip
        yield from steps(self.desk, made, room, self.inks)

    def _proof(self, y: int) -> Iterator[Item]:
        """Asked for, printed, to spare; beside it the map of the board."""
        area, counts = self.area, self.plan.counts
        wide = area.width if self.plan.map is None else area.width * 58 // 100
        column = self.desk.placed(Box(area.x, Um(y), Um(wide), mm(8)), area)
        yield from self._head(word("guide-proof"), column)
        titles = tuple(word(f"guide-{key}") for key in ("part", "asked", "printed", "spare"))
        rows = tuple(Row(one.cells, one.picture, one.total) for one in counts)
        listed, top = Table(titles, (4, 2, 1.4, 1.4), rows), y + mm(9)
        room = Box(column.x, Um(top), Um(wide), Um(area.bottom - top - self._below))
        laid = layout(self.desk, listed, Size(room.width, room.height), self.inks)
        yield from table(self.desk, listed, laid, room, self.inks)
        missing = sum(max(0, one.asked - one.printed) for one in counts if not one.total)
        lacking = "guide-elsewhere" if self.plan.larger else "guide-lacking"
        key = lacking if missing else "guide-complete"
        bold = Style(size=9.5, smallest=7, weight=700,
                     colour=self.inks.rust if missing else self.inks.ink)  # fmt: skip
        foot = Box(column.x, Um(top + laid.height + mm("1.5")), Um(wide), mm("5.5"))
        yield from self._fit(word(key, count=missing), bold, foot)
        if self.plan.sleeves:
            told = Style(size=9.5, smallest=5, colour=self.inks.ink)
            room = Box(foot.x, foot.bottom, foot.width, mm(9))
            yield from self._fit(self.plan.sleeves, told, room)
        if self.plan.map is not None:
            beside = Box(Um(area.x + wide + mm(6)), Um(y), Um(area.width - wide - mm(6)), mm(8))
            yield from self._map(self.plan.map, self.desk.placed(beside, area))

    @property
    def _below(self) -> int:
        """The height of what is said below the proof."""
        return mm(16) if self.plan.sleeves else mm(7)

    def _head(self, said: str, room: Box) -> tuple[Words, ...]:
        style = Style(role="title", size=15, smallest=9, weight=700, colour=self.inks.indigo)
        return self._fit(said, style, room)

    def _map(self, drawn: Scene, head: Box) -> Iterator[Item]:
        """The map of the board below its heading."""
        yield from self._head(word("map-title"), head)
        high = self.area.bottom - head.bottom - mm(1)
        scale = min(1.0, head.width / drawn.size.width, high / drawn.size.height)
        wide = Um(round(drawn.size.width * scale))
        at = self.desk.placed(Box(head.x, head.y, wide, Um(0)), head)
        yield Place(at.x, head.bottom + mm(1), drawn, scale=scale)

    def _strip(self, y: int, height: int) -> Box:
        return Box(self.area.x, Um(y), self.area.width, Um(height))

    def _fit(self, said: str, style: Style, room: Box) -> tuple[Words, ...]:
        about = About(COMPONENT, UI["guide-title"].id)
        return self.desk.setter.fit(said, style, room, about)
