"""Raster pictures as PDF image objects: JPEG data as it is, all else packed as PNG packs it."""

from __future__ import annotations

import io
import struct

from PIL import Image
from reportlab.pdfbase import pdfdoc

PNG_SIGNATURE = 8  # bytes before the first chunk (PNG, third edition, 5.2)
COLOURS = {"L": ("/DeviceGray", 1), "RGB": ("/DeviceRGB", 3)}


def picture_object(document: pdfdoc.PDFDocument, data: bytes) -> pdfdoc.PDFStream:
    """The image object of a picture's file; its transparency, if any, becomes a soft mask.

    Raises PIL's UnidentifiedImageError for bytes that are no picture.
    """
    image = Image.open(io.BytesIO(data))
    if image.format == "JPEG" and image.mode in COLOURS:
        return _object(image, COLOURS[image.mode][0], data, {"Filter": "/DCTDecode"})
    if image.has_transparency_data:
        light = image.mode == "LA"
        packed = _packed(image.getchannel("L") if light else image.convert("RGBA").convert("RGB"))
        mask = _packed(image.convert("RGBA").getchannel("A"))
        packed.dictionary["SMask"] = document.Reference(mask)
        return packed
    return _packed(image if image.mode == "L" else image.convert("RGB"))


def _packed(image: Image.Image) -> pdfdoc.PDFStream:
    """An image without loss: PNG's own compressed rows, which PDF reads as predictor 15."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=9)
    space, channels = COLOURS[image.mode]
    how = {"Predictor": 15, "Colors": channels, "BitsPerComponent": 8, "Columns": image.width}
    filters = {"Filter": "/FlateDecode", "DecodeParms": pdfdoc.PDFDictionary(how)}
    return _object(image, space, _idat(file.getvalue()), filters)


def _object(
    image: Image.Image, space: str, content: bytes, filters: dict[str, object]
) -> pdfdoc.PDFStream:
    head = {
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": image.width,
        "Height": image.height,
        "ColorSpace": space,
        "BitsPerComponent": 8,
        **filters,
    }
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(head), content)


def _idat(png: bytes) -> bytes:
    """The compressed rows of a PNG file."""
    rows, at = b"", PNG_SIGNATURE
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IDAT":
            rows += png[at + 8 : at + 8 + length]
        at += 12 + length
    return rows
