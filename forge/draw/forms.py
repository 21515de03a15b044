"""Forms on the pages of a paper: a head, what is written in, tables in columns, a foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from forge.draw.desk import Desk
from forge.draw.forms_draws import draws
from forge.draw.forms_frame import GAP, Bench, Group, Strip, flowed
from forge.draw.forms_lookup import table
from forge.draw.forms_write import goods, grid, lines
from forge.draw.rulebook_shapes import tapered
from forge.draw.rulebook_style import Edges
from forge.geometry import Box, Size, Um, mm
from forge.locale.ui import word
from forge.model.form import Draws, Form, Goods, Grid, Lines, Tables
from forge.scene import Item, Page, Scene
from forge.typeset.spill import About
from forge.typeset.style import Style

MARGIN = mm(11)
"""The white round a form, where the printer needs no more."""
HEAD = mm("13.5")
FOOT = mm(6)
TIGHTER = 0.97, 0.94, 0.91, 0.88
"""How much smaller tables are set where that saves a sheet."""


@dataclass(frozen=True)
class Sheet:
    """A form on a paper: where the printer prints, and the mark that stands in its foot."""

    desk: Desk
    form: Form
    paper: Size
    edges: Edges
    mark: str
    scale: float = 1.0

    @property
    def body(self) -> Box:
        """What is between the head and the foot."""
        e = self.edges
        left, right = max(MARGIN, e.left), max(MARGIN, e.right)
        top, bottom = max(MARGIN, e.top) + HEAD, max(MARGIN, e.bottom) + FOOT
        return Box(
            left, Um(top), Um(self.paper.width - left - right), Um(self.paper.height - top - bottom)
        )


def pages(sheet: Sheet) -> tuple[Page, ...]:
    """The pages of a form; what is too high for one goes on on the next.

    Tables, which all lie open on the table, are set a little smaller where that saves a sheet.
    """
    made = _fewest(sheet) if _has_tables(sheet.form) else list(_filled(sheet))
    return tuple(
        Page(Scene(sheet.paper, (*_furniture(sheet, number, len(made)), *items), sheet.form.id))
        for number, items in enumerate(made, 1)
    )


def _has_tables(form: Form) -> bool:
    return any(isinstance(block, Tables) for block in form.blocks)


def _fewest(sheet: Sheet) -> list[list[Item]]:
    """What stands on each page, in the largest type that takes as few pages as the smallest."""
    plain = list(_filled(sheet))
    least = len(list(_filled(replace(sheet, scale=TIGHTER[-1])))) if len(plain) > 1 else 1
    if least >= len(plain):
        return plain
    tried = (list(_filled(replace(sheet, scale=scale))) for scale in TIGHTER)
    return next(made for made in tried if len(made) == least)


def _filled(sheet: Sheet) -> Iterator[list[Item]]:
    """What stands on each page: first what is written in, then what flows in columns."""
    body = sheet.body
    bench = Bench(sheet.desk, body.width, sheet.scale)
    items: list[Item] = []
    y = int(body.y)
    if sheet.form.note:
        about = About("forms", sheet.form.note.id, sheet.form.note.at)
        set_ = sheet.desk.setter.flow(
            sheet.desk.say(sheet.form.note), bench.note, body.width, about
        )
        items += set_.words(body.x, y)
        y += set_.height + mm(2)
    strips = list(_strips(sheet, bench))
    spare = body.bottom - y - sum(strip.height for strip in strips)
    growing = sum(1 for strip in strips if strip.grows)
    for strip in strips:
        high = strip.height + (max(0, spare) // growing if strip.grows else 0)
        items += strip.draw(Box(body.x, Um(y), body.width, Um(high)))
        y += high
    across = next((b.across for b in sheet.form.blocks if isinstance(b, Tables | Draws)), 0)
    if across:
        yield from _columns(sheet, items, y, across)
    else:
        yield items


def _strips(sheet: Sheet, bench: Bench) -> Iterator[Strip]:
    for block in sheet.form.blocks:
        match block:
            case Lines():
                yield lines(bench, block)
            case Grid():
                yield grid(bench, block)
            case Goods():
                yield goods(bench, block)
            case Tables() | Draws():
                pass


def _columns(sheet: Sheet, first: list[Item], top: int, across: int) -> Iterator[list[Item]]:
    """Tables and decks in columns below what is there already, and on further pages."""
    body = sheet.body
    width = Um((body.width - (across - 1) * GAP) // across)

    def columns(y: int) -> Sequence[Box]:
        plain = (Um(body.x + i * (width + GAP)) for i in range(across))
        boxes = (Box(x, Um(y), width, Um(body.bottom - y)) for x in plain)
        return [sheet.desk.placed(box, body) for box in boxes]

    page, items = 0, list(first)
    groups = _groups(sheet, Bench(sheet.desk, width, sheet.scale))
    for number, box, strip in flowed(groups, columns(top), lambda: columns(body.y)):
        if number != page:
            yield items
            page, items = number, []
        items += strip.draw(box)
    yield items


def _groups(sheet: Sheet, bench: Bench) -> Iterator[Group]:
    tables = {one.id: one for one in sheet.desk.game.tables}
    piles = {one.id: one for one in sheet.desk.game.decks}
    for block in sheet.form.blocks:
        if isinstance(block, Tables):
            yield from (table(bench, tables[name]) for name in block.tables)
        elif isinstance(block, Draws):
            yield from (draws(bench, piles[name]) for name in block.piles)


def _furniture(sheet: Sheet, number: int, total: int) -> Iterator[Item]:
    """The title with its line, the game's name, and the foot that says which sheet it is."""
    desk, body = sheet.desk, sheet.body
    bench = Bench(desk, body.width)
    inks, setter, title = bench.inks, desk.setter, sheet.form.title
    style = Style("title", 22, 12, weight=700, colour=inks.rust, features=("lnum",))
    box = Box(body.x, Um(body.y - HEAD), Um(body.width * 7 // 10), mm("9.4"))
    box = desk.placed(box, body)
    about = About("forms", title.id, title.at)
    yield from setter.fit(desk.say(title), style, box, about, "bottom", lines=1)
    small = Style("caption", 8, 6, colour=inks.brown, tracking=250, features=("smcp", "lnum"))
    near, far = desk.across(0, body), desk.across(body.width, body)
    name = desk.say(desk.game.title)
    yield from setter.line(name, small, far, body.y - mm("6"), setter.far)
    yield from tapered(body.x, body.y - mm("3.4"), body.width, setter.rtl, inks)
    foot = word(
        "form-foot", title=name, edition=desk.say(desk.edition.subtitle), form=desk.say(title),
        number=number, total=total, hash=sheet.mark,
    )  # fmt: skip
    imprint = Style("caption", 6, colour=inks.grey, features=("lnum",))
    yield from setter.line(foot, imprint, near, body.bottom + mm("4.6"), setter.near)
