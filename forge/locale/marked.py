"""English that stands in for a translation: behind a mark, and in the order in which it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from forge.locale import tongue
from forge.model.text import PLACEHOLDER

MARK = "‡"
"""Stands before a text that is printed in English because it has no good translation.

One letter, so that where English fits, marked English does, too.
"""
FROM_LEFT, END = "\u2066", "\u2069"
_BESIDE = re.compile(rf"{PLACEHOLDER.pattern}|</?[bi]>")


def plain(template: str) -> str:
    """A template without its mark where it has no English of its own: a joint, a name alone."""
    if template.startswith(MARK) and not any(map(str.isalpha, _BESIDE.sub("", template))):
        return template.removeprefix(MARK)
    return template


def from_left(said: str, template: str) -> str:
    """Marked English that runs from left to right where all else runs the other way.

    An isolate on each line (Unicode annex 9): without it a full stop stands before its sentence,
    and names in another script turn its words about.  The mark is of the text around.
    """
    if not (template.startswith(MARK) and said.startswith(MARK) and tongue.manners().rtl):
        return said
    lines = said.removeprefix(MARK).split("\n")
    return MARK + "\n".join(f"{FROM_LEFT}{line}{END}" if line else line for line in lines)


def unturned(said: str) -> str:
    """What is said without the isolates of `from_left`, to compare it with its template."""
    return said.replace(FROM_LEFT, "").replace(END, "")


class Unmarked(Mapping[tuple[str, str], str]):
    """What placeholders say in a text that is marked itself: no second mark stands inside."""

    def __init__(self, values: Mapping[tuple[str, str], str]) -> None:
        self._values = values

    def __getitem__(self, key: tuple[str, str]) -> str:
        return self._values[key].replace(MARK, "")

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)
