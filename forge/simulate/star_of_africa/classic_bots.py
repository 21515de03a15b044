"""The policies of the Classic edition: greedy, careless, looking ahead, and some restricted."""

from __future__ import annotations

from typing import Final

from forge.rules.star_of_africa.classic import classic_legal
from forge.rules.star_of_africa.classic_ahead import completes
from forge.rules.star_of_africa.codes import (
    ARC,
    BEGIN,
    BUY,
    LAND,
    LEAVE,
    ROLL,
    START,
    STARTING,
    TOKEN,
    TRY,
)
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.chance import any_of
from forge.simulate.star_of_africa.classic_far import BY_AIR, HOMEWARD, far
from forge.simulate.star_of_africa.classic_ways import (
    best_arc,
    classic_goal,
    hope,
    measure_ways,
    wanted_there,
)
from forge.simulate.star_of_africa.memory import FAR, StarMemory

CLASSIC_POLICIES = (
    "random",
    "greedy",
    "careless",
    "lookahead",
    "never-flies",
    "never-sails",
    "never-buys",
)
RANDOMLY: Final = 0
CARELESSLY: Final = 2
LOOKING_AHEAD: Final = 3
WITHOUT_FLIGHTS: Final = 4
WITHOUT_SHIPS: Final = 5
WITHOUT_BUYING: Final = 6
LONG_WAY: Final = 7
"""Steps from which on a flight is worth its fare."""


def classic_choose(b: ClassicTables, s: State, w: StarMemory, policy: int) -> int:
    """The action of the seat to move by this policy; starts are shared out in turn."""
    if s.phase == STARTING:
        return START + (s.seat + w.game) % b.n_starts
    if policy == RANDOMLY:
        n = classic_legal(b, s, w.out)
        return any_of(w.out, n, w.seed, w.game, s.ply)
    w.careless = int(policy == CARELESSLY)
    w.careful = int(policy == LOOKING_AHEAD)
    w.no_air = int(policy in (WITHOUT_FLIGHTS, CARELESSLY))
    w.no_sea = int(policy == WITHOUT_SHIPS)
    w.no_fee = int(policy == WITHOUT_BUYING)
    p = s.seat
    if s.phase == BEGIN:
        return classic_beginning(b, s, w, p)
    if s.phase == TOKEN:
        return for_token(b, s, w, p, LEAVE)
    return classic_step(b, s, w, p)


def classic_beginning(b: ClassicTables, s: State, w: StarMemory, p: int) -> int:
    """The token underfoot, a flight that saves a long walk, or a throw."""
    if b.stay_may_open == 1 and s.closed[s.pos[p]] == 1:
        action = for_token(b, s, w, p, ROLL)
        if action != ROLL:
            return action
    u = s.pos[p]
    if w.no_air == 1 or s.money[p] < b.air_fare:
        return ROLL
    measure_ways(b, s, w, p)
    worth = 0 if w.means >= BY_AIR else LONG_WAY
    nearest = far(b, w, u) - worth
    action = ROLL
    for f in range(b.air_first[u], b.air_first[u + 1]):
        v = b.air_head[f]
        away = far(b, w, v)
        if away < nearest or (far(b, w, u) == FAR and wanted_there(b, s, v, w.goal)):
            nearest = away
            action = ARC + b.n_arcs + f
    return action


def for_token(b: ClassicTables, s: State, w: StarMemory, p: int, otherwise: int) -> int:
    """Buy where there is money for it, else try; leave it when there is something better to do."""
    if classic_goal(b, s, p) == HOMEWARD:
        measure_ways(b, s, w, p)
        if w.goal == HOMEWARD:
            return otherwise
    if w.careful == 1 and hope(b, s, p) < 0:
        return otherwise
    keep = 0 if w.careful == 0 else b.board_fee
    if w.no_fee == 0 and s.money[p] >= b.token_fee + keep:
        return BUY
    return TRY


def classic_step(b: ClassicTables, s: State, w: StarMemory, p: int) -> int:
    """The next arc of the exact walk that ends best, going ashore where that is all there is.

    The walk is chosen at its first step, and again where a fee or a turn has come in the way.
    """
    planned = w.way_turn == s.turns and s.walked > 0 and w.way_at < w.way_length
    w.way_turn = s.turns
    if planned and s.points == w.way_length - w.way_at:
        e = w.way[w.way_at]
        w.way_at += 1
        if completes(b, s, e):
            return ARC + e
    measure_ways(b, s, w, p)
    e = best_arc(b, s, w, p)
    if e >= 0:
        return ARC + e
    n = classic_legal(b, s, w.out)
    return w.out[n - 1] if w.out[0] != LAND or n > 1 else LAND
