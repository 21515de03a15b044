"""Paragraphs as bricks: a line of type is a brick, and rule ids stand small in the margin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from forge.draw.desk import Desk
from forge.draw.rulebook_bricks import Bond, Brick, Panel, Spot
from forge.draw.rulebook_style import TYPE, Inks, Type, inks
from forge.geometry import mm, pt
from forge.model.text import Text
from forge.scene import Item
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

if TYPE_CHECKING:
    from forge.typeset.paragraph import Paragraph

MARK_GAP = mm("1.6")
MARKS_A_ROW = 2
EVEN_STEP = mm(2)
SCRAP = mm(14)
"""A last line shorter than this looks like a mistake, µm."""


@dataclass(frozen=True, slots=True)
class Galley:
    """Where type is set: the width of the column, the insets on both sides, the panel behind."""

    desk: Desk
    component: str
    column: int
    start: int = 0
    end: int = 0
    panel: Panel | None = None
    type: Type = TYPE
    art: bool = True
    """Whether pictures are drawn whole, or only the texts in them."""
    larger: float = 1.0
    """How much larger than it is printed all is set."""

    @property
    def width(self) -> int:
        """The measure, µm."""
        return self.column - self.start - self.end

    @property
    def inks(self) -> Inks:
        """The colours of the book."""
        return inks(self.desk)

    def inset(self, start: int, end: int = 0) -> Galley:
        """The same galley with wider insets."""
        return replace(self, start=self.start + start, end=self.end + end)

    def about(self, text: Text) -> About:
        """Who is to blame when this text does not fit."""
        return About(self.component, text.id, text.at)


def trial(desk: Desk) -> Desk:
    """The same desk with a typesetter whose faults nobody reads: for sizes that are only tried."""
    setter, second = desk.setter.afresh(), desk.second
    if second is not None:
        second = replace(second, setter=second.setter.afresh(setter))
    return replace(desk, setter=setter, second=second)


@dataclass(frozen=True, slots=True)
class Setting:
    """How a paragraph joins what stands around it."""

    style: Style
    above: int = 0
    last: Bond = Bond.FREE
    rules: tuple[str, ...] = ()
    hang: Callable[[Spot, int], tuple[Item, ...]] | None = None
    """Draws what hangs before the first line (a number, a bullet), given its baseline."""
    least: int = 0
    """How high all lines are together at least: what hangs before them may be higher, µm."""


def lines(
    galley: Galley, text: Text, setting: Setting, said: str | None = None
) -> tuple[Brick, ...]:
    """A text as one brick a line; two lines at least stay together at either end.

    ``said`` is the part of the text that is set, all of it when left out.
    """
    laid = _set(galley, text, setting.style, galley.desk.say(text) if said is None else said)
    count = len(laid.lines)
    bricks: list[Brick] = []
    for index in range(count):
        bond = Bond.HARD if index in (0, count - 2) else Bond.FREE
        words = partial(laid.line_words, index)
        draw = _line_drawer(galley, words, setting if index == 0 else None)
        above = setting.above if index == 0 else 0
        bricks.append(
            Brick(laid.leading, draw, above, bond, galley.panel, name=text.id, at=text.at)
        )
    bricks[-1] = replace(bricks[-1], bond=setting.last)
    least = max(mark_height(setting.rules, galley.type), setting.least)
    short = least - sum(brick.height for brick in bricks)
    if short > 0:
        bricks[-1] = replace(bricks[-1], height=bricks[-1].height + short)
    return tuple(bricks)


def _set(galley: Galley, text: Text, style: Style, said: str) -> Paragraph:
    """The text broken into lines; a little narrower when that keeps a scrap off the last one."""
    about, setter = galley.about(text), galley.desk.setter
    laid = setter.flow(said, style, galley.width, about)
    if len(laid.lines) < 2 or laid.lines[-1].width >= SCRAP or style.align is not Align.START:
        return laid
    for narrower in range(EVEN_STEP, SCRAP, EVEN_STEP):
        tried = trial(galley.desk).setter.flow(said, style, galley.width - narrower, about)
        if len(tried.lines) > len(laid.lines) or tried.over or tried.broken:
            break
        if tried.lines[-1].width >= SCRAP:
            # Only the breaks are taken over: the column stays as wide as its neighbours.
            return replace(tried, width=laid.width)
    return laid


def evened(galley: Galley, text: Text, style: Style) -> Galley:
    """The galley narrowed until the lines of a heading are about equally long, no word cut up."""
    said, about, setter = galley.desk.say(text), galley.about(text), trial(galley.desk).setter

    def lines_of(narrower: int) -> tuple[int, bool]:
        set_ = setter.flow(said, style, galley.width - narrower, about)
        return len(set_.lines), set_.broken

    wanted, narrower = lines_of(0), 0
    while wanted[0] > 1 and narrower < galley.width // 2 and (
        lines_of(narrower + EVEN_STEP) == wanted
    ):  # fmt: skip
        narrower += EVEN_STEP
    return galley.inset(0, narrower)


def _line_drawer(
    galley: Galley, words: Callable[[int, int], tuple[Item, ...]], opens: Setting | None
) -> Callable[[Spot], tuple[Item, ...]]:
    def draw(spot: Spot) -> tuple[Item, ...]:
        set_ = words(spot.across(galley.start, galley.width), spot.y)
        if opens is None or not set_:
            return set_
        base: int = set_[0].y  # type: ignore[union-attr]
        before = opens.hang(spot, base) if opens.hang else ()
        return (*before, *set_, *marks(galley, opens.rules, spot, base))

    return draw


def rows_of(rules: Sequence[str]) -> tuple[str, ...]:
    """The rule ids as the short rows that stand in the margin."""
    return tuple(" ".join(rules[i : i + MARKS_A_ROW]) for i in range(0, len(rules), MARKS_A_ROW))


def mark_height(rules: Sequence[str], type_: Type) -> int:
    """How high the rows of rule ids are, µm."""
    return len(rows_of(rules)) * pt(type_.mark.size * type_.mark.leading)


def marks(galley: Galley, rules: Sequence[str], spot: Spot, baseline: int) -> tuple[Item, ...]:
    """The rule ids in the margin beside the column, the first row on ``baseline``."""
    style = galley.type.mark
    x = spot.edge + (-MARK_GAP if spot.leftwards else MARK_GAP)
    anchor = Align.END if spot.leftwards else Align.START
    step = pt(style.size * style.leading)
    items: list[Item] = []
    for index, row in enumerate(rows_of(rules)):
        about = About(galley.component)
        items += galley.desk.setter.line(row, style, x, baseline + index * step, anchor, about)
    return tuple(items)


def rest_together(bricks: Sequence[Brick]) -> tuple[Brick, ...]:
    """The bricks with their free bonds made soft: a box or a table, cut only when it must be."""
    kept = [replace(b, bond=Bond.SOFT if b.bond is Bond.FREE else b.bond) for b in bricks]
    if kept:
        kept[-1] = replace(kept[-1], bond=Bond.FREE)
    return tuple(kept)
