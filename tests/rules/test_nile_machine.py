"""The machine that plays a turn of Source of the Nile is the one that its content tells."""

from __future__ import annotations

import random

import pytest
from nile_table import RULES, nile, tables

from forge.rules.protocol import CHANCE, END
from forge.rules.source_of_the_nile import steps
from forge.rules.source_of_the_nile.state import State

STATES = {step.id: step for step in nile().turn.steps}
BEGINS = {
    getattr(steps, f"S_{ident.upper().replace('-', '_')}"): ident
    for ident in STATES
    if hasattr(steps, f"S_{ident.upper().replace('-', '_')}")
}
"""The step that each state begins with."""
ASIDE = {steps.S_FUNDED, steps.S_CACHE, *range(steps.S_BATTLE, steps.S_FOUGHT + 1)}
"""What belongs to several states: donations, caches, and battles, also those of an ambush."""
WITHIN = 3
"""A state with nothing to do is passed through: so many arrows at most."""


class Watched(State):
    """A state that writes down where the machine stands."""

    def __setattr__(self, name, value):
        if name == "step":
            TRAIL.append(value)
        super().__setattr__(name, value)


TRAIL: list[int] = []


def state_of(step):
    """The state of content that a step belongs to; none between turns."""
    if step == steps.S_LOST:
        return "af3a"
    begun = [number for number in BEGINS if number <= step]
    return BEGINS[max(begun)] if begun and step >= steps.S_EUROPE else None


def reach(ident):
    """The states within a few arrows of one."""
    found, front = set(), {ident}
    for _ in range(WITHIN):
        front = {way.id for at in front for way in STATES[at].goes}
        found |= front
    return found


def played(seed, seats):
    """The steps of a random campaign, in order."""
    TRAIL.clear()
    b, lots = tables(()), random.Random(seed)
    blank = RULES.state(b, seats)
    s = Watched(**{name: getattr(blank, name) for name in State.__dataclass_fields__})
    RULES.setup(b, s, seats, 0)
    out, weights = [0] * RULES.room(b), [0] * RULES.room(b)
    while (turn := RULES.turn(b, s)) != END:
        chance = turn == CHANCE
        n = RULES.odds(b, s, out, weights) if chance else RULES.legal(b, s, out)
        RULES.apply(b, s, lots.choices(out[:n], weights[:n] if chance else None)[0], None)
    return list(TRAIL)


def test_each_state_of_the_turn_is_a_step_of_the_rules():
    """But those that are an action of the free ones, and death, which ends the turn at once."""
    free = {step.id for step in nile().turn.free}
    assert set(STATES) - set(BEGINS.values()) - free == {"af3a", "dead", "successor"}


@pytest.mark.parametrize("seed", range(12))
def test_the_machine_goes_where_the_arrows_lead(seed):
    before = None
    for step in played(seed, 1 + seed % 3):
        if step in ASIDE:
            continue
        now = state_of(step)
        if now is not None and before is not None and now != before:
            assert now in reach(before), (before, now)
        before = now


def test_a_machine_that_leaves_the_arrows_would_be_found():
    assert "af2" not in reach("af5")
    assert "eu1" not in reach("eu4")
