"""Things that points and tokens give and links need: where one gets with what lies on the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from forge.model.board import Board
from forge.model.graph import ALL, sound_links

Doors = Mapping[str, tuple[tuple[str, str | None], ...]]
"""For each point, where links lead from it and the thing that each needs."""


@dataclass(frozen=True, slots=True)
class Found:
    """The points that are reached, and the things that are held then."""

    points: frozenset[str]
    things: frozenset[str]


@lru_cache(maxsize=8)
def doors(board: Board) -> Doors:
    """Where each link leads, by all means of travel, and what it needs."""
    found: dict[str, list[tuple[str, str | None]]] = {point.id: [] for point in board.points}
    for link in sound_links(board, ALL):
        found[link.from_].append((link.to, link.needs))
        if not link.oneway:
            found[link.to].append((link.from_, link.needs))
    return {name: tuple(ways) for name, ways in found.items()}


def collected(board: Board, held: Collection[str] = ()) -> Found:
    """All that can be reached from the starts with what is held and what is found on the way.

    Whoever has a thing keeps it, so the order of collecting does not matter.
    """
    gives = {point.id: point.gives for point in board.points}
    things = set(held)
    front = [point.id for point in board.points if point.start]
    reached = set(front)
    shut: dict[str, list[str]] = {}
    while front:
        here = front.pop()
        ahead = [there for there, needs in doors(board)[here] if needs is None or needs in things]
        for there, needs in doors(board)[here]:
            if needs is not None and needs not in things:
                shut.setdefault(needs, []).append(there)
        thing = gives[here]
        if thing is not None and thing not in things:
            things.add(thing)
            ahead += shut.pop(thing, ())
        for there in ahead:
            if there not in reached:
                reached.add(there)
                front.append(there)
    return Found(frozenset(reached), frozenset(things))


def lacking(board: Board, found: Found) -> dict[str, str]:
    """The first thing lacking on the way to each point that is not reached.

    The way is one past the fewest doors that stay shut; a point without any way is left out.
    """
    first: dict[str, str] = {}
    front = deque((point, "") for point in sorted(found.points))
    done: set[str] = set()
    while front:
        here, lacks = front.popleft()
        if here in done:
            continue
        done.add(here)
        if lacks:
            first[here] = lacks
        for there, needs in doors(board)[here]:
            if needs is None or needs in found.things:
                front.appendleft((there, lacks))
            else:
                front.append((there, lacks or needs))
    return first
