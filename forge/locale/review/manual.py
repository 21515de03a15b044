"""The manual pages of the checks of translations: their examples are entries of a catalogue.

The comment ``in: fi`` says in which language; ``is: glossary`` makes an entry one of the glossary,
``is: nothing`` one of a text that the game has not, and ``today: fee=20`` above an entry tells
what its values have become.  Of their characters no font has the private ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import category

from forge import manual as pages
from forge.finding import Finding
from forge.locale import po
from forge.locale.languages import language
from forge.locale.message import Message
from forge.locale.review.aids import Aids
from forge.locale.review.engine import reviewed, reviews
from forge.locale.review.glossary import terms
from forge.locale.review.sheaf import Sheaf
from forge.locale.walk import Source

_TODAY = re.compile(r"^#\. today: (.*)\n(?:#\. is: .*\n)?#\. values: (.*)$", re.MULTILINE)
_IN = re.compile(r"^#\. in: (\S+)$", re.MULTILINE)


def explain(ident: str) -> str:
    """The manual page of a check as plain text.  Raises KeyError when there is no such check."""
    one = reviews()[ident]
    return pages.page(one.id, one.severity, one.doc)


def tried(example: str) -> tuple[Finding, ...]:
    """What all checks find in an example.  Raises ValueError where it names no language."""
    told = _IN.search(example)
    if told is None:
        msg = "an example says its language: #. in: fi"
        raise ValueError(msg)
    catalogue = po.read(example, "example.po")
    to = language(told[1])
    glossary = terms(one for one in catalogue.messages if one.kind == "glossary")
    aids = Aids(glossary, lacks=lambda text: tuple(char for char in text if category(char) == "Co"))
    aside = ("glossary", "nothing")
    today = {was: now for now, was in _TODAY.findall(example)}
    sources = {one.id: _source(one, today) for one in catalogue.messages if one.kind not in aside}
    held = tuple(one for one in catalogue.messages if one.kind != "glossary")
    lines = tuple(example.split("\n"))
    told_of = po.Catalogue(held, catalogue.header)
    return reviewed(Sheaf("example.po", "example", sources, told_of, to, aids, lines))


def _source(one: Message, today: Mapping[str, str]) -> Source:
    values = today.get(one.values, one.values)
    return Source(one.id, one.source, "example", one.kind, values=values)
