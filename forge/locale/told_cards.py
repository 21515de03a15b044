"""What the cards of a game of exploration say, written from what they are.

Each slot of each card is a name, ``{told.<deck>.<card>.<slot>}``, that stands for a template made
of the phrases of :mod:`forge.locale.ui_explored` and of placeholders for names and numbers: a card
says what the rules play, in every language that has the phrases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import TYPE_CHECKING

from forge.locale.glue import templates
from forge.locale.inlay import laid_in
from forge.locale.numbers import grouped
from forge.locale.tongue import spoken
from forge.locale.ui_explored import EXPLORED
from forge.model.game import Game
from forge.model.text import Text

if TYPE_CHECKING:
    from forge.model.hexmap import HexMap
    from forge.model.pile import Pile
    from forge.model.pile_land import DiscoveryCard, PeopleCard, RiverCard, RiverPile, TerrainCard
    from forge.model.pile_luck import BonusCard, DisasterCard, DonationCard, Line, Where

Name = tuple[tuple[str, str], Text]
Slots = dict[str, str]
"""What stands in each slot of a card, as a template."""
LANDS = ("desert", "jungle", "lake", "mountain", "swamp", "veldt")
ASIDES = tuple(
    name
    for name, said in EXPLORED.items()
    if name.startswith(("card-turn-", "where-", "card-points-")) and "{" not in said
)
"""Phrases that stand in others; each is a name, so that its sentence can ask it for a form."""


def told(game: Game, lang: str) -> Iterator[Name]:
    """What each slot of each card says, by its placeholder, and the names that it needs for it."""
    for pile in game.piles if game.map else ():
        for ident, slots in _cards(pile, game):
            for slot, template in slots.items():
                yield _name(f"told.{pile.id}.{ident}.{slot}", template)
        yield from _names(pile, lang)
    if game.map:
        yield from (((f"phrase.{name}", ""), spoken(_phrase(name))) for name in ASIDES)
    for table in game.tables:
        for row in table.rows:
            if row.name is not None:
                yield (f"row.{table.id}.{row.id}", ""), row.name


def _name(name: str, template: str) -> Name:
    return (name, ""), Text(name, template)


def _names(pile: Pile, lang: str) -> Iterator[Name]:
    """The names on the cards of a deck, and numbers that are written with their thousands apart."""
    match pile.kind:
        case "river":
            yield from (((f"course.{one.id}", ""), one.name) for one in pile.courses)
        case "discovery":
            for found in pile.cards:
                for kind in ("waterfall", "mountain", "lake"):
                    yield _name(f"{kind}.{found.id}", grouped(getattr(found, kind), lang))
        case "disaster":
            for card in pile.cards:
                yield (f"word.{pile.id}.{card.id}.name", ""), card.name
                yield (f"word.{pile.id}.{card.id}.text", ""), card.text
        case "bonus":
            for bonus in pile.cards:
                yield from (((f"find.{one.id}", ""), one.name) for one in bonus.lines)
        case _:
            pass


def _cards(pile: Pile, game: Game) -> Iterator[tuple[str, Slots]]:
    assert game.map is not None
    match pile.kind:
        case "terrain":
            yield from ((card.id, terrain(card, game.map)) for card in pile.cards)
        case "river":
            yield from ((card.id, river(card, pile, game.map)) for card in pile.cards)
        case "discovery":
            yield from ((card.id, discovery(card)) for card in pile.cards)
        case "people":
            yield from ((card.id, people(card)) for card in pile.cards)
        case "disaster":
            yield from ((card.id, disaster(card, pile.id)) for card in pile.cards)
        case "donation":
            yield from ((card.id, donation(card)) for card in pile.cards)
        case "bonus":
            yield from ((card.id, bonus(card)) for card in pile.cards)


def phrase(name: str, **values: str) -> str:
    """A phrase with templates put in for some of its placeholders; KeyError for an unknown one."""
    return laid_in(spoken(_phrase(name)).template, values)


def aside(name: str) -> str:
    """The placeholder of a phrase that stands in another."""
    return f"{{phrase.{name}}}"


def phrases() -> Iterator[Text]:
    """Every phrase of cards, each with a stable id."""
    return map(_phrase, EXPLORED)


def _phrase(name: str) -> Text:
    return Text(f"explored.{name}", EXPLORED[name])


def direction(number: int, hexmap: HexMap) -> str:
    """The placeholder of a direction's name; its number where the map does not name it."""
    ids = [one.id for one in hexmap.directions]
    return f"{{direction.{ids[number - 1] if number <= len(ids) else number}}}"


def terrain(card: TerrainCard, hexmap: HexMap) -> Slots:
    """A terrain card."""
    first, second = (direction(one, hexmap) for one in (card.first, card.second))
    name = f"{{terrain.{card.terrain}}}"
    text = phrase("card-copies", first=first, second=second, terrain=name)
    return {"title": f"{{terrain.{card.terrain}:Words}}", "text": text}


