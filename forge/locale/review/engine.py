"""The engine of the checks of translations.

A check is a generator of :class:`Remark` over a pair (one translated text) or a sheaf (all of one
document); the engine adds its id, severity and place, and leaves out what a translator's comment
``ignore: <check>`` silences.  A check exists because its module lies in this package.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar

from forge.finding import Finding, Severity, ordered
from forge.locale.message import Message
from forge.locale.review import ignore
from forge.locale.review.pair import Pair
from forge.locale.review.place import place
from forge.locale.review.sheaf import Sheaf
from forge.registry import declared, members
from forge.source import Mark

Subject = Pair | Sheaf
S = TypeVar("S", bound=Subject)


@dataclass(frozen=True, slots=True)
class Remark:
    """What a check has to say: what is wrong, what to write instead, where.

    ``at`` is a place in the translation, in characters; ``about`` names the text, where a check of
    a sheaf speaks of one (of the file's header, when of none).
    """

    message: str
    hint: str = ""
    at: int = 0
    about: str = ""


@dataclass(frozen=True, slots=True)
class Review:
    """A named check of translations; ``doc`` is its manual page.

    ``firm`` checks cannot be ignored: what they find would not print.
    """

    id: str
    title: str
    doc: str
    severity: Severity
    firm: bool
    looks_at: type[Any]
    run: Callable[[Any], Iterator[Remark]]


def review(
    severity: Severity = Severity.WARNING, *, firm: bool = False
) -> Callable[[Callable[[S], Iterator[Remark]]], Review]:
    """Make a generator function a check: ``locale_end`` becomes ``locale-end``."""

    def declare(function: Callable[[S], Iterator[Remark]]) -> Review:
        said = declared(function)
        return Review(said.id, said.title, said.doc, severity, firm, said.looks_at, function)

    return declare


@cache
def reviews() -> dict[str, Review]:
    """Every check of translations there is, by id."""
    return members(sys.modules[__package__], Review)


def reviewed(sheaf: Sheaf) -> tuple[Finding, ...]:
    """What the checks find in a document, without what its translator ignores, by place."""
    found: dict[str, list[Finding]] = {}
    pairs = tuple(sheaf.pairs())
    for one in reviews().values():
        for ident, finding in _found(one, sheaf, pairs):
            found.setdefault(ident, []).append(finding)
    held = sheaf.catalogue.by_id
    said = [each for ident, those in found.items() if ident not in held for each in those]
    firm = {one.id for one in reviews().values() if one.firm}
    known = frozenset(reviews()) - firm
    for message in held.values():
        if message.id in found or message.note:
            mark = place(sheaf.lines, sheaf.file, message)
            said += ignore.left(message, found.get(message.id, ()), known, mark)
    return ordered(said)


def _found(one: Review, sheaf: Sheaf, pairs: Sequence[Pair]) -> Iterator[tuple[str, Finding]]:
    """What a check says, each with the id of the text that it is about."""
    if one.looks_at is Sheaf:
        held = sheaf.catalogue.by_id
        for remark in one.run(sheaf):
            yield remark.about, _finding(one, remark, sheaf, held.get(remark.about))
        return
    for pair in pairs:
        for remark in one.run(pair):
            # A way that a choice falls does not stand in the file as it is read.
            at = remark.at if pair.said in pair.message.said else 0
            found = _finding(one, replace(remark, at=at), sheaf, pair.message, pair.form)
            yield pair.message.id, found


def _finding(
    one: Review, remark: Remark, sheaf: Sheaf, about: Message | None, form: str = ""
) -> Finding:
    if about is None:
        return Finding(Mark(sheaf.file, 1, 1), one.id, remark.message, remark.hint, one.severity)
    mark = place(sheaf.lines, sheaf.file, about, form, remark.at)
    told = f"{about.id}[{form}]: {remark.message}" if form else f"{about.id}: {remark.message}"
    return Finding(mark, one.id, told, remark.hint, one.severity, about.id)
