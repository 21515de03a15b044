"""A laid paragraph: lines in a column, their height, and their words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from forge.geometry import pt
from forge.scene import Origin, Words
from forge.typeset.bidi import reorder
from forge.typeset.column import Column, Cut, Measure
from forge.typeset.line import Ink, Line, words
from forge.typeset.prepared import Prepared
from forge.typeset.scripts import SPACELESS, script_of_language
from forge.typeset.style import Align, Style
from forge.typeset.wrap import wrap

STRETCH = 0.35
"""A line that would be stretched by more of its column than this stays ragged."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines of one style in a column of ``width`` µm; ``broken`` when a word had to be cut up."""

    lines: tuple[Line, ...]
    style: Style
    size: float
    width: int
    rise: int
    drop: int
    lang: str
    rtl: bool = False
    broken: bool = False
    of: Origin | None = field(default=None, compare=False)

    @property
    def leading(self) -> int:
        """The height of a line, µm."""
        return self.rise + self.drop

    @property
    def height(self) -> int:
        """The height of all lines, µm."""
        return len(self.lines) * self.leading

    @property
    def over(self) -> int:
        """By how much the widest line is wider than the column, µm; 0 when all fit."""
        return max(0, max((line.width for line in self.lines), default=0) - self.width)

    def words(self, x: int, y: int) -> tuple[Words, ...]:
        """The words with the column's top left at (x, y)."""
        found: list[Words] = []
        for number in range(len(self.lines)):
            found += self.line_words(number, x, y + number * self.leading)
        return tuple(found)

    def line_words(self, number: int, x: int, y: int) -> tuple[Words, ...]:
        """The words of one line, the column's left and the top of the line at (x, y)."""
        line = self.lines[number]
        return words(line, x + self._indent(line), y + self.rise, self._ink(line))

    def split(self, count: int) -> tuple[Paragraph, Paragraph]:
        """The first ``count`` lines and the rest, as two paragraphs."""
        return replace(self, lines=self.lines[:count]), replace(self, lines=self.lines[count:])

    def _ink(self, line: Line) -> Ink:
        style = self.style
        gap = self._gap(line)
        return Ink(self.size, style.colour, self.lang, style.tracking, gap, style.halo, self.of)

    def _gap(self, line: Line) -> float:
        free = self.width - line.width
        ragged = self.style.align is not Align.JUSTIFY or line.last or not line.gaps
        if ragged or free < 0 or script_of_language(self.lang) in SPACELESS:
            return 0.0
        return free / line.gaps if free < STRETCH * self.width else 0.0

    def _indent(self, line: Line) -> int:
        free = self.width - line.width
        if self.style.align is Align.CENTRE:
            return free // 2
        at_end = (self.style.align is Align.END) != self.rtl
        return free if at_end and not self._gap(line) else 0


@lru_cache(maxsize=4096)
def paragraph(prepared: Prepared, style: Style, width: int) -> Paragraph:
    """The text broken into the lines of a column; kept, since layouts try the same again."""
    style = suited(style, prepared)
    size = float(pt(style.size))
    measure = Measure(width, size, style.tracking, style.hyphens, style.align)
    column = Column(prepared, measure)
    cuts = wrap(column)
    rise, drop = line_box(prepared, style)
    return Paragraph(
        lines=tuple(_line(column, cut) for cut in cuts),
        style=style,
        size=size,
        width=width,
        rise=rise,
        drop=drop,
        lang=prepared.lang,
        rtl=prepared.rtl,
        broken=any(cut.broken for cut in cuts),
    )


def line_box(prepared: Prepared, style: Style) -> tuple[int, int]:
    """How far a line reaches above and below its baseline: its capitals stand in the middle."""
    face = prepared.face
    size = pt(style.size)
    height = size * style.leading * face.family.leading
    caps = size * face.family.scale * face.cap_height / face.upem
    rise = round((height + caps) / 2)
    return rise, round(height) - rise


def suited(style: Style, prepared: Prepared) -> Style:
    """The style without tracking for letters that join, or that fill a square each."""
    return replace(style, tracking=0) if prepared.close and style.tracking else style


def _line(column: Column, cut: Cut) -> Line:
    runs = column.prepared.runs(cut.start, cut.end, cut.hyphen)
    order = tuple(reorder([run.item.level for run in runs]))
    return Line(runs, order, round(column.width(cut)), cut.last)
