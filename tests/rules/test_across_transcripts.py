"""Games of Across Africa written down by hand from the rules are played as they are written."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from africa_table import At, Table

FOLDER = Path(__file__).parents[1] / "data" / "transcripts" / "across-africa"
FILES = sorted(FOLDER.glob("*.yaml"))


def table(told):
    t = Table(
        *(At(**player) for player in told["players"].values()),
        edition=told["edition"],
        slots=told.get("slots", ""),
        gems=told.get("gems", 0),
    )
    t.pile(**told["piles"])
    return t


def so(t, p):
    """What is so of a player, in the words of the transcript."""
    return {
        "place": t.at(p),
        "photos": t.hand(p),
        "gems": t.s.gems[p],
        "maps": t.s.maps[p],
        "skip": t.s.skip[p],
        "field": t.field_of(p),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_after_each_ply_all_that_the_transcript_says_is_so(path):
    told = yaml.safe_load(path.read_text("utf-8"))
    t = table(told)
    for number, ply in enumerate(told["plies"]):
        at = f"ply {number}: {ply['do']}"
        t.heard.clear()
        t.does(ply["do"])
        heard = [
            f"{each.id} {each.amount}" if " " in written else each.id
            for each, written in zip(t.heard, ply["told"] + [""] * len(t.heard), strict=False)
        ]
        assert heard == ply["told"], at
        for p, name in enumerate(told["players"]):
            for what, wanted in ply.get(name, {}).items():
                wanted = sorted(wanted.split()) if what == "photos" else wanted
                assert so(t, p)[what] == wanted, f"{at}: {name} {what}"
        if "slots" in ply:
            assert " ".join(t.slots) == ply["slots"], at
        assert t.s.stored_gems == ply.get("gems", t.s.stored_gems), at
        assert t.gems() == 20, at
    assert t.over
    assert t.scores == told["scores"]


def test_there_is_a_transcript_of_each_variant():
    assert {yaml.safe_load(path.read_text("utf-8"))["edition"] for path in FILES} == {
        "expedition", "race",
    }  # fmt: skip
