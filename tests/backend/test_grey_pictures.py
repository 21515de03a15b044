"""Raster pictures follow the ink as vectors do: told from the pixels of rendered pages."""

import base64
import hashlib
import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from volume import volume

from forge.backend.grey_picture import greyed
from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.backend.svg import svg
from forge.geometry import Size, box_mm, mm
from forge.model.colour import mix
from forge.press.ink import Ink, grey, inked
from forge.press.paler import PICTURE
from forge.scene import Book, Page, Picture, Scene
from forge.scene.shapes import rect
from forge.typeset.fonts import Fonts

SIZE = Size(mm(40), mm(20))
KINDS = [("RGB", "PNG"), ("RGBA", "PNG"), ("P", "PNG"), ("RGB", "JPEG"), ("CMYK", "JPEG"),
         ("RGB", "WEBP")]  # fmt: skip
colours = st.builds("#{:02X}{:02X}{:02X}".format, *[st.integers(0, 255)] * 3)


def file(colour, mode="RGB", kind="PNG", alpha=255):
    made = io.BytesIO()
    image = Image.new("RGBA", (16, 16), (*bytes.fromhex(colour[1:]), alpha))
    plain = image if mode == "RGBA" else image.convert("RGB")
    plain.convert(mode, palette=Image.Palette.ADAPTIVE).save(made, kind)
    return made.getvalue()


def sides(colour, data):
    """A picture on the left, a vector of the same colour on the right, and the art store."""
    key = hashlib.sha256(data).hexdigest()
    picture = Picture(box_mm(0, 0, 20, 20), "a", key)
    return Scene(SIZE, (picture, rect(box_mm(20, 0, 20, 20), colour)), "both"), {key: data}


def pixels(scene, art):
    """What PDFium shows in the middle of the picture and of the vector."""
    data = pdf(Book("t", "en", "", "", "", (Page(scene),)), Fonts.load(), art)
    image = Image.open(io.BytesIO(png(data, 0, 50))).convert("RGB")
    width, height = image.size
    return image.getpixel((width // 4, height // 2)), image.getpixel((3 * width // 4, height // 2))


@given(colours)
@settings(max_examples=volume(25), deadline=None)
def test_law_a_grey_picture_is_as_grey_as_a_vector_of_its_colour(colour):
    """Rendered, the two halves are one grey, to two steps of 255."""
    scene, art = sides(colour, file(colour))
    picture, vector = pixels(inked(scene, Ink.GREY), art)
    assert len(set(picture)) == 1
    assert abs(picture[0] - vector[0]) <= 2
    assert abs(picture[0] - int(grey(colour)[1:3], 16)) <= 2


@pytest.mark.parametrize(("mode", "kind"), KINDS)
def test_every_kind_of_picture_becomes_grey(mode, kind):
    """Also CMYK, palettes and WebP; JPEG and WebP may stray by a few steps."""
    scene, art = sides("#C04020", file("#C04020", mode, kind))
    picture, vector = pixels(inked(scene, Ink.GREY), art)
    assert len(set(picture)) == 1
    assert abs(picture[0] - vector[0]) <= 6


def test_what_shows_through_a_picture_still_does_in_grey():
    scene, art = sides("#C04020", file("#C04020", "RGBA", alpha=128))
    picture, _ = pixels(inked(scene, Ink.GREY), art)
    half = mix("#FFFFFF", grey("#C04020"), 128 / 255)
    assert abs(picture[0] - int(half[1:3], 16)) <= 3


@given(colours)
@settings(max_examples=volume(15), deadline=None)
def test_law_low_ink_pales_a_picture(colour):
    """Rendered, so much of it is left as is said; never darker than before."""
    scene, art = sides(colour, file(colour))
    (before, _), (after, _) = pixels(scene, art), pixels(inked(scene, Ink.LOW), art)
    wanted = bytes.fromhex(mix("#FFFFFF", colour, PICTURE)[1:])
    assert all(abs(a - b) <= 3 for a, b in zip(after, wanted, strict=True))
    assert all(a >= b for a, b in zip(after, before, strict=True))


def test_svg_carries_the_same_grey_picture():
    """And the coloured one beside it, where both are shown."""
    scene, art = sides("#C04020", file("#C04020"))
    both = Scene(SIZE, (*scene.items, *inked(scene, Ink.GREY).items), "both")
    found = re.findall(r"data:image/png;base64,([A-Za-z0-9+/=]+)", svg(both, Fonts.load(), art))
    shown = [Image.open(io.BytesIO(base64.b64decode(one))) for one in found]
    assert [image.mode for image in shown] == ["RGB", "L"]
    assert f"#{shown[1].getpixel((8, 8)):02X}" == grey("#C04020")[:3]


def test_grey_pictures_are_the_same_bytes_every_time_and_jpeg_stays_jpeg():
    data = file("#C04020", kind="JPEG")
    assert greyed(data) == greyed(data)
    assert Image.open(io.BytesIO(greyed(data))).format == "JPEG"
    assert len(greyed(data)) <= len(data)
