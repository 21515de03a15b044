"""EU4: publishing what is noted, what it scores, and who is first (N39, N55, N65, ND18)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    ALL,
    ANIMAL,
    B_MAPPED,
    B_NILE,
    CROSSING,
    DONE,
    GOODS,
    IVORY,
    N_BITS,
    N_LEGENDS,
    PLANT,
    PRESS,
    R_CROSSING,
    R_LEGEND,
    R_TALK,
    TALKS,
    TO_FIND,
    TO_HEX,
    TO_LEGEND,
)
from forge.rules.source_of_the_nile.events import (
    E_IVORY,
    E_KEEP_NOTES,
    E_NO_FIRST,
    E_PUBLISH_CROSSING,
    E_PUBLISH_FIND,
    E_PUBLISH_HEX,
    E_PUBLISH_LEGEND,
    E_PUBLISH_TALKS,
    E_UNPACK,
)
from forge.rules.source_of_the_nile.records import publish_lake, record_hex
from forge.rules.source_of_the_nile.reports import has_reports, publish_reports
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_EU5
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.worth import bit_worth, earn, points_of

LEGEND_TOLD = 64


def unpack(b: Tables, s: State, log: Log | None) -> None:
    """What was brought to Europe: ivory is sold (N37), specimens can be published now (N36)."""
    p = s.seat
    ivory = s.has[p * GOODS + IVORY]
    if ivory > 0:
        s.money[p] += ivory * b.ivory_price
        s.has[p * GOODS + IVORY] = 0
        emit(log, s, E_IVORY, p, b.n_hexes, ivory * b.ivory_price)
    for i in range(b.n_finds):
        at = p * b.n_finds + i
        if s.carry[at] > 0:
            s.note[at] += s.carry[at]
            emit(log, s, E_UNPACK, p, b.n_hexes, s.carry[at])
            s.carry[at] = 0
    s.paid = 0


def has_notes(b: Tables, s: State, p: int) -> bool:
    """Whether a player has anything to publish."""
    if s.crossing[p] == 1 or s.talks[p] > 0 or has_reports(s, p):
        return True
    for i in range(N_LEGENDS):
        if s.legends[i] == p + 1:
            return True
    for i in range(b.n_finds):
        if s.note[p * b.n_finds + i] > 0:
            return True
    for h in range(b.n_hexes):
        if s.noted[p * b.n_hexes + h] > 0:
            return True
    return False


def publish(b: Tables, s: State, action: int, log: Log | None) -> None:
    """One entry is published, or all, or the rest is held back for a later turn (N65)."""
    p = s.seat
    if action == DONE:
        emit(log, s, E_KEEP_NOTES, p, b.n_hexes, 0)
        go(s, S_EU5)
        return
    if action in (ALL, CROSSING):
        publish_crossing(b, s, p, log)
    if action in (ALL, PRESS):
        publish_reports(b, s, p, log)
    if action in (ALL, TALKS):
        publish_talks(b, s, p, log)
    publish_entries(b, s, p, action, log)
    if not has_notes(b, s, p):
        go(s, S_EU5)


def publish_entries(b: Tables, s: State, p: int, action: int, log: Log | None) -> None:
    """A legend, a find or a hex, or all of them."""
    for i in range(N_LEGENDS):
        if action in (ALL, TO_LEGEND + i):
            publish_legend(b, s, p, i, log)
    for i in range(b.n_finds):
        if action in (ALL, TO_FIND + i):
            publish_find(b, s, p, i, log)
    for h in range(b.n_hexes):
        if action in (ALL, TO_HEX + h):
            publish_hex(b, s, p, h, log)


def publish_crossing(b: Tables, s: State, p: int, log: Log | None) -> None:
    """A journey from coast to coast (ND21)."""
    if s.crossing[p] == 1:
        s.crossing[p] = 2
        points = points_of(b, s, p, R_CROSSING)
        earn(s, p, points)
        emit(log, s, E_PUBLISH_CROSSING, p, b.n_hexes, points)


def publish_talks(b: Tables, s: State, p: int, log: Log | None) -> None:
    """Interviews (N56)."""
    if s.talks[p] > 0:
        points = points_of(b, s, p, R_TALK) * s.talks[p]
        s.talks[p] = 0
        earn(s, p, points)
        emit(log, s, E_PUBLISH_TALKS, p, b.n_hexes, points)


def publish_legend(b: Tables, s: State, p: int, i: int, log: Log | None) -> None:
    """A legend; it counts once in a campaign (8.8)."""
    if s.legends[i] == p + 1:
        s.legends[i] = LEGEND_TOLD
        points = points_of(b, s, p, R_LEGEND + i)
        earn(s, p, points)
        emit(log, s, E_PUBLISH_LEGEND, p, b.n_hexes, points)


def publish_find(b: Tables, s: State, p: int, i: int, log: Log | None) -> None:
    """A find; an animal or a plant that anybody has published is worth nothing (N39)."""
    at = p * b.n_finds + i
    points = s.note[at]
    if points > 0:
        s.note[at] = 0
        kept = b.find_kind[i] in (ANIMAL, PLANT)
        if kept and s.find_told[i] == 1:
            emit(log, s, E_NO_FIRST, p, b.n_hexes, points)
        else:
            s.find_told[i] = 1
            earn(s, p, points)
            emit(log, s, E_PUBLISH_FIND, p, b.n_hexes, points)


def publish_hex(b: Tables, s: State, p: int, h: int, log: Log | None) -> None:
    """All that is noted of a hex; from now on everybody knows it (ND18)."""
    bits = s.noted[p * b.n_hexes + h]
    if bits == 0:
        return
    points = 0
    for i in range(N_BITS):
        bit = 1 << i
        if bits & bit > 0 and s.told[h] & bit == 0:
            points += bit_worth(b, s, p, h, bit)
            if bit == B_NILE:
                s.nile_told = 1
    record_hex(b, s, p, h, bits & ~s.told[h])
    s.told[h] |= bits
    publish_lake(b, s, h, bits)
    if bits & B_MAPPED > 0 and s.public[h] == 0:
        s.public[h] = p + 1
    s.noted[p * b.n_hexes + h] = 0
    earn(s, p, points)
    emit(log, s, E_PUBLISH_HEX, p, h, points)
