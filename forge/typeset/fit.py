"""Text made to fit a box: the size goes down in steps until it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from forge.geometry import Box, in_mm
from forge.scene import Origin, Words
from forge.typeset.paragraph import Paragraph, paragraph
from forge.typeset.prepared import Prepared
from forge.typeset.spill import About
from forge.typeset.style import Style


@dataclass(frozen=True, slots=True)
class Fitted:
    """A paragraph at the size that was needed, and by how much it still is too big (µm)."""

    paragraph: Paragraph
    rows: int | None
    high: int
    wide: int

    @property
    def fits(self) -> bool:
        """Whether nothing is too much."""
        return not self.high and not self.wide and not self.crowded

    @property
    def crowded(self) -> bool:
        """Whether it takes more lines than allowed."""
        return self.rows is not None and len(self.paragraph.lines) > self.rows


def sizes(style: Style) -> Iterator[float]:
    """Sizes to try, from the wanted one down to the smallest, in points: about 3 % a step."""
    size = style.size
    while size > style.smallest:
        yield size
        step = 1.0 if size > 24 else 0.5 if size > 12 else 0.25
        size -= step
    yield min(style.smallest, style.size)


def fitted(prepared: Prepared, style: Style, box: Box, rows: int | None) -> Fitted:
    """The text at the greatest size that fits the box; at the smallest when none does.

    A word is cut up only at the smallest size.
    """
    for size in sizes(style):
        if size > style.smallest and _hopeless(prepared, style, size, box):
            continue
        found = _at(prepared, replace(style, size=size), box, rows)
        if found.fits and not found.paragraph.broken:
            return found
    return found


def ink(paragraph: Paragraph) -> tuple[int, int]:
    """How far ink goes above the top line's box and below the bottom line's, µm (0 when inside)."""
    if not paragraph.lines:
        return 0, 0
    top = paragraph.lines[0].reach(paragraph.size)[0] - paragraph.rise
    bottom = paragraph.lines[-1].reach(paragraph.size)[1] - paragraph.drop
    return max(0, round(top)), max(0, round(bottom))


def place(paragraph: Paragraph, box: Box, valign: str) -> tuple[Words, ...]:
    """The paragraph's words in the box: at its top, in its middle or at its bottom."""
    above, below = ink(paragraph)
    free = box.height - paragraph.height
    low, high = above, max(above, free - below)
    y = {"top": 0, "middle": free // 2, "bottom": free}[valign]
    return paragraph.words(box.x, box.y + min(max(y, low), high))


def origin(found: Fitted, style: Style, box: Box, about: About) -> Origin | None:
    """Whose words these are, with the room that is left; None for a text of nobody."""
    if not about.text:
        return None
    laid = found.paragraph
    shrinks = laid.style.size / min(style.smallest, style.size)
    widest = max((line.width for line in laid.lines), default=0)
    above, below = ink(laid)
    if found.rows == 1 or len(laid.lines) == 1:
        taken, there, more = widest, int(box.width), shrinks
    else:
        taken, there, more = laid.height + above + below, int(box.height), shrinks * shrinks
    left = there - taken if found.fits else -max(found.wide, found.high, 1)
    grows = round(100 * (there * more / max(taken, 1) - 1))
    return Origin(about.text, laid.style.size, style.size, style.smallest, left, grows)


def unbounded(style: Style, about: About) -> Origin | None:
    """Whose words these are that take the room they need; None for a text of nobody."""
    return Origin(about.text, style.size, style.size, style.size) if about.text else None


def excess(found: Fitted, box: Box) -> str:
    """What is too much, in millimetres, at which size."""
    size = f"at {found.paragraph.style.size:g} pt, the smallest size"
    if found.wide:
        return f"is {in_mm(found.wide)} mm wider than its {in_mm(box.width)} mm {size}"
    if found.crowded:
        lines = len(found.paragraph.lines)
        return f"takes {lines} lines of {in_mm(box.width)} mm where {found.rows} may stand, {size}"
    return f"is {in_mm(found.high)} mm higher than its {in_mm(box.height)} mm {size}"


def _at(prepared: Prepared, style: Style, box: Box, rows: int | None) -> Fitted:
    laid = paragraph(prepared, style, box.width)
    above, below = ink(laid)
    wide = laid.over
    if rows == 1 and len(laid.lines) > 1:
        wide = max(wide, round(prepared.ems[-1] * laid.size) - box.width)
    return Fitted(laid, rows, max(0, laid.height + above + below - box.height), wide)


def _hopeless(prepared: Prepared, style: Style, size: float, box: Box) -> bool:
    """Whether a size cannot fit even with lines filled to the last hair (spares the breaking)."""
    em = size * 25400 / 72
    length = prepared.ems[-1] * em * 0.9
    return length / max(box.width, 1) * em * min(style.leading, 1.0) > box.height + em
