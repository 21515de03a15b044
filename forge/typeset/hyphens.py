"""Hyphens: pyphen's patterns, a few rules for Finnish, none where a language has none."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyphen import Pyphen

LONG = 6  # letters a word has at least before it is broken
BEFORE, AFTER = 2, 3  # letters left on either side
_WORD = re.compile(r"[^\W\d_]+")
_PREFERRED = {"en": "en_GB"}


@lru_cache(maxsize=16384)
def hyphens(stretch: str, lang: str) -> tuple[int, ...]:
    """The indices in a stretch of text at which one of its words may be hyphenated."""
    found: list[int] = []
    for word in _WORD.finditer(stretch):
        if len(word[0]) >= LONG:
            found += (word.start() + at for at in _positions(word[0], lang))
    return tuple(found)


def _positions(word: str, lang: str) -> list[int]:
    patterns = _patterns(lang.replace("-", "_"))
    return [] if patterns is None else [int(at) for at in patterns.positions(word)]


@cache
def _patterns(lang: str) -> Pyphen | None:
    import pyphen

    known = pyphen.language_fallback(_PREFERRED.get(lang, lang))
    return pyphen.Pyphen(lang=known, left=BEFORE, right=AFTER) if known else None
