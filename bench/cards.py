"""Simple cards (63 x 88 mm, frame, title, wrapped text, 40 shapes) to a PDF: 54 and 500 of them.

    python bench/cards.py [repeats]

Prints the medians of one run, CPU seconds, the fonts loaded beforehand.  54 cards take at most
0.4 s, and a card of 500 at most half as long again as a card of 54.
"""

from __future__ import annotations

import statistics
import sys
import time

from measure import Bound, held, repeats

from forge.backend.pdf import pdf
from forge.geometry import Box, Um, mm
from forge.press.layout import SheetPlan
from forge.press.paper import CARD_SIZES, PAPERS
from forge.press.sheet import impose
from forge.scene import Book, Item, Piece, Scene, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.spill import About
from forge.typeset.style import Style

SIZE = CARD_SIZES["standard"]
TEXT = "Draw two cards, then put one of them back. If nothing is left to draw, shuffle first."


def card(setter: Setter, number: int) -> Piece:
    """One card with its own words and drawing."""
    whole = Box(Um(0), Um(0), *SIZE)
    items: list[Item] = [
        rect(whole, "#F3E6C8"),
        rect(whole.grown(-3000), None, Stroke("#5A3E1B", 300)),
    ]
    for n in range(40):
        x, y = 10_000 + n % 8 * 6000, 30_000 + n // 8 * 6000
        items.append(circle(x, y, 1000 + (n * number) % 1500, "#B5651D"))
    about = About(f"card-{number}")
    title = setter.fit(
        f"Card number {number}", Style("title", 14), Box(mm(6), mm(6), mm(51), mm(8)), about
    )
    text = setter.fit(f"{TEXT} ({number})", Style(), Box(mm(6), mm(62), mm(51), mm(20)), about)
    return Piece(f"card-{number}", Scene(SIZE, (*items, *title, *text)), SIZE)


def measured(count: int, rounds: int) -> tuple[float, float, int]:
    """Medians of drawing and of laying out and writing, and the bytes."""
    drawing, writing, size = [], [], 0
    for _ in range(rounds):
        began = time.process_time()
        setter = Setter("en")
        pieces = [card(setter, n) for n in range(count)]
        between = time.process_time()
        pages = impose(pieces, SheetPlan(PAPERS["a4"]))
        size = len(pdf(Book("Cards", "en", "", "", "", pages), Fonts.load(), {}))
        drawing.append(between - began)
        writing.append(time.process_time() - between)
    return statistics.median(drawing), statistics.median(writing), size


def main() -> int:
    measured(5, 1)
    each = {}
    for count in (54, 500):
        draw, write, size = measured(count, repeats(5))
        each[count] = (draw + write) / count
        print(
            f"{count:4} cards: set and drawn {draw:.3f} s, laid out and written {write:.3f} s, "
            f"{each[count] * 1000:.2f} ms a card, {size / 1024:.0f} KiB"
        )
    return held(
        Bound("54 cards", each[54] * 54, 0.4, " s"),
        Bound("a card of 500 over a card of 54", each[500] / each[54], 1.5),
    )


if __name__ == "__main__":
    sys.exit(main())
