"""The single claims: figures against plain counting, and what is said of content that is idle."""

from itertools import combinations

import pytest
from proof_boards import board_of, case_of, star

from forge.claims.engine import claims
from forge.claims.firing import rules_fire
from forge.claims.idle import BOTH, CLASSIC, ZVEZDA, idle_content
from forge.claims.landing import exact_landing
from forge.claims.sums import costs, money_bounds, money_home
from forge.claims.verdict import Estimated, NotChecked, Proved, Verdict
from forge.claims.walls import placements, robber_walls, walls
from forge.finding import Severity
from forge.model.graph import ALL, LAND, WALKED, site_graph

RING = board_of(
    ["home!", "a", "b", "c", "d", "isle*"],
    ["home-a:2", "a-b:2", "b-c:2", "c-home:2", "b-d:2", "d~isle:2", "isle~home:3", "d^home"],
)


def plainly(board, kinds, square, robbers):
    """Whether robbers on these squares shut a pawn off: a search from the pawn."""
    graph, goals = site_graph(board, kinds), {p.id for p in board.points if p.goal}
    seen, front = {square}, [square]
    while front:
        for there in graph.successors(front.pop()):
            if there not in seen and there not in robbers:
                seen.add(there)
                front.append(there)
    return not seen & goals


@pytest.mark.parametrize("kinds", [LAND, WALKED, ALL])
@pytest.mark.parametrize("robbers", [1, 2, 3])
def test_the_share_of_walls_is_that_of_plain_counting(kinds, robbers):
    """Sets of placements as bits against one search for each square and placement."""
    squares = [p.id for p in RING.points if p.token]
    places = placements(len(squares), robbers)
    found = walls(RING, kinds, squares, places)
    every = list(combinations(squares, robbers))
    assert places.n == len(every) and places.exact
    for v in squares:
        shut = sum(plainly(RING, kinds, v, set(at)) for at in every if v not in at)
        alone = plainly(RING, kinds, v, set())
        assert (v in found) != alone
        if v in found:
            assert found[v].bit_count() == shut


def test_3_z24_the_least_number_of_robbers_and_the_share_of_placements_are_told():
    """The shipped board and mix: all 142 506 placements of five robbers on thirty squares."""
    told = case_of("zvezda").said(robber_walls)
    assert [said.status for said in told] == [Proved("exact")] * 3
    assert all("142506 placements" in said.message for said in told)
    assert "2 robbers are enough" in told[0].message and "3 robbers" in told[1].message


def test_of_too_many_placements_a_sample_is_taken_and_called_so():
    case = case_of("zvezda")
    board, squares = case.game.board, [p.id for p in case.game.board.points if p.token]
    exact, sampled = placements(30, 5), placements(30, 9)
    assert exact.exact and not sampled.exact and sampled.n == 100_000
    assert sum(bits.bit_count() for bits in sampled.at) == 9 * sampled.n
    few, many = (walls(board, WALKED, squares, places) for places in (exact, sampled))
    assert sum(b.bit_count() for b in few.values()) / exact.n < (
        sum(b.bit_count() for b in many.values()) / sampled.n
    )


def test_4_c7_every_point_is_landed_on_by_exact_count():
    """The shipped board: a few throws for each neighbour; a one-way road breaks the promise."""
    (said,) = case_of("classic").said(exact_landing)
    assert said.holds and said.status == Proved("exact") and "throws in the mean" in said.message
    broken = board_of(["home!", "a", "b"], ["home-a:2", "a-b:2>"])
    (said,) = case_of("classic", broken, ["star", "blank"]).said(exact_landing)
    assert not said.holds and "never from b to a" in said.message


@pytest.mark.parametrize(("name", "sea", "air"), [("zvezda", 100, 300), ("classic", 200, 300)])
def test_5_the_money_needed_home_by_each_means(name, sea, air):
    """Z15, Z16, Z21, C12, C13: an exit costs 100, in the Classic edition landing as much again."""
    case = case_of(name)
    b = case.play.b
    point = {ident: v for v, ident in enumerate(b.names.points)}
    by_sea, by_air = costs(b, sea=True, air=False), costs(b, sea=False, air=True)
    assert by_sea[point["canary-islands"]] == sea and point["canary-islands"] not in by_air
    assert by_air[point["st-helena"]] == air and by_sea[point["agadir"]] == 0
    (said,) = case.said(money_home)
    assert len(said.lines) == 4 and f"{sea} from canary-islands" in said.lines[1]


def test_the_bank_covers_the_greatest_sum_or_says_so():
    (said,) = case_of("zvezda").said(money_bounds)
    assert said.holds and "from 0 to 8200" in said.message and "make 9000" in said.message
    (said,) = case_of("zvezda", start_money=1000).said(money_bounds)
    assert not said.holds


def test_idle_content_is_named():
    """Readings that others switch off, tokens that no mix holds, links beside better ones."""
    (said,) = case_of("classic").said(idle_content)
    assert said.message == "rescue_missed_turns has no effect"
    (said,) = case_of("classic", rescue="free_passage").said(idle_content)
    assert said.holds
    board = board_of(["home!", "a"], ["home-a:2", "home-a:3"])
    (said,) = case_of("zvezda", board, ["star"]).said(idle_content)
    twin = "link1 leads nowhere sooner than link0"
    for part in ("the token ruby", twin, "robber_toll has no effect"):
        assert part in said.message
    (said,) = case_of("classic", board, ["star"]).said(idle_content)
    assert "sooner" not in said.message  # C7: a road is worth its length


def test_every_parameter_that_may_be_idle_is_one_of_an_edition():
    names = {edition.id: edition.values.keys() for edition in star().editions}
    assert {*BOTH, *ZVEZDA} <= names["zvezda"] and {*BOTH, *CLASSIC} <= names["classic"]


def test_a_status_is_one_of_three_and_an_open_claim_is_no_finding():
    """PROVED, ESTIMATED and NOT CHECKED are kept apart, in words and in what follows of them."""
    words = {
        Proved("play"): "PROVED (play)",
        Estimated(0.1, 0.25, 1000, 7): "ESTIMATED (0.1 to 0.25, 95 %, n=1000, seed 7)",
        NotChecked(0.5, "too many states"): "NOT CHECKED (50 % unexplored: too many states)",
    }
    for status, told in words.items():
        assert str(status) == told
        verdict = Verdict("ends", "zvezda", status, False, "no end")
        found = verdict.finding()
        assert (found is None) == isinstance(status, NotChecked)
        assert found is None or (found.severity is Severity.ERROR and told in found.message)


def test_every_claim_says_what_it_claims():
    for one in claims().values():
        assert one.title.endswith("."), one.id


def test_rules_that_nothing_brings_about_are_named_and_not_called_proved():
    """No robber in the mix: what only a robber brings about shows itself in no game."""
    mix = ["star", *["blank"] * 20, *["topaz"] * 9]
    case = case_of("zvezda", star().board, mix)
    (said,) = case.said(rules_fire)
    assert isinstance(said.status, NotChecked) and not said.holds
    assert {"Z10", "Z22", "Z26"} <= set(said.message.partition(": ")[2].split(", "))
    (whole,) = case_of("zvezda").said(rules_fire)
    assert whole.status == Proved("play") and whole.message.startswith("28 rules")
