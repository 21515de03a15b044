"""Months of Source of the Nile written down by hand from the rules are played as written."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from nile_table import RULES, Table

from forge.rules.source_of_the_nile.ids import ITEMS
from forge.rules.source_of_the_nile.lay_map import TERRAINS

FOLDER = Path(__file__).parents[1] / "data" / "transcripts" / "source-of-the-nile"
FILES = sorted(FOLDER.glob("*.yaml"))
PLAIN = dict.fromkeys((*ITEMS, "money", "score", "notes", "ill", "respect"), 0)


def begun(told):
    """The table at the beginning of the month, in a port."""
    t = Table(told["profession"])
    t.stand(told["at"], port=told.get("port", "zanzibar"))
    t.gives(**told["has"])
    t.africa()
    return t


def so(t):
    """What is so, in the words of the transcript."""
    found = {name: t.has(name) for name in ITEMS}
    found |= {name: getattr(t.s, name)[0] for name in ("money", "score", "ill", "respect")}
    return found | {"at": t.at(), "notes": t.notes(), "asks": t.phase}


def land(t, name):
    """The terrain of a hex, or that it is blank."""
    number = t.s.terrain[t.hex(name)]
    return TERRAINS[number - 1].value if number else "blank"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_after_each_ply_all_is_as_the_transcript_says(path):
    """Where the explorer is, people, goods, money, points, what is asked: and nothing else."""
    told = yaml.safe_load(path.read_text("utf-8"))
    t = begun(told)
    written = PLAIN | {"at": told["at"], "asks": told["asks"]} | told["has"]
    assert so(t) == written
    for number, ply in enumerate(told["plies"]):
        t.does(ply["do"])
        written |= {name: value for name, value in ply.items() if name not in ("do", "land")}
        assert so(t) == written, f"ply {number}: {ply['do']}"
        for name, terrain in ply.get("land", {}).items():
            assert land(t, name) == terrain, f"ply {number}: {name}"


def test_the_transcripts_show_a_good_part_of_what_can_happen():
    """A third of all events that there are, those of single goods and grades included."""
    heard = set()
    for path in FILES:
        told = yaml.safe_load(path.read_text("utf-8"))
        t = begun(told)
        t.does(*(ply["do"] for ply in told["plies"]))
        heard |= {each.id for each in t.heard}
    assert len(FILES) >= 3
    assert len(heard) > len(RULES.events) / 3
