"""A game told in plain words: a line for each thing that happened, with the rules that made it so.

"3. Tembo (Cairo): rolls a four. [Z4]": the number of the turn, who, where, what, by which rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from forge.locale.counts import Amount
from forge.locale.glue import listed
from forge.locale.ui import UI
from forge.locale.values import Given, Voice
from forge.model.board import LinkKind
from forge.model.edition import Unit
from forge.model.game import Game
from forge.model.text import Text
from forge.model.trail import Trail
from forge.rules.log import Happening
from forge.rules.protocol import Event, RuleSet
from forge.simulate.story_nile import NAMED, hex_, named

COUNTED = frozenset({"step", "lay", "lay-card"})
"""Events that follow upon each other and are told together, by how many they are."""

ADDED = frozenset({"buy-porter", "buy-guard", "buy-guide", "buy-musket", "buy-rations"}) | {
    *("buy-gifts", "buy-water", "buy-medicine", "buy-canoe", "buy-horse", "buy-camel", "cash"),
    *("got-rations", "drop-rations", "drop-gifts", "stow-rations", "stow-gifts"),
}
"""Events that follow upon each other and are told together, their numbers added up."""

WAYS = ("arc", "flight")
"""Places that lead to another one."""

TO = frozenset({"go", "back", "moved", "fork", "merge", "which-camp"})
"""Events that bring a pawn to their place: the sentence says where, not the beginning."""

OF_ALL = frozenset({"lay", "lay-card", "limit"})
"""Events that happen to nobody in particular."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Whose game is told, with what words: rules and tables, the content, and a voice."""

    rules: RuleSet
    b: Any
    game: Game
    say: Voice


def story(stage: Stage, happened: Iterable[Happening]) -> Iterator[str]:
    """The lines of a game, in order.

    Steps of one walk between which nothing else happens are one line, and so is the set-up.
    """
    events = stage.rules.by_number()
    for each in _together(events, happened):
        yield _line(stage, events[each.event], each)


def _together(events: dict[int, Event], happened: Iterable[Happening]) -> Iterator[Happening]:
    """The happenings, with each run of steps or lays as one: the last, with their number."""
    last: Happening | None = None
    for each in happened:
        ident = events[each.event].id
        now = each._replace(amount=1) if ident in COUNTED else each
        if last is not None and ident in COUNTED | ADDED and _alike(last, now):
            last = now._replace(amount=last.amount + now.amount)
            continue
        if last is not None:
            yield last
        last = now
    if last is not None:
        yield last


def _alike(one: Happening, other: Happening) -> bool:
    """Whether the same happens again to the same player in the same turn."""
    return (one.turn, one.event, one.seat) == (other.turn, other.event, other.seat)


def _line(stage: Stage, event: Event, each: Happening) -> str:
    rules = ""
    if event.rules:
        rules = stage.say(UI["play-rules"], {"rules": listed(event.rules)})
    where = {"place": _place(stage, event, each.place)}
    return stage.say(
        UI[_frame(event, each)],
        {
            "turn": (each.turn, Unit.COUNT),
            "player": player(stage.game, each.seat, stage.say),
            "what": stage.say(*_sentence(stage, event, each, where)),
            "rules": rules,
            **where,
        },
    )


def _frame(event: Event, each: Happening) -> str:
    """Which line the sentence stands in."""
    if event.place in WAYS or event.id in TO:
        return "play-line-way"
    kind = "play-line-all" if event.id in OF_ALL else "play-line"
    return kind if each.turn else f"{kind}-set-up"


def _sentence(
    stage: Stage, event: Event, each: Happening, where: dict[str, str | Text]
) -> tuple[Text, Given]:
    """What happens, and the values in it; the number is understood as the sentence asks."""
    name = f"play-{stage.rules.id}-{event.id}"
    text = UI[f"{name}-none" if each.amount == 0 and f"{name}-none" in UI else name]
    asked = {placeholder for placeholder, _ in text.placeholders}
    given: dict[str, Amount | str | Text] = {
        **where,
        "amount": (each.amount, Unit.COUNT),
        "money": (each.amount, Unit.MONEY),
    }
    if "token" in asked and stage.game.tokens is not None:
        given["token"] = called(stage.game.tokens.kinds[each.amount].name, stage.say)
    if "card" in asked:
        given["card"] = _card(stage, each.amount)
    if "other" in asked:
        given["other"] = player(stage.game, each.amount, stage.say)
    given |= {
        name: called(named(stage.game, name, each.amount), stage.say)
        for name in asked & NAMED.keys()
    }
    return text, given


def _card(stage: Stage, number: int) -> str | Text:
    """What an adventure card is called."""
    ident = stage.b.names.cards[number]
    cards = (card for deck in stage.game.decks for card in deck.cards if card.id == ident)
    return called(next(cards).texts["title"], stage.say)


def called(name: Text, say: Voice) -> str | Text:
    """A name as it is said; one that a language can bend stays as it is, for its sentence to do."""
    return name if name.forms else say(name)


def player(game: Game, seat: int, say: Voice) -> str | Text:
    """What a player is called: the name of the pawn, or the number where there is none."""
    if game.pawns is not None and seat < len(game.pawns.kinds):
        return called(game.pawns.kinds[seat].name, say)
    return say(UI["play-player"], {"number": (seat + 1, Unit.COUNT)})


def _place(stage: Stage, event: Event, number: int) -> str | Text:
    """What the place of an event is called; for a step or a flight the place it leads to."""
    names = stage.b.names
    if event.place == "arc":
        return place(stage.game, names.arcs[number][1], stage.say)
    if event.place == "flight":
        return place(stage.game, names.flights[number][1], stage.say)
    return place(stage.game, names.points[number], stage.say)


def place(game: Game, name: str, say: Voice) -> str | Text:
    """What a point is called, a circle such as "sea-algiers-benghazi:2", or a field's number."""
    if game.trail is not None:
        return field(game.trail, name, say)
    if game.map is not None:
        return hex_(game.map, name, say)
    if game.board is None:
        return name
    link_id, _, circle = name.partition(":")
    if not circle:
        return called(game.board.point(name).name, say)
    (link,) = (link for link in game.board.links if link.id == link_id)
    text = UI["play-circle-at-sea" if link.kind is LinkKind.SEA else "play-circle"]
    ends = {"from": link.from_, "to": link.to}
    said = {key: called(game.board.point(end).name, say) for key, end in ends.items()}
    return say(text, {"number": (int(circle), Unit.COUNT), **said})


def field(trail: Trail, name: str, say: Voice) -> str | Text:
    """What a field of a trail is called: its number, or the name of the start or the finish."""
    if name.isdigit():
        return say(UI["play-field"], {"number": (int(name), Unit.COUNT)})
    return called(trail.start.name if name == "start" else trail.finish.name, say)
