"""Trails by the number of players: which ways close, what marks them, what lies on open camps."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity, counted
from forge.model.edition import Edition, Mix
from forge.model.game import Game
from forge.model.trail import GEM, Trail

MARKER = "marker"
"""The token that closes a trail."""
CLOSES = "close_trails"
"""The parameter that says whether an edition closes any."""


@check(Severity.WARNING)
def trail_closings(game: Game) -> Iterator[Complaint]:
    """Trails close for numbers of players that play, and for each number once.

    Compares the `players` of each closing with those of the editions whose `close_trails` is true.

    What closes for more players than there are pawns never closes, and of two closings for one
    number of players only the first is played.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: short, first: 4, fields: ".", from: [main]}
              - {id: long, first: 5, fields: "..", from: [main]}
            closings: [{players: 9, segments: [long]}]
          editions:
            classic:
              parameters: [{id: close_trails, unit: flag, value: true, rules: [A1]}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: short, first: 4, fields: ".", from: [main]}
              - {id: long, first: 5, fields: "..", from: [main]}
            closings: [{players: 3, segments: [long]}]
          editions:
            classic:
              parameters: [{id: close_trails, unit: flag, value: true, rules: [A1]}]
    """
    most = max((each.players_max for each in game.editions if _closes(each)), default=0)
    seen: set[int] = set()
    for closing in game.trail.closings if game.trail and most else ():
        if closing.players > most:
            message = f"trails close for {closing.players} players, but no more than {most} play"
            yield Complaint(closing.at / "players", message, f"write {most} or less, or drop it")
        if closing.players in seen:
            message = f"two closings are for {closing.players} players"
            yield Complaint(closing.at / "players", message, "name all closed segments in one")
        seen.add(closing.players)


@check()
def trail_markers(table: Table) -> Iterator[Complaint]:
    """There is a marker for each trail that is closed.

    Compares the count of the token `marker` with the most segments that close at once.

    A trail without its marker looks open, and somebody goes there.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: short, first: 4, fields: ".", from: [main]}
              - {id: long, first: 5, fields: "..", from: [main]}
            closings: [{players: 3, segments: [long]}]
          editions:
            classic:
              parameters: [{id: close_trails, unit: flag, value: true, rules: [A1]}]
              tokens: [{id: marker, count: 0}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: short, first: 4, fields: ".", from: [main]}
              - {id: long, first: 5, fields: "..", from: [main]}
            closings: [{players: 3, segments: [long]}]
          editions:
            classic:
              parameters: [{id: close_trails, unit: flag, value: true, rules: [A1]}]
              tokens: [{id: marker, count: 1}]
    """
    edition, trail = table.edition, table.game.trail
    markers = _mix(edition, MARKER)
    if trail is None or markers is None:
        return
    most = max(len(shut) for _, shut in _played(trail, edition))
    if markers.count < most:
        message = f"{edition.id} closes up to {most} trails, but has "
        message += counted(markers.count, MARKER)
        yield Complaint(markers.at / "count", message, f"write count: {most}")


@check()
def trail_diamonds(table: Table) -> Iterator[Complaint]:
    """There are diamonds for all the fields on which one lies at the start.

    Counts the open fields with a diamond, for each number of players, and compares the count of the
    token `diamond`.

    With a diamond too few the last camps lie empty, and nobody knows which.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: camp, letter: K, does: camp, name: Camp, text: Rest, sign: tent,
                 diamond: true}
            segments:
              - {id: main, first: 1, fields: "KKK"}
          editions:
            classic:
              tokens: [{id: diamond, count: 2}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: camp, letter: K, does: camp, name: Camp, text: Rest, sign: tent,
                 diamond: true}
            segments:
              - {id: main, first: 1, fields: "KKK"}
          editions:
            classic:
              tokens: [{id: diamond, count: 3}]
    """
    edition, trail = table.edition, table.game.trail
    diamonds = _mix(edition, GEM)
    if trail is None or diamonds is None:
        return
    kinds = [kind for kind in trail.kinds if kind.diamond]
    for players, shut in _played(trail, edition):
        fields = sum(trail.count(kind, shut) for kind in kinds)
        if fields > diamonds.count:
            message = f"{edition.id} has {diamonds.count} diamonds, but with {players} players"
            message += f" one lies on each of {fields} fields"
            yield Complaint(diamonds.at / "count", message, f"write count: {fields} or more")
            return


def _closes(edition: Edition) -> bool:
    return edition.values.get(CLOSES) is True


def _mix(edition: Edition, token: str) -> Mix | None:
    return next((each for each in edition.tokens if each.id == token), None)


def _played(trail: Trail, edition: Edition) -> Iterator[tuple[int, frozenset[str]]]:
    """Each number of players of an edition with the segments that are closed for it."""
    for players in range(edition.players_min, max(edition.players_min, edition.players_max) + 1):
        yield players, trail.closed(players) if _closes(edition) else frozenset()
