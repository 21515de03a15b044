"""Star of Africa, the Zvezda edition, as a rule set."""

from __future__ import annotations

from forge.rules import emit
from forge.rules.protocol import Event, RuleSet
from forge.rules.star_of_africa import (
    codes,
    shared,
    zvezda,
    zvezda_entry,
    zvezda_legal,
    zvezda_tokens,
    zvezda_turns,
)
from forge.rules.star_of_africa.lay import parameters, state
from forge.rules.star_of_africa.lay import zvezda as tables
from forge.rules.star_of_africa.naming import name
from forge.rules.star_of_africa.picture import from_picture, picture
from forge.rules.star_of_africa.room import longest, room
from forge.rules.star_of_africa.tables import OPTIONS, ZvezdaTables

EVENTS = (
    Event(codes.E_LAY, "lay", ("Z2",)),
    Event(codes.E_START, "start", ("Z3",)),
    Event(codes.E_MISS, "miss", ()),
    Event(codes.E_STRANDED, "stranded", ("Z21",)),
    Event(codes.E_CASH, "cash", ("Z18",)),
    Event(codes.E_EXTRA, "extra", ("Z18",)),
    Event(codes.E_EXTRA_TURN, "extra-turn", ("Z18",)),
    Event(codes.E_ROLL, "roll", ("Z4",)),
    Event(codes.E_STEP, "step", ("Z4",), "arc"),
    Event(codes.E_STOP_SHORT, "stop-short", ("Z5",)),
    Event(codes.E_STAY, "stay", ("Z5",)),
    Event(codes.E_NO_FARE, "no-fare", ("Z16",)),
    Event(codes.E_FARE, "fare", ("Z15",)),
    Event(codes.E_CARRIED, "carried", ("Z21",)),
    Event(codes.E_GRACE, "grace", ("Z16",)),
    Event(codes.E_FLY, "fly", ("Z17",), "flight"),
    Event(codes.E_PRIZE, "prize", ("Z19",)),
    Event(codes.E_TAKE, "take", ("Z25",)),
    Event(codes.E_STEAL, "steal", ("Z27",)),
    Event(codes.E_LOOT, "loot", ("Z27",)),
    Event(codes.E_LOOT_SHOES, "loot-shoes", ("Z27", "Z29")),
    Event(codes.E_RECRUIT, "recruit", ("Z26",)),
    Event(codes.E_HALT, "halt", ("Z24",)),
    Event(codes.E_STAR_LOST, "star-lost", ("Z25",)),
    Event(codes.E_STAR_LAID, "star-laid", ("Z25",)),
    Event(codes.E_TOLL, "toll", ("Z22",)),
    Event(codes.E_SPARED, "spared", ("Z22",)),
    Event(codes.E_ROBBER_WAIT, "robber-wait", ("Z22",)),
    Event(codes.E_RING, "ring", ("Z20",)),
    Event(codes.E_PAY_TOKEN, "pay-token", ("Z13",)),
    Event(codes.E_LEAVE, "leave", ("Z13",)),
    Event(codes.E_ORDER, "order", ("Z14",)),
    Event(codes.E_OPEN, "open", ("Z6",)),
    Event(codes.E_GEM, "gem", ("Z7",)),
    Event(codes.E_DOUBLE, "double", ("Z8",)),
    Event(codes.E_SHOE, "shoe", ("Z9",)),
    Event(codes.E_BLANK, "blank", ("Z12",)),
    Event(codes.E_ROBBED, "robbed", ("Z10",)),
    Event(codes.E_CAPTIVE, "captive", ("Z11",)),
    Event(codes.E_FIND_STAR, "find-star", ("Z23",)),
    Event(codes.E_SECOND_ROBBER, "second-robber", ("Z29",)),
    Event(codes.E_SECOND_TAKEN, "second-taken", ("Z26", "Z29")),
    Event(codes.E_CLEARED, "cleared", ("Z25",)),
    Event(codes.E_WIN, "win", ("Z1",)),
    Event(codes.E_LIMIT, "limit", ()),
)

RULES = RuleSet(
    id="star-of-africa.zvezda",
    game="star-of-africa",
    parameters=parameters(ZvezdaTables),
    modules=(emit, codes, shared, zvezda_entry, zvezda_tokens, zvezda_turns, zvezda_legal, zvezda),
    tables=tables,
    state=state,
    setup=shared.setup,
    turn=shared.turn,
    legal=zvezda_legal.legal,
    odds=shared.odds,
    apply=zvezda.apply,
    scores=shared.scores,
    view=shared.view,
    room=room,
    longest=longest,
    name=name,
    picture=picture,
    from_picture=from_picture,
    events=EVENTS,
    n_events=codes.N_EVENTS,
    choices=OPTIONS,
)
