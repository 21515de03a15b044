"""O27: the same seed gives the same games in another process, however Python salts its hashes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = """
import hashlib, json, sys
sys.modules.update(dict.fromkeys(sys.argv[3:]))
from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.rules.layout import dump
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run
game = decoded(open_game(content_root() / "star-of-africa"))
for edition in map(game.edition, sys.argv[2].split(",")):
    plan = Plan(rules_of(game, edition), game, edition, 3, games=20, seed=7, limit=200,
                results=True, mode=Mode(sys.argv[1]))
    print(hashlib.sha256(json.dumps(dump(run(plan).tally)).encode()).hexdigest())
"""


BOTH = "classic,zvezda"


def told(salt, folder, how="interpreted", missing=(), editions=BOTH):
    environment = os.environ | {"PYTHONHASHSEED": salt, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", CODE, how, editions, *missing],
        env=environment,
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_o27_salt_and_folder_do_not_matter(tmp_path):
    assert told("1", tmp_path) == told("2", ROOT)


def test_games_are_played_where_no_extra_is_installed(tmp_path):
    extras = ("numba", "numpy", "distributed")
    assert told("1", tmp_path, missing=extras) == told("1", tmp_path)


@pytest.mark.parametrize("editions", ["zvezda", pytest.param(BOTH, marks=pytest.mark.long)])
def test_o27_compiled_games_are_the_same(tmp_path, editions):
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    compiled = told("3", tmp_path, "compiled", editions=editions)
    assert compiled == told("1", tmp_path, editions=editions)
