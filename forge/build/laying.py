"""A game put into a language by its catalogues, those on disk or those of an update."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from forge.locale import apply, terms
from forge.locale.apply import Held
from forge.locale.languages import Language
from forge.locale.tongue import Tongue
from forge.locale.walk import OWN, TALE, Source
from forge.model.customs import Customs
from forge.model.game import Game
from forge.model.text import Forms, said
from forge.source import Mark

Texts = Mapping[str, tuple[Source, ...]]
"""What is to be translated, by document."""


@dataclass(frozen=True)
class Laying:
    """What a language has for the texts of a game: a catalogue for each document, its customs."""

    to: Language
    found: Texts
    held: Mapping[str, Held]
    customs: Customs

    def tongue(self, game: Game) -> Tongue:
        """The game in the language, and all that there is to say about its catalogues."""
        known = {source.id: source for each in self.found.values() for source in each}
        held = self.held[terms.TERMS]
        laid = {
            name: apply.laid(each, self.held[name], self.to) for name, each in self.found.items()
        }
        inflected = terms.inflected(held, known, self.to)
        words = {ident: word for each in laid.values() for ident, word in each.words.items()}
        plurals = {ident: forms for each in laid.values() for ident, forms in each.forms.items()}
        own = {ident: word for name in OWN for ident, word in laid[name].words.items()}
        forms = _together(plurals, inflected.forms)
        put = apply.speaking(words, forms)
        bent = {ident: forms[ident] for ident in own if ident in forms}
        made = Tongue(self.to.tag, said(game, put), own, customs=self.customs, forms=bent)
        # What only tells simulated games is on no sheet, so a kit has nothing to say about it.
        wrong = [f for name, each in laid.items() if name != TALE for f in each.findings]
        begun = set(terms.pairs(one for one in held.messages.values() if not one.obsolete))
        told = {source.id for source in self.found[TALE]}
        wanted = (one for one in asked(made) if one.by not in told)
        lost = terms.missing(wanted, begun, self._mark, self.to)
        return replace(made, findings=(*wrong, *inflected.findings, *lost))

    def _mark(self, ident: str) -> Mark:
        """Where the translation of a text stands; of what is made of several, the terms."""
        for held in self.held.values():
            if message := held.messages.get(ident):
                return Mark(message.file or held.file, message.line or 1, 1)
        return Mark(self.held[terms.TERMS].file, 1, 1)


def asked(tongue: Tongue) -> tuple[terms.Asked, ...]:
    """The forms that the texts of a game ask of names, in a language."""
    with tongue.speaking():
        return tuple(terms.forms_asked(tongue.game, tongue.tag, tongue.words))


def _together(one: Mapping[str, Forms], other: Mapping[str, Forms]) -> Mapping[str, Forms]:
    """The forms of each text in both."""
    ids = {**one, **other}
    return {ident: tuple(sorted({*one.get(ident, ()), *other.get(ident, ())})) for ident in ids}
