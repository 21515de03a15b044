"""How tables and states are laid out: a dataclass of whole numbers and lists of them.

Each list names the measure that its length follows ("points", "seats", ...) and the type that it
has when compiled. Interpreted, the lists are exactly as long as needed; compiled, they have a fixed
capacity, so that every board has the same type and nothing is compiled twice.
"""

from __future__ import annotations

import copy as copying
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row:
    """A list's measure and its compiled type: "u4" for ids, "i8" for what may be negative."""

    measure: str
    type: str = "u4"


def row(measure: str, type: str = "u4") -> Any:
    """A dataclass field: a list as long as ``measure``."""
    return field(default_factory=list, metadata={"row": Row(measure, type)})


def aside() -> Any:
    """A dataclass field that only people read: names. It is no part of the layout."""
    return field(default=None, metadata={"aside": True})


def rows(shape: type[Any]) -> Iterator[tuple[str, Row]]:
    """The lists of a layout, by name, in order."""
    for each in fields(shape):
        if "row" in each.metadata:
            yield each.name, each.metadata["row"]


def numbers(shape: type[Any]) -> Iterator[str]:
    """The names of a layout's single numbers, in order."""
    return (each.name for each in fields(shape) if not each.metadata)


def blank(shape: type[T], sizes: Mapping[str, int]) -> T:
    """A ``shape`` of zeros."""
    made = {name: [0] * sizes[part.measure] for name, part in rows(shape)}
    return shape(**made, **dict.fromkeys(numbers(shape), 0))


def copy(state: T) -> T:
    """The same state, with lists of its own."""
    made = copying.copy(state)
    for name, _ in rows(type(state)):
        setattr(made, name, list(getattr(state, name)))
    return made


def dump(state: object) -> dict[str, int | list[int]]:
    """A state as plain data, for JSON."""
    return {each.name: _plain(getattr(state, each.name)) for each in fields(state)}  # type: ignore[arg-type]


def _plain(value: Any) -> int | list[int]:
    return int(value) if isinstance(value, int) else [int(each) for each in value]


def load(shape: type[T], data: Mapping[str, int | list[int]]) -> T:
    """The state that ``dump`` wrote; KeyError or TypeError when it is another shape's."""
    return shape(**{each.name: data[each.name] for each in fields(shape)})  # type: ignore[arg-type]
