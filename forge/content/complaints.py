"""A JSON Schema validator's errors, in words for the person who wrote the content.

One message per fault: an unknown key that is a slip for a required one is not reported as
missing too; of a union only the alternative that ``kind`` names is looked at, since the schemas
choose it with ``if``/``then`` (acceptance cases O19, O20).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from forge.content.ids import spelt
from forge.content.nearest import did_you_mean, nearest
from forge.source import Document, Pointer

if TYPE_CHECKING:
    from jsonschema import ValidationError

NOT_BLANK = r"\S"

_TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
    "object": "a mapping",
    "array": "a list",
}

_LIMITS = {
    "const": "{name} must be {limit}, got {value}",
    "minimum": "{name} must be at least {limit}, got {value}",
    "maximum": "{name} must be at most {limit}, got {value}",
    "exclusiveMinimum": "{name} must be more than {limit}, got {value}",
    "exclusiveMaximum": "{name} must be less than {limit}, got {value}",
    "minItems": "{name} needs {limit} or more items, got {count}",
    "maxItems": "{name} holds at most {limit} items, got {count}",
    "minProperties": "{name} is empty",
    "minLength": "{name} is empty",
    "uniqueItems": "{name} names something twice",
}


class Complaint(NamedTuple):
    """What is wrong at a pointer; ``key`` when the key is to blame, not its value."""

    at: Pointer
    message: str
    hint: str = ""
    key: bool = False


class _Fault(NamedTuple):
    """What a validator's error says: the keyword, its limit, the value, the schema around it."""

    keyword: str
    limit: Any
    value: Any
    schema: Mapping[str, Any]
    at: Pointer
    name: str
    said: str


def of(errors: Iterable[ValidationError], document: Document, root: Pointer) -> Iterator[Complaint]:
    """The complaints that a validator's errors amount to; ``root`` is where its data stands."""
    faults = [_fault(error, document, root) for error in errors]
    slips = {slip for fault in faults for slip in _slips(fault)}
    found = (complaint for fault in faults for complaint in _words(fault, document, slips))
    yield from dict.fromkeys(found)


def _fault(error: ValidationError, document: Document, root: Pointer) -> _Fault:
    at = root
    for step in error.absolute_path:
        at = at / step
    schema = cast(Mapping[str, Any], error.schema)
    name = path(document, root, at) or "the file"
    keyword = str(error.validator)
    return _Fault(keyword, error.validator_value, error.instance, schema, at, name, error.message)


Slip = tuple[Pointer, str]
"""Where a key is missing, and which."""


def _slips(fault: _Fault) -> Iterator[Slip]:
    """The missing keys that an unknown key was meant to be."""
    if fault.keyword != "additionalProperties":
        return
    required = set(fault.schema.get("required", ())) - set(fault.value)
    for extra in _extras(fault):
        meant = nearest(extra, sorted(required))
        if meant is not None:
            yield fault.at, meant


def _extras(fault: _Fault) -> list[str]:
    patterns = fault.schema.get("patternProperties", {})
    return [
        name
        for name in fault.value
        if name not in fault.schema.get("properties", {})
        and not any(re.search(pattern, name) for pattern in patterns)
    ]


def _words(fault: _Fault, document: Document, slips: set[Slip]) -> Iterator[Complaint]:
    match fault.keyword:
        case "additionalProperties":
            yield from _unknown(fault)
        case "required":
            for key in fault.limit:
                if fault.said.startswith(repr(key)) and (fault.at, key) not in slips:
                    yield Complaint(fault.at, f"{fault.name} has no {key}", f"write `{key}: ...`")
        case "type":
            yield _type(fault, document.written.get(fault.at))
        case "pattern":
            yield _pattern(fault)
        case "enum":
            yield _enum(fault)
        case _:
            yield _limit(fault)


def _unknown(fault: _Fault) -> Iterator[Complaint]:
    known = list(fault.schema.get("properties", {}))
    free = [key for key in known if key not in fault.value]
    for extra in _extras(fault):
        hint = did_you_mean(extra, free if nearest(extra, free) else known)
        message = f"unknown key {extra} in {fault.name}"
        yield Complaint(fault.at / extra, message, hint, key=True)


def _type(fault: _Fault, written: str | None) -> Complaint:
    kinds = [fault.limit] if isinstance(fault.limit, str) else list(fault.limit)
    want = " or ".join(_TYPES[kind] for kind in kinds)
    if "x-expects" in fault.schema:
        want = fault.schema["x-expects"]
    got = f"the number {written}" if written else told(fault.value)
    hint = ""
    if "string" in kinds and isinstance(fault.value, bool | int | float):
        hint = f'put it in quotes: "{written or json.dumps(fault.value)}"'
    elif isinstance(fault.value, str):
        hint = _unquoted(fault.value, kinds)
    return Complaint(fault.at, f"{fault.name} must be {want}, got {got}", hint)


def _unquoted(text: str, kinds: list[str]) -> str:
    number = re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text) and {"integer", "number"} & set(kinds)
    flag = text in ("true", "false") and "boolean" in kinds
    return "take the quotes away" if number or flag else ""


def _pattern(fault: _Fault) -> Complaint:
    text = fault.value
    if not text.strip() and fault.limit == NOT_BLANK:
        return Complaint(fault.at, f"{fault.name} is empty")
    expects = fault.schema.get("x-expects", f"text like {fault.limit}")
    shown = spelt(text)
    if text != text.strip():
        side = "trailing" if text != text.rstrip() else "leading"
        shown = f"{shown}, with a {side} blank"
    return Complaint(fault.at, f"{fault.name} must be {expects}, got {shown}")


def _enum(fault: _Fault) -> Complaint:
    options = [str(option) for option in fault.limit]
    meant = nearest(fault.value, options) if isinstance(fault.value, str) else None
    message = f"{fault.name}: {told(fault.value)} is not one of {', '.join(options)}"
    return Complaint(fault.at, message, f"did you mean {meant}?" if meant else "")


def _limit(fault: _Fault) -> Complaint:
    if fault.keyword not in _LIMITS:
        return Complaint(fault.at, f"{fault.name}: {fault.said}")
    count = len(fault.value) if isinstance(fault.value, list) else 0
    limit = told(fault.limit) if fault.keyword == "const" else fault.limit
    value = told(fault.value) if fault.keyword == "const" else fault.value
    return Complaint(
        fault.at,
        _LIMITS[fault.keyword].format(name=fault.name, limit=limit, value=value, count=count),
    )


def told(value: object) -> str:
    """A value as a message tells it: ``text "two"``, ``the number 3``, ``a list``."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {value}"
        case str():
            return f'text "{value if len(value) < 40 else value[:37] + "..."}"'
        case _:
            return "a list" if isinstance(value, list) else "a mapping"


def path(document: Document, root: Pointer, at: Pointer) -> str:
    """Where something stands within its file: ``points.tangier.name``, ``effects[0].steps``."""
    node: Any = document.get(root)
    said = ""
    for step in Pointer(at.removeprefix(root)).steps:
        if isinstance(node, list):
            node = node[int(step)]
            name = node.get("id") if isinstance(node, Mapping) else None
            said += f".{name}" if isinstance(name, str) else f"[{step}]"
        else:
            node = node.get(step) if isinstance(node, Mapping) else None
            said += f".{step}"
    return said.removeprefix(".")
