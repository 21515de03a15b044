"""A stand for cards as it looks when it is made: the animal above its rows of pockets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.draw import photo_cast
from forge.draw.stand_net import Pleats
from forge.geometry import Box, Size, Um
from forge.model.colour import shade
from forge.model.folded import Rack
from forge.scene import Item, Scene, Stroke
from forge.scene.shapes import circle, line, rect

INK = "#33261B"
GREY = "#94836C"
CARD = 0.62
"""How much of a card's height stands above its pocket, as a share of a row's step."""
HIGH = 0.62
"""The height of the animal above the back, as a share of the stand's width."""


def size(held: Rack, width: int) -> Size:
    """How big the stand is drawn, the animal with it, ``width`` µm wide."""
    net = Pleats(held)
    scale = width / net.size.width
    tall = held.head // 3 + held.rows * held.step + held.lip + held.foot
    return Size(Um(width), Um(round(tall * scale) + _above(width)))


def view(held: Rack, width: int, cards: Sequence[int] = ()) -> Scene:
    """The stand from the front; ``cards`` are how many photos stand in each slot."""
    whole = size(held, width)
    net = Pleats(held)
    scale = width / net.size.width
    top = _above(width)
    back = Box(Um(0), Um(top), whole.width, Um(whole.height - top))
    items: list[Item] = [rect(back, held.colour, Stroke(INK, 220), radius=width // 60)]
    items += _animal(held, width, top)
    y = float(top + round(held.head // 3 * scale))
    for row in range(held.rows):
        last = row == held.rows - 1
        tall = round((held.step if not last else held.lip + held.foot) * scale)
        items += _row(held, net, (row, round(y), tall), scale, cards)
        y += held.step * scale
    return Scene(whole, tuple(items), "stand")


def _above(width: int) -> int:
    return round(width * HIGH * 0.5)


def _animal(held: Rack, width: int, top: int) -> Iterator[Item]:
    one = photo_cast.actor(held.symbol)
    left, _, right, bottom = one.bounds
    big = round(width * 86 / (right - left))
    x = width // 2 + round((50 - (left + right) / 2) * big / 100)
    foot = top + round((one.foot - bottom) * big / 100) + width // 40
    yield from photo_cast.drawn(held.symbol, photo_cast.Stand(x, foot, big))


def _row(
    held: Rack, net: Pleats, at: tuple[int, int, int], scale: float, cards: Sequence[int]
) -> Iterator[Item]:
    """The cards of a row, and the front of the row before them."""
    row, y, tall = at
    first = row * held.columns
    wide = round(net.pocket * scale)
    lefts = [round((held.glue + i * (held.glue + net.pocket)) * scale) for i in range(held.columns)]
    for slot, x in enumerate(lefts, first):
        for behind in reversed(range(cards[slot] if slot < len(cards) else 0)):
            up = round(held.step * scale * CARD) + behind * round(held.step * scale * 0.16)
            card = Box(Um(x), Um(y - up), Um(wide), Um(up + tall // 2))
            yield rect(card, "#FFFDF4", Stroke(GREY, 160), radius=wide // 40)
            yield rect(card.grown(-wide // 16), "#BFD3C4", radius=wide // 60)
    front = Box(Um(0), Um(y), Um(round(net.size.width * scale)), Um(tall))
    yield rect(front, shade(held.colour, 0.05 * row), Stroke(INK, 200))
    for slot, x in enumerate(lefts, first):
        if slot < held.slots:
            yield circle(x + wide // 2, y + tall // 2, tall // 4, "#FBF3DF", Stroke(INK, 140))
        if slot > first:
            mid = x - round(held.glue * scale / 2)
            yield line(mid, y, mid, y + tall, Stroke(INK, 140, alpha=0.5))
