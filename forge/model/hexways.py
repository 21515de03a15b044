"""Ways over the land of a map of hexes: how deep inland a hex lies, and what can be reached."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from forge.model.hexes import Cell, cell

if TYPE_CHECKING:
    from forge.model.hexmap import HexMap


def steps(land: Collection[Cell], starts: Iterable[Cell]) -> dict[Cell, int]:
    """The fewest hexes from the nearest start to each hex of land; unreachable ones left out."""
    found = dict.fromkeys((start for start in starts if start in land), 0)
    front = list(found)
    while front:
        ahead = []
        for here in front:
            for there in here.ring:
                if there in land and there not in found:
                    found[there] = found[here] + 1
                    ahead.append(there)
        front = ahead
    return found


def depths(hexmap: HexMap) -> Mapping[Cell, int]:
    """How many hexes inland each hex lies; the coast is 0 (N56)."""
    return steps(hexmap.land, sorted(hexmap.coast))


def deepest(hexmap: HexMap) -> int:
    """How many hexes inland the deepest hex lies; 0 without a coast."""
    return max(depths(hexmap).values(), default=0)


def harbours(hexmap: HexMap) -> Mapping[str, Cell]:
    """The hex of each harbour, by its id."""
    return {one.id: cell(one.hex) for one in hexmap.harbours}


def course(start: Cell, directions: Iterable[int]) -> Iterator[Cell]:
    """The hexes of a river from its mouth upstream, the mouth first."""
    yield start
    for direction in directions:
        start = start.beside(direction)
        yield start


def apart(hexmap: HexMap) -> Mapping[tuple[str, str], int]:
    """The hexes between two harbours, the shortest way by land, by their ids; none without one."""
    land, places = hexmap.land, harbours(hexmap)
    ways = {name: steps(land, [here]) for name, here in places.items()}
    return {
        (name, other): far[there]
        for name, far in ways.items()
        for other, there in places.items()
        if there in far
    }


def farthest_apart(hexmap: HexMap) -> int:
    """The most hexes between two harbours, the shortest way by land; 0 without two."""
    return max(apart(hexmap).values(), default=0)


def farthest_up(hexmap: HexMap) -> int:
    """The most hexes that a way over land can lead from the mouth of a Nile, the mouth counted."""
    land = hexmap.land
    ways = (
        max(steps(land, [cell(entry.hex)]).values(), default=-1) + 1
        for entry in hexmap.entries
        if entry.nile
    )
    return max(ways, default=0)
