"""The typesetter: texts to words, in one language, with everything reported that does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple
from unicodedata import name

from forge.geometry import Box, Size, Um, in_mm, pt
from forge.scene import Path, Words
from forge.typeset import fit, outline
from forge.typeset.bidi import reorder
from forge.typeset.fit import Fitted
from forge.typeset.fonts import Fonts
from forge.typeset.itemise import Manner
from forge.typeset.least import Least, least
from forge.typeset.line import Ink, Line, words
from forge.typeset.markup import UnbalancedError, literal, spans
from forge.typeset.paragraph import Paragraph, line_box, paragraph, suited
from forge.typeset.prepared import Prepared, prepare
from forge.typeset.scripts import LATIN_LIKE, is_control, script_of_language
from forge.typeset.spill import NOBODY, About, Spill, whose
from forge.typeset.style import Align, Span, Style
from forge.typeset.writing import Writing

__all__ = ["NOBODY", "About", "Setter", "Slot", "Spill"]


class Slot(NamedTuple):
    """A text and the box that it stands in."""

    text: str
    box: Box
    about: About


class Setter:
    """Sets texts of one language (BCP 47); ``spills`` holds the faults of all it has set.

    ``writing`` says how the language is written, where that is not just as its script has it.
    One ``beside`` another tells its faults where that one does.
    """

    def __init__(
        self, lang: str, fonts: Fonts | None = None, writing: Writing | None = None,
        beside: Setter | None = None,
    ) -> None:  # fmt: skip
        self.lang = lang
        self.fonts = fonts or Fonts.load()
        self.writing = writing or Writing.of(lang)
        self.rtl = self.writing.rtl
        self.spills: list[Spill] = beside.spills if beside else []
        self._told: set[Spill] = beside._told if beside else set()

    @property
    def cased(self) -> bool:
        """Whether the language has capitals, by whose height lettering is placed."""
        return script_of_language(self.lang) in LATIN_LIKE

    @property
    def near(self) -> Align:
        """The anchor of a single line that stands at the start side: its left or right end."""
        return Align.END if self.rtl else Align.START

    @property
    def far(self) -> Align:
        """The anchor of a single line that stands at the end side."""
        return Align.START if self.rtl else Align.END

    def afresh(self, beside: Setter | None = None) -> Setter:
        """A typesetter of the same language and fonts, of which nobody has heard anything yet."""
        return Setter(self.lang, self.fonts, self.writing, beside)

    def size(self, text: str, style: Style) -> Size:
        """The advance width and the line height of a text on one line, µm."""
        style = self._own(style)
        prepared = self._prepare(literal(text), style)
        rise, drop = line_box(prepared, style)
        return Size(Um(self._one(prepared, style).width), Um(rise + drop))

    def ink(self, text: str, style: Style) -> tuple[int, int]:
        """How far the ink of a text on one line goes above and below its baseline, µm."""
        style = self._own(style)
        above, below = self._one(self._prepare(literal(text), style), style).reach(pt(style.size))
        return round(above), round(below)

    def line(
        self, text: str, style: Style, x: int, y: int, anchor: Align = Align.START,
        about: About = NOBODY,
    ) -> tuple[Words, ...]:  # fmt: skip
        """A text on one line, its baseline at ``y``; ``x`` is its left end, centre or right end."""
        style, about = self._own(style), whose(text, about)
        prepared = self._prepare(literal(text), style, about)
        style = suited(style, prepared)
        line = self._one(prepared, style)
        share = {Align.CENTRE: 0.5, Align.END: 1.0}.get(anchor, 0.0)
        of = fit.unbounded(style, about)
        ink = Ink(pt(style.size), style.colour, self.lang, style.tracking, 0.0, style.halo, of)
        return words(line, x - round(line.width * share), y, ink)

    def fit(  # noqa: PLR0913 - the call every drawing makes; all but four have defaults
        self, text: str, style: Style, box: Box, about: About,
        valign: Literal["top", "middle", "bottom"] = "top", markup: bool = False,
        lines: int | None = None,
    ) -> tuple[Words, ...]:  # fmt: skip
        """A text in a box, at the greatest size from ``style.size`` down that fits.

        When even ``style.smallest`` does not fit, a spill says by how much, and the words are
        returned at that size.
        """
        style, about = self._own(style), whose(text, about)
        prepared = self._prepare(self._spans(text, markup, about), style, about)
        return self._placed(fit.fitted(prepared, style, box, lines), style, box, about, valign)

    def alike(
        self, slots: Iterable[Slot], style: Style, valign: Literal["top", "middle", "bottom"],
        lines: int | None = None,
    ) -> tuple[tuple[Words, ...], ...]:  # fmt: skip
        """Texts of one kind, each in its box, all at the greatest size at which each of them fits.

        What does not fit at the smallest size is reported as by :meth:`fit`.
        """
        style, made = self._own(style), []
        for slot in slots:
            about = whose(slot.text, slot.about)
            made.append((self._prepare(literal(slot.text), style, about), slot.box, about))
        size = min(
            (fit.fitted(one, style, box, lines).paragraph.style.size for one, box, _ in made),
            default=style.size,
        )
        level = replace(style, size=size)
        return tuple(
            self._placed(fit.fitted(one, level, box, lines), style, box, about, valign)
            for one, box, about in made
        )

    def _placed(
        self, found: Fitted, style: Style, box: Box, about: About,
        valign: Literal["top", "middle", "bottom"],
    ) -> tuple[Words, ...]:  # fmt: skip
        """The words of a fitted text; what is too much is told."""
        if not found.fits:
            kind: Literal["height", "width"] = "width" if found.wide else "height"
            self.tell(about, kind, fit.excess(found, box))
        laid = replace(found.paragraph, of=fit.origin(found, style, box, about))
        return fit.place(laid, box, valign)

    def least(self, text: str, style: Style, markup: bool = False) -> Least:
        """How narrow a column may be in which no word of a text is cut, or none badly."""
        own, quiet = self._own(style), self.afresh()
        return least(quiet._prepare(quiet._spans(text, markup, NOBODY), own), own)

    def fitting(self, text: str, style: Style, box: Box, markup: bool = False) -> float:
        """The size, points, that a style must have for :meth:`fit` to set a text as it will."""
        own, quiet = self._own(style), self.afresh()
        prepared = quiet._prepare(quiet._spans(text, markup, NOBODY), own)
        found = fit.fitted(prepared, own, box, None)
        return style.size * found.paragraph.style.size / own.size

    def flow(
        self, text: str, style: Style, width: int, about: About, markup: bool = True
    ) -> Paragraph:
        """A text broken into the lines of a column, ``width`` µm wide, at the size of its style."""
        style, about = self._own(style), whose(text, about)
        prepared = self._prepare(self._spans(text, markup, about), style, about)
        laid = paragraph(prepared, style, width)
        if laid.over:
            detail = f"is {in_mm(laid.over)} mm wider than its column of {in_mm(width)} mm"
            self.tell(about, "width", detail)
        return replace(laid, of=fit.unbounded(style, about))

    def outline(self, text: str, style: Style, about: About = NOBODY) -> Path:
        """The outlines of a text on one line from (0, 0) on the baseline, to be filled non-zero."""
        found = outline.straight(self.line(text, style, 0, 0, about=about), self.fonts)
        return replace(found, of=fit.unbounded(style, whose(text, about)))

    def curved(
        self, text: str, style: Style, points: Sequence[tuple[float, float]],
        about: About = NOBODY,
    ) -> Path:  # fmt: skip
        """The outlines of a text set along a line of points (mm), centred on its length."""
        width = self.size(text, style).width
        placed = self.line(text, style, 0, 0, about=about)
        found = outline.along(placed, self.fonts, points, width)
        return replace(found, of=fit.unbounded(style, whose(text, about)))

    def _own(self, style: Style) -> Style:
        """A style as the language has it."""
        cut, step = style.hyphens and self.writing.hyphens, self.writing.step
        if cut == style.hyphens and not step:
            return style
        size = max(style.size * (100 + step) / 100, min(style.smallest, style.size))
        return replace(style, size=size, hyphens=cut)

    def _prepare(
        self, stretches: tuple[Span, ...], style: Style, about: About | None = None
    ) -> Prepared:
        prepared = prepare(self.fonts, self.writing, stretches, Manner.of(style))
        if about is not None:
            for cluster in prepared.missing:
                self.tell(about, "glyph", self._lack(cluster, style))
        return prepared

    def _one(self, prepared: Prepared, style: Style) -> Line:
        """The whole text on one line; line feeds count as blanks."""
        runs = prepared.whole
        gaps = max(prepared.counts[-1] - 1, 0)
        tracking = suited(style, prepared).tracking
        width = sum(run.ems for run in runs) * pt(style.size) + gaps * tracking
        return Line(runs, tuple(reorder([run.item.level for run in runs])), round(width))

    def _spans(self, text: str, markup: bool, about: About) -> tuple[Span, ...]:
        if not markup:
            return literal(text)
        try:
            return spans(text)
        except UnbalancedError as fault:
            self.tell(about, "markup", str(fault))
            return literal(text)

    def _lack(self, cluster: str, style: Style) -> str:
        points = ", ".join(f"U+{ord(char):04X} {name(char, '')}".rstrip() for char in cluster)
        if any(map(is_control, cluster)):
            return f"holds a character that cannot be printed: {points} (language {self.lang})"
        chain = self.fonts.table.chain(style.role, self.lang)
        tried = self.fonts.tried(cluster, chain)
        names = ", ".join(self.fonts.table.families[key].name for key in tried)
        return (
            f"holds {cluster} ({points}), which no font has (language {self.lang}; tried {names})"
        )

    def tell(
        self, about: About, kind: Literal["glyph", "height", "width", "markup"], detail: str,
        lang: str = "",
    ) -> None:  # fmt: skip
        """Report a fault of a text, once."""
        spill = Spill(about.component, about.text, about.at, kind, detail, lang or self.lang)
        if spill not in self._told:
            self._told.add(spill)
            self.spills.append(spill)
