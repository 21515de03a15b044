"""Forms: the tables and decks that they name exist."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.model.game import Game


@check()
def forms_known(game: Game) -> Iterator[Complaint]:
    """The tables and the decks on a form are ones that the game has, each deck with a face.

    Looks up what the blocks of each form name.

    A sheet of all tables without one of them is found out in the middle of a game.

    Bad:
        change:
          forms:
            tables:
              blocks:
                turn: {tables: [hunting, welcoming]}
    Good:
        change:
          forms:
            tables:
              blocks:
                turn: {tables: [hunting, welcome]}
    """
    tables = known.tables(game)
    decks = Names("deck", "decks", tuple(one.id for one in game.decks))
    for form in game.forms:
        for block in form.blocks:
            if block.kind == "tables":
                for i, name in enumerate(block.tables):
                    yield from tables.want(name, block.at / "tables" / i, f"the form {form.id!r}")
            elif block.kind == "draws":
                for i, name in enumerate(block.piles):
                    yield from decks.want(name, block.at / "piles" / i, f"the form {form.id!r}")
