"""Why a translation cannot be printed: what is missing, out of date, lost or unreadable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from forge.content.nearest import nearest
from forge.finding import Finding, Severity
from forge.locale.choices import Branch, branches, choices, faults, read, strays
from forge.locale.languages import Language
from forge.locale.message import Message, become
from forge.locale.numbers import is_english
from forge.locale.values import NUMBER
from forge.locale.walk import OWN, Source
from forge.model.text import PLACEHOLDER
from forge.source import Mark

SPELT = ("words", "Words", "a", "A")
"""Forms that only English has."""


def wrongs(source: Source, message: Message | None, file: str, to: Language) -> Iterator[Finding]:
    """Why a text cannot be printed in a language, or not with every number."""
    first = unsayable(source, message, file, to)
    if first or message is None:
        yield from first
        return
    mark = Mark(file, message.line or 1, 1)
    if not source.plural:
        yield from _placeholders(source, message.translation, mark, to)
        return
    yield from _lacking(source, message, mark, to)
    for name, form in zip(to.forms, message.forms, strict=False):
        if form:
            yield from plural(source, form, name, mark, to)


def unsayable(
    source: Source, message: Message | None, file: str, to: Language
) -> tuple[Finding, ...]:
    """Why nothing of a message may be printed; empty where something may."""
    mark = Mark(file, message.line if message and message.line else 1, 1)
    hint = f"run forge locale update {to.tag}"
    if message is None or message.obsolete:
        check, said = "missing", f"{source.id} is not in the catalogue of {to.name}"
    elif not message.begun:
        check, said = "missing", f"{source.id} is not translated into {to.name}"
        hint = "translate it"
    elif not message.of(source):
        check, said = "stale", f"{source.id} was translated from another English text"
    elif message.fuzzy:
        check, said = "fuzzy", f"the translation of {source.id} is fuzzy{_since(message)}"
        hint = "compare it with the English, then take the mark away"
    else:
        return ()
    return (Finding(mark, f"locale-{check}", said, hint, Severity.WARNING),)


def _since(message: Message) -> str:
    """What is other now than when a translation was made; nothing where its translator doubts."""
    if message.previous is not None or message.previous_plural is not None:
        return ": the English has changed"
    if message.before is not None:
        return f": {become(message.before, message.values)}"
    return ""


def _lacking(source: Source, message: Message, mark: Mark, to: Language) -> Iterator[Finding]:
    """Whether there is a form for each plural of a language, and no other."""
    given = sum(1 for form in message.forms if form)
    needed = len(to.forms)
    told = f"{source.id}: {needed} forms needed, {given} given"
    if len(message.forms) > needed:
        hint = f"{to.name} has {', '.join(to.forms)}, in this order"
        yield Finding(mark, "locale-plural", told, hint, Severity.WARNING)
        return
    forms = (*message.forms, *[""] * (needed - len(message.forms)))
    lacking = [(at, name) for at, name in enumerate(to.forms) if not forms[at]]
    if lacking:
        each = (f"msgstr[{at}] as it goes with {_numbers(to, name)}" for at, name in lacking)
        hint = f"write {'; '.join(each)}"
        yield Finding(mark, "locale-plural", told, hint, Severity.WARNING)


def _numbers(to: Language, plural: str) -> str:
    """Some numbers that a plural goes with: "2, 3, 4, 22"."""
    return ", ".join(map(str, to.numbers.get(plural, (1_000_000,))[:4]))


def plural(source: Source, form: str, name: str, mark: Mark, to: Language) -> Iterator[Finding]:
    """Why a plural of a message cannot be printed; ``name`` is what CLDR calls it."""
    yield from _placeholders(source, form, mark, to, optional=to.single(name))


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
    torn = strays(translation)
    for brace in torn:
        said = f"the translation of {source.id}: {brace!r} is no placeholder"
        yield Finding(mark, "locale-placeholders", said, _whole(brace, asked, translation))
    if torn:
        return
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
    yield from _mistaken(source, translation, mark)


def _whole(brace: str, asked: Iterable[str], translation: str) -> str:
    """What to write for braces that are no placeholder: the closest one, else those not there."""
    lost = [name for name in asked if f"{{{name}" not in translation]
    close = nearest(brace.strip("{}").partition(":")[0].strip(), list(asked))
    if close or (lost and len(brace) > len("{}")):
        names = [close] if close else lost
        return f"write {', '.join(f'{{{name}}}' for name in names)}"
    return "write {name} or {name:form}, or take the brace out"


def _mistaken(source: Source, translation: str, mark: Mark) -> Iterator[Finding]:
    """Numbers that are asked for a form, names that a choice is made by.

    Only the texts of a game are known to be the one or the other.
    """
    if source.document in OWN:
        return
    numbers = {told.partition("=")[0] for told in source.values.split("; ")} | {NUMBER}
    for match in PLACEHOLDER.finditer(translation):
        if match[1] in numbers and match[3] and not match[2]:
            said = f"{match[0]} in {source.id} asks a number for a form"
            hint = f"write {{{match[1]}}}, or count a noun with it"
            yield Finding(mark, "locale-placeholders", said, hint)
    for choice in choices(read(translation)):
        if choice.name not in numbers:
            said = f"{source.id} chooses by {{{choice.name}}}, which is no number"
            yield Finding(mark, "locale-plural", said, "choose by a number of the English")


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
            if foreign or not (form in asked[name] or f"{name}:{form}" in source.also):
                said = f"{{{name}:{form}}} in {source.id} is no form that {to.name} has"
                yield Finding(mark, "locale-placeholders", said, _instead(name, source))


def _instead(name: str, source: Source) -> str:
    """What a translation may write for a placeholder."""
    forms = sorted(one for one in source.also if one.startswith(f"{name}:"))[:3]
    return f"write {' or '.join(f'{{{one}}}' for one in (name, *forms))}"


def _names(template: str) -> dict[str, set[str]]:
    """The names in a template, each with the forms of English that are asked of it."""
    found: dict[str, set[str]] = {}
    for match in PLACEHOLDER.finditer(template):
        found.setdefault(match[1], set()).add(match[2] or "")
    return found
