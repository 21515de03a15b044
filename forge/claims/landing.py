"""Exact count: whether, and in how many throws, each point can be landed on (C7)."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.board_exact import throws_to_neighbours
from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import NotChecked, Proved
from forge.model.board import Board
from forge.model.graph import LAND, distances
from forge.model.graph import components as joined
from forge.model.walks import FACES
from forge.rules.star_of_africa.tables import ClassicTables, Map, ZvezdaTables
from forge.simulate.components import components

SHOWN = 3


@claim()
def exact_landing(case: Case) -> Iterator[Said]:
    """Every point can be landed on from every point of its land, by the count of the die (C7)."""
    board, b = case.game.board, case.play.b
    if board is None or not isinstance(b, (ClassicTables, ZvezdaTables)):
        return
    apart = _apart(case)
    if apart:
        message = "; ".join(f"never from {here} to {there}" for here, there in apart)
        yield Said(Proved("exact"), False, message)
    elif isinstance(b, ZvezdaTables) and b.min_points <= 1:
        yield Said(Proved("exact"), True, "a move may stop at any point")
    elif isinstance(b, ClassicTables) and _plain(b):
        yield Said(Proved("exact"), True, _figures(board))
    elif b.die[1]:
        yield Said(Proved("exact"), True, "a throw of 1 lands on any neighbour")
    else:
        yield _without_ones(b)


def _figures(board: Board) -> str:
    """The throws that it takes; never infinite, since a throw of 1 lands on any neighbour."""
    expected = throws_to_neighbours(board)
    worst = sorted(expected, key=lambda pair: (-expected[pair], pair))[:SHOWN]
    told = ", ".join(f"{expected[pair]:.1f} from {pair[0]} to {pair[1]}" for pair in worst)
    mean = sum(expected.values()) / len(expected) if expected else 0.0
    return f"to land on a neighbour takes {mean:.1f} throws in the mean, at most {told}"


def _plain(b: ClassicTables) -> bool:
    """Whether throws are those of an ordinary die, walked without turning back."""
    ordinary = b.die_sides == FACES and len(set(b.die[1:])) == 1
    return ordinary and not b.turn_back_within_move and not b.no_walk


def _without_ones(b: ZvezdaTables | ClassicTables) -> Said:
    """For a die that never shows a 1: where moves by land can end, and what that joins."""
    ends = [_ends(b, v) for v in range(b.n_points)]
    number = components(ends)
    land = components([[b.head[e] for e in _land(b, v)] for v in range(b.n_points)])
    parts: dict[int, set[int]] = {}
    for v in (v for v in range(b.n_points) if b.site[v]):
        parts.setdefault(land[v], set()).add(number[v])
    if all(len(part) == 1 for part in parts.values()):
        return Said(Proved("exact"), True, "a move by land can end at every point, sooner or later")
    why = "by land alone some points are never landed on; other ways are not counted"
    return Said(NotChecked(1.0, why), False, "a move may overshoot its aim")


def _land(b: Map, v: int) -> Iterator[int]:
    return (e for e in range(b.first[v], b.first[v + 1]) if not b.sea[e])


def _ends(b: ZvezdaTables | ClassicTables, start: int) -> list[int]:
    """Where a move by land can end: Zvezda from so many points on (Z5), Classic in full (C7)."""
    least = b.min_points if isinstance(b, ZvezdaTables) else b.die_sides
    faces = [face for face in range(1, b.die_sides + 1) if b.die[face]]
    front, found = {(-1, start)}, set()
    for n in range(1, b.die_sides + 1):
        front = {
            (e, b.head[e])
            for came, v in front
            for e in _land(b, v)
            if b.turn_back_within_move or came < 0 or b.back[e] != came
        }
        if any(min(face, least) <= n <= face for face in faces):
            found |= {v for _, v in front}
    return sorted(found)


def _apart(case: Case) -> list[tuple[str, str]]:
    """Pairs of points joined by land one of which cannot be walked to from the other."""
    board = case.game.board
    if board is None:
        return []
    return [
        (here, there)
        for group in joined(board, LAND)
        for here in sorted(group)
        for there in sorted(group - distances(board, here).keys())
    ]
