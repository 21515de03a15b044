"""Rules X1 to X8: the levels that embeddings, overrides and isolates ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from forge.typeset.bidi.kinds import EMBEDDINGS, ISOLATES, first_strong

DEEPEST = 125  # max_depth, BD2


class _Status(NamedTuple):
    """An entry of the directional status stack."""

    level: int
    override: str = ""
    isolate: bool = False


class Explicit:
    """Walks a paragraph once; then ``levels`` and ``kinds`` (overrides applied) are set."""

    def __init__(self, given: Sequence[str], base: int, pairs: Mapping[int, int]) -> None:
        self.given = given
        self.base = base
        self.pairs = pairs
        self.levels = [base] * len(given)
        self.kinds = list(given)
        self._begin()
        for i, kind in enumerate(given):
            self._step(i, kind)

    def _begin(self) -> None:
        """X1; X8: a paragraph separator ends all embeddings, overrides and isolates."""
        self.stack = [_Status(self.base)]
        self.lost_isolates = self.lost_embeddings = self.valid_isolates = 0

    def _step(self, i: int, kind: str) -> None:
        if kind in EMBEDDINGS:
            self._place(i)
            self._embed(kind)
        elif kind in ISOLATES:
            self._place(i, kind)
            self._isolate(i, kind)
        elif kind == "PDI":
            self._end_isolate()
            self._place(i, kind)
        elif kind == "PDF":
            self._end_embedding()
            self._place(i)
        elif kind == "B":
            self._begin()
        else:
            self._place(i, kind)

    def _place(self, i: int, kind: str = "BN") -> None:
        self.levels[i] = self.stack[-1].level
        if kind != "BN" and self.stack[-1].override:
            self.kinds[i] = self.stack[-1].override

    def _next(self, rtl: bool) -> int:
        level = self.stack[-1].level
        return (level + 1) | 1 if rtl else (level + 2) & ~1

    def _room(self, level: int) -> bool:
        return level <= DEEPEST and not self.lost_isolates and not self.lost_embeddings

    def _embed(self, kind: str) -> None:
        level = self._next(rtl=kind[0] == "R")
        if self._room(level):
            self.stack.append(_Status(level, kind[0] if kind[2] == "O" else ""))
        elif not self.lost_isolates:
            self.lost_embeddings += 1

    def _isolate(self, i: int, kind: str) -> None:
        inside = self.given[i + 1 : self.pairs.get(i, len(self.given))]
        rtl = kind == "RLI" or (kind == "FSI" and first_strong(inside) == 1)
        level = self._next(rtl)
        if self._room(level):
            self.valid_isolates += 1
            self.stack.append(_Status(level, isolate=True))
        else:
            self.lost_isolates += 1

    def _end_isolate(self) -> None:
        if self.lost_isolates:
            self.lost_isolates -= 1
        elif self.valid_isolates:
            self.lost_embeddings = 0
            while not self.stack[-1].isolate:
                self.stack.pop()
            self.stack.pop()
            self.valid_isolates -= 1

    def _end_embedding(self) -> None:
        if self.lost_isolates:
            return
        if self.lost_embeddings:
            self.lost_embeddings -= 1
        elif not self.stack[-1].isolate and len(self.stack) > 1:
            self.stack.pop()
