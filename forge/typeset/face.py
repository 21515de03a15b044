"""One face: a font file pinned to one weight, ready to be shaped with, drawn and embedded."""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cached_property, lru_cache
from pathlib import Path

import uharfbuzz as hb

from forge.finding import Faulty, Finding
from forge.typeset.os2 import os2
from forge.typeset.table import Family, FontFile


class Source:
    """A font file read and verified: what it covers is known before any weight is pinned."""

    def __init__(self, family: Family, file: FontFile) -> None:
        self.family = family
        self.file = file
        self.face = hb.Face(hb.Blob(_read(family, file)))
        self.covers: frozenset[int] = frozenset(self.face.unicodes)

    def pinned(self, weight: int) -> hb.Face:
        """The font at one weight, its other axes at their defaults (slant upright)."""
        if not self.face.axis_infos:
            return self.face
        wanted = hb.SubsetInput()
        wanted.keep_everything()
        for axis in self.face.axis_infos:
            at = weight if axis.tag == "wght" else axis.default_value
            wanted.pin_axis_location(self.face, axis.tag, at)
        return hb.subset(self.face, wanted)


class Face:
    """A face of the font table: ``key`` names it in a scene, ``ps_name`` in a PDF.

    Lengths are in font units (``upem`` to the em), y up.  ``data`` is a whole TrueType font.
    """

    def __init__(self, source: Source, weight: int) -> None:
        italic = source.file.italic
        self.family = source.family
        self.covers = source.covers
        self.key = f"{source.family.key}:{weight}{':italic' if italic else ''}"
        plain = "".join(c for c in source.family.name if c.isascii() and c.isalnum())
        self.ps_name = f"{plain}-{weight}{'Italic' if italic else ''}"
        self.italic = italic
        self.weight = weight
        self.hb_face = source.pinned(weight)
        self.hb_font = hb.Font(self.hb_face)
        self.upem: int = self.hb_face.upem
        extents = self.hb_font.get_font_extents("ltr")
        self.ascent: int = extents.ascender
        self.descent: int = extents.descender

    def __repr__(self) -> str:
        return f"Face({self.key})"

    @cached_property
    def data(self) -> bytes:
        """The pinned font file."""
        blob: bytes = self.hb_face.blob.data
        return blob

    @cached_property
    def cap_height(self) -> int:
        """The height of a capital letter (OS/2 sCapHeight), or of a typical one when not told."""
        told = os2(self.hb_face).cap_height
        return told if 0 < told < self.upem * 0.9 else round(self.upem * 0.68)

    def advance(self, gid: int) -> int:
        """How far a glyph moves the pen."""
        moved: int = self.hb_font.get_glyph_h_advance(gid)
        return moved

    def glyph(self, char: str) -> int:
        """The plain glyph of a character; 0 when there is none."""
        gid: int | None = self.hb_font.get_nominal_glyph(ord(char))
        return gid or 0

    def outline(self, gid: int) -> tuple[str | float, ...]:
        """A glyph's outline as "M", "L", "C" and "Z" steps, to be filled by the non-zero rule."""
        return _outline(self, gid)

    def reach(self, gid: int) -> tuple[int, int]:
        """The top and bottom of a glyph's ink; (0, 0) for a blank."""
        return _reach(self, gid)


@lru_cache(maxsize=16384)
def _reach(face: Face, gid: int) -> tuple[int, int]:
    box = face.hb_font.get_glyph_extents(gid)
    if box is None or not box.height:
        return 0, 0
    return box.y_bearing, box.y_bearing + box.height


@lru_cache(maxsize=4096)
def _outline(face: Face, gid: int) -> tuple[str | float, ...]:
    pen = _Pen()
    face.hb_font.draw_glyph_with_pen(gid, pen)
    return tuple(pen.steps)


class _Pen:
    """Collects an outline, its quadratic curves raised to cubic ones."""

    def __init__(self) -> None:
        self.steps: list[str | float] = []
        self.at = (0.0, 0.0)

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol of fontTools
        self.steps += ["M", *point]
        self.at = point

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.steps += ["L", *point]
        self.at = point

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self.steps += ["C", *(c for point in points for c in point)]
        self.at = points[-1]

    def qCurveTo(self, control: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: N802
        (x0, y0), (cx, cy), (x1, y1) = self.at, control, end
        first = (x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3)
        second = (x1 + (cx - x1) * 2 / 3, y1 + (cy - y1) * 2 / 3)
        self.curveTo(first, second, end)

    def closePath(self) -> None:  # noqa: N802
        self.steps.append("Z")

    endPath = closePath  # noqa: N815


def _read(family: Family, file: FontFile) -> bytes:
    """The bytes of a font file; raises Faulty when missing or not the pinned one."""
    path = _locate(file)
    if path is None or not path.is_file():
        raise _fault(f"the file {file.file} of the font {family.name} is missing", family)
    data = path.read_bytes()
    if file.sha256 and hashlib.sha256(data).hexdigest() != file.sha256:
        wrong = f"{file.file} of the font {family.name} is not the file whose SHA-256 is pinned"
        raise _fault(wrong, family)
    return data


def _locate(file: FontFile) -> Path | None:
    """Where a file lies: below the package that carries it, found without importing it."""
    if not file.sha256:
        return Path(file.file)
    package, _, rest = file.file.partition("/")
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / rest


def _fault(message: str, family: Family) -> Faulty:
    hint = f"install {family.package}: its pin stands in fonts.toml" if family.package else ""
    return Faulty([Finding(None, "fonts", message, hint)])
