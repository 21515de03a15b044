"""The tables of the print guide: headings of one size, cells of one size, rows as high as asked."""

import deckbox as db
import pytest

from forge.draw.guide_columns import ROW, SIZE, SLIGHT, Layout, Row, Table, layout
from forge.draw.guide_table import table
from forge.draw.rulebook_style import DEFAULT
from forge.geometry import box_mm, mm, pt
from forge.scene import Scene
from forge.typeset.setter import Setter

LONG = "Kääntöpuolen painotapa"
TITLES = ("Osa", "Puolet", "Kpl")
SHARES = (4, 1, 1)


def laid(made, room, desk=None) -> tuple[Layout, list]:
    """The layout, and all words of the table."""
    desk = desk or db.desk(db.box(), setter=Setter("fi"))
    found = layout(desk, made, room.size, DEFAULT)
    items = tuple(table(desk, made, found, room, DEFAULT))
    assert not desk.setter.spills
    return found, list(db.words(Scene(room.size, items)))


def sizes(found, runs, room):
    """The sizes of the headings and those of the cells."""
    below = room.y + found.heights[0]
    heads = {run.size for run in runs if run.y < below}
    return heads, {run.size for run in runs} - heads, {run.size for run in runs if run.y > below}


@pytest.mark.parametrize("words", [1, 2, 5, 9])
@pytest.mark.parametrize("width", [70, 120, 175])
def test_all_cells_of_a_table_are_of_one_size_and_its_headings_are(words, width):
    rows = (Row(("1", "2", "3")), Row(("1", " ".join([LONG] * words), "3")), Row(("4", LONG, "5")))
    room = box_mm(0, 0, width, 120)
    found, runs = laid(Table(TITLES, SHARES, rows), room)
    heads, _, cells = sizes(found, runs, room)
    assert len(heads) == len(cells) == 1


def test_a_row_is_higher_rather_than_its_type_smaller():
    long = Row(("1", " ".join([LONG] * 6), "3"))
    room = box_mm(0, 0, 120, 120)
    found, runs = laid(Table(TITLES, SHARES, (Row(("1", "2", "3")), long)), room)
    *_, cells = sizes(found, runs, room)
    assert min(cells) == round(pt(SIZE))
    assert found.heights[:2] == (ROW, ROW) and found.heights[2] > ROW


def test_a_cell_slightly_too_long_makes_all_slightly_smaller():
    desk = db.desk(db.box(), setter=Setter("fi"))
    rows = tuple(Row(("1", text, "3")) for text in ("2", LONG + " " + LONG))
    made = Table(TITLES, SHARES, rows)
    wide = next(
        one for one in range(60, 175)
        if layout(desk, made, box_mm(0, 0, one, 90).size, DEFAULT).style.size == SIZE
        and layout(desk, made, box_mm(0, 0, one, 90).size, DEFAULT).heights[2] == ROW
    )  # fmt: skip
    found = layout(desk, made, box_mm(0, 0, wide - 3, 90).size, DEFAULT)
    assert SLIGHT <= found.style.size < SIZE
    assert set(found.heights) == {ROW}


@pytest.mark.parametrize("high", [40, 55, 70, 85, 100])
def test_a_table_fits_its_room_and_only_rows_of_more_lines_are_higher(high):
    rows = tuple(Row(("1", LONG * 2 if i == 3 else str(i), "3"), strong=i == 5) for i in range(9))
    found, _ = laid(Table(TITLES, SHARES, rows), box_mm(0, 0, 90, high))
    assert found.height <= mm(high)
    assert len({one for i, one in enumerate(found.heights) if i != 4}) == 1
    assert found.heights[4] >= found.row


@pytest.mark.parametrize("width", [40, 52, 64])
def test_a_long_heading_stands_on_two_lines_where_the_table_is_narrow(width):
    rows = tuple(Row((f"Osa {number}", "1", "1")) for number in range(4))
    room = box_mm(0, 0, width, 80)
    found, runs = laid(Table(("Osa", LONG, "Kpl"), SHARES, rows), room)
    heads, _, cells = sizes(found, runs, room)
    assert len(heads) == len(cells) == 1
    assert max(heads) <= max(cells)


@pytest.mark.parametrize("width", [70, 85, 100])
def test_words_that_are_wider_than_the_table_make_its_type_smaller(width):
    """No word is cut: where rows of more lines do not help, the type gives."""
    word = "Epäjärjestelmällistyttämättömyys"
    rows = tuple(Row((word, word, str(number))) for number in range(3))
    made, room = Table((word, word, word), (2, 2, 1), rows), box_mm(0, 0, width, 120)
    found, _ = laid(made, room)
    assert found.style.size < SLIGHT and found.height <= mm(120)
