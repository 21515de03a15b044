"""A file of a kit, before it is bytes."""

from __future__ import annotations

from dataclasses import dataclass

from forge.scene import Book, Scene


@dataclass(frozen=True, slots=True)
class Output:
    """A file of a kit: a book becomes a PDF, a scene an SVG.

    ``sheets`` is how many sheets of paper it takes, ``cuts`` how many cuts they need;
    ``sides`` is how its sides are printed, as the guide words it.
    """

    name: str
    made: Book | Scene
    sheets: int = 0
    cuts: int = 0
    sides: str = "one-sided"
