"""What stands on the pages besides the rules: title, contents, running heads, colophon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from forge.draw.desk import Desk
from forge.draw.rulebook_bricks import Bond, Brick, Panel, Spot
from forge.draw.rulebook_lines import Galley, Setting, lines
from forge.draw.rulebook_shapes import night, panel, rule, sun
from forge.draw.rulebook_style import Type, inks
from forge.draw.widths import shared
from forge.geometry import Box, Size, Um, mm, pt
from forge.locale.numbers import figures
from forge.model.rulebook import Rulebook
from forge.model.text import Text
from forge.scene import Item, Linear, Place, Scene, Stop, Stroke
from forge.scene.shapes import line
from forge.typeset.setter import Setter
from forge.typeset.style import Align, Style

MAST_HEIGHT, MAST_GROWTH = mm(66), mm(14)
"""The height of the title, and how much higher it may be so that its page is full."""
MAST_INK, MAST_MIDDLE = mm(24), mm("32.5")
"""How high the ink of the title may be, and where its middle is, below the upper edge."""
RISE = mm(8)
"""How far the title reaches into the room that other pages give to the running head."""
ABOVE = mm("1.2")
"""The white over the first line of the contents."""
AIRY = 145
"""How high the lines of the contents may be together, in hundredths of their plain height."""
ROW = mm("6.1")
"""One line of the contents."""
HANG, GAP = mm(7), mm(10)
"""The room of a number in the contents, and the white between their two columns."""
LEAST = 5.5
"""Points: no title in the contents is smaller."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A section as the contents list it."""

    number: str
    title: Text
    anchor: str


