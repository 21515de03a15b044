"""The quick answer never says yes where jsonschema says no, and says yes to all that is well."""

import copy
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content import quick, schema
from forge.content.judge import validator
from forge.content.project import merged
from forge.content.roots import schema_root
from forge.content.schemas import schema as read_schema
from forge.content.shelves import FILES, SHELVES

TINY = merged(Path(__file__).parents[1] / "data" / "tiny")[0].data
KINDS = [*FILES, *SHELVES.values(), "mod"]
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 400), st.floats(-9, 9), st.just(2.0),
    st.sampled_from(["", "a", "A b"]), st.just([]), st.just({}), st.just(["a", "a"]),
    st.just({"kind": "list"}), st.just([1, "a"]),
)  # fmt: skip


def parts():
    for name, part in TINY.items():
        if name in FILES:
            yield name, part
        else:
            yield from ((SHELVES[name], file) for file in part.values())


PARTS = list(parts())


def places(node, steps=()):
    yield steps
    for step, child in node.items() if isinstance(node, dict) else enumerate(node):
        yield from (
            places(child, (*steps, step)) if isinstance(child, dict | list) else [(*steps, step)]
        )


def compiled(kind):
    return quick.Compiler(lambda name: read_schema(name, schema_root())).file(f"{kind}.schema.json")


@pytest.mark.parametrize("kind", KINDS)
def test_every_schema_can_be_compiled(kind):
    assert compiled(kind)


@given(st.data())
def test_after_any_change_the_quick_answer_is_that_of_jsonschema(data):
    """A law over every part of the tiny game, with a value replaced, a key lost or a key won."""
    kind, part = data.draw(st.sampled_from(PARTS))
    part = copy.deepcopy(part)
    steps = data.draw(st.sampled_from([s for s in places(part) if s]))
    node = part
    for step in steps[:-1]:
        node = node[step]
    match data.draw(st.sampled_from(["set", "lose", "win"])):
        case "set":
            node[steps[-1]] = data.draw(ODD)
        case "lose":
            del node[steps[-1]]
        case "win" if isinstance(node, dict):
            node[data.draw(st.sampled_from(["x-a", "zz", "rules", "id"]))] = data.draw(ODD)
    says_yes = compiled(kind)(part)
    assert says_yes == validator(kind, schema_root()).is_valid(part)


@pytest.mark.parametrize(
    "odd",
    [
        {"oneOf": []},
        {"not": {}},
        {"patternProperties": {"^a": {}}},
        {"enum": [1]},
        {"properties": {"a": {"format": "date"}}},
        {"then": {}},
    ],
)
def test_an_unknown_keyword_leaves_the_judgement_to_jsonschema(odd):
    with pytest.raises(quick.Unknown):
        quick.Compiler(lambda _: odd).file("f")


def test_jsonschema_is_not_loaded_when_all_is_well(tmp_path):
    import subprocess
    import sys

    code = (
        "import sys; from pathlib import Path; from forge.content.project import open_game;"
        f"open_game(Path({str(Path(__file__).parents[1] / 'data' / 'tiny')!r}));"
        "sys.exit('jsonschema' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_kind_whose_schema_cannot_be_compiled_is_judged_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "odd.schema.json").write_text(
        '{"$schema": "https://json-schema.org/draft/2020-12/schema", "not": {"type": "string"}}'
    )
    monkeypatch.setenv("FORGE_SCHEMAS", str(tmp_path))
    from forge.source import ROOT, Document

    (finding,) = schema.validate(Document("text"), "text", ROOT, "odd")
    assert "should not be valid" in finding.message
