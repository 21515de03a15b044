"""Where the fields of a trail lie on the board, and the roads between them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from forge.draw.curve import Way, catmull_rom
from forge.draw.desk import Desk
from forge.draw.projection import Spot
from forge.geometry import UM_PER_MM
from forge.model.ground import Ground
from forge.model.trail import Segment, Trail

BEFORE, BEHIND = 1.3, 1.45
"""How far the start lies before the first field and the finish behind the last, in fields."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The middle of every field, by number, and every road as a line through its fields."""

    spots: Mapping[int, Spot]
    roads: tuple[tuple[Spot, ...], ...]


class Unplaced(ValueError):
    """A segment of a trail of which nothing says where it lies."""

    def __init__(self, segment: Segment) -> None:
        super().__init__(f"nothing says where the segment {segment.id!r} lies")
        self.segment = segment


def trailed(desk: Desk) -> tuple[Trail, Ground]:
    """The trail of a desk's game and its ground; ValueError when it has no drawn trail."""
    trail, ground = desk.game.trail, desk.game.ground
    if trail is None or ground is None:
        msg = f"{desk.game.id} has no trail with a ground"
        raise ValueError(msg)
    return trail, ground


@lru_cache(maxsize=8)
def layout(trail: Trail) -> Layout:
    """The places of a trail's fields; those of a segment lie evenly along its curve.

    A segment without a curve runs straight from the one before it to the one behind it.
    Unplaced for one that has neither, and for the first and the last without a curve.
    """
    rows = {segment.id: _curved(segment) for segment in trail.segments if segment.curve}
    ends = trail.segments[0], trail.segments[-1]
    for segment in (*ends, *trail.segments):
        if segment.id not in rows:
            if segment in ends:
                raise Unplaced(segment)
            rows[segment.id] = _straight(segment, trail, rows)
    head, tail = (rows[segment.id] for segment in ends)
    spots = {
        number: spot
        for segment in trail.segments
        for number, spot in zip(segment.numbers, rows[segment.id], strict=True)
    }
    spots[0] = _beyond(head[:2][-1], head[0], BEFORE)
    spots[trail.last] = _beyond(tail[-2:][0], tail[-1], BEHIND)
    return Layout(MappingProxyType(spots), tuple(_roads(trail, spots)))


def _curved(segment: Segment) -> list[Spot]:
    knots = [(place.x * UM_PER_MM, place.y * UM_PER_MM) for place in segment.curve]
    way = Way(catmull_rom(knots, 24))
    parts = max(1, len(segment.fields) - 1)
    return [way.at(way.length * i / parts) for i in range(len(segment.fields))]


def _straight(segment: Segment, trail: Trail, rows: Mapping[str, Sequence[Spot]]) -> list[Spot]:
    before = [rows[name] for name in segment.from_[:1] if name in rows]
    behind = [one.id for one in trail.segments if segment.id in one.from_]
    after = [rows[name] for name in behind[:1] if name in rows]
    if not before or not after:
        raise Unplaced(segment)
    start, end = before[0][-1], after[0][0]
    parts = len(segment.fields) + 1
    return [
        (start[0] + (end[0] - start[0]) * i / parts, start[1] + (end[1] - start[1]) * i / parts)
        for i in range(1, parts)
    ]


def _beyond(inner: Spot, outer: Spot, share: float) -> Spot:
    return outer[0] + (outer[0] - inner[0]) * share, outer[1] + (outer[1] - inner[1]) * share


def _roads(trail: Trail, spots: Mapping[int, Spot]) -> Iterator[tuple[Spot, ...]]:
    """Each segment's road, from the field before it to the one behind it."""
    by_id = {segment.id: segment for segment in trail.segments}
    behind = {
        segment.id: [s for s in trail.segments if segment.id in s.from_]
        for segment in trail.segments
    }
    for segment in trail.segments:
        own = [spots[number] for number in segment.numbers]
        led = [by_id[name].numbers[-1] for name in segment.from_[:1] if name in by_id]
        first = [spots[number] for number in led or (0,)]
        last = [spots[s.first] for s in behind[segment.id][:1]] or [spots[trail.last]]
        if len(segment.from_) > 1:
            first = []
        yield tuple(catmull_rom([*first, *own, *last], 8))


def aside(layout_: Layout, number: int, before: int, distance: int) -> Spot:
    """A place beside the road into a field, on the side where fewer fields are near, µm."""
    (ax, ay), (bx, by) = layout_.spots[before], layout_.spots[number]
    length = math.dist((ax, ay), (bx, by))
    nx, ny = -(by - ay) / length * distance, (bx - ax) / length * distance
    middle = ((ax + bx) / 2, (ay + by) / 2)
    sides = [(middle[0] + nx, middle[1] + ny), (middle[0] - nx, middle[1] - ny)]
    return max(sides, key=lambda spot: min(math.dist(spot, s) for s in layout_.spots.values()))
