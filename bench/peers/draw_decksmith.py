"""The cards of ``sample`` with decksmith: YAML and CSV to pictures of 300 dpi, those to a PDF.

    python draw_decksmith.py prepare FOLDER COUNT FONTS
    python draw_decksmith.py OUT FOLDER

It knows no backs, so its sheets are fronts only, and no curves, so the drawings are pictures that
are made beforehand and not measured.
"""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import sample

DOTS = 300 / 25.4
FINE = 3
"""How much larger a drawing is made before it is brought to its size, for smooth edges."""
COLUMNS = ("title", "rank", "body", "foot", "red", "green", "blue", "picture")


def prepare(folder: Path, count: int, fonts: Path) -> None:
    """Write the layout, the table and the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.yaml").write_text("".join(layout(fonts)), encoding="utf-8")
    with (folder / "deck.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, delimiter=";")
        table.writerow(COLUMNS)
        for number in range(count):
            card = sample.card(number)
            rgb = (round(part * 255) for part in sample.unit(card.colour))
            name = f"{number}.png"
            table.writerow((card.title, card.rank, card.body, card.foot, *rgb, name))
            picture(number, card).save(folder / name)


def layout(fonts: Path) -> Iterator[str]:
    """The lines of the layout."""
    white, ink = "[255, 255, 255]", "[0, 0, 0]"
    colour = '["%red%", "%green%", "%blue%"]'
    width, height = _dots(sample.WIDTH), _dots(sample.HEIGHT)
    yield f"id: card\nwidth: {width}\nheight: {height}\n"
    yield "background_color: [255, 255, 255]\nelements:\n"
    edge = f"outline_color: {colour}, outline_width: {_dots(sample.LINE)}"
    yield _panel(sample.FRAME, sample.FRAME_RADIUS, f"color: [255, 250, 235], {edge}")
    yield _panel(sample.RIBBON, sample.RIBBON_RADIUS, f"color: {colour}")
    x, y = _dots(sample.PICTURE.x), _dots(sample.PICTURE.y)
    yield f'  - {{type: image, path: "%picture%", position: [{x}, {y}]}}\n'
    bold, plain = (fonts / f"AlegreyaSans-{name}.ttf" for name in ("Bold", "Regular"))
    for name, box, size, tone, font in (
        ("title", sample.TITLE, sample.TITLE_SIZE, white, bold),
        ("rank", sample.RANK, sample.TITLE_SIZE, white, bold),
        ("body", sample.BODY, sample.BODY_SIZE, ink, plain),
        ("foot", sample.FOOT, sample.FOOT_SIZE, ink, plain),
    ):
        yield f'  - {{type: text, text: "%{name}%", color: {tone}, font_path: "{font}", '
        yield f"font_size: {round(size * 300 / 72)}, width: {_dots(box.width)}, "
        yield f"position: [{_dots(box.x)}, {_dots(box.y)}]}}\n"


def picture(number: int, card: sample.Card) -> object:
    """A drawing with smooth edges on the colour of the card's paper."""
    from PIL import Image, ImageDraw

    scale, side = DOTS * FINE, _dots(sample.ART)
    image = Image.new("RGB", (side * FINE, side * FINE), sample.PAPER)
    pen = ImageDraw.Draw(image)
    half, width = side * FINE / 2, round(sample.HAIR * scale)
    for shape in sample.drawing(number):
        if isinstance(shape, sample.Ring):
            reach = shape.radius * scale
            box = (half - reach, half - reach, half + reach, half + reach)
            pen.ellipse(box, outline=card.colour, width=width)
            continue
        points = sample.outline(shape) if isinstance(shape, sample.Petal) else shape
        at = [(half + x * scale, half + y * scale) for x, y in points]
        if isinstance(shape, sample.Petal):
            pen.polygon(at, fill=card.pale, outline=card.colour, width=width)
        else:
            pen.line(at, fill=card.colour, width=width)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def main(out: Path, folder: Path) -> None:
    """Make the pictures of the cards and lay them on sheets."""
    out, folder = out.absolute(), folder.absolute()
    os.chdir(folder)  # it writes a log where it stands

    from decksmith.deck_builder import DeckBuilder
    from decksmith.export import PdfExporter

    cards = folder / "cards"
    cards.mkdir(exist_ok=True)
    DeckBuilder(folder / "deck.yaml", folder / "deck.csv").build_deck(cards)
    margins = sample.LEFT, sample.TOP
    PdfExporter(cards, out, "A4", sample.WIDTH, sample.HEIGHT, 0, margins).export()


def _panel(box: sample.Box, radius: float, look: str) -> str:
    x, y, width, height = map(_dots, box)
    size = f"position: [{x}, {y}], size: [{width}, {height}], corner_radius: {_dots(radius)}"
    return f"  - {{type: rectangle, {size}, {look}}}\n"


def _dots(length: float) -> int:
    return round(length * DOTS)


if __name__ == "__main__":
    if sys.argv[1] == "prepare":
        prepare(Path(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
    else:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
