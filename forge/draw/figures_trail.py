"""Figures of a trail: all of it, a stretch around some fields, and what its fields do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from forge.draw import board_pins, kit, trail_plain
from forge.draw.board_pins import Mark
from forge.draw.crowd import around
from forge.draw.desk import Desk
from forge.draw.palette import Colours, palette
from forge.draw.trail_fields import closed_from, disc, medal, roads
from forge.draw.trail_layout import Layout, aside, layout
from forge.draw.trail_sizes import CAMP, END, radius
from forge.geometry import Box, Size, Um, mm, pt
from forge.locale.numbers import upright
from forge.model.trail import FieldKind, Terminus, Trail
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle, line, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

MARGIN = 17_000
"""Room round the fields shown, board µm."""
LARGEST = 0.85
"""A stretch is never drawn larger than this share of the board."""
FLAT, STEEP = 0.34, 0.8
"""The least and the greatest height of a stretch, in widths."""
ROWS = mm("10.2"), mm("12.8")
"""The height of a row in the list of fields with one line of text, and with two."""
SIGN = mm("4.4")
START = 2 * SIGN + mm(4)
"""The radius of the sign in a row, and where its words begin."""


@dataclass(frozen=True, slots=True)
class _View:
    """The part of the board that is shown, and how much smaller."""

    desk: Desk
    trail: Trail
    layout: Layout
    colours: Colours
    box: Box
    size: Size
    scale: float

    def at(self, spot: tuple[float, float]) -> tuple[int, int]:
        """Where a place of the board lies in the figure, µm."""
        x = (spot[0] - self.box.x - self.box.width / 2) * self.scale + self.size.width / 2
        y = (spot[1] - self.box.y - self.box.height / 2) * self.scale + self.size.height / 2
        return round(x), round(y)


def size(desk: Desk, show: tuple[str, ...], width: int, height: int = 0) -> Size:
    """How big the figure of a stretch is: the shape of the stretch, if no height is wished."""
    box = _around(desk, show)
    own = width * min(max(box.height / box.width, FLAT), STEEP)
    return Size(Um(width), Um(height or round(own)))


def stretch(
    desk: Desk, show: tuple[str, ...], marks: tuple[str, ...], whole: Size, least: float = 0
) -> Scene:
    """The fields by their numbers, all when none is named; a mark ``41=1`` puts a pin there.

    No number is smaller than ``least``, points. ValueError when the game has no trail.
    """
    view = _view(desk, show, whole)
    sheet = Box(Um(0), Um(0), *whole)
    ground = desk.game.ground
    country = trail_plain.framed(ground, view.colours, desk.kept) if ground else ()
    below = (*country, *roads(view.layout, view.colours))
    inner = Scene(whole, (*below, *_discs(view)), "trail")
    placed = Place(*view.at((0, 0)), inner, scale=view.scale)
    words = _numbers(view, show, least) if show else _closings(view, least)
    edge = rect(sheet, stroke=Stroke(view.colours["gold"], mm("0.35")), radius=1_200)
    bare = rect(sheet, view.colours["land"])
    items = (kit.boxed(sheet, [bare, placed, *words], radius=1_200), *_pins(view, marks), edge)
    return Scene(whole, items, "stretch")


def _trail(desk: Desk) -> Trail:
    if desk.game.trail is None:
        msg = f"{desk.game.id} has no trail"
        raise ValueError(msg)
    return desk.game.trail


def _around(desk: Desk, show: tuple[str, ...]) -> Box:
    spots = layout(_trail(desk)).spots
    shown = [spots[int(name)] for name in show] or list(spots.values())
    left, top = min(x for x, _ in shown), min(y for _, y in shown)
    right, bottom = max(x for x, _ in shown), max(y for _, y in shown)
    box = Box(Um(round(left)), Um(round(top)), Um(round(right - left)), Um(round(bottom - top)))
    return box.grown(MARGIN)


def _view(desk: Desk, show: tuple[str, ...], whole: Size) -> _View:
    trail, box = _trail(desk), _around(desk, show)
    scale = min(whole.width / box.width, whole.height / box.height, LARGEST)
    if desk.game.ground:
        wide, high = whole.width / scale, whole.height / scale
        window = desk.game.ground.window.box
        dx = _inwards(box.x + box.width / 2, wide, (window.x, window.right))
        dy = _inwards(box.y + box.height / 2, high, (window.y, window.bottom))
        box = box.moved(dx, dy)
    return _View(desk, trail, layout(trail), palette(desk), box, whole, scale)


def _inwards(middle: float, seen: float, map_: tuple[int, int]) -> int:
    """How far a view moves along one axis to show the map alone, or as much beyond each end."""
    low, high = map_[0] + seen / 2, map_[1] - seen / 2
    wanted = (low + high) / 2 if low > high else min(max(middle, low), high)
    return round(wanted - middle)


def _discs(view: _View) -> Iterator[Item]:
    """Every field as on the board, and the two ends."""
    named = tuple(sorted(view.colours.items()))
    for number, (x, y) in sorted(view.layout.spots.items()):
        kind = view.trail.kind(number)
        end = view.trail.start if number == 0 else view.trail.finish
        drawn = (
            disc(kind, radius(kind), named) if kind else medal(view.trail, end, END, view.colours)
        )
        yield Place(round(x), round(y), drawn)


def _numbers(view: _View, show: tuple[str, ...], least: float) -> Iterator[Item]:
    """The number of each field in sight, below it; those that are named stand out."""
    style = Style("text", max(8.6 * view.scale, least), weight=700, align=Align.CENTRE,
                  features=("lnum",))  # fmt: skip
    tall = pt(style.size) * 5 // 4
    for number, spot in sorted(view.layout.spots.items()):
        kind = view.trail.kind(number)
        x, y = view.at(spot)
        y += round(radius(kind) * view.scale)
        if kind is None or not (0 < x < view.size.width and 0 < y < view.size.height):
            continue
        half = view.desk.setter.size(upright(number), style).width // 2 + tall // 3
        tab = Box(Um(x - half), Um(y - tall // 2), Um(2 * half), Um(tall))
        named = str(number) in show
        paper = view.colours["pale-gold" if named else "ivory"]
        yield rect(tab, paper, Stroke(view.colours["ink"], 150), radius=tall // 2)
        base = y + pt(style.size) * 34 // 100
        yield from view.desk.setter.line(
            upright(number), style, x, base, Align.CENTRE, About("rulebook")
        )


def _closings(view: _View, least: float) -> Iterator[Item]:
    """Beside each way that some number of players closes, that number."""
    style = Style("text", max(6, least), weight=700, align=Align.CENTRE, features=("lnum",))
    size = pt(style.size) * 95 // 100
    for segment, before, players in closed_from(view.desk, view.trail):
        x, y = view.at(aside(view.layout, segment.first, before, 13_000))
        yield circle(x, y, size, view.colours["ivory"], Stroke(view.colours["vermilion"], 450))
        base = y + pt(style.size) * 34 // 100
        about = About("rulebook")
        yield from view.desk.setter.line(
            upright(f"{players}+"), style, x, base, Align.CENTRE, about
        )


def _pins(view: _View, marks: tuple[str, ...]) -> Iterator[Item]:
    taken = [
        around(*view.at(spot), round(CAMP * view.scale)) for spot in view.layout.spots.values()
    ]
    for mark in marks:
        name, _, text = mark.partition("=")
        x, y = view.at(view.layout.spots[int(name)])
        reach = round(radius(view.trail.kind(int(name))) * view.scale)
        yield from board_pins.drawn(view.desk, Mark(x, y, reach, text), taken, view.colours)


def fields_size(desk: Desk, show: tuple[str, ...], width: int, least: float = 0) -> Size:
    """How big the list of the kinds of field is."""
    entries = _entries(_trail(desk), show).values()
    return Size(Um(width), Um(sum(_high(desk, entry, width, least) for entry in entries)))


def fields(desk: Desk, show: tuple[str, ...], width: int, about: About, least: float = 0) -> Scene:
    """Each kind of field: its sign beside its name and what it does, ``width`` µm wide.

    ``show`` are ids of kinds, ``start`` or ``finish``; all when none is named.
    """
    items, y = list[Item](), Um(0)
    for name, entry in _entries(_trail(desk), show).items():
        row = Box(Um(0), y, Um(width), _high(desk, entry, width, least))
        items.append(Place(_from_start(desk, row, SIGN + mm(1)), row.y + row.height // 2,
                           sign(desk, name)))  # fmt: skip
        items += _told(desk, entry, row, about, least)
        y = row.bottom
    return Scene(Size(Um(width), y), tuple(items), "fields")


def _high(desk: Desk, entry: FieldKind | Terminus, width: int, least: float) -> Um:
    """The height of a row: what its text takes, one line or two."""
    wide = desk.setter.size(desk.say(entry.text), _note(least)).width
    return ROWS[0] if wide <= width - START else ROWS[1]


def _note(least: float) -> Style:
    return Style(size=max(8.4, least), smallest=max(6, least), features=("lnum",))


def _entries(trail: Trail, show: tuple[str, ...]) -> dict[str, FieldKind | Terminus]:
    """The kinds of field and the two ends that are shown, by the names that ``show`` gives."""
    every: dict[str, FieldKind | Terminus] = {kind.id: kind for kind in trail.kinds}
    every = {"start": trail.start, **every, "finish": trail.finish}
    return {name: every[name] for name in show or every}


def sign(desk: Desk, name: str) -> Scene:
    """The sign of a kind of field, or of an end, about the origin; ``SIGN`` is its radius.

    KeyError for a kind that the trail does not have.
    """
    trail, colours = _trail(desk), palette(desk)
    entry = _entries(trail, (name,))[name]
    if isinstance(entry, FieldKind):
        return disc(entry, SIGN, tuple(sorted(colours.items())))
    return medal(trail, entry, SIGN, colours)


def _from_start(desk: Desk, row: Box, offset: int) -> int:
    """The place in a row so far from the side where reading starts, µm."""
    return row.right - offset if desk.setter.rtl else row.x + offset


def _told(
    desk: Desk, entry: FieldKind | Terminus, row: Box, about: About, least: float
) -> Iterator[Item]:
    """The name of a field over what it does, and the line below them."""
    colours = palette(desk)
    x = row.x if desk.setter.rtl else row.x + START
    name = Style(size=9.4, smallest=max(6, least), weight=700, features=("lnum",))
    note = replace(_note(least), colour=colours["brown"])
    box = Box(Um(x), Um(row.y + mm("0.5")), Um(row.width - START), mm("4"))
    below = Box(box.x, box.bottom, box.width, Um(row.bottom - box.bottom - mm("0.2")))
    for text, style, slot, lines in ((entry.name, name, box, 1), (entry.text, note, below, 2)):
        whose = About(about.component, text.id, text.at)
        yield from desk.setter.fit(desk.say(text), style, slot, whose, "top", lines=lines)
    rule = Stroke(colours["gold"], mm("0.15"), alpha=0.6)
    yield line(row.x, row.bottom, row.right, row.bottom, rule)
