"""What forge writes into the comments of a catalogue and reads again.

A PO file has no field for the numbers of a text, nor for what a translation was made for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace

from forge.locale.message import Message

KIND, VALUES, BEFORE, EXAMPLE = "is: ", "values: ", "made for: ", "example: "
NONE = "no numbers"
DOUBTED = "fuzzy before the English changed"
GONE = "forge keeps: "


def comments(one: Message) -> str:
    """The comments of a message that is in use, a line each."""
    return "\n".join(_comments(one))


def _comments(one: Message) -> Iterator[str]:
    if one.kind:
        yield f"{KIND}{one.kind}"
    if one.values:
        yield f"{VALUES}{one.values}"
    if one.before is not None:
        yield f"{BEFORE}{one.before or NONE}"
    if one.example:
        yield f"{EXAMPLE}{one.example}"
    if one.doubted:
        yield DOUBTED


def commented(one: Message, comment: str) -> Message:
    """A message with what its comments tell of it."""
    lines = _unwrapped(comment.split("\n"))
    before = _told(lines, BEFORE)
    return replace(
        one,
        kind=_told(lines, KIND),
        values=_told(lines, VALUES),
        before=("" if before == NONE else before) if before else None,
        example=_told(lines, EXAMPLE),
        doubted=DOUBTED in lines,
    )


def _unwrapped(lines: Iterable[str]) -> list[str]:
    """Forge's comments, each in one line: some tools wrap them."""
    found: list[str] = []
    for line in lines:
        begins = line == DOUBTED or line.startswith((KIND, VALUES, BEFORE, EXAMPLE))
        if begins or not found:
            found.append(line)
        else:
            found[-1] += f" {line}"
    return found


def _told(lines: Iterable[str], head: str) -> str:
    """What a comment of forge's says; empty where there is none."""
    return next((line.removeprefix(head) for line in lines if line.startswith(head)), "")


def kept(one: Message) -> str:
    """The note of a message whose text is gone: the translator's, and what forge keeps of it."""
    state = {
        "values": one.values or None,
        "before": one.before,
        "previous": one.previous,
        "previous_plural": one.previous_plural,
    }
    told = {name: value for name, value in state.items() if value is not None}
    if one.doubted:
        told["doubted"] = "yes"
    line = [GONE + json.dumps(told, ensure_ascii=False, sort_keys=True)] if told else []
    return "\n".join([*filter(None, [one.note]), *line])


def returned(one: Message) -> Message:
    """A message of no text, with what its note keeps of it."""
    lines = one.note.split("\n")
    line = next((line for line in reversed(lines) if line.startswith(GONE)), "")
    told = _held(line.removeprefix(GONE)) if line else None
    if told is None:
        return one
    return replace(
        one,
        note="\n".join(each for each in lines if each != line),
        values=told.get("values", ""),
        before=told.get("before"),
        previous=told.get("previous"),
        previous_plural=told.get("previous_plural"),
        doubted="doubted" in told,
    )


def _held(told: str) -> dict[str, str] | None:
    """What a note keeps; None where somebody wrote into it.

    Then the translation is there, and what it was made for is not.
    """
    try:
        held = json.loads(told)
    except ValueError:
        return None
    sound = isinstance(held, dict) and all(isinstance(value, str) for value in held.values())
    return held if sound else None
