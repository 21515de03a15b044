"""A raster picture in grey: each pixel keeps its luminance, as the vectors around it do."""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageMath

from forge.model.colour import BLUE, GREEN, RED, linear, of_luminance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from forge.scene import Picture

QUALITY = 90
"""Of a JPEG that is written again: no block shows in print at 300 dpi."""
FINE = 65_535
"""Steps of luminance between black and white: the darkest greys are still told apart."""


def picture_bytes(picture: Picture, art: Mapping[str, bytes]) -> bytes:
    """The file of a picture as it is to be shown; ``art`` holds files by their SHA-256."""
    data = art[picture.sha256]
    return greyed(data) if picture.grey else data


def greyed(data: bytes) -> bytes:
    """A picture's file in grey: JPEG stays JPEG, all else becomes PNG; transparency stays.

    Raises PIL's UnidentifiedImageError for bytes that are no picture.
    """
    image = Image.open(io.BytesIO(data))
    made, file = _grey(image), io.BytesIO()
    if image.format == "JPEG":
        made.save(file, "JPEG", quality=QUALITY, optimize=True)
    else:
        made.save(file, "PNG", compress_level=9)
    return file.getvalue()


def _grey(image: Image.Image) -> Image.Image:
    """The picture in mode L, or LA where something shows through."""
    if image.mode in ("L", "LA"):
        return image
    light = _luminance(image.convert("RGB")).point(_shades(), "L")
    if not image.has_transparency_data:
        return light
    return Image.merge("LA", (light, image.convert("RGBA").getchannel("A")))


def _luminance(image: Image.Image) -> Image.Image:
    """Luminance from 0 to ``FINE`` as whole numbers (mode I)."""
    red, green, blue = (
        band.point(_weighted(share), "F")
        for band, share in zip(image.split(), (RED, GREEN, BLUE), strict=True)
    )
    light: Image.Image = ImageMath.lambda_eval(
        lambda bands: bands["convert"](bands["r"] + bands["g"] + bands["b"] + 0.5, "I"),
        r=red, g=green, b=blue,
    )  # fmt: skip
    return light


@cache
def _weighted(share: float) -> Sequence[float]:
    """What a band of each value adds to the luminance."""
    return tuple(linear(value) * share * FINE for value in range(256))


@cache
def _shades() -> Sequence[int]:
    """The grey of each luminance."""
    return tuple(of_luminance(light / FINE) for light in range(FINE + 1))
