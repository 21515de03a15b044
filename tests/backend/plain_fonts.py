"""A font table for tests: real faces, set without shaping, one glyph a letter."""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cached_property
from itertools import pairwise
from pathlib import Path as FilePath

import uharfbuzz as hb
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from forge.scene import Cluster, Stroke, Words

OPS = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}


class PlainFace:
    def __init__(self, path: FilePath) -> None:
        self.data = path.read_bytes()
        self._font = TTFont(path)
        self._glyphs = self._font.getGlyphSet()
        self.ps_name = self._font["name"].getDebugName(6)
        self.upem = self._font["head"].unitsPerEm
        self.ascent = self._font["hhea"].ascent
        self.descent = self._font["hhea"].descent

    @cached_property
    def cmap(self):
        return self._font.getBestCmap()

    def gid(self, char):
        return self._font.getGlyphID(self.cmap[ord(char)])

    def advance(self, gid):
        return self._glyphs[self._font.getGlyphName(gid)].width

    def outline(self, gid):
        pen = DecomposingRecordingPen(self._glyphs)
        self._glyphs[self._font.getGlyphName(gid)].draw(pen)
        steps = []
        for op, points in pen.value:
            if op == "qCurveTo":
                for at, control in enumerate(points[:-1]):
                    last = at == len(points) - 2
                    nxt = points[at + 1]
                    end = nxt if last else ((control[0] + nxt[0]) / 2, (control[1] + nxt[1]) / 2)
                    steps += ["Q", *control, *end]
            else:
                steps += [OPS[op], *[v for point in points for v in point]]
        return tuple(steps)


class PlainFaces:
    """Keys are file stems of the font wheels."""

    def __init__(self):
        self._known = {}

    def face(self, key):
        if key not in self._known:
            self._known[key] = PlainFace(_file(key))
        return self._known[key]


def _file(stem):
    for package in ("fontpkg_alegreya_sans", "fontpkg_amiri"):
        spec = importlib.util.find_spec(package)
        if spec and spec.submodule_search_locations:
            for folder in spec.submodule_search_locations:
                for path in sorted(FilePath(folder).rglob(f"{stem}.ttf")):
                    return path
    raise LookupError(stem)


def plain_words(faces, text, x, y, size=4000, face="AlegreyaSans-Regular", **more):
    """One line, glyph after glyph."""
    known = faces.face(face)
    clusters, pen = [], 0
    for char in text:
        gid = known.gid(char)
        clusters.append(Cluster(char, ((gid, pen, 0),)))
        pen += round(known.advance(gid) * size / known.upem)
    return Words(x, y, face, size, tuple(clusters), more.pop("fill", "#1A1A1A"), "en", **more)


def shaped_words(faces, text, x, y, size, face, rtl):
    """One run through HarfBuzz, in logical order."""
    known = faces.face(face)
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(hb.Font(hb.Face(known.data)), buffer)
    scale, pen, groups = size / known.upem, 0.0, {}
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyph = (
            info.codepoint,
            round(pen + place.x_offset * scale),
            -round(place.y_offset * scale),
        )
        groups.setdefault(info.cluster, []).append(glyph)
        pen += place.x_advance * scale
    starts = [*sorted(groups), len(text)]
    clusters = tuple(Cluster(text[a:b], tuple(groups[a])) for a, b in pairwise(starts))
    return Words(x, y, face, size, clusters, "#1A1A1A", "ar", rtl=rtl)


def digest(data):
    return hashlib.sha256(data).hexdigest()


WHITE_RIM = Stroke("#FFFFFF", 400)
