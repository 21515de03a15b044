"""Crop marks, the ruler and the label of a sheet: only where no art and no bleed is.

Marks are hairlines that a printer still prints (0.2 mm), start clear of the bleed and end
before the edge of the paper, since marks to the very edge make viewers shrink the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from forge.geometry import Box, Size, Um, mm
from forge.press.mark_style import INK, MarkStyle
from forge.scene import Item, Path, Place, Scene, Words
from forge.scene.shapes import rect

NONE = Um(0)
GLUE = "#9A9A9A"
STYLE = MarkStyle()
HAIR = STYLE.stroke
CLEAR = STYLE.offset  # between bleed and all that stands beside it
SHORTEST = mm(1)
EDGE = mm(1)  # between a mark and the edge of the paper
MARKS = STYLE.room  # room that the crop marks take beside the bleed
RULER = mm(100)
BAR = mm("3.2")  # height of the strip with ruler and label
BASELINE = mm("2.6")
RULER_WORDS = Um(RULER + mm("1.5"))
LABEL = Um(RULER + mm(11))  # where the label begins, beside the ruler
TOLD = Um(LABEL + mm(24))  # what ruler and label take at least


@dataclass(frozen=True, slots=True)
class Slip:
    """What a label has to say: which sheet of how many, which side, and the place of a tile.

    ``row`` and ``column`` count from 1 and are 0 for sheets that are no tiles; ``room`` is
    the width that the label may take, µm.
    """

    sheet: int
    sheets: int
    side: str = "front"
    row: int = 0
    rows: int = 0
    column: int = 0
    columns: int = 0
    room: Um = NONE

    @property
    def behind(self) -> Slip:
        """The slip of the other side of the same sheet."""
        return replace(self, side="back")


Label = Callable[[Slip], tuple[Words, ...]]
"""Sets the words of a slip, beginning at (0, 0) on the baseline."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A sheet before its marks: paper, the printable area, and the box that art and bleed fill.

    ``limit`` is the box that marks keep to; None means the paper less a hair at its edges.
    ``lane`` is what the ruler's band keeps to along its side; None means the printable area.
    ``taken`` are boxes that it keeps off.
    """

    paper: Size
    area: Box
    art: Box
    limit: Box | None = None
    lane: Box | None = None
    taken: tuple[Box, ...] = ()

    @property
    def bounds(self) -> Box:
        """The box that marks keep to."""
        return self.limit or Box(Um(0), Um(0), *self.paper).grown(-EDGE)


@dataclass(frozen=True, slots=True)
class Strip:
    """A band beside the art: its side of the sheet, and the box for ruler and label."""

    side: str
    box: Box

    def place(self, items: tuple[Item, ...]) -> Place:
        """Items drawn for a band that lies level, put into this one."""
        if self.side in ("top", "bottom"):
            return Place(self.box.x, self.box.y, Scene(self.box.size, items))
        return Place(self.box.x, self.box.bottom, Scene(self.box.size.turned, items), 270.0)

    @property
    def length(self) -> Um:
        """How far the band reaches along its side."""
        return max(self.box.width, self.box.height)


def settled(area: Box, block: Size, bleed: int, style: MarkStyle = STYLE) -> tuple[Um, Um]:
    """Where a block of trims begins: centred, and high enough to leave the ruler its band below.

    Where only the width has room for the band, the block moves to the left instead.
    """
    spare_x, spare_y = area.width - block.width, area.height - block.height
    band, inset = style.room + BAR + bleed, style.room + bleed
    x, y = spare_x // 2, min(max(0, spare_y - band), inset)
    if spare_y < band <= spare_x:
        x, y = min(spare_x - band, inset), spare_y // 2
    return Um(area.x + x), Um(area.y + y)


def strip(ground: Ground, aside: int = MARKS, closer: bool = False) -> Strip:
    """The band for ruler and label, ``aside`` µm from the art where there is room for it.

    Below the art, else above, right or left, within the margins; where the art fills them, in
    a margin, so that the sheet carries its ruler all the same: where no crop marks are, the band
    comes ``closer`` before that.  Sides that are too short for ruler and label come last.
    """
    whole = Box(Um(0), Um(0), ground.paper.width, ground.paper.height).grown(-EDGE)
    own = ground.lane or ground.area
    second = (ground.area, CLEAR) if closer else (whole, aside)
    places = ((ground.area, aside), second, (whole, CLEAR), (whole, 0))
    for least, lane in ((TOLD, own), (TOLD, whole), (RULER, whole)):
        for limit, distance in places:
            for side, box in _bands(ground.art, lane, distance):
                free = limit.holds(box) and not any(map(box.meets, ground.taken))
                if free and max(box.size) >= least:
                    return Strip(side, box)
    return Strip("bottom", Box(whole.x, Um(whole.bottom - BAR), whole.width, BAR))


def _bands(art: Box, lane: Box, aside: int) -> tuple[tuple[str, Box], ...]:
    """A band on each side of the art, ``aside`` µm off it, as long as the lane."""
    return (
        ("bottom", Box(lane.x, Um(art.bottom + aside), lane.width, BAR)),
        ("top", Box(lane.x, Um(art.y - aside - BAR), lane.width, BAR)),
        ("right", Box(Um(art.right + aside), lane.y, BAR, lane.height)),
        ("left", Box(Um(art.x - aside - BAR), lane.y, BAR, lane.height)),
    )


def crops(
    ground: Ground, trims: Sequence[Box], band: Strip | None, style: MarkStyle = STYLE
) -> tuple[Path, ...]:
    """Crop marks at every edge of every trim, on the sides of the art that the style names."""
    xs = _cuts((x for box in trims for x in (box.x, box.right)), ground.paper.width)
    ys = _cuts((y for box in trims for y in (box.y, box.bottom)), ground.paper.height)
    steps: list[str | int] = []
    for near, far in _reaches(ground, band, style, upright=True):
        steps += [step for x in xs for step in ("M", x, near, "L", x, far)]
    for near, far in _reaches(ground, band, style, upright=False):
        steps += [step for y in ys for step in ("M", near, y, "L", far, y)]
    return (Path(tuple(steps), stroke=style.stroke),) if steps else ()


def _cuts(edges: Iterable[Um], end: int) -> list[Um]:
    """Where to cut; the edge of the paper needs no cutting."""
    return sorted({edge for edge in edges if EDGE <= edge <= end - EDGE})


def _reaches(
    ground: Ground, band: Strip | None, style: MarkStyle, upright: bool
) -> Iterator[tuple[int, int]]:
    """From where to where marks go on the two sides they stand on, where there is room."""
    art, bounds = ground.art, ground.bounds
    low, high = (art.y, art.bottom) if upright else (art.x, art.right)
    begin, end = (bounds.y, bounds.bottom) if upright else (bounds.x, bounds.right)
    before, after = ("top", "bottom") if upright else ("left", "right")
    far = style.offset + style.length
    first, last = max(begin, low - far), min(end, high + far)
    if band is not None and band.side == before:
        first = max(first, (band.box.bottom if upright else band.box.right) + CLEAR)
    if band is not None and band.side == after:
        last = min(last, (band.box.y if upright else band.box.x) - CLEAR)
    if before in style.sides and low - style.offset - first >= SHORTEST:
        yield low - style.offset, first
    if after in style.sides and last - high - style.offset >= SHORTEST:
        yield high + style.offset, last


def glue(ground: Ground, band: Strip | None, right: int, bottom: int) -> tuple[Path, ...]:
    """Grey bars in the margin along the bands that the next tile is glued on.

    ``right`` and ``bottom`` are the widths of the bands at those edges of the art, 0 for none.
    """
    art, bars = ground.art, []
    for near, far in _reaches(ground, band, STYLE, upright=True) if right else ():
        low, high = _bar(near, far)
        bars.append(Box(Um(art.right - right), low, Um(right - CLEAR), Um(high - low)))
    for near, far in _reaches(ground, band, STYLE, upright=False) if bottom else ():
        low, high = _bar(near, far)
        bars.append(Box(low, Um(art.bottom - bottom), Um(high - low), Um(bottom - CLEAR)))
    return tuple(rect(bar, GLUE) for bar in bars)


def _bar(near: int, far: int) -> tuple[Um, Um]:
    """A bar of 1 mm from where marks begin towards where they end."""
    end = near + SHORTEST if far > near else near - SHORTEST
    return Um(min(near, end)), Um(max(near, end))


def ruler(words: tuple[Words, ...]) -> tuple[Item, ...]:
    """A bar of exactly 100 mm: black and white centimetres, a tick every 5 mm, and its words."""
    top, height = mm("0.9"), mm("1.1")
    blocks = [rect(Box(Um(x), top, mm(10), height), INK) for x in range(0, RULER, mm(20))]
    frame = rect(Box(Um(0), top, RULER, height), stroke=HAIR)
    ticks: list[str | int] = []
    for x in range(0, RULER + 1, mm(5)):
        foot = BAR if x % mm(10) == 0 else mm("2.5")
        ticks += ["M", x, top + height, "L", x, foot]
    return (
        *blocks,
        frame,
        Path(tuple(ticks), stroke=HAIR),
        *(Place(RULER_WORDS, BASELINE, Scene(Size(Um(0), Um(0)), (word,))) for word in words),
    )


def words(band: Strip, label: Label | None, slip: Slip, after: Um) -> tuple[Item, ...]:
    """The label's words, ``after`` µm from the beginning of the band; none without a label."""
    if label is None:
        return ()
    said = label(replace(slip, room=Um(band.length - after)))
    return (Place(after, BASELINE, Scene(band.box.size, said)),) if said else ()
