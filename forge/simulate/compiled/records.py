"""Layouts as NumPy records: the same names as the dataclasses, lists of fixed capacity.

A list's capacity is a class, not its length, so that boards of all usual sizes have one type and
share one compilation. Ids are unsigned: an index that cannot be negative costs one test less.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from forge.rules.layout import numbers, rows

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

LEAST: Mapping[str, int] = {
    "seats": 8,
    "starts": 16,
    "kinds": 32,
    "faces": 32,
    "passed": 32,
    "room": 128,
    "points": 512,
    "fars": 2048,
    "sheets": 8,
    "throw": 64,
    "points+1": 513,
    "arcs": 2048,
    "flights": 512,
    "squares": 512,
    "seats*starts": 128,
    "events": 128,
    "ways": 32_768,
    "camps": 2048,
    "count": 131_072,
    "turns": 4096,
    "sums": 1024,
    "results": 16_384,
    "seats*hexes": 4096,
    "seats*finds": 4096,
    "reports": 4096,
}
"""The least capacity of each measure: enough for every usual board."""

GROWTH = 8
"""How much larger the next class is."""


def capacity(measure: str, need: int) -> int:
    """The class that a list of ``need`` numbers belongs to."""
    size = LEAST.get(measure, 512)
    while size < need:
        size *= GROWTH
    return size


def dtype(shape: type[Any], sizes: Mapping[str, int]) -> np.dtype[Any]:
    """A layout's record type with room for lists of these sizes, numbers first."""
    import numpy as np

    parts: list[tuple[Any, ...]] = [(name, "i8") for name in numbers(shape)]
    for name, part in rows(shape):
        parts.append((name, part.type, (capacity(part.measure, sizes[part.measure]),)))
    return np.dtype(parts, align=True)


def sizes_of(value: object) -> dict[str, int]:
    """The lengths that a value's lists have, by measure."""
    return {part.measure: len(getattr(value, name)) for name, part in rows(type(value))}


def record(value: object, sizes: Mapping[str, int] | None = None) -> Any:
    """A value of a layout as a record, with room for ``sizes`` or else for what it holds."""
    import numpy as np

    made = np.zeros(1, dtype(type(value), sizes or sizes_of(value)))[0]
    write(made, value)
    return made


def write(made: Any, value: object) -> None:
    """Writes a value's numbers and lists into a record of its layout."""
    for name in numbers(type(value)):
        made[name] = getattr(value, name)
    for name, _ in rows(type(value)):
        held = getattr(value, name)
        made[name][: len(held)] = held


def read(made: Any, value: T) -> T:
    """Reads a record back into a value: its numbers, and as much of each list as the value has."""
    for name in numbers(type(value)):
        setattr(value, name, int(made[name]))
    for name, _ in rows(type(value)):
        held = made[name][: len(getattr(value, name))]
        setattr(value, name, held.tolist())
    return value
