"""Every number that the content has, by the name of its placeholder.

Parameters of the edition first, then what can be counted, so that a list of parts cannot disagree
with what is in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from forge.locale import explored
from forge.model.deck import Card, Deck
from forge.model.deed import COUNTED
from forge.model.edition import Edition, Unit
from forge.model.game import Game
from forge.model.reading import holds
from forge.model.trail import Trail

Amount = tuple[int, Unit]
"""A number and what it counts."""


def amounts(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """Every number by its placeholder name: parameters first, then what can be counted."""
    for parameter in edition.parameters:
        if isinstance(parameter.value, int) and parameter.unit in (Unit.MONEY, Unit.COUNT):
            yield parameter.id, (parameter.value, parameter.unit)
    yield "players_min", (edition.players_min, Unit.COUNT)
    yield "players_max", (edition.players_max, Unit.COUNT)
    yield "minutes_min", (game.minutes_min, Unit.COUNT)
    yield "minutes_max", (game.minutes_max, Unit.COUNT)
    yield "age", (game.age, Unit.COUNT)
    yield from _counts(game, edition)
    if game.trail:
        yield from _of_trail(game.trail, edition)
    yield from explored.amounts(game)
    yield from _sums(game, edition)


def _sums(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """What the rulebook's examples work out.

    A sum of an amount that is not there, or below zero, has no value: its placeholder is unknown
    and reported as such.
    """
    rulebook = game.rulebook(edition.id)
    if rulebook is None or not rulebook.sums:
        return
    bare = replace(game, rulebooks=())
    known = {name: value for name, (value, _) in amounts(bare, edition)}
    for one in rulebook.sums:
        if known.keys() >= {*one.plus, *one.minus} and one.total(known) >= 0:
            yield f"sum.{one.id}", (one.total(known), one.unit)


def _counts(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    yield "count.tokens", (sum(mix.count for mix in edition.tokens), Unit.COUNT)
    yield "count.spares", (sum(mix.spare for mix in edition.tokens), Unit.COUNT)
    for mix in edition.tokens:
        yield f"count.token.{mix.id}", (mix.count, Unit.COUNT)
    if game.pawns:
        yield "count.pawns", (min(edition.players_max, len(game.pawns.kinds)), Unit.COUNT)
    yield "count.notes", (sum(note.count for note in edition.notes), Unit.COUNT)
    for supply in edition.notes:
        yield f"count.note.{supply.id}", (supply.count, Unit.COUNT)
    if game.money:
        value = {note.id: note.value for note in game.money.notes}
        for note in game.money.notes:
            yield f"value.note.{note.id}", (note.value, Unit.MONEY)
        bank = sum(value.get(supply.id, 0) * supply.count for supply in edition.notes)
        yield "value.bank", (bank, Unit.MONEY)
    for deck in game.decks:
        yield f"count.cards.{deck.id}", (sum(card.count for card in deck.cards), Unit.COUNT)
        yield from (each for card in deck.cards for each in _of_card(card, edition))
        yield from _of_faces(deck)
    if game.board:
        for name in ("start", "goal", "token", "island"):
            found = sum(1 for point in game.board.points if getattr(point, name))
            yield f"count.{name}-points", (found, Unit.COUNT)
        for link in game.board.links:
            yield f"steps.{link.id}", (link.steps, Unit.COUNT)


def _of_trail(trail: Trail, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """How many fields there are of each kind, open with each number of players, and where."""
    yield "count.fields", (trail.last - 1, Unit.COUNT)
    for segment in trail.segments:
        yield f"first.{segment.id}", (segment.numbers[0], Unit.COUNT)
        yield f"last.{segment.id}", (segment.numbers[-1], Unit.COUNT)
    for kind in trail.kinds:
        yield f"count.field.{kind.id}", (trail.count(kind), Unit.COUNT)
        for players in range(edition.players_min, edition.players_max + 1):
            closes = edition.values.get("close_trails") is not False
            closed = trail.closed(players) if closes else frozenset()
            yield f"count.field.{kind.id}.{players}", (trail.count(kind, closed), Unit.COUNT)


def _of_card(card: Card, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """A card's copies, the numbers of what it does, and its worth as a photo."""
    yield f"count.card.{card.id}", (card.count, Unit.COUNT)
    done = [deed for deed in card.do if deed.op in COUNTED and holds(deed.when, edition.values)]
    yield from ((deed.said(card.id), (abs(deed.n), Unit.COUNT)) for deed in done)
    if card.worth is not None:
        yield f"worth.{card.id}", (card.worth, Unit.COUNT)


def _of_faces(deck: Deck) -> Iterator[tuple[str, Amount]]:
    """What most cards that look alike are worth as photos, and how many of them are."""
    counts: dict[str, Counter[int]] = {}
    for card in deck.cards:
        if card.worth is not None:
            counts.setdefault(card.face or deck.face, Counter())[card.worth] += card.count
    for face, worths in counts.items():
        [(worth, count)] = worths.most_common(1)
        yield f"worth.face.{face}", (worth, Unit.COUNT)
        yield f"count.face.{face}", (count, Unit.COUNT)