def masthead(galley: Galley, book: Rulebook, more: int = 0) -> Brick:
    """The title over the first page: gold letters on a night sky, ``more`` µm of it."""

    def draw(spot: Spot) -> tuple[Item, ...]:
        sky = Box(Um(spot.x), Um(spot.y - RISE), Um(spot.width), Um(MAST_HEIGHT + more))
        box = Box(sky.x, Um(sky.y + more // 2), sky.width, MAST_HEIGHT)
        star = sun(box.x + box.width // 2, box.y + mm(13), mm("5.5"), 8, galley.inks.pale_gold)
        title = _gilded(galley, book.title, box)
        return (*night(sky, galley.inks), star, *title, *_subtitle(galley, book, box))

    high = Um(MAST_HEIGHT - RISE)
    return Brick(
        high + more, draw, name=book.title.id, at=book.title.at,
        least=high, most=Um(high + MAST_GROWTH),
        resized=lambda wished: masthead(galley, book, wished - high),
    )  # fmt: skip


def _mast(setter: Setter, said: str, mast: Style, room: Size) -> Style:
    """The style of the title made smaller until it fits its room, as far as that goes.

    Letters without capitals may reach far up and down: their ink has to fit as well.
    """
    sizes = [mast.size, mast.size * room.width / max(1, setter.size(said, mast).width)]
    if not setter.cased:
        sizes.append(mast.size * room.height / max(1, sum(setter.ink(said, mast))))
    size = min(sizes)
    return replace(mast, size=max(mast.smallest, size)) if size < mast.size else mast


def _gilded(galley: Galley, title: Text, box: Box) -> tuple[Item, ...]:
    """The title: real words that can be searched, and the same glyphs over them in gold."""
    setter, said = galley.desk.setter, galley.desk.say(title)
    style = _mast(setter, said, galley.type.mast, Size(Um(box.width - mm(16)), MAST_INK))
    width, baseline = setter.size(said, style).width, box.y + mm(38)
    if not setter.cased:
        above, below = setter.ink(said, style)
        baseline = box.y + MAST_MIDDLE + (above - below) // 2
    x, about = box.x + (box.width - width) // 2, galley.about(title)
    words = setter.line(
        said, replace(style, halo=Stroke("#3A2106", mm("1.1"))), x, baseline, Align.START, about
    )
    high = pt(style.size)
    gold = Linear(0, 0, 0, -high * 7 // 10, (
        Stop(0, "#D99E2B"), Stop(0.35, "#F7D98A"), Stop(0.52, "#FFF8E2"), Stop(0.56, "#F2C65B"),
        Stop(1, "#FFF3CC"),
    ))  # fmt: skip
    glyphs = setter.outline(said, style, about)
    leaf = replace(glyphs, fill=gold, stroke=None)
    return (*words, Place(x, baseline, Scene(Size(Um(width), Um(high)), (leaf,))))


def _subtitle(galley: Galley, book: Rulebook, mast: Box) -> tuple[Item, ...]:
    setter, said = galley.desk.setter, galley.desk.say(book.subtitle)
    wide = mast.width * 2 // 5
    line_ = rule(mast.x + (mast.width - wide) // 2, mast.y + mm("46.5"), wide, galley.inks.gold)
    box = Box(Um(mast.x + mm(8)), Um(mast.y + mm(49)), Um(mast.width - mm(16)), mm(10))
    return (
        *line_,
        *setter.fit(said, galley.type.mast_line, box, galley.about(book.subtitle), "top"),
    )


def contents(
    galley: Galley, book: Rulebook, openings: Sequence[Opening], pages: Mapping[str, int]
) -> tuple[Brick, ...]:
    """The contents in a panel, in two columns; its height does not depend on the numbers."""
    ground = Panel("contents", mm("3.2"), lambda box: panel(box, galley.inks))
    inner = replace(galley.inset(mm(6), mm(6)), panel=ground)
    style = replace(galley.type.box_title, align=Align.CENTRE)
    title = lines(inner, book.contents, Setting(style, mm(5), Bond.HARD))
    return (*title, _listing(inner, openings, pages))


def _listing(
    galley: Galley, openings: Sequence[Opening], pages: Mapping[str, int], high: int = 0
) -> Brick:
    """The lines of the contents as one brick, which grows a little where its page has room."""
    half = -(-len(openings) // 2)
    style, columns = _columns(galley, openings, half)
    plain = half * ROW + ABOVE
    high = high or plain

    def draw(spot: Spot) -> tuple[Item, ...]:
        items: list[Item] = []
        for index, opening in enumerate(openings):
            column, row = divmod(index, half)
            start, wide = columns[column]
            x = spot.across(galley.start + start, wide)
            y = spot.y + ABOVE + (high - ABOVE) * (3 * row + 2) // (3 * half)
            page = figures(pages.get(opening.anchor, ""))
            room = replace(spot, x=x, y=y, width=wide)
            items += _entry(galley, opening, page, room, style)
        return tuple(items)

    return Brick(
        high, draw, 0, Bond.FREE, galley.panel, name="contents",
        least=Um(plain), most=Um(plain * AIRY // 100),
        resized=lambda wish: _listing(galley, openings, pages, wish),
    )  # fmt: skip


def _columns(
    galley: Galley, openings: Sequence[Opening], half: int
) -> tuple[Style, tuple[tuple[int, int], ...]]:
    """The type of the titles, and the offset and the width of each of the two columns.

    Both are equally wide where the titles fit; else the wider titles get more room, and all are
    smaller where even that is not enough.  What would be too small is told at the longest title.
    """
    style, setter = galley.type.contents, galley.desk.setter
    beside = HANG + setter.size("888", galley.type.folio).width + mm(2)
    said = [setter.size(galley.desk.say(one.title), style).width for one in openings]
    titles = [max(said[:half], default=0), max(said[half:], default=0)]
    room = galley.width - GAP
    scale = min(1.0, (room - 2 * beside) / max(sum(titles), 1))
    if style.size * scale < LEAST:
        longest = openings[said.index(max(said))].title
        detail = f"is too long for the contents: all titles there would be below {LEAST} pt"
        setter.tell(galley.about(longest), "width", detail)
    style = replace(style, size=max(style.size * scale, LEAST))
    first, second = shared(room, (1, 1), [wide * scale + beside for wide in titles])
    return style, ((0, round(first)), (round(first) + GAP, round(second)))


def _entry(
    galley: Galley, opening: Opening, page: str, spot: Spot, style: Style
) -> tuple[Item, ...]:
    """One line of the contents: number, title, dots, page."""
    setter, said = galley.desk.setter, galley.desk.say(opening.title)
    number = replace(galley.type.folio, colour=galley.inks.vermilion)
    near, far = (Align.END, Align.START) if spot.rtl else (Align.START, Align.END)
    about = galley.about(opening.title)
    begin = setter.size(said, style).width + HANG + mm(2)
    end = spot.width - setter.size(page, galley.type.folio).width - mm(2)
    items = [
        *setter.line(opening.number, number, spot.across(0, 0), spot.y, near),
        *setter.line(said, style, spot.across(HANG, 0), spot.y, near, about),
    ]
    dots = Stroke(galley.inks.gold, mm("0.3"), (0, mm("1.5")))
    leader = [
        line(spot.across(begin, 0), spot.y, spot.across(end, 0), spot.y, dots)
    ] if end > begin else []  # fmt: skip
    return (
        *items,
        *leader,
        *setter.line(page, galley.type.folio, spot.across(spot.width, 0), spot.y, far),
    )


def furniture(desk: Desk, box: Box, type_: Type, place: Numbered) -> tuple[Item, ...]:
    """The running head and the page number round the text's ``box``.

    The first page has its title instead of a head.
    """
    setter, middle = desk.setter, box.x + box.width // 2
    foot = box.bottom + mm("9.5")
    number = setter.line(figures(place.number), type_.folio, middle, foot, Align.CENTRE)
    end = desk.across(box.width, box)
    version = setter.line(place.version, type_.imprint, end, foot, setter.far)
    if place.number == 1:
        return (*number, *version)
    head = box.y - mm(7)
    left, right = (place.section, place.head) if setter.rtl else (place.head, place.section)
    return (
        *setter.line(left, type_.running, box.x, head, Align.START),
        *setter.line(right, type_.running, box.right, head, Align.END),
        *rule(box.x, head + mm("2.4"), box.width, inks(desk).gold),
        *number,
        *version,
    )


@dataclass(frozen=True, slots=True)
class Numbered:
    """What the margins of a page say."""

    number: int
    head: str
    section: str
    version: str
