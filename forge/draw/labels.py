"""Where the names of the points stand: no name on another, on a medallion or on a circle.

Each point has a ring of candidate places, the one below preferred; :mod:`label_search` finds
the cheapest together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.label_search import Candidate, Ground, Round, settled
from forge.draw.palette import palette
from forge.draw.routes import CIRCLE, RING, Disc, Route, discs, ringed, routes
from forge.geometry import Box, Um, pt
from forge.model.board import Board, LinkKind
from forge.model.scenery import Scenery
from forge.scene import Stroke
from forge.typeset.style import Style

PREFERENCE = 0.15
"""What it costs to stand one place further from the one preferred."""
ON_ROUTE = {LinkKind.LAND: 0.25, LinkKind.SEA: 0.25, LinkKind.AIR: 0.5}
"""Cost of each millimetre of a line under a name."""
CAP = 0.66
"""Height of the capitals over the size."""
AIR = Um(600)
"""Room kept round a name, µm: half of its halo."""


@dataclass(frozen=True, slots=True)
class Name:
    """A point's name as it is set; how wide it is, how high above and below its baseline, µm."""

    text: str
    style: Style
    width: int
    rise: int
    drop: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """A point's name where it is printed: its box (µm) and the start of its baseline."""

    point: str
    text: str
    style: Style
    box: Box
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Clash:
    """A label that lies on something; ``on`` says in words on what."""

    point: str
    on: str


def style_of(desk: Desk, rich: bool) -> Style:
    """How a point's name is set; the rich medallions have the larger names."""
    colours = palette(desk)
    return Style(
        role="text",
        size=13.0 if rich else 10.4,
        weight=700,
        colour=colours["ink"],
        tracking=120,
        features=("smcp",),
        halo=Stroke(colours["ivory"], 1_500, alpha=0.92),
    )


def placed(desk: Desk) -> tuple[Label, ...]:
    """The label of every point, in the board's order."""
    board, scenery = dressed(desk)
    medals = discs(board, scenery)
    names = tuple(_name(desk, disc, scenery) for disc in medals)
    return _placed(medals, names, routes(board, scenery), ringed(board), scenery.window.box)


def _name(desk: Desk, disc: Disc, scenery: Scenery) -> Name:
    text, style = desk.say(disc.point.name), style_of(desk, scenery.medal(disc.point).rich)
    width = desk.setter.size(text, style).width
    if desk.setter.cased:
        return Name(text, style, width, round(pt(style.size) * CAP))
    return Name(text, style, width, *desk.setter.ink(text, style))


@lru_cache(maxsize=16)
def _placed(
    medals: tuple[Disc, ...],
    names: tuple[Name, ...],
    drawn: tuple[Route, ...],
    special: frozenset[tuple[str, int]],
    window: Box,
) -> tuple[Label, ...]:
    """The labels; kept by all that they depend on, since every drawing of a board asks."""
    taken = Ground(_rounds(medals, drawn, special), _line_marks(drawn), window)
    choices = [
        [
            Candidate(label.box, label, taken.cost(label.box) + PREFERENCE * i)
            for i, label in enumerate(_candidates(disc, name))
        ]
        for disc, name in zip(medals, names, strict=True)
    ]
    return tuple(settled(choices))


def dressed(desk: Desk) -> tuple[Board, Scenery]:
    """The game's board and scenery; ValueError when it has no drawn board."""
    board, scenery = desk.game.board, desk.game.scenery
    if board is None or scenery is None:
        msg = f"{desk.game.id} has no drawn board"
        raise ValueError(msg)
    return board, scenery


def _rounds(
    medals: Sequence[Disc], drawn: Sequence[Route], special: frozenset[tuple[str, int]]
) -> tuple[Round, ...]:
    """Every medallion and circle of the board."""
    medallions = (Round(f"the medallion of {d.point.id}", d.x, d.y, d.radius) for d in medals)
    circles = (
        Round(f"circle {n} of {r.link.id}", x, y, RING if (r.link.id, n) in special else CIRCLE)
        for r in drawn
        for n, (x, y) in enumerate(r.circles, start=1)
    )
    return (*medallions, *circles)


def _line_marks(drawn: Sequence[Route]) -> Crowd:
    """Half-millimetre boxes along every line, one a millimetre; the kind is told by size."""
    crowd = Crowd()
    for route in drawn:
        way = route.way
        half = round(500 * math.sqrt(ON_ROUTE[route.link.kind]))
        for i in range(int(way.length // 1_000)):
            crowd.take(around(*way.at(i * 1_000), half))
    return crowd


def _candidates(disc: Disc, name: Name) -> Iterator[Label]:
    """Places round a medallion, best first: twelve close by, the same a little farther off."""
    height = name.rise + name.drop
    for gap in (900, 2_400):
        for dx, dy in _offsets(disc.radius + gap, name.width, height):
            x, y = disc.x + dx, disc.y + dy
            box = Box(Um(x), Um(y - height), Um(name.width), Um(height)).grown(AIR)
            yield Label(disc.point.id, name.text, name.style, box, x, y - name.drop)


def _offsets(reach: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """Lower left corners of a name from the middle of a medallion of radius ``reach``."""
    half, quarter, slant = width // 2, width // 4, round(reach * 0.72)
    low, high, middle = reach + height, -reach, height // 2
    down, up = slant + round(height * 0.8), -slant + round(height * 0.2)
    return (
        (-half, low),
        (-half, high),
        (-half + quarter, low),
        (-half - quarter, low),
        (reach, middle),
        (-reach - width, middle),
        (slant, down),
        (-slant - width, down),
        (slant, up),
        (-slant - width, up),
        (-half + quarter, high),
        (-half - quarter, high),
    )


def clashes(desk: Desk) -> tuple[Clash, ...]:
    """Every label that lies on a label, a medallion or a circle, or leaves the map."""
    board, scenery = dressed(desk)
    labels = placed(desk)
    rounds = _rounds(discs(board, scenery), routes(board, scenery), ringed(board))
    found = []
    for i, label in enumerate(labels):
        others = (other for other in labels[i + 1 :] if other.box.meets(label.box))
        found += [Clash(label.point, f"the name of {other.point}") for other in others]
        found += [Clash(label.point, disc.name) for disc in rounds if disc.touches(label.box)]
        if not scenery.window.box.holds(label.box):
            found.append(Clash(label.point, "the edge of the map"))
    return tuple(found)
