"""What the print guide says of sleeves: which of those that are sold fit the cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from forge.geometry import Size, in_mm
from forge.locale.glue import listed, sentences
from forge.locale.numbers import measure
from forge.locale.ui import word
from forge.model.sleeves import SLEEVES, fitting


def sleeves(cards: Iterable[Size], foil: str = "") -> str:
    """A sentence for each size of card that some sleeve fits; none where there is no such size.

    ``foil`` is that of the sleeves that box and stand have room for, if any.
    """
    said = list(_said(cards))
    if said and foil:
        said.append(word("guide-sleeved", foil=word(f"foil-{foil}")))
    return sentences(said)


def _said(cards: Iterable[Size]) -> Iterator[str]:
    for size in dict.fromkeys(Size(*sorted(card)) for card in cards):
        names = [
            word("guide-sleeve", sleeve=word(f"sleeve-{name}"), size=_told(SLEEVES[name]))
            for name in fitting(size)
        ]
        if names:
            yield word("guide-sleeves", cards=_told(size), sleeves=listed(names))


def _told(size: Size) -> str:
    return word("guide-size", width=measure(in_mm(size.width)), height=measure(in_mm(size.height)))
