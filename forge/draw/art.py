"""The art files that a game's cards show, ready for drawing; see :mod:`forge.draw.gallery`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from forge.finding import Severity
from forge.model.art import ArtFile
from forge.scene import Scene
from forge.source import Pointer

Art = ArtFile | Scene
"""An art file: a raster picture, or the scene made of an SVG file."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is to be told of a picture: an error when it cannot be shown."""

    card: str
    at: Pointer
    message: str
    hint: str
    severity: Severity = Severity.ERROR


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures by the name that cards use, their bytes by SHA-256, and what is wrong."""

    files: Mapping[str, Art] = field(default_factory=dict)
    data: Mapping[str, bytes] = field(default_factory=dict)
    troubles: tuple[Trouble, ...] = ()
