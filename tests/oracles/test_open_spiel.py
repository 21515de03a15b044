"""OpenSpiel judges the rules: its own random test of a game, and games played by its means.

OpenSpiel: Lanctot et al., 2019, arXiv:1908.09453.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `oracles`)")

import pyspiel
import spiel

from forge.content.project import content_root, game_ids, open_game
from forge.model.load import game as open_model
from forge.rules import layout
from forge.rules.protocol import END
from forge.simulate.known import rule_sets

LIMIT = 10


@cache
def played():
    """Each rule set with each edition that it fits, by the name that OpenSpiel knows them by."""
    games = [open_model(open_game(content_root() / ident)) for ident in game_ids(content_root())]
    return {
        spiel.register(rules, game, edition): (rules, game, edition)
        for game in games
        for edition in game.editions
        for rules in rule_sets().values()
        if rules.fits(game, edition)
    }


EVERY = pytest.mark.parametrize("name", played())
OPEN = {"source-of-the-nile.explorers"}
"""Rule sets of games in which all lies open."""
HIDING = pytest.mark.parametrize(
    "name", [name for name, (rules, _, _) in played().items() if rules.id not in OPEN]
)


def random_state(name, players, seed):
    """The states of a random game that OpenSpiel deals and the rules play."""
    lots = random.Random(seed)
    state = spiel.load(name, players, LIMIT).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(outcomes, odds)[0])
        else:
            state.apply_action(lots.choice(state.legal_actions()))
    yield state


def test_every_rule_set_is_judged():
    assert {rules.id for rules, _, _ in played().values()} == set(rule_sets())


def judge(name, players, limit, games):
    """OpenSpiel's basic test: legal actions sorted, odds that sum to 1, clones alike, histories
    replayed, returns in range and per seat, states written and read, no game too long."""
    game = spiel.load(name, players, limit)
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


@EVERY
def test_open_spiel_finds_no_fault_in_games_of_few_and_of_many(name):
    edition = played()[name][2]
    for players in (edition.players_min, edition.players_max):
        judge(name, players, LIMIT, games=2)


def unsorted(b, s, out):
    """Legal actions, the last one first."""
    n = rule_sets()["star-of-africa.zvezda"].legal(b, s, out)
    out[:n] = out[:n][::-1]
    return n


def generous(b, s, out):
    """Everybody wins twice over."""
    out[: s.seats] = [2000] * s.seats


@pytest.mark.parametrize("fault", [{"legal": unsorted}, {"scores": generous}], ids=str)
def test_open_spiel_does_find_faults(fault):
    """The test above could not fail if it found none."""
    rules = replace(rule_sets()["star-of-africa.zvezda"], id="-".join(fault), **fault)
    (shipped,) = (each for each in played().values() if each[0].id == "star-of-africa.zvezda")
    with pytest.raises(pyspiel.SpielError):
        judge(spiel.register(rules, *shipped[1:]), 2, LIMIT, games=1)


@EVERY
@pytest.mark.long
def test_open_spiel_finds_no_fault_in_long_games(name):
    for players in (2, 3, 4):
        judge(name, players, limit=40, games=4)


@EVERY
def test_the_adapter_plays_the_shipped_rules(name):
    """The same actions through OpenSpiel and through the rules alone lead to the same state."""
    rules, game, edition = played()[name]
    *_, last = random_state(name, 2, 7)
    b = rules.tables(game, edition)
    s = rules.state(b, 2)
    rules.setup(b, s, 2, LIMIT)
    for action in last.history():
        rules.apply(b, s, action, None)
    assert rules.turn(b, s) == END
    assert layout.dump(s) == layout.dump(last.s)


@HIDING
def test_what_lies_face_down_is_in_no_information_state(name):
    """Two deals that nobody can tell apart yet have one information state for every player."""
    game = spiel.load(name, 2, LIMIT)
    dealt = []
    for pick in (0, -1):
        state = game.new_initial_state()
        while state.is_chance_node() and state.s.turns == 0:  # the set-up is turn 0
            state.apply_action(state.legal_actions()[pick])
        dealt.append(state)
    one, other = dealt
    assert str(one) != str(other)
    for player in range(2):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_string(player) == other.observation_string(player)


@EVERY
def test_an_information_state_remembers_the_way(name):
    """No two states of a game have one information state, even where the table looks the same."""
    found = [state.information_state_string(0) for state in random_state(name, 2, 3)]
    assert len(set(found)) == len(found)
