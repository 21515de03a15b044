"""Readings and boards under which a claim is easily taken for proved, or for refuted, wrongly."""

import pytest
from proof_boards import board_of, case_of

from forge.claims.income import income_left
from forge.claims.landing import exact_landing
from forge.claims.robbers import locked_in, star_laid
from forge.claims.stranding import stranding_island
from forge.claims.verdict import NotChecked, Proved
from forge.simulate.components import backward
from forge.simulate.explore import explore
from forge.simulate.star_world import StarWorld

LINE = board_of(["home!", "cape", "b"], ["home-cape:1", "cape-b:1"])
RING = board_of(["home!", "cape", "b"], ["home-cape:1", "cape-b:1", "b-home:1"])


def test_z21_no_rescue_is_counted_on_where_a_way_out_costs_nothing():
    """`no_money` rescues nobody who can leave for nothing, though that flight leads nowhere."""
    board = board_of(["home!", "isle*", "far"], ["home~isle", "isle^far"])
    readings = {"air_fare": 0, "island_broke_means": "no_money", "start_money": 100}
    readings |= {"sea_free_when_all_broke": False}
    case = case_of("zvezda", board, ["star", "robber"], **readings, die_sides=2)
    states = []
    found = explore(case.play, case.play.begin(2), 50_000, lambda s: states.append(s) or 0)
    assert found.exhausted
    goals = [i for i, s in enumerate(states) if s.phase > 1 and s.pos[0] == 0]
    alive = backward(found.heads, [*goals, *(i for i in found.ends() if found.winner[i] == 1)])
    assert not all(alive[i] for i, s in enumerate(states) if s.phase > 1)
    (said,) = case.said(stranding_island)
    assert not said.holds


@pytest.mark.parametrize("readings", [
    {"min_points": 2, "die_sides": 2}, {"island_rescue": "none", "sea_fee": 300},
])  # fmt: skip
def test_z22_robbers_that_bar_are_not_called_harmless_where_the_way_home_is_not_sure(readings):
    """Who may be lost without robbers may be lost between them, too."""
    (said,) = case_of("zvezda", broke_at_robber="blocked", **readings).said(locked_in)
    assert not said.holds
    (said,) = case_of("zvezda", **readings).said(locked_in)
    assert said.holds and said.status == Proved("abstraction")


def test_z22_a_robber_that_asks_nothing_bars_nobody():
    (said,) = case_of("zvezda", broke_at_robber="blocked", robber_toll=0).said(locked_in)
    assert said.holds and said.status == Proved("abstraction")


def test_z25_a_flight_over_the_robber_carries_the_star_off():
    """With `air_meets_robber: false` the Star on Cape Town may go on by air."""
    readings = {"air_meets_robber": False, "star_on_cape_town_clears_robber": False}
    case = case_of("zvezda", **readings)
    (said,) = case.said(star_laid)
    assert isinstance(said.status, NotChecked) and not said.holds
    assert said.remedy == "star_on_cape_town_clears_robber: true"
    world = StarWorld(case.play.b)
    assert world.stuck() and not world.stuck(flying=True)
    assert StarWorld(case_of("zvezda", RING, **readings).play.b).stuck(flying=True)


def test_z5_z16_whoever_must_go_two_points_may_never_stop_at_the_star():
    """Moves of exactly two points keep to every other point: the argument by sea does not hold."""
    assert all(s.holds for s in case_of("zvezda").said(income_left))
    (said,) = case_of("zvezda", min_points=2, die_sides=2).said(income_left)
    assert isinstance(said.status, NotChecked) and not said.holds


@pytest.mark.parametrize(("name", "board", "odds", "readings", "message"), [
    ("zvezda", LINE, (1, 1), {"min_points": 2}, "a throw of 1 lands on any neighbour"),
    ("zvezda", RING, (0, 1), {"min_points": 2}, "a move by land can end at every point"),
    ("zvezda", LINE, (0, 1), {"min_points": 2}, ""),
    ("zvezda", LINE, (0, 1), {}, "a move may stop at any point"),
    ("classic", LINE, (1, 1), {}, "a throw of 1 lands on any neighbour"),
    ("classic", RING, (0, 1), {}, "a move by land can end at every point"),
    ("classic", LINE, (0, 1), {"turn_back_within_move": True}, ""),
])  # fmt: skip
def test_c7_landing_is_proved_for_the_die_and_the_walks_of_the_edition(
    name, board, odds, readings, message
):
    """Nothing is said of a die that the edition does not have; an empty message: it stays open."""
    case = case_of(name, board, ["star", "blank"], die_sides=len(odds), **readings)
    case.play.b.die[1:] = odds
    (said,) = case.said(exact_landing)
    assert said.holds == bool(message) and (not message or message in said.message)
    assert said.status == Proved("exact") if message else isinstance(said.status, NotChecked)


@pytest.mark.parametrize("name", ["zvezda", "classic"])
def test_a_free_flight_that_opens_no_token_does_not_fetch_the_star(name):
    """Z17, C12: whoever lands there may not open it; once there, they cannot come on foot."""
    board = board_of(["home!", "isle*"], ["home^isle"])
    readings = {"start_money": 0, "air_fare": 0, "die_sides": 2}
    readings |= {
        "zvezda": {"air_opens_free": False, "sea_free_when_all_broke": False},
        "classic": {"air_may_open": False, "stay_may_open": False, "token_try_from": 1},
    }[name]
    case = case_of(name, board, ["star"], players=(2, 2), **readings)
    found = explore(case.play, case.play.begin(2), 20_000)
    assert found.exhausted and not found.ends()
    assert not case.said(income_left)[0].holds
    readings |= {"zvezda": {"air_opens_free": True}, "classic": {"air_may_open": True}}[name]
    assert case_of(name, board, ["star"], **readings).said(income_left)[0].holds
