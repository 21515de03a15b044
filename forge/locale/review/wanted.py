"""The terms that a glossary begins with: what a game is made of, and what its texts say again.

Kinds of tokens, goods, people and land are terms, said or not; other names where other texts say
them; titles where a text has them as they are written; and words that very many texts have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from forge.locale.review.glossary import DOCUMENT, Term
from forge.locale.review.often import COMMON, often, singular
from forge.locale.review.plain import FILLED, plain
from forge.locale.walk import Source

_KINDS = re.compile(
    r"^(?:token|item|profession|level|terrain kind|field kind) name$|^noun, counted\b"
)
"""What a game is made of."""
_NAMED = re.compile(r"name$")
_TITLED = re.compile(r"title$")
_ARTICLES = ("a", "an", "the")
LONGEST = 3
"""A name of more words is a phrase."""
_HEADINGS = re.compile(
    r"^(?:section|column|example|grid|form|goods|panel|key|cartouche|rulebook)\b"
)
"""What stands over something, and names nothing."""


def wanted(sources: Iterable[Source]) -> tuple[Source, ...]:
    """The terms of a game, each once: kinds and names in the order of the content, then words."""
    every = tuple(sources)
    said = "\n".join(plain(one.template).text for one in every if not _names(one))
    found: dict[str, Source] = {}
    for source in sorted(every, key=lambda one: not _KINDS.search(one.kind)):
        name = plain(source.template).text.replace(FILLED, "").strip()
        if singular(name.casefold(), found) not in found and _is_term(source, name, said):
            found[name.casefold()] = _term(source, name)
    words = often(plain(one.template).text for one in every)
    known = {singular(name, words) for name in found}
    for word, count in words.items():
        if word not in known:
            kind = f"word, said in {count} texts"
            found[word] = Source(f"{DOCUMENT}.{word}", word, DOCUMENT, kind)
    return tuple(found.values())


def _term(source: Source, name: str) -> Source:
    return replace(source, template=name, plural="", document=DOCUMENT, values="", example="")


def _is_term(source: Source, name: str, said: str) -> bool:
    if _KINDS.search(source.kind):
        return bool(name)
    words = name.casefold().split()
    if (
        not _names(source)
        or len(words) > LONGEST
        or COMMON.issuperset(words)
        or words[0] in _ARTICLES
    ):
        return False
    if _TITLED.search(source.kind):
        return bool(re.search(rf"(?<=[\w,] ){re.escape(name)}(?!\w)", said))
    return Term(name, "").meant_in(said)


def _names(source: Source) -> bool:
    named = any(each.search(source.kind) for each in (_KINDS, _NAMED, _TITLED))
    return named and not _HEADINGS.match(source.kind)
