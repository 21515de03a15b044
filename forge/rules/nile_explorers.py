"""Source of the Nile, solo campaigns and campaigns of several explorers, as a rule set."""

from __future__ import annotations

from forge.rules import emit, nile_events
from forge.rules.protocol import RuleSet
from forge.rules.source_of_the_nile import (
    activity,
    battle,
    bonus,
    codes,
    death,
    desertion,
    disaster,
    donations,
    europe,
    events,
    explore,
    free,
    hunting,
    journalist,
    launch,
    lay,
    legal,
    legal_goods,
    legal_notes,
    load,
    movement,
    noting,
    people,
    piles,
    play,
    publish,
    records,
    reports,
    rivers,
    setup,
    shared,
    sickness,
    steps,
    trade,
    turns,
    worth,
)
from forge.rules.source_of_the_nile.naming import name
from forge.rules.source_of_the_nile.picture import from_picture, picture
from forge.rules.source_of_the_nile.room import longest, room

EUROPE = (donations, launch, europe, publish, worth, records, reports)
AFRICA = (activity, disaster, movement, explore, rivers, noting, people, trade, battle, load)
CAMP = (hunting, sickness, desertion, bonus, journalist, free, death, turns)

RULES = RuleSet(
    id="source-of-the-nile.explorers",
    game="source-of-the-nile",
    parameters=lay.PARAMETERS,
    modules=(
        *(emit, codes, steps, events, shared, piles),
        *(*EUROPE, *AFRICA, *CAMP),
        *(legal, legal_goods, legal_notes, setup, play),
    ),
    tables=lay.tables,
    state=lay.state,
    setup=setup.setup,
    turn=shared.turn,
    legal=legal.legal,
    odds=legal.odds,
    apply=play.apply,
    scores=turns.scores,
    view=piles.view,
    room=room,
    longest=longest,
    name=name,
    picture=picture,
    from_picture=from_picture,
    events=nile_events.EVENTS,
    n_events=events.N_EVENTS,
    choices=lay.READINGS,
    bounds=lay.BOUNDS,
)
