"""A map file: coasts, lakes, rivers and relief as longitude and latitude.

The file is JSON with delta-coded whole hundredths of a degree: on a board of 1 : 22.7 million
that is 0.05 mm, so nothing finer would be seen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from forge.model.board import LonLat

Outline = tuple[LonLat, ...]
Patch = tuple[Outline, ...]
"""A polygon: its outer ring, then its holes."""


@dataclass(frozen=True, slots=True)
class River:
    """One line of a river; ``rank`` runs from 1 (Nile, Congo) to 7 (brooks)."""

    name: str
    rank: int
    line: Outline


@dataclass(frozen=True, slots=True)
class Chart:
    """Coasts, water and relief; ``shade``, ``light``, ``high`` are nested bands, widest first."""

    land: tuple[Patch, ...]
    lakes: tuple[Patch, ...]
    rivers: tuple[River, ...]
    shade: tuple[tuple[Patch, ...], ...]
    light: tuple[tuple[Patch, ...], ...]
    high: tuple[tuple[Patch, ...], ...]


def chart(data: bytes) -> Chart:
    """The map in ``data``; ValueError when it is not JSON, KeyError when a layer is missing."""
    layers: dict[str, Any] = json.loads(data)
    return Chart(
        land=_patches(layers["land"]),
        lakes=_patches(layers["lakes"]),
        rivers=tuple(River(name, rank, _outline(line)) for name, rank, line in layers["rivers"]),
        shade=tuple(_patches(band) for band in layers["shade"]),
        light=tuple(_patches(band) for band in layers["light"]),
        high=tuple(_patches(band) for band in layers["high"]),
    )


def _patches(layer: Sequence[Any]) -> tuple[Patch, ...]:
    return tuple(tuple(_outline(ring) for ring in patch) for patch in layer)


def _outline(deltas: Sequence[int]) -> Outline:
    places = []
    x = y = 0
    for dx, dy in zip(deltas[::2], deltas[1::2], strict=True):
        x, y = x + dx, y + dy
        places.append(LonLat(x / 100, y / 100))
    return tuple(places)
