"""vectors.json: its schema, every rule, and the two readers of docs/vectors.md."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from bundles import star_bundle, star_game
from jsonschema import Draft202012Validator

from forge.simulate.vectors import patch, table_of

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "vectors.md").read_text("utf-8")
PYTHON, SCRIPT = (
    re.findall(rf"```{tongue}\n(.*?)```", DOC, re.DOTALL)[0] for tongue in ("python", "javascript")
)
EDITIONS = tuple(e.id for e in star_game().editions if table_of(star_game(), e))


def told(edition):
    return json.loads(star_bundle(edition)["vectors.json"])


class Ours:
    """forge's own rules as a client of the vectors."""

    def __init__(self, edition):
        found = table_of(star_game(), star_game().edition(edition))
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_vectors_keep_their_schema(edition):
    schema = json.loads((ROOT / "schemas" / "vectors.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(told(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_that_can_show_itself_does(edition):
    """None is missing, and each rule of the edition is covered or about board and parts."""
    found = told(edition)
    assert found["missing"] == []
    rules = list(star_game().edition(edition).rules)
    assert sorted(found["covered"] + found["untold"], key=rules.index) == rules
    shown = {rule for play in found["plays"] for rule in play["rules"]}
    assert shown == set(found["covered"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_our_rules_keep_the_vectors_read_from_json_alone(edition, tmp_path):
    """The states of the file are enough to go on from: nothing that matters is left out."""
    room: dict = {}
    exec(compile(PYTHON, "docs/vectors.md", "exec"), room)
    path = tmp_path / "vectors.json"
    path.write_bytes(star_bundle(edition)["vectors.json"])
    kept, skipped = room["replay"](path, Ours(edition))
    assert (kept, skipped) == (sorted(told(edition)["covered"]), 0)


def test_a_client_that_errs_is_told_where(tmp_path):
    room: dict = {}
    exec(compile(PYTHON, "docs/vectors.md", "exec"), room)

    class Generous(Ours):
        def apply(self, state, action):
            made = super().apply(state, action)
            return made | {"players": [p | {"money": p["money"] + 1} for p in made["players"]]}

    path = tmp_path / "vectors.json"
    path.write_bytes(star_bundle("zvezda")["vectors.json"])
    with pytest.raises(AssertionError, match=r"game-0-turn-0.*players"):
        room["replay"](path, Generous("zvezda"))


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
        assert json.loads(done.stdout)["kept"] == sorted(told("zvezda")["covered"])


def test_readers_are_short():
    assert max(len(text.splitlines()) for text in (PYTHON, SCRIPT)) < 100


def test_a_patch_says_what_changed_and_nothing_else():
    old = {"a": 1, "b": {"x": 1, "y": 2}, "c": [1]}
    new = {"a": 1, "b": {"x": 3}, "c": [2], "d": 4}
    assert patch(old, new) == {"b": {"x": 3, "y": None}, "c": [2], "d": 4}
