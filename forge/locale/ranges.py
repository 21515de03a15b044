"""Numbers that belong together where text runs from right to left.

``2–4`` would be shown as 4–2 there, and −3 with its sign behind: what stands between two numbers
runs as the text does.  Isolates (U+2066 to U+2069, Unicode annex 9) keep them as they are counted,
whatever stands around.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from forge.locale import tongue
from forge.model.text import PLACEHOLDER, asked

_FROM_LEFT, _FROM_RIGHT, _END = "\u2066", "\u2067", "\u2069"
_RANGE = re.compile(
    rf"({PLACEHOLDER.pattern})[ \u00a0]?[-–—×\u2212][ \u00a0]?({PLACEHOLDER.pattern})"
)
_SIGNED = re.compile(
    r"(?<![\d\u2069][ \u00a0])"  # not between two numbers
    r"(?<![\w+\u2212\u2066\u2069])"  # not kept already, not behind another sign
    r"([+\u2212])[ \u00a0]?(\u2067[\u200e\u200f]*)?([^\w\s\u2066-\u2069]?\d[\d.,\u066b\u066c]*)"
)


def isolated(said: str, rtl: bool = False) -> str:
    """A number with a sign, or a range, that is shown from left to right in every text.

    ``rtl``: it stands in a text from right to left, whatever the language of the moment is.
    """
    return f"{_FROM_LEFT}{said}{_END}" if said and (rtl or tongue.manners().rtl) else said


def own_way(said: str) -> str:
    """An amount of money that is shown as its language writes it, whatever stands around."""
    return f"{_FROM_RIGHT}{said}{_END}" if tongue.manners().rtl else said


def ranged(
    template: str,
    is_number: Callable[[str], bool],
    counting: Callable[[str, str, str], str] = lambda *_: "",
) -> str:
    """A template whose ranges of numbers, ``{a}–{b}``, are shown from left to right.

    A noun that is counted by a range, ``{a}–{b:turn}``, stands outside of it: ``counting`` gives
    the template of a noun by the name, the form, and what counts it; nothing where it cannot.
    """
    if not tongue.manners().rtl:
        return template

    def kept(match: re.Match[str]) -> str:
        (first, plain), (last, form) = map(_asked, (match[1], match[5]))
        if plain or not (is_number(first) and is_number(last)):
            return match[0]
        span = isolated(match[0].replace(match[5], f"{{{last}}}"))
        return (counting(last, form, span) or match[0]) if form else span

    return _RANGE.sub(kept, template)


def signed_amounts(said: str) -> str:
    """A text whose typed signs stay with their numbers: ``+ 500 £`` has its sign before the 500.

    In an amount of money, an isolate of its own, the sign goes inside.
    """
    if not tongue.manners().rtl:
        return said
    return _SIGNED.sub(lambda m: f"{m[2] or ''}{isolated(m[1] + m[3])}", said)


def _asked(placeholder: str) -> tuple[str, str]:
    match = PLACEHOLDER.fullmatch(placeholder)
    assert match is not None
    return asked(match)
