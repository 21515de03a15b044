"""What the rules of exploration can play: courses of rivers, conditions, acts, levels and items."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.model.game import Game
from forge.rules.source_of_the_nile.ids import CARRIED, COURSES, LEGENDS
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.model.pile_land import PeoplePile, RiverPile
    from forge.model.pile_luck import BonusPile, DisasterPile, Where

NEEDS = ("canoe", "guide")
"""What an expedition may need; they are no conditions of a hex."""
ACTS = ("dies", "leaves", "sick", "lose", "animal", "stop", "battle")
LEVELS = ("cautious", "normal", "reckless")


@check()
def pile_played(game: Game) -> Iterator[Complaint]:
    """The rules can play what is on the cards.

    Looks for rivers that take other turns than the five that the rules know, or two of them the
    same, legends that they do not know, acts that no disaster does, conditions of the hex that an
    expedition must meet or the other way round, and people who are minded otherwise than the
    welcome table says.

    A card that only people can play is a card that nobody has tried a thousand times.

    Bad:
        change:
          piles:
            river:
              courses:
                fork: {turns: [1, 5]}
    Good:
        change:
          piles:
            river:
              courses:
                fork: {name: confluence}
    """
    for pile in game.piles:
        match pile.kind:
            case "river":
                yield from _courses(pile)
            case "disaster":
                yield from _disasters(pile)
            case "people":
                yield from _minded(game, pile)
            case "bonus":
                yield from _bonuses(pile)
            case _:
                pass


def _courses(pile: RiverPile) -> Iterator[Complaint]:
    seen: dict[tuple[int, ...], str] = {}
    for course in pile.courses:
        other = seen.setdefault(course.turns, course.id)
        if other != course.id:
            message = f"the courses {other!r} and {course.id!r} take the same turns"
            yield Complaint(course.at / "turns", message, "write each course once")
        if course.turns not in COURSES:
            message = f"the rules know no course {course.id!r} with the turns {list(course.turns)}"
            hint = f"turns are one of {', '.join(str(list(turns)) for turns in COURSES)}"
            yield Complaint(course.at / "turns", message, hint)


def _disasters(pile: DisasterPile) -> Iterator[Complaint]:
    for card in pile.cards:
        whose = f"the disaster {card.id!r}"
        yield from _of_the_hex(card.where, card.at / "where", whose)
        for need in card.needs:
            if need.value not in NEEDS:
                message = f"{whose} needs {need.value}, which is a condition of the hex"
                yield Complaint(card.at / "needs", message, "write it under where:")
        for effect in card.do:
            if effect.act.value not in ACTS:
                message = f"no disaster can say {effect.act.value}, as {card.id!r} does"
                yield Complaint(effect.at / "act", message, f"write one of {', '.join(ACTS)}")


def _of_the_hex(asked: tuple[Where, ...], at: Pointer, whose: str) -> Iterator[Complaint]:
    for one in asked:
        if one.value in NEEDS:
            message = f"{whose} asks for {one.value}, which is no condition of a hex"
            yield Complaint(at, message, "take it out; a disaster may have it under needs:")


def _minded(game: Game, pile: PeoplePile) -> Iterator[Complaint]:
    welcome = game.table("welcome")
    modifiers = welcome.modifiers if welcome else ()
    attitudes = [one.adds for one in modifiers if one.id == "attitude"]
    for card in pile.cards:
        if card.village and not any(card.attitude in adds for adds in attitudes):
            message = f"the card {card.id!r} adds {card.attitude}, and the welcome table has no "
            message += "such attitude"
            yield Complaint(card.at / "attitude", message, "widen the modifier attitude there")


def _bonuses(pile: BonusPile) -> Iterator[Complaint]:
    for card in pile.cards:
        yield from _of_the_hex(card.where, card.at / "where", f"the bonus {card.id!r}")
        for line in card.lines:
            yield from _of_the_hex(line.where, line.at / "where", f"the line {line.id!r}")
        if card.legend is not None and card.legend not in LEGENDS:
            message = f"the rules know no legend {card.legend!r}"
            yield Complaint(card.at / "legend", message, f"write one of {', '.join(LEGENDS)}")


@check()
def outfit_needed(game: Game) -> Iterator[Complaint]:
    """A game of exploration has the people and things that its rules name, and three levels.

    Looks up each of them in the outfit, and the levels of activity in their order.

    Without guides nobody loses one, and without porters nobody carries.

    Bad:
        drop:
          outfit:
            items: [medicine]
    Good:
        change:
          outfit:
            items:
              medicine: {name: box of medicines}
    """
    if game.map is None or not game.piles:
        return
    outfit, explorers = game.outfit, game.explorers
    items = known.items(game)
    at = outfit.at / "items" if outfit else game.at
    for name in CARRIED:
        yield from items.want(name, at, "a rule")
    levels = tuple(level.id for level in explorers.levels) if explorers else ()
    if levels != LEVELS:
        message = f"the levels are {', '.join(levels) or 'none'}, not {', '.join(LEVELS)}"
        where = explorers.at / "levels" if explorers else game.at
        yield Complaint(where, message, "name these three, in this order")
