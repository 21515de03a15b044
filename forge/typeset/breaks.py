"""Where a line may end: UAX #14 by ICU, less the places where print never breaks."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import accumulate

from icu4py.breakers import LineBreaker

_LOCALES = {"ja": "ja@lb=strict"}  # no small kana at the head of a line
_SURROGATES = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")

_UNWANTED = (
    r"(?<=\d[-‐–—~～〜])(?=\d)",  # a range of numbers: 2–6
    r"(?<=\d)(?=[~～〜]\d)",
    r"(?<=\d\s)(?=[£€$₽₪₹¥%‰°](?!\s?\d))",  # a number and its sign, but not two amounts: 5 £5
    r"(?<![\d\s][£€$₽₪₹¥])(?<=[£€$₽₪₹¥№§]\s)(?=\d)",
    r"(?<=\s)(?=[;:!?»])",  # French spacing, typed with a plain blank
    r"(?<=«\s)",
    r"(?<=\w[-‐])(?=[^\W\d_]{1,2}(?!\w))",  # a word of two letters at most: retournez-le, posez-y
    r"(?<=\s)(?=[-‐–—]\s)",  # a dash ends a line, it does not begin one
)
_SLAVIC = frozenset(["be", "bg", "cs", "mk", "pl", "ru", "sk", "sr", "uk"])
_LONE_LETTER = r"(?<=\b[^\W\d_]\s)"  # a preposition of one letter goes with its noun
_COUNTERS = "枚個人回点番本分歳段軒倍列歩頭足色匹羽台冊体組件秒年月日時階手枠"
_COUNTED = (
    rf"(?<=\d)(?=[{_COUNTERS}]|つ|[かカヵヶケ][国所月]|(?:ヘクス|マイル|フィート|ポンド|ページ))",
    r"(?<=[一二三四五六七八九十])(?=[枚個人回点番本度つ])",
)  # Japanese: a number goes with its counter
_WHOLE = {
    "ja": re.compile(r"(?<=[ァ-ヺー])(?=[ァ-ヺー])"),
    "ko": re.compile(r"(?<=[가-힣])(?=\w)|(?<=[\w£€$₩%)\]’”])(?=[가-힣])"),
}
"""Where words stay whole that ICU would break after any letter: in katakana, in Hangul."""


@lru_cache(maxsize=4096)
def line_breaks(text: str, lang: str) -> tuple[int, ...]:
    """The indices before which a new line may begin, ending with the length of the text.

    A word in katakana, which ICU would break after any letter, is kept whole, as are Korean ones,
    between which there are blanks: see `inside_words`.
    """
    inner = set(inside_words(text, lang))
    return tuple(at for at in _allowed(text, lang) if at not in inner)


@lru_cache(maxsize=4096)
def inside_words(text: str, lang: str) -> tuple[int, ...]:
    """Where such a word may be broken that is wider than its line: never before a small kana."""
    whole = _WHOLE.get(lang.partition("-")[0])
    if whole is None:
        return ()
    inner = {found.start() for found in whole.finditer(text)}
    return tuple(at for at in _allowed(text, lang) if at in inner)


@lru_cache(maxsize=256)
def _allowed(text: str, lang: str) -> tuple[int, ...]:
    """Where ICU breaks, less the places where print never does."""
    primary = lang.partition("-")[0]
    breaker = LineBreaker(text.translate(_SURROGATES), _LOCALES.get(primary, primary))
    allowed = accumulate(len(segment) for segment in breaker)
    unwanted = {found.start() for found in _unwanted(primary).finditer(text)}
    return tuple(at for at in allowed if at not in unwanted or at == len(text))


@cache
def _unwanted(primary: str) -> re.Pattern[str]:
    own = (_LONE_LETTER,) if primary in _SLAVIC else _COUNTED if primary == "ja" else ()
    return re.compile("|".join((*_UNWANTED, *own)))
