"""A map of hexes: rows that fit, places that exist, rivers that lead inland."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.content.nearest import did_you_mean
from forge.model.game import Game
from forge.model.hexes import BLANK, SEA, SIDES, Cell, Terrain, cell
from forge.model.hexways import course, harbours, steps
from forge.source import Pointer

DIRECTIONS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""The directions of a hex, by the numbers 1 to 6 that courses and cards are written in."""

if TYPE_CHECKING:
    from forge.model.hexmap import Entry, HexMap


@check()
def map_rows(game: Game) -> Iterator[Complaint]:
    """The rows of the map are as long as each other, and all their letters mean something.

    Looks up each letter among the terrains, compares the lengths of the rows, and reads the
    directions, from north clockwise; each terrain has one letter of its own.

    A letter too few shifts the whole coast to the west from there on.

    Bad:
        change:
          map:
            terrains:
              veldt: {letter: w}
    Good:
        change:
          map:
            terrains:
              swamp: {name: marsh}
    """
    hexmap = game.map
    if hexmap is None:
        return
    known = {kind.letter for kind in hexmap.terrains} | {BLANK, SEA}
    longest = max(map(len, hexmap.rows))
    for i, row in enumerate(hexmap.rows):
        at = hexmap.at / "rows" / i
        if len(row) != longest:
            message = f"row {i + 1} has {len(row)} hexes, the longest has {longest}"
            yield Complaint(at, message, f"write {SEA} for the sea, {BLANK} for blank land")
        for letter in sorted(set(row) - known):
            hint = f"letters are {' '.join(sorted(known))}"
            yield Complaint(at, f"no terrain is written {letter!r}", hint)
    yield from _kinds(hexmap)


def _kinds(hexmap: HexMap) -> Iterator[Complaint]:
    seen: dict[str, Terrain] = {}
    for kind in hexmap.terrains:
        other = seen.setdefault(kind.letter, kind.id)
        if other is not kind.id:
            message = f"{other} and {kind.id} are both written {kind.letter!r}"
            yield Complaint(kind.at / "letter", message, "give each a letter of its own")
    if len(hexmap.directions) != SIDES:
        message = f"a hex has {SIDES} directions, the map names {len(hexmap.directions)}"
        yield Complaint(hexmap.at / "directions", message, "name them from north clockwise")
    for i, one in enumerate(hexmap.directions[:SIDES]):
        if one.id != DIRECTIONS[i]:
            message = f"the direction {i + 1} is called {one.id!r}, and is {DIRECTIONS[i]}"
            yield Complaint(one.at / "id", message, "name them from north clockwise")


@check()
def map_places(game: Game) -> Iterator[Complaint]:
    """Ports, the colony and the mouths of rivers lie in known land, and no two ports in one hex.

    Looks up the hex of each of them in the rows of the map.

    A port in the sea, or in land that nobody has mapped, is no place to begin.

    Bad:
        change:
          map:
            harbours:
              lagos: {hex: A5}
    Good:
        change:
          map:
            harbours:
              lagos: {hex: B4}
    """
    hexmap = game.map
    if hexmap is None:
        return
    known, land = hexmap.known, hexmap.land
    names = tuple(one.name for one in known)
    seen: dict[str, str] = {}
    for whose, at, name in _placed(hexmap):
        if cell(name) not in known:
            what = "blank" if cell(name) in land else "no land"
            hint = did_you_mean(name, names) or "take a hex that is known from the start"
            yield Complaint(at, f"{whose} lies in {name}, which is {what}", hint)
    for harbour in hexmap.harbours:
        other = seen.setdefault(harbour.hex, harbour.id)
        if other != harbour.id:
            message = f"the ports {other!r} and {harbour.id!r} both lie in {harbour.hex}"
            yield Complaint(harbour.at / "hex", message, "move one of them")


def _placed(hexmap: HexMap) -> Iterator[tuple[str, Pointer, str]]:
    """What lies where: in words, by its pointer, and its hex."""
    for harbour in hexmap.harbours:
        yield f"the port {harbour.id!r}", harbour.at / "hex", harbour.hex
    for i, name in enumerate(hexmap.colony.hexes):
        yield "the colony", hexmap.colony.at / "hexes" / i, name
    for entry in hexmap.entries:
        yield f"the mouth of the river {entry.id!r}", entry.at / "hex", entry.hex


