"""What an unquoted word of YAML means: only what every reader of YAML agrees on.

YAML 1.1 turns ``no`` into false, ``010`` into 8, ``1:30`` into 90 and a date into an object
(acceptance cases O15, O17, O18).  Here such a word is a finding that says what to quote.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Surprise(NamedTuple):
    """A word that YAML readers do not agree on: what is wrong, what to write instead."""

    message: str
    hint: str


PLAIN = {"true": True, "false": False, "null": None, "~": None}
_INT = re.compile(r"-?(?:0|[1-9][0-9]*)")
_FLOAT = re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+")
_LONGEST = 300  # digits: Python refuses to read integers of over 4300

_WORDS = {
    w: v
    for v, words in ((True, ("yes", "on", "true")), (False, ("no", "off", "false")))
    for word in words
    for w in (word, word.capitalize(), word.upper())
}
_ODD = (
    (re.compile(r"[-+]?0[0-9][0-9_]*(?:\.[0-9]*)?"), "a number with a leading zero"),
    (re.compile(r"[-+]?0[xob][0-9a-fA-F_]+"), "a number that is not decimal"),
    (re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?"), "a number in base 60"),
    (re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt \t].*)?"), "a date"),
    (re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"), "not a number to count with"),
    (re.compile(r"[-+]?(?:\.[0-9]+|[0-9][0-9_]*\.?[0-9_]*)(?:[eE][-+]?[0-9]+)?"), "a number"),
)


def read(text: str) -> str | int | float | bool | Surprise | None:
    """The value of an unquoted scalar, or the surprise it would be to some reader of YAML."""
    if text in PLAIN:
        return PLAIN[text]
    if _INT.fullmatch(text) and len(text) < _LONGEST:
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return surprise(text) or text


def surprise(text: str) -> Surprise | None:
    """Why an unquoted word is not plain text to every reader of YAML, if so."""
    if text in _WORDS:
        plain = "true" if _WORDS[text] else "false"
        return Surprise(
            f"{text} is read as {plain} by some programs and as text by others",
            f'put it in quotes: "{text}", or write {plain}',
        )
    if text in ("Null", "NULL"):
        return Surprise(f"{text} is read as nothing", f'put it in quotes: "{text}", or write null')
    if text == "=":
        return Surprise("= has a meaning of its own in YAML", 'put it in quotes: "="')
    for pattern, what in _ODD:
        if pattern.fullmatch(text):
            hint = f'put it in quotes: "{text}"'
            if "number" in what:
                hint += ", or write the number in plain decimal digits"
            return Surprise(f"{text} would be read as {what}", hint)
    return None


def key_surprise(text: str) -> Surprise | None:
    """Why an unquoted key is not plain text to every reader of YAML; whole numbers may pass."""
    if text in PLAIN:
        return Surprise(f"the key {text} is not text", f'put it in quotes: "{text}"')
    found = None if _INT.fullmatch(text) else surprise(text)
    return Surprise(found.message, f'put it in quotes: "{text}"') if found else None


_COLOUR = re.compile(r"#[0-9A-Fa-f]{3,8}(?=$|[\s,}\]])")


def emptiness(name: str, rest: str) -> Surprise:
    """What to say of a value that is not there; ``rest`` is the line after the colon."""
    comment = rest.strip()
    if not comment.startswith("#"):
        return Surprise(f"{name} is empty", "write a value, null, or leave the key out")
    colour = _COLOUR.match(comment)
    quoted = colour[0] if colour else comment
    return Surprise(
        f"{name} is empty, because # begins a comment", f"put the value in quotes: '{quoted}'"
    )
