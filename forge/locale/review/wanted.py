"""The terms that a glossary begins with: the names of a game that its other texts use.

A walk, as that over all texts: what the content defines as a name and says again elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from forge.locale.review.glossary import DOCUMENT, Term
from forge.locale.review.plain import FILLED, plain
from forge.locale.walk import Source

_NAMED = re.compile(r"(?:name|title)$|^noun\b")
_HEADINGS = re.compile(
    r"^(?:section|column|example|grid|form|goods|panel|key|cartouche|rulebook)\b"
)
"""What stands over something, and names nothing."""


def wanted(sources: Iterable[Source]) -> tuple[Source, ...]:
    """The names that are said again in other texts, each word once, in the order of the content."""
    every = tuple(sources)
    found: dict[str, Source] = {}
    for source in every:
        name = plain(source.template).text.replace(FILLED, "").strip()
        folded = name.casefold()
        if folded and folded not in found and _names(source):
            found[folded] = replace(
                source, template=name, plural="", document=DOCUMENT, values="", example=""
            )
    said = "\n".join(_sentences(every)).casefold()
    return tuple(term for name, term in found.items() if _used(name, said))


def _names(source: Source) -> bool:
    return bool(_NAMED.search(source.kind)) and not _HEADINGS.match(source.kind)


def _sentences(every: Iterable[Source]) -> Iterator[str]:
    """What is said besides names."""
    return (plain(source.template).text for source in every if not _names(source))


def _used(name: str, said: str) -> bool:
    return Term(name, "").meant_in(said)
