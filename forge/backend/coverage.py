"""How much ink the pages of a PDF take, from pictures of them, through PDFium."""

from __future__ import annotations

import pypdfium2
from PIL import ImageChops, ImageStat

from forge.backend.png import POINTS_PER_INCH

DPI = 18
"""Coarse is enough: coverage is an average."""
SOLID = 255


def coverage(pdf_bytes: bytes) -> float:
    """The ink on all pages of a PDF, in pages' worth of one solid ink."""
    document = pypdfium2.PdfDocument(pdf_bytes)
    try:
        return sum(_page(document[number]) for number in range(len(document)))
    finally:
        document.close()


def _page(page: pypdfium2.PdfPage) -> float:
    """Cyan, magenta, yellow and black of a page: what is grey in a colour is printed in black."""
    image = page.render(scale=DPI / POINTS_PER_INCH).to_pil().convert("RGB")
    red, green, blue = image.split()
    brightest = ImageStat.Stat(ImageChops.lighter(ImageChops.lighter(red, green), blue)).mean[0]
    colours = sum(brightest - mean for mean in ImageStat.Stat(image).mean)
    return float((SOLID - brightest + colours) / SOLID)
