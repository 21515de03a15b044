"""A docstring as a manual page: a claim, what is done, why it matters, examples.

A docstring has one line that claims what must hold; a paragraph on what the check does; one on
why it matters; and two blocks, ``Bad:`` and ``Good:``.  The tests run every block: the bad one
bites, the good one does not.
"""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manual:
    """The parts of a check's docstring."""

    title: str
    what: str
    why: str
    bad: str
    good: str


def manual(ident: str, doc: str) -> Manual:
    """A docstring in its parts.  Raises ValueError when one is missing: our mistake."""
    prose, _, examples = inspect.cleandoc(doc).partition("\nBad:\n")
    bad, _, good = examples.partition("\nGood:\n")
    title, *paragraphs = (part.strip() for part in prose.split("\n\n") if part.strip())
    if len(paragraphs) != 2 or not bad.strip() or not good.strip():
        msg = f"the docstring of {ident} needs a line, two paragraphs, Bad: and Good:"
        raise ValueError(msg)
    what, why = paragraphs
    return Manual(title, what, why, _dedented(bad), _dedented(good))


def _dedented(block: str) -> str:
    return textwrap.dedent(block).strip("\n") + "\n"


def page(ident: str, severity: str, doc: str) -> str:
    """The manual page of a check as plain text.  Raises ValueError where a part is missing."""
    said = manual(ident, doc)
    return "\n\n".join(
        (
            f"{ident} ({severity})",
            said.title,
            f"What it does\n{textwrap.indent(said.what, '  ')}",
            f"Why it matters\n{textwrap.indent(said.why, '  ')}",
            f"Bad\n{textwrap.indent(said.bad, '    ')}".rstrip(),
            f"Good\n{textwrap.indent(said.good, '    ')}",
        )
    )
