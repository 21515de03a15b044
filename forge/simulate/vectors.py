"""Conformance vectors: turns of real games, state by state, with all chance explicit.

Any client can replay them against its own rules. They are picked from seeded games until every rule
that can show itself in a game has shown itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from forge.model.edition import Edition
from forge.model.game import Game
from forge.rules.log import Happening, happenings, tape
from forge.rules.protocol import CHANCE, END, Event, RuleSet
from forge.simulate.bots import Bots
from forge.simulate.chance import outcome
from forge.simulate.known import all_bots, rules_of
from forge.simulate.shown import Json, Told

FORMAT = {"name": "forge-vectors", "version": "1.0"}
SEED = 2
"""Of the seeds tried, one by which few games show every rule, the rare Z14 included."""
GAMES = 400
LIMIT = 120
USUAL = 3


@dataclass(frozen=True, slots=True)
class Table:
    """One set of rules with a board and the policies that try them out."""

    rules: RuleSet
    bots: Bots
    b: Any
    wanted: tuple[str, ...]
    seats_min: int
    seats_max: int

    @property
    def facts(self) -> tuple[object, ...]:
        """All of it that is content; rules and policies are code, told by the rules' id."""
        content = (getattr(self, f.name) for f in fields(self) if f.name not in ("rules", "bots"))
        return (self.rules.id, *content)

    def seats(self, game: int) -> int:
        """How many play a game: three or as near as may be, then the fewest, then the most."""
        usual = min(max(USUAL, self.seats_min), self.seats_max)
        return (usual, self.seats_min, self.seats_max)[game % 3]


def table_of(game: Game, edition: Edition) -> Table | None:
    """The rules that play an edition, over its board; None when no rules or no bots of ours do."""
    rules = rules_of(game, edition)
    if rules is None or rules.id not in all_bots():
        return None
    seats = edition.players_min, edition.players_max
    return Table(rules, all_bots()[rules.id], rules.tables(game, edition), edition.rules, *seats)


def vectors(table: Table) -> Json:
    """The vectors of one edition as plain data; ``schemas/vectors.schema.json`` holds the format.

    ``untold`` are the wanted rules that neither an event nor a state can show: they are about
    the board, the parts and the table.
    """
    told = {rule for event in table.rules.events for rule in event.rules}
    told |= {one.rule for one in table.bots.shown}
    missing = [rule for rule in table.wanted if rule in told]
    plays: list[Json] = []
    for game in range(GAMES):
        if not missing:
            break
        for play in _new(table, game, missing):
            plays.append(play)
            missing = [rule for rule in missing if rule not in play["rules"]]
    return {
        "format": FORMAT,
        "rules": table.rules.id,
        "covered": [rule for rule in table.wanted if rule in told and rule not in missing],
        "missing": missing,
        "untold": [rule for rule in table.wanted if rule not in told],
        "plays": plays,
    }


