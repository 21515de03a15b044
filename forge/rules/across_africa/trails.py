"""From a trail to where its pawns may come: by steps, and to camps, for each set of open trails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forge.model.trail import FieldRole, Trail

Fields = tuple[int, ...]
Graph = tuple[Fields, ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """The trail with some segments closed: which fields follow each field, and which precede it."""

    after: Graph
    before: Graph
    open: frozenset[int]
    camps: Fields


@dataclass(frozen=True, slots=True)
class Reading:
    """How moves are read: up to how many steps, and what R3 and R9 leave open.

    ``stop``: a move back beyond the start ends there, else it is not made. ``ahead_first``: of two
    camps as near, the one ahead is the nearest, else the mover chooses.
    """

    most: int
    stop: bool
    ahead_first: bool


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a pawn may come to from one field.

    ``ways[k]`` are the fields after k steps (the finish holds a pawn, A19, A56), ``back[k]`` the
    same backwards; ``near``, ``ahead`` and ``behind`` the nearest camps (R3; none for a camp), the
    next ones ahead and behind (AD2, AD3). ``gap`` is the number of fields between the field and the
    nearest camp (A34), ``far`` the steps to the finish by the shortest way.
    """

    ways: tuple[Fields, ...]
    back: tuple[Fields, ...]
    near: Fields
    ahead: Fields
    behind: Fields
    gap: int
    far: int


def reach(ways: Ways, field: int, reading: Reading) -> Reach:
    """Where a pawn may come to from a field."""
    forth, back = distances(ways.after, field), distances(ways.before, field)
    ahead, far_ahead = _closest(forth, ways.camps, field)
    behind, far_behind = _closest(back, ways.camps, field)
    backwards = _walks(ways.before, field, reading.most)
    if not reading.stop:
        backwards = tuple(at if k <= back.get(0, 0) else () for k, at in enumerate(backwards))
    near = ahead if ahead and (not behind or far_ahead <= far_behind) else behind
    if ahead and behind and far_ahead == far_behind and not reading.ahead_first:
        near = tuple(sorted({*ahead, *behind}))
    if field in ways.camps:
        near = ()
    return Reach(
        ways=_walks(ways.after, field, reading.most),
        back=backwards,
        near=near,
        ahead=ahead,
        behind=behind,
        gap=min(far_ahead, far_behind) - 1 if near else 0,
        far=forth.get(len(ways.after) - 1, 0),
    )


def ways(trail: Trail, players: int) -> Ways:
    """The trail as it is with so many players; 0: all segments are open (AD7)."""
    shut = trail.closed(players) if players else frozenset()
    parts = {each.id: each for each in trail.segments if each.id not in shut}
    led = {name for each in parts.values() for name in each.from_}
    after: list[list[int]] = [[] for _ in range(trail.last + 1)]
    for each in parts.values():
        numbers = each.numbers
        for number in numbers[:-1]:
            after[number].append(number + 1)
        if each.id not in led:
            after[numbers[-1]].append(trail.last)
        if not each.from_:
            after[0].append(numbers[0])
        for name in each.from_:
            if name in parts:
                after[parts[name].numbers[-1]].append(numbers[0])
    before: list[list[int]] = [[] for _ in after]
    for tail, heads in enumerate(after):
        for head in heads:
            before[head].append(tail)
    fields = frozenset(number for each in parts.values() for number in each.numbers)
    camps = tuple(number for number in sorted(fields) if is_camp(trail, number))
    return Ways(_frozen(after), _frozen(before), fields, camps)


def after(ways: Ways, field: int, steps: int) -> Fields:
    """The fields that so many steps lead to."""
    return _walks(ways.after, field, steps)[-1]


def plans(trail: Trail) -> Iterator[int]:
    """The numbers of players from which on other segments are closed, 0 first."""
    yield 0
    yield from sorted(each.players for each in trail.closings)


def distances(graph: Graph, field: int) -> dict[int, int]:
    """How many steps each field lies from this one, those that cannot be reached left out."""
    found = {field: 0}
    front = [field]
    for here in front:
        for there in graph[here]:
            if there not in found:
                found[there] = found[here] + 1
                front.append(there)
    return found


def is_camp(trail: Trail, number: int) -> bool:
    """Whether a field is a camp."""
    kind = trail.kind(number)
    return kind is not None and kind.does is FieldRole.CAMP


def _walks(graph: Graph, field: int, most: int) -> tuple[Fields, ...]:
    """The fields after 0, 1, ... steps; a field that leads nowhere holds a pawn."""
    found: list[Fields] = [(field,)]
    for _ in range(most):
        here = {there for each in found[-1] for there in graph[each] or (each,)}
        found.append(tuple(sorted(here)))
    return tuple(found)


def _closest(found: dict[int, int], camps: Iterable[int], field: int) -> tuple[Fields, int]:
    """The closest camps other than the field itself, and how far they are."""
    reached = {camp: found[camp] for camp in camps if camp in found and camp != field}
    least = min(reached.values(), default=len(found))
    return tuple(sorted(camp for camp, far in reached.items() if far == least)), least


def _frozen(lists: list[list[int]]) -> Graph:
    return tuple(tuple(sorted(each)) for each in lists)
