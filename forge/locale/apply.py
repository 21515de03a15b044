"""A catalogue laid over a game: each text in its translation, what has none in marked English.

What is not translated is never silent and never lost: it prints in English behind a mark, and is
a finding at its place in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from forge.finding import Finding, Severity
from forge.locale.languages import Language
from forge.locale.message import Message
from forge.locale.numbers import is_english
from forge.locale.walk import Source
from forge.model.text import PLACEHOLDER, Text
from forge.source import Mark

MARK = "‡"
"""Stands before a text that is printed in English because it has no good translation.

One letter, so that where English fits, marked English does, too.
"""
SPELT = ("words", "Words", "a", "A")
"""Forms that only English has."""


@dataclass(frozen=True, slots=True)
class Held:
    """The messages of a document by id, and the file that they are from."""

    file: str
    messages: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class Laid:
    """What is said instead of each English text, by id, and what there is to say about it."""

    words: Mapping[str, str]
    findings: tuple[Finding, ...]


def laid(sources: tuple[Source, ...], held: Held, to: Language) -> Laid:
    """Each text of a document in a language, by its catalogue."""
    words: dict[str, str] = {}
    findings: list[Finding] = []
    for source in sources:
        message = held.messages.get(source.id)
        wrong = tuple(_wrong(source, message, held.file, to))
        findings.extend(wrong)
        whole = message is not None and not wrong
        words[source.id] = message.translation if message and whole else MARK + source.template
    return Laid(words, tuple(findings))


def speaking(words: Mapping[str, str]) -> Callable[[Text], Text]:
    """A function that puts texts into the language of some words; others it leaves alone."""

    def put(text: Text) -> Text:
        said = words.get(text.id)
        return text if said is None else replace(text, template=said)

    return put


def _wrong(source: Source, message: Message | None, file: str, to: Language) -> Iterator[Finding]:
    """Why a text cannot be printed in a language."""
    mark = Mark(file, message.line if message and message.line else 1, 1)
    update = f"run forge locale update {to.tag}"
    if message is None or message.obsolete:
        said = f"{source.id} is not in the catalogue of {to.name}"
        yield Finding(mark, "locale-missing", said, update, Severity.WARNING)
    elif not message.translation:
        said = f"{source.id} is not translated into {to.name}"
        yield Finding(mark, "locale-missing", said, "translate it", Severity.WARNING)
    elif message.source != source.template:
        said = f"{source.id} was translated from another English text"
        yield Finding(mark, "locale-stale", said, update, Severity.WARNING)
    elif message.fuzzy:
        said = f"the translation of {source.id} is fuzzy"
        hint = "compare it with the English, then take the mark away"
        yield Finding(mark, "locale-fuzzy", said, hint, Severity.WARNING)
    else:
        yield from _placeholders(source, message, mark, to)


def _placeholders(source: Source, message: Message, mark: Mark, to: Language) -> Iterator[Finding]:
    """Placeholders that a translation lost, or has and may not have."""
    asked = _names(source.template)
    given = _names(message.translation)
    for name in asked:
        if name not in given:
            said = f"the translation of {source.id} has lost {{{name}}}"
            yield Finding(mark, "locale-placeholders", said, f"write {{{name}}} into it")
    for name, forms in given.items():
        if name not in asked:
            said = f"the translation of {source.id} has {{{name}}}, which the English has not"
            hint = f"the English has {', '.join(f'{{{one}}}' for one in asked) or 'none'}"
            yield Finding(mark, "locale-placeholders", said, hint)
            continue
        for form in sorted(forms - {""}):
            foreign = form in SPELT and not is_english(to.tag)
            if foreign or form not in asked[name]:
                said = f"{{{name}:{form}}} in {source.id} is no form that {to.name} has"
                yield Finding(mark, "locale-placeholders", said, f"write {{{name}}}")


def _names(template: str) -> dict[str, set[str]]:
    """The names in a template, each with the forms that are asked of it."""
    found: dict[str, set[str]] = {}
    for match in PLACEHOLDER.finditer(template):
        found.setdefault(match[1], set()).add(match[2] or "")
    return found
