"""Classic games that nobody can win any more are given up, and no others are."""

from dataclasses import replace

import pytest
from proof_boards import board_of, case_of

from forge.dice import word
from forge.rules.layout import copy
from forge.rules.protocol import CHANCE, END
from forge.simulate.play import ASKED
from forge.simulate.star_of_africa.classic_end import classic_hopeless
from forge.simulate.star_of_africa.classic_far import classic_memory
from forge.simulate.table import PlainTable

CLASSIC = "star-of-africa.classic"
GAMES = 160


@pytest.fixture(scope="module")
def ended(job_of):
    """The last state of each of some games of two, and whether it was given up."""
    table = PlainTable(job_of(CLASSIC, seats=2, seed=7, limit=900).job(compiled=False))
    states = []
    for game in range(GAMES):
        tally = table.play(game, 1)
        states.append((copy(table.state), tally))
    return table, states


def plies(table, s, most):
    """What a state becomes under random play, ply by ply."""
    rules, b = table.rules, table.job.tables
    out, weights = [0] * rules.room(b), [0] * rules.room(b)
    s.limit = 0
    for ply in range(most):
        seat = rules.turn(b, s)
        if seat == END:
            break
        n = rules.odds(b, s, out, weights) if seat == CHANCE else rules.legal(b, s, out)
        rules.apply(b, s, out[word(1, ply) % n], None)
        yield s


def test_a_game_that_is_given_up_changes_no_more(ended):
    """Whatever is played on: nobody wins, earns or turns over anything."""
    table, states = ended
    dead = [s for s, tally in states if tally.given_up]
    assert len(dead) >= 3
    for s in dead:
        money, closed = list(s.money), list(s.closed)
        for later in plies(table, s, 1500):
            assert later.winner < 0
            assert all(now <= before for now, before in zip(later.money, money, strict=True))
            assert list(later.closed) == closed


def test_games_that_are_given_up_are_unfinished_and_have_no_length(ended):
    for s, tally in ended[1]:
        assert tally.given_up <= tally.unfinished
        if tally.given_up:
            assert s.winner < 0 and sum(tally.turns) == 0 and sum(tally.won) == 0
            assert s.turns < 900
            assert sum(tally.turned) == sum(ended[0].job.tables.mix) - sum(s.left)


def test_usual_players_go_on_while_anybody_has_hope(ended):
    """With one fare left and nothing to be had on foot, they risk it: no game just goes round."""
    assert all(tally.given_up == tally.unfinished for _, tally in ended[1])


def test_no_game_that_somebody_wins_was_hopeless_before(job_of):
    """Asked after every ply, a game that is won later is never called hopeless."""
    table = PlainTable(job_of(CLASSIC, seats=2, seed=7).job(compiled=False))
    asked = []

    def hopeful(b, s, w):
        asked.append(classic_hopeless(b, s, w))

    space = vars(table.space)["play_game"].__globals__
    watch = space["watch"]
    space["watch"] = lambda b, s, w: (watch(b, s, w), hopeful(b, s, w))
    won = 0
    for game in range(40):
        asked.clear()
        if sum(table.play(game, 1).won):
            won += 1
            assert asked and not any(asked)
    assert won > 30


def test_a_rescue_leaves_hope(job_of):
    """With the mail ship nobody is stranded: such games are played to the limit."""
    plan = job_of(CLASSIC, seats=2)
    values = tuple(
        replace(each, value="free_passage") if each.id == "rescue" else each
        for each in plan.edition.parameters
    )
    plan = replace(plan, edition=replace(plan.edition, parameters=values), limit=4 * ASKED)
    assert PlainTable(plan.job(compiled=False)).play(0, 60).given_up == 0


@pytest.mark.parametrize(
    ("money", "hope"), [(0, False), (100, False), (199, False), (200, True), (300, True)]
)
def test_the_fares_of_a_voyage_are_hope(money, hope):
    """One token on an island: who can board and land (C13) may still turn it over."""
    case = case_of("classic", board_of(["home!", "isle*"], ["home~isle:3"]), ["star"])
    assert hopeless_with(case, money) is not hope


@pytest.mark.parametrize(("money", "hope"), [(200, False), (300, True)])
def test_the_fare_of_a_flight_is_hope(money, hope):
    case = case_of("classic", board_of(["home!", "isle*"], ["home^isle"]), ["star"])
    assert hopeless_with(case, money) is not hope


def hopeless_with(case, money):
    """Whether a game of one on the case's board is hopeless once its player has so much money."""
    b, s = case.play.b, case.play.begin(1)
    while s.turns == 0:
        s = case.play.after(s, case.play.moves(s)[0])
    s.money[0] = money
    return classic_hopeless(b, s, classic_memory(b, 1))
