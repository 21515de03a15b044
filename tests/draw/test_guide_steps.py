"""The steps of the print guide: their words are of one size, and pictures keep their room."""

import deckbox as db
import pytest

from forge.draw.guide_steps import Step, steps
from forge.draw.rulebook_style import DEFAULT
from forge.geometry import Size, box_mm, mm
from forge.scene import Place, Scene
from forge.typeset.setter import Setter

SENTENCE = "Découpez le contour et marquez les plis, puis collez les languettes à l’intérieur. "
PICTURE = Scene(Size(mm(50), mm(30)), (), "picture")
HEAD = 5_000
"""A number of a step is set larger than this, its words smaller, µm."""


@pytest.mark.parametrize("longest", [1, 2, 4])
@pytest.mark.parametrize("height", [230, 200])
def test_the_words_of_all_steps_are_of_one_size(longest, height):
    desk = db.desk(db.box(), setter=Setter("fr"))
    said = [SENTENCE, SENTENCE * longest, *[SENTENCE] * 6]
    made = [Step(part, words.strip(), PICTURE) for part, words in zip(PARTS, said, strict=True)]
    items = tuple(steps(desk, made, box_mm(0, 0, 176, height), DEFAULT))
    runs = db.words(Scene(Size(mm(176), mm(height)), items))
    assert len({run.size for run in runs if run.size < HEAD}) == 1
    assert not desk.setter.spills
    shown = [one.scale * PICTURE.size.height for one in items if isinstance(one, Place)]
    assert len(shown) == len(made) and min(shown) > mm(15)


PARTS = ("board", "tokens", "money", "cards", "pawns", "die", "box", "rulebook")
