"""The longest of several translations, as a layout must bear it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import combining, east_asian_width

from forge.model.text import PLACEHOLDER

_MARKUP: Final = re.compile(r"</?[a-z]+>")
_VALUE: Final = "00000"
"""About as long as what stands for a placeholder."""


def longest(templates: Iterable[str]) -> str:
    """The widest of some templates; the first of those that are as wide."""
    return max(templates, key=width)


def width(template: str) -> int:
    """About how wide a template is, in letters: one of East Asia counts twice, a mark nothing."""
    bare = PLACEHOLDER.sub(_VALUE, _MARKUP.sub("", template))
    return sum(_letter(char) for char in bare)


def _letter(char: str) -> int:
    if combining(char) or not char.isprintable():
        return 0
    return 2 if east_asian_width(char) in "WF" else 1
