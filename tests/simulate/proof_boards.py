"""Small boards and random play, for the tests of what is proved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from forge.claims.engine import Case
from forge.content.project import content_root, open_game
from forge.dice import word
from forge.model.board import Board, Link, LinkKind, LonLat, Point, Targets
from forge.model.edition import Mix
from forge.model.load import game
from forge.model.text import Text
from forge.simulate.known import rules_of

KINDS = {"-": LinkKind.LAND, "~": LinkKind.SEA, "^": LinkKind.AIR}


@cache
def star():
    return game(open_game(content_root() / "star-of-africa"))


def edition_of(name, tokens=None, **values):
    """A shipped edition with other parameters, and another mix when ``tokens`` are given."""
    shipped = star().edition(name)
    assert values.keys() <= shipped.values.keys()
    changed = tuple(replace(p, value=values.get(p.id, p.value)) for p in shipped.parameters)
    mix = shipped.tokens
    if tokens is not None:
        mix = tuple(Mix(k.id, tokens.count(k.id)) for k in star().tokens.kinds)
    return replace(shipped, parameters=changed, tokens=mix)


def board_of(points, links):
    """A board from words: "home!" starts and wins, "isle*" is an island, "city" has a token.

    A link is "a-b" (land), "a~b" (sea) or "a^b" (air), with its steps behind a colon; ">" at the
    end makes it one-way. ``cape``, ``gold`` and ``slave`` are the special places.
    """
    special = {"cape": "cape_town", "gold": "gold_coast", "slave": "slave_coast"}
    made = []
    for word_ in points:
        name = word_.rstrip("!*")
        made.append(
            Point(
                name, Text("", name), LonLat(0, 0), start="!" in word_, goal="!" in word_,
                token="!" not in word_, island="*" in word_, special=special.get(name),
            )
        )  # fmt: skip
    targets = Targets(rescue=("rescue", "island_rescue"))
    return Board("small", tuple(made), tuple(_links(links)), targets=targets)


def _links(links):
    for i, told in enumerate(links):
        way, _, steps = told.rstrip(">").partition(":")
        sign = next(sign for sign in KINDS if sign in way)
        here, there = way.split(sign)
        yield Link(f"link{i}", KINDS[sign], here, there, int(steps or 1), oneway=told.endswith(">"))


def case_of(name, board=None, tokens=None, players=None, **values):
    """A case on the shipped board, or on a small one; ``players``: for other numbers of them."""
    whole = replace(star(), board=board) if board else star()
    edition = edition_of(name, tokens, **values)
    if players:
        edition = replace(edition, players_min=players[0], players_max=players[1])
    rules = rules_of(whole, edition)
    assert rules is not None
    return Case(whole, edition, rules)


def random_plies(case, seats, seed, most) -> Iterator[tuple[object, int, object]]:
    """(state, action, state after it) of random games, ``most`` of them."""
    play, done, number = case.play, 0, 0
    while done < most:
        s = play.begin(seats)
        for ply in range(2000):
            moves = play.moves(s)
            if not moves or done == most:
                break
            action = moves[word(seed, number, ply) % len(moves)]
            after = play.after(s, action)
            yield s, action, after
            s, done = after, done + 1
        number += 1
