"""Plain data to frozen values, steered by the fields' types; the last place that sees a dict.

The schema has been checked before, so what arrives has the right shape: a surprise here is a
mistake of ours and raises.  Each value learns its pointer (``at``); each :class:`Text` gets its
id from the ids of the entities around it, never from list positions.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from forge.geometry import Um, mm
from forge.model.text import Text
from forge.source import Pointer

T = TypeVar("T")


def decode(cls: type[T], data: object, at: Pointer, key: str) -> T:
    """The value of type ``cls`` that ``data`` describes; ``key`` is the id path so far."""
    return cast(T, _value(cls, data, at, key))


def _value(kind: Any, data: Any, at: Pointer, key: str) -> Any:
    origin = get_origin(kind)
    if kind is Text:
        return Text(key, data, at)
    if kind is Um:
        return mm(data)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind), data, at, key)
    if origin is tuple:
        return _tuple(get_args(kind), data, at, key)
    if origin is Mapping or origin is dict:
        inner = get_args(kind)[1]
        return types.MappingProxyType(
            {
                name: _value(inner, v, at / name, f"{key}.{name}")
                for name, v in data.items()
                if not name.startswith("x-")
            }
        )
    if origin is Literal:
        return data
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    if isinstance(kind, type) and hasattr(kind, "_make"):  # a NamedTuple: LonLat
        return kind._make(float(part) for part in data)
    if is_dataclass(kind):
        return _record(cast(type, kind), data, at, key)
    return float(data) if kind is float else data


def _tuple(args: tuple[Any, ...], data: Any, at: Pointer, key: str) -> tuple[Any, ...]:
    inner = args[0]
    return tuple(
        _value(inner, part, at / i, f"{key}.{part['id']}" if _named(part) else key)
        for i, part in enumerate(data)
    )


def _named(part: object) -> bool:
    return isinstance(part, Mapping) and "id" in part


def _union(args: tuple[Any, ...], data: Any, at: Pointer, key: str) -> Any:
    if data is None:
        return None
    for kind in args:
        if kind is type(None):
            continue
        if not is_dataclass(kind):
            scalar = not isinstance(data, Mapping | list)
            return data if scalar and kind in (int, bool, str) else _value(kind, data, at, key)
        if len(args) == 2 or data.get("kind") in get_args(hint(cast(type, kind), "kind")):
            return _value(kind, data, at, key)
    msg = f"{at}: nothing of {args} fits"
    raise TypeError(msg)


def _record(cls: type, data: Mapping[str, Any], at: Pointer, key: str) -> Any:
    given: dict[str, Any] = {}
    for f in fields(cls):
        name = f.name.rstrip("_")
        if name == "at":
            given[f.name] = at
        elif name in data:
            kind = hint(cls, f.name)
            given[f.name] = _value(kind, data[name], at / name, f"{key}.{name}".strip("."))
        elif f.default is MISSING and f.default_factory is MISSING:
            msg = f"{at}: {cls.__name__} needs {name}"
            raise KeyError(msg)
    return cls(**given)


@cache
def hint(cls: type, name: str) -> Any:
    """The resolved type of a field; what the class's module imports ``LATER`` is loaded for it."""
    module = vars(sys.modules[cls.__module__])
    field = types.SimpleNamespace(__annotations__={name: cls.__annotations__[name]})
    return get_type_hints(field, module, _Later(module.get("LATER", {})))[name]


class _Later(dict[str, Any]):
    """Classes of the model by name, each imported when it is asked for; KeyError for others."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        super().__init__()
        self._modules = modules

    def __missing__(self, name: str) -> Any:
        return getattr(import_module(f"forge.model.{self._modules[name]}"), name)
