"""The stand: pockets as wide as cards need, in rows a step apart, on one sheet of A4 or Letter."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import deckbox as db
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from forge.backend.bounds import Bounds
from forge.content.project import content_root, open_game
from forge.draw import guide_stand, stand_view
from forge.draw.guide_proof import counts
from forge.draw.rulebook_style import inks
from forge.draw.stand import BLEED, stand
from forge.draw.stand_net import Pleats, tray
from forge.draw.whole import drawing
from forge.geometry import Box, Um, mm
from forge.locale.ui import word
from forge.model.load import game as load_game
from forge.model.sizes import CARD_SIZES
from forge.press.paper import PAPERS

MARGIN = mm("6.35")


@cache
def africa():
    return load_game(open_game(content_root() / "across-africa"))


@pytest.fixture(scope="module")
def game():
    return africa()


@pytest.fixture(scope="module")
def rack(game):
    return game.stand


@pytest.fixture(scope="module")
def pieces(game):
    return stand(db.desk(game, "expedition"))


def test_a5_a40_eight_numbered_slots_and_a_place_for_diamonds(pieces):
    rack, tray_ = pieces
    said = Counter(run.text for run in db.words(rack.front))
    assert [said[str(number)] for number in range(1, 10)] == [1] * 8 + [0]
    assert tray_.id == "stand.tray"


def test_a41_a_pocket_takes_two_cards_beside_its_glue(rack):
    net, card = Pleats(rack), CARD_SIZES[rack.cards]
    assert net.pocket == card.width + rack.loose + 2 * rack.thick
    assert net.size.width == rack.columns * net.pocket + (rack.columns + 1) * rack.glue
    assert rack.slots == rack.rows * rack.columns == 8


@given(thick=st.integers(100, 900), lip=st.integers(8_000, 20_000), step=st.integers(9_000, 25_000))
def test_the_strip_is_as_long_as_what_is_folded_of_it(thick, lip, step):
    """Back and head, two lips a row, a step between rows, the last front and the foot."""
    rack = replace(africa().stand, thick=Um(thick), lip=Um(lip), step=Um(step))
    net = Pleats(rack)
    panels = rack.head + (rack.rows - 1) * step
    assert net.size.height == panels + rack.rows * 2 * lip + lip + rack.foot
    assert len(list(net.folds())) == 2 * rack.rows
    slots = list(net.slots())
    assert len(slots) == rack.slots
    assert not any(one.meets(other) for one, other in combinations(slots, 2))


def test_thicker_cards_get_wider_pockets(rack):
    sleeved = replace(rack, thick=Um(rack.thick + 200))
    assert Pleats(sleeved).pocket == Pleats(rack).pocket + 400


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_both_parts_fit_a_sheet_with_their_bleed(pieces, paper):
    size = PAPERS[paper].size
    for piece in pieces:
        assert piece.size.width + 2 * BLEED <= size.width - 2 * MARGIN
        assert piece.size.height + 2 * BLEED <= size.height - 2 * MARGIN


def test_the_tray_is_cut_along_one_line_that_holds_floor_walls_and_tabs(rack):
    bowl = tray(rack)
    outline = shapely.Polygon(bowl.outline())
    base, tabs = bowl.base, [shapely.Polygon(corners) for corners in bowl.tabs()]
    floor = shapely.box(base.x, base.y, base.right, base.bottom)
    walls = 2 * bowl.wall * (base.width + base.height)
    assert outline.is_valid and all(outline.buffer(1).contains(tab) for tab in tabs)
    assert outline.area == pytest.approx(
        floor.area + walls + sum(tab.area for tab in tabs), rel=0.001
    )


def test_no_two_tabs_of_the_tray_overlap_a_wall(rack):
    bowl = tray(rack)
    tabs = [shapely.Polygon(corners) for corners in bowl.tabs()]
    base = bowl.base
    sides = [
        shapely.box(0, base.y, base.x, base.bottom),
        shapely.box(base.right, base.y, bowl.size.width, base.bottom),
    ]
    for tab in tabs:
        assert all(tab.intersection(side).area == 0 for side in sides)


def test_a61_the_race_prints_no_stand_and_asks_for_none(game):
    """The crocodile is not used: no sheet, no step in the guide, no row in its proof."""
    held = {name: drawing(db.desk(game, name)) for name in ("expedition", "race")}
    assert [one.has("stand") for one in held.values()] == [True, False]
    assert [len(one.stand) for one in held.values()] == [2, 0]
    asked = {name: [row.name for row in counts(one, 1)] for name, one in held.items()}
    assert "Stand with its tray" in asked["expedition"]
    assert "Stand with its tray" not in asked["race"]


def test_every_step_of_the_stand_is_drawn_and_told_where_one_is_made(game):
    """The race makes none (A61)."""
    held = {name: drawing(db.desk(game, name)) for name in ("expedition", "race")}
    made = {name: guide_stand.steps(one, inks(one.desk)) for name, one in held.items()}
    assert list(made["expedition"]) == list(guide_stand.MAKERS)
    assert made["race"] == {}
    assert all(word(f"make-{key}") for key in guide_stand.MAKERS)
    assert len({scene.items for scene in made["expedition"].values()}) == len(guide_stand.MAKERS)


def test_nothing_of_a_step_is_drawn_beyond_its_room(game):
    one = drawing(db.desk(game, "expedition"))
    for key, scene in guide_stand.steps(one, inks(one.desk)).items():
        room = Box(Um(0), Um(0), *scene.size).grown(mm(1))
        assert room.holds(Bounds().box(scene)), key


def test_cards_rise_above_the_stand_as_far_as_they_are_higher_than_back_and_pocket(game):
    """A photo in the first row looks out over the back; one in the last row does not."""
    rack, wide = game.stand, Um(40_000)
    bare = stand_view.size(rack, wide).height
    assert stand_view.size(rack, wide, (0, 0, 0, 0, 0, 0, 1)).height == bare
    first = stand_view.size(rack, wide, (1,)).height
    scale = wide / Pleats(rack).size.width
    over = CARD_SIZES[rack.cards].height - rack.lip + stand_view.BEHIND - rack.head
    assert first - bare == pytest.approx(over * scale, abs=2)


def test_an_edition_counts_no_tokens_that_it_does_not_print(game):
    """The race closes no trail (AD13): its proof has no row for markers of closed trails."""
    rows = [row.name for row in counts(drawing(db.desk(game, "race")), 1)]
    assert "Crystal" in rows and "Trail marker" not in rows
    assert "Trail marker" in [row.name for row in counts(drawing(db.desk(game, "expedition")), 1)]
