"""Rows of cells on forms: words in columns, lines to write on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.draw.forms_frame import PAD, Bench, Strip
from forge.draw.widths import cut, floors, shared
from forge.geometry import Box, Um, mm
from forge.model.text import Text
from forge.scene import Item, Stroke
from forge.scene.shapes import line, rect
from forge.typeset.fit import ink
from forge.typeset.style import Style

HAIR = mm("0.18")


@dataclass(frozen=True, slots=True)
class Cell:
    """Words in a cell and how they are set; ``at`` is their text."""

    said: str
    style: Style
    at: Text | None = None


def edges(width: int, shares: Sequence[float]) -> list[tuple[int, int]]:
    """Offset and width of each column; they fill the width exactly."""
    return cut(shared(width, shares))


def columns(
    bench: Bench, shares: Sequence[float], rows: Sequence[Sequence[Cell | None]]
) -> list[tuple[int, int]]:
    """Offset and width of each column: its share, or more so that no word in it is cut up."""
    least = bench.desk.setter.least
    found = (
        [least(cell.said, cell.style, markup=True) for cell in column if cell]
        for column in zip(*rows, strict=True)
    )
    return cut(shared(bench.width, shares, *floors(found, 2 * PAD + 1)))


def row(
    bench: Bench, slots: Sequence[tuple[int, int]], cells: Sequence[Cell | None],
    ground: str = "", least: int = 0, lined: bool = False,
) -> Strip:  # fmt: skip
    """A row of cells as high as its highest, upright lines between them when it is ``lined``."""
    set_ = [
        (offset + PAD, bench.set(one.said, one.style, width - 2 * PAD, one.at))
        for (offset, width), one in zip(slots, cells, strict=True)
        if one and one.said
    ]
    white = round(2 * PAD * 0.7 * bench.white)
    height = max([least, *(cell.height + white for _, cell in set_)])

    def draw(box: Box) -> Iterator[Item]:
        if ground:
            yield rect(box, ground)
        for offset, cell in set_:
            top = box.y + (box.height - cell.height) // 2
            stands = bench.desk.placed(Box(Um(box.x + offset), Um(top), Um(cell.width), Um(0)), box)
            yield from cell.words(stands.x, top)
        thin = Stroke(bench.inks.gold, HAIR, alpha=0.8)
        yield line(box.x, box.bottom, box.right, box.bottom, thin)
        for offset, _ in slots[1:] if lined else ():
            x = bench.desk.across(offset, box)
            yield line(x, box.y, x, box.bottom, thin)

    return Strip(height, draw)


def header(bench: Bench, slots: Sequence[tuple[int, int]], cells: Sequence[Cell | None]) -> Strip:
    """The headings of columns over a strong line."""
    plain = row(bench, slots, cells)

    def draw(box: Box) -> Iterator[Item]:
        yield from plain.draw(box)
        yield line(box.x, box.bottom, box.right, box.bottom, Stroke(bench.inks.rust, mm("0.4")))

    return Strip(plain.height, draw)


def stacked(*strips: Strip) -> Strip:
    """Strips one below the other as one."""

    def draw(box: Box) -> Iterator[Item]:
        y = box.y
        for strip in strips:
            yield from strip.draw(Box(box.x, Um(y), box.width, Um(strip.height)))
            y = Um(y + strip.height)

    return Strip(sum(strip.height for strip in strips), draw)


def words(
    bench: Bench, said: str, style: Style, at: Text | None = None, above: int = 0, below: int = 0
) -> Strip:
    """A paragraph as wide as the column, with some white above and below it.

    Letters that reach out of their line, as tall scripts' do in titles, take their room besides.
    """
    set_ = bench.set(said, style, bench.width, at)
    over, under = ink(set_)

    def draw(box: Box) -> Iterator[Item]:
        yield from set_.words(box.x, box.y + above + over)

    return Strip(above + over + set_.height + under + below, draw)
