"""Sheets as pixels at 300 dpi: rendered, searched for a colour, strayed as a printer would."""

import io
import math

import numpy as np
from PIL import Image

from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.scene import Book
from forge.typeset.fonts import Fonts

DPI = 300
PIXEL = 25400 / DPI


def rendered(pages, art=None):
    """Each page as one number a pixel."""
    data = pdf(Book("x", "en", "", "", "", tuple(pages)), Fonts.load(), art or {})
    return [
        packed(Image.open(io.BytesIO(png(data, n, DPI))).convert("RGB")) for n in range(len(pages))
    ]


def packed(picture):
    """A picture as one number a pixel."""
    rows = np.asarray(picture.convert("RGBA")).view("<u4")
    return rows.reshape(picture.size[::-1])


def extent(image, colour):
    """The pixel box of all that has a colour '#RRGGBB', None when it is not there."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    found = image == (red | green << 8 | blue << 16 | 255 << 24)
    xs, ys = np.flatnonzero(found.any(axis=0)), np.flatnonzero(found.any(axis=1))
    return None if xs.size < 50 else np.array([xs[0], ys[0], xs[-1], ys[-1]])


def strayed(image, correction):
    """The back as a printer that strays by just what the correction undoes would lay it."""
    picture = Image.fromarray(np.ascontiguousarray(image).view("u1").reshape(*image.shape, 4))
    width, height = picture.size
    dx, dy = correction.right / PIXEL, correction.down / PIXEL
    turn = math.radians(correction.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    cx, cy = width / 2, height / 2
    # PIL asks for each pixel of the outcome where it comes from: that is the correction itself.
    matrix = (cos, -sin, cx - cos * cx + sin * cy + dx, sin, cos, cy - sin * cx - cos * cy + dy)
    turned = picture.transform(
        picture.size, Image.Transform.AFFINE, matrix, Image.Resampling.NEAREST, fillcolor="white"
    )
    return packed(turned)
