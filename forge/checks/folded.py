"""Folded parts: a pawn for every player, a die that shows what exists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import counted
from forge.model.game import Game


@check()
def pawns_enough(table: Table) -> Iterator[Complaint]:
    """An edition has a pawn for each of its players.

    Counts the pawns of the game against the edition's `players_max`.

    The sixth player would have nothing to move.

    Bad:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds: [{id: lion, name: Simba, colour: "#D55E00", symbol: lion}]
    Good:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds:
              - {id: lion, name: Simba, colour: "#D55E00", symbol: lion}
              - {id: zebra, name: Milia, colour: "#2B2B2B", symbol: zebra}
              - {id: elephant, name: Tembo, colour: "#0072B2", symbol: elephant}
    """
    pawns, players = table.game.pawns, table.edition.players_max
    if pawns is not None and len(pawns.kinds) < players:
        message = f"{table.edition.id} is for up to {counted(players, 'player')}, but there are "
        message += f"{len(pawns.kinds)} pawns"
        yield Complaint(pawns.at / "kinds", message, f"add {players - len(pawns.kinds)}")


@check()
def pawns_animals(game: Game) -> Iterator[Complaint]:
    """No two pawns bear the same animal.

    Compares the symbols of all pawns.

    Whoever does not see the colours has the animal to go by, and only that.

    Bad:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds:
              - {id: red, name: Simba, colour: "#D55E00", symbol: lion}
              - {id: black, name: Leo, colour: "#2B2B2B", symbol: lion}
              - {id: elephant, name: Tembo, colour: "#0072B2", symbol: elephant}
    Good:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds:
              - {id: red, name: Simba, colour: "#D55E00", symbol: lion}
              - {id: black, name: Milia, colour: "#2B2B2B", symbol: zebra}
              - {id: elephant, name: Tembo, colour: "#0072B2", symbol: elephant}
    """
    kinds = game.pawns.kinds if game.pawns else ()
    for one, other in combinations(kinds, 2):
        if one.symbol == other.symbol:
            message = f"the pawns {one.id!r} and {other.id!r} both bear the {other.symbol}"
            yield Complaint(other.at / "symbol", message, "give each an animal of its own")


@check()
def die_one(game: Game) -> Iterator[Complaint]:
    """The token that a die shows in place of its single pip exists.

    Looks up `one` of die.yaml among the kinds of tokens.

    A die without its one cannot be thrown fairly: five faces are told by pips, one by nothing.

    Bad:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A", one: sapphire}
    Good:
        add:
          die: {edge: 16, tab: 5, ground: "#F3E3BF", pips: "#C2402A", one: ruby}
    """
    if game.die is None or game.die.one is None:
        return
    yield from known.tokens(game).want(game.die.one, game.die.at / "one", "the die")
