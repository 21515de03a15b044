"""Every card of a game of exploration can act: its condition may hold, and it does something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game
from forge.model.hexways import deepest
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.model.effect import Effect
    from forge.model.pile import Pile
    from forge.model.pile_land import TerrainPile
    from forge.model.pile_luck import BonusCard, DisasterCard, DonationPile, Where

DIE = 6
"""The highest throw of the die that results of tables count with; two decide whether one dies."""
HARMS = ("dies", "leaves", "sick", "lose")


@check()
def pile_acts(game: Game) -> Iterator[Complaint]:
    """What a card asks for can be so on this map, with this outfit and these decks.

    For each condition of disasters and bonuses it looks whether some hex, people or expedition can
    meet it: the terrains of the map and of the terrain deck, rivers, oases, people who may become
    friends, guides, muskets and canoes that are for sale; a legend must lie no deeper inland than
    the map is.

    A card that waits for what never comes is a blank that somebody cuts out and shuffles in.

    Bad:
        change:
          piles:
            bonus:
              cards:
                b37: {depth: 30}
    Good:
        change:
          piles:
            bonus:
              cards:
                b37: {depth: 3}
    """
    if not game.piles:
        return
    from forge.model.placing import possible  # late, as decks of this sort are: few games have any

    can, most = possible(game), deepest(game.map) if game.map else 0
    for pile in game.piles:
        if pile.kind == "disaster":
            for disaster in pile.cards:
                whose = f"the disaster {disaster.id!r}"
                yield from _met(disaster.where, can, disaster.at / "where", whose, every=False)
                yield from _met(disaster.needs, can, disaster.at / "needs", whose, every=True)
        elif pile.kind == "bonus":
            for bonus in pile.cards:
                yield from _bonus(bonus, can, most)


def _bonus(card: BonusCard, can: frozenset[Where], most: int) -> Iterator[Complaint]:
    whose = f"the bonus {card.id!r}"
    yield from _met(card.where, can, card.at / "where", whose, every=False)
    for line in card.lines:
        yield from _met(line.where, can, line.at / "where", f"the line {line.id!r}", every=False)
    if card.depth > most:
        message = f"{whose} lies {card.depth} hexes inland, and no hex more than {most}"
        yield Complaint(card.at / "depth", message, f"write {most} or less")


def _met(
    asked: tuple[Where, ...], can: frozenset[Where], at: Pointer, whose: str, *, every: bool
) -> Iterator[Complaint]:
    """Complaints of conditions that cannot be: all of them, or each where ``every`` must hold."""
    never = [one for one in asked if one not in can]
    if never and (every or len(never) == len(asked)):
        message = f"{whose} asks for {' or '.join(never)}, which never is so"
        yield Complaint(at, message, "ask for something that may be, or drop the card")


@check()
def pile_does(game: Game) -> Iterator[Complaint]:
    """A card says one thing that it can do.

    A terrain card looks in two directions; a discovery is of some size; a donation is money or a
    ticket, and not both; a bonus has lines, each for another profession, or a legend. What
    disasters and results of tables do befalls somebody or something, in a number that is more than
    nothing, with dice where they count with a throw, which can be as high as they ask for. A
    disaster that throws, or asks for something, does something with it.

    A disaster that takes half a die of porters without a die is a question at the table.

    Bad:
        change:
          piles:
            donation:
              cards:
                gift-400: {ticket: boma}
    Good:
        change:
          piles:
            donation:
              cards:
                ticket-boma: {ticket: gabon}
    """
    for pile in game.piles:
        yield from _plain(pile)
        if pile.kind == "disaster":
            for card in pile.cards:
                whose = f"the disaster {card.id!r}"
                yield from _idle(card, whose)
                most = card.throw.most if card.throw else 0
                for effect in card.do:
                    yield from _effect(effect, most, whose)
    for table in game.tables:
        for outcome in table.outcomes:
            for effect in outcome.do:
                yield from _effect(effect, DIE, f"the result {outcome.id!r}")


def _plain(pile: Pile) -> Iterator[Complaint]:
    match pile.kind:
        case "terrain":
            yield from _copies(pile)
        case "discovery":
            for found in pile.cards:
                if not (found.waterfall or found.mountain or found.lake):
                    hint = "write waterfall:, mountain: or lake:"
                    yield Complaint(found.at, f"nothing is discovered with {found.id!r}", hint)
        case "donation":
            yield from _gives(pile)
        case "bonus":
            for bonus in pile.cards:
                yield from _one_of(bonus)
        case _:
            pass


def _copies(pile: TerrainPile) -> Iterator[Complaint]:
    for card in pile.cards:
        if card.first == card.second:
            message = f"the card {card.id!r} looks twice in the direction {card.first}"
            yield Complaint(card.at / "second", message, "take another one")


def _gives(pile: DonationPile) -> Iterator[Complaint]:
    for card in pile.cards:
        if bool(card.money) == (card.ticket is not None):
            message = f"the card {card.id!r} must be either money or a ticket"
            yield Complaint(card.at, message, "write money: or ticket:")


def _one_of(card: BonusCard) -> Iterator[Complaint]:
    if bool(card.lines) == (card.legend is not None):
        message = f"the card {card.id!r} must have either lines or a legend"
        yield Complaint(card.at, message, "write lines: or legend:")
    seen: set[str | None] = set()
    for line in card.lines:
        if line.profession in seen:
            message = f"the card {card.id!r} has two lines for {line.profession or 'anybody'}"
            yield Complaint(line.at / "profession", message, "make one for another profession")
        seen.add(line.profession)


def _idle(card: DisasterCard, whose: str) -> Iterator[Complaint]:
    """A disaster that throws, or asks for anything, does something with it."""
    if card.throw and not any(effect.over or effect.least for effect in card.do):
        message, hint = f"{whose} throws dice that nothing counts with", "drop its throw"
        yield Complaint(card.at / "throw", message, f"{hint}, or write over: or least:")
    elif (card.where or card.needs) and not card.do:
        message = f"{whose} asks for something and does nothing"
        yield Complaint(card.at, message, "say what it does: do: [...]")


def _effect(effect: Effect, most: int, whose: str) -> Iterator[Complaint]:
    """Complaints of one effect; ``most`` is the highest throw that it may count with, 0: none."""
    if effect.act in HARMS:
        if not effect.what:
            yield Complaint(effect.at, f"{whose} says {effect.act} of nobody", "write what: [...]")
        if not (effect.n or effect.over or effect.of):
            message = f"{whose} says {effect.act} of none at all"
            yield Complaint(effect.at, message, "write n: 1, or over: or of:")
    most = 2 * DIE if effect.act == "kills" else most
    if (effect.over or effect.least) and not most:
        yield Complaint(effect.at, f"{whose} counts with a throw and has no dice", "write throw:")
    elif effect.least > most:
        message = f"{whose} asks for a throw of {effect.least}, and {most} is the most"
        yield Complaint(effect.at / "least", message, f"write {most} or less")
