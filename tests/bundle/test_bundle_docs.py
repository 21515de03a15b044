"""docs/bundle.md: its code runs on the bundle that is built, and says what it claims."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path

from bundles import star_bundle

DOC = Path(__file__).parents[2] / "docs" / "bundle.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)


def written(folder, edition="zvezda"):
    """A bundle on disk, as a client finds it."""
    for name, data in star_bundle(edition).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def test_the_worked_example_runs(tmp_path, capsys):
    room = {"BUNDLE": written(tmp_path)}
    exec(compile(BLOCKS[0], str(DOC), "exec"), room)
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("3 steps from Cairo by land: ") and "Benghazi" in first
    assert second == f"from Cape Town it is {room['way_home']} steps home"
    assert room["way_home"] > 10
    assert third == "each player starts with $500"


def test_the_recipe_lists_what_was_added_and_changed():
    room: dict = {}
    exec(compile(BLOCKS[1], str(DOC), "exec"), room)
    old = json.loads(star_bundle("zvezda")["bundle.json"])
    new = copy.deepcopy(old)
    cards = new["decks"][0]["cards"]
    cards.insert(1, {**cards[0], "id": "delta"})
    new["texts"]["en"][cards[0]["texts"]["title"]] = "Another title"
    added, removed, changed = room["changes"](old, new)
    assert added and all("/delta/" in path for path in added)
    assert (removed, changed) == ([], [f"/texts/en/{cards[0]['texts']['title']}"])


def test_there_is_no_other_block_that_nobody_runs():
    assert len(BLOCKS) == 2
