"""What stands behind placeholders in a game of exploration: its decks, tables, outfit and map.

``{do.flood.lose}`` is the number of what a disaster card does, by the card and the act,
``{do.fever.least}`` the throw that it takes; ``{table.battle.rout.kills}`` the same for a result
of a table. ``{count.pile.terrain}`` are the cards of a deck; ``{count.hexes}``, ``{count.known}``
and ``{count.blank}`` the hexes of land; ``{price.porter}``, ``{weight.porter}`` and the like the
numbers of an item; ``{cost.standard}``, ``{load.standard}``, ``{room.standard}`` and
``{standard.porter}`` those of an outfit.
``{cell.lost.jungle.number}`` is the number in a cell of a table, by row and column,
``{least.grades.r15}`` and ``{most.grades.r15}`` are the bounds of a row, ``{add.lost.guide}`` is
what a modifier adds or takes off; ``{total.doctor}`` a profession's points in all.
``{harbour.lagos}``, ``{terrain.veldt}``, ``{item.porter}`` (``:plural``, ``:text``),
``{profession.doctor}`` (``:text``), ``{level.normal}``, ``{pile.terrain}``, ``{lookup.welcome}``
and ``{result.grades.medal}`` are names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.model.edition import Unit
from forge.model.game import Game
from forge.model.text import Text

if TYPE_CHECKING:
    from forge.model.effect import Effect
    from forge.model.hexmap import HexMap
    from forge.model.lookup import Lookup
    from forge.model.outfit import Item, Outfit
    from forge.model.pile import Pile
    from forge.model.pile_luck import BonusCard

Amount = tuple[str, tuple[int, Unit]]
Name = tuple[tuple[str, str], Text]


def amounts(game: Game) -> Iterator[Amount]:
    """Every number by its placeholder name."""
    for pile in game.piles:
        yield f"count.pile.{pile.id}", (sum(card.count for card in pile.cards), Unit.COUNT)
        yield from _of_cards(pile)
    for table in game.tables:
        for outcome in table.outcomes:
            yield from _effects(f"table.{table.id}.{outcome.id}", outcome.do)
        yield from _of_table(table)
    for profession in game.explorers.professions if game.explorers else ():
        yield f"total.{profession.id}", (profession.total, Unit.COUNT)
    if game.map:
        yield from _hexes(game.map)
    if game.outfit:
        yield from _outfit(game.outfit)


def _of_cards(pile: Pile) -> Iterator[Amount]:
    """The numbers on the cards of a deck."""
    match pile.kind:
        case "people":
            for people in pile.cards:
                yield f"attitude.{people.id}", (abs(people.attitude), Unit.COUNT)
        case "disaster":
            for disaster in pile.cards:
                yield from _effects(f"do.{disaster.id}", disaster.do)
        case "donation":
            for gift in pile.cards:
                yield f"money.{gift.id}", (gift.money, Unit.MONEY)
        case "bonus":
            for bonus in pile.cards:
                yield from _of_bonus(bonus)
        case _:
            pass


def _of_bonus(bonus: BonusCard) -> Iterator[Amount]:
    yield f"depth.{bonus.id}", (bonus.depth, Unit.COUNT)
    for line in bonus.lines:
        if line.points is not None:
            yield f"points.{line.id}", (line.points, Unit.COUNT)


def _effects(whose: str, effects: tuple[Effect, ...]) -> Iterator[Amount]:
    """How many each act befalls, and the throw that it takes; of kills that throw alone."""
    for effect in effects:
        if effect.n or effect.act == "kills":
            yield f"{whose}.{effect.act}", (effect.n or effect.least, Unit.COUNT)
        if effect.least:
            yield f"{whose}.least", (effect.least, Unit.COUNT)


def _of_table(table: Lookup) -> Iterator[Amount]:
    """The numbers in its cells, the bounds of its rows, and what its modifiers add or take off."""
    for row in table.rows:
        for column, value in row.cells.items():
            if isinstance(value, int):
                yield f"cell.{table.id}.{row.id}.{column}", (value, Unit.COUNT)
        if row.least is not None:
            yield f"least.{table.id}.{row.id}", (row.least, Unit.COUNT)
        if row.most is not None:
            yield f"most.{table.id}.{row.id}", (row.most, Unit.COUNT)
    for one in table.modifiers:
        added = max(abs(number) for number in (one.add, one.most or one.add))
        yield f"add.{table.id}.{one.id}", (added, Unit.COUNT)


def _hexes(hexmap: HexMap) -> Iterator[Amount]:
    land, known = len(hexmap.land), len(hexmap.known)
    yield "count.hexes", (land, Unit.COUNT)
    yield "count.known", (known, Unit.COUNT)
    yield "count.blank", (land - known, Unit.COUNT)
    yield "count.harbours", (len(hexmap.harbours), Unit.COUNT)
    yield "miles", (hexmap.grid.miles, Unit.COUNT)


def _outfit(outfit: Outfit) -> Iterator[Amount]:
    for item in outfit.items:
        yield from _item(item)
    for pack in outfit.packs:
        yield f"cost.{pack.id}", (outfit.cost(pack), Unit.MONEY)
        yield f"load.{pack.id}", (outfit.load(pack), Unit.COUNT)
        yield f"room.{pack.id}", (outfit.room(pack), Unit.COUNT)
        for name, count in pack.holds.items():
            yield f"{pack.id}.{name}", (count, Unit.COUNT)


def _item(item: Item) -> Iterator[Amount]:
    yield f"price.{item.id}", (item.price, Unit.MONEY)
    yield f"sells.{item.id}", (item.sells, Unit.MONEY)
    for name in ("weight", "carries", "ridden", "rider", "leads", "eats", "drinks", "meat"):
        yield f"{name}.{item.id}", (getattr(item, name), Unit.COUNT)


def names(game: Game, lang: str) -> Iterator[Name]:
    """Every name by its placeholder and form; numbers among them as the language writes them."""
    if game.map:
        yield ("colony", ""), game.map.colony.name
        for family, things in (
            ("harbour", game.map.harbours),
            ("terrain", game.map.terrains),
            ("direction", game.map.directions),
            ("river", game.map.entries),
        ):
            yield from (((f"{family}.{one.id}", ""), one.name) for one in things)
    for item in game.outfit.items if game.outfit else ():
        yield (f"item.{item.id}", ""), item.name
        yield (f"item.{item.id}", "plural"), item.plural
        if item.text:
            yield (f"item.{item.id}", "text"), item.text
    if game.explorers:
        yield from (((f"profession.{p.id}", ""), p.name) for p in game.explorers.professions)
        yield from (((f"profession.{p.id}", "text"), p.text) for p in game.explorers.professions)
        yield from (((f"level.{one.id}", ""), one.name) for one in game.explorers.levels)
    yield from (((f"pile.{pile.id}", ""), pile.name) for pile in game.piles)
    for table in game.tables:
        yield (f"lookup.{table.id}", ""), table.name
        yield from (((f"result.{table.id}.{one.id}", ""), one.name) for one in table.outcomes)
    if game.piles:
        from forge.locale.told_cards import told  # late, as decks of this sort are: few have any

        yield from told(game, lang)
