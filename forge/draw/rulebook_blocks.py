"""Blocks of the rulebook as bricks: paragraphs, lists, tables, figures, worked examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from forge.draw import figures, figures_trail
from forge.draw.rulebook_bricks import Bond, Brick, Panel, Spot, height, stack
from forge.draw.rulebook_initial import opened
from forge.draw.rulebook_lines import Galley, Setting, evened, lines, rest_together
from forge.draw.rulebook_shapes import lozenge, note, panel, tapered
from forge.draw.rulebook_style import LEAST
from forge.draw.rulebook_tables import table
from forge.geometry import Um, mm, pt
from forge.locale.numbers import upright
from forge.model.reading import holds
from forge.model.rulebook import Block, Entry, Example, Figure, Listing, Paragraph, Table
from forge.model.text import Text
from forge.scene import Item, Place
from forge.typeset.spill import About
from forge.typeset.style import Align

HANG = mm("5.2")
"""How far the text of a list stands in."""
BOX_PAD = mm("4")
BESIDE = mm(6)
"""The gap between the picture of an example and its steps."""
PICTURE_SHARE = 0.43
GROWTH = 135
"""How high an example may grow beside steps that do not, in hundredths of its height."""
ABOVE = mm(2)
"""The white over the picture of an example and over its steps."""
NUMERAL_GAP = mm("3.2")


def bricks(galley: Galley, block: Block) -> tuple[Brick, ...]:
    """A block as bricks, all of them above one another."""
    match block:
        case Paragraph():
            return _paragraph(galley, block)
        case Listing():
            return _entries(galley, block.entries, block.numbered)
        case Table():
            return table(galley, block)
        case Figure():
            return _figure(galley, block)
        case Example():
            return example(galley, block)
        case _:
            assert_never(block)


def wide(block: Block, quick: bool = False) -> bool:
    """Whether a block wants the whole width of the page: an example with a picture, a form.

    In a quick reference tables do as well, and what it opens with: rows are found at a glance,
    and no column ends before its neighbour.
    """
    if quick and (isinstance(block, Table) or getattr(block, "look", "") == "lead"):
        return True
    if isinstance(block, Table) and block.blank:
        return True
    return isinstance(block, Example) and bool(block.picture)


def heading(galley: Galley, number: str, title: Text, anchor: str) -> tuple[Brick, ...]:
    """A section's heading with its number and a rule; it never ends a column."""
    style = galley.type.heading
    hang = galley.desk.setter.size(number, style).width + NUMERAL_GAP if number else 0
    inner = evened(galley.inset(hang), title, style)

    def numeral(spot: Spot, baseline: int) -> tuple[Item, ...]:
        x = spot.across(galley.start, 0)
        look = replace(style, colour=galley.inks.vermilion)
        anchor = Align.END if spot.rtl else Align.START
        return galley.desk.setter.line(number, look, x, baseline, anchor)

    made = lines(
        inner, title, Setting(style, mm("5.5"), Bond.HARD, hang=numeral if number else None)
    )
    made = tuple(replace(brick, bond=Bond.HARD) for brick in made)

    def underline(spot: Spot) -> tuple[Item, ...]:
        x = spot.across(galley.start, galley.width)
        return tapered(x, spot.y + mm("1.1"), galley.width, spot.rtl, galley.inks)

    ruled = Brick(mm("2.4"), underline, 0, Bond.HARD, galley.panel)
    return (replace(made[0], anchor=anchor), *made[1:], ruled)


def _paragraph(galley: Galley, block: Paragraph) -> tuple[Brick, ...]:
    type_ = galley.type
    if block.look == "lead":
        lead = Setting(type_.lead, type_.space, Bond.HARD, block.rules)
        kept = opened(galley, block.text, lead)
        return tuple(replace(brick, bond=Bond.HARD) for brick in kept)
    if block.look == "aside":
        rtl = galley.desk.setter.rtl
        ground = Panel(block.id, mm("1.6"), lambda box: note(box, rtl, galley.inks))
        inner = replace(galley.inset(mm(4), mm(2)), panel=ground)
        made = lines(inner, block.text, Setting(type_.aside, type_.space * 2, rules=block.rules))
        return rest_together(made)
    return lines(galley, block.text, Setting(type_.body, type_.space, rules=block.rules))


