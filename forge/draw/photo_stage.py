"""What a picture is painted with: its box, its light, and chance that always falls the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from forge import dice
from forge.draw.pen import Curve, Point, smooth
from forge.geometry import Box
from forge.model.colour import mix
from forge.scene import Linear, Stop


@dataclass(frozen=True, slots=True)
class Orb:
    """A sun or moon: its place and radius in hundredths, its colour."""

    x: float
    y: float
    r: float
    colour: str


@dataclass(frozen=True, slots=True)
class Mood:
    """The light of a picture: sky from the top to the horizon, and what it makes of colours.

    ``tint`` colours everything by ``amount``; what is far is lost in ``haze``.
    """

    sky: tuple[str, ...]
    orb: Orb
    haze: str
    tint: str
    amount: float
    cloud: str
    clouds: int = 7
    stars: int = 0
    rain: int = 0

    def light(self, colour: str) -> str:
        """A colour near by."""
        return mix(colour, self.tint, self.amount)

    def far(self, colour: str, share: float) -> str:
        """A colour so far away that ``share`` of it is haze."""
        return mix(self.light(colour), self.haze, share)


@dataclass(frozen=True, slots=True)
class Stage:
    """The box of a picture, its mood and its seed; places are hundredths of the box."""

    box: Box
    mood: Mood
    seed: int

    def x(self, share: float) -> int:
        """A place across, µm."""
        return round(self.box.x + self.box.width * share / 100)

    def y(self, share: float) -> int:
        """A place down, µm."""
        return round(self.box.y + self.box.height * share / 100)

    def high(self, share: float) -> int:
        """A length in hundredths of the height, µm."""
        return round(self.box.height * share / 100)

    @property
    def wide(self) -> float:
        """The width in hundredths of the height."""
        return self.box.width / self.box.height * 100

    def chance(self, low: float, high: float, *counters: int) -> float:
        """A number that depends on the picture and the counters only."""
        return dice.between(low, high, self.seed, *counters)

    def down(self, top: float, bottom: float, colours: Sequence[str]) -> Linear:
        """A gradient from one height to another."""
        last = len(colours) - 1
        stops = tuple(Stop(i / last, colour) for i, colour in enumerate(colours))
        return Linear(self.box.x, self.y(top), self.box.x, self.y(bottom), stops)

    def curve(self, points: Iterable[Point]) -> Curve:
        """A smooth closed curve through places in hundredths, in µm."""
        return smooth(self.spots(points))

    def spots(self, points: Iterable[Point]) -> list[Point]:
        """Places in hundredths, in µm."""
        return [(self.x(x), self.y(y)) for x, y in points]
