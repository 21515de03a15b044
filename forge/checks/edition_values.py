"""The values of an edition: those that an option allows, and ranges that hold something."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.content.nearest import did_you_mean
from forge.model.edition import Unit
from forge.model.game import Game


@check()
def edition_choice(table: Table) -> Iterator[Complaint]:
    """A choice has one of its options.

    Compares the value of each parameter of the unit `choice` with its `options`.

    With a value that no rule knows, no paragraph tells what to do, and a program cannot play it.

    Bad:
        change:
          editions:
            classic:
              parameters:
                island_rescue: {value: freee}
    Good:
        change:
          editions:
            classic:
              parameters:
                island_rescue: {value: none}
    """
    for parameter in table.edition.parameters:
        if parameter.unit is Unit.CHOICE and parameter.value not in parameter.options:
            options = ", ".join(parameter.options)
            message = f"{parameter.id} is {parameter.value!r}, which is not one of {options}"
            hint = did_you_mean(str(parameter.value), parameter.options)
            yield Complaint(parameter.at / "value", message, hint)


@check()
def edition_range(table: Table) -> Iterator[Complaint]:
    """A number lies in the range in which it means anything.

    Compares the value of each parameter with its `least` and `most`, where it names them.

    A throw of seven or more never comes with a die of six, and a gem that is worth nought times its
    value is no find: the rule is printed, and never comes true.

    Bad:
        change:
          editions:
            classic:
              parameters:
                coast_factor: {value: 0, least: 1}
    Good:
        change:
          editions:
            classic:
              parameters:
                coast_factor: {value: 1, least: 1}
    """
    for parameter in table.edition.parameters:
        value = int(parameter.value) if isinstance(parameter.value, int) else 0
        for bound, over in ((parameter.least, -1), (parameter.most, 1)):
            if bound is not None and (value - bound) * over > 0:
                than = "less" if over < 0 else "more"
                message = f"{parameter.id} is {value}, {than} than {bound}"
                yield Complaint(parameter.at / "value", message, f"write {bound}")


@check()
def edition_players(table: Table) -> Iterator[Complaint]:
    """The fewest players of an edition are no more than its most.

    Compares `players_min` with `players_max`.

    The rulebook would ask for six to two players.

    Bad:
        change:
          editions:
            classic: {players_min: 6, players_max: 2}
    Good:
        change:
          editions:
            classic: {players_min: 3, players_max: 3}
    """
    edition = table.edition
    if edition.players_min > edition.players_max:
        message = f"players_min is {edition.players_min}, players_max {edition.players_max}"
        yield Complaint(edition.at / "players_min", message, "swap the two")


@check()
def game_minutes(game: Game) -> Iterator[Complaint]:
    """The shortest game takes no longer than the longest.

    Compares `minutes_min` with `minutes_max`.

    The rulebook would promise between ninety and thirty minutes.

    Bad:
        change:
          game: {minutes_min: 90, minutes_max: 30}
    Good:
        change:
          game: {minutes_min: 30, minutes_max: 90}
    """
    if game.minutes_min > game.minutes_max:
        message = f"minutes_min is {game.minutes_min}, minutes_max {game.minutes_max}"
        yield Complaint(game.at / "minutes_min", message, "swap the two")
