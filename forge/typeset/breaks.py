"""Where a line may end: UAX #14 by ICU, less the places where print never breaks."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import accumulate

from icu4py.breakers import LineBreaker

_LOCALES = {"ja": "ja@lb=strict"}  # no small kana at the head of a line
_SURROGATES = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")

_UNWANTED = (
    r"(?<=\d[-‐–—])(?=\d)",  # a range of numbers: 2–6
    r"(?<=\d\s)(?=[£€$₽₪₹¥%‰°](?!\s?\d))",  # a number and its sign, but not two amounts: 5 £5
    r"(?<![\d\s][£€$₽₪₹¥])(?<=[£€$₽₪₹¥№§]\s)(?=\d)",
    r"(?<=\s)(?=[;:!?»])",  # French spacing, typed with a plain blank
    r"(?<=«\s)",
    r"(?<=\s)(?=[-‐–—]\s)",  # a dash ends a line, it does not begin one
)
_SLAVIC = frozenset(["be", "bg", "cs", "mk", "pl", "ru", "sk", "sr", "uk"])
_LONE_LETTER = r"(?<=\b[^\W\d_]\s)"  # a preposition of one letter goes with its noun


@lru_cache(maxsize=4096)
def line_breaks(text: str, lang: str) -> tuple[int, ...]:
    """The indices before which a new line may begin, ending with the length of the text."""
    primary = lang.partition("-")[0]
    breaker = LineBreaker(text.translate(_SURROGATES), _LOCALES.get(primary, primary))
    allowed = accumulate(len(segment) for segment in breaker)
    unwanted = {found.start() for found in _unwanted(primary in _SLAVIC).finditer(text)}
    return tuple(at for at in allowed if at not in unwanted or at == len(text))


@cache
def _unwanted(slavic: bool) -> re.Pattern[str]:
    return re.compile("|".join((*_UNWANTED, _LONE_LETTER) if slavic else _UNWANTED))
