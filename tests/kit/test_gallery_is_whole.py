"""The contact sheets of the documentation show every PDF of each kit, on both papers."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
MOST = 7_000_000
"""Bytes of all pictures together."""


@pytest.fixture(scope="module")
def make():
    spec = importlib.util.spec_from_file_location("gallery_make", GALLERY / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", params=["a4", "letter"])
def africa(request, tmp_path_factory):
    """The kit of the expedition on one paper, built by the command line."""
    out = tmp_path_factory.mktemp("africa")
    words = ("build", "across-africa", "--edition", "expedition", "--paper", request.param)
    done = subprocess.run(
        [sys.executable, "-m", "forge", *words, "--out", str(out)],
        cwd=GALLERY.parents[1], capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return out / "across-africa/expedition/en" / request.param


@pytest.mark.long
def test_every_pdf_of_the_expedition_stands_on_a_contact_sheet_with_all_its_pages(make, africa):
    placed = make.placed(africa, "across-africa")
    shown = [path for paths in placed.values() for path in paths]
    assert sorted(shown) == sorted(africa.glob("*.pdf"))
    for sheet, paths in placed.items():
        pages = sum(len(pypdfium2.PdfDocument(path)) for path in paths)
        picture = GALLERY / "across-africa" / f"{sheet}-{africa.name}.png"
        assert _rows(picture) == -(-pages // make.COLUMNS), sheet


@pytest.mark.long
def test_every_pdf_of_the_kit_stands_on_one_contact_sheet(make, kit):
    placed = make.placed(kit, "star-of-africa")
    shown = [path for paths in placed.values() for path in paths]
    assert sorted(shown) == sorted(kit.glob("*.pdf"))
    assert all(placed.values())


def test_a_pdf_that_no_sheet_shows_is_told(make, tmp_path):
    (tmp_path / "charters.pdf").touch()
    with pytest.raises(ValueError, match=r"on no contact sheet: charters\.pdf"):
        make.placed(tmp_path, "star-of-africa")


def test_the_gallery_has_each_sheet_on_both_papers_and_its_page_shows_them(make):
    """And nothing else, in files that stay small."""
    wanted = set()
    for game, sheets in make.SHEETS.items():
        folder = make.FOLDERS[game]
        names = {f"{sheet}-{paper}.png" for sheet in sheets for paper in make.PAPERS}
        wanted |= {folder / name for name in (*names, "board.png")}
    files = set(GALLERY.rglob("*.png"))
    assert files == wanted
    linked = re.findall(r"\(([\w/-]+\.png)\)", (GALLERY / "README.md").read_text())
    assert {GALLERY / name for name in linked} == wanted
    assert sum(path.stat().st_size for path in files) < MOST


def test_every_contact_sheet_holds_as_many_rows_as_the_kit_has_pages(make, opened, kit):
    """Pages that were added since would be missing from the picture: its height tells."""
    for sheet, paths in make.placed(kit, "star-of-africa").items():
        pages = sum(len(opened(path.stem)) for path in paths)
        picture = GALLERY / f"{sheet}-{kit.name}.png"
        assert _rows(picture) == -(-pages // make.COLUMNS), sheet


def _rows(path):
    """How many rows of pages a contact sheet has."""
    picture = Image.open(path).convert("RGB")
    grey = (0x8C, 0x8C, 0x8C)
    near = [
        all(abs(a - b) < 12 for a, b in zip(picture.getpixel((2, y)), grey, strict=True))
        for y in range(picture.height)
    ]
    assert all(near), f"{path.name}: the rim is not the grey between pages"
    return len(_gaps(picture, grey)) - 1


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
