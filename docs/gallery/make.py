"""Contact sheets of a kit for the documentation: every page of every PDF, small.

    python docs/gallery/make.py output/star-of-africa/zvezda/en
    python docs/gallery/make.py output/across-africa/expedition/en
    python docs/gallery/make.py output/source-of-the-nile/explorers/en

reads the folders a4 and letter that ``forge build`` wrote and puts PNGs beside this file, or into a
folder of the game's own.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pypdfium2
from PIL import Image

HERE = Path(__file__).parent
PAPERS = ("a4", "letter")
BOOK = ("rulebook", "rulebook-booklet")
BOARD = ("board", "board-four-sheet", "board-untiled-*")
SHEETS = {
    "star-of-africa": {
        "pieces": ("tokens", "cards", "pawns", "die", "box", "print-guide"),
        "money": ("money",),
        "book": BOOK,
        "board": BOARD,
    },
    "across-africa": {
        "pieces": ("tokens", "stand", "pawns", "die", "box", "print-guide"),
        "cards": ("cards",),
        "book": BOOK,
        "board": BOARD,
    },
    "source-of-the-nile": {
        "pieces": ("tokens", "pawns", "die", "print-guide"),
        "forms": ("form-*",),
        "cards": ("cards",),
        "book": BOOK,
        "board": BOARD,
    },
}
"""What stands on each contact sheet of a game, by patterns of the files' names."""
FOLDERS = {
    "star-of-africa": HERE,
    "across-africa": HERE / "across-africa",
    "source-of-the-nile": HERE / "source-of-the-nile",
}
COLUMNS, WIDTH, GAP = 5, 350, 8
COLOURS = 256
FINER = 2
"""Pages are rendered so many times larger and then made smaller: fine lines stay whole."""
LARGEST = {"star-of-africa": 600_000, "across-africa": 240_000, "source-of-the-nile": 150_000}
"""Bytes: more, and the sheet is made smaller."""


def placed(kit: Path, game: str) -> dict[str, tuple[Path, ...]]:
    """The PDFs of a folder on a game's contact sheets; ValueError when one stands on none."""
    found = {
        sheet: tuple(path for name in names for path in sorted(kit.glob(f"{name}.pdf")))
        for sheet, names in SHEETS[game].items()
    }
    lost = set(kit.glob("*.pdf")) - {path for paths in found.values() for path in paths}
    if lost:
        msg = f"on no contact sheet: {', '.join(sorted(path.name for path in lost))}"
        raise ValueError(msg)
    return found


def pages(path: Path, width: int) -> list[Image.Image]:
    """The pages of a PDF, ``width`` pixels wide or high, whichever is the shorter side."""
    found = []
    document = pypdfium2.PdfDocument(path)
    for number in range(len(document)):
        page = document[number]
        scale = FINER * width / min(page.get_size())
        found.append(shrunk(page.render(scale=scale).to_pil().convert("RGB"), 1 / FINER))
    return found


def shrunk(image: Image.Image, by: float) -> Image.Image:
    """A picture at a share of its size."""
    size = (round(image.width * by), round(image.height * by))
    return image.resize(size, Image.Resampling.LANCZOS)


def contact(images: list[Image.Image], columns: int) -> Image.Image:
    """Pictures in rows on grey."""
    rows = [images[i : i + columns] for i in range(0, len(images), columns)]
    width = max(sum(image.width + GAP for image in row) for row in rows) + GAP
    height = sum(max(image.height for image in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (width, height), "#8C8C8C")
    y = GAP
    for row in rows:
        x = GAP
        for image in row:
            sheet.paste(image, (x, y))
            x += image.width + GAP
        y += max(image.height for image in row) + GAP
    return sheet


def save(game: str, name: str, image: Image.Image) -> None:
    """Writes a PNG of few colours, made smaller until it is no larger than ``LARGEST``."""
    path = FOLDERS[game] / f"{name}.png"
    path.parent.mkdir(exist_ok=True)
    while True:
        few = image.quantize(
            COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE
        )
        few.save(path, optimize=True)
        share = LARGEST[game] / path.stat().st_size
        if share >= 1:
            return
        image = shrunk(image, min(0.95, share**0.5))


def main(kit: Path) -> None:
    """Every contact sheet of a kit on both papers, and its board in one piece."""
    game = kit.resolve().parents[1].name
    for paper in PAPERS:
        for sheet, paths in placed(kit / paper, game).items():
            images = [image for path in paths for image in pages(path, WIDTH)]
            save(game, f"{sheet}-{paper}", contact(images, COLUMNS))
    for path in (kit / PAPERS[0]).glob("board-untiled-*.pdf"):
        save(game, "board", pages(path, 700)[0])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
