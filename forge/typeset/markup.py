"""Markup: exactly ``<b> </b> <i> </i>``, and only where it is asked for; the rest is as typed."""

from __future__ import annotations

import re

from forge.typeset.style import Span

_TAG = re.compile(r"(</?[bi]>)")


class UnbalancedError(ValueError):
    """Markup that opens or closes what it should not; the message names the tag."""


def spans(text: str) -> tuple[Span, ...]:
    """The stretches of a marked-up text.  Raises UnbalancedError."""
    found: list[Span] = []
    opened: list[str] = []
    for part in _TAG.split(text):
        if not _TAG.fullmatch(part):
            if part:
                found.append(Span(part, bold="b" in opened, italic="i" in opened))
        elif part[1] != "/":
            if part[1] in opened:
                raise UnbalancedError(f"opens {part} inside {part}")
            opened.append(part[1])
        elif not opened or opened.pop() != part[2]:
            raise UnbalancedError(f"has {part} where no such tag is open")
    if opened:
        raise UnbalancedError(f"opens <{opened[-1]}> and never closes it")
    return tuple(found)


def literal(text: str) -> tuple[Span, ...]:
    """The text as typed, in one stretch."""
    return (Span(text),) if text else ()
