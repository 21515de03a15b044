"""How a turn goes: steps that lead on, and rules that have a step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.checks.subjects import Table
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.machine import Machine


@check()
def turn_steps(game: Game) -> Iterator[Complaint]:
    """Every step of a turn is reached, and from each the turn can end.

    Follows the steps from the start of each part, and back from the steps that lead nowhere; looks
    up the step that each way leads to, and the part of each step.

    A turn that goes round in a circle has no end, and a step that nothing leads to is never done.

    Bad:
        change:
          turn:
            steps:
              af6: {goes: [{id: af5}]}
    Good:
        change:
          turn:
            steps:
              af4c: {goes: [{id: af6}, {id: af5, case: land or people were new}]}
    """
    turn = game.turn
    if turn is None:
        return
    steps = known.steps(game)
    parts = Names("part", "turn.parts", tuple(part.id for part in turn.parts))
    for part in turn.parts:
        yield from steps.want(part.start, part.at / "start", f"the part {part.id!r}")
    for step in (*turn.steps, *turn.free):
        yield from parts.want(step.part, step.at / "part", f"the step {step.id!r}")
        for arrow in step.goes:
            yield from steps.want(arrow.id, arrow.at / "id", f"the step {step.id!r}")
    yield from _ways(turn)


def _ways(turn: Machine) -> Iterator[Complaint]:
    ahead = {step.id: [arrow.id for arrow in step.goes] for step in turn.steps}
    back: dict[str, list[str]] = {}
    for here, others in ahead.items():
        for there in others:
            back.setdefault(there, []).append(here)
    reached = _followed(ahead, [part.start for part in turn.parts])
    ends = _followed(back, [here for here, others in ahead.items() if not others])
    for step in turn.steps:
        if step.id not in reached:
            message = f"nothing leads to the step {step.id!r}"
            yield Complaint(step.at, message, "let another step lead to it, or drop it")
        elif step.id not in ends:
            message = f"from the step {step.id!r} the turn never ends"
            yield Complaint(step.at / "goes", message, "lead it on to a step that ends the turn")


def _followed(ways: dict[str, list[str]], starts: list[str]) -> set[str]:
    found, front = set(starts), list(starts)
    while front:
        for there in ways.get(front.pop(), ()):
            if there not in found:
                found.add(there)
                front.append(there)
    return found


@check()
def turn_rules(table: Table) -> Iterator[Complaint]:
    """Every rule of the edition stands at a step of the turn, and no step has a rule of no edition.

    Compares the rules of all steps, of what may be done at any time, and those that always hold,
    with the rules of the edition.

    A rule without a step is carried out whenever somebody remembers it.

    Bad:
        change:
          turn:
            always: [N1, N63, N67, N68]
    Good:
        change:
          turn:
            always: [N1, N63, N67, N68, ND24, N5]
    """
    turn, edition = table.game.turn, table.edition
    if turn is None:
        return
    rules = known.rules(edition)
    for step in (*turn.steps, *turn.free):
        for i, rule in enumerate(step.rules):
            yield from rules.want(rule, step.at / "rules" / i, f"the step {step.id!r}")
    for i, rule in enumerate(turn.always):
        yield from rules.want(rule, turn.at / "always" / i, "the turn")
    for rule in edition.rules:
        if rule not in turn.told:
            message = f"the rule {rule} of {edition.id} stands at no step of the turn"
            yield Complaint(turn.at / "steps", message, "add it to a step, or to always")
