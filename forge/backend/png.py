"""Pages of a PDF as PNG pictures, through PDFium."""

from __future__ import annotations

import io

import pypdfium2

POINTS_PER_INCH = 72
HAIR_LESS = 1 - 1e-6  # sizes are rounded up: 500.0001 pixels must not become 501


def png(pdf_bytes: bytes, page: int = 0, dpi: float = 150) -> bytes:
    """One page (counted from 0) as the bytes of a PNG file; an IndexError if there is none."""
    document = pypdfium2.PdfDocument(pdf_bytes)
    try:
        if not 0 <= page < len(document):
            msg = f"page {page} of {len(document)}"
            raise IndexError(msg)
        image = document[page].render(scale=dpi / POINTS_PER_INCH * HAIR_LESS).to_pil()
    finally:
        document.close()
    out = io.BytesIO()
    image.convert("RGB").save(out, "PNG", compress_level=6)
    return out.getvalue()
