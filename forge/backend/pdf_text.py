"""Shaped words in a PDF: glyphs by number, and the text that they stand for.

Each face becomes one Type0 font with a subset of its glyphs.  A character code stands for
a pair (glyph, text), so that the ToUnicode table is never in doubt; where several glyphs
stand for one piece of text, that text goes along as ActualText.  Words that run from right
to left are written in reading order with a place for each glyph, since viewers copy text in
the order of the stream.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reportlab.pdfbase import pdfdoc

from forge.backend.numbers import number
from forge.backend.pdf_font import EM, embed
from forge.backend.pdf_stream import Stream
from forge.geometry import PT_PER_UM, UM_PER_PT
from forge.scene import Cluster, Path, Words
from forge.typeset.face import Face
from forge.typeset.fonts import Fonts
from forge.typeset.outline import straight

JUMP = 300  # thousandths of an em: a longer step is a new place, not a kern
# The size of type is in points and the text matrix takes it back to µm: PDFium finds the lines
# of right-to-left text by thresholds that are wrong where a unit of text is not a point.
UPRIGHT = f"{number(UM_PER_PT)} 0 0 {number(-UM_PER_PT)}"


class Font:
    """A face as one document uses it: codes for (glyph, text), given in order of first use."""

    def __init__(self, name: str, face: Face) -> None:
        self.name = name
        self.face = face
        self.codes: dict[tuple[int, str], int] = {(0, ""): 0}
        self._advances: dict[int, int] = {}

    def code(self, gid: int, text: str) -> int:
        """The character code that draws the glyph and copies as the text."""
        return self.codes.setdefault((gid, text), len(self.codes))

    def advance(self, gid: int) -> int:
        """How far a glyph moves the pen, in thousandths of an em, as the font dictionary says."""
        known = self._advances.get(gid)
        if known is None:
            known = round(self.face.advance(gid) * EM / self.face.upem)
            self._advances[gid] = known
        return known


class DocumentFonts:
    """The fonts of one document."""

    def __init__(self, document: pdfdoc.PDFDocument, faces: Fonts) -> None:
        self._document = document
        self._faces = faces
        self._fonts: dict[str, Font] = {}

    def font(self, key: str) -> Font:
        """The font of a face, made on first use."""
        if key not in self._fonts:
            self._fonts[key] = Font(f"F{len(self._fonts) + 1}", self._faces.face(key))
        return self._fonts[key]

    def halo(self, words: Words) -> Path:
        """The outlines behind words with a halo: a path, lest the text be there twice."""
        return replace(straight((words,), self._faces), fill=None, stroke=words.halo)

    def embed(self) -> None:
        """Add every font that was used, once all text is written."""
        for font in self._fonts.values():
            embed(self._document, font.name, font.face, list(font.codes))


def show(stream: Stream, font: Font, words: Words) -> None:
    """Write the text object of some words."""
    stream.fill(words.fill)
    name = stream.use("Font", font.name, pdfdoc.PDFObjectReference(font.name))
    stream.add("BT", f"{name} {number(words.size * PT_PER_UM, 5)} Tf")
    line = _Line(stream, font, words)
    for cluster in words.clusters:
        line.cluster(cluster)
    line.flush()
    stream.add("ET")


class _Line:
    """The pen within a text object: gathers glyphs that follow each other into one TJ."""

    def __init__(self, stream: Stream, font: Font, words: Words) -> None:
        self._stream, self._font, self._words = stream, font, words
        self._pen: tuple[float, int] | None = None
        self._shown: list[str] = []

    def cluster(self, cluster: Cluster) -> None:
        if len(cluster.glyphs) == 1:
            self._glyph(*cluster.glyphs[0], cluster.text)
        elif cluster.glyphs:
            self.flush()
            actual = cluster.text.encode("utf-16-be").hex().upper()
            self._stream.add(f"/Span <</ActualText <FEFF{actual}>>> BDC")
            for (gid, x, y), text in zip(cluster.glyphs, _shares(cluster), strict=True):
                self._glyph(gid, x, y, text)
            self.flush()
            self._stream.add("EMC")

    def _glyph(self, gid: int, x: int, y: int, text: str) -> None:
        size = self._words.size
        back = EM if self._pen is None else round((self._pen[0] - x) * EM / size)
        if self._pen is None or self._pen[1] != y or abs(back) > JUMP:
            self.flush()
            self._stream.add(f"{UPRIGHT} {self._words.x + x} {self._words.y + y} Tm")
            self._pen = (x, y)
        elif back:
            self._shown.append(number(back))
            self._pen = (self._pen[0] - back * size / EM, y)
        self._shown.append(f"<{self._font.code(gid, text):04X}>")
        self._pen = (self._pen[0] + self._font.advance(gid) * size / EM, y)

    def flush(self) -> None:
        if self._shown:
            self._stream.add(f"[{''.join(self._shown)}] TJ".replace("><", ""))
            self._shown = []


def _shares(cluster: Cluster) -> Iterator[str]:
    """The text of a cluster dealt out to its glyphs, the rest to the last of them."""
    last = len(cluster.glyphs) - 1
    for at in range(last):
        yield cluster.text[at : at + 1]
    if last >= 0:
        yield cluster.text[last:]
