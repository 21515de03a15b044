"""The walls of the tuck box with their words; the map on its front comes from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forge.draw import board_frame, box_net, kit, tokens
from forge.draw.box_net import Net
from forge.draw.box_prints import prints
from forge.draw.box_words import fitted, gilded, listed, said
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.jewel import jewel
from forge.draw.palette import Colours, palette
from forge.geometry import Box, Size, Um
from forge.model.folded import TuckBox
from forge.scene import Item, Path, Place, Radial, Scene, Stop, Stroke
from forge.scene.shapes import rect

BAND = 0.36
"""The scale of the board's pattern band on the box."""
RIM = round((board_frame.MARGIN + board_frame.BAND) * BAND)


def walls(desk: Desk, held: TuckBox, net: Net, picture: Scene | None) -> Iterator[Place]:
    """Everything on the net that bears words, in its place."""
    first, side, second, far = net.walls
    yield Place(first.x, first.y, front(desk, held, first.size, picture))
    yield Place(second.x, second.y, back(desk, held, second.size))
    for wall in (side, far):
        yield Place(wall.x, wall.y, spine(desk, net))
    yield Place(net.lid.x, net.lid.y, lid(desk, net))


def _panel(size: Size, colours: Colours) -> Iterator[Item]:
    """A wall in the looks of the board: dark ground lit in the middle, band and corners."""
    virtual = Size(Um(round(size.width / BAND)), Um(round(size.height / BAND)))
    inside = Box(Um(0), Um(0), *size).grown(-RIM)
    light = Radial(size.width // 2, size.height * 2 // 5, size.height * 3 // 5, (
        Stop(0, colours["indigo-light"]), Stop(0.55, colours["indigo"]),
        Stop(1, colours["indigo-dark"]),
    ))  # fmt: skip
    yield rect(inside, light)
    fan = Path(kit.rays(size.height, 72), colours["pale-gold"], alpha=0.045)
    stamp = Scene(Size(Um(1), Um(1)), (fan,))
    yield kit.boxed(inside, [Place(size.width // 2, size.height // 5, stamp)])
    yield Place(0, 0, Scene(virtual, tuple(board_frame.band(virtual, colours))), scale=BAND)


def _inside(size: Size) -> Box:
    return Box(Um(0), Um(0), *size).grown(-(RIM + 3_000))


def _head(size: Size) -> Box:
    """The room of the title, below the cut for the thumb."""
    inside = _inside(size)
    return Box(inside.x, Um(box_net.THUMB + 3_500), inside.width, Um(size.height // 9))


def _low(size: Size) -> int:
    """Where the window of the front ends and its foot begins."""
    return size.height * 78 // 100


def window(size: Size) -> Box:
    """The room of the picture on a front of this size."""
    inside, top = _inside(size), _head(size).bottom
    return Box(inside.x, Um(top + 2_500), inside.width, Um(_low(size) - top - 5_500))


def front(desk: Desk, held: TuckBox, size: Size, picture: Scene | None) -> Scene:
    """The front with ``picture`` in its window."""
    colours = palette(desk)
    inside = _inside(size)
    head, low = _head(size), _low(size)
    foot = Box(inside.x, Um(low), inside.width, Um(size.height - low - RIM))
    view = window(size)
    items: list[Item] = [*_panel(size, colours), *gilded(desk, head, colours)]
    if picture is not None:
        items.append(rect(view.grown(900), colours["cream"], Stroke(colours["ink"], 200)))
        items.append(Place(view.x, view.y, picture))
        items.append(rect(view, stroke=Stroke(colours["gold"], 350, round=False)))
    items += jewel(desk, (size.width // 2, low + foot.height * 3 // 10), foot.height // 4, colours)
    line = Box(foot.x, Um(low + foot.height * 64 // 100), foot.width, Um(foot.height * 34 // 100))
    items += said(desk, held.motto, fitted(11, colours["pale-gold"]), line, lines=2)
    return Scene(size, tuple(items), "front")


def back(desk: Desk, held: TuckBox, size: Size) -> Scene:
    """The back: what the game is about, for whom, and what lies inside."""
    colours = palette(desk)
    inside = Box(Um(0), Um(0), *size).grown(-(RIM + 3_500))
    third, low = size.height // 3, size.height - RIM - 17_500
    head = third + (8_000 if held.prints else 20_000)
    blurb = Box(inside.x, Um(head), inside.width, Um(low - head - 6_000))
    facts = Box(inside.x, Um(low), inside.width, Um(8_000))
    holds = Box(inside.x, Um(low + 9_000), inside.width, Um(4_500))
    words = replace(fitted(11, colours["cream"]), role="text", italic=True, weight=400,
                    features=(), tracking=0, leading=1.4)  # fmt: skip
    items = [
        *_panel(size, colours),
        *_shown(desk, held, size, head, colours),
        *said(desk, held.blurb, words, blurb, lines=None),
        *_rule(size.width // 2, low - 2_500, colours),
        *listed(desk, held.facts, fitted(8.5, colours["pale-gold"]), facts),
        *said(desk, held.holds, replace(words, size=8, leading=1.2), holds),
    ]
    return Scene(size, tuple(items), "back")


def _shown(desk: Desk, held: TuckBox, size: Size, foot: int, colours: Colours) -> Iterator[Item]:
    """What the back shows above its words: prints where the box names some, else stones."""
    if held.prints:
        x, y = RIM + 2_000, RIM + 3_000
        room = Box(Um(x), Um(y), Um(size.width - 2 * x), Um(foot - y - 2_000))
        yield from prints(desk, held.prints, room, colours)
        return
    third = size.height // 3
    yield from jewel(desk, (size.width // 2, RIM + third // 2 + 2_000), size.width // 6, colours)
    yield from _stones(desk, (size.width // 2, third + 12_500), 9_500)


def _stones(desk: Desk, at: box_net.Corner, size: int) -> Iterator[Item]:
    """The other stones that tokens hide, in a row."""
    kinds = desk.game.tokens.kinds if desk.game.tokens else ()
    row = [kind for kind in kinds if kind.value and not kind.unique]
    for i, kind in enumerate(row):
        x = at[0] + (2 * i - len(row) + 1) * size * 13 // 20
        yield Place(x - size // 2, at[1] - size // 2, tokens.sign(kind, size))


def _rule(x: int, y: int, colours: Colours) -> Iterator[Item]:
    yield kit.lines([[(x + s * 2_500, y), (x + s * 15_000, y)] for s in (-1, 1)],
                    Stroke(colours["gold"], 180))  # fmt: skip
    yield kit.area(star((x, y), 1_500, 620, 4), colours["gold"])


def spine(desk: Desk, net: Net) -> Scene:
    """A side: the title from the bottom up between two stars."""
    colours, (w, h) = palette(desk), (net.depth, net.height)
    band = Box(Um(0), Um(0), h, w)
    field = Box(Um(h // 8), Um(w // 5), Um(h * 3 // 4), Um(w * 3 // 5))
    turned = Scene(band.size, tuple(gilded(desk, field, colours)))
    stars = [kit.area(star((w // 2, y), w / 5, w / 12, 4), colours["gold"])
             for y in (h // 14, h - h // 14)]  # fmt: skip
    lines = kit.lines([[(x, 2_000), (x, h - 2_000)] for x in (1_300, w - 1_300)],
                      Stroke(colours["gold"], 220, alpha=0.8))  # fmt: skip
    plain = rect(Box(Um(1_300), Um(0), Um(w - 2_600), h), colours["indigo"], alpha=0.82)
    return Scene(Size(w, h), (plain, lines, *stars, Place(0, h, turned, 270.0)), "side")


def lid(desk: Desk, net: Net) -> Scene:
    """The lid with the title."""
    colours, size = palette(desk), net.lid.size
    field = Box(Um(size.width // 8), Um(size.height // 5), Um(size.width * 3 // 4),
                Um(size.height * 3 // 5))  # fmt: skip
    lines = kit.lines([[(2_000, y), (size.width - 2_000, y)] for y in (1_300, size.height - 1_300)],
                      Stroke(colours["gold"], 220, alpha=0.8))  # fmt: skip
    plain = rect(Box(Um(0), Um(1_300), size.width, Um(size.height - 2_600)), colours["indigo"],
                 alpha=0.82)  # fmt: skip
    return Scene(size, (plain, lines, *gilded(desk, field, colours)), "lid")
