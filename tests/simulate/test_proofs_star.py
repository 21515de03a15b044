"""What the checker finds out by itself about the two editions (star-of-africa, last section)."""

import json

import pytest
from proof_boards import case_of, star

from forge.claims.engine import judge
from forge.claims.income import hopeless
from forge.claims.stranding import stranded
from forge.claims.verdict import Proved
from forge.content.project import content_root, open_game
from forge.finding import Severity
from forge.rules.star_of_africa.codes import AT_CAPE
from forge.simulate.explore import explore
from forge.simulate.trace import Impossible, Trace, replay


def verdicts(case):
    document = open_game(content_root() / "star-of-africa")
    return {verdict.id: verdict for verdict in judge(document, case)}


@pytest.fixture(scope="module")
def zvezda():
    return verdicts(case_of("zvezda"))


@pytest.fixture(scope="module")
def classic():
    return verdicts(case_of("classic"))


def test_1_classic_strands_a_player_on_an_island_and_names_the_reading_that_mends_it(classic):
    """C14: bought the blank of the Canary Islands with the last money, in one turn."""
    found = classic["stranding-island"]
    assert found.status == Proved("play") and not found.holds
    assert found.severity is Severity.WARNING and found.remedy == "rescue: free_passage"
    case = case_of("classic")
    s = replay(case.play, found.trace)
    assert case.play.b.names.points[s.pos[0]] == "canary-islands"
    assert stranded(case, s, 0) and not stranded(case, s, 1)
    assert found.trace.story[-1] == "1. Tembo (Canary Islands): finds nothing. [C9]"


@pytest.mark.parametrize("claim", ["stranding-island", "stranding-sea"])
def test_1_zvezda_strands_nobody(zvezda, claim):
    """Z21: proved, not only never seen."""
    assert zvezda[claim].holds and zvezda[claim].status == Proved("abstraction")


def test_1_zvezda_without_its_rescue_strands_a_player():
    readings = {"island_rescue": "none", "sea_free_when_all_broke": False}
    found = verdicts(case_of("zvezda", **readings))["stranding-island"]
    assert found.fails and found.remedy == "island_rescue: free_exit"


def test_2_a_classic_player_may_be_at_sea_without_the_fee_to_land(classic):
    """C13: found with a play of three turns, each of one step; land_fee 0 or a rescue mends it."""
    found = classic["stranding-sea"]
    assert found.status == Proved("play") and not found.holds
    case = case_of("classic")
    s = replay(case.play, found.trace)
    assert s.money[0] < case.play.b.land_fee
    assert case.play.b.names.points[s.pos[0]].startswith("sea-")
    for values in ({"rescue": "free_passage"}, {"land_fee": 0}):
        assert verdicts(case_of("classic", **values))["stranding-sea"].holds


def test_6_z25_the_star_lies_on_cape_town_for_ever_where_the_robber_stays(zvezda):
    """Shipped: proved that it cannot; without the reading: found, and nothing gets it away."""
    assert zvezda["star-laid"].holds and zvezda["star-laid"].status == Proved("abstraction")
    case = case_of("zvezda", star_on_cape_town_clears_robber=False)
    found = verdicts(case)["star-laid"]
    assert found.fails and found.severity is Severity.ERROR
    s = replay(case.play, found.trace)
    assert s.owner == AT_CAPE and s.open_robber[case.play.b.cape] == 1


def test_7_z22_blocked_shuts_everybody_in_and_free_does_not(zvezda):
    """With ``blocked`` nothing but throws is left to anyone, for ever; with ``free`` never."""
    assert zvezda["locked-in"].holds and zvezda["locked-in"].status == Proved("abstraction")
    case = case_of("zvezda", broke_at_robber="blocked")
    found = verdicts(case)["locked-in"]
    assert found.fails and found.remedy == "broke_at_robber: free"
    after = explore(case.play, replay(case.play, found.trace), 50_000)
    assert after.exhausted and not after.ends()


@pytest.mark.parametrize(("name", "readings"), [
    ("zvezda", {"sea_free_when_all_broke": False}), ("classic", {}),
])  # fmt: skip
def test_a_star_on_an_island_may_be_out_of_reach_for_all_when_no_money_is_left(name, readings):
    """Found by the checker: no rule of either source brings money to players who have none."""
    case = case_of(name, **readings)
    found = verdicts(case)["income-left"]
    assert found.fails and found.severity is Severity.WARNING
    s = replay(case.play, found.trace)
    assert hopeless(case, s) and s.money[:2] == [0, 0] and s.found == 0


def test_a_star_on_an_island_can_be_fetched_when_nobody_pays_what_nobody_has(zvezda):
    """`sea_free_when_all_broke` closes the hole."""
    assert zvezda["income-left"].holds
    assert isinstance(zvezda["income-left"].status, Proved)


def test_a_play_that_the_rules_forbid_is_refused_with_what_they_allow(classic):
    told = classic["stranding-island"].trace
    wrong = Trace(told.seats, (*told.names[:-1], "open"))
    with pytest.raises(Impossible, match="cannot 'open'; possible: leave closed, buy, try"):
        replay(case_of("classic").play, wrong)


FAULTS = {
    "stranding-island": lambda case, s: stranded(case, s, 0),
    "stranding-sea": lambda case, s: stranded(case, s, 0),
    "income-left": hopeless,
}


def saved():
    folder = content_root().parent / "tests" / "data" / "traces"
    return sorted(folder.glob("*.json"))


@pytest.mark.parametrize("path", saved(), ids=lambda path: path.stem)
def test_a_saved_play_still_shows_its_fault(path):
    """Written by ``forge check star-of-africa --deep --save-traces tests/data/traces``."""
    told = json.loads(path.read_text("utf-8"))
    assert told["game"] == star().id
    case = case_of(told["edition"], **told.get("readings", {}))
    s = replay(case.play, Trace(told["seats"], tuple(told["plies"])))
    assert FAULTS[told["claim"]](case, s)
