"""A mod that the checks refuse is refused by a build as well, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from forge.build.verbs import build
from forge.build.wish import Wish
from forge.finding import errors

DEFECTS = Path(__file__).parents[1] / "defects" / "board"


@pytest.mark.parametrize("only", [(), ("bundle",)])
@pytest.mark.parametrize("name", ["port-in-the-sea", "row-too-short"])
def test_a_map_whose_rules_cannot_be_laid_is_refused(name, only, tmp_path):
    out = tmp_path / "out"
    mod = DEFECTS / f"{name}.yaml"
    made = build(Wish(games=("source-of-the-nile",), mods=(mod,), out=out, only=only))
    assert errors(made.findings)
    assert made.written == ()
    assert not out.exists()
