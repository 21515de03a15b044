"""From content to numbers: the trail, the cards and the edition of Across Africa as tables."""

from __future__ import annotations

from dataclasses import fields

from forge.model.deck import Card
from forge.model.deed import Camp, Deed, Op, Who
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.reading import When, holds
from forge.model.trail import GEM, FieldRole, Trail
from forge.rules.across_africa.codes import MOST_SEATS, NOWHERE
from forge.rules.across_africa.tables import OPTIONS, Names, State, Tables
from forge.rules.across_africa.trails import Reach, Reading, plans, reach, ways
from forge.rules.layout import blank

SHARED = frozenset(
    {"die_sides", "camp_bonus", "mud_steps", "snake_least", "car_steps", "shared_store"}
    | {"close_trails", "map_for", "fork_choice", "merge_choice", "nearest_tie", "season_order"}
    | {"car_field_acts", "loose_diamonds_taken", "mine_fields", "mine_own_field"}
    | {"back_past_start", "moved_clears", "skip_keeps_field"}
)
"""Parameters of both variants, which share all other rules (A60)."""
EXPEDITION = SHARED | {
    *("slots", "slot_points", "slot_photos", "goal_points", "goal_diamonds"),
    *("camp_again", "diamonds_stored", "spare_diamonds"),
}
RACE = SHARED | {"diamond_points", "first_points", "finish_round"}


def tables(game: Game, edition: Edition) -> Tables:
    """The tables of a game with a trail (A1) under one of its two variants.

    Photos and adventure cards are as many as the decks have (A2, A3).  ValueError without a trail.
    """
    if game.trail is None:
        msg = f"{game.id} has no trail"
        raise ValueError(msg)
    cards = [card for deck in game.decks_of(edition.id) for card in deck.cards]
    drawn = [card for card in cards if _deeds(card, edition)]
    photos = [card for card in cards if card.worth is not None and not card.do]
    unique = [card for card in drawn if any(d.op is Op.KEEP_PHOTO for d in card.do)]
    worths = sorted({_worth(card) for card in photos})
    names = Names(
        points=("start", *map(str, range(1, game.trail.last)), "wharf"),
        photos=(*map(str, worths), *(card.id for card in unique)),
        cards=tuple(card.id for card in drawn),
    )
    deeds = [deed for card in drawn for deed in _deeds(card, edition)]
    laid = _Laid(game.trail, edition.values, deeds)
    made = blank(Tables, laid.sizes(len(worths) + len(unique), len(drawn), len(deeds)))
    made.names = names
    laid.lay(made)
    _values(made, edition)
    made.gems = edition.count(GEM)  # A4
    made.n_values, made.n_photos, made.n_cards = len(worths), len(names.photos), len(drawn)
    made.worth = [*worths, *(_worth(card) for card in unique)]
    made.mix = [sum(c.count for c in photos if c.worth == w) for w in worths]
    made.mix += [0] * len(unique)
    made.card_of = [NOWHERE] * len(worths) + [drawn.index(card) for card in unique]
    made.cards = [card.count for card in drawn]
    made.n_photo_pile, made.n_card_pile = sum(made.mix), sum(made.cards)
    _operations(made, drawn, edition)
    return made


def _worth(card: Card) -> int:
    """What a photo is worth; ValueError where a card that is kept as one does not say."""
    if card.worth is None:
        msg = f"the card {card.id} is kept as a photo and has no number 'value'"
        raise ValueError(msg)
    return card.worth


def _deeds(card: Card, edition: Edition) -> list[Deed]:
    """What a card does in an edition."""
    return [deed for deed in card.do if holds(deed.when, edition.values)]


def _operations(made: Tables, drawn: list[Card], edition: Edition) -> None:
    at = 0
    made.map_card = NOWHERE
    for c, card in enumerate(drawn):
        made.deed[c] = at
        for each in _deeds(card, edition):
            made.op[at] = list(Op).index(each.op)
            made.who[at] = list(Who).index(each.who)
            made.amount[at] = each.n
            made.camp[at] = list(Camp).index(each.camp)
            if each.op is Op.KEEP_MAP:
                made.map_card = c
            at += 1
    made.deed[len(drawn)] = at


