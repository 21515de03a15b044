"""The cards of ``sample`` with protograf: a deck with fronts and backs.

    python draw_protograf.py OUT COUNT

The petals are polygons here, since curved outlines have no fill, and the words are in Helvetica.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import protograf
import sample


def main(out: Path, count: int) -> None:
    """Write the sheets of ``count`` cards, fronts and backs."""
    sys.argv = [sys.argv[0], "--directory", str(out.parent), "--nowarning"]
    protograf.Create(filename=out.name, paper="A4", units="mm", margin=sample.LEFT,
                     margin_top=sample.TOP, margin_bottom=sample.TOP)  # fmt: skip
    protograf.Deck(cards=count, width=sample.WIDTH, height=sample.HEIGHT, cols=sample.COLUMNS,
                   rows=sample.ROWS, grid_marks=True, grid_marks_length=4,
                   stroke=sample.PAPER)  # fmt: skip
    for number in range(count):
        protograf.Card(number + 1, *front(number))
    protograf.CardBack("all", *back())
    protograf.Save()


def front(number: int) -> Iterator[object]:
    """The shapes of a card's front."""
    card = sample.card(number)
    yield _panel(sample.FRAME, sample.FRAME_RADIUS, card.colour, sample.PAPER)
    yield _panel(sample.RIBBON, sample.RIBBON_RADIUS, card.colour, card.colour)
    yield _words(sample.TITLE, card.title, sample.TITLE_SIZE, "#FFFFFF", "left")
    yield _words(sample.RANK, card.rank, sample.TITLE_SIZE, "#FFFFFF", "right")
    yield from drawing(number, sample.PICTURE, (card.colour, card.pale))
    yield _words(sample.BODY, card.body, sample.BODY_SIZE, sample.INK, "left")
    yield _words(sample.FOOT, card.foot, sample.FOOT_SIZE, sample.INK, "centre")


def back() -> Iterator[object]:
    """The shapes of the back that all cards share."""
    yield _panel(sample.FRAME, sample.FRAME_RADIUS, sample.GOLD, sample.NIGHT)
    yield from drawing(-1, sample.BACK_PICTURE, (sample.GOLD, sample.pale(sample.GOLD)))
    yield _words(sample.BACK_WORDS, sample.BACK_TITLE, sample.TITLE_SIZE, "#FFFFFF", "centre")


def drawing(number: int, box: sample.Box, colours: tuple[str, str]) -> Iterator[object]:
    """The shapes of a drawing in the middle of a box."""
    edge, fill = colours
    pen = {"stroke": edge, "stroke_width": sample.HAIR * 72 / 25.4}
    x, y = box.x + box.width / 2, box.y + box.height / 2
    for shape in sample.drawing(number):
        if isinstance(shape, sample.Petal):
            points = [(x + px, y + py) for px, py in sample.outline(shape)]
            yield protograf.polyshape(points=points, fill=fill, **pen)
        elif isinstance(shape, sample.Ray):
            (x0, y0), (x1, y1) = shape
            yield protograf.line(x=x + x0, y=y + y0, x1=x + x1, y1=y + y1, **pen)
        else:
            yield protograf.circle(cx=x, cy=y, radius=shape.radius, fill=None, **pen)


def _panel(box: sample.Box, radius: float, edge: str, fill: str) -> object:
    at = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    width = sample.LINE * 72 / 25.4
    return protograf.rectangle(**at, rounding=radius, stroke=edge, stroke_width=width, fill=fill)


def _words(box: sample.Box, text: str, size: float, colour: str, align: str) -> object:
    at = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    return protograf.text(**at, text=text, font_size=size, stroke=colour, align=align, wrap=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), int(sys.argv[2]))
