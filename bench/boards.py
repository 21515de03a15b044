"""Big boards for measuring: random, planar, drawn from one seed, in the model's own form.

Sites lie on a shaken grid and are joined along it and across its cells, never crossing, at about
the density of a hand-drawn board; a tenth of them are islands, which makes a fifth of all ways
sea.  Every site has two ways or more, so that the checks do not stop at the first dead end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isqrt

from forge import dice
from forge.draw.projection import great_circle_km
from forge.model.board import Band, Board, Link, LinkKind, LonLat, Point, Ring, Targets
from forge.model.text import Text

PLACES_PER_SITE = 6.6
"""Points and circles together, for one point."""
ROADS_PER_SITE = 1.36
FLIGHTS_PER_SITE = 0.6
ISLANDS = 0.1
KM_PER_STEP = 4.9
"""So many steps has the mean way: the scale follows from it."""
WIDE = 80.0
"""Degrees that the grid covers, both ways."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Grid:
    """A shaken grid of sites; ``seed`` is the first word of every throw."""

    seed: int
    sites: int

    @property
    def columns(self) -> int:
        """How many sites lie in a full row."""
        return isqrt(self.sites - 1) + 1

    def place(self, site: int) -> LonLat:
        """Where a site lies: its cell's corner and up to 0.35 of a cell, either way."""
        row, column = divmod(site, self.columns)
        cell = WIDE / self.columns
        dx, dy = (dice.between(-0.35, 0.35, self.seed, 0, site, axis) for axis in (0, 1))
        return LonLat((column + dx) * cell - WIDE / 2, WIDE / 2 - (row + dy) * cell)

    def pairs(self) -> Iterator[Pair]:
        """Neighbours along the grid, and one diagonal of every cell: no two of them cross."""
        for site in range(self.sites):
            right, below = site + 1, site + self.columns
            inside = right % self.columns != 0
            if inside and right < self.sites:
                yield site, right
            if below < self.sites:
                yield site, below
            if inside and below + 1 < self.sites:
                falls = dice.word(self.seed, 1, site) % 2
                yield (site, below + 1) if falls else (right, below)


def big_board(places: int, seed: int = 1) -> Board:
    """A board of about so many places to stand on, circles counted; the same for a seed."""
    grid = Grid(seed, round(places / PLACES_PER_SITE))
    roads, islands = _roads(grid)
    homes = {grid.columns // 3, grid.sites - 1 - grid.columns // 3} - islands
    spots = [grid.place(site) for site in range(grid.sites)]
    lengths = [great_circle_km(spots[a], spots[b]) for a, b in roads]
    scale = round(sum(lengths) / len(lengths) / KM_PER_STEP)
    links = [
        Link(
            f"way-{a}-{b}",
            LinkKind.SEA if {a, b} & islands else LinkKind.LAND,
            f"s{a}",
            f"s{b}",
            max(2, round(km / scale)),
        )
        for (a, b), km in zip(roads, lengths, strict=True)
    ]
    points = tuple(
        Point(
            f"s{i}",
            Text(f"board.points.s{i}.name", f"S{i}"),
            spot,
            start=i in homes,
            goal=i in homes,
            token=i not in homes,
            island=i in islands,
        )
        for i, spot in enumerate(spots)
    )
    rings = tuple(Ring(f"r{i}", links[i].id, 1) for i in range(0, len(links), 10))
    return Board("big", points, (*links, *_flights(grid)), rings, (), _targets(scale))


def _targets(scale: int) -> Targets:
    """Every figure that a board can promise, so that every check has work."""
    return Targets(
        starts=2,
        km_per_step=scale,
        spacing=4600,
        degree=Band(2, 3),
        air_links=Band(1, 100_000),
        distance=Band(1, 1_000),
        imbalance=30,
        land_ways=2,
        ways=2,
        throws=6.5,
    )


def _roads(grid: Grid) -> tuple[list[Pair], set[int]]:
    """The ways, and which sites are islands: ends of the spanning tree, so that land holds."""
    pairs = _shuffled(list(grid.pairs()), grid.seed, 2)
    group = list(range(grid.sites))
    tree = [pair for pair in pairs if _join(group, *pair)]
    ways = [0] * grid.sites
    for site in (site for pair in tree for site in pair):
        ways[site] += 1
    leaves = _shuffled([site for site in range(grid.sites) if ways[site] == 1], grid.seed, 3)
    islands = set(leaves[: round(ISLANDS * grid.sites)])
    chosen = set(tree)
    rest = [pair for pair in pairs if pair not in chosen]
    poor = [pair for pair in rest if ways[pair[0]] == 1 or ways[pair[1]] == 1]
    for a, b in (*poor, *rest):
        wanted = len(chosen) < ROADS_PER_SITE * grid.sites or 1 in (ways[a], ways[b])
        if wanted and (a, b) not in chosen:
            chosen.add((a, b))
            ways[a] += 1
            ways[b] += 1
    return sorted(chosen), islands


def _flights(grid: Grid) -> Iterator[Link]:
    taken = set()
    for i in range(round(FLIGHTS_PER_SITE * grid.sites)):
        a, b = sorted(dice.word(grid.seed, 4, i, end) % grid.sites for end in (0, 1))
        if a != b and (a, b) not in taken:
            taken.add((a, b))
            yield Link(f"air-{a}-{b}", LinkKind.AIR, f"s{a}", f"s{b}")


def _shuffled(things: Sequence, seed: int, purpose: int) -> list:
    return [
        thing
        for _, thing in sorted(
            (dice.word(seed, purpose, i), thing) for i, thing in enumerate(things)
        )
    ]


def _join(group: list[int], a: int, b: int) -> bool:
    """Whether two sites were apart; they are together now."""
    a, b = _root(group, a), _root(group, b)
    group[a] = b
    return a != b


def _root(group: list[int], site: int) -> int:
    while group[site] != site:
        group[site] = group[group[site]]
        site = group[site]
    return site
