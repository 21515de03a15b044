"""The pictures of a rulebook of exploration, drawn from Source of the Nile."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from shapely import LineString
from words_said import said

from forge.content.project import content_root, open_game
from forge.draw import figures, figures_rivers
from forge.draw.desk import Desk
from forge.draw.figures_hexes import drawn
from forge.draw.figures_turn import segments
from forge.draw.flow_parts import Side
from forge.draw.flow_plan import Wish, chart, spans
from forge.geometry import Um, mm
from forge.locale.values import voice
from forge.model.hexes import Terrain, cell, opposite, turned
from forge.model.hexways import course
from forge.model.load import game as load
from forge.model.pile_land import RiverPile
from forge.model.rulebook import Figure
from forge.typeset.setter import About, Setter

WIDE = mm(84)


@cache
def desk():
    game = load(open_game(content_root() / "source-of-the-nile"))
    chosen = game.edition("explorers")
    return Desk(game, chosen, voice(game, chosen), Setter("en"))


def asked():
    """Every figure of the book, by what it shows."""
    book = desk().game.rulebook("explorers")
    return [b for s in book.sections for b in s.blocks if isinstance(b, Figure)]


def request(one, height=0):
    return figures.Request(
        one.picture, one.show, one.marks, WIDE, About("rulebook"), height=height, least=6.0
    )


@pytest.mark.parametrize("one", asked(), ids=lambda one: one.id)
def test_a_figure_is_as_high_as_it_says_and_as_its_column_wants(one):
    least, most = figures.heights(desk(), request(one))
    for height in (0, least, most):
        ask = request(one, height)
        assert figures.picture(desk(), ask).size == figures.size(desk(), ask)
        assert not height or figures.size(desk(), ask).height == height


def charts():
    return [one for one in asked() if one.picture == "turn"]


def plan(one, height=0):
    return chart(desk(), desk().game.turn, Wish(one.show, WIDE, 6.0, Um(height)))


def test_every_step_of_the_turn_stands_on_a_chart_and_once():
    shown = [step for one in charts() for step in one.show]
    assert sorted(shown) == sorted(step.id for step in desk().game.turn.steps)


@pytest.mark.parametrize("one", charts(), ids=lambda one: one.id)
def test_the_ways_of_a_chart_do_not_cross_each_other_or_a_step(one):
    laid = plan(one)
    lanes = {route: [LineString(way) for way in segments(route)] for route in laid.routes}
    for a, b in combinations(lanes, 2):
        assert not any(u.crosses(v) for u in lanes[a] for v in lanes[b])
    for node in laid.nodes:
        box = node.box
        inside = LineString([(box.x + 1, box.y + box.height // 2),
                             (box.right - 1, box.y + box.height // 2)])  # fmt: skip
        assert not any(way.intersects(inside) for ways in lanes.values() for way in ways)
    assert all(a.box.bottom < b.box.y for a, b in pairwise(laid.nodes))


@pytest.mark.parametrize("one", charts(), ids=lambda one: one.id)
def test_every_way_of_a_step_leaves_it_on_the_chart(one):
    steps = {step.id: step for step in desk().game.turn.steps}
    for node in plan(one).nodes:
        if not node.bare:
            assert [exit_.arrow for exit_ in node.exits] == list(steps[node.step.id].goes)
            words = " ".join(said(figures.picture(desk(), request(one)).items))
            assert desk().say(node.step.name).split()[0] in words
    assert {exit_.side for node in plan(one).nodes for exit_ in node.exits} <= set(Side)


def test_rules_that_follow_each_other_are_told_as_a_span():
    assert list(spans(("N6", "N7", "N8", "N10", "N11", "ND1"))) == ["N6–N8", "N10 N11", "ND1"]


def route():
    one = next(one for one in asked() if one.picture == "hexes")
    return one, {entry.hex: entry for entry in map(drawn, one.show)}


def test_the_worked_map_is_one_that_the_cards_can_make():
    """Rivers flow on to where they are expected, desert is not beside jungle (N43, ND19)."""
    _, told = route()
    map_ = desk().game.map
    rufiji = next(entry for entry in map_.entries if entry.id == "rufiji")
    expects = list(course(cell(rufiji.hex), rufiji.course))
    turns = {
        one.turns
        for pile in desk().game.piles if isinstance(pile, RiverPile)
        for one in pile.courses
    }  # fmt: skip
    for at, one in told.items():
        if one.river:
            out, *ups = one.river
            down = at.beside(out)
            flows_on = down in told and opposite(out) in told[down].river[1:]
            assert flows_on or (down in expects and at in expects)
            assert tuple(ups) in {tuple(turned(out, by) for by in some) for some in turns}
        kinds = {told[near].terrain for near in at.ring if near in told}
        kinds |= {map_.known.get(near) for near in at.ring}
        assert not {one.terrain, *kinds} >= {Terrain.DESERT, Terrain.JUNGLE} or not one.terrain


def test_the_worked_way_goes_from_hex_to_hex():
    one, _ = route()
    way = [cell(mark.partition("=")[0]) for mark in one.marks]
    assert all(there in here.ring for here, there in pairwise(way))


def test_a_river_card_that_nobody_has_is_refused():
    with pytest.raises(KeyError):
        figures_rivers.turns(desk(), "r99")


def test_what_cannot_be_drawn_in_a_hex_is_refused():
    with pytest.raises(ValueError, match="nothing to draw"):
        drawn("N9=veldt+castle")
