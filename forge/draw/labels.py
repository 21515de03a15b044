"""Where the names of the points stand: no name on another, on a medallion or on a circle.

Each point has a ring of candidate places, the one below preferred.  Each starts with its
cheapest; then coordinate descent moves one at a time until no move helps (Christensen, Marks
and Shieber 1995 compare such searches).  Boxes and circles only, so that it takes no time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from forge.draw.crowd import Crowd, around, shared
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.draw.routes import CIRCLE, RING, Disc, Route, discs, ringed, routes
from forge.geometry import Box, Um, pt
from forge.model.board import Board, LinkKind
from forge.model.scenery import Scenery
from forge.scene import Stroke
from forge.typeset.style import Style

SWEEPS = 12
CLASH = 40.0
"""What touching something costs, beside the area covered; more than any preference."""
ON_ROUTE = {LinkKind.LAND: 0.25, LinkKind.SEA: 0.25, LinkKind.AIR: 0.5}
"""Cost of each millimetre of a line under a name."""
CAP = 0.66
"""Height of the capitals over the size."""
AIR = Um(600)
"""Room kept round a name, µm: half of its halo."""


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


@dataclass(frozen=True, slots=True)
class Round:
    """A circle that no label may touch."""

    name: str
    x: int
    y: int
    radius: int

    def touches(self, box: Box) -> bool:
        """Whether the circle and the box share an area."""
        dx = max(box.x - self.x, 0, self.x - box.right)
        dy = max(box.y - self.y, 0, self.y - box.bottom)
        return dx * dx + dy * dy < self.radius * self.radius

    @property
    def box(self) -> Box:
        """The square about the circle."""
        return around(self.x, self.y, self.radius)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible place of a label and what it costs by itself."""

    label: Label
    cost: float


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
    rounds = _rounds(board, scenery)
    lines = _line_marks(routes(board, scenery))
    choices = [
        [
            Candidate(label, _cost(label.box, i, rounds, lines, scenery.window.box))
            for i, label in enumerate(_candidates(desk, disc, scenery))
        ]
        for disc in discs(board, scenery)
    ]
    return tuple(candidate.label for candidate in _settle(choices))


def dressed(desk: Desk) -> tuple[Board, Scenery]:
    """The game's board and scenery; ValueError when it has no drawn board."""
    board, scenery = desk.game.board, desk.game.scenery
    if board is None or scenery is None:
        msg = f"{desk.game.id} has no drawn board"
        raise ValueError(msg)
    return board, scenery


def _rounds(board: Board, scenery: Scenery) -> tuple[Round, ...]:
    """Every medallion and circle of the board."""
    medallions = (
        Round(f"the medallion of {d.point.id}", d.x, d.y, d.radius) for d in discs(board, scenery)
    )
    special = ringed(board)
    circles = (
        Round(f"circle {n} of {r.link.id}", x, y, RING if (r.link.id, n) in special else CIRCLE)
        for r in routes(board, scenery)
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


def _cost(box: Box, preference: int, rounds: Sequence[Round], lines: Crowd, window: Box) -> float:
    cost = 0.15 * preference + lines.cover(box)
    for circle in rounds:
        if circle.touches(box):
            cost += CLASH + 2 * shared(circle.box, box)
    if not window.grown(-2_000).holds(box):
        cost += 2 * CLASH
    return cost


def _candidates(desk: Desk, disc: Disc, scenery: Scenery) -> Iterator[Label]:
    """Places round a medallion, best first: twelve close by, the same a little farther off."""
    style = style_of(desk, scenery.medal(disc.point).rich)
    text = desk.say(disc.point.name)
    width = desk.setter.size(text, style).width
    height = round(pt(style.size) * CAP)
    for gap in (900, 2_400):
        for dx, dy in _offsets(disc.radius + gap, width, height):
            x, y = disc.x + dx, disc.y + dy
            box = Box(Um(x), Um(y - height), Um(width), Um(height)).grown(AIR)
            yield Label(disc.point.id, text, style, box, x, y)


def _offsets(reach: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """Starts of the baseline from the middle of a medallion of radius ``reach``."""
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


def _settle(choices: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """One candidate each, so that no single change would lower the sum of costs."""
    picked = [min(own, key=lambda c: c.cost) for own in choices]
    for _ in range(SWEEPS):
        moved = False
        for i, own in enumerate(choices):
            others = [c.label.box for k, c in enumerate(picked) if k != i]
            best = min(own, key=_beside(others))
            moved = moved or best is not picked[i]
            picked[i] = best
        if not moved:
            break
    return picked


def _beside(others: Sequence[Box]) -> Callable[[Candidate], float]:
    def cost(candidate: Candidate) -> float:
        box = candidate.label.box
        overlaps = (other for other in others if other.meets(box))
        return candidate.cost + sum(CLASH + 6 * shared(box, other) for other in overlaps)

    return cost


def clashes(desk: Desk) -> tuple[Clash, ...]:
    """Every label that lies on a label, a medallion or a circle, or leaves the map."""
    board, scenery = dressed(desk)
    labels, rounds = placed(desk), _rounds(board, scenery)
    found = []
    for i, label in enumerate(labels):
        others = (other for other in labels[i + 1 :] if other.box.meets(label.box))
        found += [Clash(label.point, f"the name of {other.point}") for other in others]
        found += [Clash(label.point, disc.name) for disc in rounds if disc.touches(label.box)]
        if not scenery.window.box.holds(label.box):
            found.append(Clash(label.point, "the edge of the map"))
    return tuple(found)
