"""Hyphens: pyphen's patterns, else rules of our own, none where a language has none."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from forge.typeset.syllables import AFTER, BEFORE, RULES, cuts

if TYPE_CHECKING:
    from pyphen import Pyphen

LONG = 6  # letters a word has at least before it is broken
SOFT = "\u00ad"
_WORD = re.compile(r"[^\W\d_]+")
_MACHINE = re.compile(r"\{[^{}]*\}|</?[a-z]+>")
_PREFERRED = {"en": "en_GB"}
_WITHOUT = frozenset({"th", "lo", "km", "my", "ja", "zh", "ko", "ar", "fa", "he", "ur"})
"""Languages whose lines end between words or letters and never in a word with a hyphen."""


@lru_cache(maxsize=16384)
def hyphens(stretch: str, lang: str) -> tuple[int, ...]:
    """The indices in a stretch of text at which one of its words may be hyphenated."""
    found: list[int] = []
    for word in _WORD.finditer(stretch):
        if len(word[0]) >= LONG:
            found += (word.start() + at for at in _positions(word[0], lang))
    return tuple(found)


def softened(template: str, lang: str) -> str:
    """A template with soft hyphens where its words may be broken in their own language.

    So they are broken there in a text of another language, too; placeholders and markup stay.
    """
    made, end = [], 0
    for kept in _MACHINE.finditer(template):
        made += [_softened(template[end : kept.start()], lang), kept[0]]
        end = kept.end()
    return "".join((*made, _softened(template[end:], lang)))


def _softened(stretch: str, lang: str) -> str:
    cuts = (0, *hyphens(stretch, lang), len(stretch))
    return SOFT.join(stretch[start:end] for start, end in pairwise(cuts))


def _positions(word: str, lang: str) -> list[int]:
    primary = lang.partition("-")[0]
    if primary in _WITHOUT:
        return []
    if primary in RULES:
        return cuts(word, primary)
    patterns = _patterns(lang.replace("-", "_"))
    return [] if patterns is None else [int(at) for at in patterns.positions(word)]


@cache
def _patterns(lang: str) -> Pyphen | None:
    import pyphen

    known = pyphen.language_fallback(_PREFERRED.get(lang, lang))
    return pyphen.Pyphen(lang=known, left=BEFORE, right=AFTER) if known else None
