"""The faces of the die: what no throw can ever bring."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Proved
from forge.rules.star_of_africa.codes import BLANK
from forge.rules.star_of_africa.tables import ClassicTables


@claim()
def faces_free(case: Case) -> Iterator[Said]:
    """Who is held on the Slave Coast is set free by some face of the die (C15)."""
    b = case.play.b
    if not isinstance(b, ClassicTables) or b.slave < 0 or not b.slave_coast_holds:
        return
    blanks = any(b.mix[k] for k in range(b.n_kinds) if b.role[k] == BLANK)
    frees = [face for face in range(b.held_release_from, b.die_sides + 1) if b.die[face]]
    message = f"it takes {b.held_release_from} or more, which the die shows"
    if not frees:
        message = f"the throw of {b.held_release_from} or more never comes: a blank holds for ever"
    yield Said(Proved("exact"), bool(frees) or not blanks, message)
