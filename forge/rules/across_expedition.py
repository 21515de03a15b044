"""Across Africa, the expedition that all share, as a rule set."""

from __future__ import annotations

from forge.rules import across_events, emit
from forge.rules.across_africa import (
    camp,
    cards,
    codes,
    ends,
    lay,
    legal,
    mine,
    moves,
    piles,
    play,
    shared,
    turns,
)
from forge.rules.across_africa.naming import name
from forge.rules.across_africa.picture import from_picture, picture
from forge.rules.across_africa.room import longest, room
from forge.rules.across_africa.tables import OPTIONS
from forge.rules.protocol import RuleSet

RULES = RuleSet(
    id="across-africa.expedition",
    game="across-africa",
    parameters=lay.EXPEDITION,
    modules=(emit, codes, shared, piles, camp, mine, ends, moves, cards, turns, legal, play),
    tables=lay.tables,
    state=lay.state,
    setup=play.setup,
    turn=shared.turn,
    legal=legal.legal,
    odds=legal.odds,
    apply=play.apply,
    scores=shared.scores,
    view=piles.view,
    room=room,
    longest=longest,
    name=name,
    picture=picture,
    from_picture=from_picture,
    events=across_events.EXPEDITION,
    n_events=codes.N_EVENTS,
    bounded=True,
    choices=OPTIONS,
)
