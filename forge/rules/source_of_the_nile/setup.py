"""A campaign before anything has happened (ND17): a blank map, full piles, nobody chosen yet."""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    GOODS,
    N_LEGENDS,
    N_PILES,
    N_RECORDS,
    NO_VILLAGE,
    OF_LAND,
    PROFESSION,
)
from forge.rules.source_of_the_nile.death import forget, lose_all, wipe
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables

KNOWN_TO_ALL = 16
"""Who published what was known at the start: nobody in play."""


def setup(b: Tables, s: State, seats: int, limit: int) -> None:
    """The beginning: the first player chooses a profession."""
    clear_numbers(s)
    s.seats = seats
    s.limit = limit
    s.phase = PROFESSION
    s.came = -1
    s.goal = -1
    s.found = -1
    for i in range(b.pile[N_PILES]):
        s.left[i] = b.many[i]
    for i in range(len(s.reports)):
        s.reports[i] = 0
    for i in range(N_LEGENDS):
        s.legends[i] = 0
    for i in range(N_RECORDS):
        s.record[i] = 0
        s.record_of[i] = 0
    for i in range(b.n_finds):
        s.find_told[i] = 0
    for i in range(b.rivals):
        s.rival_depth[i] = 0
        s.rival_best[i] = 0
    for h in range(b.n_hexes):
        lay_hex(b, s, h)
    for p in range(seats):
        seat_player(b, s, p)


def clear_numbers(s: State) -> None:
    """Nothing is under way."""
    s.step = 0
    s.then = 0
    s.got = 0
    s.seat = 0
    s.ply = 0
    s.turns = 0
    s.undecided = 0
    s.deck = 0
    s.level = 0
    s.points = 0
    s.heading = 0
    s.fresh = 0
    s.bargain = 0
    s.traded = 0
    s.opened = 0
    s.barred = 0
    s.hires = 0
    s.card = 0
    s.shown = 0
    s.deed_at = 0
    s.roll = 0
    clear_more(s)


def clear_more(s: State) -> None:
    """No battle, no find, no lake, no report."""
    s.why = 0
    s.foe = 0
    s.won = 0
    s.gift = 0
    s.unfed = 0
    s.found_vp = 0
    s.paid = 0
    s.due = 0
    s.rival = 0
    s.nile_told = 0
    s.n_lakes = 0
    s.n_reports = 0


def lay_hex(b: Tables, s: State, h: int) -> None:
    """A hex is blank, or known to all from the start, with its rivers (9)."""
    wipe(s, h)
    s.seen[h] = 0
    s.public[h] = 0
    s.hoard_of[h] = 0
    for i in range(GOODS):
        s.hoard[h * GOODS + i] = 0
    if b.known[h] > 0:
        s.terrain[h] = b.known[h]
        s.public[h] = KNOWN_TO_ALL
        s.told[h] = OF_LAND
        s.village[h] = NO_VILLAGE
        s.out[h] = b.flow[h]
        s.up[h] = b.springs[h]
        if b.flow[h] > 0 or b.springs[h] > 0:
            s.river[h] = 1


def seat_player(b: Tables, s: State, p: int) -> None:
    """A player has nothing yet."""
    s.profession[p] = 0
    s.life[p] = 0
    s.deaths[p] = 0
    s.where[p] = 0
    s.pos[p] = 0
    s.score[p] = 0
    s.crossing[p] = 0
    s.met[p] = 0
    s.befriended[p] = 0
    lose_all(b, s, p)
    forget(b, s, p)
