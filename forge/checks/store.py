"""The common store: a goal that it has room for, photos that fit, faces that tell their worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.deck import Card
from forge.model.game import Game
from forge.model.trail import GEM


@check()
def store_goal(table: Table) -> Iterator[Complaint]:
    """The goal asks for no more than there is, and than there is room for.

    Compares `goal_points` with `slots` times `slot_points` and with all photos together, and
    `goal_diamonds` with the count of the token `diamond`.

    An expedition that cannot be won is a long walk.

    Bad:
        add:
          editions:
            classic:
              parameters:
                - {id: goal_points, unit: count, value: 45, rules: [A1]}
                - {id: slots, unit: count, value: 8, rules: [A1]}
                - {id: slot_points, unit: count, value: 5, rules: [A1]}
    Good:
        add:
          editions:
            classic:
              parameters:
                - {id: goal_points, unit: count, value: 40, rules: [A1]}
                - {id: slots, unit: count, value: 8, rules: [A1]}
                - {id: slot_points, unit: count, value: 5, rules: [A1]}
    """
    edition, values = table.edition, table.edition.values
    most: list[tuple[str, int, str]] = []
    if any(each.id == GEM for each in edition.tokens):
        most.append(("goal_diamonds", edition.count(GEM), "there are {} diamonds"))
    if {"slots", "slot_points"} <= values.keys():
        room = int(values["slots"]) * int(values["slot_points"])
        most.append(("goal_points", room, "the slots hold {} points"))
    worth = sum(card.count * (card.worth or 0) for card in _photos(table))
    if worth:
        most.append(("goal_points", worth, "all photos together are worth {} points"))
    for name, there, but in most:
        for asked in filter(lambda each: each.id == name, edition.parameters):
            if int(asked.value) > there:
                message = f"{edition.id} asks for {asked.value}, but {but.format(there)}"
                yield Complaint(asked.at / "value", message, f"write {there} or less")


@check()
def store_photos(table: Table) -> Iterator[Complaint]:
    """Each photo fits into a slot, and where the goal asks for every slot in full, completes one.

    Seeks for each worth photos of other worths, up to `slot_photos` together, that make just
    `slot_points`; where the goal leaves points to spare, it is enough that the photo fits.

    Where the goal asks for all that the slots hold, a photo that completes none can only do harm:
    it takes the place of one that does, and it never leaves.

    Bad:
        add:
          editions:
            classic:
              parameters:
                - {id: goal_points, unit: count, value: 10, rules: [A1]}
                - {id: slots, unit: count, value: 2, rules: [A1]}
                - {id: slot_points, unit: count, value: 5, rules: [A1]}
                - {id: slot_photos, unit: count, value: 2, rules: [A1]}
          decks: {reference: {cards: {turn: {numbers: {value: 4}}}}}
    Good:
        add:
          editions:
            classic:
              parameters:
                - {id: goal_points, unit: count, value: 10, rules: [A1]}
                - {id: slots, unit: count, value: 2, rules: [A1]}
                - {id: slot_points, unit: count, value: 5, rules: [A1]}
                - {id: slot_photos, unit: count, value: 2, rules: [A1]}
          decks: {reference: {cards: {turn: {numbers: {value: 5}}}}}
    """
    values = table.edition.values
    if not {"slots", "slot_points", "slot_photos", "goal_points"} <= values.keys():
        return
    points = int(values["slot_points"])
    spare = int(values["slots"]) * points - int(values["goal_points"])
    useful = _completing({card.worth for card in _photos(table)}, points, values["slot_photos"])
    for card in _photos(table):
        at = card.at / "numbers" / "value"
        if (card.worth or 0) > points:
            message = f"{card.id!r} is worth {card.worth}, and a slot holds {points}"
            yield Complaint(at, message, f"write {points} or less")
        elif spare <= 0 and card.worth not in useful:
            message = f"{card.id!r} is worth {card.worth}, which completes no slot of {points}"
            yield Complaint(at, message, "change its worth, or ask for fewer points")


def _completing(worths: set[int | None], points: int, photos: float | str) -> set[int]:
    """The worths of which some, no two alike and so many at most, fill a slot."""
    known = sorted(worth for worth in worths if worth is not None)
    every = (some for n in range(1, int(photos) + 1) for some in combinations(known, n))
    return {worth for some in every if sum(some) == points for worth in some}


@check(Severity.WARNING)
def store_faces(game: Game) -> Iterator[Complaint]:
    """Photos of one deck that look different are worth different amounts, and the same ones alike.

    Compares the faces of the photos of each deck in which any photo has a face of its own.

    The companion on a photo says what it is worth; people look at it before they read the number.

    Bad:
        add:
          faces: {other: {extends: plain, slots: []}}
          decks:
            reference:
              cards:
                turn: {numbers: {value: 2}, face: other}
                places: {numbers: {value: 2}}
    Good:
        add:
          faces: {other: {extends: plain, slots: []}}
          decks:
            reference:
              cards:
                turn: {numbers: {value: 2}, face: other}
                places: {numbers: {value: 3}}
    """
    for deck in game.decks:
        photos = [card for card in deck.cards if card.worth is not None and not card.do]
        if any(card.face for card in photos):
            yield from _mixed_up(photos)


def _mixed_up(photos: list[Card]) -> Iterator[Complaint]:
    """The photos that do not look like most of their worth, or look like another worth's."""
    faces = [(card.worth, card.face) for card in photos]
    common = Counter(faces).most_common()
    for card in photos:
        face = next(face for (worth, face), _ in common if worth == card.worth)
        worth = next(worth for (worth, face), _ in common if face == card.face)
        if face != card.face:
            message = f"{card.id!r} does not look like most photos worth {card.worth}"
            at = card.at / "face" if card.face else card.at
            yield Complaint(at, message, f"give it the face {face or 'of the deck'}")
        elif worth != card.worth:
            message = f"{card.id!r} is worth {card.worth}, but looks like those worth {worth}"
            yield Complaint(card.at, message, "give each worth a face of its own")


def _photos(table: Table) -> Iterator[Card]:
    """The cards that can be stored: photos, and adventure cards that are kept as one."""
    for deck in table.game.decks_of(table.edition.id):
        yield from (card for card in deck.cards if card.worth is not None)
