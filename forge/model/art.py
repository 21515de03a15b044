"""Raster pictures, known before anything is drawn: their bytes by name and their size."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ArtFile:
    """A picture of the content that has been opened and found sound; width and height in pixels."""

    file: str
    sha256: str
    width: int
    height: int
