"""The cards of ``faces_make`` with protograf: two decks with fronts and backs, a file for each.

    python faces_protograf.py OUT FOLDER

Words are in Helvetica, and smaller, since what does not fit its box is left out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import protograf

PAGE = (210.0, 297.0)
SMALLER = 0.72
ALIGN = {"start": "left", "centre": "centre", "end": "right"}
Json = dict[str, Any]


def main(out: Path, folder: Path) -> None:
    """Write both decks."""
    told = json.loads((folder / "cards.json").read_text("utf-8"))
    sys.argv = [sys.argv[0], "--directory", str(out.parent), "--nowarning"]
    for deck in told:
        protograf.proto.globals_set = False  # it takes no second document as it is
        draw(out.with_name(f"{out.stem}-{deck['name']}.pdf"), deck, folder / "art")


def draw(out: Path, deck: Json, art: Path) -> None:
    """Write the sheets of a deck; a sheet of cards that lie lies as well."""
    width, height = deck["size"]
    sheet = PAGE if width < height else PAGE[::-1]
    left, top = (sheet[0] - 3 * width) / 2, (sheet[1] - 3 * height) / 2
    paper = "A4" if width < height else "A4-l"
    protograf.Create(filename=out.name, paper=paper, units="mm", margin=left, margin_top=top,
                     margin_bottom=top)  # fmt: skip
    protograf.Deck(cards=len(deck["cards"]), width=width, height=height, cols=3, rows=3,
                   grid_marks=True, grid_marks_length=4)  # fmt: skip
    for number, card in enumerate(deck["cards"], start=1):
        protograf.Card(number, picture(deck, art / card["art"]), *map(words, card["words"]))
    protograf.CardBack("all", picture(deck, art / deck["back"]))
    protograf.Save()


def picture(deck: Json, path: Path) -> object:
    width, height = deck["size"]
    return protograf.image(str(path), x=0, y=0, width=width, height=height)


def words(told: Json) -> object:
    x, y, width, height = told["box"]
    return protograf.text(x=x, y=y, width=width, height=height, text=told["text"],
                          font_size=told["size"] * SMALLER, stroke=told["colour"],
                          align=ALIGN[told["align"]], wrap=True)  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), Path(sys.argv[2]))
