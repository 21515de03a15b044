"""What was worked out, with the words of forge's own that it was worked out from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from forge.locale.hearing import hear, listening
from forge.locale.tongue import words_mark

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Worded(Generic[T]):
    """A fact, the ids of the words that were asked for on the way, and their hash at that time.

    It holds as long as just these words are what they were, whatever else a language says.
    """

    fact: T
    words: tuple[str, ...]
    mark: str

    @staticmethod
    def of(work_out: Callable[[], T]) -> Worded[T]:
        """What is worked out now; who listens hears its words."""
        with listening() as heard:
            fact = work_out()
        return Worded(fact, tuple(sorted(heard)), words_mark(heard))

    def holds(self) -> bool:
        """Whether the words are what they were; who listens hears them if so."""
        if self.mark != words_mark(self.words):
            return False
        hear(self.words)
        return True


def written(made: Worded[Any], said: str) -> str:
    """The words of a fact and ``said``, which stands for it, as a text that :func:`read` reads."""
    return f"{' '.join(made.words)}\n{made.mark}\n{said}"


def read(text: str) -> Worded[str]:
    """What was written, and said for a fact; ValueError for a text that is none."""
    words, mark, said = text.split("\n", 2)
    return Worded(said, tuple(words.split()), mark)
