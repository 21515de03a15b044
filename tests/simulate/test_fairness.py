"""Fairness: what is said of shares, and that proofs do not wait for played games."""

from dataclasses import replace

import pytest

from forge.claims import length
from forge.claims.engine import case, claims, judge
from forge.claims.fairness import fair_seats, fair_starts
from forge.claims.verdict import Estimated, NotChecked, Verdict
from forge.content.project import content_root, open_game
from forge.model.load import game
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run
from forge.simulate.sample import HALF, games_of, sample
from forge.simulate.stats import SLACK, fair, share


@pytest.fixture(scope="module")
def star():
    document = open_game(content_root() / "star-of-africa")
    return document, game(document)


def told(star, claim, wins, begun):
    """What a claim says of games of two players that were won so often from each seat or start."""
    _, whole = star
    edition = replace(whole.edition("zvezda"), players_max=2)
    one = case(whole, edition)
    tally = sample(one.rules, whole, edition, games=2)
    tally.games, tally.unfinished, tally.drawn = sum(begun) // 2, 0, 0
    for seat in range(2):
        for start in range(2):
            tally.begun[2 * seat + start] = begun[start] // 2
            tally.won[2 * seat + start] = wins[seat][start]
    vars(one)["sample"] = tally
    (said,) = one.said(claim)
    return said


def test_the_sample_knows_each_share_to_half_a_point():
    """The games asked for are as many as the width promises, and hardly more."""
    for seats in range(2, 7):
        games = games_of(seats)
        assert share(games // seats, games).half == pytest.approx(HALF, rel=0.01)


@pytest.mark.long
@pytest.mark.parametrize("policy", ["greedy", "lookahead"])
def test_zvezda_is_as_good_from_either_start_for_whoever_plays_well(star, policy):
    """Four players of a kind win a quarter from each start, to 1.5 points."""
    _, whole = star
    edition = whole.edition("zvezda")
    rules = rules_of(whole, edition)
    assert rules is not None
    tally = run(Plan(rules, whole, edition, 4, (policy,), games=16_000)).tally
    starts = [share(won, begun) for begun, won in map(tally.start, range(tally.n_starts))]
    assert fair(starts, 0.25, SLACK) == "fair"


@pytest.mark.parametrize("claim", [fair_seats, fair_starts])
def test_even_shares_of_many_games_are_fair(star, claim):
    said = told(star, claim, [(10000, 10000), (10000, 10000)], (40000, 40000))
    assert said.holds and said.message.startswith("fair") and said.status.decided


@pytest.mark.parametrize("claim", [fair_seats, fair_starts])
def test_a_share_wholly_outside_the_slack_is_unfair(star, claim):
    wins = [(13000, 10000), (10000, 7000)]
    said = told(star, claim, wins, (40000, 40000))
    assert not said.holds and said.message.startswith("unfair") and said.status.decided


@pytest.mark.parametrize("claim", [fair_seats, fair_starts])
def test_few_games_leave_the_claim_open(star, claim):
    """Neither a failure nor a success: no finding comes of it."""
    said = told(star, claim, [(10, 11), (10, 9)], (40, 40))
    assert said.message.startswith("not enough games") and not said.status.decided
    verdict = Verdict("x", "zvezda", said.status, said.holds, said.message)
    assert verdict.open and not verdict.fails and verdict.finding() is None


def test_a_status_without_a_doubt_is_not_open():
    """Only what is not checked, or not decided by its sample, is open."""
    decided = Estimated(0.4, 0.6, 100, 1)
    assert not Verdict("x", "e", decided, True, "").open
    assert Verdict("x", "e", NotChecked(1.0, ""), True, "").open


def test_proofs_are_given_without_playing(star):
    """``judge`` asks the claims that are played only when it is told to."""
    document, whole = star
    one = case(whole, whole.edition("zvezda"))
    ids = {verdict.id for verdict in judge(document, one)}
    assert ids and not ids & {each.id for each in claims().values() if each.played}
    assert "sample" not in vars(one)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["classic", "zvezda"])
def test_the_starts_of_the_shipped_editions_are_fair(star, edition):
    """Tangier and Cairo win their shares, within 1.5 points, of the sample."""
    document, whole = star
    verdicts = judge(document, case(whole, whole.edition(edition)), played=True)
    starts = next(verdict for verdict in verdicts if verdict.id == "fair-starts")
    assert starts.holds and starts.status.high - starts.status.low < 2 * HALF


@pytest.mark.long
def test_the_length_of_games_is_told_for_each_number_of_players(star, monkeypatch):
    """The mean lies in its interval; as many games as were played; stopped ones are counted."""
    monkeypatch.setattr(length, "GAMES", 20)
    monkeypatch.setattr(length, "usual_way", lambda *_: Mode.INTERPRETED)
    _, whole = star
    one = case(whole, replace(whole.edition("zvezda"), players_max=3))
    vars(one)["sample"] = sample(one.rules, whole, one.edition, games=20)
    for players, said in zip((2, 3), one.said(length.game_length), strict=True):
        assert said.message.startswith(f"{players} greedy players: ")
        mean = float(said.message.split()[3])
        assert said.status.low < mean < said.status.high and said.status.n == 20
        assert said.message.endswith("0 of 20 were stopped")
