"""Random boards for laws: small ones with every kind of link, and planar ones on a grid."""

from __future__ import annotations

from itertools import combinations, pairwise

import networkx as nx
from hypothesis import strategies as st

from forge.model.board import Board, Link, LinkKind, LonLat, Point
from forge.model.graph import WALKED, sound_links, stops
from forge.model.text import Text

IDS = "abcdefg"


def point(ident, **marks):
    return Point(ident, Text(f"board.points.{ident}.name", ident.upper()), LonLat(0, 0), **marks)


@st.composite
def boards(draw, oneway=True):
    """Small boards: a and b are goals, the rest hold tokens; at most one link a pair and kind."""
    size = draw(st.integers(3, len(IDS)))
    points = tuple(
        point(i, goal=i in "ab", start=i in "ab", token=i not in "ab") for i in IDS[:size]
    )
    pairs = list(combinations(IDS[:size], 2))
    wanted = draw(
        st.lists(st.tuples(st.sampled_from(pairs), st.sampled_from(LinkKind)), unique=True)
    )
    links = tuple(
        Link(
            f"{kind}-{u}-{v}",
            kind,
            u,
            v,
            steps=1 if kind is LinkKind.AIR else draw(st.integers(1, 6)),
            oneway=oneway and draw(st.booleans()),
        )
        for (u, v), kind in wanted
    )
    return Board("small", points, links)


@st.composite
def grids(draw):
    """Planar boards of up to 36 points: some links of a grid, by land and sea, a few one-way."""
    width, height = draw(st.integers(2, 6)), draw(st.integers(2, 6))
    names = [f"p{x}{y}" for y in range(height) for x in range(width)]
    goals = set(draw(st.lists(st.sampled_from(names), min_size=1, max_size=3)))
    free = set(draw(st.lists(st.sampled_from(names), max_size=4)))
    points = [
        point(n, goal=n in goals, start=n in goals, token=n not in goals | free) for n in names
    ]
    pairs = [(f"p{x}{y}", f"p{x + 1}{y}") for y in range(height) for x in range(width - 1)]
    pairs += [(f"p{x}{y}", f"p{x}{y + 1}") for y in range(height - 1) for x in range(width)]
    links = []
    for u, v in pairs:
        if draw(st.integers(0, 9)) < 8:
            kind = draw(st.sampled_from([LinkKind.LAND, LinkKind.LAND, LinkKind.SEA]))
            oneway = draw(st.integers(0, 9)) == 0
            links.append(Link(f"{u}-{v}", kind, u, v, draw(st.integers(1, 5)), oneway=oneway))
    return Board("grid", tuple(points), tuple(links))


def step_graph(board, kinds=WALKED):
    """Points and circles in networkx, joined where a pawn can take one step."""
    graph = nx.DiGraph()
    graph.add_nodes_from(point.id for point in board.points)
    for link in sound_links(board, kinds):
        for here, there in pairwise(stops(link)):
            graph.add_edge(here, there)
            if not link.oneway:
                graph.add_edge(there, here)
    return graph