def _entries(
    galley: Galley, entries: Sequence[Entry], numbered: bool, step: bool = False
) -> tuple[Brick, ...]:
    values = galley.desk.edition.values
    style = galley.type.step if step else galley.type.body
    kept = [entry for entry in entries if holds(entry.when, values)]
    made: list[Brick] = []
    for number, entry in enumerate(kept, 1):
        hang = _number(galley, number) if numbered else _bullet(galley)
        above = galley.type.space if number == 1 or step else galley.type.space * 5 // 8
        setting, inset = Setting(style, above, rules=entry.rules, hang=hang), HANG
        if entry.sign:
            inset = Um(2 * figures_trail.SIGN + mm(3))
            setting = replace(setting, above=galley.type.space, hang=_sign(galley, entry.sign),
                              least=2 * figures_trail.SIGN)  # fmt: skip
        made += lines(galley.inset(inset), entry.text, setting)
    return tuple(made)


def _sign(galley: Galley, name: str) -> Callable[[Spot, int], tuple[Item, ...]]:
    """The sign of a kind of field, its top where the text's is."""
    radius = figures_trail.SIGN

    def draw(spot: Spot, _: int) -> tuple[Item, ...]:
        x = spot.across(galley.start + radius, 0)
        return (Place(x, spot.y + radius, figures_trail.sign(galley.desk, name)),)

    return draw


def _number(galley: Galley, number: int) -> Callable[[Spot, int], tuple[Item, ...]]:
    def draw(spot: Spot, baseline: int) -> tuple[Item, ...]:
        x = spot.across(galley.start + HANG - mm("1.5"), 0)
        style = galley.type.number
        anchor = Align.START if spot.rtl else Align.END
        return galley.desk.setter.line(upright(number), style, x, baseline, anchor)

    return draw


