"""A stand for cards as it looks when it is made: the animal on its back, the rows of pockets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.draw import photo_cast
from forge.draw.stand_net import Pleats
from forge.geometry import Box, Size, Um
from forge.model.colour import shade
from forge.model.folded import Rack
from forge.model.sizes import CARD_SIZES
from forge.scene import Item, Linear, Scene, Stop, Stroke
from forge.scene.shapes import circle, line, rect

INK = "#33261B"
GREY = "#94836C"
SKIES = (("#F2A65A", "#8C4A6B"), ("#9CCBE0", "#DCE8C8"), ("#F6C6A8", "#E8DDB4"),
         ("#6E8494", "#A9B7A0"))  # fmt: skip
"""What is seen of the pictures of cards, in turn: their skies, from above."""
BEHIND = 1_600
"""How far a second card looks out over the one before it, µm of the true stand."""


def size(held: Rack, width: int, cards: Sequence[int] = ()) -> Size:
    """How big the stand is drawn, ``width`` µm wide, with what cards rise above it."""
    net = Pleats(held)
    tall = held.head + (held.rows - 1) * held.step + held.lip + held.foot
    return Size(Um(width), Um(round((tall + _over(held, cards)) * width / net.size.width)))


def view(held: Rack, width: int, cards: Sequence[int] = ()) -> Scene:
    """The stand from the front; ``cards`` are how many stand in each slot."""
    whole, net = size(held, width, cards), Pleats(held)
    scale = width / net.size.width
    top = round(_over(held, cards) * scale)
    back = Box(Um(0), Um(top), whole.width, Um(whole.height - top))
    items: list[Item] = [rect(back, held.colour, Stroke(INK, 220))]
    head = Box(back.x, back.y, back.width, Um(round(held.head * scale)))
    items += _animal(held, head)
    for row in range(held.rows):
        y = top + round((held.head + row * held.step) * scale)
        tall = whole.height - y if row == held.rows - 1 else round((held.step + held.lip) * scale)
        items += _row(held, (row, y, tall), scale, cards)
    return Scene(whole, tuple(items), "stand")


def _over(held: Rack, cards: Sequence[int]) -> int:
    """How far the cards of the rows rise above the back, µm of the true stand."""
    rise = CARD_SIZES[held.cards].height - held.lip + BEHIND
    rows = {slot // held.columns for slot, count in enumerate(cards) if count}
    return max([0, *(rise - held.head - row * held.step for row in rows)])


def _animal(held: Rack, head: Box) -> Iterator[Item]:
    """The animal in its panel on the upper part of the back."""
    panel = head.grown(-head.height // 12)
    yield rect(panel, "#D9E8D8", Stroke("#D99E2B", 250), radius=head.height // 16)
    one = photo_cast.actor(held.symbol)
    left, top, right, bottom = one.bounds
    big = round(min(head.height * 82 / (bottom - top), head.width * 88 / (right - left)))
    x = head.x + head.width // 2 + round((50 - (left + right) / 2) * big / 100)
    foot = head.y + head.height // 2 + round((one.foot - (top + bottom) / 2) * big / 100)
    yield from photo_cast.drawn(held.symbol, photo_cast.Stand(x, foot, big))


def _row(
    held: Rack, at: tuple[int, int, int], scale: float, cards: Sequence[int]
) -> Iterator[Item]:
    """The cards of a row, and the front of the row before them."""
    (row, y, tall), net = at, Pleats(held)
    first, wide = row * held.columns, round(net.pocket * scale)
    lefts = [round((held.glue + i * (held.glue + net.pocket)) * scale) for i in range(held.columns)]
    for slot, x in enumerate(lefts, first):
        for behind in reversed(range(cards[slot] if slot < len(cards) else 0)):
            card = Box(Um(x), Um(y), Um(wide), Um(0))
            yield from _card(held, card, scale, (slot, behind))
    front = Box(Um(0), Um(y), Um(round(net.size.width * scale)), Um(tall))
    yield rect(front, shade(held.colour, 0.06 * (row % 2)), Stroke(INK, 200))
    lip = round(held.lip * scale)
    for slot, x in enumerate(lefts, first):
        if slot < held.slots:
            yield circle(x + wide // 2, y + lip // 2, lip * 36 // 100, "#FBF3DF", Stroke(INK, 140))
        if slot > first:
            mid = x - round(held.glue * scale / 2)
            yield line(mid, y, mid, y + lip, Stroke(INK, 140, alpha=0.5))


def _card(held: Rack, at: Box, scale: float, which: tuple[int, int]) -> Iterator[Item]:
    """A card that rises out of its pocket, whose lip is at the top of ``at``."""
    slot, behind = which
    up = round((CARD_SIZES[held.cards].height - held.lip + behind * BEHIND) * scale)
    card = Box(at.x, Um(at.y - up), at.width, Um(up))
    yield rect(card, "#FFFDF4", Stroke(GREY, 160))
    pad = round(5_000 * scale)
    upper, lower = SKIES[(slot + behind) % len(SKIES)]
    sky = Box(Um(card.x + pad), Um(card.y + pad), Um(card.width - 2 * pad), Um(up - pad))
    yield rect(sky, Linear(0, sky.y, 0, sky.bottom, (Stop(0, upper), Stop(1, lower))))
