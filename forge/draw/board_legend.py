"""The legend below the map: panels of tokens, ways and prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from forge.draw import kit, route_marks, tokens
from forge.draw.curve import arc
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.geometry import Box, Um, mm
from forge.model.reading import holds
from forge.model.scenery import Entry, Panel, PanelKind
from forge.model.text import Text
from forge.scene import Item, Linear, Place, Stop, Stroke, Words
from forge.scene.shapes import circle, rect
from forge.typeset.setter import Slot
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

Colours = Mapping[str, str]

RIBBON = mm("7.2")
SAMPLE = mm(22)
TOP = mm("8.5")
"""Where a panel's entries begin, below its upper edge."""


def panel(desk: Desk, one: Panel) -> Iterator[Item]:
    """A panel of the legend with the entries of the desk's edition."""
    colours, box = palette(desk), standing(desk, one)
    yield from paper(box, colours)
    yield from ribbon(desk, one.title, box, colours)
    drawn = {PanelKind.TOKENS: _tokens, PanelKind.ROADS: _ways, PanelKind.PRICES: _prices}
    yield from drawn[one.kind](desk, one, box, colours)


def standing(desk: Desk, one: Panel) -> Box:
    """Where a panel stands on the board: the first at the side where reading starts."""
    scenery = desk.game.scenery
    assert scenery is not None
    size = scenery.size
    return desk.placed(one.frame.box, Box(Um(0), Um(0), size.width, size.height))


def kept(desk: Desk, one: Panel) -> tuple[Entry, ...]:
    """The entries that the desk's edition prints."""
    values = desk.edition.values
    return tuple(
        entry
        for entry in one.entries
        if desk.edition.id in (entry.editions or (desk.edition.id,)) and holds(entry.when, values)
    )


def paper(box: Box, colours: Colours) -> Iterator[Item]:
    """A sheet of parchment with a gold edge, lying on a dark ground."""
    light = Linear(0, box.y, 0, box.bottom, (
        Stop(0, colours["cream"]), Stop(0.6, colours["ivory"]), Stop(1, colours["paper"]),
    ))  # fmt: skip
    yield rect(box.moved(800, 1_000), colours["indigo-dark"], alpha=0.55, radius=2_500)
    yield rect(box, light, Stroke(colours["gold"], 700), radius=1_600)
    yield rect(box.grown(-1_500), stroke=Stroke(colours["brown"], 200), radius=1_000)


