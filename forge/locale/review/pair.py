"""An English text beside its translation, and what surrounds the two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from forge.locale.choices import Malformed, branches
from forge.locale.languages import Language
from forge.locale.message import Message
from forge.locale.review.aids import UNAIDED, Aids
from forge.locale.review.plain import Plain, plain
from forge.locale.review.traits import Traits, traits
from forge.locale.walk import Source


@dataclass(frozen=True, slots=True)
class Pair:
    """One translated text: what the English says and what the language says for it.

    A message with plural forms has a pair for each; ``form`` tells which, for people.  So has each
    way that a choice by a number can fall.
    """

    source: Source
    message: Message
    to: Language
    english: str
    said: str
    aids: Aids = field(default=UNAIDED, repr=False)
    form: str = ""

    @property
    def traits(self) -> Traits:
        """How the language is written."""
        return traits(self.to.tag)

    @property
    def read(self) -> Plain:
        """The translation as it is read."""
        return plain(self.said)

    @property
    def meant(self) -> Plain:
        """The English as it is read."""
        return plain(self.english)


def pairs(source: Source, message: Message, to: Language, aids: Aids = UNAIDED) -> Iterator[Pair]:
    """The pairs of a message that is done and was made for the English of today; else none.

    A choice by a number has a pair for each way that it can fall.
    """
    if not message.done or not message.of(source):
        return
    known = message.said[: len(to.forms)] if source.plural else message.said
    for index, said in enumerate(known):
        form = str(index) if source.plural else ""
        english = source.plural if form and not to.single(to.forms[index]) else source.template
        for way, taken in _ways(said):
            yield Pair(source, message, to, english, way, aids, form or taken)


def _ways(said: str) -> Iterator[tuple[str, str]]:
    """A translation in each way that its choices can fall, with the cases that it takes then."""
    try:
        yield from ((way.template, ", ".join(way.taken.values())) for way in branches(said))
    except Malformed:
        yield said, ""
