"""The cards of ``faces_make``, written straight into a ReportLab canvas.

python faces_bare.py OUT FOLDER FONTS
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader, simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

PAGE = (210.0, 297.0)
COLUMNS, ROWS = 3, 3
ALIGN = {"start": 0.0, "centre": 0.5, "end": 1.0}
Json = dict[str, Any]


def main(out: str, folder: Path, fonts: Path) -> None:
    """Write the sheets of all decks, fronts and backs; cards that lie are turned."""
    for name in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(name, str(fonts / f"AlegreyaSans-{name}.ttf")))
    pictures = {path.name: ImageReader(path) for path in (folder / "art").iterdir()}
    canvas = Canvas(out, pagesize=tuple(side * mm for side in PAGE), invariant=1)
    for deck in json.loads((folder / "cards.json").read_text("utf-8")):
        for first in range(0, len(deck["cards"]), COLUMNS * ROWS):
            some = deck["cards"][first : first + COLUMNS * ROWS]
            for back in (False, True):
                for number, card in enumerate(some):
                    put(canvas, deck, number, back)
                    if back:
                        art(canvas, deck, pictures[deck["back"]])
                    else:
                        front(canvas, deck, card, pictures)
                    canvas.restoreState()
                canvas.showPage()
    canvas.save()


def put(canvas: Canvas, deck: Json, number: int, back: bool) -> None:
    """Move the origin to the lower left corner of a card that stands on the sheet."""
    wide, high = sorted(deck["size"])
    row, column = divmod(number, COLUMNS)
    column = COLUMNS - 1 - column if back else column
    x, y = (PAGE[0] - COLUMNS * wide) / 2 + column * wide, PAGE[1] - 16 - (row + 1) * high
    canvas.saveState()
    canvas.translate(x * mm, y * mm)
    if deck["size"][0] > deck["size"][1]:
        canvas.translate(0, high * mm)
        canvas.rotate(-90)


def art(canvas: Canvas, deck: Json, picture: ImageReader) -> None:
    canvas.drawImage(picture, 0, 0, deck["size"][0] * mm, deck["size"][1] * mm)


def front(canvas: Canvas, deck: Json, card: Json, pictures: dict[str, ImageReader]) -> None:
    """A card's art, and its words over it, broken into lines."""
    art(canvas, deck, pictures[card["art"]])
    for told in card["words"]:
        x, y, width, height = told["box"]
        font, size = "Bold" if told["bold"] else "Regular", told["size"]
        lines = simpleSplit(told["text"], font, size, width * mm)
        canvas.setFillColor(HexColor(told["colour"]))
        canvas.setFont(font, size)
        lead = size * 1.2
        top = (deck["size"][1] - y - height / 2) * mm + lead * len(lines) / 2 - size * 0.8
        for number, line in enumerate(lines):
            spare = width * mm - pdfmetrics.stringWidth(line, font, size)
            canvas.drawString(x * mm + spare * ALIGN[told["align"]], top - number * lead, line)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
