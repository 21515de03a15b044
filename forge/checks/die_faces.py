"""The die: as many faces as the rules throw, and each as likely as the others."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.game import Game

FACES = 6
"""Faces of the die that is printed, a cube."""


@check()
def die_sides(table: Table) -> Iterator[Complaint]:
    """The die of the kit has as many faces as the edition's rules throw.

    Compares the edition's parameter `die_sides` with the `odds` of die.yaml: six faces where it
    has none, since the die to fold is a cube.

    A rule that is played with a die of eight cannot be played with the six that are in the box.

    Bad:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A"}
          editions:
            classic:
              parameters:
                - {id: die_sides, unit: count, value: 8, rules: [A1]}
    Good:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A"}
          editions:
            classic:
              parameters:
                - {id: die_sides, unit: count, value: 6, rules: [A1]}
    """
    die = table.game.die
    faces = len(die.odds) if die and die.odds else FACES
    for parameter in table.edition.parameters:
        if die and parameter.id == "die_sides" and parameter.value != faces:
            message = f"{table.edition.id} throws a die of {parameter.value}, this one has {faces}"
            at = die.at / "odds" if die.odds else parameter.at / "value"
            yield Complaint(at, message, "write as many odds as the die has sides")


@check(Severity.WARNING)
def die_odds(game: Game) -> Iterator[Complaint]:
    """A die is fair, and shows something.

    Looks at the `odds` of die.yaml.

    A cube of card falls on each face as often as on the others: what is worked out with other odds
    is not what happens at the table. A die whose odds are all 0 cannot be thrown at all.

    Bad:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A", odds: [1, 1, 1, 1, 1, 5]}
    Good:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A", odds: [1, 1, 1, 1, 1, 1]}
    """
    if game.die is None or not game.die.odds:
        return
    odds = game.die.odds
    if not any(odds):
        at, hint = game.die.at / "odds", "leave odds out"
        yield Complaint(at, "no face of the die is ever thrown", hint, Severity.ERROR)
    elif len(set(odds)) > 1:
        told = "|".join(str(weight) for weight in odds)
        message = f"the die is biased ({told}), which no die of paper is"
        yield Complaint(game.die.at / "odds", message, "leave odds out for a fair die")