def _values(made: Tables, edition: Edition) -> None:
    """Each parameter under its own name; a choice as its number, a flag as 0 or 1."""
    known = {each.name for each in fields(Tables)} & (EXPEDITION | RACE)
    for name in known & edition.values.keys():
        value = edition.values[name]
        setattr(made, name, OPTIONS[name].index(value) if isinstance(value, str) else int(value))


class _Laid:
    """The trail under the values of an edition, ready to be written into tables."""

    def __init__(self, trail: Trail, given: When, deeds: list[Deed]) -> None:
        thrown = int(given["die_sides"]) + int(given["camp_bonus"])
        self.reading = Reading(
            most=max(thrown, int(given["car_steps"]), *(abs(deed.n) for deed in deeds)),
            stop=given["back_past_start"] == "stop",
            ahead_first=given["nearest_tie"] == "ahead",
        )
        self.trail = trail
        self.starts = list(plans(trail)) if given["close_trails"] else [0]
        self.plans = [ways(trail, players) for players in self.starts]
        self.n_points = trail.last + 1
        self.reaches = [
            reach(plan, v, self.reading) for plan in self.plans for v in range(self.n_points)
        ]
        self.n_ways = max(len(found) for each in self.reaches for found in _rows(each))

    def sizes(self, photos: int, cards: int, deeds: int) -> dict[str, int]:
        """The lengths of the lists."""
        return {
            "points": self.n_points,
            "plans*points": len(self.reaches),
            "ways": len(self.reaches) * (self.reading.most + 1) * self.n_ways,
            "camps": 3 * len(self.reaches) * self.n_ways,
            "plan_of": MOST_SEATS + 1,
            "photos": photos,
            "cards": cards,
            "cards+1": cards + 1,
            "deeds": deeds,
        }

    def lay(self, made: Tables) -> None:
        """Writes the trail into tables."""
        made.n_points = self.n_points
        made.n_steps, made.n_ways = self.reading.most + 1, self.n_ways
        made.finish = self.trail.last
        for v in range(self.n_points):
            kind = self.trail.kind(v)
            made.role[v] = list(FieldRole).index(kind.does if kind else FieldRole.PATH)
            made.gem[v] = int(kind is not None and kind.diamond)
        for seats in range(MOST_SEATS + 1):
            made.plan_of[seats] = max(i for i, least in enumerate(self.starts) if least <= seats)
        made.open = [int(v in plan.open) for plan in self.plans for v in range(self.n_points)]
        made.gap = [each.gap for each in self.reaches]
        made.far = [each.far for each in self.reaches]
        made.ways = [v for each in self.reaches for found in each.ways for v in self._row(found)]
        made.back = [v for each in self.reaches for found in each.back for v in self._row(found)]
        made.near = [v for each in self.reaches for found in _camps(each) for v in self._row(found)]

    def _row(self, found: tuple[int, ...]) -> tuple[int, ...]:
        return (*found, *[NOWHERE] * (self.n_ways - len(found)))


def _camps(each: Reach) -> tuple[tuple[int, ...], ...]:
    return each.near, each.ahead, each.behind


def _rows(each: Reach) -> tuple[tuple[int, ...], ...]:
    return *each.ways, *each.back, *_camps(each)


def state(b: Tables, seats: int) -> State:
    """A state with room for ``seats`` players, still empty (``setup`` begins a game in it)."""
    sizes = {
        "seats": seats,
        "values": b.n_values,
        "cards": b.n_cards,
        "photo_pile": b.n_photo_pile,
        "card_pile": b.n_card_pile,
        "hands": seats * b.n_photos,
        "slots": b.slots * b.slot_photos,
        "points": b.n_points,
    }
    return blank(State, sizes)
