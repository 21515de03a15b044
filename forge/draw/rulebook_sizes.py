"""How large the pages of a book may be set, to be printed smaller: a booklet is set for more."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.rulebook_bricks import Frame
from forge.draw.rulebook_style import GAP, Edges, area
from forge.geometry import Size, Um, mm

SCALES = (1.0, 1.2, 1.3, 1.414)
"""How much larger than the paper a page may be set: 1.414 sets A4 for A5.

Set for A5 itself, two columns are too narrow for tables; set for A4, type shrinks below 7 pt.
"""
MEASURE = mm(58)
"""A narrower column holds fewer than some 40 letters a line, which makes ragged lines."""


def sizes(page: Size, edges: Edges) -> Iterator[tuple[float, Size, Edges]]:
    """How much larger a page may be set, its size then, and its edges.

    Sizes whose columns are too narrow to be read with ease are left out, but not the last one.
    """
    for by in SCALES:
        size, set_ = Size(Um(round(page.width * by)), Um(round(page.height * by))), edges.set(by)
        column = Frame(area(size, set_), GAP).column(2, 0)[1]
        if column >= MEASURE or by == SCALES[-1]:
            yield by, size, set_


def on_spread(edges: Edges) -> Edges:
    """The white round a page of a booklet, whose sheets lie, whichever way they are turned.

    ``edges`` are those of the sheet when it is upright.
    """
    beside, above = max(edges.top, edges.bottom), max(edges.left, edges.right)
    return Edges(beside, above, beside, above)
