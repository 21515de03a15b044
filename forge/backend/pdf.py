"""A book as a PDF file, through reportlab's canvas and its document objects."""

from __future__ import annotations

import io
import zlib
from collections.abc import Mapping
from types import SimpleNamespace

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from forge.backend.numbers import number
from forge.backend.pdf_meta import xmp
from forge.backend.pdf_paint import Painter
from forge.backend.pdf_store import Squeeze, Store
from forge.backend.pdf_stream import Stream
from forge.backend.pdf_text import DocumentFonts
from forge.backend.shared import heavy, placed_again
from forge.geometry import PT_PER_UM, Box, Um
from forge.scene import Book, Page
from forge.typeset.fonts import Fonts

rl_config.useA85 = 0  # ASCII-85 would make every stream a fifth longer

NO_FONT = "forge-none"
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def pdf(
    book: Book, fonts: Fonts, art: Mapping[str, bytes], compress: bool = True,
    squeeze: Squeeze = zlib.compress,
) -> bytes:  # fmt: skip
    """The bytes of a PDF 1.7 file; ``art`` holds the pictures' bytes by their SHA-256.

    The same book gives the same bytes; ``squeeze`` compresses as zlib does.  Uncompressed streams
    are for reading and for tests.  Raises ValueError for a book without pages: no viewer opens it.
    """
    if not book.pages:
        raise ValueError(f"a book without pages: {book.title}")
    canvas = _canvas(book, compress)
    document = canvas._doc  # pages are added here, with only the resources that each one uses
    text = DocumentFonts(document, fonts)
    scenes = [page.scene for page in book.pages]
    store = Store(document, art, squeeze)
    painter = Painter(store, text, placed_again(scenes) | heavy(scenes))
    for page in book.pages:
        _bookmark(canvas, page)
        document.addPage(_page(painter, store, page))
    text.embed()
    data: bytes = canvas.getpdfdata()
    return data


def _canvas(book: Book, compress: bool) -> Canvas:
    # A canvas opens every page in some font; one that calls itself dynamic is never written,
    # and so the file names no font that it does not carry.
    none = SimpleNamespace(
        fontName=NO_FONT, face=SimpleNamespace(name=NO_FONT), _dynamicFont=True, _multiByte=False
    )
    pdfmetrics.registerFont(none)
    canvas = Canvas(
        io.BytesIO(), pageCompression=int(compress), invariant=1, pdfVersion=(1, 7),
        initialFontName=NO_FONT, lang=book.lang,
    )  # fmt: skip
    canvas.setTitle(book.title)
    canvas.setAuthor(book.author)
    canvas.setSubject(book.subject)
    canvas.setKeywords(book.licence)
    canvas.setCreator("forge")
    canvas.setViewerPreference("PrintScaling", "None")
    if book.duplex:
        canvas.setViewerPreference("Duplex", DUPLEX[book.duplex])
    if book.rtl:
        canvas.setViewerPreference("Direction", "R2L")  # ISO 32000-1 12.2, table 150
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas._doc.Catalog.Metadata = xmp(book)
    return canvas


def _page(painter: Painter, store: Store, page: Page) -> pdfdoc.PDFPage:
    """One page: the only place where micrometres become points and y turns up."""
    paper = page.scene.size
    stream = Stream()
    scale = number(PT_PER_UM, 12)
    stream.add(f"{scale} 0 0 -{scale} 0 {number(paper.height * PT_PER_UM, 6)} cm")
    painter.items(stream, page.scene.items)
    made = pdfdoc.PDFPage()
    whole = Box(Um(0), Um(0), paper.width, paper.height)
    trim = page.trim or whole
    boxes = {"Media": whole, "Crop": whole, "Trim": trim, "Bleed": page.bleed or trim}
    for name, box in boxes.items():
        setattr(made, f"{name}Box", _points(box, paper.height))
    made.Resources = stream.resources()
    made.Contents = store.stream(stream)
    return made


def _points(box: Box, height: int) -> pdfdoc.PDFArray:
    """A box in points with y up."""
    corners = (box.x, height - box.bottom, box.right, height - box.y)
    return pdfdoc.PDFArray([number(v * PT_PER_UM, 5) for v in corners])


def _bookmark(canvas: Canvas, page: Page) -> None:
    for at, mark in enumerate(page.bookmarks):
        key = f"p{canvas._doc.pageCounter}-{at}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(mark.title, key, mark.level)