@check()
def map_rivers(game: Game) -> Iterator[Complaint]:
    """A river leads from its mouth through known land into the blank, and no two do the same way.

    Follows the directions of each river upstream, hex by hex.

    A river that ends before the blank begins has no source to look for.

    Bad:
        change:
          map:
            entries:
              niger: {course: [4]}
    Good:
        change:
          map:
            entries:
              niger: {course: [2, 1]}
    """
    hexmap = game.map
    if hexmap is None:
        return
    ends: dict[tuple[Cell, Cell], str] = {}
    for entry in hexmap.entries:
        way = tuple(course(cell(entry.hex), entry.course))
        yield from _river(hexmap, entry, way)
        other = ends.setdefault((way[-2], way[-1]), entry.id)
        if other != entry.id:
            message = f"the rivers {other!r} and {entry.id!r} are one from {way[-2].name} on"
            yield Complaint(entry.at / "course", message, "turn one of them")


def _river(hexmap: HexMap, entry: Entry, way: tuple[Cell, ...]) -> Iterator[Complaint]:
    known, land = hexmap.known, hexmap.land
    for i, here in enumerate(way[1:-1]):
        if here not in known:
            message = f"the river {entry.id!r} comes through {here.name}, which is not known"
            yield Complaint(entry.at / "course" / i, message, "end its course there")
            return
    last = way[-1]
    if last in known or last not in land:
        what = "known already" if last in known else "no land"
        message = f"the river {entry.id!r} ends in {last.name}, which is {what}"
        yield Complaint(entry.at / "course", message, "lead it into blank land")


@check()
def map_reach(game: Game) -> Iterator[Complaint]:
    """Every hex of land can be reached from some port.

    Follows the land from the ports, hex by hex.

    Nobody ever explores an island without a port.

    Bad:
        change:
          map:
            rows:
              - "dddddddddddddvmd"
              - "????????????????"
              - "????????????????"
              - "jjjj????????????"
              - "...j????????????"
              - "...j???????????v"
              - "....j?????????v."
              - "....j?????????v."
              - "....vv????????v."
              - ".....v????????v."
              - "....v?????????vv"
              - "....d????????sv."
              - "....dd??????v..."
              - ".....d??????v..."
              - ".....d?????vv..."
              - "......dv???v...."
              - "......vvvvv....."
              - "..v.....v......."
    Good:
        change:
          map:
            harbours:
              boma: {hex: E7}
    """
    hexmap = game.map
    if hexmap is None:
        return
    reached = steps(hexmap.land, harbours(hexmap).values())
    for here in hexmap.land:
        if here not in reached:
            message = f"no way over land leads from a port to {here.name}"
            hint = "give it a port, or join it to the land"
            yield Complaint(hexmap.at / "rows" / here.row, message, hint)


@check()
def map_apart(game: Game) -> Iterator[Complaint]:
    """No desert is known beside a jungle, and there is veldt to keep the two apart.

    Looks at the neighbours of each known desert. A new hex that would bring the two together
    becomes veldt, so that with no pair on the map none can ever arise.

    The rule that desert and jungle never touch could not be kept.

    Bad:
        change:
          map:
            terrains:
              veldt: {letter: j}
              jungle: {letter: v}
    Good:
        change:
          map:
            terrains:
              veldt: {name: grassland}
    """
    hexmap = game.map
    if hexmap is None:
        return
    known = hexmap.known
    for here, terrain in known.items():
        for there in here.ring if terrain is Terrain.DESERT else ():
            if known.get(there) is Terrain.JUNGLE:
                message = f"the desert {here.name} lies beside the jungle {there.name}"
                yield Complaint(hexmap.at / "rows" / here.row, message, "put veldt between them")
    kinds = Names("terrain", "map.terrains", tuple(kind.id for kind in hexmap.terrains))
    if game.piles:
        for terrain in Terrain:
            yield from kinds.want(terrain.value, hexmap.at / "terrains", "the terrain deck")
