"""The cards of ``faces_make`` with decksmith: YAML and CSV to pictures of 300 dpi, those to PDFs.

    python faces_decksmith.py prepare FOLDER FONTS
    python faces_decksmith.py OUT FOLDER

It knows no backs, so its sheets are fronts only; each deck is a file of its own.
"""

from __future__ import annotations

import csv
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DOTS = 300 / 25.4
COLUMNS = 3
PAGE = (210.0, 297.0)
Json = dict[str, Any]


def prepare(folder: Path, fonts: Path) -> None:
    """Write the layout and the table of each deck."""
    for deck in json.loads((folder / "cards.json").read_text("utf-8")):
        name = deck["name"]
        (folder / f"{name}.yaml").write_text("".join(layout(deck, fonts)), encoding="utf-8")
        with (folder / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
            table = csv.writer(file, delimiter=";")
            table.writerow(["art", *(f"w{i}" for i in range(len(deck["cards"][0]["words"])))])
            for card in deck["cards"]:
                said = [told["text"] for told in card["words"]]
                table.writerow([f"art/{card['art']}", *said])


def layout(deck: Json, fonts: Path) -> Iterator[str]:
    """The lines of a layout: the art, and the words where they stand on the deck's first card."""
    width, height = map(_dots, deck["size"])
    yield f"id: card\nwidth: {width}\nheight: {height}\nbackground_color: [255, 255, 255]\n"
    yield 'elements:\n  - {type: image, path: "%art%", position: [0, 0]}\n'
    for number, told in enumerate(deck["cards"][0]["words"]):
        x, y, wide, _ = map(_dots, told["box"])
        font = fonts / f"AlegreyaSans-{'Bold' if told['bold'] else 'Regular'}.ttf"
        colour = [int(told["colour"][at : at + 2], 16) for at in (1, 3, 5)]
        yield f'  - {{type: text, text: "%w{number}%", color: {colour}, font_path: "{font}", '
        yield f"font_size: {round(told['size'] * 300 / 72)}, width: {wide}, "
        yield f"position: [{x}, {y}]}}\n"


def main(out: Path, folder: Path) -> None:
    """Make the pictures of the cards and lay them on sheets, deck by deck."""
    out, folder = out.absolute(), folder.absolute()
    os.chdir(folder)  # it writes a log where it stands

    from decksmith.deck_builder import DeckBuilder
    from decksmith.export import PdfExporter

    for deck in json.loads((folder / "cards.json").read_text("utf-8")):
        name, (width, height) = deck["name"], deck["size"]
        made = folder / f"cards-{name}"
        made.mkdir(exist_ok=True)
        DeckBuilder(folder / f"{name}.yaml", folder / f"{name}.csv").build_deck(made)
        file = out.with_name(f"{out.stem}-{name}.pdf")
        margins = (PAGE[0] - (COLUMNS if width < height else 2) * width) / 2, 16
        PdfExporter(made, file, "A4", width, height, 0, margins).export()


def _dots(length: float) -> int:
    return round(length * DOTS)


if __name__ == "__main__":
    if sys.argv[1] == "prepare":
        prepare(Path(sys.argv[2]), Path(sys.argv[3]))
    else:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
