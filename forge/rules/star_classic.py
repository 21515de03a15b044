"""Star of Africa, the Classic edition, as a rule set."""

from __future__ import annotations

from forge.rules import emit
from forge.rules.protocol import Event, RuleSet
from forge.rules.star_of_africa import (
    classic,
    classic_ahead,
    classic_tokens,
    classic_turns,
    classic_walk,
    codes,
    shared,
)
from forge.rules.star_of_africa.lay import classic as tables
from forge.rules.star_of_africa.lay import parameters, state
from forge.rules.star_of_africa.naming import name
from forge.rules.star_of_africa.picture import from_picture, picture
from forge.rules.star_of_africa.room import longest_classic, room
from forge.rules.star_of_africa.tables import OPTIONS, ClassicTables

# A missed turn names no rule: "stranded", "adrift", "ring" or "calm" has told what caused it.
EVENTS = (
    Event(codes.E_LAY, "lay", ("C6",)),
    Event(codes.E_START, "start", ("C3",)),
    Event(codes.E_MISS, "miss", ()),
    Event(codes.E_STRANDED, "stranded", ("C14",)),
    Event(codes.E_ADRIFT, "adrift", ("C13",)),
    Event(codes.E_ROLL, "roll", ("C7",)),
    Event(codes.E_STEP, "step", ("C7",), "arc"),
    Event(codes.E_STAY, "stay", ("C7",)),
    Event(codes.E_TURN_BACK, "turn-back", ("C7",)),
    Event(codes.E_NO_FARE, "no-fare", ("C13",)),
    Event(codes.E_FARE, "fare", ("C13",)),
    Event(codes.E_LAND, "land", ("C13",)),
    Event(codes.E_CARRIED, "carried", ("C13", "C14")),
    Event(codes.E_FLY, "fly", ("C12",), "flight"),
    Event(codes.E_PRIZE, "prize", ("C17",)),
    Event(codes.E_RING, "ring", ("C18",)),
    Event(codes.E_CALM, "calm", ("C19",)),
    Event(codes.E_LEAVE, "leave", ("C8",)),
    Event(codes.E_BUY, "buy", ("C8",)),
    Event(codes.E_TRY, "try", ("C8",)),
    Event(codes.E_TRY_FAILED, "try-failed", ("C8",)),
    Event(codes.E_OPEN, "open", ("C9",)),
    Event(codes.E_GEM, "gem", ("C9",)),
    Event(codes.E_DOUBLE, "double", ("C16",)),
    Event(codes.E_SHOE, "shoe", ("C9",)),
    Event(codes.E_BLANK, "blank", ("C9",)),
    Event(codes.E_ROBBED, "robbed", ("C9",)),
    Event(codes.E_CAPTIVE, "captive", ("C15",)),
    Event(codes.E_HELD, "held", ("C15",)),
    Event(codes.E_FREED, "freed", ("C15",)),
    Event(codes.E_FIND_STAR, "find-star", ("C9",)),
    Event(codes.E_WIN, "win", ("C10",)),
    Event(codes.E_SHOE_WIN, "shoe-win", ("C11",)),
    Event(codes.E_LIMIT, "limit", ()),
)

RULES = RuleSet(
    id="star-of-africa.classic",
    game="star-of-africa",
    parameters=parameters(ClassicTables),
    modules=(
        emit,
        codes,
        shared,
        classic_walk,
        classic_ahead,
        classic_tokens,
        classic_turns,
        classic,
    ),
    tables=tables,
    state=state,
    setup=shared.setup,
    turn=shared.turn,
    legal=classic.classic_legal,
    odds=shared.odds,
    apply=classic.classic_apply,
    scores=shared.scores,
    view=shared.view,
    room=room,
    longest=longest_classic,
    name=name,
    picture=picture,
    from_picture=from_picture,
    events=EVENTS,
    n_events=codes.N_EVENTS,
    choices=OPTIONS,
)
