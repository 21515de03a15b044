"""Raster art: opened before anything is drawn, no larger than print needs, stored once."""

from __future__ import annotations

import io
import random
from dataclasses import replace

import deckbox as db
import pikepdf
import pytest
from PIL import Image

from forge.checks.pictures import pictures_files
from forge.draw.cards import cards
from forge.draw.gallery import open_art
from forge.finding import Severity

SLOT = {"kind": "picture", "x": 0, "y": 0, "width": 63, "height": 88}


def saved(image, kind, **how):
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def noise(width, height, seed):
    """A picture that does not compress: the bytes are the same every time."""
    return Image.frombytes(
        "RGB", (width, height), random.Random(seed).randbytes(width * height * 3)
    )


@pytest.fixture(scope="module")
def shop():
    """The four cards of the case, over the art that is there."""
    big = Image.new("RGB", (8000, 5000), "#2F7C7A")
    rows = [
        {"id": "big", "art": {"art": "art/big.jpg"}},
        {"id": "gone", "art": {"art": "art/gone.png"}},
        {"id": "zero", "art": {"art": "art/zero.png"}},
        {"id": "caps", "art": {"art": "ART/Big.JPG"}},
    ]
    face = db.face("photo", [{**SLOT, "id": "art", "of": "art"}])
    game = db.with_decks(db.box(), db.deck(rows, face="photo"), faces=[face])
    return replace(game, art={"big.jpg": saved(big, "JPEG"), "zero.png": b""})


def test_o40_missing_empty_and_misspelt_art_is_an_error_with_card_and_path(shop):
    errors = [c for c in pictures_files.run(shop) if c.severity is Severity.ERROR]
    said = " / ".join(f"{c.message}; {c.hint}" for c in errors)
    assert len(errors) == 3
    assert "'gone' shows art/gone.png" in said
    assert "'zero' shows art/zero.png, which cannot be read: the file is empty" in said
    assert "exists as art/big.jpg; names are case-sensitive" in said


def test_o40_forty_megapixels_are_printed_at_300_dpi_with_a_note(shop):
    gallery = open_art(shop)
    (note,) = [trouble for trouble in gallery.troubles if trouble.severity is Severity.NOTE]
    art = gallery.files["art/big.jpg"]
    assert (note.card, art.height) == ("big", 1040) and art.width == 1663  # covers 744 x 1040
    image = Image.open(io.BytesIO(gallery.data[art.sha256]))
    assert image.size == (art.width, art.height) and image.format == "JPEG"


def test_o40_the_pdf_of_a_great_picture_stays_small(shop):
    made = db.deck([{"id": "big", "art": {"art": "art/big.jpg"}}], face="photo")
    game = replace(shop, decks=(made,))
    at = db.desk(game)
    assert len(db.printed(cards(at, made), at)) < 3_000_000


def test_a_name_that_leads_out_of_the_folder_is_not_followed(shop):
    rows = [{"id": "out", "art": {"art": "art/../game.yaml"}}]
    (trouble,) = open_art(replace(shop, decks=(db.deck(rows, face="photo"),))).troubles
    assert trouble.card == "out" and trouble.severity is Severity.ERROR


def test_art_that_is_not_a_picture_is_an_error(shop):
    rows = [{"id": "text", "art": {"art": "art/text.png"}}]
    game = replace(shop, decks=(db.deck(rows, face="photo"),), art={"text.png": b"no picture"})
    (trouble,) = open_art(game).troubles
    assert "cannot be read" in trouble.message and trouble.severity is Severity.ERROR


def test_a_picture_covers_its_slot_and_keeps_its_shape(shop):
    made = db.deck([{"id": "big", "art": {"art": "art/big.jpg"}}], face="photo")
    (piece,) = cards(db.desk(replace(shop, decks=(made,))), made)
    (picture,) = db.pictures(piece.front)
    assert picture.box.height == 88_000 and picture.box.width == pytest.approx(140_800, abs=100)
    assert picture.box.x + picture.box.width / 2 == pytest.approx(31_500, abs=1)


SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<rect width="20" height="10" fill="#2F7C7A"/><text>lost</text></svg>"""


def test_svg_art_is_outlines_that_lie_whole_in_the_slot(shop):
    made = db.deck([{"id": "own", "art": {"art": "art/own.svg"}}], face="photo")
    game = replace(shop, decks=(made,), art={"own.svg": SVG})
    (piece,) = cards(db.desk(game), made)
    (placed,) = [item for item in db.items(piece.front) if isinstance(item, db.Place)
                 and item.scene.name == "art/own.svg"]  # fmt: skip
    assert placed.scene.size == (100_000, 50_000) and placed.scale == 0.63
    assert (placed.x, placed.y) == (0, (88_000 - 31_500) // 2)
    assert [path.fill for path in db.outlines(piece.front)] == ["#2F7C7A"]


def test_what_is_left_out_of_svg_art_is_told_with_its_line(shop):
    made = db.deck([{"id": "own", "art": {"art": "art/own.svg"}}], face="photo")
    (trouble,) = open_art(replace(shop, decks=(made,), art={"own.svg": SVG})).troubles
    assert trouble.severity is Severity.WARNING and "art/own.svg:2" in trouble.message


def test_o39_three_hundred_cards_keep_one_back_and_one_frame():
    """34 sheets, 68 pages, two image objects; the file is hardly larger than the two pictures."""
    back, frame = (saved(noise(744, 1040, n), "JPEG", quality=88) for n in (1, 2))
    faces = [
        db.face("framed", [{**SLOT, "id": "frame", "symbol": "art/frame.jpg"},
                           {"id": "title", "kind": "title", "of": "title", "x": 7, "y": 8,
                            "width": 49, "height": 9, "size": 16}]),
        db.face("noisy", [{**SLOT, "id": "back", "symbol": "art/back.jpg"}]),
    ]  # fmt: skip
    rows = [{"id": f"c{i}", "texts": {"title": f"Title {i}"}} for i in range(1, 301)]
    made = db.deck(rows, face="framed", back="noisy")
    game = db.with_decks(db.box(), made, faces=faces)
    at = db.desk(replace(game, art={"back.jpg": back, "frame.jpg": frame}))
    data = db.printed(cards(at, made), at)
    with pikepdf.open(io.BytesIO(data)) as document:
        assert len(document.pages) == 68
        streams = [o for o in document.objects if isinstance(o, pikepdf.Stream)]
        images = [o for o in streams if o.get("/Subtype") == "/Image"]
        assert len(images) == 2
    assert len(data) < len(back) + len(frame) + 3_000_000
