"""Many games in one call, counted as they are played; plain functions, compiled like the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forge.dice import first, stir
from forge.rules.log import Log
from forge.rules.protocol import WIN
from forge.simulate.memory import Memory
from forge.simulate.play import play_game, unbound
from forge.simulate.tally import COLUMNS, DRAWN, LOST, SUMS, TOGETHER, UNFINISHED, Tally

scores: Callable[[Any, Any, Any], None] = unbound


def play_batch(b: Any, s: Any, w: Memory, log: Log, t: Tally, n: int) -> None:
    """Plays the next ``n`` games of a tally: those that follow its last one."""
    for _ in range(n):
        game = t.first + t.games
        play_game(b, s, w, game, log)
        count_game(b, s, w, log, t)


def count_game(b: Any, s: Any, w: Memory, log: Log, t: Tally) -> None:
    """Adds the game that has just been played to the tally."""
    winner = winner_of(b, s, w, t)
    if winner == DRAWN and (s.turns >= w.limit > 0 or w.given_up == 1):
        winner = UNFINISHED
        t.unfinished += 1
        t.given_up += w.given_up
    else:
        t.turns[s.turns] += 1
        if winner == DRAWN:
            t.drawn += 1
        elif winner == TOGETHER:
            t.together += 1
        elif winner == LOST:
            t.lost += 1
    if t.keep == 1:
        at = COLUMNS * t.games
        t.results[at] = winner
        t.results[at + 1] = s.turns
        t.results[at + 2] = s.ply
        t.results[at + 3] = w.digest
    count_watched(s, w, t)
    count_events(log, t)
    t.digest += stir(first(w.game), w.digest)
    t.games += 1


def winner_of(b: Any, s: Any, w: Memory, t: Tally) -> int:
    """Who won the game: a seat, nobody, or all or none together; counted for seats and starts."""
    scores(b, s, w.shares)
    winner = DRAWN
    winners = 0
    shared = 0
    for p in range(w.seats):
        at = p * w.n_starts + w.start[p]
        t.begun[at] += 1
        t.held[at] += w.most[p]
        t.squares[at] += w.most[p] * w.most[p]
        shared += w.shares[p]
        if w.shares[p] == WIN:
            winner = p
            winners += 1
            t.won[at] += 1
    if winners > 1:
        return TOGETHER
    return LOST if shared == 0 else winner


def count_watched(s: Any, w: Memory, t: Tally) -> None:
    """Adds what was watched in the game: length, the great find, sums held, tokens turned over."""
    t.plies += s.ply
    t.longest = max(t.longest, s.turns)
    if w.found > 0:
        t.found[w.found] += 1
    richest = 0
    for p in range(w.seats):
        richest = max(richest, w.most[p])
    t.richest = max(t.richest, richest)
    t.most[min(richest // w.unit, SUMS - 1)] += 1
    for k in range(w.n_kinds):
        t.turned[k] += w.turned[k]


def count_events(log: Log, t: Tally) -> None:
    """Notes which events happened in the game; the log itself counts how often and where."""
    for event in range(t.n_events):
        t.fired[event] += log.fired[event]
        log.fired[event] = 0
