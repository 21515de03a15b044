"""The written abstractions contain the real rules: state by state, ply by ply."""

from dataclasses import replace

import pytest
from proof_boards import case_of, random_plies

from forge.rules.star_of_africa.codes import ARC, BEGIN, LAYING, STARTING, STOP, WALK
from forge.simulate.pawn_zvezda import ZvezdaPawn
from forge.simulate.star_world import StarWorld
from forge.simulate.views import PHASES, Views
from forge.simulate.views_classic import ClassicViews

READINGS = {
    "zvezda": (
        {},
        {"broke_at_robber": "blocked", "entry_order": "robbers_first", "home_exact": True},
        {"island_rescue": "none", "star_frees_robber_player": False},
        {"second_robber_joins": True, "robber_player_keeps_money": False},
        {"theft_takes_horseshoes": True, "passed_payment": "before_opening"},
        {"robber_player_ambushes": True, "star_taken_standing": True},
        {"closed_robber_recruits": "on_pass", "island_broke_means": "no_money"},
        {"star_on_cape_town_clears_robber": False, "air_opens_free": False},
        {"star_on_cape_town_clears_robber": False, "star_frees_robber_player": False},
    ),
    "classic": (
        {},
        {"rescue": "free_passage"},
        {"rescue": "free_passage", "tokens_by_passing": True, "cape_town_by_passing": True},
        {"land_and_sea_in_one_roll": False, "pass_port_afloat": False},
        {"no_walk": "turn_back", "turn_back_within_move": True},
        {"board_fee": 200, "land_fee": 0, "air_may_open": False},
    ),
}
CASES = [(name, values) for name, each in READINGS.items() for values in each]


def within(found, step, limit):
    """All that ``step`` makes of ``found`` in at most so many steps; None: any number."""
    known, front = set(found), list(found)
    while front and limit != 0:
        front = [y for x in front for y in step(x) if not (y in known or known.add(y))]
        limit = None if limit is None else limit - 1
    return known


def contained(pawn, x, y):
    """Whether a ply can bring ``x`` to ``y``: things happen, a step, landing, things happen."""

    def happens(z):
        return pawn.happens(z, dry=False)

    known = within([x], happens, None)
    if y in known:
        return True
    for _ in range(2):
        known = within({z for w in known for z in pawn.moves(w)}, happens, None)
        if y in known:
            return True
    return False


def check(name, values, seed, most):
    case = case_of(name, **values)
    known, pawn = case.known, case.known.pawn
    world = StarWorld(case.play.b) if name == "zvezda" else None
    worlds = set(world.reachable()) if world else set()
    tried: dict[tuple[int, int], bool] = {}
    seen = 0
    for s, _, after in random_plies(case, 3, seed, most):
        if s.phase in (LAYING, STARTING) or after.phase in (LAYING, STARTING):
            continue
        for p in range(3):
            seen += 1
            x, y = pawn.seen(s, p), pawn.seen(after, p)
            assert x in known.came and y in known.came
            if (x, y) not in tried:
                tried[x, y] = x == y or contained(pawn, x, y)
            assert tried[x, y], (pawn.at.parts(x), pawn.at.parts(y), case.play.b.names.points)
        if world:
            now, then = world.seen(s), world.seen(after)
            assert now in worlds and then in within([now], world.after, 4)
    return seen


@pytest.mark.parametrize(("name", "values"), CASES)
def test_random_play_stays_within_the_abstraction(name, values):
    """Each state and each change of a pawn that random play brings is one of the abstraction."""
    assert check(name, values, 5, 2500) > 2000


@pytest.mark.long
@pytest.mark.parametrize("name", READINGS)
def test_100_000_random_states_are_contained(name):
    assert check(name, {}, 1, 100_000) > 100_000


def test_a_pawn_that_could_not_fly_would_be_found_out():
    """The comparison with real play can fail: an abstraction without flights lacks some plies."""
    case = case_of("zvezda")
    pawn, b = case.known.pawn, case.play.b
    grounded = ZvezdaPawn(replace(b, air_first=[0] * (b.n_points + 1)))
    flights = 0
    for s, action, after in random_plies(case, 3, 5, 4000):
        if action >= ARC + b.n_arcs and s.phase == BEGIN:
            flights += 1
            x, y = pawn.seen(s, s.seat), pawn.seen(after, s.seat)
            assert contained(pawn, x, y) and not contained(grounded, x, y)
    assert flights > 3


@pytest.mark.parametrize("values", READINGS["classic"])
def test_a_walk_depends_on_no_more_than_its_view(values):
    """What a view allows in the middle of a walk, so does the real state."""
    case = case_of("classic", **values)
    play, b = case.play, case.play.b
    views = ClassicViews(b, case.rules)
    every, room, asked = set(views.every()), [0] * case.rules.room(b), 0
    for s, _, _ in random_plies(case, 3, 8, 1500):
        if s.phase == WALK and s.walked:
            asked += 1
            view = views.of(s)
            assert view in every
            n = case.rules.legal(b, views.show(view), room)
            assert n > 0 and set(room[:n]) <= set(play.moves(s))
    assert asked > 200


@pytest.mark.parametrize("values", READINGS["zvezda"])
def test_legal_reads_no_more_of_a_state_than_its_view(values):
    """What a view allows, with robbers all around, so does the real state (Stop, if nothing)."""
    case = case_of("zvezda", **values)
    play, b = case.play, case.play.b
    views = Views(b)
    every = set(views.every())
    blank, room = views.blank(), [0] * case.rules.room(b)
    asked = 0
    for s, _, _ in random_plies(case, 3, 8, 1500):
        if s.phase in PHASES:
            asked += 1
            view = views.of(s)
            assert view in every
            n = case.rules.legal(b, views.show(blank, view), room)
            assert n > 0 and set(room[:n]) - {STOP} <= set(play.moves(s))
    assert asked > 300
