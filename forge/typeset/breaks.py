"""Where a line may end: UAX #14 by ICU."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from icu4py.breakers import LineBreaker

_LOCALES = {"ja": "ja@lb=strict"}
_SURROGATES = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


@lru_cache(maxsize=4096)
def line_breaks(text: str, lang: str) -> tuple[int, ...]:
    """The indices before which a new line may begin, ending with the length of the text.

    Japanese is broken strictly (no small kana at the head of a line).
    """
    primary = lang.partition("-")[0]
    breaker = LineBreaker(text.translate(_SURROGATES), _LOCALES.get(primary, primary))
    return tuple(accumulate(len(segment) for segment in breaker))
