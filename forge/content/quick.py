"""JSON Schemas compiled to functions that answer yes or no, for the common case that all is well.

A yes is final; after a no, jsonschema explains (`judge`).  Only the keywords that our schemas use
are known: any other one raises :class:`Unknown`, and jsonschema judges alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[Any], bool]
Schema = Mapping[str, Any]

_NOTES = frozenset({"$schema", "$id", "$defs", "title", "description", "examples", "default"})
_OBJECT = frozenset({"properties", "patternProperties", "additionalProperties", "required"})
_TYPES: Mapping[str, Check] = {
    "string": lambda v: isinstance(v, str),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, int | float) and not isinstance(v, bool),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
}
_number, _list, _text = _TYPES["number"], _TYPES["array"], _TYPES["string"]


class Unknown(Exception):
    """A schema says something that this module has no function for."""


class Compiler:
    """Makes checks from the schemas that ``load`` gives by file name; each definition once."""

    def __init__(self, load: Callable[[str], Schema]) -> None:
        self.load = load
        self.known: dict[tuple[str, str], Check] = {}

    def file(self, name: str) -> Check:
        """The check of a whole schema file."""
        return self.schema(self.load(name), name)

    def schema(self, schema: Schema, file: str) -> Check:
        """The check of one schema, which stands in ``file``.  Raises Unknown."""
        checks = [self._object(schema, file)] if _OBJECT & schema.keys() else []
        for keyword, limit in schema.items():
            if keyword in _NOTES or keyword in _OBJECT or keyword.startswith("x-"):
                continue
            checks.append(self._keyword(keyword, limit, schema, file))
        return checks[0] if len(checks) == 1 else _all(checks)

    def _keyword(self, keyword: str, limit: Any, schema: Schema, file: str) -> Check:
        match keyword:
            case "$ref":
                return self._ref(limit, file)
            case "type":
                return _type(limit)
            case "items":
                return _items(self.schema(limit, file))
            case "allOf":
                return _all([self.schema(part, file) for part in limit])
            case "if":
                ways = (self.schema(schema.get(way, {}), file) for way in ("then", "else"))
                return _choice(self.schema(limit, file), *ways)
            case "then" | "else" if "if" in schema:
                return lambda _: True
            case _ if keyword in _LIMITS:
                return _LIMITS[keyword](limit)
            case _:
                raise Unknown(keyword)

    def _ref(self, ref: str, file: str) -> Check:
        name, _, path = ref.partition("#/")
        key = (name or file, path)
        if key not in self.known:
            node = self.load(key[0])
            for step in path.split("/"):
                node = node[step]
            self.known[key] = self.schema(node, key[0])
        return self.known[key]

    def _object(self, schema: Schema, file: str) -> Check:
        members = {n: self.schema(s, file) for n, s in schema.get("properties", {}).items()}
        if schema.get("patternProperties", {"^x-": {}}) != {"^x-": {}}:
            raise Unknown("patternProperties")
        free = "x-" if "patternProperties" in schema else None
        rest = schema.get("additionalProperties", True)
        other = _always(rest) if isinstance(rest, bool) else self.schema(rest, file)
        required = frozenset(schema.get("required", ()))

        def check(value: Any) -> bool:
            if not isinstance(value, dict):
                return True
            if not required <= value.keys():
                return False
            for name, part in value.items():
                if name in members:
                    if not members[name](part):
                        return False
                elif not (free and name.startswith(free)) and not other(part):
                    return False
            return True

        return check


def _all(checks: list[Check]) -> Check:
    return lambda v: all(check(v) for check in checks)


def _always(answer: bool) -> Check:
    return lambda _: answer


def _choice(test: Check, then: Check, otherwise: Check) -> Check:
    return lambda v: then(v) if test(v) else otherwise(v)


def _items(check: Check) -> Check:
    return lambda v: not _list(v) or all(check(item) for item in v)


def _type(limit: str | list[str]) -> Check:
    if isinstance(limit, str):
        return _TYPES[limit]
    checks = [_TYPES[name] for name in limit]
    return lambda v: any(check(v) for check in checks)


def _pattern(limit: str) -> Check:
    search = re.compile(limit).search
    return lambda v: not _text(v) or search(v) is not None


def _among(limit: list[Any]) -> Check:
    if not all(_text(option) for option in limit):
        raise Unknown("enum")
    options = frozenset(limit)
    return lambda v: _text(v) and v in options


def _unique(limit: bool) -> Check:
    """No without a closer look for lists of anything but text."""
    return lambda v: not limit or not _list(v) or (all(map(_text, v)) and len(set(v)) == len(v))


_LIMITS: Mapping[str, Callable[[Any], Check]] = {
    "pattern": _pattern,
    "enum": _among,
    "const": lambda limit: _among([limit]),
    "uniqueItems": _unique,
    "minimum": lambda limit: lambda v: not _number(v) or v >= limit,
    "maximum": lambda limit: lambda v: not _number(v) or v <= limit,
    "exclusiveMinimum": lambda limit: lambda v: not _number(v) or v > limit,
    "exclusiveMaximum": lambda limit: lambda v: not _number(v) or v < limit,
    "minItems": lambda limit: lambda v: not _list(v) or len(v) >= limit,
    "maxItems": lambda limit: lambda v: not _list(v) or len(v) <= limit,
    "minLength": lambda limit: lambda v: not _text(v) or len(v) >= limit,
    "maxLength": lambda limit: lambda v: not _text(v) or len(v) <= limit,
    "minProperties": lambda limit: lambda v: not isinstance(v, dict) or len(v) >= limit,
}
