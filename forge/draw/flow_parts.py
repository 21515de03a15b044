"""What a flow chart is made of: steps in boxes, their ways out, lanes; micrometres, y down."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from forge.geometry import Box, mm
from forge.model.machine import Arrow, Step
from forge.typeset.paragraph import Paragraph
from forge.typeset.style import Align, Style

GAP, PAD, LANE = mm("5.6"), mm("1.5"), mm("3.4")
"""Between two steps; inside a step; from a step to its first lane, and from lane to lane."""
TAIL = mm("4.6")
"""The room below a step with which the turn ends."""


class Side(StrEnum):
    """Where a way leaves a step."""

    DOWN = "down"
    RIGHT = "right"
    LEFT = "left"
    OUT = "out"  # to another part of the game


@dataclass(frozen=True, slots=True)
class Exit:
    """A way out of a step: its words, and the height at which it leaves the step's side."""

    arrow: Arrow
    side: Side
    words: Paragraph | None
    y: int = 0


@dataclass(frozen=True, slots=True)
class Node:
    """A step on the chart: its box, its words with their places, and its ways out.

    ``bare``: only its name is shown, for what stands on another chart.
    """

    step: Step
    box: Box
    words: tuple[tuple[Paragraph, int, int], ...]
    exits: tuple[Exit, ...]
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Route:
    """A lane: the heights at which ways enter it, and the one at which it comes to its step."""

    side: Side
    x: int
    edge: int
    starts: tuple[int, ...]
    end: int


@dataclass(frozen=True, slots=True)
class Chart:
    """The chart: its steps in order, the lanes, and its height."""

    nodes: tuple[Node, ...]
    routes: tuple[Route, ...]
    height: int
    gap: int = GAP


@dataclass(frozen=True, slots=True)
class Type:
    """The styles of a chart, no word smaller than ``least`` points."""

    least: float

    @property
    def name(self) -> Style:
        """The names of steps."""
        return Style(size=max(9.2, self.least), weight=700, features=("lnum",))

    @property
    def text(self) -> Style:
        """What is done at a step."""
        return Style(size=max(8.2, self.least), features=("lnum",), leading=1.15)

    @property
    def case(self) -> Style:
        """When a way is taken."""
        return Style(size=max(7.6, self.least), italic=True, hyphens=False)

    @property
    def rules(self) -> Style:
        """The ids of rules."""
        return Style("caption", max(6.0, self.least), colour="#8A6B3F", features=("lnum",),
                     hyphens=False)  # fmt: skip


ALIGNED = {Side.RIGHT: Align.END, Side.OUT: Align.END, Side.LEFT: Align.START}
"""How the words of a way stand in their step."""
