"""The letters of words: a capital in front, and the signs that stand among them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from forge.locale import tongue
from forge.model.text import Said

_FIRST = re.compile(r"(?:<[bi]>|[^\w<])*(\w)")
"""What stands before the first letter of a text: marks, quotes, tags, signs of direction."""
_OWN: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {lang: {"i": "\u0130", "\u0131": "I"} for lang in ("tr", "az", "crh", "tt")}
    | {"nl": {"ij": "IJ", "\u0133": "\u0132"}}
)
"""Letters whose capital is a language's own (Unicode: SpecialCasing.txt; for Dutch, CLDR)."""
PLANES = 0x20000
"""Behind the first two planes of Unicode no sign combines but those that choose a look."""


def capital(said: str, lang: str = "") -> str:
    """A text whose first letter is a capital (Unicode: title case) by the rules of a language.

    Without a language those of the moment count.  Writing that has no capitals stays as it is, and
    so does a text that begins with a number.
    """
    first = _FIRST.match(said)
    if first is None:
        return said
    at = first.start(1)
    own = _OWN.get((lang or tongue.spoken_tag()).partition("-")[0], {})
    small = next((one for one in own if said.startswith(one, at)), said[at])
    made = said[:at] + own.get(small, small.title()) + said[at + len(small) :]
    return said.saying(made) if isinstance(said, Said) else made


@cache
def signs() -> str:
    """What stands in words beside letters and digits, as ranges of a class of a regular expression.

    Vowel signs and other marks that combine (``\\w`` has none of them, and would end a Hindi word
    at each), and the joiners of Persian and of Indic scripts.
    """
    found = [[0x200C, 0x200D]]
    for code in range(PLANES):
        if unicodedata.category(chr(code)) in ("Mn", "Mc"):
            if found[-1][1] == code - 1:
                found[-1][1] = code
            else:
                found.append([code, code])
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in found)
