"""Records of a campaign (ND24): the greatest published values, and who holds them."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    B_FALL,
    B_LAKE,
    B_MAPPED,
    B_MOUNTAIN,
    B_PEOPLE,
    N_RECORDS,
    R_RECORD,
    REC_FALL,
    REC_LAKE,
    REC_MOUNTAIN,
    REC_PEOPLES,
    REC_RIVER,
)
from forge.rules.source_of_the_nile.events import E_RECORD
from forge.rules.source_of_the_nile.rivers import traced
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.worth import points_of


def record_hex(b: Tables, s: State, p: int, h: int, bits: int) -> None:
    """What the new entries of a published hex mean for the records."""
    if bits & B_MOUNTAIN > 0:
        better_record(s, p, REC_MOUNTAIN, s.height[h])
    if bits & B_FALL > 0:
        better_record(s, p, REC_FALL, s.fall[h])
    if bits & B_LAKE > 0 or (bits & B_MAPPED > 0 and s.area[h] > 0):
        better_record(s, p, REC_LAKE, s.area[h])
    if bits & B_PEOPLE > 0:
        s.befriended[p] += 1
        better_record(s, p, REC_PEOPLES, s.befriended[p])


def better_record(s: State, p: int, record: int, value: int) -> None:
    """A greater value takes the record; an equal one leaves it to who was first."""
    if value > s.record[record]:
        s.record[record] = value
        s.record_of[record] = p + 1


def publish_lake(b: Tables, s: State, h: int, bits: int) -> None:
    """A lake scores once: its other hexes count as told (N23)."""
    if bits & B_LAKE > 0 and b.lake_points == 0:
        for v in range(b.n_hexes):
            if s.lake[v] == s.lake[h]:
                s.told[v] |= B_LAKE


def trace_rivers(b: Tables, s: State) -> None:
    """The longest river whose hexes are all published, by who published its last one (ND24)."""
    for h in range(b.n_hexes):
        if s.river[h] == 1 and s.public[h] > 0 and b.known[h] == 0:
            better_record(s, s.public[h] - 1, REC_RIVER, traced(b, s, h))


def award_records(b: Tables, s: State, log: Log | None) -> None:
    """At the end each record scores once for its holder, by the holder's profession (ND24)."""
    trace_rivers(b, s)
    for record in range(N_RECORDS):
        p = s.record_of[record] - 1
        if p >= 0:
            points = points_of(b, s, p, R_RECORD + record)
            s.score[p] += points
            emit(log, s, E_RECORD + record, p, b.n_hexes, points)
