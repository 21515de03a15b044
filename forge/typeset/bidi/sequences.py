"""Isolating run sequences (BD13, X10): the stretches in which types are resolved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forge.typeset.bidi.explicit import Explicit
from forge.typeset.bidi.kinds import ISOLATES, REMOVED, direction_of


@dataclass(slots=True)
class Stretch:
    """Characters by index, their current types, their types as given, and what surrounds them."""

    indices: list[int]
    kinds: list[str]
    given: list[str]
    text: str
    level: int
    before: str
    after: str

    @property
    def direction(self) -> str:
        """The embedding direction."""
        return direction_of(self.level)


def stretches(text: str, walked: Explicit) -> Iterator[Stretch]:
    """The isolating run sequences of a paragraph; characters that X9 removes are in none."""
    given, levels = walked.given, walked.levels
    kept = [i for i, kind in enumerate(given) if kind not in REMOVED]
    place = {index: k for k, index in enumerate(kept)}
    for indices in _joined(_runs(kept, levels), given, walked.pairs):
        first, last = place[indices[0]], place[indices[-1]]
        level = levels[indices[0]]
        previous = levels[kept[first - 1]] if first else walked.base
        following = walked.base
        if given[indices[-1]] not in ISOLATES and last + 1 < len(kept):
            following = levels[kept[last + 1]]
        yield Stretch(
            indices=indices,
            kinds=[walked.kinds[i] for i in indices],
            given=[given[i] for i in indices],
            text="".join(text[i] for i in indices),
            level=level,
            before=direction_of(max(level, previous)),
            after=direction_of(max(level, following)),
        )


def _runs(kept: Sequence[int], levels: Sequence[int]) -> list[list[int]]:
    """Level runs (BD7)."""
    found: list[list[int]] = []
    for i in kept:
        if found and levels[found[-1][-1]] == levels[i]:
            found[-1].append(i)
        else:
            found.append([i])
    return found


def _joined(
    runs: Sequence[list[int]], given: Sequence[str], pairs: Mapping[int, int]
) -> Iterator[list[int]]:
    """Level runs joined over the isolates that part them."""
    starting = {run[0]: run for run in runs}
    for run in runs:
        if given[run[0]] == "PDI" and run[0] in pairs:
            continue  # it goes on a run that was begun before
        joined = list(run)
        while given[joined[-1]] in ISOLATES and joined[-1] in pairs:
            joined += starting[pairs[joined[-1]]]
        yield joined
