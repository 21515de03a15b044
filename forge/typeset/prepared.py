"""A text made ready to be laid out: items and advances, in ems, for every size at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from forge.typeset.bidi import levels
from forge.typeset.breaks import inside_words, line_breaks
from forge.typeset.fonts import Fonts
from forge.typeset.itemise import Cutter, Item, Manner
from forge.typeset.scripts import JOINING, SQUARE
from forge.typeset.shape import Ask, Shaped, shape
from forge.typeset.style import Span
from forge.typeset.writing import Writing

SOFT_HYPHEN = "\u00ad"
OPPOSITE = {"onum": "lnum", "lnum": "onum", "pnum": "tnum", "tnum": "pnum"}
UNLIGATED = ("-liga", "-clig", "-dlig")


class Run(NamedTuple):
    """One shaped stretch of a line: ``text`` starts at ``start``; ``hyphen`` when one was added."""

    item: Item
    start: int
    text: str
    shaped: Shaped
    hyphen: bool = False

    @property
    def em(self) -> float:
        """The size of its face in ems of the style (see ``scale`` in the font table)."""
        return self.item.face.family.scale

    @property
    def ems(self) -> float:
        """Its advance in ems of the style."""
        return self.shaped.advance * self.em / self.item.face.upem

    @property
    def reach(self) -> tuple[float, float]:
        """How far its ink goes above and below the baseline, in ems of the style; at least 0."""
        upem = self.item.face.upem
        return self.shaped.top * self.em / upem, -self.shaped.bottom * self.em / upem


class Prepared:
    """A text of one language in one manner, cut and measured.

    ``ems[i]`` is the advance of the characters before index ``i``, ``counts[i]`` the number of
    grapheme clusters among them (for tracking); ``breaks`` are the chances to end a line,
    ``inside`` those inside a word that is wider than its line.
    ``close``: its letters take no tracking.
    """

    def __init__(
        self, fonts: Fonts, writing: Writing, spans: tuple[Span, ...], manner: Manner
    ) -> None:
        self.text = "".join(span.text for span in spans)
        self.lang = lang = writing.lang
        self.manner = manner
        cutter = Cutter(fonts, lang, manner)
        self.rtl = writing.rtl
        self.items = cutter.items(spans, _levels(self.text, int(self.rtl)))
        self.close = any(item.script in JOINING or item.script in SQUARE for item in self.items)
        self.missing = tuple(dict.fromkeys(cutter.missing))
        self.face = fonts.named(cutter.chain[0], manner.weight, manner.italic)
        self.breaks = line_breaks(self.text, lang)
        self.inside = inside_words(self.text, lang)
        self.ems, self.counts = self._advances()
        self._lines: dict[tuple[int, int, bool], tuple[Run, ...]] = {}

    def runs(self, start: int, end: int, hyphen: bool = False) -> tuple[Run, ...]:
        """The runs of a line in logical order, shaped anew since its ends may change letters.

        They are kept: a line is measured before it is set, and set in several columns.
        """
        line = (start, end, hyphen)
        found = self._lines.get(line)
        if found is None:
            found = self._lines[line] = tuple(self._shaped(*line))
        return found

    def _shaped(self, start: int, end: int, hyphen: bool) -> Iterator[Run]:
        for item in self.items:
            first, last = max(item.start, start), min(item.end, end)
            if first < last:
                ends = hyphen and last == end
                yield self._run(item, first, last, ends)

    @cached_property
    def whole(self) -> tuple[Run, ...]:
        """The runs of the text set on one line."""
        return self.runs(0, len(self.text))

    def measure(self, start: int, end: int, hyphen: bool = False) -> float:
        """The advance of a line in ems, tracking left out."""
        return sum(run.ems for run in self.runs(start, end, hyphen))

    def _run(self, item: Item, start: int, end: int, hyphen: bool) -> Run:
        text = self.text[start:end]
        joins = item.script in JOINING
        hyphen = hyphen and bool(item.face.glyph("-"))
        ask = Ask(
            text=text + "-" if hyphen else text,
            script=item.script,
            lang=self.lang,
            rtl=bool(item.level & 1),
            features=_features(item.face.family.features, self.manner),
            before=_word(self.text[max(item.start - 8, 0) : start])[1] if joins else "",
            after=_word(self.text[end : end + 8])[0] if joins and not hyphen else "",
        )
        return Run(item, start, text, shape(item.face, ask), hyphen)

    def _advances(self) -> tuple[list[float], list[int]]:
        ems = [0.0] * (len(self.text) + 1)
        counts = [0] * (len(self.text) + 1)
        for item in self.items:
            run = self._run(item, item.start, item.end, hyphen=False)
            unit = run.em / item.face.upem
            for glyph in run.shaped.glyphs:
                ems[item.start + glyph.first + 1] += glyph.advance * unit
                counts[item.start + glyph.first + 1] = 1
        return list(accumulate(ems)), list(accumulate(counts))


@lru_cache(maxsize=4096)
def prepare(fonts: Fonts, writing: Writing, spans: tuple[Span, ...], manner: Manner) -> Prepared:
    """The prepared text, made once a process."""
    return Prepared(fonts, writing, spans, manner)


@lru_cache(maxsize=256)
def _features(usual: tuple[str, ...], manner: Manner) -> tuple[str, ...]:
    """The features of a face that nothing asked for opposes, and those asked for."""
    opposed = {OPPOSITE.get(tag) for tag in manner.features}
    kept = tuple(tag for tag in usual if tag not in opposed)
    return kept + manner.features + (UNLIGATED if manner.tracked else ())


def _levels(text: str, base: int) -> list[int]:
    """The levels of a text, paragraph by paragraph."""
    found: list[int] = []
    for part in text.split("\n"):
        found += [*levels(part, base)[1], base]
    return found[: len(text)]


def _word(text: str) -> tuple[str, str]:
    """The letters at the beginning and at the end of a text, up to the next blank."""
    if not text or text.isspace():
        return "", ""
    head = "" if text[0].isspace() else text.split(maxsplit=1)[0]
    tail = "" if text[-1].isspace() else text.split()[-1]
    return head, tail
