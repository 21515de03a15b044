"""The bands of a whole book: sections that run on, and the pages on which they begin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from forge.draw.rulebook_bricks import Band, Leaf
from forge.model.rulebook import Section


def openings(leaves: Sequence[Leaf]) -> dict[str, int]:
    """The page, counted from 1, on which each section begins."""
    found: dict[str, int] = {}
    for number, leaf in enumerate(leaves, 1):
        for laid in leaf.laid:
            if laid.brick.anchor:
                found.setdefault(laid.brick.anchor, number)
    return found


def run_on(
    sections: Iterable[tuple[Section, list[Band]]], across: bool = False
) -> tuple[Band, ...]:
    """The bands of all sections; neighbours in columns become one; all do ``across`` a page."""
    bands: list[Band] = []
    fresh = False
    for section, made in sections:
        if bands and not fresh and not section.quick and _alike(bands[-1], made[0], across):
            bands[-1] = replace(bands[-1], bricks=bands[-1].bricks + made.pop(0).bricks)
        elif made:
            made[0] = replace(made[0], fresh=fresh or section.quick)
        bands += made
        fresh = section.quick
    return tuple(bands)


def _alike(before: Band, after: Band, across: bool) -> bool:
    return before.columns == after.columns and (across or before.columns == 2)
