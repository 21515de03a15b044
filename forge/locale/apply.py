"""A catalogue laid over a game: each text in its translation, what has none in marked English.

What is not translated is never silent and never lost: it prints in English behind a mark, and is
a finding at its place in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from forge.finding import Finding, Severity
from forge.locale.choices import Branch, branches, faults
from forge.locale.languages import Language
from forge.locale.message import Message
from forge.locale.numbers import is_english
from forge.locale.values import NUMBER
from forge.locale.walk import Source
from forge.model.text import PLACEHOLDER, Forms, Text
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
        found = wrongs(source, message, held.file, to)
        wrong = tuple(replace(finding, text=source.id) for finding in found)
        findings.extend(wrong)
        good = message if not wrong else None
        if not source.plural:
            words[source.id] = good.translation if good else MARK + source.template
            continue
        one, many = (source.template, source.plural) if good is None else _ends(good, to)
        mark = "" if good else MARK
        words |= {f"{source.id}.one": mark + bare(one), f"{source.id}.many": mark + bare(many)}
        if good is not None:
            forms[f"{source.id}.many"] = tuple(sorted(zip(to.forms, good.forms, strict=True)))
    return Laid(words, tuple(findings), forms)


def _ends(message: Message, to: Language) -> tuple[str, str]:
    """The form that goes with one, and the last, which goes with many."""
    return message.forms[to.forms.index(to.category(1))], message.forms[-1]


def bare(noun: str) -> str:
    """A noun without the number that it is counted by."""
    return " ".join(noun.replace(f"{{{NUMBER}}}", " ").split())


def speaking(
    words: Mapping[str, str], forms: Mapping[str, Forms] = MappingProxyType({})
) -> Callable[[Text], Text]:
    """A function that puts texts into the language of some words; others it leaves alone."""

    def put(text: Text) -> Text:
        said = words.get(text.id, text.template)
        return replace(text, template=said, forms=forms.get(text.id, ()))

    return put


def wrongs(source: Source, message: Message | None, file: str, to: Language) -> Iterator[Finding]:
    """Why a text cannot be printed in a language."""
    mark = Mark(file, message.line if message and message.line else 1, 1)
    update = f"run forge locale update {to.tag}"
    if message is None or message.obsolete:
        said = f"{source.id} is not in the catalogue of {to.name}"
        yield Finding(mark, "locale-missing", said, update, Severity.WARNING)
    elif not message.begun:
        said = f"{source.id} is not translated into {to.name}"
        yield Finding(mark, "locale-missing", said, "translate it", Severity.WARNING)
    elif not message.of(source):
        said = f"{source.id} was translated from another English text"
        yield Finding(mark, "locale-stale", said, update, Severity.WARNING)
    elif message.fuzzy:
        said = f"the translation of {source.id} is fuzzy"
        hint = "compare it with the English, then take the mark away"
        yield Finding(mark, "locale-fuzzy", said, hint, Severity.WARNING)
    elif source.plural:
        yield from _plurals(source, message, mark, to)
    else:
        yield from _placeholders(source, message.translation, mark, to)


def _plurals(source: Source, message: Message, mark: Mark, to: Language) -> Iterator[Finding]:
    """Whether there is a good form for each plural of a language."""
    if len(message.forms) != len(to.forms):
        said = f"{source.id} has {len(message.forms)} plurals, {to.name} has {len(to.forms)}"
        hint = f"write one for each of {', '.join(to.forms)}, in this order"
        yield Finding(mark, "locale-plural", said, hint)
        return
    for at, (name, form) in enumerate(zip(to.forms, message.forms, strict=True)):
        if not form:
            said = f"{source.id} has no plural {name} (msgstr[{at}])"
            hint = f"write it as it goes with {_numbers(to, name)}"
            yield Finding(mark, "locale-missing", said, hint, Severity.WARNING)
        else:
            yield from _placeholders(source, form, mark, to, optional=to.single(name))


def _numbers(to: Language, plural: str) -> str:
    """Some numbers that a plural goes with: "2, 3, 4, 22"."""
    return ", ".join(map(str, to.numbers.get(plural, (1_000_000,))[:4]))


def _placeholders(
    source: Source, translation: str, mark: Mark, to: Language, *, optional: bool = False
) -> Iterator[Finding]:
    """Placeholders that a translation lost, or has and may not have; choices that are none.

    With ``optional`` the number of a plural may be left out, for it can be one only.
    """
    broken = tuple(faults(translation, to))
    for wrong, hint in broken:
        yield Finding(mark, "locale-plural", f"the translation of {source.id}: {wrong}", hint)
    if broken:
        return
    asked = _names(source.template)
    every = tuple(branches(translation))
    for name in asked:
        if not (optional and name == NUMBER) and any(_lost(name, one, to) for one in every):
            said = f"the translation of {source.id} has lost {{{name}}}"
            yield Finding(mark, "locale-placeholders", said, f"write {{{name}}} into it")
    given: dict[str, set[str]] = {}
    for one in every:
        for name, forms in _names(one.template).items():
            given.setdefault(name, set()).update(forms)
        given |= {name: set() for name in one.taken if name not in given}
    yield from _strangers(source, asked, given, mark, to)


def _lost(name: str, one: Branch, to: Language) -> bool:
    """Whether a way to say a text lacks a placeholder; a case of one single number may."""
    taken = one.taken.get(name, "")
    return name not in _names(one.template) and not (taken.startswith("=") or to.single(taken))


def _strangers(
    source: Source,
    asked: Mapping[str, set[str]],
    given: Mapping[str, set[str]],
    mark: Mark,
    to: Language,
) -> Iterator[Finding]:
    """Placeholders and forms that the English has not."""
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
    """The names in a template, each with the forms of English that are asked of it."""
    found: dict[str, set[str]] = {}
    for match in PLACEHOLDER.finditer(template):
        found.setdefault(match[1], set()).add(match[2] or "")
    return found
