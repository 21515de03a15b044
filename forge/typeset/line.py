"""A laid line and the words it puts into a scene."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, pairwise
from operator import attrgetter

from forge.scene import Cluster, Origin, Stroke, Words
from forge.typeset.prepared import SOFT_HYPHEN, Run

_FIRST = attrgetter("first")


@dataclass(frozen=True, slots=True)
class Line:
    """The runs of a line in logical order, the order they stand in, its width (µm)."""

    runs: tuple[Run, ...]
    order: tuple[int, ...]
    width: int
    last: bool = True

    @property
    def text(self) -> str:
        """What the line says, blanks at its end left out."""
        return "".join(run.text for run in self.runs)

    @property
    def gaps(self) -> int:
        """The blanks between words that justifying may stretch."""
        return sum(run.text.count(" ") for run in self.runs)

    def reach(self, size: float) -> tuple[float, float]:
        """How far its ink goes above and below the baseline, in µm."""
        reaches = [run.reach for run in self.runs]
        above = max((top for top, _ in reaches), default=0.0)
        below = max((bottom for _, bottom in reaches), default=0.0)
        return above * size, below * size


@dataclass(frozen=True, slots=True)
class Ink:
    """What the words of a line share: em and spacing (µm), colour, language, halo, origin."""

    size: float
    colour: str
    lang: str
    tracking: int = 0
    gap: float = 0.0
    halo: Stroke | None = None
    of: Origin | None = field(default=None, compare=False)


def words(line: Line, x: int, y: int, ink: Ink) -> tuple[Words, ...]:
    """The words of a line whose left end is at ``x`` on the baseline ``y``, in reading order."""
    pen = 0.0
    placed: dict[int, Words] = {}
    for index in line.order:
        run = line.runs[index]
        origin = round(pen)
        found, end = _clusters(run, pen - origin, ink)
        pen = origin + end
        placed[index] = Words(
            x=x + origin,
            y=y,
            face=run.item.face.key,
            size=round(ink.size * run.em),
            clusters=found,
            fill=ink.colour,
            lang=ink.lang,
            rtl=bool(run.item.level & 1),
            halo=ink.halo,
            of=ink.of,
        )
    return tuple(placed[index] for index in range(len(line.runs)) if placed[index].clusters)


@lru_cache(maxsize=16384)
def _clusters(run: Run, pen: float, ink: Ink) -> tuple[tuple[Cluster, ...], float]:
    """The clusters of a run in logical order, and where the pen stands after it.

    Kept, since a text is set again for the checks, for each paper and in each edition.  The text
    of characters without a glyph goes to the cluster before (or, at the head, after); a run that
    is drawn as nothing throughout has no clusters.
    """
    unit = ink.size * run.em / run.item.face.upem
    text = run.text + (SOFT_HYPHEN if run.hyphen else "")
    glyphs = run.shaped.glyphs
    starts = sorted({glyph.first for glyph in glyphs})
    ends = dict(pairwise([*starts, len(text)]))
    rtl = bool(run.item.level & 1)
    found: list[Cluster] = []
    if len(starts) == len(glyphs) and not rtl and not ink.gap:
        # The common case: each glyph stands for letters of its own.
        texts = (
            [text[: ends[starts[0]]], *(text[s : ends[s]] for s in starts[1:])] if starts else []
        )
        for (gid, _, advance, dx, dy), said in zip(glyphs, texts, strict=True):
            place = (gid, round(pen + dx * unit), -round(dy * unit))
            found.append(Cluster(said, (place,)))
            pen += advance * unit
            pen += ink.tracking
        return tuple(found), pen
    for first, group in groupby(glyphs, _FIRST):
        placed = []
        for gid, _, advance, dx, dy in group:
            placed.append((gid, round(pen + dx * unit), -round(dy * unit)))
            pen += advance * unit
        said = text[first if found or rtl else 0 : ends[first]]
        if rtl:
            placed.reverse()  # a letter before its marks, as they are read
            said = text[: ends[first]] if first == starts[0] else said
        pen += ink.tracking + (ink.gap if said == " " else 0.0)
        found.append(Cluster(said, tuple(placed)))
    return tuple(found[::-1] if rtl else found), pen
