"""Text cut into items: stretches of one direction, one face and one script."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from forge.typeset.face import Face
from forge.typeset.fonts import Fonts
from forge.typeset.scripts import extends, is_control, script_of, script_of_language
from forge.typeset.style import Span, Style

BOLD = 700
BOLDER = 900
# Latin letters, digits and signs that stand alone: what follows must not be a mark on the last.
_PLAIN = re.compile(
    "[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]+"
    "(?=[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]|$)"
)
COMMON = frozenset({"Zyyy", "Zinh", "Zzzz"})


LINE_FEED = "\n"  # a forced break, or a blank where there is one line: never a fault


class Manner(NamedTuple):
    """What of a style decides about faces and shapes, whatever the size."""

    role: str
    weight: int
    italic: bool
    features: tuple[str, ...]
    tracked: bool

    @staticmethod
    def of(style: Style) -> Manner:
        """The manner of a style."""
        return Manner(style.role, style.weight, style.italic, style.features, bool(style.tracking))


@dataclass(frozen=True, slots=True)
class Item:
    """The text from ``start`` to ``end``, of one bidi level, face and script (ISO 15924)."""

    start: int
    end: int
    level: int
    face: Face
    script: str


class Cutter:
    """Cuts texts of one language in one manner; ``missing`` collects clusters no font has."""

    def __init__(self, fonts: Fonts, lang: str, manner: Manner) -> None:
        self.fonts = fonts
        self.manner = manner
        self.chain = fonts.table.chain(manner.role, lang)
        self.script = script_of_language(lang)
        self.missing: list[str] = []

    def items(self, spans: Sequence[Span], levels: Sequence[int]) -> tuple[Item, ...]:
        """The items of a text given as spans, with the level of each character."""
        found: list[Item] = []
        begun, face, script = 0, None, "Zyyy"
        end = 0
        for piece, with_face in self._faced(spans, flat=not any(levels)):
            its = script_of_piece(piece)
            same = face is with_face and levels[begun] == levels[end]
            if face and not (same and (its == script or its in COMMON or script in COMMON)):
                found.append(Item(begun, end, levels[begun], face, self._real(script)))
                begun, script = end, its
            face = with_face
            script = its if script in COMMON else script
            end += len(piece)
        if face:
            found.append(Item(begun, end, levels[begun], face, self._real(script)))
        return tuple(found)

    def _real(self, script: str) -> str:
        return self.script if script in COMMON else script

    def _faced(self, spans: Sequence[Span], flat: bool) -> Iterator[tuple[str, Face]]:
        """The text in pieces, each with its face; ``flat`` when all is at one level."""
        for span in spans:
            weight, italic = self._slant(span)
            first = self.fonts.named(self.chain[0], weight, italic)
            face = None
            for piece in pieces(span.text):
                if flat and len(piece) > 1 and first.covers.issuperset(map(ord, piece)):
                    yield piece, first
                    continue
                for cluster in clusters(piece):
                    face = self._face(cluster, weight, italic, face)
                    yield cluster, face

    def _face(self, cluster: str, weight: int, italic: bool, before: Face | None) -> Face:
        """Signs and spaces stay with the face before them, so that a run is not cut for a comma."""
        if before is not None and not cluster[0].isalpha() and self._covered(before, cluster):
            return before
        face = self.fonts.pick(cluster, self.chain, weight, italic)
        if any(map(is_control, cluster.strip(LINE_FEED))) or face is None:
            self.missing.append(cluster)
        return face or self.fonts.named(self.chain[0], weight, italic)

    def _covered(self, face: Face, cluster: str) -> bool:
        return all(ord(char) in face.covers for char in cluster)

    def _slant(self, span: Span) -> tuple[int, bool]:
        weight = self.manner.weight
        if span.bold:
            weight = BOLD if weight < BOLD else BOLDER
        return weight, self.manner.italic or span.italic


def pieces(text: str) -> Iterator[str]:
    """The text cut before and after stretches of plain Latin letters and signs."""
    start = 0
    for found in _PLAIN.finditer(text):
        if found.start() > start:
            yield text[start : found.start()]
        yield found[0]
        start = found.end()
    if start < len(text):
        yield text[start:]


def script_of_piece(piece: str) -> str:
    """The script of a cluster, or of a plain stretch: Latin when it has a letter."""
    if len(piece) > 1 and _PLAIN.fullmatch(piece):
        return "Latn" if any(map(str.isalpha, piece)) else "Zyyy"
    return script_of(piece[0])


def clusters(text: str) -> Iterator[str]:
    """The characters of a text, each with the marks, joiners and selectors that extend it."""
    start = 0
    for i, char in enumerate(text):
        if i and not extends(char) and text[i - 1] != "\u200d":
            yield text[start:i]
            start = i
    if text:
        yield text[start:]
