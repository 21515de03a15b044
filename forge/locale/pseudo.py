"""The pseudo-locales: languages that nobody speaks, to see what a translation does to a kit.

All of them stand in one table, :data:`PSEUDO`: English made longer (en-XA), the longest of all
translations (xx-LL), the ids of the texts (xx-ID), English from right to left (en-XB).  What is
read by a machine stays as it is: placeholders and markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from forge.locale.pseudo_ids import named
from forge.locale.pseudo_longer import stretched
from forge.locale.pseudo_longest import longest
from forge.locale.pseudo_rtl import turned

LOCALE: Final = "en-XA"
LONGEST: Final = "xx-LL"
IDS: Final = "xx-ID"
TURNED: Final = "en-XB"


class Heard(NamedTuple):
    """What a pseudo-locale hears of a text: its id, its English, its good translations."""

    id: str
    template: str
    translations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pseudo:
    """A pseudo-locale: what it says for a text, and what it is.

    ``rtl``: it runs from right to left.  ``compares``: it needs the translations of all languages.
    """

    say: Callable[[Heard], str]
    title: str
    rtl: bool = False
    compares: bool = False


PSEUDO: Mapping[str, Pseudo] = MappingProxyType(
    {
        LOCALE: Pseudo(
            lambda text: stretched(text.template), "English with accents, a third longer"
        ),
        LONGEST: Pseudo(
            lambda text: longest((stretched(text.template), *text.translations)),
            "the longest translation of each text",
            compares=True,
        ),
        IDS: Pseudo(lambda text: named(text.id, text.template), "the id of each text"),
        TURNED: Pseudo(lambda text: turned(text.template), "English from right to left", rtl=True),
    }
)
"""Every pseudo-locale by its tag."""
