"""The working memory of a run: buffers, who plays how, and the digest of the transcript."""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.layout import row


@dataclass(slots=True)
class Memory:
    """What every game's runner needs.

    ``seed``, ``game``, ``seats`` and ``limit`` (turns; 0: none) say which game is played,
    ``policy`` how each seat plays. ``digest`` mixes every action and every lot of the game in turn
    into 32 bits. ``out`` and ``weights`` are buffers.
    """

    seed: int
    game: int
    seats: int
    limit: int
    digest: int
    out: list[int] = row("room", "i8")
    weights: list[int] = row("room", "i8")
    policy: list[int] = row("seats")
