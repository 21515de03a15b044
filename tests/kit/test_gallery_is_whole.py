"""The contact sheets of the documentation show every PDF of the kit, on both papers."""

import importlib.util
import re
from pathlib import Path

import pytest
from PIL import Image

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
MOST = 6_000_000
"""Bytes of all pictures together."""


@pytest.fixture(scope="module")
def make():
    spec = importlib.util.spec_from_file_location("gallery_make", GALLERY / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_pdf_of_the_kit_stands_on_one_contact_sheet(make, kit):
    placed = make.placed(kit)
    shown = [path for paths in placed.values() for path in paths]
    assert sorted(shown) == sorted(kit.glob("*.pdf"))
    assert all(placed.values())


def test_a_pdf_that_no_sheet_shows_is_told(make, tmp_path):
    (tmp_path / "charters.pdf").touch()
    with pytest.raises(ValueError, match=r"on no contact sheet: charters\.pdf"):
        make.placed(tmp_path)


def test_the_gallery_has_each_sheet_on_both_papers_and_its_page_shows_them(make):
    """And nothing else, in files that stay small."""
    wanted = {f"{sheet}-{paper}.png" for sheet in make.SHEETS for paper in make.PAPERS}
    wanted.add("board.png")
    files = {path.name: path for path in GALLERY.glob("*.png")}
    assert files.keys() == wanted
    assert set(re.findall(r"\(([\w-]+\.png)\)", (GALLERY / "README.md").read_text())) == wanted
    assert sum(path.stat().st_size for path in files.values()) < MOST


def test_every_contact_sheet_holds_as_many_rows_as_the_kit_has_pages(make, opened, kit):
    """Pages that were added since would be missing from the picture: its height tells."""
    for sheet, paths in make.placed(kit).items():
        pages = sum(len(opened(path.stem)) for path in paths)
        rows = -(-pages // make.COLUMNS)
        picture = Image.open(GALLERY / f"{sheet}-{kit.name}.png").convert("RGB")
        grey = (0x8C, 0x8C, 0x8C)
        near = [
            all(abs(a - b) < 12 for a, b in zip(picture.getpixel((2, y)), grey, strict=True))
            for y in range(picture.height)
        ]
        assert all(near), f"{sheet}: the rim is not the grey between pages"
        gaps = _gaps(picture, grey)
        assert len(gaps) == rows + 1, sheet


def _gaps(picture, grey):
    """The grey bands right across the picture, from top to bottom."""
    width, height = picture.size
    bands = [
        all(
            abs(a - b) < 12
            for x in range(0, width, 7)
            for a, b in zip(picture.getpixel((x, y)), grey, strict=True)
        )
        for y in range(height)
    ]
    return [y for y in range(height) if bands[y] and (y == 0 or not bands[y - 1])]
