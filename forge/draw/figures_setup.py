"""The board at the start of a game, drawn plainly: closed tokens, the ways, the named points.

A board of half a metre cannot be read at the width of a column, so this is a drawing of its own:
the same map, discs and ways, with strokes and letters for its size.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from forge.draw import kit
from forge.draw.board_medals import medallion
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.labels import dressed
from forge.draw.land_mark import land_mark
from forge.draw.palette import palette
from forge.draw.routes import Disc, Route, discs, routes
from forge.geometry import Box, Size, Um, mm, pt
from forge.model.board import Board, LinkKind
from forge.model.scenery import Scenery
from forge.scene import Clip, Item, Place, Scene, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

FINE = 450
"""Outlines are simplified to this, µm on the board: a tenth of a millimetre in the figure."""
TOKEN = 8_600
"""Radius of a closed token on the board, µm; a little larger than life, to be seen."""
START = 13_000
DASH = (2_600, 2_600)

Colours = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Plan:
    """The board's geometry and how much smaller the figure is."""

    board: Board
    scenery: Scenery
    chart: bytes
    discs: tuple[Disc, ...]
    routes: tuple[Route, ...]
    colours: Colours
    scale: float


def setup(desk: Desk, named: tuple[str, ...], width: int, about: About) -> Scene:
    """The board laid out, ``width`` µm wide; ``named`` points carry names, else the starts do.

    Raises ValueError when the game has no drawn board.
    """
    plan = _plan(desk, width)
    window = plan.scenery.window.box
    whole = size(desk, width)
    shown = _shown(plan, named)
    land = _land(desk, plan)
    map_ = Scene(land.size, (Place(0, 0, land), *_play(desk, plan, shown)))
    place = Place(
        round(-window.x * plan.scale), round(-window.y * plan.scale), map_, scale=plan.scale
    )
    frame = rect(Box(Um(0), Um(0), *whole), radius=mm(1.5))
    edge = rect(Box(Um(0), Um(0), *whole), None, Stroke(plan.colours["gold"], mm("0.35")), mm(1.5))
    names = tuple(_names(desk, plan, shown, about))
    return Scene(whole, (Clip(frame, (place,)), *names, edge), "setup")


def words(desk: Desk, named: tuple[str, ...], width: int, about: About) -> tuple[Item, ...]:
    """The texts of :func:`setup` without the map."""
    plan = _plan(desk, width)
    return tuple(_names(desk, plan, _shown(plan, named), about))


def _shown(plan: Plan, named: tuple[str, ...]) -> tuple[str, ...]:
    return named or tuple(point.id for point in plan.board.points if point.start)


def size(desk: Desk, width: int) -> Size:
    """How big the figure is: as high as the board's window is at that width."""
    window = dressed(desk)[1].window
    return Size(Um(width), Um(round(window.height * width / window.width)))


def _plan(desk: Desk, width: int) -> Plan:
    graph, scenery = dressed(desk)
    return Plan(
        graph, scenery, desk.game.art[scenery.chart],
        discs(graph, scenery), routes(graph, scenery), palette(desk),
        width / scenery.window.width,
    )  # fmt: skip


def _land(desk: Desk, plan: Plan) -> Scene:
    """The board without play, kept from one build to the next."""
    window = plan.scenery.window.box

    def draw() -> Scene:
        return Scene(Size(window.right, window.bottom), tuple(_map(plan)), "land")

    return desk.kept.drawing(f"setup {land_mark(desk)}", draw)


def _map(plan: Plan) -> Iterator[Item]:
    """Sea, two shore bands, land in play and land abroad."""
    from forge.draw import outlines  # geometry, which texts alone do without
    from forge.draw.map_shapes import terrain

    colours, ground = plan.colours, terrain(plan.chart, plan.scenery)
    land = ground.land.simplify(FINE)
    yield rect(plan.scenery.window.box, colours["sea-near"])
    for reach, colour in ((16_000, "sea-shallow"), (7_000, "sea-shore")):
        yield from outlines.shape(land, stroke=Stroke(colours[colour], 2 * reach))
    shore = Stroke(colours["shore"], 700, alpha=0.8)
    yield from outlines.shape(ground.abroad.simplify(FINE), colours["abroad"])
    yield from outlines.shape(ground.mainland.simplify(FINE), colours["land"], shore)
    yield from outlines.shape(ground.lakes.simplify(FINE), colours["sea-shallow"])


def _play(desk: Desk, plan: Plan, shown: tuple[str, ...]) -> Iterator[Item]:
    """Ways, closed tokens, and the points that are named."""
    colours = plan.colours
    looks = {
        LinkKind.SEA: Stroke(colours["buoy"], 1_300, DASH, 0.8),
        LinkKind.LAND: Stroke(colours["road"], 1_300, alpha=0.75),
    }
    for kind, stroke in looks.items():
        lines = [route.line for route in plan.routes if route.link.kind is kind]
        yield kit.lines(lines, stroke)
    held = desk.game.tokens
    closed = _closed(held.back_colour if held else colours["vermilion"], colours)
    for disc in plan.discs:
        if disc.point.token:
            yield Place(disc.x, disc.y, closed)
        if disc.point.id in shown and not disc.point.token:
            medal = medallion(plan.scenery.medal(disc.point), colours)
            yield Place(disc.x, disc.y, medal, scale=START / disc.radius)


def _closed(colour: str, colours: Colours) -> Scene:
    """A token face down, about the origin: its back, reduced to what can be seen so small."""
    ink, pale = Stroke(colours["ink"], 900), Stroke(colours["pale-gold"], 900)
    items = (
        circle(1_000, 1_300, TOKEN, colours["shadow"], alpha=0.35),
        circle(0, 0, TOKEN, colour, ink),
        circle(0, 0, TOKEN * 3 // 4, None, pale),
        kit.area(star((0, 0), TOKEN * 0.6, TOKEN * 0.24, 8), colours["cream"]),
    )
    return kit.stamp(TOKEN, items, "closed token")


def _names(desk: Desk, plan: Plan, shown: tuple[str, ...], about: About) -> Iterator[Item]:
    """The names, above their points and inside the figure, at the size of a caption."""
    halo = Stroke(plan.colours["ivory"], mm("0.9"), alpha=0.92)
    style = Style(role="text", size=9.5, weight=700, features=("smcp",), halo=halo)
    window = plan.scenery.window.box
    wide = round(window.width * plan.scale)
    for disc in plan.discs:
        if disc.point.id not in shown:
            continue
        said = desk.say(disc.point.name)
        x, y = ((disc.x - window.x) * plan.scale, (disc.y - window.y) * plan.scale)
        half = desk.setter.size(said, style).width // 2 + mm(1)
        middle = round(min(max(x, half), wide - half))
        drop = 0 if desk.setter.cased else desk.setter.ink(said, style)[1]
        above = round(y - START * plan.scale) - mm(1) - drop
        below = round(y + START * plan.scale) + mm(1) + pt(style.size * 0.66)
        base = above if above > pt(style.size) else below
        whose = About(about.component, disc.point.name.id, disc.point.name.at)
        yield from desk.setter.line(said, style, middle, base, Align.CENTRE, whose)
