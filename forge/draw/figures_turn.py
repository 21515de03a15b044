"""The steps of a turn as a flow chart, drawn from the content's state machine."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.flow_parts import ALIGNED, LANE, PAD, TAIL, Chart, Exit, Node, Route, Side
from forge.draw.flow_plan import Wish, chart
from forge.draw.palette import Colours, palette
from forge.draw.projection import Spot
from forge.geometry import Size, Um, mm
from forge.model.machine import Machine
from forge.scene import Item, Scene, Stroke
from forge.scene.shapes import circle, rect
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
    colours = palette(desk)
    plan = chart(desk, _machine(desk), wish)
    items = [
        *(item for route in plan.routes for item in _route(route, colours)),
        *(item for node in plan.nodes for item in _node(node, colours)),
        *_downs(plan, colours),
    ]
    return Scene(size(desk, wish), tuple(items), "turn")


def _machine(desk: Desk) -> Machine:
    if desk.game.turn is None:
        msg = f"{desk.game.id} has no steps of a turn"
        raise ValueError(msg)
    return desk.game.turn


def _node(node: Node, colours: Colours) -> Iterator[Item]:
    """The box of a step with its words; where the player chooses it is golden."""
    if node.bare:
        yield rect(node.box, colours["cream"], Stroke(colours["brown"], 160, (900, 700)),
                   radius=node.box.height // 2)  # fmt: skip
    else:
        fill = colours["pale-gold" if node.step.choice else "ivory"]
        yield rect(node.box.moved(300, 400), colours["shadow"], radius=1_300, alpha=0.12)
        yield rect(node.box, fill, Stroke(colours["rust"], 260), radius=1_300)
    for words, x, y in node.words:
        yield from words.words(x, y)
    for one in node.exits:
        yield from _exit(node, one, colours)


def _exit(node: Node, one: Exit, colours: Colours) -> Iterator[Item]:
    """The words of a sideward way; one that leaves the chart ends at a dot."""
    if one.side is Side.DOWN:
        return
    if one.words:
        wide = max(line.width for line in one.words.lines)
        x = node.box.x + PAD
        if ALIGNED[one.side] is Align.END:
            x = node.box.right - PAD - wide
        yield from one.words.words(x, one.y - one.words.height // 2)
    if one.side is Side.OUT:
        right = node.box.right
        tip = right + LANE * 45 // 100
        yield kit.line([(right, one.y), (tip, one.y)], Stroke(colours["indigo"], WAY))
        yield circle(tip, one.y, HEAD * 7 // 10, colours["indigo"])


def _route(route: Route, colours: Colours) -> Iterator[Item]:
    """A lane: in from each way, along, and to its step with a head."""
    ink = Stroke(colours["indigo"], WAY)
    yield from (kit.line(way, ink) for way in segments(route))
    back = 1 if route.side is Side.RIGHT else -1
    tip = (float(route.edge), float(route.end))
    yield _head(tip, (float(back), 0.0), colours)


def segments(route: Route) -> Iterator[list[Spot]]:
    """The lines of a lane, its head left out."""
    for y in route.starts:
        yield [(route.edge, y), (route.x, y), (route.x, route.end), (route.edge, route.end)]


def _head(tip: Spot, back: Spot, colours: Colours) -> Item:
    """The head of an arrow; ``back`` is the unit vector away from its tip."""
    (x, y), (dx, dy) = tip, back
    foot = (x + dx * HEAD * 1.7, y + dy * HEAD * 1.7)
    wings = [(foot[0] - dy * HEAD, foot[1] + dx * HEAD), (foot[0] + dy * HEAD, foot[1] - dx * HEAD)]
    return kit.area([tip, *wings], colours["indigo"])


def _downs(plan: Chart, colours: Colours) -> Iterator[Item]:
    """The ways to the step below, and the ends of turns."""
    ink = Stroke(colours["indigo"], WAY)
    for node in plan.nodes:
        x, top = node.box.x + DOWN, node.box.bottom
        if not node.step.goes and not node.bare:
            foot = top + TAIL - HEAD - mm("0.6")
            yield kit.line([(x, top), (x, foot)], ink)
            yield circle(x, foot, HEAD, colours["ivory"], ink)
            yield circle(x, foot, HEAD * 55 // 100, colours["indigo"])
        for one in node.exits:
            if one.side is not Side.DOWN:
                continue
            yield kit.line([(x, top), (x, top + plan.gap - HEAD)], ink)
            yield _head((float(x), float(top + plan.gap)), (0.0, -1.0), colours)
            if one.words:
                yield from one.words.words(x + mm("1.6"), top + (plan.gap - one.words.height) // 2)
