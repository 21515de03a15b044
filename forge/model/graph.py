"""The board as networkx graphs: points joined by links, and pawns' steps joined one by one.

The site graph is the step graph with its chains of circles contracted: one node a point, one
edge a link and direction.  Robbers sit on points, so it is also the right graph for cuts, and it
is about seven times smaller.  A link into nowhere adds nothing: networkx would quietly make the
missing point (acceptance case O24).  Only this module and the checks import networkx.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

import networkx as nx
from networkx.algorithms.connectivity import (
    build_auxiliary_node_connectivity,
    local_node_connectivity,
    minimum_st_node_cut,
)
from networkx.algorithms.flow import build_residual_network

from forge.model.board import Board, Link, LinkKind

Kinds = frozenset[LinkKind]
LAND: Kinds = frozenset({LinkKind.LAND})
WALKED: Kinds = frozenset({LinkKind.LAND, LinkKind.SEA})
ALL: Kinds = frozenset(LinkKind)

HOME = ""
"""The node that stands for all goals together; no point can have an empty id."""


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


@lru_cache(maxsize=64)
def site_graph(board: Board, kinds: Kinds = ALL) -> nx.DiGraph:
    """Points and the links between them; an edge knows its ``steps`` (the fewest, of parallels)."""
    graph = nx.DiGraph()
    graph.add_nodes_from(point.id for point in board.points)
    for link in sound_links(board, kinds):
        for u, v in _directions(link, link.from_, link.to):
            known = graph.get_edge_data(u, v)
            if known is None or link.steps < known["steps"]:
                graph.add_edge(u, v, steps=link.steps)
    return nx.freeze(graph)


@lru_cache(maxsize=64)
def step_graph(board: Board, kinds: Kinds = WALKED) -> nx.DiGraph:
    """Points and circles, joined where a pawn can take one step."""
    graph = nx.DiGraph()
    graph.add_nodes_from(point.id for point in board.points)
    for link in sound_links(board, kinds):
        way = stops(link)
        for here, there in pairwise(way):
            graph.add_edges_from(_directions(link, here, there))
    return nx.freeze(graph)


def _directions(link: Link, here: str, there: str) -> tuple[tuple[str, str], ...]:
    return ((here, there),) if link.oneway else ((here, there), (there, here))


def reachable(board: Board, sources: Collection[str], kinds: Kinds = ALL) -> frozenset[str]:
    """The points that a pawn can reach from any of ``sources``, themselves included."""
    return _spread(site_graph(board, kinds), sources)


def returning(board: Board, targets: Collection[str], kinds: Kinds = ALL) -> frozenset[str]:
    """The points from which a pawn can reach any of ``targets``, themselves included."""
    return _spread(site_graph(board, kinds).reverse(copy=False), targets)


def _spread(graph: nx.DiGraph, sources: Collection[str]) -> frozenset[str]:
    layers = nx.bfs_layers(graph, [node for node in sources if node in graph])
    return frozenset(node for layer in layers for node in layer)


def distances(board: Board, source: str, kinds: Kinds = LAND) -> Mapping[str, int]:
    """The fewest steps from ``source`` to every point that can be reached from it."""
    graph = site_graph(board, kinds)
    found: Mapping[str, int] = nx.single_source_dijkstra_path_length(graph, source, weight="steps")
    return found


def route(board: Board, sources: Collection[str], target: str, kinds: Kinds = ALL) -> list[str]:
    """A shortest way (in links) from one of ``sources`` to ``target``; NetworkXNoPath if none."""
    known = [node for node in sources if node in site_graph(board, kinds)]
    graph = nx.DiGraph(site_graph(board, kinds))
    graph.add_edges_from((HOME, node) for node in known)
    return list(nx.shortest_path(graph, HOME, target))[1:]


def components(board: Board, kinds: Kinds) -> tuple[frozenset[str], ...]:
    """The groups of points joined by these kinds, whichever way; in the board's order."""
    found = {
        point: frozenset(group)
        for group in nx.weakly_connected_components(site_graph(board, kinds))
        for point in group
    }
    return tuple(dict.fromkeys(found[point.id] for point in board.points))


class Ways:
    """How many ways lead from a point to the goals that share no barred point and no link.

    By Menger's theorem that is also the least number of bars (robbers on points that hold a
    token, or closed roads to a goal) that walls the point in.  One auxiliary graph and one
    residual network serve all questions; never ask for a global cut, it is quadratic.
    """

    def __init__(self, board: Board, kinds: Kinds, cutoff: int | None = None) -> None:
        goals = {point.id for point in board.points if point.goal}
        self.graph = nx.DiGraph()
        self.graph.add_nodes_from([HOME, *(p.id for p in board.points if p.id not in goals)])
        for u, v in site_graph(board, kinds).edges:
            if u not in goals:
                self.graph.add_edge(u, HOME if v in goals else v)
        self._auxiliary = build_auxiliary_node_connectivity(self.graph)
        self._widen({point.id for point in board.points if not point.token and not point.goal})
        self._residual = build_residual_network(self._auxiliary, "capacity")
        self._cutoff = cutoff

    def _widen(self, free: Collection[str]) -> None:
        """Points that hold no token cannot be barred: as many ways as they have roads."""
        for name in free:
            node = self._auxiliary.graph["mapping"][name]
            wide = max(1, self.graph.degree(name))
            self._auxiliary[f"{node}A"][f"{node}B"]["capacity"] = wide

    def count(self, point: str) -> int:
        """The number of ways from ``point`` to the goals, at most the cutoff."""
        found: int = local_node_connectivity(
            self.graph,
            point,
            HOME,
            auxiliary=self._auxiliary,
            residual=self._residual,
            cutoff=self._cutoff,
        )
        return found

    def bars(self, point: str) -> tuple[str, ...]:
        """A smallest set of points that cuts ``point`` off, in name order; empty beside a goal."""
        if self.graph.has_edge(point, HOME):
            return ()
        cut = minimum_st_node_cut(
            self.graph, point, HOME, auxiliary=self._auxiliary, residual=self._residual
        )
        return tuple(sorted(cut))
