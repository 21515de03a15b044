"""Stand-ins for pieces in the pictures of the print guide: light enough to be drawn many times."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.guide_meeting import Sides
from forge.draw.ornament import PALE_GOLD
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Size, mm
from forge.model.colour import WHITE, shade
from forge.model.token import TokenSet
from forge.scene import Item, Stroke
from forge.scene.shapes import circle, line, rect

Colours = tuple[str, str, str]
"""Dark, middle, light."""


def discs(held: TokenSet) -> Sides:
    """Discs in the colours of the tokens, and of their back."""
    colours = [kind.colour for kind in held.kinds]
    return Sides(
        lambda box, number: _disc(box, colours[number % len(colours)], WHITE),
        lambda box, _: _disc(box, held.back_colour, PALE_GOLD),
        Size(mm("6.4"), mm("6.4")),
        round=True,
        board=True,
    )


def _disc(box: Box, fill: str, ring: str) -> Iterator[Item]:
    x, y, radius = box.x + box.width // 2, box.y + box.height // 2, box.width // 2 - mm("0.4")
    yield circle(x, y, radius, fill, Stroke(shade(fill, -0.4), 200))
    yield circle(x, y, radius * 55 // 100, None, Stroke(ring, 350))


def notes(colours: Colours) -> Sides:
    """Notes with the seal on the left, and in the middle of the back."""
    return Sides(
        lambda box, _: note(box, colours, 4),
        lambda box, _: note(box, colours, 2),
        Size(mm(9), mm("4.6")),
    )


def note(box: Box, colours: Colours, aside: int) -> Iterator[Item]:
    """A little note; its seal stands at 1 / ``aside`` of its width."""
    dark, mid, light = colours
    yield rect(box, light, Stroke(dark, 220))
    yield circle(box.x + box.width // aside, box.y + box.height // 2, box.height * 3 // 10, mid)
    yield rect(box.grown(-box.height * 9 // 100), None, Stroke(dark, 120))


def cards(ink: Inks) -> Sides:
    """Cards with lines to read, and with a plain back."""

    def front(box: Box, _: int) -> Iterator[Item]:
        yield rect(box, ink.paper, Stroke(ink.brown, 220))
        for row in range(1, 4):
            y = box.y + box.height * row // 4
            yield line(box.x + mm(1), y, box.right - mm(1), y, Stroke(ink.grey, 350, alpha=0.7))

    def back(box: Box, _: int) -> Iterator[Item]:
        yield rect(box, ink.indigo, Stroke(ink.brown, 220))
        yield rect(box.grown(-mm("0.8")), None, Stroke(ink.pale_gold, 180))

    return Sides(front, back, Size(mm("6.2"), mm("8.4")))
