"""What may be published (N65): legal actions, ascending."""

from __future__ import annotations

from forge.rules.protocol import Buffer
from forge.rules.source_of_the_nile.codes import (
    ALL,
    CROSSING,
    DONE,
    N_LEGENDS,
    PRESS,
    TALKS,
    TO_FIND,
    TO_HEX,
    TO_LEGEND,
)
from forge.rules.source_of_the_nile.reports import has_reports
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def legal_notes(b: Tables, s: State, out: Buffer) -> int:
    """Nothing more, everything, or any one entry; where nothing may be held back, everything."""
    p = s.seat
    if b.points_kept == 0:
        out[0] = ALL
        return 1
    out[0] = DONE
    out[1] = ALL
    n = 2
    if s.crossing[p] == 1:
        out[n] = CROSSING
        n += 1
    if has_reports(s, p):
        out[n] = PRESS
        n += 1
    if s.talks[p] > 0:
        out[n] = TALKS
        n += 1
    return legal_entries(b, s, p, out, n)


def legal_entries(b: Tables, s: State, p: int, out: Buffer, first: int) -> int:
    """Legends, finds and hexes that are noted."""
    n = first
    for i in range(N_LEGENDS):
        if s.legends[i] == p + 1:
            out[n] = TO_LEGEND + i
            n += 1
    for i in range(b.n_finds):
        if s.note[p * b.n_finds + i] > 0:
            out[n] = TO_FIND + i
            n += 1
    for h in range(b.n_hexes):
        if s.noted[p * b.n_hexes + h] > 0:
            out[n] = TO_HEX + h
            n += 1
    return n
