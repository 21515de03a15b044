"""vectors.json: its schema, every rule, and the two readers of docs/vectors.md."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest
from bundles import game_of, star_bundle
from jsonschema import Draft202012Validator

from forge.bundle.vectors import file, mark
from forge.simulate.shown import patched
from forge.simulate.vectors import patch, table_of

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "vectors.md").read_text("utf-8")
PYTHON, SCRIPT = (
    re.findall(rf"```{tongue}\n(.*?)```", DOC, re.DOTALL)[0] for tongue in ("python", "javascript")
)
GAMES = ("star-of-africa", "across-africa", "source-of-the-nile")
EDITIONS = tuple(
    (name, e.id) for name in GAMES for e in game_of(name).editions if table_of(game_of(name), e)
)
ALL = pytest.mark.parametrize(("game", "edition"), EDITIONS)
ON_PAPER = {"A1", "A8", "A11", "A25", "AD3", "AD10"}
"""Rules that only board, cards and book can keep; no two trails of the board have camps as near."""


@cache
def written(game, edition):
    whole = game_of(game)
    return file(whole, whole.edition(edition))["vectors.json"]


def told(game, edition):
    return json.loads(written(game, edition))


class Ours:
    """forge's own rules as a client of the vectors."""

    def __init__(self, game, edition):
        found = table_of(game_of(game), game_of(game).edition(edition))
        self.rules, self.b = found.rules, found.b
        self.out, self.weights = [0] * self.rules.room(self.b), [0] * self.rules.room(self.b)

    def _open(self, state):
        s = self.rules.from_picture(self.b, state)
        if self.rules.turn(self.b, s) >= 0:
            n = self.rules.legal(self.b, s, self.out)
        else:
            n = self.rules.odds(self.b, s, self.out, self.weights)
        return s, {self.rules.name(self.b, s, a): i for i, a in enumerate(self.out[:n])}

    def legal(self, state):
        s, names = self._open(state)
        if self.rules.turn(self.b, s) >= 0:
            return list(names)
        return [[name, self.weights[i]] for name, i in names.items()]

    def apply(self, state, action):
        s, names = self._open(state)
        self.rules.apply(self.b, s, self.out[names[action]], None)
        return self.rules.picture(self.b, s)


@pytest.mark.parametrize("name", ["players_min", "players_max"])
def test_law_vectors_of_other_numbers_of_players_are_other_vectors(name):
    """What a game is for decides how many play each of its games: kept vectors are told apart."""
    whole = game_of("star-of-africa")
    edition = whole.edition("zvezda")
    more = replace(edition, **{name: getattr(edition, name) + 1})
    assert file(whole, more) != file(whole, edition)
    assert mark(whole, more) != mark(whole, edition)


def test_law_nothing_of_a_table_is_left_out_of_its_facts():
    """A field of content that is added one day counts by itself."""
    table = table_of(game_of("star-of-africa"), game_of("star-of-africa").edition("zvezda"))
    for one in fields(table):
        if one.name not in ("rules", "bots"):
            assert replace(table, **{one.name: None}).facts != table.facts, one.name


