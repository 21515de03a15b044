"""The stand in the bundle: what it holds, and its nets with the lines to cut and to fold along."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from forge.bundle.parts import Json, millimetres
from forge.draw.stand_net import Corner, Fold, Pleats, tray
from forge.geometry import Box, Size
from forge.model.folded import Rack
from forge.model.sizes import CARD_SIZES


class _Net(Protocol):
    """What both parts of a stand can tell."""

    @property
    def size(self) -> Size:
        """The sheet that it takes."""
        ...

    def outline(self) -> tuple[Corner, ...]:
        """The line to cut along."""
        ...

    def folds(self) -> Iterable[Fold]:
        """Every line to fold along."""
        ...


def stand_part(rack: Rack) -> Json:
    """A stand with its dimensions; lengths in mm, from the top left of each net, y down."""
    net, bowl = Pleats(rack), tray(rack)
    glues = [_corners(box) for box in net.glues()]
    pockets = [
        {"number": number, "at_mm": _spot((box.x, box.y)), "size_mm": _spot(box.size)}
        for number, box in enumerate(net.slots(), start=1)
    ]
    return {
        "cards": rack.cards,
        "card_mm": _spot(CARD_SIZES[rack.cards]),
        "card_thickness_mm": millimetres(rack.thick),
        "slots": rack.slots,
        "columns": rack.columns,
        "pocket_mm": [millimetres(net.pocket), millimetres(rack.lip)],
        "colour": rack.colour,
        "symbol": rack.symbol,
        "rack": {**_net(net, glues), "pockets": pockets},
        "tray": {
            **_net(bowl, bowl.tabs()),
            "floor_mm": _spot(bowl.floor),
            "wall_mm": millimetres(bowl.wall),
        },
    }


def _net(net: _Net, glues: Iterable[Iterable[Corner]]) -> Json:
    return {
        "size_mm": _spot(net.size),
        "cut_mm": [_spot(corner) for corner in net.outline()],
        "folds": [
            {
                "from_mm": _spot(one.start),
                "to_mm": _spot(one.end),
                "way": "valley" if one.valley else "mountain",
            }
            for one in net.folds()
        ],
        "glue_mm": [[_spot(corner) for corner in corners] for corners in glues],
    }


def _corners(box: Box) -> tuple[Corner, ...]:
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def _spot(pair: tuple[int, int]) -> list[float | int]:
    return [millimetres(side) for side in pair]
