"""The working memory of a run: buffers, who plays how, and the digest of the transcript."""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.layout import row


@dataclass(slots=True)
class Memory:
    """What every game's runner needs, and what bots watch for its statistics.

    ``seed``, ``game``, ``seats`` and ``limit`` (turns; 0: none) say which game is played,
    ``policy`` how each seat plays. ``digest`` mixes every action and every lot of the game in turn
    into 32 bits. ``given_up``: 1 for a game that nobody could win any more. ``out``, ``weights``
    and ``shares`` are buffers.

    Bots set ``unit`` (the bins of sums held; at least 1), ``n_starts`` and ``n_kinds`` once, and in
    each game, by its end: ``start``, the number of the start that each seat began at; ``most``, the
    most money that each seat held; ``found``, the turn of the great find (0: none yet); ``turned``,
    the tokens of each kind that were turned over.
    """

    seed: int
    game: int
    seats: int
    limit: int
    digest: int
    given_up: int
    unit: int
    n_starts: int
    n_kinds: int
    found: int
    out: list[int] = row("room", "i8")
    weights: list[int] = row("room", "i8")
    policy: list[int] = row("seats")
    shares: list[int] = row("seats", "i8")
    start: list[int] = row("seats")
    most: list[int] = row("seats", "i8")
    turned: list[int] = row("kinds", "i8")
