"""The guide to writing checks says what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from forge.checks.subjects import Subject

GUIDE = Path(__file__).parents[2] / "docs" / "checks.md"


def test_the_guide_names_everything_a_check_can_look_at():
    """Its table of types is the union of subjects."""
    rows = re.findall(r"^\s*\| `(\w+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(rows) == {kind.__name__ for kind in get_args(Subject)}
