"""Laws of the board's graphs: what is drawn is what is walked."""

from __future__ import annotations

from itertools import combinations, pairwise

import networkx as nx
import pytest
from hypothesis import given
from random_boards import boards, point, step_graph

from forge.model.board import Board, Link, LinkKind
from forge.model.graph import (
    ALL,
    LAND,
    WALKED,
    components,
    distances,
    reachable,
    returning,
    routes,
    site_graph,
    stops,
)
from forge.model.ways import Ways


@given(boards())
def test_a_link_of_n_steps_is_n_moves_and_n_minus_1_circles(board):
    """No circle is wired twice and none is lost, as one public version had it."""
    graph = step_graph(board, WALKED)
    walked = [link for link in board.links if link.kind is not LinkKind.AIR]
    assert len(graph) == len(board.points) + sum(link.steps - 1 for link in walked)
    for link in walked:
        way = stops(link)
        assert len(way) == len(set(way)) == link.steps + 1
        assert all(graph.has_edge(u, v) for u, v in pairwise(way))
        if link.steps > 1:  # with one step a parallel link may lead back
            assert all(graph.has_edge(v, u) is not link.oneway for u, v in pairwise(way))


@given(boards())
def test_contracting_the_circles_keeps_every_distance(board):
    """The site graph is the step graph with its chains contracted."""
    for source in board.points:
        steps = nx.single_source_shortest_path_length(step_graph(board, LAND), source.id)
        known = {p.id for p in board.points}
        assert dict(distances(board, source.id, LAND)) == {
            n: d for n, d in steps.items() if n in known
        }


@given(boards())
def test_returning_is_reaching_seen_from_the_other_end(board):
    """A point returns to a target exactly when the target is reached from it."""
    for target in board.points:
        back = returning(board, [target.id])
        assert back == {p.id for p in board.points if target.id in reachable(board, [p.id])}


@given(boards())
def test_a_route_is_a_walk_along_links(board):
    """The way named in a message can be walked."""
    ways = routes(board, ["a"])
    assert ways.keys() == reachable(board, ["a"])
    for target, way in ways.items():
        assert way[0] == "a"
        assert way[-1] == target
        assert all(site_graph(board, ALL).has_edge(u, v) for u, v in pairwise(way))


@given(boards())
def test_components_share_out_the_points(board):
    """Each point lies in exactly one component."""
    groups = components(board, LAND)
    assert sorted(name for group in groups for name in group) == [p.id for p in board.points]


def walled(board, kinds, site, bars):
    """Whether a pawn on ``site`` cannot reach a goal past the barred points; by brute force."""
    graph = nx.DiGraph(site_graph(board, kinds))
    graph.remove_nodes_from(bars)
    return not any(nx.has_path(graph, site, goal) for goal in "ab")


@given(boards(oneway=False))
def test_the_number_of_ways_is_the_least_number_of_bars(board):
    """Menger: counted by flow, it is what trying every set of robbers finds."""
    ways = Ways(board, WALKED)
    sites = [p.id for p in board.points if p.token]
    for site in sites:
        if ways.beside_home(site):
            continue
        others = [other for other in sites if other != site]
        least = next(
            n
            for n in range(len(others) + 1)
            if any(walled(board, WALKED, site, bars) for bars in combinations(others, n))
        )
        assert ways.count(site) == least
        assert len(ways.bars(site)) == least
        assert walled(board, WALKED, site, ways.bars(site))


def test_a_point_without_a_token_cannot_be_barred():
    """Two roads cross at a point without a token: no robber can lie there and close both."""
    points = (point("a", goal=True), point("b", goal=True), point("hub"))
    points += tuple(point(name, token=True) for name in ("c", "d", "e", "f", "g"))
    ends = ("c d", "c e", "d hub", "e hub", "hub f", "hub g", "f a", "g b")
    links = tuple(Link(x, LinkKind.LAND, *x.split()) for x in ends)
    free = Board("cross", points, links)
    held = Board("cross", (*points[:2], point("hub", token=True), *points[3:]), links)
    assert Ways(free, LAND).count("c") == 2
    assert Ways(held, LAND).count("c") == 1


@pytest.mark.parametrize("oneway", [False, True])
def test_o23_a_link_works_both_ways_unless_it_says_otherwise(oneway):
    """A road in one direction is asked for, never born by forgetting a neighbour."""
    link = Link("l", LinkKind.LAND, "a", "c", steps=3, oneway=oneway)
    board = Board("two", (point("a"), point("c")), (link,))
    assert reachable(board, ["a"], LAND) == {"a", "c"}
    assert ("a" in reachable(board, ["c"], LAND)) is not oneway


def test_o24_a_misspelt_point_is_not_born():
    """The graph keeps the board's points, whatever its links name."""
    dock, house = point("dock", start=True), point("lighthouse", goal=True)
    board = Board("bay", (dock, house), (Link("l", LinkKind.LAND, "dock", "ligthhouse"),))
    assert set(site_graph(board, ALL)) == set(step_graph(board, ALL)) == {"dock", "lighthouse"}
    assert reachable(board, ["dock"]) == {"dock"}
