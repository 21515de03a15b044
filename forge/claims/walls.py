"""Robbers as walls: how many shut a site off from the homes, and how often the mix does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Estimated, Proved, Status
from forge.dice import word
from forge.finding import Severity
from forge.model.board import Board
from forge.model.graph import ALL, LAND, WALKED, Kinds, site_graph
from forge.model.ways import ways_home
from forge.simulate.stats import share

MEANS: tuple[tuple[str, Kinds], ...] = (
    ("land", LAND),
    ("land and sea", WALKED),
    ("land, sea and air", ALL),
)
EXACT = 2_000_000
"""Placements that are all looked at; of more, a sample."""
SAMPLE, SEED = 100_000, 4
SHOWN = 4
OFTEN = 0.05
"""The share of placements that may shut some site off from those who use all means of travel."""


@claim(Severity.NOTE)
def robber_walls(case: Case) -> Iterator[Said]:
    """The robbers of the mix hardly ever shut a site off from every home (Z24).

    Every placement counts once: all robbers open, wherever the mix may put them. Told for each
    means of travel; with all of them together it may happen in one placement of twenty.
    """
    board = case.game.board
    bars = sum(mix.count for mix in case.edition.tokens if mix.bars)
    if board is None or not bars:
        return
    squares = [point.id for point in board.points if point.token]
    places = placements(len(squares), bars)
    for means, kinds in MEANS:
        walled = walls(board, kinds, squares, places)
        holds = kinds != ALL or _some(walled).bit_count() <= OFTEN * places.n
        told = _told(board, kinds, means, bars, walled, places)
        yield Said(_status(walled, places), holds, *told)


class Placements:
    """Placements of the robbers: for each square, the set of those that put one there, as bits."""

    def __init__(self, n: int, at: Sequence[int], exact: bool) -> None:
        self.n, self.at, self.exact = n, at, exact
        self.all = (1 << n) - 1


def placements(squares: int, robbers: int) -> Placements:
    """All ways to put the robbers on the squares, or a sample where these are too many."""
    n = comb(squares, robbers)
    if n <= EXACT:
        return Placements(n, _every(squares, robbers), True)
    at = [0] * squares
    for i in range(SAMPLE):
        left = list(range(squares))
        for k in range(robbers):
            drawn = (word(SEED, i, k) * len(left)) >> 32
            at[left.pop(drawn)] |= 1 << i
    return Placements(SAMPLE, at, False)


@cache
def _every(squares: int, robbers: int) -> tuple[int, ...]:
    """For each square, the placements with a robber there; first those with one on the first."""
    if not squares:
        return ()
    ones = comb(squares - 1, robbers - 1) if robbers else 0
    inner = _every(squares - 1, robbers - 1) if robbers else (0,) * (squares - 1)
    outer = _every(squares - 1, robbers) if robbers < squares else (0,) * (squares - 1)
    rest = (a | b << ones for a, b in zip(inner, outer, strict=True))
    return ((1 << ones) - 1, *rest)


def walls(board: Board, kinds: Kinds, squares: Sequence[str], places: Placements) -> dict[str, int]:
    """For each square, the placements in which a pawn there cannot come home, as bits.

    The pawn itself stands on its square, so none of them has a robber there. Squares from which no
    way leads home by these means, robbers or not, are left out.
    """
    graph = site_graph(board, kinds)
    free = {v: places.all ^ bits for v, bits in zip(squares, places.at, strict=True)}
    home = {point.id: places.all if point.goal else 0 for point in board.points}
    front = [point.id for point in board.points if point.goal]
    while front:
        following: dict[str, None] = {}
        for there in front:
            open_ = home[there] & free.get(there, places.all)
            for here in graph.predecessors(there):
                if open_ & ~home[here]:
                    home[here] |= open_
                    following[here] = None
        front = list(following)
    return {v: (places.all ^ home[v]) & free[v] for v in squares if home[v]}


def _status(walled: dict[str, int], places: Placements) -> Status:
    if places.exact:
        return Proved("exact")
    estimate = share(_some(walled).bit_count(), places.n)
    return Estimated(estimate.low, estimate.high, places.n, SEED)


def _some(walled: dict[str, int]) -> int:
    """The placements that wall in some square."""
    some = 0
    for bits in walled.values():
        some |= bits
    return some


def _told(
    board: Board, kinds: Kinds, means: str, bars: int, walled: dict[str, int], places: Placements
) -> tuple[str]:
    often = 100 * _some(walled).bit_count() / places.n
    counts = {v: bits.bit_count() for v, bits in walled.items()}
    worst = sorted(counts, key=lambda v: (-counts[v], v))[:SHOWN]
    ways = ways_home(board, kinds)
    told = ", ".join(
        f"{v} {100 * counts[v] / places.n:.2f} % ({ways.count(v)} robbers are enough)"
        for v in worst
        if counts[v]
    )
    kind = "placements" if places.exact else "sampled placements"
    return (
        f"by {means}, {bars} robbers shut off some site in {often:.2f} % of {places.n} {kind}"
        + f"; most often {told}" * bool(told),
    )
