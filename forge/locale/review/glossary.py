"""The glossary of a language: what the terms of a game are called in it.

``glossary.po`` is a catalogue of names; a translator's comment ``stems: камен, камн`` tells by what
beginnings of words a term is known in its other forms, ``not: on board`` English phrases in which
the word is another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from forge.locale.message import Message

DOCUMENT = "glossary"
STEMS, OTHERS = "stems:", "not:"

_DOER = re.compile(
    r"(?:\b(?:to|you|they|we|he|she|it|i|who|may|can|cannot|must|will|shall|do|does|not|never|then)"
    r"|(?<!’)(?<!\bit)(?<!\bhi)(?<!\bthi)(?<!s)s)\s+$",
    re.IGNORECASE,
)
"""What an English word stands behind that says what somebody does: "you turn", "guards die"."""
_DONE = re.compile(
    r"\s+(?:the|a|an|your|its|their|his|her|this|that|these|those|it|them|once|again|round|to|back"
    r"|into|over|up|down|on|off|out|for|one|all|any|only|from|with)\b",
    re.IGNORECASE,
)
"""What stands behind one that says what to do, at the beginning: "Throw the die"."""


def _does(before: str, after: str) -> bool:
    """Whether a word is a verb where it stands, as far as its neighbours tell."""
    if _DOER.search(before):
        return True
    begins = re.search(r"(?:^|[.:;,!?(–]|\b(?:and|or))\s*$", before)
    return bool(begins and _DONE.match(after))


@cache
def _words(*each: str) -> re.Pattern[str]:
    """Any of some phrases as whole words, in capitals or not."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, each))})(?!\w)", re.IGNORECASE)


@cache
def _both(english: str) -> tuple[str, str]:
    """A term and its plural, as far as it is regular."""
    if re.search(r"[^aeiou]y$", english):
        return english, f"{english[:-1]}ies"
    return english, english + ("es" if re.search(r"(?:s|x|ch|sh)$", english) else "s")


@dataclass(frozen=True, slots=True)
class Term:
    """An English term, its translation, and the stems that also count as it.

    ``others`` are English phrases with its words and another sense.
    """

    english: str
    translation: str
    stems: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    def meant_in(self, english: str) -> bool:
        """Whether an English text has the term, or its plural, as whole words; not as a verb."""
        if self.others:
            english = _words(*self.others).sub("…", english)
        for match in _words(*_both(self.english)).finditer(english):
            before, after = english[: match.start()], english[match.end() :]
            if " " in self.english or not _does(before, after):
                return True
        return False

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
            stems, others = _listed(one.note, STEMS), _listed(one.note, OTHERS)
            yield Term(one.source, one.translation, stems, others)


def _listed(note: str, head: str) -> tuple[str, ...]:
    """What a translator's comment lists behind a head, parted by commas, on any lines."""
    found = (line.strip() for line in note.split("\n"))
    told = (line.removeprefix(head) for line in found if line.startswith(head))
    return tuple(part.strip() for line in told for part in line.split(",") if part.strip())
