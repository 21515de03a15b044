"""What happens to a pawn that enters a point, in the order of Z29, and to one that stays there."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.codes import (
    AT_CAPE,
    E_CLEARED,
    E_HALT,
    E_LOOT,
    E_LOOT_SHOES,
    E_RECRUIT,
    E_RING,
    E_ROBBER_WAIT,
    E_SECOND_TAKEN,
    E_SPARED,
    E_STAR_LAID,
    E_STAR_LOST,
    E_STEAL,
    E_TAKE,
    E_TOLL,
    E_WIN,
    OVER,
    ROBBER,
)
from forge.rules.star_of_africa.shared import prize, role_at, star_carried
from forge.rules.star_of_africa.tables import State, ZvezdaTables


def enter(b: ZvezdaTables, s: State, p: int, v: int, robbers: int, log: Log | None) -> bool:
    """All that entering a point does; True when the move ends there.

    ``robbers``: 0 when open robbers do nothing to this pawn (a reading of Z17).
    """
    s.pos[p] = v
    lost = False
    if b.entry_order == 1 and robbers == 1:
        lost = meet_robber(b, s, p, v, log)
    if b.cape_town_by_passing == 1:
        prize(b, s, p, v, log)
    if v == b.cape and s.owner == AT_CAPE and not lost:  # Z25
        take_star(b, s, p)
        emit(log, s, E_TAKE, p, v, 0)
    if not lost:
        steal(b, s, p, v, log)
    if b.entry_order == 0 and robbers == 1:
        lost = meet_robber(b, s, p, v, log)
    if b.home_exact == 0:
        come_home(b, s, p, log)
    return lost


def take_star(b: ZvezdaTables, s: State, p: int) -> None:
    """The Star has a new owner, who is no robber any more (a reading of Z29)."""
    s.owner = p
    if b.star_frees_robber_player == 1:
        s.robber[p] = 0


def steal(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """A robber player who comes to the owner takes the Star and the money (Z27)."""
    if not star_carried(s):
        return
    if s.owner != p:
        if s.robber[p] == 1 and s.pos[s.owner] == v:
            rob_owner(b, s, p, v, log)
    elif b.robber_player_ambushes == 1:  # Z29, the other way round
        for i in range(1, s.seats):
            q = (p + i) % s.seats
            if s.robber[q] == 1 and s.pos[q] == v:
                rob_owner(b, s, q, v, log)
                return


def rob_owner(b: ZvezdaTables, s: State, thief: int, v: int, log: Log | None) -> None:
    """The thief is the owner now, and an ordinary player; the robber token leaves the game."""
    victim = s.owner
    loot = s.money[victim]
    s.money[thief] += loot
    s.money[victim] = 0
    s.owner = thief
    s.robber[thief] = 0
    emit(log, s, E_STEAL, thief, v, victim)
    emit(log, s, E_LOOT, thief, v, loot)
    if b.theft_takes_horseshoes == 1:
        shoes = s.shoes[victim]
        s.shoes[thief] += shoes
        s.shoes[victim] = 0
        emit(log, s, E_LOOT_SHOES, thief, v, shoes)


def toll(b: ZvezdaTables, s: State, v: int) -> int:
    """What an open robber asks before the Star is found (Z22)."""
    return b.robber_toll if s.found == 0 and s.open_robber[v] == 1 else 0


def meet_robber(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> bool:
    """What an open robber does; True when the move ends there."""
    if s.open_robber[v] == 0:
        if b.closed_robber_recruits == 1 and s.found == 1:
            meet_hidden(b, s, p, v, log)
        return False
    if s.found == 0:
        if s.money[p] >= b.robber_toll:
            s.money[p] -= b.robber_toll
            emit(log, s, E_TOLL, p, v, b.robber_toll)
        else:
            emit(log, s, E_SPARED, p, v, b.robber_toll)
    elif s.owner == p:  # Z24: not through, and to come to stand there is Z25
        if s.points > 0:
            emit(log, s, E_HALT, p, v, s.points)
        lose_star(b, s, p, v, log)
        return True
    elif s.robber[p] == 0 or b.second_robber_joins == 1:
        recruit(s, p, v, log)
    return False


def meet_hidden(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """A closed robber, of whom only a client knows, recruits who comes by (a reading of Z26)."""
    found = s.closed[v] == 1 and role_at(b, s, v) == ROBBER
    if found and s.owner != p and (s.robber[p] == 0 or b.second_robber_joins == 1):
        s.left[s.kind[v]] -= 1
        recruit(s, p, v, log)


def recruit(s: State, p: int, v: int, log: Log | None) -> None:
    """A rival becomes a robber, or stays one, and takes the token along (Z26, Z29)."""
    s.open_robber[v] = 0
    s.closed[v] = 0
    emit(log, s, E_RECRUIT if s.robber[p] == 0 else E_SECOND_TAKEN, p, v, 0)
    s.robber[p] = 1


def lose_star(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """The money goes to the bank and the Star to Cape Town (Z25)."""
    emit(log, s, E_STAR_LOST, p, v, s.money[p])
    s.money[p] = 0
    s.owner = AT_CAPE
    if b.cape < 0:
        return
    emit(log, s, E_STAR_LAID, p, b.cape, 0)
    if b.star_on_cape_town_clears_robber == 1 and s.open_robber[b.cape] == 1:
        s.open_robber[b.cape] = 0
        emit(log, s, E_CLEARED, p, b.cape, 0)
    if b.star_taken_standing == 1:
        for i in range(1, s.seats):
            q = (p + i) % s.seats
            if s.owner == AT_CAPE and s.pos[q] == b.cape:
                take_star(b, s, q)
                emit(log, s, E_TAKE, q, b.cape, 0)


def come_home(b: ZvezdaTables, s: State, p: int, log: Log | None) -> None:
    """The owner who enters a home has won (Z1)."""
    if s.owner == p and b.home[s.pos[p]] == 1:
        s.winner = p
        s.phase = OVER
        emit(log, s, E_WIN, p, s.pos[p], 0)


def halt(b: ZvezdaTables, s: State, p: int, log: Log | None) -> None:
    """What a place does to a pawn that ends its move there (Z1, Z19, Z20, Z22)."""
    v = s.pos[p]
    if b.cape_town_by_passing == 0:
        prize(b, s, p, v, log)
    if b.ring[v] == 1:
        s.wait[p] += b.ring_missed_turns
        emit(log, s, E_RING, p, v, b.ring_missed_turns)
    if s.open_robber[v] == 1 and s.found == 0:
        held_up(b, s, p, v, log)
    if b.home_exact == 1:
        come_home(b, s, p, log)


def held_up(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """Who stops on an open robber misses a turn (Z22), but by air maybe not (a reading of Z17)."""
    if s.throw > 0 or b.air_meets_robber == 1:
        s.wait[p] += b.robber_missed_turns
        emit(log, s, E_ROBBER_WAIT, p, v, b.robber_missed_turns)
