"""The pseudo-locale en-XB: English that runs from right to left, to see what a layout forgot.

Each word stands in an override (UAX #9, RLO … PDF), so that its letters run as those of Arabic do
and every word of a text is turned; numbers stay as they are, as they do in Arabic.  A text that
still reads from left to right did not come through a catalogue.
"""

from __future__ import annotations

import re
from typing import Final

from forge.model.text import PLACEHOLDER

OVERRIDE, POP = "\u202e", "\u202c"

_WORD: Final = re.compile(
    rf"(?P<kept>{PLACEHOLDER.pattern}|</?[a-z]+>)|[^\W\d_]+(?:['’\-][^\W\d_]+)*"
)


def turned(template: str) -> str:
    """A template with each word turned; placeholders and markup stay as they are."""

    def turn(found: re.Match[str]) -> str:
        return found[0] if found["kept"] else f"{OVERRIDE}{found[0]}{POP}"

    return _WORD.sub(turn, template)
