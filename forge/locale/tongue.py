"""The language of the moment: what forge's own words are while something is said in it.

A game's own texts are translated in the game itself; the labels that forge prints are the same
for all games and are asked for by name in many places, so their language is set round the work
(as a decimal's precision is).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from forge.finding import Finding
from forge.locale.hearing import hear
from forge.model import customs
from forge.model.customs import Customs
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.text import Forms, Text, texts
from forge.write import digest

Words = Mapping[str, str]
"""Templates by the id of the text that they are said for."""
ENGLISH = "en"
AND = "+"
"""Stands between the tags of two languages of one kit: fi+en."""
_OWN: Words = MappingProxyType({})
_NO_FORMS: Mapping[str, Forms] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class _Speech:
    """What is in force while something is said: a language, and forge's own words in it."""

    tag: str = ENGLISH
    words: Words = field(default_factory=lambda: _OWN)
    customs: Customs = customs.ENGLISH
    forms: Mapping[str, Forms] = field(default_factory=lambda: _NO_FORMS)
    second: _Speech | None = None

    def of(self, ident: str) -> str:
        """All that one of forge's own words is, with its forms."""
        return f"{self.words.get(ident, '')}{self.forms.get(ident, ())}"


_AT_FIRST = _Speech()
_SPOKEN: ContextVar[_Speech] = ContextVar("spoken", default=_AT_FIRST)


@dataclass(frozen=True, eq=False)
class Tongue:
    """A game in a language: its texts, forge's own words, and what is not translated of it.

    ``forms`` are those that some of its own words have.  A kit in two languages has a ``second``.
    """

    tag: str
    game: Game
    words: Words = field(default_factory=lambda: _OWN, repr=False)
    findings: tuple[Finding, ...] = ()
    customs: Customs = customs.ENGLISH
    second: Tongue | None = None
    forms: Mapping[str, Forms] = field(default_factory=lambda: _NO_FORMS, repr=False)

    @property
    def lang(self) -> str:
        """The tag of the language, of the first where there are two."""
        return self.tag.partition(AND)[0]

    @cached_property
    def texts_mark(self) -> str:
        """The SHA-256 of all that is said in the game's own texts, and of the customs."""
        every = {text.id: f"{text.template}{text.forms}" for text in texts(self.game)}
        every[""] = repr(self.customs)
        if self.second is not None:
            every[AND] = self.second.texts_mark
        return _digest(every)

    @cached_property
    def mark(self) -> str:
        """The SHA-256 of all that is said, in forge's own words, too."""
        second = self.second.mark if self.second else ""
        forms = str(sorted(self.forms.items()))
        return _digest({**self.words, "": self.texts_mark, AND: second, "|": forms})

    def words_mark(self, ids: Iterable[str]) -> str:
        """The SHA-256 of what some of forge's own words are in it; empty for no words."""
        with self.speaking():
            return words_mark(ids)

    def editions(self, those: Sequence[Edition]) -> tuple[Edition, ...]:
        """Editions of the game as they are in this language."""
        wanted = {edition.id for edition in those}
        return tuple(edition for edition in self.game.editions if edition.id in wanted)

    def saying(self, say: Callable[[Text], str]) -> Callable[[Text], str]:
        """A voice that speaks this language, whatever is spoken around it."""

        def said(text: Text) -> str:
            with self.speaking():
                return say(text)

        return said

    @property
    def _speech(self) -> _Speech:
        second = self.second._speech if self.second else None
        return _Speech(self.lang, self.words, self.customs, self.forms, second)

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """What is said inside is said in this language."""
        before = _SPOKEN.set(self._speech)
        try:
            yield
        finally:
            _SPOKEN.reset(before)


def spoken(text: Text) -> Text:
    """One of forge's own texts in the language of the moment; who listens hears its id."""
    speech = _SPOKEN.get()
    if not speech.words:
        return text
    hear((text.id,))
    template = speech.words.get(text.id)
    if template is None:
        return text
    return replace(text, template=template, forms=speech.forms.get(text.id, ()))


def spoken_tag() -> str:
    """The tag of the language of the moment."""
    return _SPOKEN.get().tag


def manners() -> Customs:
    """The customs of the language of the moment."""
    return _SPOKEN.get().customs


def customs_mark() -> str:
    """The SHA-256 of the customs of the moment; empty for English.

    Who translated is not in it: what names them is a text of the rulebook.
    """
    speech = _SPOKEN.get()
    if not speech.words:
        return ""
    return digest(repr(replace(speech.customs, contributors=(), reviewed_by=())).encode())


def words_mark(ids: Iterable[str]) -> str:
    """The SHA-256 of what some of forge's own words are in the languages of the moment.

    Empty for no words.
    """
    speech, asked = _SPOKEN.get(), frozenset(ids)
    said = {ident: speech.of(ident) for ident in asked}
    if speech.second is not None:
        said |= {f"{AND}{ident}": speech.second.of(ident) for ident in asked}
    return _digest(said) if asked else ""


def _digest(words: Words) -> str:
    told = "\0".join(f"{name}\0{words[name]}" for name in sorted(words))
    return digest(told.encode())
