"""The fonts at hand: faces by key, and the face for a piece of text."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unicodedata import normalize

from forge.typeset.face import Face, Source
from forge.typeset.os2 import REGULAR
from forge.typeset.own import with_own
from forge.typeset.scripts import is_control, is_ignorable, script_of
from forge.typeset.table import Family, FontFile, Table, shipped

SPACES = frozenset("\u00a0\u202f\u205f\u3000") | frozenset(map(chr, range(0x2000, 0x200B)))
"""Blanks that HarfBuzz makes from the plain space when a font lacks them."""


class Fonts:
    """The faces of a font table, loaded when first asked for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sources: dict[FontFile, Source] = {}
        self._faces: dict[str, Face] = {}
        self._known: dict[tuple[str, int, bool], Face] = {}

    @staticmethod
    def load(font_dir: Path | None = None) -> Fonts:
        """The shipped faces, and with ``font_dir`` those of a folder; one object a process.

        Every ``.ttf`` file of the folder takes part: after the faces of a text's role and before
        the fallbacks, or first for the roles that a ``fonts.toml`` in the folder gives it::

            [roles]
            title = ["My Face"]     # the name of the family, or of the file without .ttf

        Raises Faulty when the folder, a file or its settings cannot be used.
        """
        return _load(font_dir)

    def face(self, key: str) -> Face:
        """The face of a key like ``vollkorn:700:italic``.  Raises KeyError when there is none."""
        if key not in self._faces:
            family, weight, *italic = key.split(":")
            self._make(family, int(weight), bool(italic))
        return self._faces[key]

    def named(self, family: str, weight: int = REGULAR, italic: bool = False) -> Face:
        """The face of a family that comes closest to a weight and slant."""
        asked = (family, weight, italic)
        if asked not in self._known:
            self._known[asked] = self._make(*asked)
        return self._known[asked]

    def pick(self, cluster: str, chain: tuple[str, ...], weight: int, italic: bool) -> Face | None:
        """The first face that has all of a cluster, of the chain, its script's, or the signs'."""
        for family in self.tried(cluster, chain):
            face = self.named(family, weight, italic)
            if covers(face, cluster):
                return face
        return None

    def tried(self, cluster: str, chain: tuple[str, ...]) -> tuple[str, ...]:
        """The families asked for a cluster, in order."""
        script = self.table.scripts.get(script_of(cluster[0]), ())
        return tuple(dict.fromkeys(chain + script + self.table.signs))

    def _make(self, family: str, weight: int, italic: bool) -> Face:
        entry = self.table.families[family]
        file = _closest(entry, weight, italic)
        if file not in self._sources:
            self._sources[file] = Source(entry, file)
        weight = min(max(weight, file.low), file.high)
        face = Face(self._sources[file], weight)
        return self._faces.setdefault(face.key, face)


@cache
def _load(font_dir: Path | None) -> Fonts:
    return Fonts(with_own(shipped(), font_dir) if font_dir else shipped())


def covers(face: Face, cluster: str) -> bool:
    """Whether a face can draw a cluster, as it is written, composed or taken apart."""
    return (
        all(_has(face, char) for char in cluster)
        or all(_has(face, char) for char in normalize("NFC", cluster))
        or all(_has(face, char) for char in normalize("NFD", cluster))
    )


def _has(face: Face, char: str) -> bool:
    return ord(char) in face.covers or char in SPACES or is_ignorable(char) or is_control(char)


def _closest(family: Family, weight: int, italic: bool) -> FontFile:
    def distance(file: FontFile) -> tuple[bool, int, int]:
        away = max(file.low - weight, weight - file.high, 0)
        return file.italic != italic, away, file.low

    return min(family.files, key=distance)
