"""The looks of the rulebook: its inks, its type and its measures, in one place."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.geometry import Box, Size, Um, mm
from forge.model.colour import mix
from forge.typeset.style import Align, Style


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of the rulebook; a game's style.yaml may name its own."""

    ink: str = "#33261B"
    brown: str = "#6B4A2B"
    grey: str = "#94836C"
    cream: str = "#FCF6E6"
    paper: str = "#F6EACB"
    rust: str = "#8C3B22"
    vermilion: str = "#C2402A"
    gold: str = "#D99E2B"
    pale_gold: str = "#F7D98A"
    indigo: str = "#1F3A4D"
    indigo_light: str = "#2E5A73"
    indigo_dark: str = "#132735"


DEFAULT: Final = Inks()


def inks(desk: Desk) -> Inks:
    """The colours of the desk's game, where it names them; grey is brown on its paper."""
    named = palette(desk)
    own = {
        field.name: named[field.name.replace("_", "-")]
        for field in fields(Inks)
        if field.name.replace("_", "-") in named
    }
    if "grey" not in own and {"brown", "paper"} <= own.keys():
        own["grey"] = mix(own["brown"], own["paper"], GREYED)
    return replace(DEFAULT, **own)


GREYED: Final = 0.4

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
    box_title: Style
    step: Style
    number: Style
    cell: Style
    head_cell: Style
    caption: Style
    mark: Style
    initial: Style
    running: Style
    imprint: Style
    folio: Style
    contents: Style
    mast: Style
    mast_line: Style
    space: Um

    def scaled(self, by: float) -> Type:
        """The same styles at another size; rule ids, captions and headings keep theirs."""

        def small(style: Style) -> Style:
            return replace(style, size=round(style.size * by, 2))

        return replace(
            self, body=small(self.body), lead=small(self.lead), aside=small(self.aside),
            step=small(self.step), number=small(self.number), cell=small(self.cell),
            head_cell=small(self.head_cell), box_title=small(self.box_title),
            space=Um(round(self.space * by)),
        )  # fmt: skip


_LINING: Final = ("lnum",)
_CAPS: Final = ("smcp", "lnum")


SMALL: Final = 6.0
"""The smallest type of the book as printed, points."""
LEAST: Final = 5.2
"""The smallest words in its pictures as printed, points; below 5 they fill in."""


def typed(ink: Inks, larger: float = 1.0) -> Type:
    """The setting of the book in these colours, for pages set so much larger than printed.

    No style is printed in less than :data:`SMALL`.
    """
    least = SMALL * larger
    text = Style(
        role="text", size=9.4, smallest=9.4, leading=1.32, colour=ink.ink, features=_LINING
    )
    title = Style(
        role="title", size=19, smallest=12, weight=700, colour=ink.rust, features=_LINING,
        hyphens=False,
    )  # fmt: skip
    caption = Style(
        role="caption", size=max(8, least), smallest=least, leading=1.25, colour=ink.brown,
        features=_LINING,
    )  # fmt: skip
    return Type(
        body=text,
        lead=replace(text, size=10.6, italic=True, colour=ink.brown, leading=1.3),
        aside=replace(text, size=8.8, italic=True, colour=ink.brown),
        heading=replace(title, leading=1.05),
        box_title=replace(title, size=13.5, colour=ink.indigo, leading=1.1),
        step=replace(text, size=8.9),
        number=replace(title, size=11, colour=ink.vermilion),
        cell=replace(text, size=8.7, leading=1.25),
        head_cell=replace(caption, weight=700, colour=ink.rust),
        caption=replace(caption, align=Align.CENTRE, italic=True),
        mark=replace(caption, size=least, smallest=least, colour=ink.grey, leading=1.15),
        initial=replace(title, colour=ink.vermilion),
        running=replace(caption, colour=ink.brown, tracking=250, features=_CAPS),
        imprint=replace(
            caption, size=max(6.5, least), colour=ink.grey, tracking=100, features=_LINING
        ),
        folio=replace(title, size=11, weight=600, colour=ink.rust),
        contents=replace(text, size=9.6, hyphens=False),
        mast=replace(title, size=54, smallest=24, colour=ink.pale_gold, tracking=900),
        mast_line=replace(title, size=15, smallest=9, weight=500, colour=ink.pale_gold,
                          tracking=500, align=Align.CENTRE),
        space=mm("1.7"),
    )  # fmt: skip


TYPE: Final = typed(DEFAULT)
"""The setting of a game that names no colours."""


MARKS: Final = mm("10.2")
"""What the rule ids take beside a column, with the gap before them."""
HEAD: Final = mm("10.2")
"""What the running head takes above the text."""
FOLIO: Final = mm("10.6")
"""What the page number takes below it."""
ROOM: Final = Size(mm(60), mm(80))
"""No text is set in less than this; what the printer leaves is then too small, and words spill."""


@dataclass(frozen=True, slots=True)
class Edges:
    """What a printer leaves white round a page, µm as set; it is set ``larger`` than printed."""

    left: Um = mm("6.35")
    top: Um = mm("6.35")
    right: Um = mm("6.35")
    bottom: Um = mm("6.35")
    larger: float = 1.0

    @property
    def widest(self) -> Um:
        """The widest of the four."""
        return max(self.left, self.top, self.right, self.bottom)

    def set(self, by: float) -> Edges:
        """The same edges on a page that is set so much larger."""
        around = (self.left, self.top, self.right, self.bottom)
        left, top, right, bottom = (Um(round(edge * by)) for edge in around)
        return Edges(left, top, right, bottom, self.larger * by)


USUAL: Final = Edges()


def area(paper: Size, edges: Edges = USUAL) -> Box:
    """The part of the page that text may cover, so that all round it is printed as well."""
    side = max(SIDE, Um(max(edges.left, edges.right) + round(MARKS * edges.larger)))
    top, foot = max(TOP, Um(edges.top + HEAD)), max(FOOT, Um(edges.bottom + FOLIO))
    width = max(ROOM.width, Um(paper.width - 2 * side))
    return Box(side, top, width, max(ROOM.height, Um(paper.height - top - foot)))
