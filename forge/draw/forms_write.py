"""What is written in on a form: lines with labels, grids, the list of the outfit."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.forms_cells import HAIR, Cell, columns, edges, header, row, stacked, words
from forge.draw.forms_frame import Bench, Strip
from forge.geometry import Box, Um, mm
from forge.locale.letters import capital
from forge.locale.numbers import money, upright
from forge.locale.ui import word
from forge.model.form import Goods, Grid, Label, Lines
from forge.model.outfit import Item as Thing
from forge.scene import Item, Stroke
from forge.scene.shapes import line

WRITING = mm("7.2")
"""The height of a row that is written in by hand."""
FIELD = mm("9.5")
BELOW = mm(3)


def lines(bench: Bench, block: Lines) -> Strip:
    """Labels, each before its line."""
    slots = edges(bench.width, [one.share for one in block.labels])
    style = bench.head
    said = [(one, bench.desk.say(one.text)) for one in block.labels]

    def draw(box: Box) -> Iterator[Item]:
        base = box.y + FIELD - mm("2.6")
        for (offset, width), (one, text) in zip(slots, said, strict=True):
            slot = bench.desk.placed(Box(Um(box.x + offset), Um(base), Um(width), Um(0)), box)
            set_ = bench.set(text, style, width, one.text)
            yield from set_.words(slot.x, base - set_.height + mm("0.9"))
            begin = set_.lines[0].width + mm("1.6") if set_.lines else 0
            start, end = (bench.desk.across(at, slot) for at in (round(begin), width - mm(3)))
            yield line(start, base, end, base, Stroke(bench.inks.brown, HAIR))

    return Strip(FIELD + mm("1.4"), draw)


def grid(bench: Bench, block: Grid) -> Strip:
    """Columns to write in, with a title where it has one."""
    count, heads = max(block.rows, len(block.entries)), _heads(bench, block.columns)
    begun = [_first(bench, block, index) for index in range(count)]
    slots = columns(bench, [one.share for one in block.columns], [heads, *begun])
    top = stacked(*_titles(bench, block), header(bench, slots, heads))
    height = top.height + count * WRITING + BELOW

    def draw(box: Box) -> Iterator[Item]:
        yield from top.draw(box)
        room = box.height - top.height - BELOW
        rows = count if block.rows else max(count, room // WRITING)
        high = room // max(1, rows)
        y = box.y + top.height
        for index in range(rows):
            made = row(bench, slots, _first(bench, block, index), least=high, lined=True)
            yield from made.draw(Box(box.x, Um(y), box.width, Um(high)))
            y = Um(y + high)

    return Strip(height, draw, grows=not block.rows)


def _titles(bench: Bench, block: Grid) -> Iterator[Strip]:
    if block.title:
        yield words(bench, bench.desk.say(block.title), bench.title, block.title, below=mm("0.8"))


def _heads(bench: Bench, columns: tuple[Label, ...]) -> list[Cell | None]:
    return [Cell(bench.desk.say(one.text), bench.head, one.text) for one in columns]


def _first(bench: Bench, block: Grid, index: int) -> list[Cell | None]:
    """What stands in a row already: its entry or its number."""
    cells: list[Cell | None] = [None] * len(block.columns)
    if index < len(block.entries):
        entry = block.entries[index]
        cells[0] = Cell(bench.desk.say(entry.text), bench.cell, entry.text)
    elif block.numbered:
        cells[0] = Cell(upright(index + 1), bench.number)
    return cells


def goods(bench: Bench, block: Goods) -> Strip:
    """The outfit: what there is to buy or to carry, and columns for how many."""
    outfit = bench.desk.game.outfit
    things = outfit.items if outfit else ()
    listed = [thing for thing in things if thing.price or thing.weight]
    shares = [2.4, 0.9, 0.9, 0.9, *(one.share for one in block.columns)]
    names = ("form-item", "form-price", "form-weight", "form-carries")
    fixed: list[Cell | None] = [Cell(word(name), bench.head) for name in names]
    heads = [*fixed, *_heads(bench, block.columns)]
    cells = [[*_thing(bench, thing), *([None] * len(block.columns))] for thing in listed]
    slots = columns(bench, shares, [heads, *cells])
    top = stacked(
        words(bench, bench.desk.say(block.title), bench.title, block.title, below=mm("0.8")),
        header(bench, slots, heads),
    )
    rows = [row(bench, slots, each, least=mm("5.4"), lined=True) for each in cells]
    whole = stacked(top, *rows)
    return Strip(whole.height + BELOW, whole.draw)


def _thing(bench: Bench, thing: Thing) -> list[Cell | None]:
    """An item, its price, its weight and what it carries; what it lacks stays empty."""
    desk = bench.desk
    price = money(thing.price, desk.edition.currency, desk.setter.lang) if thing.price else ""
    numbers = (price, *(upright(n) if n else "" for n in (thing.weight, thing.carries)))
    return [
        Cell(capital(desk.say(thing.name)), bench.cell, thing.name),
        *(Cell(number, bench.number) for number in numbers),
    ]
