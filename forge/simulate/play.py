"""One game from beginning to end, by the rules and the bots that it is bound to.

``bind`` gives these functions the names that they only declare here: a rule set's ``setup``,
``turn``, ``odds`` and ``apply``, and its bots' ``choose``, ``watch`` and ``hopeless``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forge.dice import stir
from forge.rules.log import Log
from forge.rules.protocol import CHANCE, END
from forge.simulate.chance import outcome
from forge.simulate.memory import Memory


def unbound(*_: object) -> Any:
    """Stands for a function of a rule set or of its bots, until ``bind`` puts in the real one."""
    msg = "this function runs only where simulate.bind has put it"
    raise RuntimeError(msg)


setup: Callable[[Any, Any, int, int], None] = unbound
turn: Callable[[Any, Any], int] = unbound
odds: Callable[[Any, Any, Any, Any], int] = unbound
apply: Callable[[Any, Any, int, Any], None] = unbound
choose: Callable[[Any, Any, Any, int], int] = unbound
watch: Callable[[Any, Any, Any], None] = unbound
hopeless: Callable[[Any, Any, Any], bool] = unbound

ASKED = 32
"""Turns between two looks whether a game can still be won."""


def never(b: Any, s: Any, w: Memory) -> bool:
    """Says of no game that nobody can win it any more."""
    return False


def play_game(b: Any, s: Any, w: Memory, game: int, log: Log | None) -> None:
    """Plays one game; ``s`` is its last state, ``w.digest`` the hash of its transcript.

    A game that nobody can win any more is given up: ``w.given_up`` is 1 then.
    """
    w.game = game
    w.digest = 0
    w.given_up = 0
    asked = ASKED
    setup(b, s, w.seats, w.limit)
    seat = turn(b, s)
    while seat != END and w.given_up == 0:
        if seat == CHANCE:
            n = odds(b, s, w.out, w.weights)
            action = outcome(w.out, w.weights, n, w.seed, game, s.ply)
        else:
            action = choose(b, s, w, w.policy[seat])
        apply(b, s, action, log)
        w.digest = stir(w.digest, action)
        seat = turn(b, s)
        if s.turns >= asked and seat != END:
            asked = s.turns + ASKED
            w.given_up = int(hopeless(b, s, w))
        watch(b, s, w)
