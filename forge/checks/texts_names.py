"""Names inside names, and braces that name nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.checks.texts import printed
from forge.finding import Severity
from forge.locale.values import names
from forge.model.game import Game
from forge.model.text import PLACEHOLDER, Text

BRACED = re.compile(r"\{[^{}]*\}?|\}")
"""A brace with what it holds, up to the brace that closes it."""


@check()
def texts_circle(game: Game) -> Iterator[Complaint]:
    """No name is made of itself, directly or through other names.

    Follows the placeholders of each name (of points, tokens, decks, cards, credits) from name to
    name.

    A name in a circle has no words at all, so that nothing could be printed.

    Bad:
        change:
          board:
            points:
              malta: {name: "The isle of {point.malta}"}
    Good:
        change:
          board:
            points:
              malta: {name: "The isle off {point.tangier}"}
    """
    known = dict(names(game))
    for key, text in known.items():
        way = _circle(key, known)
        if way:
            said = " -> ".join(f"{{{name}}}" for name in way)
            message = f"{text.id} is made of itself: {said}"
            yield Complaint(text.at, message, "write one of these names out")


Key = tuple[str, str]


def _circle(start: Key, known: Mapping[Key, Text]) -> tuple[str, ...]:
    """The names on a way from a name back to itself; none when there is no such way."""
    stack: list[tuple[Key, tuple[str, ...]]] = [(start, (start[0],))]
    seen: set[Key] = set()
    while stack:
        at, way = stack.pop()
        for name, form in known[at].placeholders:
            key = (name, form) if (name, form) in known else (name, "")
            if key == start:
                return (*way, name)
            if key in known and key not in seen:
                seen.add(key)
                stack.append((key, (*way, name)))
    return ()


@check(Severity.WARNING)
def texts_braces(table: Table) -> Iterator[Complaint]:
    """Braces in a text stand around the name of a value.

    Looks for braces that are not placeholders: one that is not closed, a name with capitals or
    blanks, nothing between the two.

    They are printed as typed, where a number or a name was meant.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays {ruby_value."}
    Good:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays {ruby_value}."}
    """
    for text in printed(table.game, table.edition):
        for found in BRACED.findall(PLACEHOLDER.sub("", text.template)):
            message = f"{text.id} has {found!r}, which is no placeholder"
            yield Complaint(text.at, message, "write {name} or {name:form}, or take the brace out")