def ribbon(desk: Desk, title: Text, over: Box, colours: Colours) -> Iterator[Item]:
    """The swallow-tailed ribbon with a panel's title, across its upper edge."""
    style = Style(role="title", size=14.5, smallest=8, weight=700, tracking=900,
                  colour=colours["cream"], align=Align.CENTRE, features=("smcp",))  # fmt: skip
    room = over.width - 24_000
    half = min(desk.setter.size(desk.say(title), style).width, room) // 2 + 8_000
    x, y, tall = over.x + over.width // 2, over.y, RIBBON // 2
    edge = [(-half, -tall), (half, -tall), (half - 3_500, 0), (half, tall), (-half, tall)]
    points = [(x + dx, y + dy) for dx, dy in (*edge, (3_500 - half, 0))]
    shadow = [(u + 500, v + 700) for u, v in points]
    yield kit.area(shadow, colours["shadow"], alpha=0.35)
    yield kit.area(points, colours["vermilion"], Stroke(colours["ink"], 350))
    slot = Box(Um(x - room // 2 - 500), Um(y - tall - 400), Um(room + 1_000), RIBBON)
    yield from _fit(desk, title, style, slot)


def _about(text: Text) -> About:
    return About("board", text.id, text.at)


def _fit(desk: Desk, text: Text, style: Style, box: Box) -> Iterator[Item]:
    words = desk.say(text)
    yield from desk.setter.fit(words, style, box, _about(text), valign="middle", lines=1)


def alike(
    desk: Desk, texts: Sequence[Text], boxes: Sequence[Box], style: Style,
    valign: Literal["top", "middle", "bottom"] = "middle", lines: int | None = 1,
) -> Iterator[Item]:  # fmt: skip
    """Texts of one kind in the rows of a panel, in one size."""
    for words in desk.setter.alike(_slots(desk, texts, boxes), style, valign, lines):
        yield from words


def _slots(desk: Desk, texts: Sequence[Text], boxes: Sequence[Box]) -> list[Slot]:
    return [Slot(desk.say(text), box, _about(text)) for text, box in zip(texts, boxes, strict=True)]


def _two(
    desk: Desk, entries: Sequence[Entry], boxes: Sequence[Box], styles: tuple[Style, Style],
    below: int,
) -> Iterator[Item]:  # fmt: skip
    """The name of each entry in its box, and its note so far ``below``, µm."""
    yield from alike(desk, [entry.text for entry in entries], boxes, styles[0])
    lower = [box.moved(0, below) for box in boxes]
    yield from alike(desk, [entry.note for entry in entries], lower, styles[1])


def _tokens(desk: Desk, one: Panel, box: Box, colours: Colours) -> Iterator[Item]:
    entries = kept(desk, one)
    held = {kind.id: kind for kind in desk.game.tokens.kinds} if desk.game.tokens else {}
    share = (box.width - 6_000) // max(len(entries), 1)
    radius = min(mm("8.4"), share * 42 // 100)
    name = Style(size=10.5, smallest=6, weight=700, colour=colours["ink"], align=Align.CENTRE,
                 features=("smcp",))  # fmt: skip
    worth = Style(size=11, smallest=6, weight=700, colour=colours["vermilion"], align=Align.CENTRE,
                  features=("lnum",))  # fmt: skip
    slots = []
    for i, entry in enumerate(entries):
        x, y = desk.across(3_000 + i * share + share // 2, box), box.y + TOP + 13_500
        if entry.sign in held:
            yield circle(x + 400, y + 600, radius, colours["shadow"], alpha=0.35)
            yield Place(x - radius, y - radius, tokens.face(desk, held[entry.sign], radius))
        slots.append(Box(Um(x - share // 2 + 300), Um(y + radius + 1_900), Um(share - 600), mm(5)))
    yield from _two(desk, entries, slots, (name, worth), 5_300)
    said = one.foot_under(desk.edition.values)
    if said:
        foot = Style(size=9.5, smallest=6, italic=True, colour=colours["brown"], align=Align.CENTRE)
        slot = Box(Um(box.x + 6_000), Um(box.bottom - 9_000), Um(box.width - 12_000), mm(6))
        yield from _fit(desk, said, foot, slot)


def _ways(desk: Desk, one: Panel, box: Box, colours: Colours) -> Iterator[Item]:
    entries = kept(desk, one)
    step = (box.height - TOP - 3_500) // max(len(entries), 1)
    name = Style(size=11, smallest=6, weight=700, colour=colours["ink"], features=("smcp", "lnum"))
    note = Style(size=9, smallest=6, colour=colours["brown"])
    slots = []
    for i, entry in enumerate(entries):
        y = box.y + TOP + i * step + step // 2
        shown = desk.placed(Box(Um(box.x + 6_000), Um(y), SAMPLE, Um(0)), box)
        yield from sample(entry.sign, shown.x, y, colours)
        slot = Box(Um(box.x + 33_000), Um(y - 5_100), Um(box.width - 37_000), mm(5))
        slots.append(desk.placed(slot, box))
    yield from _two(desk, entries, slots, (name, note), 4_600)


def sample(sign: str, x: int, y: int, colours: Colours) -> Iterator[Item]:
    """A short piece of a way, ``SAMPLE`` wide, its left end at (x, y)."""
    ends = [(float(x), float(y)), (float(x + SAMPLE), float(y))]
    stops = (x + 3_000, x + 11_000, x + 19_000)
    if sign == "land":
        yield kit.line(ends, Stroke(colours["road"], 420, (100, 1_000), 0.85))
        yield from (Place(u, y, route_marks.pip(colours)) for u in stops)
    elif sign == "sea":
        water = Box(Um(x - 1_500), Um(y - 3_700), mm(25), mm("7.4"))
        yield rect(water, colours["sea-mid"], Stroke(colours["sea-line"], 200), radius=1_500)
        yield kit.line(ends, Stroke(colours["sea-road"], 550, (1_600, 1_500), 0.95))
        yield from (Place(u, y, route_marks.buoy(colours)) for u in stops)
    elif sign == "air":
        flight = arc((x, y + 2_000), (x + 22_000, y + 2_000), 0.14)
        yield kit.line(flight, Stroke(colours["vermilion"], 850))
        yield kit.line(flight, Stroke(colours["pale-gold"], 200, (2_200, 2_200), 0.9))
        yield Place(x + 11_000, y - 1_000, route_marks.badge(colours))
    elif sign == "ring":
        yield Place(x + 11_000, y, route_marks.ring(colours))


def _prices(desk: Desk, one: Panel, box: Box, colours: Colours) -> Iterator[Item]:
    entries = kept(desk, one)
    inside, setter = box.grown(-6_000), desk.setter
    foot = mm(18) if one.foot_under(desk.edition.values) or one.crown else mm(4)
    step = (box.height - TOP - foot) // max(len(entries), 1)
    name = Style(size=10.5, smallest=6, weight=500, colour=colours["ink"])
    price = Style(size=11.5, smallest=6, weight=700, colour=colours["vermilion"],
                  align=Align.END, features=("lnum",))  # fmt: skip
    taken = [setter.size(desk.say(entry.note), price).width for entry in entries]
    ys = [box.y + TOP + i * step + step // 2 for i in range(len(entries))]
    rooms = [
        desk.placed(Box(inside.x, Um(y - 3_000), Um(inside.width - wide - 5_000), mm(6)), box)
        for y, wide in zip(ys, taken, strict=True)
    ]
    named = setter.alike(_slots(desk, [entry.text for entry in entries], rooms), name, "middle", 1)
    for entry, words, y, wide in zip(entries, named, ys, taken, strict=True):
        yield from words
        base = words[0].y if words else y
        end = desk.across(inside.width, inside)
        yield from setter.line(
            desk.say(entry.note), price, end, base, setter.far, _about(entry.note)
        )
        start, stop = _length(desk, entry.text, name, words) + 1_500, inside.width - wide - 1_500
        if start < stop - 1_500:
            dots = [(float(desk.across(at, inside)), float(base)) for at in (start, stop)]
            yield kit.line(dots, Stroke(colours["brown"], 300, (50, 1_000)))
    yield from _crown(desk, one, box, colours)


def _length(desk: Desk, text: Text, style: Style, words: Sequence[Words]) -> int:
    """How long a text is at the size in which it was set, µm."""
    of = words[0].of if words else None
    whole = desk.setter.size(desk.say(text), style).width
    return round(whole * of.size / of.wanted) if of else whole


def _crown(desk: Desk, one: Panel, box: Box, colours: Colours) -> Iterator[Item]:
    wide = Box(Um(box.x + 5_000), Um(box.bottom - 15_800), Um(box.width - 10_000), mm(6))
    rule = [(box.x + 8_000.0, box.bottom - 17_000.0), (box.right - 8_000.0, box.bottom - 17_000.0)]
    said = one.foot_under(desk.edition.values)
    if said:
        foot = Style(size=10.5, smallest=6, italic=True, colour=colours["ink"], align=Align.CENTRE)
        yield kit.line(rule, Stroke(colours["brown"], 200))
        yield from _fit(desk, said, foot, wide)
    if one.crown:
        crown = Style(size=14, smallest=7, weight=800, colour=colours["vermilion"],
                      align=Align.CENTRE, features=("smcp",))  # fmt: skip
        yield from _fit(desk, one.crown, crown, wide.moved(0, 6_400))
