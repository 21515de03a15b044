"""Pictures made by recipe: a mood of the sky, a place, and who stands in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody or something in a picture.

    ``x`` and ``y`` say where it stands, ``size`` how large it is, in hundredths of the picture's
    width and height and again its height; ``sunk`` hundredths of it are under water.
    """

    who: str
    x: float
    y: float
    size: float
    turned: bool = False
    sunk: float = 0.0
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A picture: its sky, its place, and its figures from back to front.

    ``seed`` picks where clouds, grass and trees stand.
    """

    id: str
    mood: str
    place: str
    figures: tuple[Figure, ...] = ()
    seed: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Album:
    """The pictures that a game's cards can show."""

    pictures: tuple[Recipe, ...]
    at: Pointer = field(default=ROOT, compare=False)
