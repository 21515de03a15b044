"""The engine of the checks: what a check is, what it may look at, and how findings come of it.

A check is a generator of :class:`Complaint`.  It says what is wrong and where in the tree; the
engine adds the check's id, the severity, the place in a file, and the order.  What a check looks
at is the type of its argument: it runs once for every such thing there is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, TypeVar

from forge.checks.blame import Blame
from forge.checks.subjects import Subject, subjects
from forge.content.nearest import guesses
from forge.draw.proof import Proof
from forge.finding import Finding, Severity, ordered
from forge.model.game import Game
from forge.registry import declared, members
from forge.source import Document, Drop, Pointer

USED = "change or drop what uses {!r} too"
S = TypeVar("S", bound=Subject)


@dataclass(frozen=True, slots=True)
class Complaint:
    """What a check has to say: where, what is wrong, what to write instead.

    ``severity`` overrides the check's own.  ``missing`` is the id path of a thing that is not
    there (``board.points.tangier``, ``decks.*.cards.lamp``): when a mod dropped it, the finding
    blames the mod.  ``text`` is the id of a text that it is about as it is said in a language.
    """

    at: Pointer
    message: str
    hint: str = ""
    severity: Severity | None = None
    missing: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """A named check; ``doc`` is its manual page, ``looks_at`` the type of thing it is shown."""

    id: str
    title: str
    doc: str
    severity: Severity
    looks_at: type[Any]
    run: Callable[[Any], Iterator[Complaint]]


def check(
    severity: Severity = Severity.ERROR,
) -> Callable[[Callable[[S], Iterator[Complaint]]], Check]:
    """Make a generator function a check: ``board_trap`` becomes ``board-trap``.

    Its docstring is its manual page (see :mod:`forge.checks.manual`).
    """

    def declare(function: Callable[[S], Iterator[Complaint]]) -> Check:
        said = declared(function)
        return Check(said.id, said.title, said.doc, severity, said.looks_at, function)

    return declare


@cache
def checks() -> dict[str, Check]:
    """Every check there is, by id: a check exists because its module lies in this package."""
    return members(sys.modules[__package__], Check)


def run(
    document: Document,
    game: Game,
    drawn: Iterable[Subject] = (),
    only: Collection[str] = (),
) -> tuple[Finding, ...]:
    """What the checks find in a game and in what was drawn of it, ordered by place.

    ``only`` names the checks to run (all, when empty); KeyError for one that does not exist.
    """
    return look(document, (*subjects(game), *drawn), only)


def look(
    document: Document, shown: Sequence[Subject], only: Collection[str] = ()
) -> tuple[Finding, ...]:
    """What the checks find in the subjects shown to them, and in no others; as :func:`run`."""
    chosen = [checks()[name] for name in sorted(only)] or list(checks().values())
    blame = Blame(document, _asked)
    return ordered(
        _finding(document, one, complaint, blame)
        for one in chosen
        for subject in shown
        if isinstance(subject, one.looks_at)
        for complaint in _said(one, subject)
    )


def _said(one: Check, subject: Subject) -> Sequence[Complaint]:
    """What a check says; not asked again of a part that it had nothing to say about."""
    if not isinstance(subject, Proof):
        return tuple(one.run(subject))
    said: list[Complaint] = []

    def finds_nothing() -> bool:
        said.extend(one.run(subject))
        return not said

    subject.desk.kept.passes(one.id, finds_nothing)
    return said


def _asked(name: str, game: Game) -> Iterator[tuple[Pointer, str]]:
    """What one check says of a game, before anything is drawn of it."""
    one = checks()[name]
    for subject in subjects(game):
        if isinstance(subject, one.looks_at):
            yield from ((complaint.at, complaint.message) for complaint in one.run(subject))


def _finding(document: Document, one: Check, complaint: Complaint, blame: Blame) -> Finding:
    """The complaint as a finding; when a mod is behind it, the place is the mod's, and the message
    says where what it upset stands."""
    mark, message, hint = document.mark(complaint.at), complaint.message, complaint.hint
    severity = complaint.severity or one.severity
    drop = _dropped(document, complaint.missing)
    if drop:
        thing = complaint.missing.rpartition(".")[2]
        message = f"mod {drop.mod} drops {thing!r}, still used at {mark}: {message}"
        hint = USED.format(thing)
        mark = drop.mark
    elif mark and mark.file not in document.mods and severity is not Severity.NOTE:
        change = None if one.looks_at is Proof else blame.change(one.id, complaint.at, message)
        if change:
            message = f"{change.told}, and so at {mark}: {message}"
            unhelped = guesses(hint) or (not hint and severity is Severity.ERROR)
            if change.gone and unhelped:  # a name was right until then
                hint = USED.format(change.path.rpartition(".")[2])
            mark = change.mark
    return Finding(mark, one.id, message, hint, severity, complaint.text)


def _dropped(document: Document, path: str) -> Drop | None:
    """Who took away what stood at an id path; it may have gone with all around it.

    A step of ``*`` is any.
    """
    while "*" not in path and path:
        if path in document.dropped:
            return document.dropped[path]
        path = path.rpartition(".")[0]
    found = (drop for gone, drop in document.dropped.items() if fnmatchcase(gone, path))
    return next(found, None)
