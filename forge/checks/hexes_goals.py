"""What the numbers of an edition ask of the map: depths and distances that it has."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.model.game import Game
from forge.model.hexways import deepest, farthest_apart, farthest_up


@check()
def map_goals(table: Table) -> Iterator[Complaint]:
    """The map is deep and wide enough for what the rules reward.

    Compares `interview_depth` with the deepest hex, `coast_apart` with the two ports that lie
    farthest apart over land, and `nile_length` with the most hexes that lie upstream of the mouth
    of a river of the Nile.

    A reward for a way that the map does not have is promised to everybody and given to nobody.

    Bad:
        change:
          editions:
            explorers:
              parameters:
                interview_depth: {value: 12}
    Good:
        change:
          editions:
            explorers:
              parameters:
                interview_depth: {value: 5}
    """
    hexmap = table.game.map
    if hexmap is None:
        return
    for parameter in table.edition.parameters:
        if parameter.id in GOALS:
            what, measure = GOALS[parameter.id]
            found = measure(hexmap)
            if int(parameter.value) > found:
                message = f"{parameter.id} is {parameter.value}, and the map has {found} {what}"
                yield Complaint(parameter.at / "value", message, f"write {found} or less")


GOALS = {
    "interview_depth": ("hexes of depth", deepest),
    "coast_apart": ("hexes between ports", farthest_apart),
    "nile_length": ("hexes up the Nile", farthest_up),
}
"""The parameters that ask something of the map: what, in words, and how much of it there is."""


@check()
def map_chart(game: Game) -> Iterator[Complaint]:
    """The map of coasts that a map of hexes lies over is there.

    Looks up `chart` among the art files of the game and of the folder that games share.

    Hexes without a coast float in the paper.

    Bad:
        change:
          map: {chart: afrika.json}
    Good:
        change:
          map: {chart: africa.json}
    """
    if game.map is not None:
        yield from known.charts(game).want(game.map.chart, game.map.at / "chart", "the map")


@check()
def rules_known(table: Table) -> Iterator[Complaint]:
    """Tables and decks belong to rules that the edition has.

    Looks up the rules of each table and each deck among those of the edition.

    A table whose rule nobody knows is not told in the rulebook, and not found by those who look.

    Bad:
        change:
          tables:
            lost: {rules: [N6, N700]}
    Good:
        change:
          tables:
            lost: {rules: [N6, N7]}
    """
    edition = table.edition
    rules = known.rules(edition)
    for kind, things in (("table", table.game.tables), ("deck", table.game.piles)):
        for one in things:
            for i, rule in enumerate(one.rules):
                yield from rules.want(rule, one.at / "rules" / i, f"the {kind} {one.id!r}")
