"""English that shows what a translation would do to a layout: accents, a third longer, brackets.

Letters get accents, texts grow by a third and more, and brackets show where each text begins and
ends (localisation practice as in Android's and Godot's pseudo-locales).
"""

from __future__ import annotations

import re
from typing import Final

from forge.model.text import PLACEHOLDER

LONGER: Final = 35
"""By how many hundredths of its letters a text grows, brackets not counted."""
OPEN, CLOSE = "[", "]"

_ACCENTS: Final = str.maketrans("acdegilnorstuyzACDEGILNORSTUYZ", "áçďéğíļñöŕšţûýžÁÇĎÉĞÍĻÑÖŔŠŢÛÝŽ")
_KEPT: Final = re.compile(rf"{PLACEHOLDER.pattern}|</?[a-z]+>|\s+")
_VOWELS: Final = frozenset("aeiouyAEIOUY")


def stretched(template: str) -> str:
    """A template with accents, a third longer, in brackets; one without a word stays as it is.

    Vowels are doubled until it is long enough, so that words grow as well as lines; a word without
    any gets its last letter once more.
    """
    if not any(map(str.isalpha, _KEPT.sub("", template))):
        return template
    made, owed, end = [OPEN], 0, 0
    for match in _KEPT.finditer(template):
        word, owed = _word(template[end : match.start()], owed)
        made += [word, match[0]]
        end = match.end()
    word, _ = _word(template[end:], owed)
    return "".join([*made, word, CLOSE])


def _word(word: str, owed: int) -> tuple[str, int]:
    """A word stretched by what is owed, in hundredths of a letter, and what is owed after it."""
    made: list[str] = []
    for letter in word:
        owed += LONGER
        again = letter.isalpha() and letter in _VOWELS and owed >= 100
        made += [letter, letter.lower()] if again else [letter]
        owed -= 100 * again
    while owed >= 100 and made and made[-1].isalpha():
        made.append(made[-1].lower())
        owed -= 100
    return "".join(made).translate(_ACCENTS), owed
