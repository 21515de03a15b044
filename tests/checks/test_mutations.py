"""Boards and editions that nobody drew, a change at a time: the checks never fall, and find it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st
from mutations import mutants, mutated_boards, mutated_editions, new_links, swapped
from random_boards import boards
from volume import volume

from forge.checks import checks, run
from forge.checks.subjects import Table
from forge.claims.engine import case
from forge.content.project import content_root, open_game
from forge.finding import errors
from forge.model.edition import Unit
from forge.model.graph import sound_links
from forge.model.load import game
from forge.rules.protocol import CHANCE, END
from forge.simulate.chance import outcome

STAR = content_root() / "star-of-africa"


@cache
def shipped():
    """Star of Africa, read once; no fixture, since hypothesis would print all of it."""
    document = open_game(STAR)
    return document, game(document)


def ways(board):
    """Where links lead, in networkx."""
    graph = nx.DiGraph()
    graph.add_nodes_from(point.id for point in board.points)
    for link in sound_links(board):
        graph.add_edge(link.from_, link.to)
        if not link.oneway:
            graph.add_edge(link.to, link.from_)
    return graph


def met(board, flag="start", *, back=False):
    """The points that can be reached from those with a flag, or from which one can be."""
    graph = ways(board).reverse() if back else ways(board)
    marked = [point.id for point in board.points if getattr(point, flag)]
    return {name for one in marked for name in (one, *nx.descendants(graph, one))}


def named(ident, thing):
    """The things that a check names first, in quotation marks."""
    return {one.message.split("'")[1] for one in checks()[ident].run(thing)}


@given(mutants())
def test_the_points_that_are_told_cannot_be_reached_are_those(pair):
    """Whatever was changed: with a start, exactly the points beyond reach are named."""
    for board in pair:
        starts = any(point.start for point in board.points)
        lost = {point.id for point in board.points} - met(board) if starts else set()
        assert named("board-reach", board) == lost


@given(mutants())
def test_a_board_with_no_way_home_from_a_point_in_reach_is_told_so(pair):
    """Exactly the points that can be entered, and from which no goal can be reached."""
    for board in pair:
        goals = any(point.goal for point in board.points)
        trapped = met(board) - met(board, "goal", back=True) if goals else set()
        meant = {point.id for point in board.points if point.terminal}
        assert named("board-trap", board) == trapped - meant


@given(boards(), st.data())
def test_dropping_the_only_way_to_a_point_is_found(board, data):
    """Each link whose loss puts a point out of reach is missed by name of the point."""
    for i in range(len(board.links)):
        without = replace(board, links=swapped(board.links, i, None))
        assert met(board) - met(without) == named("board-reach", without) - named(
            "board-reach", board
        )


@given(boards(), st.data())
def test_adding_a_link_puts_nothing_out_of_reach(board, data):
    """More links never make a point unreachable, nor a both-way link a trap."""
    link = data.draw(new_links(board))
    more = replace(board, links=(*board.links, link))
    assert named("board-reach", more) <= named("board-reach", board)
    both = replace(board, links=(*board.links, replace(link, oneway=False)))
    assert not named("board-trap", both) & met(board) - named("board-trap", board)


@given(boards(), st.data())
def test_making_a_link_one_way_mends_nothing(board, data):
    """Points beyond reach stay so; traps stay traps, or go out of reach."""
    i = data.draw(st.integers(0, len(board.links) - 1)) if board.links else 0
    made = replace(board.links[i], oneway=True) if board.links else None
    less = replace(board, links=swapped(board.links, i, made))
    assert named("board-reach", board) <= named("board-reach", less)
    assert named("board-trap", board) <= named("board-trap", less) | named("board-reach", less)


@given(mutants())
def test_the_order_of_points_and_links_changes_no_verdict(pair):
    """A board written the other way round has the same points out of reach, shut in, walled."""
    _, board = pair
    turned = replace(board, points=board.points[::-1], links=board.links[::-1])
    for ident in ("board-reach", "board-trap", "board-detour", "board-islands", "board-goals"):
        assert named(ident, turned) == named(ident, board)


@given(mutants())
def test_a_detour_is_a_way_without_a_ringed_link(pair):
    """Exactly the points that only ringed links lead to are named."""
    _, board = pair
    ringed = {ring.link for ring in board.rings}
    free = replace(board, links=tuple(link for link in board.links if link.id not in ringed))
    assert named("board-detour", board) == met(board) - met(free)


@settings(max_examples=volume(25))
@given(data=st.data())
def test_no_change_makes_the_checks_fall_and_twice_is_the_same(data):
    """Star of Africa with some things changed: findings, never a traceback, the same again."""
    document, star = shipped()
    changed = mutant(star, data)
    assert run(document, changed) == run(document, changed)


@settings(max_examples=volume(25))
@given(data=st.data())
def test_what_the_checks_let_pass_can_be_played(data):
    """Where no error is found the rules make their tables, and play a turn for each player."""
    document, star = shipped()
    changed = mutant(star, data)
    if errors(run(document, changed)):
        return
    for edition in changed.editions:
        one = case(changed, edition)
        if one is not None:
            opened(one, edition.players_max)


def mutant(star, data):
    """A game with one or two changes to its board and to one of its editions."""
    board, editions = star.board, list(star.editions)
    if data.draw(st.booleans()):
        board = data.draw(mutated_boards(board))
    at = data.draw(st.integers(0, len(editions) - 1))
    editions[at] = data.draw(mutated_editions(editions[at]))
    return replace(star, board=board, editions=tuple(editions))


def opened(one, seats):
    """Lays a game out and plays its first plies: chance as it comes, players their first choice."""
    play = one.play
    s, room = play.begin(seats), [0] * play.rules.room(play.b)
    for ply in range(200):
        turn = play.rules.turn(play.b, s)
        if turn == END:
            break
        choice = play.moves(s)
        if turn == CHANCE:
            weights = list(room)
            n = play.rules.odds(play.b, s, room, weights)
            choice = [outcome(room, weights, n, 1, 0, ply)]
        assert choice
        play.rules.apply(play.b, s, choice[0], None)


@given(st.lists(st.integers(0, 12), min_size=7, max_size=7))
def test_a_mix_is_told_exactly_when_it_does_not_fill_the_board(counts):
    """Thirty places, thirty tokens, and one Star."""
    _, star = shipped()
    edition = star.edition("zvezda")
    tokens = tuple(replace(m, count=n) for m, n in zip(edition.tokens, counts, strict=True))
    table = Table(star, replace(edition, tokens=tokens))
    assert bool(list(checks()["tokens-count"].run(table))) == (sum(counts) != 30)
    assert bool(list(checks()["tokens-unique"].run(table))) == (counts[0] != 1)


@given(st.data())
def test_a_price_that_rises_is_told_from_some_sum_on(data):
    """What is too dear stays so at any higher price; what one player can hold pays the rest."""
    _, star = shipped()
    edition = star.edition("zvezda")
    prices = [
        i
        for i, p in enumerate(edition.parameters)
        if p.unit is Unit.MONEY and not p.pays and not p.id.endswith("_value")
    ]
    i = data.draw(st.sampled_from(prices))
    low, high = sorted(data.draw(st.tuples(*[st.integers(0, 12_000)] * 2)))
    told = []
    for value in (low, high):
        made = replace(edition.parameters[i], value=value)
        table = Table(star, replace(edition, parameters=swapped(edition.parameters, i, made)))
        told.append(bool(list(checks()["money-prices"].run(table))))
    assert told[0] <= told[1]
    assert told == [value > 6700 for value in (low, high)]
