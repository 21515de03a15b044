"""What cards do: operations that can act, one kind of map, and texts that say their numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.model.deck import Card
from forge.model.deed import COUNTED, Deed, Op
from forge.model.game import Game
from forge.model.reading import holds
from forge.model.text import PLACEHOLDER, Text
from forge.model.trail import GEM, FieldRole

TYPED = re.compile(
    r"(?<![A-Z\d])\d+"
    r"|\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve)\b"
)
"""A number typed into a text, from two on (words may well speak of one photo), but no rule's."""


@check()
def deeds_act(table: Table) -> Iterator[Complaint]:
    """What a card does can happen in the edition that draws it.

    Looks at each operation for a number that is not nothing, a worth for a photo that is kept, and
    for the camps, the diamonds and the common store that it needs.

    A card that never does anything is a blank with a picture.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: move, n: 0}]}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: move, n: 2}]}
    """
    values = table.edition.values
    for card in _drawn(table):
        for deed in card.do:
            why = _idle(table, card, deed) if holds(deed.when, values) else ""
            if why:
                message = f"in {table.edition.id}, the card {card.id!r} {why}"
                yield Complaint(deed.at, message, "change the operation, or say `when` it is done")


def _drawn(table: Table) -> Iterator[Card]:
    for deck in table.game.decks_of(table.edition.id):
        yield from deck.cards


def _idle(table: Table, card: Card, deed: Deed) -> str:
    """Why an operation never does anything; "" where it may."""
    edition, trail = table.edition, table.game.trail
    if deed.op in COUNTED and (deed.n == 0 or (deed.n < 0 and deed.op is not Op.MOVE)):
        return f"is about {deed.n} {COUNTED[deed.op]}"
    if deed.op is Op.KEEP_PHOTO and card.worth is None:
        return "is kept as a photo and has no number 'value'"
    if deed.op is Op.UNSTORE_PHOTO and not edition.values.get("slots"):
        return "takes a photo out of a slot, and there are none"
    if deed.op is Op.PLACE_DIAMONDS and not edition.count(GEM):
        return "lays out diamonds, and there are none"
    camps = [kind for kind in trail.kinds if kind.does is FieldRole.CAMP] if trail else []
    if deed.op is Op.TO_CAMP and trail and not any(trail.count(kind) for kind in camps):
        return "moves pawns to camps, and there are none"
    return ""


@check()
def deeds_map(table: Table) -> Iterator[Complaint]:
    """One card is the map, in as many copies as there are.

    Counts the cards with the operation `keep-map`.

    A player holds so many maps, whichever they are: of two kinds the wrong one would go back to the
    pile.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: keep-map}]}
                places: {do: [{op: keep-map}]}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: keep-map}], count: 2}
    """
    maps = [card for card in _drawn(table) if any(deed.op is Op.KEEP_MAP for deed in card.do)]
    for card in maps[1:]:
        message = f"{card.id!r} is a map, and {maps[0].id!r} is one already"
        yield Complaint(card.at / "do", message, f"raise the count of {maps[0].id!r}")


@check()
def deeds_apart(table: Table) -> Iterator[Complaint]:
    """A card has one number to say.

    Counts the operations with a number that an edition has a card do, backwards and forwards by
    themselves.

    A card says its number by its own name: of two numbers, one would not be told.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: skip, n: 1}, {op: move, n: 2}]}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: move, n: 2}]}
    """
    for card in _drawn(table):
        done = [each for each in card.do if holds(each.when, table.edition.values)]
        said = Counter(each.said(card.id) for each in done if each.op in COUNTED)
        for name, times in said.items():
            if times > 1:
                whose = f"in {table.edition.id}, the card {card.id!r}"
                hint = "make a card of each, or say `when` which is done"
                yield Complaint(card.at / "do", f"{whose} has {times} numbers {{{name}}}", hint)


@check()
def deeds_told(game: Game) -> Iterator[Complaint]:
    """A card says its numbers, and takes them from what it does.

    Looks in the words of each card for `{do.<card>}` where it does something so many times,
    `{worth.<card>}` where it is kept as a photo, and for numbers that are typed; words for other
    readings are looked at as well.

    The rules play the operation, people play the words.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: move, n: 2}], texts: {body: Move three steps on.}}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: move, n: 2}], texts: {body: "Move {do.turn} steps on."}}
    """
    for deck in game.decks:
        for card in filter(lambda each: each.do and each.texts, deck.cards):
            for words in _words(card):
                yield from _untold(card, words)


def _words(card: Card) -> Iterator[tuple[Text, ...]]:
    """The words of a card, as printed under one reading or another."""
    yield tuple(card.texts.values())
    for other in card.instead:
        yield tuple({**card.texts, **other.texts}.values())


def _untold(card: Card, words: tuple[Text, ...]) -> Iterator[Complaint]:
    said = {name for text in words for name, _ in text.placeholders}
    for name in sorted(_numbers(card) - said):
        message = f"no words of the card {card.id!r} say its number, {{{name}}}"
        yield Complaint(words[-1].at, message, f"write {{{name}}} where the number belongs")
    for text in words:
        for typed in TYPED.findall(PLACEHOLDER.sub("", text.template)):
            message = f"the card {card.id!r} says {typed!r}, typed by hand"
            yield Complaint(text.at, message, "take the number from the card: {do.<card>}")


def _numbers(card: Card) -> set[str]:
    """The placeholders of the numbers that a card has to say."""
    found = {deed.said(card.id) for deed in card.do if deed.op in COUNTED}
    return found | {f"worth.{card.id}" for deed in card.do if deed.op is Op.KEEP_PHOTO}
