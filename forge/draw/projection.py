"""Degrees to the page: the Lambert azimuthal equal-area projection (Snyder 1987, p. 185)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from forge.geometry import UM_PER_MM
from forge.model.board import LonLat
from forge.model.scenery import Projection

EARTH_KM = 6371.0
OPPOSITE = 1e-12
"""Below it a place counts as just opposite the middle of the map; it is all of the map's rim."""
Spot = tuple[float, float]
"""A place on the page in micrometres, y down."""


class Projector:
    """Turns degrees into micrometres on the page; areas keep their ratio."""

    def __init__(self, projection: Projection) -> None:
        self._lon = math.radians(projection.lon)
        lat = math.radians(projection.lat)
        self._sin, self._cos = math.sin(lat), math.cos(lat)
        self._radius = EARTH_KM * projection.scale * UM_PER_MM
        self._x, self._y = projection.x, projection.y

    def spot(self, place: LonLat) -> Spot:
        """Where a place lies on the page."""
        lon, lat = math.radians(place.lon) - self._lon, math.radians(place.lat)
        sin, cos = math.sin(lat), math.cos(lat)
        towards = cos * math.cos(lon)
        near = 1 + self._sin * sin + self._cos * towards
        if near < OPPOSITE:
            return self._x + 2 * self._radius, self._y
        k = self._radius * math.sqrt(2 / near)
        return (
            self._x + k * cos * math.sin(lon),
            self._y - k * (self._cos * sin - self._sin * towards),
        )

    def spots(self, places: Iterable[LonLat]) -> list[Spot]:
        """Where places lie on the page, in order."""
        return [self.spot(place) for place in places]

    def area(self, places: Sequence[LonLat], step: float = 2.0) -> list[Spot]:
        """A ring of straight lines in degrees, with a spot at least every ``step`` degrees."""
        ring = []
        for a, b in zip(places, [*places[1:], places[0]], strict=True):
            count = max(1, math.ceil(math.hypot(b.lon - a.lon, b.lat - a.lat) / step))
            for i in range(count):
                t = i / count
                ring.append(
                    self.spot(LonLat(a.lon + (b.lon - a.lon) * t, a.lat + (b.lat - a.lat) * t))
                )
        return ring


class Flat(Projector):
    """Places that are millimetres on the board already."""

    def __init__(self) -> None:
        """Nothing to project."""

    def spot(self, place: LonLat) -> Spot:
        """The place, mm, in micrometres."""
        return place.lon * UM_PER_MM, place.lat * UM_PER_MM

    def area(self, places: Sequence[LonLat], step: float = 2.0) -> list[Spot]:
        """The ring with a spot at least every ``step`` cm."""
        return super().area(places, step * 10)


def great_circle_km(a: LonLat, b: LonLat) -> float:
    """The shortest way over a sphere of 6371 km (haversine)."""
    lat_a, lat_b = math.radians(a.lat), math.radians(b.lat)
    half_lat = math.sin((lat_b - lat_a) / 2)
    half_lon = math.sin(math.radians(b.lon - a.lon) / 2)
    h = half_lat * half_lat + math.cos(lat_a) * math.cos(lat_b) * half_lon * half_lon
    return 2 * EARTH_KM * math.asin(math.sqrt(h))
