"""On boards that no one drew: what the abstraction calls impossible, the real rules never do."""

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from proof_boards import board_of, case_of, star
from volume import volume

from forge.claims.endings import _by_views
from forge.claims.hunt import hunt
from forge.claims.income import income_left
from forge.claims.robbers import locked_in, star_laid
from forge.claims.stranding import stranding_island, stranding_sea
from forge.claims.verdict import NotChecked, Proved
from forge.rules.protocol import END
from forge.rules.star_of_africa.codes import AT_CAPE, LAYING, STARTING
from forge.simulate.components import backward
from forge.simulate.explore import explore
from forge.simulate.trace import replay

MOST = 5000
PLACES = ("city", "cape", "isle*")
READINGS = {
    "zvezda": {
        "broke_at_robber": ("free", "blocked"),
        "island_rescue": ("free_exit", "none"),
        "star_on_cape_town_clears_robber": (True, False),
        "entry_order": ("star_first", "robbers_first"),
        "star_frees_robber_player": (True, False),
        "sea_fee": (100, 0),
        "sea_free_when_all_broke": (True, False),
        "min_points": (1, 1, 2),
        "air_fare": (200, 0),
        "air_opens_free": (True, False),
        "air_meets_robber": (True, False),
        "island_broke_means": ("cheapest_way_out", "no_money"),
    },
    "classic": {
        "rescue": ("none", "free_passage"),
        "board_fee": (100, 0),
        "land_fee": (100, 0),
        "pass_port_afloat": (True, False),
        "tokens_by_passing": (False, True),
        "token_try_from": (2, 4),
        "air_may_open": (True, False),
        "stay_may_open": (True, False),
    },
}


def other_readings(name):
    """Each reading of an edition that is not listed above, mostly as it is shipped."""
    for each in star().edition(name).parameters:
        if each.reading and each.id not in READINGS[name] and not isinstance(each.value, int):
            yield each.id, (each.value, each.value, *each.options)
        elif each.reading and each.id not in READINGS[name] and isinstance(each.value, bool):
            yield each.id, (each.value, each.value, not each.value)


@st.composite
def boards(draw):
    """A rule set, a board of two or three points in a ring, a mix and readings."""
    name = draw(st.sampled_from(sorted(READINGS)))
    places = draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=2, unique=True))
    points = ["home!", *places]
    names = [point.rstrip("!*") for point in points]
    links = []
    for here, there in zip(names, names[1:] + names[:1], strict=True):
        island = "isle" in (here, there)
        sign = draw(st.sampled_from("~^" if island else "-~^"))
        if here != there and not (links and len(names) == 2):
            steps = 1 if sign == "^" else draw(st.integers(1, 2))
            links.append(f"{here}{sign}{there}:{steps}" + ">" * draw(st.sampled_from((0, 0, 0, 1))))
    others = draw(
        st.lists(
            st.sampled_from(("robber", "topaz", "blank", "horseshoe")),
            min_size=len(places) - 1, max_size=len(places) - 1,
        )
    )  # fmt: skip
    readings = {**READINGS[name], **dict(other_readings(name))}
    values = {key: draw(st.sampled_from(each)) for key, each in readings.items()}
    money = draw(st.sampled_from((0, 100, 200)))
    small = {"die_sides": 2, "start_money": money, "topaz_value": 100, "air_fare": 200}
    return name, points, links, ["star", *others], small | values, draw(st.integers(1, 2))


@settings(max_examples=volume(60), deadline=None, suppress_health_check=list(HealthCheck))
@given(boards())
def test_what_is_proved_impossible_never_happens(told):
    """Exhaustive exploration of the real rules agrees with each verdict of the abstraction."""
    name, points, links, tokens, values, seats = told
    case = case_of(name, board_of(points, links), tokens, **values)
    pawn, known = case.known.pawn, case.known
    b, states = case.play.b, []
    found = explore(case.play, case.play.begin(seats), MOST, lambda s: states.append(s) or 0)
    assume(found.exhausted)
    moving = [i for i, s in enumerate(states) if s.phase not in (LAYING, STARTING)]
    for i in moving:
        assert all(pawn.seen(states[i], p) in known.came for p in range(seats))
    for claim in (stranding_island, stranding_sea, locked_in, star_laid, income_left):
        for said in case.said(claim):
            assert isinstance(said.status, NotChecked | Proved)
            if said.trace:
                replay(case.play, said.trace)
    if _holds(case, stranding_island, stranding_sea, locked_in):
        for p in range(seats):
            homes = [i for i in moving if b.home[states[i].pos[p]]]
            beaten = [i for i in found.ends() if found.winner[i] != p]
            _all_reach(found, moving, homes + beaten)
    _as_a_whole(case, found, seats)
    if _holds(case, star_laid):
        laid = [i for i in moving if states[i].owner == AT_CAPE]
        _all_reach(found, laid, [i for i in moving if states[i].owner >= 0])
    if _holds(case, income_left, locked_in):
        hidden = [i for i in moving if not states[i].found]
        _all_reach(found, hidden, [i for i in moving if states[i].found])


def _as_a_whole(case, found, seats):
    """Whether the game can end and go on, as the abstractions of the whole of it say."""
    alive, ended = backward(found.heads, found.ends()), {*found.ends()}
    if _hunted(case):
        assert all(alive)
    if seats == 2 and any(_refuted(case, each) for each in (locked_in, star_laid, income_left)):
        assert not all(alive)
    if _by_views(case).holds:
        assert all(found.heads[i] or i in ended for i in range(len(found.heads)))


FREE = {
    "entry_order": ("star_first", "robbers_first"),
    "second_robber_joins": (False, True),
    "robber_player_keeps_money": (True, False),
    "closed_robber_recruits": ("on_open", "on_pass"),
    "robber_player_ambushes": (False, True),
    "star_taken_standing": (False, True),
    "home_exact": (False, True),
    "air_meets_robber": (True, False),
}


LINE = ("home-city:1", "city-cape:1")
RING = ("home-city:2", "city-cape:1", "cape-home:2")


@settings(max_examples=volume(10), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(("robber", "blank", "topaz", "horseshoe")),
    st.sampled_from(
        (["home-city:1", "city-cape:1"], ["home-city:2", "city-cape:1", "cape-home:2"])
    ),
    st.sampled_from((0, 100)),
    st.fixed_dictionaries({key: st.sampled_from(each) for key, each in FREE.items()}),
    st.integers(1, 2),
)
def test_a_game_that_is_said_to_end_can_end_from_every_state(other, links, money, readings, seats):
    """Sure errands in each plight, against all states of a game."""
    board = board_of(["home!", "city", "cape"], links)
    small = {"die_sides": 2, "start_money": money, "topaz_value": 100, "robber_missed_turns": 1}
    case = case_of("zvezda", board, ["star", other], **small, **readings)
    assume(_hunted(case))
    found = explore(case.play, case.play.begin(seats), 3 * MOST)
    assume(found.exhausted)
    _all_reach(found, range(len(found.turn)), found.ends())


def _hunted(case):
    known = hunt(case)
    return known is not None and not known.open


def _holds(case, *claims):
    said = [each for claim in claims for each in case.said(claim)]
    return bool(said) and all(each.holds and isinstance(each.status, Proved) for each in said)


def _refuted(case, claim):
    return any(isinstance(said.status, Proved) and not said.holds for said in case.said(claim))


def _all_reach(found, from_, goals):
    alive = backward(found.heads, goals)
    assert all(alive[i] or found.turn[i] == END for i in from_)
