"""The map of hexes as numbers: neighbours, depth, ports, rivers that are known (9)."""

from __future__ import annotations

from collections.abc import Mapping

from forge.model.hexes import BLANK, Cell, Terrain, cell, opposite
from forge.model.hexmap import Entry, HexMap, Mode
from forge.model.hexways import apart, depths
from forge.rules.source_of_the_nile.codes import NO_CAMEL, NO_FOOT, NO_HORSE, OFF, SEA
from forge.rules.source_of_the_nile.tables import Tables

TERRAINS = tuple(Terrain)
"""The terrains in the order of their numbers."""


def lay_map(made: Tables, land: HexMap) -> None:
    """Writes the map into tables."""
    letters, sea, coast, known = land.land, land.sea, land.coast, land.known
    number = {hex_: i for i, hex_ in enumerate(letters)}
    made.n_hexes, made.n_points, made.n_ports = len(number), len(number) + 1, len(land.harbours)
    made.near = [
        number.get(next_, SEA if next_ in sea else OFF) for hex_ in number for next_ in hex_.ring
    ]
    inland, ways = depths(land), apart(land)
    for hex_, i in number.items():
        if letters[hex_] != BLANK:
            made.known[i] = TERRAINS.index(known[hex_]) + 1
        made.coast[i] = int(hex_ in coast)
        made.depth[i] = inland.get(hex_, 0)
        made.colony[i] = int(hex_.name in land.colony.hexes)
    for port, each in enumerate(land.harbours):
        here = number[cell(each.hex)]
        made.port_hex[port], made.port[here] = here, port + 1
        for other, there in enumerate(land.harbours):
            made.apart[port * len(land.harbours) + other] = ways.get((each.id, there.id), 0)
    for entry in land.entries:
        _river(made, number, entry)
    for kind in land.terrains:
        i = TERRAINS.index(kind.id)
        bits = {Mode.FOOT: NO_FOOT, Mode.HORSE: NO_HORSE, Mode.CAMEL: NO_CAMEL}
        made.bars[i] = sum(bits.get(mode, 0) for mode in kind.bars)
        made.canoe_water[i] = int(kind.water)


def _river(made: Tables, number: Mapping[Cell, int], entry: Entry) -> None:
    """A river from its mouth up to where the blank begins."""
    here = cell(entry.hex)
    made.mouth[number[here]] = 1
    if entry.nile:
        made.nile_mouth = number[here]
    for step, direction in enumerate(entry.course, start=1):
        made.springs[number[here]] |= 1 << (direction - 1)
        here = here.beside(direction)
        if step < len(entry.course):
            made.flow[number[here]] = opposite(direction)
