"""Names for actions and what chance brings: one-to-one in every state, and stable."""

from __future__ import annotations

from forge.rules.star_of_africa.codes import (
    ARC,
    BUY,
    CASH,
    DONE,
    EXTRA,
    LAND,
    LAYING,
    LEAVE,
    MISS,
    OPEN,
    ROLL,
    START,
    STARTING,
    STOP,
    TRY,
)
from forge.rules.star_of_africa.shared import turn
from forge.rules.star_of_africa.tables import Map, State

PLAIN = {
    STOP: "stop",
    ROLL: "roll",
    CASH: "horseshoe for money",
    EXTRA: "horseshoe for an extra turn",
    OPEN: "open",
    LEAVE: "leave closed",
    MISS: "miss the turn",
    DONE: "done",
    BUY: "buy",
    TRY: "try",
    LAND: "go ashore",
}


def name(b: Map, s: State, action: int) -> str:
    """What an action is called, by the ids of the content: "step land-tangier-agadir to agadir"."""
    if s.phase == LAYING:
        return f"lay {b.names.kinds[action]}"
    if turn(b, s) < 0:
        return f"throw {action}"
    if s.phase == STARTING:
        return f"start {b.names.starts[action - START]}"
    if action < ARC:
        return PLAIN[action]
    if action < ARC + b.n_arcs:
        link, to = b.names.arcs[action - ARC]
        return f"step {link} to {to}"
    link, to = b.names.flights[action - ARC - b.n_arcs]
    return f"fly {link} to {to}"
