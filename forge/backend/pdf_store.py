"""The objects of a PDF that several streams share: opacities, gradients, pictures, forms."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise

from reportlab.pdfbase import pdfdoc

from forge.backend.grey_picture import picture_bytes
from forge.backend.numbers import number
from forge.backend.pdf_picture import picture_object
from forge.backend.pdf_stream import Stream, rgb
from forge.geometry import Box
from forge.scene import Linear, Picture, Radial, Stop

Squeeze = Callable[[bytes], bytes]
"""Compresses bytes in the format of zlib (RFC 1950)."""


class _Deflate:
    """The filter of a stream that is compressed (ISO 32000-1 7.4.4), as reportlab asks for it."""

    pdfname = "FlateDecode"

    def __init__(self, squeeze: Squeeze) -> None:
        self.encode = squeeze


class Store:
    """Makes each shared object once, under a name that follows the order of first use."""

    def __init__(
        self, document: pdfdoc.PDFDocument, art: Mapping[str, bytes], squeeze: Squeeze
    ) -> None:
        self.document = document
        self._art = art
        self._filters = [_Deflate(squeeze)] if document.compression else []
        self._names: dict[tuple[str, object], str] = {}
        self._count: Counter[str] = Counter()

    def _name(self, letter: str, key: object) -> tuple[str, bool]:
        """The name of a thing, and whether it is new."""
        known = self._names.get((letter, key))
        if known is not None:
            return known, False
        self._count[letter] += 1
        return self._names.setdefault((letter, key), f"{letter}{self._count[letter]}"), True

    def alpha(self, stream: Stream, fill: float, stroke: float) -> None:
        """Make what follows see-through: opacities from 0 to 1."""
        key = (float(fill), float(stroke))
        if stream.stands("alpha", key):
            return
        name, new = self._name("G", key)
        if new:
            state = {"ca": number(key[0]), "CA": number(key[1])}
            self.document.Reference(pdfdoc.PDFDictionary(state), name)
        operator = f"{stream.use('ExtGState', name, self._reference(name))} gs"
        stream.set("alpha", key, operator)

    def gradient(self, stream: Stream, paint: Linear | Radial) -> None:
        """Paint a gradient over everything inside the clip."""
        name, new = self._name("S", paint)
        if new:
            self.document.Reference(_shading(paint), name)
        stream.add(f"{stream.use('Shading', name, self._reference(name))} sh")

    def picture(self, stream: Stream, item: Picture) -> None:
        """Draw a picture in its box; equal bytes are stored once."""
        name, new = self._name("I", (item.sha256, item.grey))
        if new:
            found = picture_object(self.document, picture_bytes(item, self._art))
            self.document.Reference(found, name)
        box = item.box
        stream.save()
        stream.add(f"{box.width} 0 0 {-box.height} {box.x} {box.bottom} cm")
        stream.add(f"{stream.use('XObject', name, self._reference(name))} Do")
        stream.restore()

    def form(self, key: object) -> tuple[str, bool]:
        """The name of the form for a scene or group, and whether it has still to be drawn."""
        return self._name("X", key)

    def put_form(self, name: str, content: Stream, box: Box, group: bool) -> None:
        """Add a form XObject; a ``group`` is composed by itself before it is laid on the page."""
        stream = self.stream(content)
        head = stream.dictionary
        head["Type"] = "/XObject"
        head["Subtype"] = "/Form"
        head["BBox"] = pdfdoc.PDFArray([box.x, box.y, box.right, box.bottom])
        head["Resources"] = content.resources()
        if group:
            head["Group"] = pdfdoc.PDFDictionary(
                {"S": "/Transparency", "I": "true", "CS": "/DeviceRGB"}
            )
        self.document.Reference(stream, name)

    def do_form(self, stream: Stream, name: str) -> None:
        """Draw a form here."""
        stream.add(f"{stream.use('XObject', name, self._reference(name))} Do")

    def stream(self, content: Stream) -> pdfdoc.PDFStream:
        """The PDF stream of some operators, compressed as the document says."""
        return pdfdoc.PDFStream(content=content.content(), filters=self._filters)

    def _reference(self, name: str) -> pdfdoc.PDFObjectReference:
        return pdfdoc.PDFObjectReference(name)


def _shading(paint: Linear | Radial) -> pdfdoc.PDFDictionary:
    """An axial or radial shading that goes on beyond its ends (ISO 32000-1 8.7.4.5)."""
    if isinstance(paint, Linear):
        kind, coords = 2, [paint.x0, paint.y0, paint.x1, paint.y1]
    else:
        kind, coords = 3, [paint.x, paint.y, 0, paint.x, paint.y, paint.radius]
    return pdfdoc.PDFDictionary(
        {
            "ShadingType": kind,
            "ColorSpace": "/DeviceRGB",
            "Coords": pdfdoc.PDFArray(coords),
            "Extend": pdfdoc.PDFArray(["true", "true"]),
            "Function": _blend(paint.stops),
        }
    )


def _blend(stops: tuple[Stop, ...]) -> pdfdoc.PDFDictionary:
    """The function from 0..1 to a colour: straight lines between the stops."""
    first, last = stops[0], stops[-1]
    stops = (Stop(0, first.colour), *(s for s in stops if 0 < s.at < 1), Stop(1, last.colour))
    parts = [_ramp(a.colour, b.colour) for a, b in pairwise(stops)]
    if len(parts) == 1:
        return parts[0]
    return pdfdoc.PDFDictionary(
        {
            "FunctionType": 3,
            "Domain": "[0 1]",
            "Functions": pdfdoc.PDFArray(parts),
            "Bounds": pdfdoc.PDFArray([number(stop.at) for stop in stops[1:-1]]),
            "Encode": pdfdoc.PDFArray(["0 1"] * len(parts)),
        }
    )


def _ramp(start: str, end: str) -> pdfdoc.PDFDictionary:
    return pdfdoc.PDFDictionary(
        {
            "FunctionType": 2,
            "Domain": "[0 1]",
            "N": 1,
            "C0": f"[{rgb(start)}]",
            "C1": f"[{rgb(end)}]",
        }
    )


def tag(data: bytes) -> str:
    """Six capital letters drawn from the bytes: the prefix of a font subset's name."""
    digest = hashlib.sha256(data).digest()
    return "".join(chr(ord("A") + byte % 26) for byte in digest[:6])
