"""What a check can look at: a game, its board, an edition, its rulebook, a proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.draw.proof import Proof
from forge.model.board import Board
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Table:
    """A game as one edition plays it."""

    game: Game
    edition: Edition


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of an edition, in its game."""

    game: Game
    edition: Edition
    rulebook: Rulebook


Subject = Game | Board | Table | Book | Proof


def subjects(game: Game) -> Iterator[Subject]:
    """Everything in a game that some check may look at, before anything is drawn."""
    yield game
    if game.board:
        yield game.board
    for edition in game.editions:
        yield Table(game, edition)
        rulebook = game.rulebook(edition.id)
        if rulebook:
            yield Book(game, edition, rulebook)