def river(card: RiverCard, pile: RiverPile, hexmap: HexMap) -> Slots:
    """A river card; left and right are those of somebody who comes upstream."""
    turns = next((one.turns for one in pile.courses if one.id == card.course), ())
    ways = [aside(f"card-turn-{turn}") for turn in turns]
    match ways:
        case []:
            course = phrase("card-course-none")
        case [way]:
            course = phrase("card-course-one", turn=way)
        case [way, *_, other]:
            course = phrase("card-course-two", turn=way, other=other)
    flows = phrase(
        "card-spring" if card.spring else "card-flows", down=direction(card.down, hexmap)
    )
    return {
        "title": f"{{course.{card.course}:Words}}",
        "text": templates("sentences", (course, flows)),
        "mark": phrase(f"card-mark-{card.mark}"),
    }


def discovery(card: DiscoveryCard) -> Slots:
    """A card of the spectacular discoveries."""
    return {
        name: phrase(f"card-{name}", number=f"{{{name}.{card.id}}}")
        if getattr(card, name)
        else phrase(f"card-{name}-none")
        for name in ("waterfall", "mountain", "lake")
    }


def people(card: PeopleCard) -> Slots:
    """A people card."""
    if not card.village:
        return {"title": phrase("card-nobody"), "text": phrase("card-nobody-text")}
    how = "even" if not card.attitude else "more" if card.attitude > 0 else "less"
    text = phrase(f"card-people-{how}", number=f"{{attitude.{card.id}:words}}")
    return {"title": phrase("card-people"), "text": text}


def disaster(card: DisasterCard, pile: str) -> Slots:
    """A disaster card: where it happens, what, and whether the explorer may die of it."""
    text = f"{{word.{pile}.{card.id}.text}}"
    asked = [where(card.where)] if card.where else []
    asked += [where([one]) for one in card.needs]
    if asked:
        text = phrase("card-only", where=templates("list", asked), text=text)
    acts = {effect.act.value: effect.what for effect in card.do}
    slots = {"title": f"{{word.{pile}.{card.id}.name}}", "text": text, "deadly": "", "animal": ""}
    if "dies" in acts:
        slots["deadly"] = phrase(
            "card-deadly",
            all="{death_least:words}",
            absent="{death_absent_least:words}",
            who=_either([f"{{item.{name}}}" for name in acts["dies"]]),
        )
    if "animal" in acts:
        slots["animal"] = phrase("card-animal")
    return slots


def donation(card: DonationCard) -> Slots:
    """A donation card."""
    if card.ticket is None:
        return {"title": f"{{money.{card.id}}}", "text": phrase("card-money")}
    text = phrase("card-ticket-text", harbour=f"{{harbour.{card.ticket}}}")
    return {"title": phrase("card-ticket"), "text": text}


def bonus(card: BonusCard) -> Slots:
    """A bonus card: a line for each profession on it, or a legend."""
    if card.legend is not None:
        how = phrase("card-legend", depth=f"{{depth.{card.id}:hex}}", where=where(card.where))
        lines = [how, phrase("card-legend-once")]
        title = f"{{row.victory-points.{card.legend}}}"
    else:
        lines = [line(one) for one in card.lines]
        title = phrase("card-bonus")
    rows = {f"line-{i}": template for i, template in enumerate(lines, 1)}
    return {"title": title, "line-1": "", "line-2": "", "line-3": "", **rows}


def line(one: Line) -> str:
    """A line of a bonus card."""
    what, place = f"{{find.{one.id}}}", where(one.where)
    if one.profession is None:
        return phrase("card-line-any", what=what, where=place, money="{sells.ivory}")
    points = aside("card-points-die")
    if one.points is not None:
        points = phrase("card-points", points=f"{{points.{one.id}:point}}")
    who = f"{{profession.{one.profession}}}"
    return phrase("card-line", who=who, what=what, where=place, points=points)


def where(asked: Iterable[Where]) -> str:
    """Conditions in words: "in jungle or swamp", "at a river or in veldt"."""
    names = [one.value for one in asked]
    lands = [f"{{terrain.{name}}}" for name in names if name in LANDS]
    said = [phrase("where-land", land=_either(lands))] if lands else []
    said += [aside(f"where-{name}") for name in names if name not in LANDS]
    return _either(said) or aside("where-any")


def _either(said: list[str]) -> str:
    """The one or the other; nothing of nothing."""
    if len(said) < 2:
        return "".join(said)
    *most, last = said
    listed = reduce(lambda one, other: phrase("or-more", one=one, other=other), most)
    return phrase("or", one=listed, other=last)
