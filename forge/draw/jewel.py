"""The stone that all seek, on a golden star: the sign of the game on covers and boxes."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import kit, tokens
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.palette import Colours
from forge.scene import Item, Place, Stroke
from forge.scene.shapes import circle


def jewel(desk: Desk, at: tuple[int, int], radius: int, colours: Colours) -> Iterator[Item]:
    """The stone of the one unique token, else of the first, on a golden star."""
    x, y = at
    yield kit.area(star((x + 300, y + 400), radius * 1.5, radius * 0.62, 8), colours["indigo-dark"],
                   alpha=0.6)  # fmt: skip
    yield kit.area(star(at, radius * 1.5, radius * 0.62, 8), colours["gold"],
                   Stroke(colours["relief-dark"], 180))  # fmt: skip
    yield circle(x, y, round(radius * 0.66), colours["ivory"], Stroke(colours["gold"], 200))
    kinds = desk.game.tokens.kinds if desk.game.tokens else ()
    stone = next((kind for kind in kinds if kind.unique), kinds[0] if kinds else None)
    if stone is not None:
        drawn = tokens.sign(stone, round(radius * 1.15))
        yield Place(x - drawn.size.width // 2, y - drawn.size.height // 2, drawn)