def _new(table: Table, game: int, missing: Sequence[str]) -> Iterator[Json]:
    """The turns of a game that show a rule which no turn before has shown."""
    left, shown = set(missing), _shown(table, game)
    if not any(left & (each.sure | each.perhaps) for each in shown.values()):
        return  # as most games after the first few
    under_way = _Game(table, game)
    while left and not under_way.over:
        now = under_way.s.turns
        asked = bool(left & (shown[now].sure | shown[now].perhaps))
        start = table.rules.picture(table.b, under_way.s) if asked else {}
        plies = tuple(_ply(table, under_way) for _ in under_way.turn(asked))
        if not asked:
            continue
        seen = shown[now].sure | _tested(
            table, Told(start, plies, table.seats_min, table.seats_max)
        )
        if seen & left:
            left -= seen
            rules = [rule for rule in table.wanted if rule in seen]
            yield {"id": f"game-{game}-turn-{now}", "rules": rules, "start": start,
                   "plies": list(plies)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Turn:
    """The rules that a turn shows by its events, and those that its states may show."""

    sure: set[str]
    perhaps: set[str]


def _shown(table: Table, game: int) -> dict[int, _Turn]:
    """What each turn of a game shows; the set-up is turn 0."""
    events = table.rules.by_number()
    under_way, seen = _Game(table, game), defaultdict[int, set[str]](set)
    sure = defaultdict[int, set[str]](set)
    while not under_way.over:
        now = under_way.s.turns
        under_way.play()
        for each in happenings(under_way.tape):
            seen[now].add(events[each.event].id)
            sure[now].update(events[each.event].rules)
    found = defaultdict[int, _Turn](lambda: _Turn(set(), set()))
    for now, ids in seen.items():
        perhaps = {one.rule for one in table.bots.shown if one.events <= ids}
        found[now] = _Turn(sure[now], perhaps)
    return found


def _tested(table: Table, told: Told) -> set[str]:
    """The rules that the states of a turn show."""
    ids = {each["event"] for ply in told.plies for each in ply["events"]}
    return {one.rule for one in table.bots.shown if one.events <= ids and one.test(told)}


class _Game:
    """A game under way, every seat by another policy; ``tape`` holds the events of the last ply."""

    def __init__(self, table: Table, game: int) -> None:
        rules, b = table.rules, table.b
        self.table = table
        seats = table.seats(game)
        self.s, self.w = rules.state(b, seats), table.bots.memory(b, seats)
        self.w.seed, self.w.game, self.w.limit = SEED, game, LIMIT
        for p in range(seats):
            self.w.policy[p] = (game + p) % len(table.bots.policies)
        self.tape = tape(rules, b)
        rules.setup(b, self.s, seats, LIMIT)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.rules.turn(self.table.b, self.s) == END

    def turn(self, told: bool) -> Iterator[None]:
        """Once for each ply of the turn under way, before it is played; else plays the turn."""
        now = self.s.turns
        while not self.over and self.s.turns == now:
            if told:
                yield
            else:
                self.play()

    def next(self) -> int:
        """The action or the lot that comes next."""
        rules, b, s, w = self.table.rules, self.table.b, self.s, self.w
        seat = rules.turn(b, s)
        if seat == CHANCE:
            n = rules.odds(b, s, w.out, w.weights)
            return outcome(w.out, w.weights, n, w.seed, w.game, s.ply)
        return self.table.bots.choose(b, s, w, w.policy[seat])

    def play(self) -> None:
        """Plays the next ply."""
        self.apply(self.next())

    def apply(self, action: int) -> None:
        """Plays this action; its events are on the tape."""
        self.tape.n = 0
        self.table.rules.apply(self.table.b, self.s, action, self.tape)
        self.table.bots.watch(self.table.b, self.s, self.w)


def _ply(table: Table, game: _Game) -> Json:
    """Plays the next ply and tells all about it."""
    rules, b, s, w = table.rules, table.b, game.s, game.w
    before, mover = rules.picture(b, s), rules.turn(b, s)
    told: Json = {"to_move": "chance" if mover == CHANCE else mover}
    if mover == CHANCE:
        n = rules.odds(b, s, w.out, w.weights)
        told["odds"] = [[rules.name(b, s, w.out[i]), w.weights[i]] for i in range(n)]
    else:
        n = rules.legal(b, s, w.out)
        told["legal"] = [rules.name(b, s, w.out[i]) for i in range(n)]
    action = game.next()
    told["action"] = rules.name(b, s, action)
    game.apply(action)
    events = rules.by_number()
    told["events"] = [_event(events[each.event], each) for each in happenings(game.tape)]
    told["change"] = patch(before, rules.picture(b, s))
    return told


def _event(event: Event, happened: Happening) -> Json:
    return {"event": event.id, "rules": list(event.rules), "seat": happened.seat}


def patch(old: Json, new: Json) -> Json:
    """What changed, as a JSON merge patch (RFC 7396): null removes a key."""
    made: Json = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if value == before and key in old:
            continue
        nested = isinstance(value, dict) and isinstance(before, dict)
        made[key] = patch(before, value) if nested else value  # type: ignore[arg-type]
    return made
