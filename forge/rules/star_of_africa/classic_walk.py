"""One step of the Classic edition with its fees (C13)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.codes import E_CARRIED, E_FARE, E_LAND, E_STEP, E_TURN_BACK
from forge.rules.star_of_africa.shared import has_star, prize, star_carried
from forge.rules.star_of_africa.tables import ClassicTables, State


def wins(b: ClassicTables, s: State) -> bool:
    """Whether the player has the Star (C10), or a horseshoe that stands for it (C11)."""
    p = s.seat
    if has_star(s, p):
        return True
    shoes = s.shoes[p] if b.horseshoe_counts == 0 else s.late_shoes[p]
    return shoes > 0 and star_carried(s)


def at_goal(b: ClassicTables, s: State) -> bool:
    """Whether the player is ashore at home with what wins (C10, C11)."""
    return s.afloat == 0 and b.home[s.pos[s.seat]] == 1 and wins(b, s)


def at_sea(b: ClassicTables, v: int) -> bool:
    """Whether a pawn on this point is on board: it is a circle of a sea route."""
    return b.site[v] == 0 and b.sea[b.first[v]] == 1


def boarding(b: ClassicTables, s: State) -> int:
    """What the player pays to go on board (C13)."""
    return 0 if s.free_exit[s.seat] > 0 else b.board_fee


def landing(b: ClassicTables, s: State) -> int:
    """What the player pays to go ashore (C13)."""
    return 0 if s.free_landing[s.seat] > 0 else b.land_fee


def embark(b: ClassicTables, s: State, log: Log | None) -> None:
    """The player goes on board (C13), after a rescue for nothing."""
    p = s.seat
    s.afloat = 1
    if s.free_exit[p] > 0:
        s.free_exit[p] -= 1
        emit(log, s, E_CARRIED, p, s.pos[p], 0)
    else:
        s.money[p] -= b.board_fee
        emit(log, s, E_FARE, p, s.pos[p], b.board_fee)


def disembark(b: ClassicTables, s: State, log: Log | None) -> None:
    """The player goes ashore (C13), after a rescue for nothing; so Cape Town is reached (C17)."""
    p = s.seat
    s.afloat = 0
    if s.free_landing[p] > 0:
        s.free_landing[p] -= 1
        emit(log, s, E_CARRIED, p, s.pos[p], 0)
    else:
        s.money[p] -= b.land_fee
        emit(log, s, E_LAND, p, s.pos[p], b.land_fee)
    if b.cape_town_by_passing == 1:
        prize(b, s, p, s.pos[p], log)


def boards(b: ClassicTables, s: State, e: int) -> bool:
    """Whether this step goes on board."""
    return b.sea[e] == 1 and s.afloat == 0


def lands(b: ClassicTables, s: State, e: int) -> bool:
    """Whether this step comes to a port by sea and goes ashore there.

    It does where the move ends, and where no port may be passed afloat (a reading of C13).
    """
    if b.sea[e] == 0 or b.site[b.head[e]] == 0:
        return False
    if s.points == 1 or b.pass_port_afloat == 0:
        return True
    return b.land_and_sea_in_one_roll == 0 and boards(b, s, e)


def reverses(b: ClassicTables, s: State, e: int) -> bool:
    """Whether this step goes back the way the pawn came in this move."""
    return s.came > 0 and b.back[e] == s.came - 1


def may_tread(b: ClassicTables, s: State, e: int) -> bool:
    """Whether the way so far (C7) and the purse (C13) allow this step, whatever comes after it."""
    if b.turn_back_within_move == 0 and s.turned != 1 and reverses(b, s, e):
        return False
    fee = 0
    if boards(b, s, e):
        fee = boarding(b, s)
    elif b.sea[e] == 0 and s.afloat == 1:
        if b.land_and_sea_in_one_roll == 0:  # a reading of C13: whoever lands, stops
            return False
        fee = landing(b, s)
    if lands(b, s, e):
        fee += landing(b, s)
    return fee <= s.money[s.seat]


def tread(b: ClassicTables, s: State, e: int, log: Log | None) -> bool:
    """One step with its fees; True when the move ends there."""
    p = s.seat
    lost = b.land_and_sea_in_one_roll == 0 and boards(b, s, e)
    ashore = lands(b, s, e)
    if boards(b, s, e):
        embark(b, s, log)
    elif b.sea[e] == 0 and s.afloat == 1:
        disembark(b, s, log)
        if b.home_exact == 0 and at_goal(b, s):
            return True
    if s.turned == 1 and reverses(b, s, e):
        s.turned = 2
        emit(log, s, E_TURN_BACK, p, s.pos[p], 0)
    s.pos[p] = b.head[e]
    s.points -= 1
    s.walked += 1
    s.came = e + 1
    emit(log, s, E_STEP, p, e, 0)
    if ashore:
        disembark(b, s, log)
        lost = lost or b.land_and_sea_in_one_roll == 0
    elif s.afloat == 0 and b.cape_town_by_passing == 1:
        prize(b, s, p, s.pos[p], log)
    return lost or s.points == 0 or (b.home_exact == 0 and at_goal(b, s))
