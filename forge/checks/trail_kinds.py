"""Kinds of field, and what they need: letters of their own, cards to draw, a way that ends."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.game import Game
from forge.model.trail import FieldRole, Segment


@check()
def trail_letters(game: Game) -> Iterator[Complaint]:
    """Each kind of field is written with a letter of its own.

    Compares the letters of all kinds of field.

    Of two kinds with one letter the second is on no field at all.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: camp, letter: ".", does: camp, name: Camp, text: Rest., sign: tent}
            segments: [{id: main, first: 1, fields: "..."}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: camp, letter: K, does: camp, name: Camp, text: Rest., sign: tent}
            segments: [{id: main, first: 1, fields: ".K."}]
    """
    first: dict[str, str] = {}
    for kind in game.trail.kinds if game.trail else ():
        if kind.letter in first:
            message = f"{kind.id!r} and {first[kind.letter]!r} are both written {kind.letter!r}"
            yield Complaint(kind.at / "letter", message, "choose another letter")
        first.setdefault(kind.letter, kind.id)


@check(Severity.WARNING)
def trail_draws(game: Game) -> Iterator[Complaint]:
    """Fields that draw a card have a deck to draw from, and a deck that is drawn from has fields.

    Looks for cards with operations and fields that draw an adventure, for photos and fields that
    take one.

    A field with nothing to draw does nothing, and cards that nobody draws are cut for nothing.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: luck, letter: a, does: adventure, name: Luck, text: Draw., sign: compass}
            segments: [{id: main, first: 1, fields: ".a."}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: luck, letter: a, does: adventure, name: Luck, text: Draw., sign: compass}
            segments: [{id: main, first: 1, fields: ".a."}]
        change:
          decks:
            reference:
              cards:
                turn: {do: [{op: skip}]}
    """
    trail = game.trail
    if trail is None:
        return
    cards = [(deck, card) for deck in game.decks for card in deck.cards]
    drawn = {
        FieldRole.ADVENTURE: ("adventure cards", [deck for deck, card in cards if card.do]),
        FieldRole.PHOTO: (
            "photos", [deck for deck, card in cards if card.worth is not None and not card.do],
        ),
    }  # fmt: skip
    for role, (what, decks) in drawn.items():
        kinds = [kind for kind in trail.kinds if kind.does is role and trail.count(kind)]
        if kinds and not decks:
            message = f"{kinds[0].id!r} draws from the {what}, and there are none"
            yield Complaint(kinds[0].at / "does", message, "add a deck, or another kind of field")
        if decks and not kinds:
            message = f"no field draws from the {what} of {decks[0].id!r}"
            yield Complaint(decks[0].at, message, f"write {role.value} fields into the trail")


@check()
def trail_circles(game: Game) -> Iterator[Complaint]:
    """No trail leads back to itself.

    Follows the segments from each to those that name it in `from`, and looks for one that comes
    back.

    Pawns would go round and take photos for ever, and no game would end.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: there, first: 4, fields: "..", from: [main, back]}
              - {id: back, first: 6, fields: "..", from: [there]}
              - {id: out, first: 8, fields: "..", from: [there]}
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: there, first: 4, fields: "..", from: [main]}
              - {id: back, first: 6, fields: "..", from: [main]}
              - {id: out, first: 8, fields: "..", from: [there, back]}
    """
    segments = game.trail.segments if game.trail else ()
    round_ = [each for each in segments if each.id in _behind(segments, each)]
    if round_:
        names = ", ".join(each.id for each in round_)
        message = f"these segments lead round in a circle: {names}"
        yield Complaint(round_[0].at / "from", message, "let each follow only earlier ones")


def _behind(segments: tuple[Segment, ...], last: Segment) -> set[str]:
    """The segments from which one comes to this one."""
    before = {each.id: each.from_ for each in segments}
    found: set[str] = set()
    front = list(last.from_)
    while front:
        name = front.pop()
        if name not in found and name in before:
            found.add(name)
            front += before[name]
    return found
