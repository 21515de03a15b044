"""The manual page of a check of games: its examples are mods laid over a small game."""

from __future__ import annotations

from forge import manual as pages
from forge.checks.engine import Check, checks
from forge.manual import Manual


def manual(one: Check) -> Manual:
    """A check's docstring in its parts.  Raises ValueError when one is missing: our mistake."""
    return pages.manual(one.id, one.doc)


def explain(ident: str) -> str:
    """The manual page of a check as plain text.  Raises KeyError when there is no such check."""
    one = checks()[ident]
    return pages.page(one.id, one.severity, one.doc)
