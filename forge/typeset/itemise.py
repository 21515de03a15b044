"""Text cut into items: stretches of one direction, one face and one script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from forge.typeset.face import Face
from forge.typeset.fonts import Fonts
from forge.typeset.scripts import extends, is_control, script_of, script_of_language
from forge.typeset.style import Span, Style

BOLD = 700
BOLDER = 900
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
        for start, cluster, face in self._faced(spans):
            item = Item(start, start + len(cluster), levels[start], face, script_of(cluster[0]))
            if found and _join(found[-1], item):
                last = found[-1]
                script = item.script if last.script in COMMON else last.script
                found[-1] = replace(last, end=item.end, script=script)
            else:
                found.append(item)
        return tuple(replace(i, script=self._real(i.script)) for i in found)

    def _real(self, script: str) -> str:
        return self.script if script in COMMON else script

    def _faced(self, spans: Sequence[Span]) -> Iterator[tuple[int, str, Face]]:
        start = 0
        for span in spans:
            weight, italic = self._slant(span)
            face = None
            for cluster in clusters(span.text):
                face = self._face(cluster, weight, italic, face)
                yield start, cluster, face
                start += len(cluster)

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


def clusters(text: str) -> Iterator[str]:
    """The characters of a text, each with the marks, joiners and selectors that extend it."""
    start = 0
    for i, char in enumerate(text):
        if i and not extends(char) and text[i - 1] != "\u200d":
            yield text[start:i]
            start = i
    if text:
        yield text[start:]


def _join(last: Item, item: Item) -> bool:
    if (last.level, last.face) != (item.level, item.face):
        return False
    return last.script == item.script or COMMON.intersection((last.script, item.script)) != set()
