"""A catalogue laid over a game: each text in its translation, what has none in marked English.

What is not translated is never silent and never lost: it prints in English behind a mark, and is
a finding at its place in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from forge.finding import Finding
from forge.locale.languages import Language
from forge.locale.marked import MARK
from forge.locale.message import Message
from forge.locale.printable import plural, unsayable, wrongs
from forge.locale.values import NUMBER
from forge.locale.walk import Source
from forge.model.text import Forms, Text
from forge.source import Mark


@dataclass(frozen=True, slots=True)
class Held:
    """The messages of a document by id, and the file that they are from."""

    file: str
    messages: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class Laid:
    """What is said instead of each English text, by id, and what there is to say about it.

    ``forms`` are those that a text has besides: the plurals of a noun.
    """

    words: Mapping[str, str]
    findings: tuple[Finding, ...]
    forms: Mapping[str, Forms] = field(default_factory=dict)


def laid(sources: tuple[Source, ...], held: Held, to: Language) -> Laid:
    """Each text of a document in a language, by its catalogue."""
    words: dict[str, str] = {}
    forms: dict[str, Forms] = {}
    findings: list[Finding] = []
    for source in sources:
        message = held.messages.get(source.id)
        file = (message.file if message else "") or held.file
        found = tuple(wrongs(source, message, file, to))
        findings.extend(replace(finding, text=source.id) for finding in found)
        if source.plural:
            said = counted(source, message, file, to)
            one, many = (dict(said)[to.category(1)], said[-1][1]) if said else _english(source)
            words |= {f"{source.id}.one": bare(one), f"{source.id}.many": bare(many)}
            forms[f"{source.id}.many"] = tuple(sorted(said))
        else:
            good = message.translation if message and not found else ""
            words[source.id] = good or MARK + source.template
    return Laid(words, tuple(findings), forms)


def counted(source: Source, message: Message | None, file: str, to: Language) -> Forms:
    """What is said in each plural of a language: its form, or marked English where it has none.

    In gettext's order; empty where nothing of it may be printed.
    """
    if message is None or unsayable(source, message, file, to):
        return ()
    made = []
    for at, name in enumerate(to.forms):
        form = message.forms[at] if at < len(message.forms) else ""
        if not form or any(plural(source, form, name, Mark(file, message.line, 1), to)):
            form = MARK + (source.template if to.numbers.get(name) == (1,) else source.plural)
        made.append((name, form))
    return tuple(made)


def _english(source: Source) -> tuple[str, str]:
    return MARK + source.template, MARK + source.plural


def bare(noun: str) -> str:
    """A noun without the number that it is counted by; a mark stays before its first letter."""
    mark = MARK if noun.startswith(MARK) else ""
    return mark + " ".join(noun.removeprefix(MARK).replace(f"{{{NUMBER}}}", " ").split())


def speaking(
    words: Mapping[str, str], forms: Mapping[str, Forms] = MappingProxyType({})
) -> Callable[[Text], Text]:
    """A function that puts texts into the language of some words; others it leaves alone."""

    def put(text: Text) -> Text:
        said = words.get(text.id, text.template)
        return replace(text, template=said, forms=forms.get(text.id, ()))

    return put
