"""Strongly connected components of a graph whose nodes are whole numbers."""

from __future__ import annotations

from collections.abc import Sequence


def components(heads: Sequence[Sequence[int]]) -> list[int]:
    """The component of each node; every arc leads to a component of the same or a lower number.

    Tarjan's algorithm (SIAM J. Comput. 1, 1972) without recursion: graphs of states are deep.
    """
    n = len(heads)
    found = [-1] * n
    order, low, at = [0] * n, [0] * n, [0] * n
    clock = made = 0
    open_: list[int] = []
    for root in range(n):
        path = [] if order[root] else [root]
        while path:
            node = path[-1]
            if not order[node]:
                clock += 1
                order[node] = low[node] = clock
                open_.append(node)
            below = _next(heads[node], at, node, order, low, found)
            if below >= 0:
                path.append(below)
                continue
            path.pop()
            if path:
                low[path[-1]] = min(low[path[-1]], low[node])
            if low[node] == order[node]:
                while found[node] < 0:
                    found[open_.pop()] = made
                made += 1
    return found


def _next(
    heads: Sequence[int], at: list[int], node: int, order: list[int], low: list[int],
    found: list[int],
) -> int:  # fmt: skip
    """The next node below that nobody has been to, or -1; notes how far up the others lead."""
    while at[node] < len(heads):
        head = heads[at[node]]
        at[node] += 1
        if not order[head]:
            return head
        if found[head] < 0:
            low[node] = min(low[node], order[head])
    return -1


def bottoms(heads: Sequence[Sequence[int]], found: Sequence[int]) -> list[bool]:
    """Whether each component is one that nothing leaves."""
    shut = [True] * (max(found, default=-1) + 1)
    for node, following in enumerate(heads):
        for head in following:
            if found[head] != found[node]:
                shut[found[node]] = False
                break
    return shut


def backward(heads: Sequence[Sequence[int]], targets: Sequence[int]) -> bytearray:
    """1 for each node from which some target can be reached, targets included."""
    tails: list[list[int]] = [[] for _ in heads]
    for node, following in enumerate(heads):
        for head in following:
            tails[head].append(node)
    seen = bytearray(len(heads))
    for node in targets:
        seen[node] = 1
    front = list(targets)
    while front:
        for tail in tails[front.pop()]:
            if not seen[tail]:
                seen[tail] = 1
                front.append(tail)
    return seen
