"""The abstraction of a whole game: its measure never grows, and its errands can be run."""

from collections import Counter

import pytest
from errand_steps import Guide, brings_on
from proof_boards import case_of, random_plies

from forge.claims.hunt import hunt
from forge.rules.protocol import END
from forge.rules.star_of_africa.codes import BEGIN, LAYING, STARTING
from forge.simulate.errands import HIDDEN, OPEN_ROAD, Errands, Plight, measure

READINGS = (
    {},
    {"star_taken_standing": True, "robber_player_ambushes": True},
    {"entry_order": "robbers_first", "home_exact": True, "second_robber_joins": True},
    {"closed_robber_recruits": "on_pass", "theft_takes_horseshoes": True},
    {"air_meets_robber": False, "air_fare": 100, "passed_payment": "before_opening"},
    {"robber_player_keeps_money": False, "horseshoe_in_missed_turn": True, "sea_fee": 0},
    {"star_on_cape_town_clears_robber": False, "star_taken_standing": True},
)


def group(plight):
    """Within one measure a game stays with what cannot change but with it."""
    if plight in HIDDEN.values():
        return plight
    return OPEN_ROAD if plight in OPEN_ROAD else None


def follow(values, seats, seed, most):
    """Random play against measure and groups; how often each errand was tried on the real rules."""
    case = case_of("zvezda", **values)
    guide, tried = Guide(case), Counter()
    for s, _, after in random_plies(case, seats, seed, most):
        if s.phase in (LAYING, STARTING):
            continue
        now, then = measure(s), measure(after)
        assert then <= now
        plight = guide.errands.plight(s)
        assert plight in guide.errands.ends()
        if case.rules.turn(case.play.b, after) != END and now == then:
            assert group(guide.errands.plight(after)) == group(plight)
        if s.phase == BEGIN and s.seat in guide.sent(s, plight):
            tried[plight] += 1
            assert brings_on(guide, s, plight, s.seat), (plight, s)
    return tried


@pytest.mark.parametrize("values", READINGS)
def test_errands_can_be_run_from_random_states_and_the_measure_never_grows(values):
    """Whoever is sent has a turn that brings the game on, by one step, flight or horseshoe."""
    assert sum(follow(values, 2, 7, 3000).values()) > 300


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_errands_can_be_run_from_100_000_random_states(seats):
    tried = follow({}, seats, 3, 100_000)
    assert len(tried) >= 7 and Plight.GUARDED not in tried


def test_an_errand_that_the_rules_do_not_allow_is_found_out():
    """Where the fare is asked of those who have none, nobody sails for nothing."""
    case = case_of("zvezda", sea_free_when_all_broke=False)
    guide = Guide(case, hunt(case_of("zvezda")).errands)
    with pytest.raises(AssertionError):
        _from_an_island(guide)
    _from_an_island(Guide(case_of("zvezda")))


def _from_an_island(guide):
    """All out of money on an island whose token is open, carried off once already."""
    case = guide.case
    b = case.play.b
    s, *_ = (s for s, _, _ in random_plies(case, 2, 1, 400) if s.phase == BEGIN)
    isle = b.names.points.index("st-helena")
    s.pos, s.money, s.shoes, s.free_exit = [isle, isle], [0, 0], [0, 0], [0, 0]
    s.closed[isle] = 0
    assert brings_on(guide, s, guide.errands.plight(s), s.seat)


def test_a_game_in_which_a_robber_keeps_the_star_has_no_such_measure():
    """Under `star_frees_robber_player: false` nothing is said: the abstraction does not fit."""
    case = case_of("zvezda", star_frees_robber_player=False)
    assert not Errands(case.play.b, ()).fits() and hunt(case) is None
