"""An edition has what its rules play by: every parameter, with an answer that they know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.content.nearest import did_you_mean

if TYPE_CHECKING:
    from forge.model.edition import Edition, Parameter
    from forge.rules.protocol import RuleSet


@check()
def edition_played(table: Table) -> Iterator[Complaint]:
    """The rules can play an edition that has most of their parameters.

    Looks for the rules of the game that have the fewest parameters which the edition lacks; names
    those, and choices and numbers that these rules do not know: an answer of the edition's own, a
    part of nothing, more turns than any state has room for. An edition that lacks half of them has
    rules of its own, which nobody has written down for a program.

    A simulator refuses what it cannot play, and proofs say nothing of it.

    Bad:
        drop:
          editions:
            explorers:
              parameters: [campaign_turns]
    Good:
        change:
          editions:
            explorers:
              parameters:
                campaign_turns: {value: 60}
    """
    from forge.simulate.known import rule_sets  # late: rules are many modules

    edition = table.edition
    having = edition.values.keys()
    fitting = [one for one in rule_sets().values() if one.game == table.game.id]
    nearest = min(fitting, key=lambda one: (len(one.parameters - having), one.id), default=None)
    if nearest is None or 2 * len(nearest.parameters - having) > len(nearest.parameters):
        return
    for name in sorted(nearest.parameters - having):
        message = f"the rules of {edition.id} read the parameter {name!r}, which does not exist"
        home = f"editions.{edition.id}.parameters.{name}"
        yield Complaint(edition.at / "parameters", message, f"write {name}", missing=home)
    yield from _read(edition, nearest)


def _read(edition: Edition, rules: RuleSet) -> Iterator[Complaint]:
    for parameter in edition.parameters:
        if parameter.id in rules.parameters:
            yield from _answer(parameter, rules)
            yield from _number(parameter, rules)


def _answer(parameter: Parameter, rules: RuleSet) -> Iterator[Complaint]:
    """A complaint of a choice that the rules do not know, or of words where they want a number."""
    value, known = parameter.value, rules.choices.get(parameter.id, ())
    if isinstance(value, str) and value not in known:
        message = f"the rules know no answer {value!r} to {parameter.id}"
        hint = did_you_mean(value, known) if known else "write a number, or true or false"
        yield Complaint(parameter.at / "value", message, hint)
    elif known and not isinstance(value, str):
        message = f"the rules read a choice in {parameter.id}, not {value}"
        yield Complaint(parameter.at / "value", message, f"write one of {', '.join(known)}")


def _number(parameter: Parameter, rules: RuleSet) -> Iterator[Complaint]:
    """A complaint of a number that the rules cannot play with."""
    value = parameter.value
    if isinstance(value, str) or parameter.id not in rules.bounds:
        return
    least, most = rules.bounds[parameter.id]
    if not least <= value <= most:
        message = f"{parameter.id} is {value}, and the rules play with {least} to {most}"
        hint = f"write {least if value < least else most}"
        yield Complaint(parameter.at / "value", message, hint)
