"""Whatever stands in a game's files, opening it gives a game or findings with places."""

import copy
import shutil
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from volume import volume

from forge.content.project import open_game
from forge.finding import Faulty
from forge.model.load import game

TINY = Path(__file__).parents[1] / "data" / "tiny"
FILES = sorted(p.relative_to(TINY).as_posix() for p in TINY.rglob("*.yaml"))
DATA = {name: yaml.safe_load((TINY / name).read_text(encoding="utf-8")) for name in FILES}
ODD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 5)
    | st.floats(-5, 5)
    | st.sampled_from(["", "a", "plain", "turn", "reference", "x-a", "#FFFFFF", "art/../x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["id", "kind", "extends", "x-b", "slots"]), inner, max_size=3
        )
    ),
    max_leaves=5,
)


def places(node, steps=()):
    yield steps
    if isinstance(node, dict | list):
        for step, child in node.items() if isinstance(node, dict) else enumerate(node):
            yield from places(child, (*steps, step))


def put(root, steps, value):
    if not steps:
        return value
    node = root
    for step in steps[:-1]:
        node = node[step]
    node[steps[-1]] = value
    return root


def opened(folder, mods=()):
    """The game, or None when there are findings; each finding has a place."""
    try:
        return game(open_game(folder, mods))
    except Faulty as fault:
        assert all(finding.mark and finding.message for finding in fault.findings)
        return None


@pytest.fixture
def folder(desk):
    return desk.game


@settings(
    max_examples=volume(80),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.sampled_from(FILES), st.data())
def test_any_value_anywhere_gives_a_game_or_findings(folder, name, data):
    tree = copy.deepcopy(DATA[name])
    steps = data.draw(st.sampled_from(list(places(tree))))
    tree = put(tree, steps, data.draw(ODD))
    (folder / name).write_text(yaml.safe_dump(tree, allow_unicode=True), encoding="utf-8")
    try:
        opened(folder)
    finally:
        shutil.copy(TINY / name, folder / name)


@settings(
    max_examples=volume(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.dictionaries(
        st.sampled_from(["change", "add", "drop"]),
        st.dictionaries(
            st.sampled_from(["board", "faces", "decks", "money", "nothing"]),
            ODD
            | st.dictionaries(st.sampled_from(["points", "plain", "notes", "reference"]), ODD)
            | st.fixed_dictionaries(
                {"points": st.dictionaries(st.sampled_from(["east", "x"]), ODD)}
            ),
        ),
        min_size=1,
    )
)
def test_any_mod_gives_a_game_or_findings(folder, verbs):
    head = {"id": "m", "title": "M", "extends": "tiny@^1"}
    path = folder.parent / "m.yaml"
    path.write_text(yaml.safe_dump({**head, **verbs}, allow_unicode=True), encoding="utf-8")
    opened(folder, [path])
