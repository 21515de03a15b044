"""The glossary of a language: what the terms of a game are called in it.

``glossary.po`` is a catalogue of names; a translator's comment ``stems: камен, камн`` tells by what
beginnings of words a term is known in its other forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forge.locale.message import Message

DOCUMENT = "glossary"
STEMS = "stems:"


@dataclass(frozen=True, slots=True)
class Term:
    """An English term, its translation, and the stems that also count as it."""

    english: str
    translation: str
    stems: tuple[str, ...] = ()

    def meant_in(self, english: str) -> bool:
        """Whether an English text has the term as whole words."""
        return bool(re.search(rf"(?<!\w){re.escape(self.english)}(?!\w)", english, re.IGNORECASE))

    def said_in(self, translation: str) -> bool:
        """Whether a translation has the term, or one of its stems, anywhere."""
        folded = translation.casefold()
        return any(one.casefold() in folded for one in (self.translation, *self.stems) if one)


def terms(messages: Iterable[Message]) -> tuple[Term, ...]:
    """The terms of a glossary that are translated."""
    return tuple(_terms(messages))


def _terms(messages: Iterable[Message]) -> Iterator[Term]:
    for one in messages:
        if one.done:
            yield Term(one.source, one.translation, _stems(one.note))


def _stems(note: str) -> tuple[str, ...]:
    """The stems in a translator's comment: after "stems:", parted by commas, on any lines."""
    found = (line.strip() for line in note.split("\n"))
    told = (line.removeprefix(STEMS) for line in found if line.startswith(STEMS))
    return tuple(stem.strip() for line in told for stem in line.split(",") if stem.strip())
