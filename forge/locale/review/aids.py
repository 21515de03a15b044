"""What helps to judge the translations of a language: its glossary, and what can be printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from forge.locale.review.glossary import Term


def all_printed(_text: str) -> tuple[str, ...]:
    """Nothing is lacking, as far as nobody has looked at the fonts."""
    return ()


@dataclass(frozen=True, slots=True)
class Aids:
    """The terms of a game in a language, and a function that tells what no font has of a text.

    ``quotes`` are its quotation marks, where its language file has others than are usual.
    """

    glossary: tuple[Term, ...] = field(default=(), repr=False)
    quotes: str = ""
    lacks: Callable[[str], tuple[str, ...]] = all_printed


UNAIDED = Aids()
"""No glossary, and fonts that have everything."""
