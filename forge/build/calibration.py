"""The calibration sheet: what a person prints, holds against a lamp, and writes down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.build.calibration_words import Column, Told
from forge.build.printing import Printing
from forge.geometry import Box, Size, Um, mm
from forge.locale.glue import beside
from forge.locale.numbers import figures, measure, upright
from forge.locale.ui import word
from forge.press import marks
from forge.press.comb import NUMBERED, comb, treads
from forge.press.correction import NONE, corrected
from forge.press.mark_style import INK, SIDES, Side
from forge.press.turn import Axis, axis
from forge.press.vernier import (
    BACK_STEP,
    FRONT_STEP,
    LENGTHS,
    Scale,
    Scales,
    reflected,
    scales,
)
from forge.scene import Book, Item, Page, Path, Scene, Words
from forge.scene.shapes import moved
from forge.typeset.setter import Setter
from forge.typeset.style import Align, Style

NUMBER = Style(role="caption", size=6.5, colour=INK, features=("lnum",))
LETTER = Style(role="title", size=17, weight=700, colour=INK)
RISE = mm("0.8")  # half the height of a figure
COLUMN, NARROW = mm(44), mm(41)
"""From the paper's edge to the words, beside the upright scales: usually, and on small paper."""
CLEAR, CLOSE = mm(18), mm(13)
"""Between the words and the level scales: usually, and on small paper."""
BELOW = mm(5)  # from the lower scale to a bar of 100 mm that is wider than the words


def calibration(printing: Printing, setter: Setter) -> Book:
    """Front and back of the sheet; a proof of both when the printer's file moves backs.

    What does not fit is reported to the setter.
    """
    sheet = _Sheet(setter, printing, scales(printing.paper.size))
    pages: tuple[Page, ...] = (sheet.front(), sheet.back())
    if printing.profile.back != NONE:
        proof = corrected(sheet.back(proof=True), printing.profile.back)
        pages = (*pages, sheet.front(proof=True), proof)
    title = beside(word("cal-title"), printing.paper.name)
    return Book(title, setter.lang, "", "", "", pages, str(printing.profile.flip))


@dataclass(frozen=True, slots=True)
class _Sheet:
    setter: Setter
    printing: Printing
    scales: Scales

    @property
    def paper(self) -> Size:
        """The sheet, upright."""
        return self.printing.paper.size

    @property
    def line(self) -> Axis:
        """The edge that the printer turns the sheet about."""
        return axis(self.paper, self.printing.duplex)

    def front(self, proof: bool = False) -> Page:
        """Stairs at the edges, the arrow, and scales drawn as they are seen from behind."""
        items: list[Item] = [comb(side, self.paper) for side in SIDES]
        items += [one for side in SIDES for one in self._numbers_of(side)]
        for scale in self.scales.all:
            outward = -1
            seen = (*scale.ticks(FRONT_STEP, outward), *self._figures(scale, FRONT_STEP, outward))
            items += [reflected(path, self.line) for path in seen]
        items += self._words("front", proof)
        return Page(Scene(self.paper, tuple(items), "calibration front"))

    def back(self, proof: bool = False) -> Page:
        """Scales, boxes for what they read, and what to write into the file."""
        items: list[Item] = []
        for scale in self.scales.all:
            items += scale.ticks(BACK_STEP, 1)
            items += self._figures(scale, BACK_STEP, 1)
            items += self._name(scale)
        items += self._words("back", proof)
        return Page(Scene(self.paper, tuple(items), "calibration back"))

    def _figures(self, scale: Scale, step: int, outward: int) -> Iterator[Path]:
        """The numbers of a scale as outlines, which can be drawn mirrored."""
        for line in scale.numbered:
            x, y = scale.spot(line, step)
            text = upright(measure(f"{line / 10:g}"))
            drawn = self.setter.outline(text, NUMBER)
            width = self.setter.size(text, NUMBER).width
            away = LENGTHS[2] + mm("0.8")
            if scale.level:
                below = away + 2 * RISE if outward > 0 else -away
                yield moved(drawn, x - width // 2, y + below)
            else:
                beside = away if outward > 0 else -away - width
                yield moved(drawn, x + beside, y + RISE)

    def _name(self, scale: Scale) -> tuple[Words, ...]:
        """The letter of a scale, at its beginning."""
        end = scale.lines * BACK_STEP
        if scale.level:
            return self.setter.line(scale.name, LETTER, scale.x - end - mm(4), scale.y + mm(2),
                                    Align.END)  # fmt: skip
        return self.setter.line(scale.name, LETTER, scale.x, scale.y - end - mm(4), Align.CENTRE)

    def _numbers_of(self, side: Side) -> Iterator[Item]:
        """Every third depth of a flight of stairs, on the inner side of its step."""
        for depth, box in treads(side, self.paper):
            if depth % NUMBERED:
                continue
            x, y = box.x + box.width // 2, box.y + box.height // 2
            place, align = {
                "top": ((x, y + mm("2.8")), Align.CENTRE),
                "bottom": ((x, y - mm("1.1")), Align.CENTRE),
                "left": ((x + mm("1"), y + RISE), Align.START),
                "right": ((x - mm("1"), y + RISE), Align.END),
            }[side]
            yield from self.setter.line(figures(depth), NUMBER, *place, align)

    def _words(self, side: str, proof: bool) -> Iterator[Item]:
        """The words in the middle of a page."""
        paper, lower = self.paper, self.scales.below.y
        small = paper.width - 2 * COLUMN < marks.RULER
        edge, clear = (NARROW, CLOSE) if small else (COLUMN, CLEAR)
        top = Um(self.scales.above.y + clear)
        box = Box(edge, top, Um(paper.width - 2 * edge), Um(lower - clear - top))
        bar = ((paper.width - marks.RULER) // 2, lower + BELOW) if small else None
        column = Column(self.setter, box, bar)
        told = Told(self.printing.paper.name, self.printing.profile.flip, self.scales.factor)
        return column.proof(side) if proof else column.page(side, told)
