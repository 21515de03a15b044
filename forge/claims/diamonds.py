"""Across Africa: where the diamonds are, in all ways in which they can be shared out."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Proved
from forge.rules.across_africa.tables import State, Tables

Share = tuple[int, int, int, int]
"""Diamonds on fields, in the supply, before the players, on the crocodile."""


def shared(s: State) -> Share:
    """What is kept of a real state."""
    return sum(s.lies), s.supply, sum(s.gems), s.stored_gems


def after(b: Tables, share: Share) -> Iterator[Share]:
    """What one diamond that changes its place makes of it: taken, laid out, stored (A34-A36)."""
    field, supply, held, stored = share
    if field:
        yield field - 1, supply, held + 1, stored
    if supply:
        yield field + 1, supply - 1, held, stored
    if held and b.shared_store:
        yield field, supply, held - 1, stored + 1


def shares(case: Case) -> set[Share]:
    """All shares that can come, with any number of players."""
    found = {shared(case.play.begin(seats)) for seats in case.counts}
    front = [*found]
    while front:
        more = [each for each in after(case.play.b, front.pop()) if each not in found]
        found.update(more)
        front += more
    return found


@claim(about=Tables)
def diamonds_kept(case: Case) -> Iterator[Said]:
    """No diamond is ever lost or added (A4)."""
    every = shares(case)
    sums = {sum(each) for each in every}
    message = f"{case.play.b.gems} in all {len(every)} ways in which they can be shared out"
    yield Said(Proved("abstraction"), sums == {case.play.b.gems}, message)
