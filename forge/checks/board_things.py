"""Things: a key is found before its door, and a throw can be thrown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.board import Board, Link, Point
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.things import collected, lacking
from forge.model.token import TokenSet
from forge.model.walks import FACES

MOST_THINGS = 10
"""Things given by tokens, all sets of which are tried."""


@check()
def board_needs(game: Game) -> Iterator[Complaint]:
    """Every point can be reached with the things that are found on the way.

    Walks from all starts, collects what points give (`gives: key`), opens the links that need it
    (`needs: key`), until nothing new is found.  Things that tokens give count as found.

    A key that lies behind its own door is never found: the game goes on until somebody sees that
    it cannot end.

    Bad:
        change:
          board:
            points:
              malta: {gives: key}
            links:
              sea-algiers-malta: {needs: key}
              sea-malta-benghazi: {needs: key}
              sea-malta-cairo: {needs: key}
    Good:
        change:
          board:
            points:
              malta: {gives: key}
              algiers: {gives: key}
            links:
              sea-algiers-malta: {needs: key}
              sea-malta-benghazi: {needs: key}
              sea-malta-cairo: {needs: key}
    """
    board = game.board
    if board is None or not any(link.needs for link in board.links):
        return
    kinds = game.tokens.kinds if game.tokens else ()
    found = collected(board, [kind.gives for kind in kinds if kind.gives])
    lacks = lacking(board, found)
    for point in board.points:
        if point.id in lacks:
            thing = lacks[point.id]
            who = f"goal {point.id}" if point.goal else point.id
            where = _given(thing, board, lacks)
            message = f"{who} cannot be reached: needs {thing}, and {where}"
            yield Complaint(point.at, message, f"give {thing} at a point before that way, too")


def _given(thing: str, board: Board, lacks: Mapping[str, str]) -> str:
    """Where a thing that nobody gets is given, and what that takes."""
    places = [point.id for point in board.points if point.gives == thing]
    told = [
        f"{place}, which needs {lacks[place]}" if place in lacks else f"{place}, where no way leads"
        for place in places
    ]
    return f"{thing} is only given at {' and at '.join(told)}" if told else f"nothing gives {thing}"


@check()
def board_rolls(game: Game) -> Iterator[Complaint]:
    """A link that needs a roll needs one that the die can show.

    Compares `needs_roll` of each link with the faces of die.yaml (its `odds`; six equal ones when
    nothing is said).

    Nobody ever takes that way; if the goal lies behind it, the game goes on for ever.

    Bad:
        change:
          board:
            links:
              sea-malta-cairo: {needs_roll: 7}
    Good:
        change:
          board:
            links:
              sea-malta-cairo: {needs_roll: 6}
    """
    odds = (game.die.odds if game.die else ()) or (1,) * FACES
    points = {point.id: point for point in game.board.points} if game.board else {}
    for link in game.board.links if game.board else ():
        roll = link.needs_roll
        if roll is None:
            continue
        if roll > len(odds):
            message = f"{_end(link, points)} needs a roll of {roll}, the die has {len(odds)} sides"
            yield Complaint(link.at / "needs_roll", message, f"write {len(odds)} or less")
        elif not odds[roll - 1]:
            message = f"{_end(link, points)} needs a roll of {roll}, which the die never shows"
            yield Complaint(link.at / "needs_roll", message, "name a face with odds above 0")


def _end(link: Link, points: Mapping[str, Point]) -> str:
    """The point that a link leads to, with its part in the game."""
    return f"goal {link.to}" if link.to in points and points[link.to].goal else link.to


@check(Severity.WARNING)
def board_layouts(table: Table) -> Iterator[Complaint]:
    """However the tokens lie, a goal can be reached with the things that they give.

    Tries all that can be held of the things that tokens give (`gives: key` in tokens.yaml), and
    looks for a layout of the mix in which the rest lies out of reach and every goal does too.
    When no layout at all can be won, that is an error.

    What is laid at random can lie behind the door that it opens.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {gives: key}
          board:
            links:
              land-tangier-algiers: {needs: key}
              land-algiers-hoggar: {needs: key}
              land-algiers-benghazi: {needs: key}
              sea-algiers-malta: {needs: key}
              land-benghazi-cairo: {needs: key}
              land-kufra-cairo: {needs: key}
              sea-malta-cairo: {needs: key}
            points:
              cairo: {start: false}
              tangier: {goal: false}
    Good:
        change:
          tokens:
            kinds:
              ruby: {gives: key}
          board:
            points:
              cairo: {start: false}
              tangier: {goal: false}
            links:
              land-benghazi-cairo: {needs: key}
              land-kufra-cairo: {needs: key}
              sea-malta-cairo: {needs: key}
    """
    board, tokens = table.game.board, table.game.tokens
    if board is None or tokens is None or not any(point.goal for point in board.points):
        return
    counts = _given_by_tokens(table.edition, tokens)
    if len(counts) > MOST_THINGS:
        message = f"{len(counts)} things are given by tokens: their layouts are not looked at"
        hint = f"up to {MOST_THINGS} are"
        yield Complaint(table.edition.at / "tokens", message, hint, Severity.NOTE)
    elif counts:
        won, lost = _layouts(board, counts)
        hint = "give it on a point, or by more tokens, or take the need from a way"
        if not won:
            message = f"under {table.edition.id}, no layout of the tokens can be won"
            yield Complaint(board.at / "links", message, hint, Severity.ERROR)
        elif lost is not None:
            lacks = " and ".join(sorted(counts.keys() - lost))
            message = f"under {table.edition.id}, not every layout of the tokens can be won: "
            yield Complaint(board.at / "links", f"{message}{lacks} may lie out of reach", hint)


def _given_by_tokens(edition: Edition, tokens: TokenSet) -> Counter[str]:
    """How many tokens of the mix give each thing."""
    gives = {kind.id: kind.gives for kind in tokens.kinds}
    counts: Counter[str] = Counter()
    for mix in edition.tokens:
        thing = gives.get(mix.id)
        if thing and mix.count:
            counts[thing] += mix.count
    return counts


def _layouts(board: Board, counts: Mapping[str, int]) -> tuple[bool, frozenset[str] | None]:
    """Whether some layout reaches a goal; and what is held in one that does not, if any."""
    sites = {point.id for point in board.points if point.token}
    goals = {point.id for point in board.points if point.goal}
    open_ = [frozenset[str]()]
    held_before = set(open_)
    won, lost = False, None
    for held in open_:  # it grows while it is read
        reached = collected(board, held).points
        rest = counts.keys() - held
        if reached & goals:
            won = True
        elif lost is None and sum(counts[thing] for thing in rest) <= len(sites - reached):
            lost = held
        if len(sites & reached) > len(held):
            for thing in sorted(rest):
                if held | {thing} not in held_before:
                    held_before.add(held | {thing})
                    open_.append(held | {thing})
    return won, lost
