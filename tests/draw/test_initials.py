"""A paragraph's great initial keeps clear of the lines round it, whatever its letter."""

import deckbox as db
import pytest
import rulebook_sample as sample

from forge.draw.rulebook import pages
from forge.geometry import UM_PER_PT
from forge.model.rulebook import Paragraph, Rulebook, Section
from forge.typeset.style import Style

SAID = "{}ohn of the caravan " + "reaches the harbour before the moon is over the horizon " * 5


def opened(letter):
    """The initial of a lead that begins with a letter, and the lines of the lead in order."""
    lead = Paragraph("lead", "paragraph", sample.text("lead", SAID.format(letter)), look="lead")
    sections = (Section("s", sample.text("head", "Caravans"), (lead,)),)
    book = Rulebook("left", sample.text("title", "A"), sample.text("subtitle", "B"), sections,
                    sample.text("contents", "C"))  # fmt: skip
    at = sample.desk(book, "fi")
    runs = [run for page in pages(at, sample.A4) for run in db.words(page.scene)]
    body = [run for run in runs if run.face.endswith("400:italic")]
    great = next(run for run in runs if run.text == letter and run.size > 2 * body[0].size)
    return great, sorted(body, key=lambda run: run.y), at.setter


def reach(setter, run, said=None):
    """How far above and below its baseline a run's ink goes, µm."""
    size = run.size / UM_PER_PT / setter.fonts.table.families[run.face.partition(":")[0]].scale
    weight, role = (700, "title") if said is None else (400, "text")
    return setter.ink(said or run.text, Style(role=role, size=size, weight=weight))


@pytest.mark.parametrize("letter", ["H", "O", "J", "Q", "Ç"])
def test_an_initial_reaches_no_line_below_those_beside_it(letter):
    great, lines, setter = opened(letter)
    bottom = great.y + reach(setter, great)[1]
    beside = [run for run in lines if run.x > great.x + great.size // 4 and run.y <= bottom]
    below = [run for run in lines if run not in beside]
    assert len(beside) >= 2 and below
    assert bottom <= below[0].y - reach(setter, below[0], "l")[0]
    top = lines[0].y - reach(setter, lines[0], "l")[0]
    assert great.y - reach(setter, great)[0] >= top - 400
