"""From content to numbers: Star of Africa's board and edition as tables."""

from __future__ import annotations

from dataclasses import fields
from typing import TypeVar

from forge.model.board import Board
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.token import Token
from forge.rules.layout import blank, rows
from forge.rules.star_of_africa.codes import BLANK, GEM, ROBBER, SHOE, STAR
from forge.rules.star_of_africa.roads import NOWHERE, Roads, free_ways, islands, roads
from forge.rules.star_of_africa.tables import (
    OPTIONS,
    ClassicTables,
    Map,
    Names,
    State,
    ZvezdaTables,
)

ROLES = {"robber": ROBBER, "horseshoe": SHOE}
AnyMap = TypeVar("AnyMap", bound=Map)


def zvezda(game: Game, edition: Edition) -> ZvezdaTables:
    """The tables of a game under an edition with the Zvezda parameters."""
    made = _map(ZvezdaTables, game, edition)
    made.ruby = _kind(made.names, "ruby")
    islands(made, made.sea_fee, circles=bool(made.island_circles_count))
    return made


def classic(game: Game, edition: Edition) -> ClassicTables:
    """The tables of a game under an edition with the Classic parameters."""
    made = _map(ClassicTables, game, edition)
    islands(made, made.board_fee, circles=True)
    free_ways(made)
    return made


def state(b: Map, seats: int) -> State:
    """A state with room for ``seats`` players, still empty (``setup`` begins a game in it)."""
    sizes = {"points": b.n_points, "seats": seats, "kinds": b.n_kinds, "passed": b.die_sides + 1}
    return blank(State, sizes)


def parameters(shape: type[Map]) -> frozenset[str]:
    """The edition parameters that tables of this shape are made from."""
    other = {name for name, _ in rows(shape)} | {"names"} | set(_PLACES) | set(_KINDS)
    return frozenset(
        each.name
        for each in fields(shape)
        if each.name not in other and not each.name.startswith("n_")
    ) | {f"{gem}_value" for gem in ("topaz", "emerald", "ruby")}


def _map(shape: type[AnyMap], game: Game, edition: Edition) -> AnyMap:
    if game.board is None or game.tokens is None:
        msg = f"{game.id} has no board or no tokens"
        raise ValueError(msg)
    way = roads(game.board)
    kinds = game.tokens.kinds
    sizes = {
        "points": len(way.points),
        "points+1": len(way.points) + 1,
        "arcs": len(way.arcs),
        "flights": len(way.flights),
        "squares": sum(point.token for point in game.board.points),
        "starts": sum(point.start for point in game.board.points),
        "kinds": len(kinds),
        "faces": int(edition.values["die_sides"]) + 1,
    }
    made = blank(shape, sizes)
    for measure in ("points", "arcs", "flights", "squares", "starts", "kinds"):
        setattr(made, f"n_{measure}", sizes[measure])
    way.lay(made)
    made.names = _names(game.board, way, kinds)
    _values(made, edition)
    _places(made, game.board, way)
    _tokens(made, kinds, edition)
    made.die[1:] = game.die.odds if game.die and game.die.odds else [1] * made.die_sides
    return made


def _names(board: Board, way: Roads, kinds: tuple[Token, ...]) -> Names:
    return Names(
        points=way.points,
        arcs=tuple((arc.link, way.points[arc.head]) for arc in way.arcs),
        flights=tuple((arc.link, way.points[arc.head]) for arc in way.flights),
        kinds=tuple(kind.id for kind in kinds),
        starts=tuple(point.id for point in board.points if point.start),
    )


def _values(made: Map, edition: Edition) -> None:
    """Each parameter under its own name; a choice as its number, a flag as 0 or 1."""
    values = edition.values
    for name in parameters(type(made)) & {each.name for each in fields(made)}:
        value = values[name]
        setattr(made, name, OPTIONS[name].index(value) if isinstance(value, str) else int(value))


_PLACES = {"cape": "cape_town", "gold": "gold_coast", "slave": "slave_coast"}
_KINDS = {"star": "star", "robber": "robber", "ruby": "ruby"}


def _places(made: Map, board: Board, way: Roads) -> None:
    special = {point.special: way.number[point.id] for point in board.points if point.special}
    for ours, theirs in _PLACES.items():
        setattr(made, ours, special.get(theirs, NOWHERE))
    for point in board.points:
        v = way.number[point.id]
        made.site[v] = 1
        made.home[v] = int(point.goal)
        made.island[v] = int(point.island)
    made.squares = [way.number[point.id] for point in board.points if point.token]
    made.starts = [way.number[point.id] for point in board.points if point.start]
    for ring in board.rings:
        made.ring[way.number[f"{ring.link}:{ring.circle}"]] = 1


def _tokens(made: Map, kinds: tuple[Token, ...], edition: Edition) -> None:
    for i, kind in enumerate(kinds):
        made.mix[i] = edition.count(kind.id)
        made.role[i] = _role(kind)
        made.worth[i] = int(edition.values[kind.value]) if kind.value else 0
    made.star = _kind(made.names, "star")
    made.robber = _kind(made.names, "robber")


def _role(kind: Token) -> int:
    if kind.unique:
        return STAR
    return ROLES.get(kind.id, GEM if kind.value else BLANK)


def _kind(names: Names, ident: str) -> int:
    return names.kinds.index(ident) if ident in names.kinds else NOWHERE
