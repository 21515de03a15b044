"""The steps of a turn as a flow chart, drawn from the content's state machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.flow_parts import ALIGNED, LANE, PAD, TAIL, Chart, Exit, Node, Route, Side
from forge.draw.flow_plan import Wish, chart
from forge.draw.palette import Colours, palette
from forge.draw.projection import Spot
from forge.geometry import Box, Size, Um, mm
from forge.model.machine import Machine
from forge.scene import Item, Scene, Stroke, Words
from forge.scene.shapes import circle, rect
from forge.typeset.paragraph import Paragraph
from forge.typeset.style import Align

HEAD = mm("1.1")
WAY = mm("0.35")
DOWN = mm(9)
"""How far from the left of its box the way to the next step runs."""


def size(desk: Desk, wish: Wish) -> Size:
    """How big the chart of these steps is."""
    return Size(Um(wish.width), Um(wish.height or chart(desk, _machine(desk), wish).height))


def turn(desk: Desk, wish: Wish) -> Scene:
    """The steps of the turn one below the other, with the ways between them.

    KeyError for a step that the turn does not have, ValueError when the game has no turn.
    """
    plan, whole = chart(desk, _machine(desk), wish), size(desk, wish)
    pen = _Pen(palette(desk), whole.width, desk.setter.rtl)
    items = [
        *(item for route in plan.routes for item in _route(route, pen)),
        *(item for node in plan.nodes for item in _node(node, pen)),
        *_downs(plan, pen),
    ]
    return Scene(whole, tuple(items), "turn")


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws what is planned from left to right; turned about where reading is from the right."""

    colours: Colours
    width: int
    rtl: bool

    def x(self, x: float) -> float:
        """Where what is planned at an x stands."""
        return self.width - x if self.rtl else x

    def box(self, box: Box) -> Box:
        """Where a planned box stands."""
        return box.mirrored(Box(Um(0), Um(0), Um(self.width), Um(0))) if self.rtl else box

    def line(self, spots: Sequence[Spot], stroke: Stroke) -> Item:
        """A planned line."""
        return kit.line([(self.x(x), y) for x, y in spots], stroke)

    def words(self, words: Paragraph, x: int, y: int) -> tuple[Words, ...]:
        """A paragraph whose column is planned with its left at ``x``."""
        return words.words(round(self.x(x) - words.width) if self.rtl else x, y)

    def head(self, tip: Spot, back: Spot) -> Item:
        """The head of an arrow; ``back`` is the planned unit vector away from its tip."""
        (x, y), (dx, dy) = tip, back
        x, dx = self.x(x), -dx if self.rtl else dx
        foot = (x + dx * HEAD * 1.7, y + dy * HEAD * 1.7)
        wings = [
            (foot[0] - dy * HEAD, foot[1] + dx * HEAD),
            (foot[0] + dy * HEAD, foot[1] - dx * HEAD),
        ]
        return kit.area([(x, y), *wings], self.colours["indigo"])


def _machine(desk: Desk) -> Machine:
    if desk.game.turn is None:
        msg = f"{desk.game.id} has no steps of a turn"
        raise ValueError(msg)
    return desk.game.turn


def _node(node: Node, pen: _Pen) -> Iterator[Item]:
    """The box of a step with its words; where the player chooses it is golden."""
    box, colours = pen.box(node.box), pen.colours
    if node.bare:
        yield rect(box, colours["cream"], Stroke(colours["brown"], 160, (900, 700)),
                   radius=box.height // 2)  # fmt: skip
    else:
        fill = colours["pale-gold" if node.step.choice else "ivory"]
        yield rect(box.moved(300, 400), colours["shadow"], radius=1_300, alpha=0.12)
        yield rect(box, fill, Stroke(colours["rust"], 260), radius=1_300)
    for words, x, y in node.words:
        yield from pen.words(words, x, y)
    for one in node.exits:
        yield from _exit(node, one, pen)


def _exit(node: Node, one: Exit, pen: _Pen) -> Iterator[Item]:
    """The words of a sideward way; one that leaves the chart ends at a dot."""
    if one.side is Side.DOWN:
        return
    if one.words:
        wide = max(line.width for line in one.words.lines)
        x = node.box.x + PAD
        if ALIGNED[one.side] is Align.END:
            x = node.box.right - PAD - wide
        yield from pen.words(one.words, x, one.y - one.words.height // 2)
    if one.side is Side.OUT:
        right, indigo = node.box.right, pen.colours["indigo"]
        tip = right + LANE * 45 // 100
        yield pen.line([(right, one.y), (tip, one.y)], Stroke(indigo, WAY))
        yield circle(round(pen.x(tip)), one.y, HEAD * 7 // 10, indigo)


def _route(route: Route, pen: _Pen) -> Iterator[Item]:
    """A lane: in from each way, along, and to its step with a head."""
    ink = Stroke(pen.colours["indigo"], WAY)
    yield from (pen.line(way, ink) for way in segments(route))
    back = 1 if route.side is Side.RIGHT else -1
    yield pen.head((float(route.edge), float(route.end)), (float(back), 0.0))


def segments(route: Route) -> Iterator[list[Spot]]:
    """The lines of a lane, its head left out."""
    for y in route.starts:
        yield [(route.edge, y), (route.x, y), (route.x, route.end), (route.edge, route.end)]


def _downs(plan: Chart, pen: _Pen) -> Iterator[Item]:
    """The ways to the step below, and the ends of turns."""
    colours = pen.colours
    ink = Stroke(colours["indigo"], WAY)
    for node in plan.nodes:
        x, top = node.box.x + DOWN, node.box.bottom
        at = round(pen.x(x))
        if not node.step.goes and not node.bare:
            foot = top + TAIL - HEAD - mm("0.6")
            yield pen.line([(x, top), (x, foot)], ink)
            yield circle(at, foot, HEAD, colours["ivory"], ink)
            yield circle(at, foot, HEAD * 55 // 100, colours["indigo"])
        for one in node.exits:
            if one.side is not Side.DOWN:
                continue
            yield pen.line([(x, top), (x, top + plan.gap - HEAD)], ink)
            yield pen.head((float(x), float(top + plan.gap)), (0.0, -1.0))
            if one.words:
                y = top + (plan.gap - one.words.height) // 2
                yield from pen.words(one.words, x + mm("1.6"), y)
