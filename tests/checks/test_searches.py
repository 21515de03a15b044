"""The searches over lists find what networkx finds, and numpy what plain Python finds."""

from __future__ import annotations

from dataclasses import replace

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_boards import boards, grids, step_graph

from forge.model.gates import gates
from forge.model.graph import (
    ALL,
    LAND,
    WALKED,
    components,
    distances,
    reachable,
    returning,
    site_graph,
)
from forge.model.things import collected, lacking
from forge.model.walks import NEAR, Walks
from forge.model.ways import Ways


def both(test):
    """A law over small boards of every kind and over planar ones."""
    return given(boards())(test), given(grids())(test)


def reach_law(board):
    graph = site_graph(board, WALKED)
    sources = [p.id for p in board.points if p.start]
    ahead = set().union(*(nx.descendants(graph, s) | {s} for s in sources))
    behind = set().union(*(nx.ancestors(graph, s) | {s} for s in sources))
    assert reachable(board, sources, WALKED) == ahead
    assert returning(board, sources, WALKED) == behind
    groups = {frozenset(g) for g in nx.weakly_connected_components(graph)}
    found = components(board, WALKED)
    assert set(found) == groups
    assert len(found) == len(groups)
    for source in sources:
        far = nx.single_source_dijkstra_path_length(graph, source, weight="steps")
        assert distances(board, source, WALKED) == far


test_reach_on_small_boards, test_reach_on_grids = both(reach_law)


def behind_gates(board):
    """The goals that a point leaves with half of its group, by taking each gate out in turn."""
    graph = nx.Graph(site_graph(board, LAND))
    goals = [p.id for p in board.points if p.goal]
    for gate in nx.articulation_points(graph):
        group = nx.node_connected_component(graph, gate)
        left = graph.subgraph(group - {gate})
        for goal in goals:
            if goal in left and 2 * len(nx.node_connected_component(left, goal)) <= len(group):
                yield gate, goal


def gates_law(board):
    goals = [p.id for p in board.points if p.goal]
    found = [(gate.point, goal) for gate in gates(board, LAND, goals) for goal in gate.behind]
    assert len(found) == len(set(found))
    assert set(found) == set(behind_gates(board))


test_gates_on_small_boards, test_gates_on_grids = both(gates_law)


def split(board, kinds):
    """The flow network of a board: room for one way on each token and each link."""
    graph = nx.DiGraph()
    for p in board.points:
        if p.goal:
            graph.add_edge((p.id, "in"), "home")
        else:
            graph.add_edge((p.id, "in"), (p.id, "out"), **({"capacity": 1} if p.token else {}))
    goals = {p.id for p in board.points if p.goal}
    for u, v in site_graph(board, kinds).edges:
        if v in goals:  # however many goals lie beside a point: that is one way
            graph.add_edge((u, "out"), "home", capacity=1)
        else:
            graph.add_edge((u, "out"), (v, "in"), capacity=1)
    return graph


def ways_law(board):
    ways = Ways(board, ALL)
    graph = split(board, ALL)
    graph.add_node("home")
    for p in board.points:
        if not p.goal:
            whole = nx.maximum_flow_value(graph, (p.id, "out"), "home")
            assert ways.count(p.id) == whole, p.id


test_ways_on_small_boards, test_ways_on_grids = both(ways_law)


@given(grids())
def test_bars_are_as_many_as_the_ways_and_close_them(board):
    """The points named hold tokens; where no road must be closed as well, they wall it in."""
    ways = Ways(board, WALKED)
    graph = nx.DiGraph(site_graph(board, WALKED))
    held = {p.id for p in board.points if p.token}
    goals = [p.id for p in board.points if p.goal]
    for p in board.points:
        if p.goal or ways.beside_home(p.id):
            continue
        bars = ways.bars(p.id)
        assert set(bars) <= held - {p.id}
        assert len(bars) <= ways.count(p.id)
        if len(bars) == ways.count(p.id):  # else roads must be closed too
            left = nx.restricted_view(graph, bars, [])
            assert not any(goal in left and nx.has_path(left, p.id, goal) for goal in goals)


def walks_law(board):
    """Every move is a walk that does not turn back; none that is one is forgotten."""
    graph = step_graph(board, LAND)
    walks = Walks(board, LAND)
    assert set(walks.names) == set(graph)
    for start in walks.names:
        front = {(start,)}
        for ends in walks.moves(walks.number[start]):
            front = {
                (*way[-1:], there)
                for way in front
                for there in graph[way[-1]]
                if len(way) < 2 or there != way[-2]
            }
            assert {walks.names[end] for end in ends} == ({way[-1] for way in front} or {start})


test_moves_on_small_boards, test_moves_on_grids = both(walks_law)


def landing_law(board):
    pytest.importorskip("numpy", reason="numpy comes with the extra `fast`")
    from forge.model.walks_fast import Landing

    walks = Walks(board, LAND)
    starts = {target: list(walks.names) for target in walks.names}
    plain = {
        (start, target): value
        for target in walks.names
        for start, value in walks.throws(target).items()
    }
    fast = Landing(walks).throws(starts)
    assert {pair: value for pair, value in fast.items() if value < float("inf")} == plain


test_landing_on_small_boards, test_landing_on_grids = both(landing_law)


@given(boards(), st.data())
def test_things_are_collected_until_nothing_new_is_found(board, data):
    """The same points as opening doors round by round, in networkx, with all that is held."""
    things = st.sampled_from([None, "key", "lamp"])
    points = tuple(replace(p, gives=data.draw(things)) for p in board.points)
    links = tuple(replace(link, needs=data.draw(things)) for link in board.links)
    board = replace(board, points=points, links=links)
    held: set[str] = set()
    before = None
    while before != held:
        before = set(held)
        open_ = tuple(one for one in links if one.needs is None or one.needs in held)
        graph = site_graph(replace(board, links=open_))
        starts = [p.id for p in points if p.start]
        met = set().union(*(nx.descendants(graph, s) | {s} for s in starts))
        held |= {p.gives for p in points if p.id in met and p.gives}
    found = collected(board)
    assert found.points == met
    assert found.things == held
    whole = set().union(*(nx.descendants(site_graph(board), s) | {s} for s in starts))
    assert lacking(board, found).keys() == whole - met


@given(boards())
def test_throws_are_followed_from_as_far_as_two_throws(board):
    """A node counts as near by steps forward to the point aimed at."""
    graph = step_graph(board, LAND)
    walks = Walks(board, LAND)
    for target in ("a", "c"):
        far = nx.single_target_shortest_path_length(graph, target, cutoff=NEAR)
        assert walks.throws(target).keys() == dict(far).keys()
