"""A board of 1 200 x 900 mm over A4 tiles: drawn once and placed, against redrawn on every page.

    python bench/tiles.py [repeats]

Prints the medians of one run in turn, CPU seconds, and holds the ratios to 1/8 of the time and
1/15 of the bytes.
"""

from __future__ import annotations

import math
import statistics
import sys
import time

from measure import Bound, held, repeats

from forge.backend.pdf import pdf
from forge.dice import between
from forge.geometry import Box, Size, Um, mm
from forge.press.paper import PAPERS, Margins
from forge.press.tile import TilePlan, tile
from forge.scene import Book, Clip, Item, Page, Path, Place, Scene, Stroke
from forge.scene.shapes import circle, polygon, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

SIZE = Size(mm(1200), mm(900))
WAVES, CITIES, COAST = 3000, 60, 4000


def board() -> Scene:
    """A coast of 4 000 points, 3 000 waves, roads, cities and their names: about 3 500 items."""
    shore = [_coast(2 * math.pi * i / COAST) for i in range(COAST)]
    items: list[Item] = [rect(Box(Um(0), Um(0), *SIZE), "#BFD8E8"), polygon(shore, "#EDDDB2")]
    blue, road = Stroke("#4D80CC", 200), Stroke("#333333", 700)
    for n in range(WAVES):
        x, y = int(between(0, 1_180_000, 1, n, 0)), int(between(0, 890_000, 1, n, 1))
        steps = ("M", x, y, "C", x + 4000, y + 6000, x + 8000, y - 2000, x + 12000, y + 3000)
        items.append(Path(steps, stroke=blue))
    places = [
        (int(between(200_000, 1_000_000, 2, n, 0)), int(between(150_000, 750_000, 2, n, 1)))
        for n in range(CITIES)
    ]
    for (x0, y0), (x1, y1) in zip(places, [*places[1:], places[0]], strict=True):
        items.append(Path(("M", x0, y0, "L", x1, y1), stroke=road))
    setter = Setter("en")
    for n, (x, y) in enumerate(places):
        items.append(circle(x, y, 8000, "#CC3319", Stroke("#000000", 400)))
        items += setter.line(f"City number {n}", Style("title", 22), x, y - 10_000)
    return Scene(SIZE, tuple(items), "board")


def _coast(angle: float) -> tuple[float, float]:
    across = 430 + 25 * math.sin(7 * angle) + 12 * math.sin(31 * angle)
    down = 360 + 25 * math.cos(5 * angle)
    return 600 + across * math.cos(angle), 450 + down * math.sin(angle)


def redrawn(pages: tuple[Page, ...]) -> tuple[Page, ...]:
    """The same pages with a drawing of its own on each: equal items, but no equal scenes."""
    out = []
    for number, page in enumerate(pages):
        clip = page.scene.items[0]
        assert isinstance(clip, Clip)
        placed = clip.items[0]
        assert isinstance(placed, Place)
        own = Scene(placed.scene.size, placed.scene.items, f"board {number}")
        again = Clip(clip.path, (Place(placed.x, placed.y, own),))
        out.append(Page(Scene(page.scene.size, (again, *page.scene.items[1:])), page.trim))
    return tuple(out)


def written(pages: tuple[Page, ...]) -> tuple[float, int]:
    """The CPU seconds of writing a book, and its bytes."""
    book = Book("Board", "en", "", "", "", pages)
    began = time.process_time()
    size = len(pdf(book, Fonts.load(), {}))
    return time.process_time() - began, size


def main() -> int:
    plan = TilePlan(PAPERS["a4"], Margins.all(mm(10)), mm(10), lying=False)
    drawing = board()
    pages = tile(drawing, plan)
    books = {"drawn once": pages, "redrawn": redrawn(pages)}
    found: dict[str, list[tuple[float, int]]] = {name: [] for name in books}
    for round_ in range(repeats(5) + 1):
        for name, book in books.items():
            took = written(book)
            found[name] += [took] if round_ else []  # the first loads what is kept
    print(f"{len(drawing.items)} items, {len(pages)} pages")
    for name, took in found.items():
        seconds, size = statistics.median(s for s, _ in took), took[0][1]
        print(f"{name:12}{seconds:9.3f} s {size / 1024:9.0f} KiB")
    once, many = found.values()
    time_ = statistics.median(a / b for (a, _), (b, _) in zip(once, many, strict=True))
    return held(
        Bound("time of drawing once over redrawing", time_, 1 / 8),
        Bound("bytes of drawing once over redrawing", once[0][1] / many[0][1], 1 / 15),
    )


if __name__ == "__main__":
    sys.exit(main())
