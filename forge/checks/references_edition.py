"""References of an edition and of its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from forge.checks import known
from forge.checks.book_parts import parts
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.checks.subjects import Book, Table
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Game
from forge.model.graph import stops
from forge.model.rulebook import Entry, Example, Figure
from forge.source import Pointer

PAYS = ("players", "once", "factor")


@check()
def refs_edition(table: Table) -> Iterator[Complaint]:
    """An edition lays out tokens and notes that the game has, and gives each token its value.

    Looks up the kinds of the token mix and of the banknotes, the parameter that says what a
    token is worth, what a parameter `pays` for, and the rules that it belongs to.

    Otherwise parts would be counted that are never printed, or printed without a value.

    Bad:
        drop:
          tokens:
            kinds: [robber]
    Good:
        change:
          tokens:
            kinds:
              robber: {symbol: leopard}
    """
    game, edition = table.game, table.edition
    whose = f"the edition {edition.id!r}"
    for mix in edition.tokens:
        yield from known.tokens(game).want(mix.id, mix.at / "id", whose)
    if game.money:
        notes = Names("note", "money.notes", tuple(note.id for note in game.money.notes))
        for supply in edition.notes:
            yield from notes.want(supply.id, supply.at / "id", whose)
    parameters = _parameters(edition)
    for kind in game.tokens.kinds if game.tokens else ():
        if kind.value is not None:
            owner = f"the token {kind.id!r}, under {whose},"
            yield from parameters.want(kind.value, kind.at / "value", owner)
    yield from _of_parameters(game, edition)


def _of_parameters(game: Game, edition: Edition) -> Iterator[Complaint]:
    rules = known.rules(edition)
    for parameter in edition.parameters:
        whose = f"the parameter {parameter.id!r}"
        if parameter.pays and parameter.pays not in PAYS:
            yield from known.tokens(game).want(parameter.pays, parameter.at / "pays", whose)
        for i, rule in enumerate(parameter.rules):
            yield from rules.want(rule, parameter.at / "rules" / i, whose)


@check()
def refs_book(book: Book) -> Iterator[Complaint]:
    """A rulebook tells rules that its edition has, under readings it knows, at points that exist.

    Looks up the rules of each block, the parameters and values under `when`, the points that
    figures show and mark, and the fields whose sign stands beside an entry.

    A paragraph under a condition that can never hold is never printed, and nobody misses it.

    Bad:
        change:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    rescued: {when: {island_resque: free}}
    Good:
        change:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    rescued: {when: {island_rescue: free}}
    """
    rules, parameters = known.rules(book.edition), _parameters(book.edition)
    held = {parameter.id: parameter for parameter in book.edition.parameters}
    for part in parts(book.rulebook):
        whose = f"the rulebook's {part.id!r}"
        for i, rule in enumerate(part.rules):
            yield from rules.want(rule, part.at / "rules" / i, whose)
        for name in part.own:
            yield from parameters.want(name, part.at / "when" / name, whose)
            if name in held:
                yield from possible(held[name], part.own[name], part.at / "when" / name, whose)
        if isinstance(part.thing, Figure | Example):
            yield from _shown(book.game, part.thing, whose)
        if isinstance(part.thing, Entry) and part.thing.sign:
            yield from _fields(book.game).want(part.thing.sign, part.at / "sign", whose)


def _fields(game: Game) -> Names:
    """The kinds of field of the trail, and its two ends."""
    kinds = game.trail.kinds if game.trail else ()
    return Names("kind of field", "trail.kinds", ("start", *(kind.id for kind in kinds), "finish"))


def _shown(game: Game, thing: Figure | Example, whose: str) -> Iterator[Complaint]:
    """Complaints of what a picture shows and marks and the game does not have."""
    ids = SHOWN.get(thing.picture, _places)(game)
    for field, names in (("show", thing.show), ("marks", thing.marks)):
        for i, name in enumerate(names):
            for one in _entry(thing.picture, name):
                yield from ids.want(one, thing.at / field / i, whose)


def _entry(picture: str, name: str) -> tuple[str, ...]:
    """What an entry of a picture names."""
    if picture == "slots":
        from forge.draw.figures_slots import worths

        return worths(name)
    return (name.partition("=")[0],)


def _numbers(game: Game) -> Names:
    """The fields of the trail by number."""
    fields = range(game.trail.last + 1 if game.trail else 0)
    return Names("field", "trail.segments", tuple(str(number) for number in fields))


def _laid(_game: Game) -> Names:
    """What lies on a table that is set up."""
    from forge.draw.figures_table import PARTS

    return Names("part of the table", "the drawing", tuple(PARTS))


def _worths(game: Game) -> Names:
    """What photos are worth."""
    worths = {
        str(card.worth) for deck in game.decks for card in deck.cards if card.worth is not None
    }
    return Names("photo worth", "decks", tuple(sorted(worths)))


def _hexes(game: Game) -> Names:
    """The hexes of land."""
    land = game.map.land if game.map else ()
    return Names("hex", "map.rows", tuple(hex_.name for hex_ in land))


def _rivers(game: Game) -> Names:
    """The cards of rivers."""
    cards = [card.id for pile in game.piles if pile.kind == "river" for card in pile.cards]
    return Names("river card", "piles", tuple(cards))


SHOWN: Mapping[str, Callable[[Game], Names]] = MappingProxyType(
    {
        "trail": _numbers,
        "fields": _fields,
        "table": _laid,
        "slots": _worths,
        "hexes": _hexes,
        "turn": known.steps,
        "rivers": _rivers,
    }
)
"""What each picture may show and mark; others show points of the board."""


def possible(
    parameter: Parameter, value: int | bool | str, at: Pointer, whose: str
) -> Iterator[Complaint]:
    """A complaint when a `when` asks for a value that the parameter cannot have."""
    name = parameter.id
    if parameter.unit is Unit.CHOICE and value not in parameter.options:
        options = Names("option", at, parameter.options)
        yield from options.want(str(value), at, f"{whose}, for {name},")
    elif parameter.unit is Unit.FLAG and not isinstance(value, bool):
        message = f"{name} is true or false, {whose} asks for {value!r}"
        yield Complaint(at, message, "write true or false, without quotes")


def _parameters(edition: Edition) -> Names:
    ids = tuple(parameter.id for parameter in edition.parameters)
    return Names("parameter", f"editions.{edition.id}.parameters", ids)


def _places(game: Game) -> Names:
    """Every point and circle of the board."""
    if game.board is None:
        return Names("point", "board.points", ())
    points = [point.id for point in game.board.points]
    circles = [stop for link in game.board.links for stop in stops(link)[1:-1]]
    return Names("point", "board.points", (*points, *circles))