def _bullet(galley: Galley) -> Callable[[Spot, int], tuple[Item, ...]]:
    def draw(spot: Spot, baseline: int) -> tuple[Item, ...]:
        x = spot.across(galley.start + HANG * 5 // 11, 0)
        return (
            lozenge(x, baseline - pt(galley.type.body.size * 0.24), mm("0.75"), galley.inks.gold),
        )

    return draw


def _figure(galley: Galley, block: Figure) -> tuple[Brick, ...]:
    ask = _asked(galley, block, galley.about(block.caption))
    drawn = _picture(galley, ask, galley.start)
    drawn = _joins(drawn, galley)
    caption = Setting(galley.type.caption, mm("1.6"), rules=block.rules)
    below = Brick(galley.type.space // 2, lambda _spot: (), 0, Bond.FREE, galley.panel)
    said = rest_together(lines(galley.inset(mm(2), mm(2)), block.caption, caption))
    made = (drawn, *said[:-1], replace(said[-1], bond=Bond.HARD), below)
    return tuple(replace(brick, drifts=True) for brick in made)


def _asked(galley: Galley, block: Figure | Example, about: About) -> figures.Request:
    """The picture of a block as wide as the galley, its words large enough when printed."""
    least = LEAST * galley.larger
    return figures.Request(block.picture, block.show, block.marks, galley.width, about, 0, least)


def _joins(drawn: Brick, galley: Galley) -> Brick:
    """The picture of a figure tied to its caption, in whatever size."""
    shrunk = drawn.resized

    def resized(height: Um) -> Brick:
        return _joins(shrunk(height), galley) if shrunk else drawn

    return replace(
        drawn, above=galley.type.space * 2, bond=Bond.HARD, panel=galley.panel, drifts=True,
        resized=resized,
    )  # fmt: skip


def _picture(galley: Galley, ask: figures.Request, start: int = 0) -> Brick:
    """A picture as a brick; it is drawn only when the page is, since layouts are tried first."""
    whole = figures.size(galley.desk, ask)
    picture = figures.picture if galley.art else figures.words
    least, most = figures.heights(galley.desk, ask)

    def draw(spot: Spot) -> tuple[Item, ...]:
        place = spot.across(start + (galley.width - whole.width) // 2, whole.width)
        return (Place(place, spot.y, picture(galley.desk, ask)),)

    def resized(height: Um) -> Brick:
        return _picture(galley, figures.as_high(galley.desk, ask, height), start)

    return Brick(
        whole.height, draw, name=ask.about.text, at=ask.about.at,
        least=least, most=most, resized=resized,
    )  # fmt: skip


def example(galley: Galley, block: Example) -> tuple[Brick, ...]:
    """A worked example: a panel with its title, its steps, and its picture beside or above them."""
    ground = Panel(block.id, BOX_PAD, lambda box: panel(box, galley.inks))
    inner = replace(galley.inset(BOX_PAD + mm(1), BOX_PAD + mm(1)), panel=ground)
    title = lines(inner, block.title, Setting(galley.type.box_title, mm(3), Bond.HARD))
    title = tuple(replace(brick, bond=Bond.HARD) for brick in title)
    if not block.picture:
        steps = _entries(inner, block.entries, numbered=True, step=True)
        return _parted((*title, *steps))
    return (*title, _beside(inner, block))


def _parted(bricks: Sequence[Brick]) -> tuple[Brick, ...]:
    """A box that is cut at a price between its steps, and within them only when it must be."""
    whole = rest_together(bricks)
    ends = [after.name != brick.name for brick, after in pairwise(whole)]
    return tuple(
        replace(brick, bond=Bond.STEP) if end and brick.bond is Bond.SOFT else brick
        for brick, end in zip(whole, [*ends, False], strict=True)
    )


def _beside(galley: Galley, block: Example, wished: int = 0) -> Brick:
    """The picture of an example and its steps, side by side, as one brick.

    The picture is as high as the steps, or higher if that is ``wished``, as far as it gives.
    """
    share = int(galley.width * PICTURE_SHARE)
    left = replace(galley, column=share, start=0, end=0, panel=None)
    right = replace(left, column=galley.width - share - BESIDE)
    steps = _entries(right, block.entries, numbered=True, step=True)
    pictured = _picture_of(left, block, max(height(steps), wished - ABOVE))

    def draw(spot: Spot) -> tuple[Item, ...]:
        y = spot.y + ABOVE
        x = spot.across(galley.start, share)
        items = stack(pictured, replace(spot, x=x, y=y, width=share))
        x = spot.across(galley.start + share + BESIDE, right.column)
        return items + stack(steps, replace(spot, x=x, y=y, width=right.column))

    high = Um(max(height(pictured), height(steps)) + ABOVE)
    tallest = _picture_of(left, block, share * 2)
    return Brick(
        high, draw, 0, Bond.FREE, galley.panel, name=block.id,
        least=high, most=max(high, Um(min(height(tallest) + ABOVE, high * GROWTH // 100))),
        resized=lambda wish: _beside(galley, block, wish),
    )  # fmt: skip


def _picture_of(galley: Galley, block: Example, beside: int) -> tuple[Brick, ...]:
    """The picture over its caption, as high as the steps beside it as far as its shape allows."""
    caption = Setting(galley.type.caption, mm("1.6"))
    said = lines(galley, block.caption, caption) if block.caption else ()
    wide = galley.column
    tall = min(max(beside - height(said) - mm("1.6"), wide * 3 // 5), wide * 5 // 4)
    ask = replace(_asked(galley, block, galley.about(block.title)), height=tall)
    return (_picture(galley, ask), *said)
