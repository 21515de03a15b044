"""The names of regions and seas, lettered along curves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from forge.draw.crowd import Crowd, around
from forge.draw.curve import Way, catmull_rom
from forge.draw.desk import Desk
from forge.draw.kit import painted
from forge.draw.offered import LOOKS
from forge.draw.palette import palette
from forge.draw.projection import Projector, Spot
from forge.geometry import Box, pt
from forge.model.board import Board, Region
from forge.model.scenery import Scenery
from forge.scene import Item
from forge.typeset.spill import About
from forge.typeset.style import Style

SHIFT = 2_500
REACH = 6
"""A name may move up to REACH x SHIFT µm each way to find room."""
EVERY_MOVE = 0.12
"""Cost of a millimetre of moving."""
HIDDEN = 12.0
"""What a letter costs that is hidden wholly."""
NEARER = 3
"""How many times nearer the letters of a long name may stand before it outgrows its curve."""
WET = 1.0
"""What a letter on a coast or a river costs at most; a name lies between them where it can."""


@dataclass(frozen=True, slots=True)
class Room:
    """What names keep off: what is taken, shores (they may be crossed), the world outside."""

    crowd: Crowd
    window: Box
    shores: Crowd = field(default_factory=Crowd)


def names(desk: Desk, board: Board, scenery: Scenery, room: Room) -> Iterator[Item]:
    """Every region's name where it covers least; each takes its room."""
    yield from lettered(desk, board.regions, Projector(scenery.projection), room)


def lettered(
    desk: Desk, regions: Iterable[Region], project: Projector, room: Room
) -> Iterator[Item]:
    """These names where they cover least of a window; each takes its room."""
    for region in regions:
        yield from _name(desk, region, project, room)


def words(desk: Desk, board: Board) -> Iterator[Item]:
    """Every region's name as plain words: what is lettered, wherever it finds room."""
    for region in board.regions:
        yield from desk.setter.line(
            desk.say(region.name), style_of(region), 0, 0, about=_about(region)
        )


def style_of(region: Region) -> Style:
    """How a region's name is set, before colour."""
    role, italic, weight, _, _ = LOOKS[region.style]
    tracking = round(region.tracking * 1_000)
    return Style(role=role, size=region.size, weight=weight, italic=italic, tracking=tracking)


def _name(desk: Desk, region: Region, project: Projector, room: Room) -> Iterator[Item]:
    text = desk.say(region.name)
    curve = catmull_rom(project.spots(region.curve), 16)
    style = _drawn_in(desk, text, style_of(region), Way(curve).length)
    width = desk.setter.size(text, style).width
    if Way(curve).length < width:
        curve = _stretched(curve, width * 1.04)
    letters = _letters(Way(curve), _shares(desk, text, style), width, pt(region.size))
    dx, dy = _move(letters, room)
    for box in letters:
        room.crowd.take(box.moved(dx, dy))
    line = _below(curve, pt(region.size) * 0.33)
    path = desk.setter.curved(
        text, style, [((x + dx) / 1_000, (y + dy) / 1_000) for x, y in line], _about(region)
    )
    _, _, _, colour, alpha = LOOKS[region.style]
    colours = palette(desk)
    yield painted(path, colours[colour], alpha=alpha)


def _drawn_in(desk: Desk, text: str, style: Style, length: float) -> Style:
    """The style with letters so much nearer that a long name ends with its curve, if it can."""
    over, gaps = desk.setter.size(text, style).width - length, max(len(text) - 1, 1)
    if over <= 0 or not desk.setter.cased:
        return style
    return replace(
        style, tracking=max(style.tracking // NEARER, style.tracking - math.ceil(over / gaps))
    )


def _about(region: Region) -> About:
    return About("board", region.name.id, region.name.at)


def _shares(desk: Desk, text: str, style: Style) -> list[tuple[float, float]]:
    """Where each letter has its middle and how far it reaches, as shares of the name's width."""
    width = desk.setter.size(text, style).width
    tracking = style.tracking if desk.setter.cased else 0
    starts = sorted(
        (run.x + min(x for _, x, _ in cluster.glyphs), cluster.text)
        for run in desk.setter.line(text, style, 0, 0)
        for cluster in run.clusters
        if cluster.glyphs
    )
    ends = [*(x - tracking for x, _ in starts[1:]), width]
    return [
        ((a + b) / 2 / width, (b - a) / 2 / width)
        for (a, letter), b in zip(starts, ends, strict=True)
        if b > a and not letter.isspace()
    ]


def _letters(way: Way, shares: list[tuple[float, float]], width: int, size: int) -> list[Box]:
    """A box for each letter along the middle of the line."""
    start = (way.length - width) / 2
    return [
        around(*way.at(start + width * share), width * reach, size * 0.4) for share, reach in shares
    ]


def _hidden(box: Box, crowd: Crowd) -> float:
    """What it costs that a part of a letter is hidden, more so by how much of it."""
    cover = crowd.cover(box)
    return min(9.0, cover) + HIDDEN * min(1.0, cover * 1e6 / (box.width * box.height))


def _move(letters: Sequence[Box], room: Room) -> tuple[int, int]:
    """The shift that covers least and stays on the map, small ones preferred."""

    def cost(shift: tuple[int, int]) -> float:
        there = [box.moved(*shift) for box in letters]
        covered = sum(_hidden(box, room.crowd) for box in there)
        covered += sum(min(WET, room.shores.cover(box)) for box in there)
        covered += sum(20.0 for box in there if not room.window.holds(box))
        return covered + math.hypot(*shift) / 1_000 * EVERY_MOVE

    steps = range(-REACH, REACH + 1)
    shifts = [(i * SHIFT, j * SHIFT) for i in steps for j in steps]
    return min(shifts, key=lambda shift: (cost(shift), shift))


def _below(curve: Sequence[Spot], by: float) -> list[Spot]:
    """The curve moved to the right of its travel: the baseline when the curve is the middle."""
    moved = []
    for i, (x, y) in enumerate(curve):
        (ax, ay), (bx, by_) = curve[max(i - 1, 0)], curve[min(i + 1, len(curve) - 1)]
        length = math.dist((ax, ay), (bx, by_)) or 1.0
        moved.append((x - (by_ - ay) / length * by, y + (bx - ax) / length * by))
    return moved


def _stretched(curve: Sequence[Spot], length: float) -> list[Spot]:
    """The curve made longer at both ends, straight on, so that a longer name still fits."""
    more = (length - Way(curve).length) / 2
    (ax, ay), (bx, by) = curve[0], curve[1]
    (cx, cy), (dx, dy) = curve[-2], curve[-1]
    first, last = math.dist((ax, ay), (bx, by)), math.dist((cx, cy), (dx, dy))
    start = (ax - (bx - ax) / first * more, ay - (by - ay) / first * more)
    end = (dx + (dx - cx) / last * more, dy + (dy - cy) / last * more)
    return [start, *curve, end]
