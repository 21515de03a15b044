"""Tables of the game on a form: how they are read, their rows, and what the results mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forge.draw.forms_cells import Cell, header, row, stacked, words
from forge.draw.forms_frame import PAD, Bench, Group, Strip
from forge.draw.widths import cut, floors, shared
from forge.geometry import mm
from forge.locale.glue import clauses, put
from forge.locale.numbers import signed, upright
from forge.locale.ui import word
from forge.model.lookup import Column, Lookup, Modifier, Reads, Row
from forge.typeset.least import Least
from forge.typeset.scripts import is_ignorable
from forge.typeset.style import Align

SHORT = 12
"""So many letters of a result stay on one line."""


def table(bench: Bench, one: Lookup) -> Group:
    """A table: its name, how the dice are read and what is added, rows, results."""
    said = bench.desk.say
    heads = [*_heads(bench, one)]
    slots = _slots(bench, one)
    first: Cell | None = None
    over = replace(bench.head, align=Align.CENTRE) if _centred(one) else bench.head
    cells = [first, *(Cell(said(c.name), over, c.name) for c in one.columns)]
    top = stacked(
        words(bench, said(one.name), bench.title, one.name, below=mm("0.8")),
        *heads,
        header(bench, slots, cells),
    )
    rows = [_row(bench, one, line, slots, i) for i, line in enumerate(one.rows)]
    return Group(top, (*rows, *_meanings(bench, one)))


def _centred(one: Lookup) -> bool:
    """Whether its cells stand in the middle: numbers, and results in several columns."""
    cells = [value for line in one.rows for value in line.cells.values()]
    return len(one.columns) > 1 or all(isinstance(value, int) for value in cells)


def _heads(bench: Bench, one: Lookup) -> Iterator[Strip]:
    """How it is read, and what is added to the throw."""
    said = bench.desk.say
    if one.throw:
        dice = word(f"form-dice-{one.throw.dice}")
        told: str = word("form-beat", dice=dice) if one.reads is Reads.BEAT else dice
        yield words(bench, told, bench.note, below=mm("0.4"))
    if one.note:
        yield words(bench, said(one.note), bench.note, one.note, below=mm("0.4"))
    if one.modifiers:
        rtl = bench.desk.setter.rtl
        added = (
            word("form-modifier", number=_adds(each, rtl), name=said(each.name))
            for each in one.modifiers
        )
        told = word("form-modifiers", list=clauses(added))
        yield words(bench, told, bench.note, one.modifiers[0].name, below=mm("0.6"))


def _adds(one: Modifier, rtl: bool) -> str:
    """What a modifier adds, with its sign."""
    if one.most is None:
        return signed(one.add, rtl)
    return word("form-adds", least=signed(one.add, rtl), most=signed(one.most, rtl))


def _slots(bench: Bench, one: Lookup) -> list[tuple[int, int]]:
    """The columns: each as its words want, the first one what is left of that or less."""
    size = bench.desk.setter.size
    longest = max((size(_called(bench, each), bench.cell).width for each in one.rows), default=0)
    wanted = [_wanted(bench, one, column) for column in one.columns]
    first = max(bench.width // 5, min(longest + 3 * PAD, bench.width - sum(wanted)))
    spare = max(0.0, (bench.width - first - sum(wanted)) / max(1, len(wanted)))
    words, parts = floors(_least(bench, one), 2 * PAD + 20)
    ideal = [first, *(width + spare for width in wanted)]
    return cut(shared(bench.width, ideal, [words[0], *wanted], words, parts))


def _least(bench: Bench, one: Lookup) -> Iterator[list[Least]]:
    """How narrow the texts of each column can be set."""
    setter, say = bench.desk.setter, bench.desk.say
    yield [setter.least(_called(bench, each), bench.cell) for each in one.rows]
    for column in one.columns:
        said = (_shown(bench, one, line, column) for line in one.rows)
        cells = [setter.least(each, bench.number) for each in said]
        yield [setter.least(say(column.name), bench.head), *cells]


def _wanted(bench: Bench, one: Lookup, column: Column) -> float:
    """What a column wants so that no word in it is cut up, and short results are on one line."""
    setter, say = bench.desk.setter, bench.desk.say
    widths = [setter.least(say(column.name), bench.head).word]
    for line in one.rows:
        said = _shown(bench, one, line, column)
        letters = sum(not is_ignorable(letter) for letter in said)
        short = letters <= SHORT
        widths.append(
            setter.size(said, bench.number).width
            if short
            else setter.least(said, bench.number).word
        )
    return max(widths) + 2 * PAD + 20


def _called(bench: Bench, one: Row) -> str:
    """The heading of a row: its name, or the range of throws or counts that picks it."""
    if one.name:
        return bench.desk.say(one.name)
    return span(one.least, one.most, bench.desk.setter.rtl)


def span(least: int | None, most: int | None, rtl: bool = False) -> str:
    """A range in words: "3 or less", "5–6", "10 or more"."""
    match least, most:
        case None, int(number):
            return word("form-most", number=upright(number, rtl))
        case int(number), None:
            return word("form-least", number=upright(number, rtl))
        case int(low), int(high) if low != high:
            return word("form-range", least=low, most=high)
        case int(number), _:
            return upright(number, rtl)
        case _:
            return ""


def _row(bench: Bench, one: Lookup, line: Row, slots: list[tuple[int, int]], index: int) -> Strip:
    names = {result.id: result.name for result in one.outcomes}
    first = bench.cell if line.name else bench.number
    cells: list[Cell | None] = [Cell(_called(bench, line), first, line.name)]
    style = bench.number if _centred(one) else bench.cell
    for column in one.columns:
        name = names.get(str(line.cells.get(column.id, "")))
        said = _shown(bench, one, line, column)
        cells.append(Cell(said, style, name))
    return row(bench, slots, cells, ground=bench.inks.cream if index % 2 else "")


def _shown(bench: Bench, one: Lookup, line: Row, column: Column) -> str:
    """What stands in a cell: a number, or a result by its name."""
    value = line.cells.get(column.id, "")
    names = {result.id: result.name for result in one.outcomes}
    if isinstance(value, str) and value in names:
        return bench.desk.say(names[value])
    return upright(value, bench.desk.setter.rtl) if isinstance(value, int) else str(value)


def _meanings(bench: Bench, one: Lookup) -> Iterator[Strip]:
    """What each result means, where there is something to say, off the line above it."""
    above = mm("0.8")
    for result in one.outcomes:
        if result.text:
            said = bench.desk.say
            told = put("name-text", name=said(result.name), text=said(result.text))
            yield words(bench, told, bench.cell, result.text, above=above, below=mm("0.5"))
            above = mm(0)
