"""Games written down by hand from the rules are played as they are written."""

from __future__ import annotations

import pytest
from transcripts import FILES, Transcript


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_after_each_ply_all_is_as_the_transcript_says(path):
    """Money, places, horseshoes, turns to miss, robbers, the Star, tokens, and the events."""
    game = Transcript(path)
    for number, ply in enumerate(game.plies):
        at = f"ply {number}: {ply['do']}"
        game.table.heard.clear()
        game.table.does(ply["do"])
        game.write(ply)
        told = [_as_written(*pair) for pair in _pairs(ply.get("told", []), game.table.heard)]
        assert told == ply.get("told", []), at
        assert game.found() == game.so, at
        assert game.table.closed == game.closed, at
        assert game.table.robbers == game.robbers, at
        star = {None: "hidden", "cape-town": "cape-town"}.get(game.table.owner, "carried")
        assert star == game.star, at
    winner = game.table.winner
    assert (None if winner is None else game.seats[winner]) == game.winner


def _pairs(written, heard):
    """Each event heard with what is written in its place; one too many with nothing."""
    return [(written[i] if i < len(written) else "", each) for i, each in enumerate(heard)]


def _as_written(written, heard):
    """An event heard, with its amount if one is written."""
    return f"{heard.id} {heard.amount}" if " " in written else heard.id


def test_the_transcripts_show_the_greater_part_of_what_can_happen():
    heard = set()
    for path in FILES:
        game = Transcript(path)
        for ply in game.plies:
            game.table.does(ply["do"])
        heard |= {each.id for each in game.table.heard}
    assert len(FILES) >= 3
    assert len(heard) > len(game.table.rules.events) / 2
