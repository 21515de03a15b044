"""The tables of the print guide: their headings are of one size, however long each is."""

import deckbox as db

from forge.draw.guide_table import Row, Table, table
from forge.draw.rulebook_style import DEFAULT
from forge.geometry import box_mm
from forge.scene import Scene
from forge.typeset.setter import Setter

LONG = "Kääntöpuolen painotapa"


def test_the_headings_of_a_table_are_of_one_size_and_each_row_keeps_its_own():
    desk = db.desk(db.box(), setter=Setter("fi"))
    rows = (Row(("1", "2", "3")), Row(("1", LONG * 2, "3")))
    made = Table(("Osa", LONG, "Kpl"), (4, 1, 1), rows)
    first = box_mm(0, 0, 120, 7)
    items = tuple(table(desk, made, first, DEFAULT))
    runs = list(db.words(Scene(first.size, items)))
    heads = {run.size for run in runs if run.y < first.bottom}
    above = {run.size for run in runs if first.bottom < run.y < first.bottom + first.height}
    assert len(heads) == 1 and heads.pop() < min(above)
    assert len(above) == 1
