"""What bands of a rulebook measure, in words short enough to keep from one build to the next.

To choose the size of a setting only heights, bonds and white are needed, not what bricks show.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from forge.draw.rulebook_bricks import Band, Bond, Brick, Panel
from forge.geometry import Box, Um
from forge.scene import Item
from forge.source import ROOT, Pointer

Row = tuple[int, int, int, int, int, int, int, int, int]
"""Height, white above, bond, panel, anchor, name, whether it drifts, least and most height."""


def told(bands: Sequence[Band]) -> str:
    """What the bands measure, µm, as JSON; :func:`bare` reads it."""
    panels: list[Panel] = []
    words: dict[str, int] = {"": 0}
    rows = [
        [band.columns, band.above, int(band.fresh), [_row(b, panels, words) for b in band.bricks]]
        for band in bands
    ]
    pads = [panel.pad for panel in panels]
    return json.dumps([list(words), pads, rows], separators=(",", ":"), ensure_ascii=False)


def _row(brick: Brick, panels: list[Panel], words: dict[str, int]) -> Row:
    panel = -1
    if brick.panel is not None:
        # Two panels that look alike are two grounds all the same: bricks share one by being it.
        panel = next((i for i, one in enumerate(panels) if one is brick.panel), len(panels))
        if panel == len(panels):
            panels.append(brick.panel)
    anchor, name = (words.setdefault(word, len(words)) for word in (brick.anchor, brick.name))
    return (
        brick.height, brick.above, int(brick.bond), panel, anchor, name, int(brick.drifts),
        brick.least, brick.most,
    )  # fmt: skip


def bare(said: str, at: Pointer = ROOT) -> tuple[Band, ...]:
    """The bands of which :func:`told` told, with bricks that show nothing, written at ``at``."""
    words, pads, rows = json.loads(said)
    panels = [Panel("", pad, _no_ground) for pad in pads]
    return tuple(
        Band(tuple(_brick(row, panels, words, at) for row in bricks), columns, above, bool(fresh))
        for columns, above, fresh, bricks in rows
    )


def _brick(row: Sequence[Any], panels: Sequence[Panel], words: Sequence[str], at: Pointer) -> Brick:
    height, above, bond, panel, anchor, name, drifts, least, most = row
    brick = Brick(
        height, _nothing, above, Bond(bond), panels[panel] if panel >= 0 else None,
        words[anchor], words[name], at, drifts=bool(drifts), least=least, most=most,
    )  # fmt: skip
    return replace(brick, resized=_resizing(brick)) if most else brick


def _resizing(brick: Brick) -> Callable[[Um], Brick]:
    return lambda height: replace(brick, height=height)


def _nothing(_spot: object) -> tuple[Item, ...]:
    return ()


def _no_ground(_box: Box) -> tuple[Item, ...]:
    return ()
