"""The board as a graph: points joined by links, by number where it is searched.

The chains of circles are contracted: one node a point, one edge a link and direction.  Robbers lie
on points, so it is also the right graph for cuts, and it is about seven times smaller than all
places to stand on.  A link into nowhere adds nothing: networkx would quietly make the missing
point (acceptance case O24).  Searches walk over lists: on 10 000 places to stand on, making a
networkx graph takes longer than all of them.  Only this module imports networkx, when it is used.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from forge.model.board import Board, Link, LinkKind

if TYPE_CHECKING:
    import networkx as nx

Kinds = frozenset[LinkKind]
LAND: Kinds = frozenset({LinkKind.LAND})
WALKED: Kinds = frozenset({LinkKind.LAND, LinkKind.SEA})
ALL: Kinds = frozenset(LinkKind)

Joined = Sequence[Sequence[int]]
"""For each number, the numbers that one link leads to, in the order of the links."""
ANYWHERE = ""
"""A node before all sources; no point can have an empty id."""


def sound_links(board: Board, kinds: Kinds = ALL) -> Iterator[Link]:
    """The links of these kinds that lead from a point of the board to another one."""
    known = {point.id for point in board.points}
    for link in board.links:
        if link.kind in kinds and {link.from_, link.to} <= known and link.from_ != link.to:
            yield link


def stops(link: Link) -> tuple[str, ...]:
    """Where a pawn can stand along a link, ends included: ``fez``, ``fez-oran:1``, ``oran``."""
    circles = tuple(f"{link.id}:{i}" for i in range(1, link.steps))
    return (link.from_, *circles, link.to)


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """A board's points by number, in its order, and where links lead, forwards and backwards.

    ``steps`` are the steps of the links in ``ahead``, entry by entry; parallel links stay apart.
    """

    names: Sequence[str]
    number: Mapping[str, int]
    ahead: Joined
    behind: Joined
    steps: Joined

    def numbers(self, names: Iterable[str]) -> list[int]:
        """The numbers of those names that are points."""
        return [self.number[name] for name in names if name in self.number]


@lru_cache(maxsize=16)
def net(board: Board, kinds: Kinds = ALL) -> Net:
    """The points of a board and the links of these kinds between them."""
    names = [point.id for point in board.points]
    number = {name: i for i, name in enumerate(names)}
    ahead: list[list[int]] = [[] for _ in names]
    behind: list[list[int]] = [[] for _ in names]
    steps: list[list[int]] = [[] for _ in names]
    for link in sound_links(board, kinds):
        for here, there in _directions(link, link.from_, link.to):
            ahead[number[here]].append(number[there])
            behind[number[there]].append(number[here])
            steps[number[here]].append(link.steps)
    return Net(names, number, ahead, behind, steps)


def spread(joined: Joined, sources: Iterable[int]) -> list[int]:
    """Every number that can be reached from ``sources``, themselves included, nearest first."""
    found = list(dict.fromkeys(sources))
    seen = bytearray(len(joined))
    for number in found:
        seen[number] = 1
    for here in found:  # it grows while it is read
        for there in joined[here]:
            if not seen[there]:
                seen[there] = 1
                found.append(there)
    return found


def reachable(board: Board, sources: Collection[str], kinds: Kinds = ALL) -> frozenset[str]:
    """The points that a pawn can reach from any of ``sources``, themselves included."""
    whole = net(board, kinds)
    return frozenset(whole.names[n] for n in spread(whole.ahead, whole.numbers(sources)))


def returning(board: Board, targets: Collection[str], kinds: Kinds = ALL) -> frozenset[str]:
    """The points from which a pawn can reach any of ``targets``, themselves included."""
    whole = net(board, kinds)
    return frozenset(whole.names[n] for n in spread(whole.behind, whole.numbers(targets)))


def components(board: Board, kinds: Kinds) -> tuple[frozenset[str], ...]:
    """The groups of points joined by these kinds, whichever way; in the board's order."""
    whole = net(board, kinds)
    both = undirected(whole)
    grouped: set[int] = set()
    groups = []
    for number in range(len(both)):
        if number not in grouped:
            group = spread(both, [number])
            grouped.update(group)
            groups.append(frozenset(whole.names[member] for member in group))
    return tuple(groups)


def undirected(whole: Net) -> Joined:
    """The points beside each point, whichever way the links lead."""
    both = zip(whole.ahead, whole.behind, strict=True)
    return [list(dict.fromkeys((*there, *here))) for there, here in both]


def distances(board: Board, source: str, kinds: Kinds = LAND) -> Mapping[str, int]:
    """The fewest steps from ``source`` to every point that can be reached from it."""
    whole = net(board, kinds)
    far = {whole.number[source]: 0}
    front = [(0, whole.number[source])]
    while front:
        run, here = heappop(front)
        if run > far[here]:
            continue
        for there, steps in zip(whole.ahead[here], whole.steps[here], strict=True):
            if there not in far or run + steps < far[there]:
                far[there] = run + steps
                heappush(front, (run + steps, there))
    return {whole.names[number]: run for number, run in far.items()}


@lru_cache(maxsize=16)
def site_graph(board: Board, kinds: Kinds = ALL) -> nx.DiGraph:
    """Points and the links between them in networkx; an edge knows its fewest ``steps``."""
    import networkx as nx

    graph = nx.DiGraph()
    graph.add_nodes_from(point.id for point in board.points)
    for link in sound_links(board, kinds):
        for u, v in _directions(link, link.from_, link.to):
            known = graph.get_edge_data(u, v)
            if known is None or link.steps < known["steps"]:
                graph.add_edge(u, v, steps=link.steps)
    return nx.freeze(graph)


def _directions(link: Link, here: str, there: str) -> tuple[tuple[str, str], ...]:
    return ((here, there),) if link.oneway else ((here, there), (there, here))


def routes(
    board: Board, sources: Collection[str], kinds: Kinds = ALL
) -> Mapping[str, Sequence[str]]:
    """A shortest way (in links) from one of ``sources`` to every point that can be reached."""
    import networkx as nx

    graph = nx.DiGraph(site_graph(board, kinds))
    graph.add_edges_from((ANYWHERE, node) for node in sources if node in graph)
    found = nx.single_source_shortest_path(graph, ANYWHERE) if ANYWHERE in graph else {}
    return {target: way[1:] for target, way in found.items() if target != ANYWHERE}
