"""A check's docstring as its manual page.

A docstring has one line that claims what must hold; a paragraph on what the check does; one on
why it matters; and two YAML blocks, ``Bad:`` and ``Good:``, each a mod laid over a small game.
The tests run every block: the bad one bites, the good one does not.
"""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass

from forge.checks.engine import Check, checks


@dataclass(frozen=True, slots=True)
class Manual:
    """The parts of a check's docstring."""

    title: str
    what: str
    why: str
    bad: str
    good: str


def manual(one: Check) -> Manual:
    """A check's docstring in its parts.  Raises ValueError when one is missing: our mistake."""
    doc = inspect.cleandoc(one.doc)
    prose, _, examples = doc.partition("\nBad:\n")
    bad, _, good = examples.partition("\nGood:\n")
    title, *paragraphs = (part.strip() for part in prose.split("\n\n") if part.strip())
    if len(paragraphs) != 2 or not bad.strip() or not good.strip():
        msg = f"the docstring of {one.id} needs a line, two paragraphs, Bad: and Good:"
        raise ValueError(msg)
    what, why = paragraphs
    return Manual(title, what, why, _yaml(bad), _yaml(good))


def _yaml(block: str) -> str:
    return textwrap.dedent(block).strip("\n") + "\n"


def explain(ident: str) -> str:
    """The manual page of a check as plain text.  Raises KeyError when there is no such check."""
    one = checks()[ident]
    page = manual(one)
    return "\n\n".join(
        (
            f"{one.id} ({one.severity})",
            page.title,
            f"What it does\n{textwrap.indent(page.what, '  ')}",
            f"Why it matters\n{textwrap.indent(page.why, '  ')}",
            f"Bad\n{textwrap.indent(page.bad, '    ')}".rstrip(),
            f"Good\n{textwrap.indent(page.good, '    ')}",
        )
    )
