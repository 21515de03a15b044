"""The decks of a game of exploration: as many cards as there should be, naming what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.checks.subjects import Table
from forge.model.game import Game
from forge.rules.source_of_the_nile.ids import POINTS

if TYPE_CHECKING:
    from forge.model.effect import Effect
    from forge.model.pile import Pile
    from forge.model.pile_luck import BonusCard


@check()
def pile_size(game: Game) -> Iterator[Complaint]:
    """A deck has as many cards as it says, and a game that has some of these decks has each once.

    Adds up the counts of the cards of each deck and compares the sum with `size`; looks for a deck
    of each kind.

    A card lost on the way changes the odds of all others, and nobody notices.

    Bad:
        drop:
          piles:
            disaster:
              cards: [fever]
    Good:
        change:
          piles:
            disaster: {size: 42}
        drop:
          piles:
            disaster:
              cards: [fever]
    """
    for pile in game.piles:
        found = sum(card.count for card in pile.cards)
        if found != pile.size:
            message = f"the deck {pile.id!r} has {found} cards, not {pile.size}"
            yield Complaint(pile.at / "size", message, f"write size: {found}, if that is meant")
    if game.piles:
        yield from _kinds(game)


def _kinds(game: Game) -> Iterator[Complaint]:
    from forge.model.pile import KINDS  # late, as decks of this sort are: few games have any

    kinds = [str(pile.kind) for pile in game.piles]
    for kind in KINDS:
        if kinds.count(kind) != 1:
            message = f"the game has {kinds.count(kind)} decks of the kind {kind}, not one"
            hint = f"write piles/{kind}.yaml" if kind not in kinds else "drop one of them"
            home = f"piles.{kind}" if kind not in kinds else ""
            yield Complaint(game.at / "piles", message, hint, missing=home)


@check()
def pile_refs(game: Game) -> Iterator[Complaint]:
    """What the cards name is there: courses, ports, professions, items, legends.

    Looks up the course of each river card, the port of each ticket, the profession of each line and
    the row of the victory points of each legend; and the items that disasters and the results of
    tables befall, which are no finds: specimens and ivory are never lost (N38).

    A ticket to a port that is on no map, or a line for nobody, is a blank card.

    Bad:
        drop:
          map:
            harbours: [boma]
    Good:
        drop:
          map:
            harbours: [gabon]
    """
    for pile in game.piles:
        yield from _named(game, pile)
    for table in game.tables:
        for outcome in table.outcomes:
            whose = f"the result {outcome.id!r} of the table {table.id!r}"
            yield from _befallen(game, outcome.do, whose)


def _named(game: Game, pile: Pile) -> Iterator[Complaint]:
    match pile.kind:
        case "river":
            ids = tuple(one.id for one in pile.courses)
            courses = Names("course", f"piles.{pile.id}.courses", ids)
            for river in pile.cards:
                yield from courses.want(river.course, river.at / "course", _whose(river.id))
        case "donation":
            ports = known.ports(game)
            for gift in (card for card in pile.cards if card.ticket is not None):
                yield from ports.want(str(gift.ticket), gift.at / "ticket", _whose(gift.id))
        case "bonus":
            for bonus in pile.cards:
                yield from _bonus(game, bonus)
        case "disaster":
            for disaster in pile.cards:
                yield from _befallen(game, disaster.do, _whose(disaster.id))
        case _:
            pass


def _whose(ident: str) -> str:
    return f"the card {ident!r}"


def _bonus(game: Game, card: BonusCard) -> Iterator[Complaint]:
    professions = known.professions(game)
    for line in card.lines:
        if line.profession is not None:
            yield from professions.want(
                line.profession, line.at / "profession", f"the line {line.id!r}"
            )
    if card.legend is not None:
        schedule = game.table(POINTS)
        rows = tuple(row.id for row in schedule.rows) if schedule else ()
        legends = Names("row of points", f"tables.{POINTS}.rows", rows)
        yield from legends.want(card.legend, card.at / "legend", _whose(card.id))


def _befallen(game: Game, effects: tuple[Effect, ...], whose: str) -> Iterator[Complaint]:
    items = known.items(game)
    finds = {item.id for item in game.outfit.items if item.sort == "find"} if game.outfit else ()
    for effect in effects:
        for i, name in enumerate(effect.what):
            yield from items.want(name, effect.at / "what" / i, whose)
            if name in finds:
                message = f"{whose} befalls {name!r}, and finds are never lost (N38)"
                yield Complaint(effect.at / "what" / i, message, "name people, animals or goods")


@check()
def pile_most(table: Table) -> Iterator[Complaint]:
    """No donation is higher than the highest that the rules know, and one is as high.

    Compares the money of each card with `donation_most` (N67).

    The rules name the highest donation; the deck must not know better.

    Bad:
        change:
          piles:
            donation:
              cards:
                gift-400: {money: 600}
    Good:
        change:
          piles:
            donation:
              cards:
                gift-400: {money: 450}
    """
    most = table.edition.values.get("donation_most")
    for pile in table.game.piles:
        if pile.kind != "donation" or not isinstance(most, int):
            continue
        for card in pile.cards:
            if card.money > most:
                message = f"the card {card.id!r} gives {card.money}, and the most is {most}"
                yield Complaint(card.at / "money", message, f"write {most} or less")
        highest = max((card.money for card in pile.cards if card.count), default=0)
        if highest < most:
            message = f"no donation is as high as {most}, the highest is {highest}"
            yield Complaint(pile.at / "cards", message, f"write donation_most: {highest}")
