"""Syllables of languages that no patterns are known for, by the rules of their own grammars."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

BEFORE, AFTER = 3, 3  # letters left on either side
_FINNISH = re.compile(r"(?<=[aeiouyåäöbcdfghjklmnpqrstvwxzšž])(?=[b-df-hj-np-tv-xzšž][aeiouyåäö])")
_FINNISH_VOWEL = re.compile(r"[aeiouyåäö]")
_SWAHILI_ONSET = re.compile(
    r"(?:mb|mv|nd|ng|nj|nz|ny|ch|dh|gh|kh|sh|th|bw|[bdfghjklmnprstvwyz])[wy]?"
)
_SWAHILI_PARTS = re.compile(r"[aeiou]|[^aeiou]+")


def finnish(word: str) -> Iterator[int]:
    """Where the syllables of a Finnish word in small letters begin.

    A syllable begins with the last consonant before a vowel (Kielitoimisto, tavutus).  Two vowels
    are never parted here: whether they are a diphthong needs a dictionary.
    """
    for found in _FINNISH.finditer(word):
        if _FINNISH_VOWEL.search(word, 0, found.start()):
            yield found.start()


def swahili(word: str) -> Iterator[int]:
    """Where the syllables of a Swahili word in small letters begin.

    Syllables are open: each vowel ends one, and consonants that can be spoken together, as ``nd``,
    ``ch`` or ``mbw``, begin the next (E. C. Polomé, Swahili Language Handbook, 1967).  In words
    from elsewhere a consonant before such a group ends a syllable: dak-ta-ri.  Nothing is parted
    at a nasal that may be a syllable of its own, as in ``amka``, nor between two equal vowels.
    """
    parts = list(_SWAHILI_PARTS.finditer(word))
    for before, part, after in zip(parts, parts[1:], [*parts[2:], None], strict=False):
        if part[0] in "aeiou":
            if before[0] in "aeiou" and before[0] != part[0]:
                yield part.start()
        elif after is None or before.start() == part.start():
            continue
        elif _SWAHILI_ONSET.fullmatch(part[0]):
            yield part.start()
        elif part[0][0] not in "mn" and _SWAHILI_ONSET.fullmatch(part[0][1:]):
            yield part.start() + 1


RULES: Mapping[str, Callable[[str], Iterator[int]]] = MappingProxyType(
    {"fi": finnish, "sw": swahili}
)
"""The rules of each language that has some here, by its tag."""


def cuts(word: str, language: str) -> list[int]:
    """Where a word may be cut by the rules of a language that has some here."""
    begins = RULES[language](word.lower())
    return [at for at in begins if BEFORE <= at <= len(word) - AFTER]
