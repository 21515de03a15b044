"""The looks of the rulebook: its inks, its type and its measures, in one place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from forge.geometry import Box, Size, Um, mm
from forge.typeset.style import Align, Style

INK: Final = "#33261B"
BROWN: Final = "#6B4A2B"
GREY: Final = "#94836C"
CREAM: Final = "#FCF6E6"
PAPER: Final = "#F6EACB"
RUST: Final = "#8C3B22"
VERMILION: Final = "#C2402A"
GOLD: Final = "#D99E2B"
PALE_GOLD: Final = "#F7D98A"
INDIGO: Final = "#1F3A4D"
INDIGO_LIGHT: Final = "#2E5A73"
INDIGO_DARK: Final = "#132735"

SIDE: Final = mm(17)
"""Both side margins: room for a staple on either side and for the rule ids."""
TOP: Final = mm(21)
FOOT: Final = mm(19)
GAP: Final = mm(7)


@dataclass(frozen=True, slots=True)
class Type:
    """The styles of one size of setting; the quick reference is set in a smaller one."""

    body: Style
    lead: Style
    aside: Style
    heading: Style
    kicker: Style
    box_title: Style
    step: Style
    number: Style
    cell: Style
    head_cell: Style
    caption: Style
    mark: Style
    fine: Style
    space: Um

    def scaled(self, by: float) -> Type:
        """The same styles at another size; rule ids and headings keep theirs."""

        def small(style: Style) -> Style:
            return replace(style, size=round(style.size * by, 2))

        return replace(
            self, body=small(self.body), lead=small(self.lead), aside=small(self.aside),
            step=small(self.step), number=small(self.number), cell=small(self.cell),
            head_cell=small(self.head_cell), box_title=small(self.box_title),
            space=Um(round(self.space * by)),
        )  # fmt: skip


_LINING: Final = ("lnum",)
_TEXT: Final = Style(
    role="text", size=9.4, smallest=9.4, leading=1.32, colour=INK, features=_LINING
)
_TITLE: Final = Style(
    role="title", size=19, smallest=12, weight=700, colour=RUST, features=_LINING, hyphens=False
)
_CAPTION: Final = Style(
    role="caption", size=8, smallest=6, leading=1.25, colour=BROWN, features=_LINING
)

TYPE: Final = Type(
    body=_TEXT,
    lead=replace(_TEXT, size=10.6, italic=True, colour=BROWN, leading=1.3),
    aside=replace(_TEXT, size=8.8, italic=True, colour=BROWN),
    heading=replace(_TITLE, leading=1.05),
    kicker=replace(
        _CAPTION, size=7.2, weight=700, colour=VERMILION, tracking=320, features=("smcp", "lnum")
    ),
    box_title=replace(_TITLE, size=13.5, colour=INDIGO, leading=1.1),
    step=replace(_TEXT, size=8.9),
    number=replace(_TITLE, size=11, colour=VERMILION),
    cell=replace(_TEXT, size=8.7, leading=1.25),
    head_cell=replace(_CAPTION, size=8, weight=700, colour=RUST),
    caption=replace(_CAPTION, align=Align.CENTRE, italic=True),
    mark=replace(_CAPTION, size=5.8, smallest=5, colour=GREY, leading=1.15),
    fine=replace(_CAPTION, size=7.4),
    space=mm("1.7"),
)
"""The setting of the book."""

RUNNING: Final = replace(_CAPTION, size=8, colour=BROWN, tracking=250, features=("smcp", "lnum"))
FOLIO: Final = replace(_TITLE, size=11, weight=600, colour=RUST)
CONTENTS: Final = replace(_TEXT, size=9.6, hyphens=False)
MAST: Final = replace(_TITLE, size=54, smallest=24, weight=700, colour=PALE_GOLD, tracking=900)
MAST_LINE: Final = replace(
    _TITLE, size=15, smallest=9, weight=500, colour=PALE_GOLD, tracking=500, align=Align.CENTRE
)


def area(paper: Size) -> Box:
    """The part of the page that text may cover."""
    return Box(SIDE, TOP, Um(paper.width - 2 * SIDE), Um(paper.height - TOP - FOOT))
