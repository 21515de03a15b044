"""What forge has to say about somebody's content: findings, their order, their text.

A user's mistake is a finding; an exception is a mistake of ours.  The one
exception that carries findings is :class:`Faulty`, raised by a stage that cannot
go on (a file that is not YAML, a reference into nothing).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from forge.source import Mark

NO_FONT = "write it in other characters, or give a folder with a font that has it: --font-dir"
"""What to do about a character that no font has, whoever finds it."""


class Severity(StrEnum):
    """How much a finding matters: an error stops a build, a warning does not."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Printed(NamedTuple):
    """A place on a page of a file: its page counted from 1, millimetres from its top left."""

    file: str
    page: int
    x: float
    y: float

    def __str__(self) -> str:
        return f"{self.file} page {self.page} at {self.x:g}, {self.y:g} mm"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend: where, which check says so, what is wrong, what to write instead.

    ``text`` is the id of the text that it is about, where it is about one, and ``printed`` where
    that stands on paper.
    """

    mark: Mark | None
    check: str
    message: str
    hint: str = ""
    severity: Severity = Severity.ERROR
    text: str = ""
    printed: tuple[Printed, ...] = ()

    def __str__(self) -> str:
        place = f"{self.mark}: " if self.mark else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{place}{self.severity}: {self.message}{self.where}{hint} [{self.check}]"

    @property
    def where(self) -> str:
        """Where the text stands on paper, for the end of the message; nothing when unknown."""
        if not self.printed:
            return ""
        more = f" and {len(self.printed) - 1} more" if len(self.printed) > 1 else ""
        return f", printed on {self.printed[0]}{more}"


class Faulty(Exception):
    """Content that cannot be taken further; ``findings`` says why (never empty)."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = ordered(findings)
        super().__init__("; ".join(str(finding) for finding in self.findings))


def ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings without doubles, by file, line, column, check and message."""
    return tuple(sorted(set(findings), key=_place))


def _place(finding: Finding) -> tuple[str, int, int, str, str]:
    file, line, column = finding.mark or ("", 0, 0)
    return (file, line, column, finding.check, finding.message)


def errors(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Those findings that stop a build."""
    return tuple(f for f in findings if f.severity is Severity.ERROR)


def warnings(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Those findings that stop a strict build only."""
    return tuple(f for f in findings if f.severity is Severity.WARNING)


def counted(number: int, noun: str) -> str:
    """A number with its noun: "1 step", "3 steps"; the plural takes an s."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
