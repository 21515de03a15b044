"""Chains and choices as Storm reads them: its explicit format DRN, with whole fractions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from forge.rules.protocol import CHANCE
from forge.simulate.chain import Chain
from forge.simulate.explore import Play

Choice = tuple[Fraction, dict[int, Fraction]]
"""What one action costs, and how likely it leads where."""


def of_chain(chain: Chain) -> str:
    """A chain; its ends are labelled "end", those with mark m also "mark<m>"."""
    states, labels = [], []
    for i, heads in enumerate(chain.heads):
        total = sum(chain.weights[i])
        row: dict[int, Fraction] = {}
        cost = Fraction(0)
        for head, weight, each in zip(heads, chain.weights[i], chain.costs[i], strict=True):
            row[head] = row.get(head, Fraction(0)) + Fraction(weight, total)
            cost += Fraction(weight * each, total)
        states.append([(cost, row)])
        labels.append("" if heads else f"end mark{chain.marks[i]}")
    return "\n".join(_told("DTMC", states, labels))


def of_choices(play: Play, root: Any, done: Any) -> str:
    """All that a player can choose from ``root`` on until it is ``done``; turns are counted."""
    number = {play.key(play.b, root): 0}
    waiting, states, labels = [root], [], []

    def note(s: Any) -> int:
        i = number.setdefault(play.key(play.b, s), len(number))
        if i == len(waiting):
            waiting.append(s)
        return i

    for s in waiting:
        over = done(s)
        states.append([] if over else list(_choices(play, s, note)))
        labels.append("end" if over else "")
    return "\n".join(_told("MDP", states, labels))


def _choices(play: Play, s: Any, note: Any) -> Iterator[Choice]:
    outcomes = [(note(after), after.turns - s.turns) for _, after in play.followers(s)]
    if play.rules.turn(play.b, s) != CHANCE:
        yield from ((Fraction(cost), {head: Fraction(1)}) for head, cost in outcomes)
        return
    room = play.rules.room(play.b)
    weights = [0] * room
    total = sum(weights[: play.rules.odds(play.b, s, [0] * room, weights)])
    row: dict[int, Fraction] = {}
    for (head, _), weight in zip(outcomes, weights, strict=False):
        row[head] = row.get(head, Fraction(0)) + Fraction(weight, total)
    yield Fraction(sum(w * c for (_, c), w in zip(outcomes, weights, strict=False)), total), row


def _told(kind: str, states: Sequence[Sequence[Choice]], labels: Sequence[str]) -> Iterator[str]:
    """A state that nothing follows stays where it is, for nothing."""
    rows = [choices or [(Fraction(0), {i: Fraction(1)})] for i, choices in enumerate(states)]
    yield f"@type: {kind}\n@parameters\n\n@reward_models\nturns"
    yield f"@nr_states\n{len(rows)}\n@nr_choices\n{sum(map(len, rows))}\n@model"
    for i, choices in enumerate(rows):
        label = f"{'init ' if i == 0 else ''}{labels[i]}".rstrip()
        yield f"state {i} [0] {label}".rstrip()
        for k, (cost, row) in enumerate(choices):
            yield f"\taction {k} [{cost}]"
            yield from (f"\t\t{head} : {chance}" for head, chance in sorted(row.items()))
