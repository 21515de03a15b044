"""What a YAML parser's complaint means, in words for people."""

from __future__ import annotations

import re

from forge.content.scalars import Surprise

_CONTROL = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_MEANINGS = (
    (
        "mapping values are not allowed",
        "a colon and a blank begin a value where none can stand",
        'put text that holds ": " in quotes, and check the indentation',
    ),
    (
        "found undefined alias",
        "this alias names an anchor that is not above it",
        "* begins an alias in YAML; put text that starts with * in quotes",
    ),
    (
        "second occurrence",
        "this anchor is defined twice",
        "& begins an anchor in YAML; give the second one another name",
    ),
    (
        "found another document",
        "a second document begins here",
        "one file holds one document: take the line --- out",
    ),
    (
        "unexpected end of stream",
        "the file ends within a quoted text",
        "close the quotes",
    ),
    (
        "exceeded maximum nesting depth",
        "brackets are nested too deep",
        "close the brackets that are open",
    ),
    (
        "could not find expected ':'",
        "a key has no colon",
        "write `key: value`, and check the indentation of the lines above",
    ),
    (
        "did not find expected key",
        "this line does not fit the lines above",
        "check its indentation, and quotes and brackets left open above",
    ),
    (
        "did not find expected '-'",
        "this line does not go on with the list above",
        "check its indentation",
    ),
    (
        "did not find expected ',' or",
        "brackets opened above are not closed",
        "put a comma between the items and close the brackets",
    ),
)


def meaning(problem: str, character: str) -> Surprise:
    """A parser's ``problem`` at a ``character`` of the text, in plain words with a hint."""
    if "cannot start any token" in problem:
        return _start(character)
    for words, message, hint in _MEANINGS:
        if words in problem:
            return Surprise(message, hint)
    return Surprise(f"not readable as YAML: {problem}", "")


def _start(character: str) -> Surprise:
    if character == "\t":
        return Surprise("a tab stands where YAML wants blanks", "indent with blanks")
    return Surprise(f"text may not begin with {character}", "put the text in quotes")


def control(text: str) -> tuple[int, str] | None:
    """The offset and code point of the first character that YAML forbids, if any."""
    found = _CONTROL.search(text)
    return (found.start(), f"U+{ord(found[0]):04X}") if found else None
