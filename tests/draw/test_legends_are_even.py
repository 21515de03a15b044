"""The legend of a board: rows of one kind are of one size, in every language, and legible."""

import re

import deckbox as db
import pytest

from forge.build.preview.verb import Ask, view_of, views
from forge.build.wish import Wish
from forge.draw.board_sketch import words
from forge.draw.figures_tokens import NAME, faces, size
from forge.draw.figures_ways import ways
from forge.geometry import UM_PER_PT, Box, mm
from forge.press.fitted import four_sheet_scale
from forge.press.paper import Margins
from forge.scene import Place, Scene
from forge.scene.origins import Seeker
from forge.typeset.spill import About

LEGIBLE = 5.0
"""Points in print, below which a board's words are too small (see ``print-small-board``)."""
KINDS = (
    r"scenery\.panels\.(?P<panel>.*)\.entries\..*\.(?P<what>text|note)",
    r"trail\.(kinds\..*|start|finish)\.(?P<what>name|text)",
    r"map\.terrains\..*\.(?P<what>name)",
    r"atlas\.key\.(blank|harbour|river|signs\..*)",
)


def kind(ident):
    """What kind of row a text of a legend is; None for a title or a foot."""
    for number, pattern in enumerate(KINDS):
        if found := re.fullmatch(pattern, ident):
            return (number, *found.groupdict().values())
    return None


def seen(game, lang):
    """The texts of a game's board in a language, and the desk of its first edition."""
    one, to = next(views(Ask(lang, Wish((game,)))))
    with to.speaking():
        desk = view_of(one, to, to.editions(one.editions)[0].id, Wish((game,))).whole.desk
        made = desk.game.scenery or desk.game.ground or desk.game.atlas
        return Seeker().texts(Scene(made.size, tuple(words(desk)))), desk


def frames(desk):
    """Where the panels of the legend lie."""
    game = desk.game
    if game.scenery:
        return [panel.frame.box for panel in game.scenery.panels]
    return [game.ground.legend.box if game.ground else game.atlas.key.frame.box]


def inside(box: Box, frame: Box) -> bool:
    return frame.x <= box.x and box.right <= frame.right and frame.y <= box.y <= frame.bottom


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("star-of-africa", "fi"), ("star-of-africa", "ar"), ("across-africa", "ar"),
        ("source-of-the-nile", "ar"),
    ],
)  # fmt: skip
def test_rows_of_one_kind_in_a_legend_are_of_one_size(game, lang):
    texts, desk = seen(game, lang)
    sizes: dict[tuple, set[float]] = {}
    for one in texts:
        rows, fitted = kind(one.of.text), one.of.left is not None
        if rows and fitted and any(inside(one.boxes[0], frame) for frame in frames(desk)):
            sizes.setdefault(rows, set()).add(one.of.size)
    assert sizes and all(len(found) == 1 for found in sizes.values()), sizes


@pytest.mark.parametrize("game", ["star-of-africa", "across-africa", "source-of-the-nile"])
def test_no_text_of_a_board_may_shrink_below_what_can_be_read_on_four_sheets(game):
    texts, desk = seen(game, "fi")
    made = desk.game.scenery or desk.game.ground or desk.game.atlas
    scale = four_sheet_scale(made.size, Margins())
    least = {one.of.text: one.of.least * scale for one in texts if one.of.text}
    assert least and min(least.values()) >= LEGIBLE, least


def sizes(scene, part):
    """The sizes in which texts whose ids hold ``part`` are set in a figure."""
    found = [one.of.size for one in Seeker().texts(scene) if part in one.of.text]
    assert len(found) > 2
    return set(found)


def test_the_ways_of_the_book_are_named_and_told_in_one_size_each():
    """Narrow, so that some would be smaller than others: a long note takes a line more."""
    desk = seen("star-of-africa", "fi")[1]
    drawn, wide = (ways(desk, mm(width), About("rulebook")) for width in (62, 120))
    assert desk.setter.spills == []
    assert drawn.size.height > wide.size.height
    for part in (".text", ".note"):
        assert len(sizes(drawn, part)) == 1


def test_the_tokens_of_the_book_are_named_in_one_size():
    desk = seen("star-of-africa", "fi")[1]
    drawn = faces(desk, mm(52), About("rulebook"))
    names = {run.size for run in db.words(drawn) if run.fill == NAME.colour}
    assert len(names) == 1
    assert names.pop() < round(NAME.size * UM_PER_PT)


@pytest.mark.parametrize(
    ("width", "least", "rows"),
    [
        (70, 0, [4, 3]), (70, 7.5, [4, 3]), (52, 7.5, [3, 2, 2]), (52, 9, [2, 2, 2, 1]),
        (40, 11, [1] * 7),
    ],
)  # fmt: skip
def test_tokens_stand_in_shorter_rows_where_a_name_would_not_fit(width, least, rows):
    """Printed at a larger size, fewer stand side by side; no name spills."""
    desk = seen("star-of-africa", "fi")[1]
    drawn = faces(desk, mm(width), About("rulebook"), least)
    assert desk.setter.spills == []
    tops = [item.y for item in drawn.items if isinstance(item, Place)]
    assert [tops.count(y) for y in sorted(set(tops))] == rows
    words = db.words(drawn)
    assert min(run.size for run in words) >= round(least * UM_PER_PT)
    assert drawn.size == size(desk, mm(width), least)
