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

from forge.model.board import Board, Link, LinkKind

Kinds = frozenset[LinkKind]
LAND: Kinds = frozenset({LinkKind.LAND})
WALKED: Kinds = frozenset({LinkKind.LAND, LinkKind.SEA})
ALL: Kinds = frozenset(LinkKind)

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
    graph.add_edges_from((ANYWHERE, node) for node in known)
    return list(nx.shortest_path(graph, ANYWHERE, target))[1:]


def components(board: Board, kinds: Kinds) -> tuple[frozenset[str], ...]:
    """The groups of points joined by these kinds, whichever way; in the board's order."""
    found = {
        point: frozenset(group)
        for group in nx.weakly_connected_components(site_graph(board, kinds))
        for point in group
    }
    return tuple(dict.fromkeys(found[point.id] for point in board.points))
