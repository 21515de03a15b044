"""The frame of the board: ground, pattern band, neat lines, title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.draw import kit
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.icons import icon
from forge.draw.palette import palette
from forge.geometry import Box, Size, Um
from forge.model.text import Text
from forge.scene import Item, Linear, Path, Place, Radial, Scene, Stop, Stroke
from forge.scene.shapes import circle, moved, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

Colours = Mapping[str, str]

MARGIN = Um(6_000)
"""From the edge of the board to the pattern band."""
BAND = Um(8_000)
MOTIF = 7_000
"""The width that a motif of the band has, nearly: whole motifs fill a side."""
ZEBRA = 9_500
TITLE = Um(32_000)
"""The least height of the panel with the board's name."""
MOTTO, BETWEEN, ABOVE = Um(9_200), Um(3_200), Um(3_500)
"""What the motto takes at the foot of that panel; what stays free above it and above the name."""


def inside(size: Size) -> Box:
    """The board within the pattern band."""
    return Box(Um(0), Um(0), size.width, size.height).grown(-(MARGIN + BAND))


def ground(size: Size, colours: Colours) -> Iterator[Item]:
    """The dark ground of the whole board, lit in the middle."""
    stops = (
        Stop(0, colours["indigo-light"]),
        Stop(0.5, colours["indigo"]),
        Stop(1, colours["indigo-dark"]),
    )
    middle = size.width // 2
    yield rect(Box(Um(0), Um(0), size.width, size.height), colours["indigo"])
    whole = inside(size)
    half = Um(whole.height // 2)
    top = Box(whole.x, whole.y, whole.width, half)
    bottom = Box(whole.x, Um(whole.y + half), whole.width, half)
    yield rect(top, Radial(middle, 42_000, size.width * 55 // 100, stops))
    yield rect(bottom, Radial(middle, size.height - 55_000, size.width * 62 // 100, stops))


def band(size: Size, colours: Colours) -> Iterator[Item]:
    """The pattern band along the four sides and its corners."""
    whole = Box(Um(0), Um(0), size.width, size.height).grown(-MARGIN)
    motifs = [_motif(kind, colours) for kind in range(4)]
    across, down = whole.width - 2 * BAND, whole.height - 2 * BAND
    sides = (
        (whole.right - BAND, whole.y, 180.0, across),
        (whole.x + BAND, whole.bottom, 0.0, across),
        (whole.x, whole.y + BAND, 90.0, down),
        (whole.right, whole.bottom - BAND, 270.0, down),
    )
    for x, y, turn, length in sides:
        count = round(length / MOTIF)
        yield from _side((x, y), turn, (length, count), motifs)
    for x in (whole.x, whole.right - BAND):
        for y in (whole.y, whole.bottom - BAND):
            yield Place(x + BAND // 2, y + BAND // 2, _corner(colours))
    cream = Stroke(colours["cream"], 500, round=False)
    yield rect(whole, stroke=cream)
    yield rect(whole.grown(-BAND), stroke=cream)


def _side(
    start: tuple[int, int], turn: float, run: tuple[int, int], motifs: list[Scene]
) -> Iterator[Place]:
    length, count = run
    dx, dy = {0.0: (1, 0), 90.0: (0, 1), 180.0: (-1, 0), 270.0: (0, -1)}[turn]
    for i in range(count):
        along = length * (2 * i + 1) / (2 * count)
        scale = round(length / count / MOTIF, 4)
        x, y = start[0] + dx * along, start[1] + dy * along
        yield Place(round(x), round(y), motifs[i % len(motifs)], turn, scale)


def _motif(kind: int, colours: Colours) -> Scene:
    """A tooth of the band on the origin, pointing up; its foot is MOTIF wide."""
    half, height = MOTIF / 2, BAND * 0.985
    main = colours[("ochre", "teal", "ochre", "rust")[kind]]
    heart = colours[("ink", "vermilion", "ink", "vermilion")[kind]]

    def tooth(width: float, low: float, high: float) -> list[tuple[float, float]]:
        return [(-half * width, -height * low), (0, -height * high), (half * width, -height * low)]

    gem = star((half, -height * 0.74), 1_000, 550, 2)
    return kit.stamp(MOTIF // 2, [
        kit.area(tooth(1, 0, 1), main),
        kit.area(tooth(0.52, 0.12, 0.66), colours["cream"], alpha=0.92),
        kit.area(tooth(0.26, 0.12, 0.4), heart),
        kit.area(gem, colours["gold"]),
    ])  # fmt: skip


def _corner(colours: Colours) -> Scene:
    half = BAND // 2
    square = Box(Um(-half), Um(-half), BAND, BAND)
    return kit.stamp(half, [
        rect(square, colours["gold"], Stroke(colours["ink"], 300)),
        rect(square.grown(-800), colours["indigo"]),
        kit.area(star((0, 0), 3_000, 1_300, 4), colours["cream"]),
        circle(0, 0, 800, colours["vermilion"]),
    ])  # fmt: skip


def neat_lines(window: Box, colours: Colours) -> Iterator[Item]:
    """The lines round the map: cream, gold, and black and white fields as on a sea chart."""
    outer, inner = window.grown(3_000), window.grown(1_500)
    yield rect(window.grown(3_400), colours["cream"])
    for length, along in ((outer.width, True), (outer.height, False)):
        count = round(length / ZEBRA) // 2 * 2
        for i in range(0, count, 2):
            start, end = length * i // count, length * (i + 1) // count
            yield from _fields(outer, (start, end), along, colours["ink"])
    yield rect(inner, colours["indigo"])
    yield rect(window.grown(1_100), stroke=Stroke(colours["gold"], 400, round=False))


def _fields(outer: Box, run: tuple[int, int], along: bool, ink: str) -> Iterator[Path]:
    start, end = run
    for far in (False, True):
        if along:
            y = outer.bottom - 1_500 if far else outer.y
            yield rect(Box(Um(outer.x + start), Um(y), Um(end - start), Um(1_500)), ink)
        else:
            x = outer.right - 1_500 if far else outer.x
            yield rect(Box(Um(x), Um(outer.y + start), Um(1_500), Um(end - start)), ink)


def title(desk: Desk, size: Size, window: Box, name: Text | None = None) -> Iterator[Item]:
    """The panel above the map: rays, the game's name (or another) in gold, the motto.

    A map that leaves less than ``TITLE`` above it has no title.
    """
    colours, whole = palette(desk), inside(size)
    panel = Box(whole.x, whole.y, whole.width, Um(window.y - 3_400 - whole.y))
    if panel.height < TITLE:
        return
    centre, middle = size.width // 2, _middle(desk, panel)
    fan = Path(kit.rays(size.width * 6 // 10, 72), colours["pale-gold"], alpha=0.05)
    yield kit.boxed(panel.grown(-300), [Place(centre, middle, kit.stamp(1_000, [fan]))])
    name = name or desk.game.title
    text, about = desk.say(name), About("board", name.id, name.at)
    style, width = _fitted(desk, text, Size(Um(panel.width - 96_000), _tall(panel)))
    path = desk.setter.outline(text, style, about)
    base = middle + seat(desk, text, style)
    yield from gilded(moved(path, centre - width // 2, base), round(style.size * 352.8), colours)
    for side in (-1, 1):
        yield Place(centre + side * (width // 2 + 19_000), middle, _jewel(colours))
    yield from _motto(desk, panel, colours)


def _tall(panel: Box) -> Um:
    """The room of the title's ink above the motto."""
    return Um(min(panel.height * 68 // 100, panel.height - MOTTO - ABOVE - BETWEEN))


def _middle(desk: Desk, panel: Box) -> int:
    """Where the middle of the title lies; letters without capitals are kept off the motto."""
    if desk.setter.cased:
        return panel.y + panel.height * 46 // 100
    return panel.y + (ABOVE + panel.height - MOTTO - BETWEEN) // 2


def seat(desk: Desk, text: str, style: Style) -> int:
    """How far below its middle the baseline of a title lies, µm.

    The middle is that of its capitals, or of its ink where the script has none.
    """
    if desk.setter.cased:
        return round(style.size * 352.8 * 0.315)
    above, below = desk.setter.ink(text, style)
    return (above - below) // 2


def _fitted(desk: Desk, text: str, room: Size) -> tuple[Style, int]:
    """The largest size of the title that leaves room for a star at each end.

    Letters without capitals may reach far up and down: all of them is kept off the motto.
    """
    best = Style(role="title", size=100, weight=700, tracking=2_200, features=("smcp",))
    width = desk.setter.size(text, best).width
    tall = not desk.setter.cased and sum(desk.setter.ink(text, best)) > room.height
    while (width > room.width or tall) and best.size > 12:
        best = Style(
            role="title",
            size=best.size - 2,
            weight=700,
            tracking=best.tracking - 44,
            features=("smcp",),
        )
        width = desk.setter.size(text, best).width
        tall = not desk.setter.cased and sum(desk.setter.ink(text, best)) > room.height
    return best, width


def gilded(path: Path, em: int, colours: Colours) -> Iterator[Path]:
    """Lettering in gold: shadow, dark edge, bright edge, and metal that mirrors a horizon."""
    ys = [y for y in path.steps if isinstance(y, int)][1::2]
    base = max(ys) if ys else 0
    metal = (
        Stop(0, colours["ivory"]), Stop(0.44, colours["pale-gold"]), Stop(0.48, colours["gold"]),
        Stop(0.65, colours["pale-gold"]), Stop(1, colours["gold"]),
    )  # fmt: skip
    yield kit.painted(moved(path, 900, 1_100), colours["indigo-dark"], alpha=0.6)
    yield kit.painted(path, None, Stroke(colours["relief-dark"], 1_500))
    yield kit.painted(path, None, Stroke(colours["gold"], 850))
    yield kit.painted(path, Linear(0, base - round(em * 0.66), 0, base, metal))


def _jewel(colours: Colours) -> Scene:
    return kit.stamp(12_000, [
        kit.area(star((900, 1_100), 12_000, 4_600, 8), colours["indigo-dark"], alpha=0.6),
        kit.area(star((0, 0), 12_000, 4_600, 8), colours["gold"],
                 Stroke(colours["relief-dark"], 400)),
        kit.area(star((0, 0), 8_400, 2_400, 4), colours["ivory"]),
        circle(0, 0, 4_600, colours["ivory"], Stroke(colours["gold"], 500)),
        icon("diamond").path((0, 150), 6_600, colours["indigo"]),
    ])  # fmt: skip


def _motto(desk: Desk, panel: Box, colours: Colours) -> Iterator[Item]:
    dress = desk.game.scenery or desk.game.ground or desk.game.atlas
    if dress:
        style = Style(role="title", size=14.5, smallest=9, weight=600, tracking=1_300,
                      colour=colours["pale-gold"], align=Align.CENTRE,
                      features=("smcp",))  # fmt: skip
        slot = Box(
            Um(panel.x + 20_000), Um(panel.bottom - MOTTO), Um(panel.width - 40_000), Um(7_600)
        )
        about = About("board", dress.motto.id, dress.motto.at)
        words = desk.say(dress.motto)
        yield from desk.setter.fit(words, style, slot, about, valign="middle", lines=1)
