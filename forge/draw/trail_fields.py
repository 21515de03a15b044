"""The fields of a trail as they are drawn: roads, discs with signs, numbers, the two ends."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache

from forge.draw import kit
from forge.draw.board_medals import medallion
from forge.draw.desk import Desk
from forge.draw.gems import gem
from forge.draw.icons import icon
from forge.draw.palette import Colours
from forge.draw.trail_layout import Layout, aside
from forge.draw.trail_sizes import END, radius
from forge.geometry import Box, Um
from forge.locale.numbers import upright
from forge.model.colour import mix
from forge.model.scenery import Medal
from forge.model.trail import FieldKind, FieldRole, Segment, Terminus, Trail
from forge.scene import Item, Path, Place, Radial, Scene, Stop, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

CLOSE = "close_trails"
"""The parameter by which an edition may leave all trails open."""
TAB = (3_900, 2_050)
"""Half the width and half the height of the tab that bears a number."""
BASE: Mapping[FieldRole, str] = {
    FieldRole.PATH: "paper",
    FieldRole.PHOTO: "buoy",
    FieldRole.ADVENTURE: "vermilion",
    FieldRole.CAMP: "ochre",
    FieldRole.BACK: "green",
    FieldRole.MUD: "brown",
    FieldRole.CAR: "teal",
    FieldRole.SNAKE: "indigo",
}
"""The colour of each sort of field; its sign tells it without colour too."""
NUMBER = Style("text", 8.6, weight=700, align=Align.CENTRE, features=("lnum",))


def roads(layout: Layout, colours: Colours) -> Iterator[Item]:
    """The trodden way: its shadow, its edges, its dust and its ruts."""
    dust = mix(colours["land"], colours["cream"], 0.62)
    for stroke in (
        Stroke(colours["shadow"], 7_200, alpha=0.2),
        Stroke(mix(colours["road"], colours["land"], 0.25), 5_400),
        Stroke(dust, 4_500),
        Stroke(mix(colours["road"], dust, 0.45), 360, (1_500, 1_300), 0.8),
    ):
        yield kit.lines(layout.roads, stroke)


def fields(desk: Desk, trail: Trail, layout: Layout, colours: Colours) -> Iterator[Item]:
    """Every numbered field and its number."""
    drawn = {
        kind.id: disc(kind, radius(kind), tuple(sorted(colours.items()))) for kind in trail.kinds
    }
    for number, (x, y) in sorted(layout.spots.items()):
        kind = trail.kind(number)
        if kind is not None:
            yield Place(round(x), round(y), drawn[kind.id])
            yield from _number(desk, number, (round(x), round(y) + radius(kind)), colours)


def signs(trail: Trail, layout: Layout, colours: Colours) -> Iterator[Item]:
    """Every field without its number, and the two ends without their names."""
    named = tuple(sorted(colours.items()))
    for number, (x, y) in sorted(layout.spots.items()):
        kind = trail.kind(number)
        if kind is not None:
            yield Place(round(x), round(y), disc(kind, radius(kind), named))
        else:
            end = trail.finish if number else trail.start
            yield Place(round(x), round(y), medal(trail, end, END, colours))


def _number(desk: Desk, number: int, at: tuple[int, int], colours: Colours) -> Iterator[Item]:
    (x, y), (half, tall) = at, TAB
    tab = Box(Um(x - half), Um(y - tall - 500), Um(2 * half), Um(2 * tall))
    yield rect(tab, colours["ivory"], Stroke(colours["ink"], 260), radius=tall)
    yield from desk.setter.line(upright(number), NUMBER, x, y + 570, Align.CENTRE, About("board"))


@lru_cache(maxsize=64)
def disc(kind: FieldKind, size: int, named: tuple[tuple[str, str], ...]) -> Scene:
    """A field about the origin, without its number."""
    colours = dict(named)
    base = colours[BASE[kind.does]]
    pale = kind.does is FieldRole.PATH
    ink = colours["brown"] if pale else colours["ivory"]
    stops = (
        Stop(0, mix(base, "#FFFFFF", 0.3)),
        Stop(0.55, base),
        Stop(1, mix(base, "#000000", 0.24)),
    )
    inner = size - 950
    rim = mix(colours["gold"], colours["pale-gold"], 0.3) if kind.diamond else colours["ivory"]
    items: list[Item] = [
        *(circle(350, 500, size + 700 - i * 300, colours["shadow"], alpha=0.12) for i in range(3)),
        circle(0, 0, size, rim, Stroke(colours["ink"], 360)),
        circle(0, 0, inner, Radial(-inner * 3 // 10, -inner * 35 // 100, inner * 3 // 2, stops)),
        Path(kit.rays(inner, 20), colours["foam"], alpha=0.08),
        circle(0, 0, inner, stroke=Stroke(colours["ink"], 240)),
        icon(kind.sign).path((0, -size // 12), round(inner * 1.22), ink),
    ]
    if kind.diamond:
        at = round(size * 0.62)
        items += [
            circle(at, -at, round(size * 0.37), colours["ivory"], Stroke(colours["ink"], 240)),
            *gem("brilliant", at, -at, round(size * 0.28), colours["buoy"]),
        ]
    return kit.stamp(size, items, kind.id)


def medal(trail: Trail, end: Terminus, size: Um, colours: Colours) -> Scene:
    """The medallion of the start or the finish about the origin; ``size`` is its radius, µm."""
    colour = "green" if end is trail.start else "indigo"
    return medallion(Medal(end.sign, end.sign, colour, size, rich=True), colours)


def ends(desk: Desk, trail: Trail, layout: Layout, colours: Colours) -> Iterator[Item]:
    """The start and the finish, each with its name on a ribbon."""
    for number, end in ((0, trail.start), (trail.last, trail.finish)):
        x, y = (round(v) for v in layout.spots[number])
        yield Place(x, y, medal(trail, end, END, colours))
        said = desk.say(end.name)
        style = Style("title", 12.5, 7, 700, colour=colours["cream"], align=Align.CENTRE,
                      tracking=500, features=("smcp",))  # fmt: skip
        half = min(desk.setter.size(said, style).width // 2 + 3_500, 24_000)
        tab = Box(Um(x - half), Um(y + END - 2_400), Um(2 * half), Um(6_400))
        yield rect(tab.moved(300, 450), colours["shadow"], radius=1_200, alpha=0.35)
        yield rect(tab, colours["vermilion"], Stroke(colours["ink"], 320), radius=1_200)
        about = About("board", end.name.id, end.name.at)
        yield from desk.setter.fit(said, style, tab.grown(-600), about, valign="middle", lines=1)


def pier(trail: Trail, layout: Layout, colours: Colours) -> Iterator[Item]:
    """A landing stage that leads on from the finish, as the way led to it."""
    (x, y), (u, v) = layout.spots[trail.last], layout.spots[trail.last - 1]
    turn = math.degrees(math.atan2(y - v, x - u))
    wood, half = mix(colours["brown"], colours["land"], 0.35), 5_200
    planks = [rect(Box(Um(8_000 + i * 1_900), Um(-half), Um(1_750), Um(2 * half)),
                   mix(wood, colours["relief-dark"], 0.12 * (i % 3)),
                   Stroke(colours["ink"], 160)) for i in range(12)]  # fmt: skip
    posts = [circle(9_500 + i * 6_400, side * (half + 300), 950, colours["relief-dark"],
                    Stroke(colours["ink"], 160)) for i in range(4) for side in (-1, 1)]  # fmt: skip
    shade = rect(Box(Um(8_000), Um(-half + 700), Um(23_400), Um(2 * half)), colours["sea-shadow"],
                 alpha=0.35)  # fmt: skip
    yield Place(
        round(x), round(y), kit.stamp(32_000, [shade, *planks, *posts], "pier"), round(turn, 1)
    )


def closings(desk: Desk, trail: Trail, layout: Layout, colours: Colours) -> Iterator[Item]:
    """A barred sign beside each way that is closed from some number of players on.

    An edition that closes none has no signs.
    """
    for segment, before, players in closed_from(desk, trail):
        x, y = (round(v) for v in aside(layout, segment.first, before, 10_500))
        yield circle(x + 300, y + 450, 4_700, colours["shadow"], alpha=0.3)
        yield circle(x, y, 4_500, colours["vermilion"], Stroke(colours["ink"], 300))
        yield circle(x, y, 3_500, colours["ivory"], Stroke(colours["ink"], 160))
        yield from desk.setter.line(
            f"{players}+", NUMBER, x, y + 1_050, Align.CENTRE, About("board")
        )


def closed_from(desk: Desk, trail: Trail) -> Iterator[tuple[Segment, int, int]]:
    """Each segment that is closed, the field before it, and from how many players on."""
    if desk.edition.values.get(CLOSE) is False:
        return
    least: dict[str, int] = {}
    for closing in trail.closings:
        for name in closing.segments:
            least[name] = min(closing.players, least.get(name, closing.players))
    by_id = {segment.id: segment for segment in trail.segments}
    for name, players in sorted(least.items()):
        segment = by_id[name]
        yield segment, by_id[segment.from_[0]].numbers[-1] if segment.from_ else 0, players