@ALL
def test_the_vectors_keep_their_schema(game, edition):
    schema = json.loads((ROOT / "schemas" / "vectors.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(told(game, edition))


@ALL
def test_every_rule_that_can_show_itself_does(game, edition):
    """None is missing, and each rule of the edition is covered or about board and parts."""
    found = told(game, edition)
    assert found["missing"] == []
    rules = list(game_of(game).edition(edition).rules)
    assert sorted(found["covered"] + found["untold"], key=rules.index) == rules
    shown = {rule for play in found["plays"] for rule in play["rules"]}
    assert shown == set(found["covered"])


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_each_rule_of_across_africa_shows_itself_but_those_on_paper(edition):
    """A1-A68 and AD1-AD14, as far as the edition has them."""
    assert set(told("across-africa", edition)["untold"]) == ON_PAPER


def test_each_rule_of_source_of_the_nile_shows_itself_but_a_sum():
    """N1-N67 and ND1-ND24; N68 adds up the schedule and the deck."""
    assert told("source-of-the-nile", "explorers")["untold"] == ["N68"]


@ALL
def test_games_of_every_number_of_players_are_looked_at(game, edition):
    """The set-up of three, of the fewest and of the most, where each shows a rule of its own."""
    one = game_of(game).edition(edition)
    seats = {play["start"]["seats"] for play in told(game, edition)["plays"]}
    assert seats <= set(range(one.players_min, one.players_max + 1))
    if game == "across-africa":
        assert seats == {2, 3, 4}


def test_a_test_of_a_state_can_fail():
    """Of the turns told for other rules, most show none of those that only a state can show."""
    shown = table_of(game_of("across-africa"), game_of("across-africa").edition("race")).bots.shown
    tested = {one.rule for one in shown if one.rule in ("A61", "A65", "AD13", "A7")}
    assert len(tested) == 4
    plays = told("across-africa", "race")["plays"]
    for rule in tested:
        assert 0 < sum(rule in play["rules"] for play in plays) < len(plays) / 2


@ALL
def test_a_patch_read_back_gives_the_next_state(game, edition):
    """What forge writes as a merge patch, it reads as the states that clients see."""
    play = told(game, edition)["plays"][0]
    state = play["start"]
    for ply in play["plies"]:
        following = patched(state, ply["change"])
        assert patch(state, following) == ply["change"]
        state = following


@ALL
def test_our_rules_keep_the_vectors_read_from_json_alone(game, edition, tmp_path):
    """The states of the file are enough to go on from: nothing that matters is left out."""
    room: dict = {}
    exec(compile(PYTHON, "docs/vectors.md", "exec"), room)
    path = tmp_path / "vectors.json"
    path.write_bytes(written(game, edition))
    kept, skipped = room["replay"](path, Ours(game, edition))
    assert (kept, skipped) == (sorted(told(game, edition)["covered"]), 0)


def test_a_client_that_errs_is_told_where(tmp_path):
    room: dict = {}
    exec(compile(PYTHON, "docs/vectors.md", "exec"), room)

    class Generous(Ours):
        def apply(self, state, action):
            made = super().apply(state, action)
            return made | {"players": [p | {"money": p["money"] + 1} for p in made["players"]]}

    path = tmp_path / "vectors.json"
    path.write_bytes(written("star-of-africa", "zvezda"))
    with pytest.raises(AssertionError, match=r"game-0-turn-0.*players"):
        room["replay"](path, Generous("star-of-africa", "zvezda"))


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("mistake", ["", "air_fare", "die_sides"])
def test_a_client_in_javascript_is_held_to_the_vectors(mistake, tmp_path):
    """A client with rules of its own agrees; one that reads a fare wrong is told at which ply."""
    for name in ("bundle.json", "vectors.json"):
        (tmp_path / name).write_bytes(star_bundle("zvezda")[name])
    (tmp_path / "reader.mjs").write_text(SCRIPT, "utf-8")
    shutil.copy(ROOT / "tests" / "data" / "client.mjs", tmp_path)
    run = f"""
      import {{ replay }} from "./reader.mjs";
      import {{ client }} from "./client.mjs";
      console.log(JSON.stringify(replay("vectors.json", client("bundle.json", "{mistake}"))));
    """
    (tmp_path / "run.mjs").write_text(run, "utf-8")
    done = subprocess.run(["node", "run.mjs"], cwd=tmp_path, capture_output=True, text=True)
    if mistake:
        assert done.returncode == 1
        assert re.search(r"game-\d+-turn-\d+, ply \d+, \w+, .*: legal is ", done.stderr)
    else:
        assert done.stderr == ""
        assert json.loads(done.stdout)["kept"] == sorted(
            told("star-of-africa", "zvezda")["covered"]
        )


def test_readers_are_short():
    assert max(len(text.splitlines()) for text in (PYTHON, SCRIPT)) < 100


def test_a_patch_says_what_changed_and_nothing_else():
    old = {"a": 1, "b": {"x": 1, "y": 2}, "c": [1]}
    new = {"a": 1, "b": {"x": 3}, "c": [2], "d": 4}
    assert patch(old, new) == {"b": {"x": 3, "y": None}, "c": [2], "d": 4}
