"""A choice by a number inside a translation: ``{missed, plural, one {# turn} other {# turns}}``.

It is the plural of ICU's MessageFormat, read by ourselves: ICU itself knows no placeholder such as
``{token.ruby|gen}``, lets a translated keyword pass, and takes an apostrophe for a quotation mark.
``#`` is the number as ``{missed}`` is written; ``=1`` is a case of one number alone; cases may hold
placeholders, markup and choices of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod

from forge.locale.languages import OTHER, Language
from forge.model.text import NAME, PLACEHOLDER

KIND = "plural"
OPEN = re.compile(rf"\{{\s*({NAME})\s*,\s*(\w*)\s*,?")
"""The beginning of a choice, with its name and kind."""
_CASE = re.compile(r"\s*(=?\w+)\s*\{")
_END = re.compile(r"\s*\}")
_BRACE = re.compile(r"\{[^{}]*\}?|\}")
_DOUBLED = re.compile(r"\{{2,}[^{}]*\}{2,}")
DEEPEST, MOST = 4, 1000
"""How many choices may stand in one another, and the ways that a text may be said in."""


class Malformed(ValueError):
    """A choice that cannot be read: what is wrong, and a hint."""

    def __init__(self, said: str, hint: str) -> None:
        super().__init__(said)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice: the placeholder whose number decides, and what is said in each case."""

    name: str
    cases: Mapping[str, Parts]


Parts = tuple[str | Choice, ...]
"""A template: plain pieces, which may hold placeholders, and choices."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A template with one case taken of each choice, and which one of which number."""

    template: str
    taken: Mapping[str, str] = field(default_factory=dict)


def chosen(
    template: str, number: Callable[[str], int | None], category: Callable[[int], str]
) -> str:
    """A template with each choice replaced by its case; ``category`` names a number's plural.

    What is no number takes the case "other".  A choice that cannot be read stays as it is typed,
    as all braces do that are no placeholder; checks tell both.
    """
    try:
        return _joined(read(template), number, category)
    except Malformed:
        return template


def _joined(
    parts: Parts, number: Callable[[str], int | None], category: Callable[[int], str]
) -> str:
    said: list[str] = []
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        value = number(part.name)
        keys = (OTHER,) if value is None else (f"={value}", category(value), OTHER)
        case = next(part.cases[key] for key in keys if key in part.cases)
        said.append(_joined(case, number, category))
    return "".join(said)


def branches(template: str) -> Iterator[Branch]:
    """A template in each way that its choices can fall.  Raises Malformed."""
    yield from _branches(read(template))


def _branches(parts: Parts) -> Iterator[Branch]:
    made = [Branch("")]
    for part in parts:
        if isinstance(part, str):
            made = [Branch(one.template + part, one.taken) for one in made]
            continue
        ways = [
            Branch(way.template, {**way.taken, part.name: key})
            for key, case in part.cases.items()
            for way in _branches(case)
        ]
        made = [
            Branch(one.template + way.template, {**one.taken, **way.taken})
            for one in made
            for way in ways
        ]
    return iter(made)


def choices(parts: Parts) -> Iterator[Choice]:
    """Every choice in a template, those inside others too."""
    for part in parts:
        if isinstance(part, Choice):
            yield part
            for case in part.cases.values():
                yield from choices(case)


def faults(template: str, to: Language) -> Iterator[tuple[str, str]]:
    """What is wrong with the choices of a translation, each with a hint."""
    try:
        parts = read(template)
    except Malformed as wrong:
        yield str(wrong), wrong.hint
        return
    for choice in choices(parts):
        for key in choice.cases:
            if not key.startswith("=") and key not in to.keywords:
                known = ", ".join(form for form in to.forms if form != OTHER)
                hint = f"{to.name} has {known}{' and ' if known else ''}{OTHER}; or write =1"
                yield f"{key!r} is no plural of {to.name}", hint


def strays(template: str) -> tuple[str, ...]:
    """Braces of a translation that are no placeholder, with what stands in them.

    Raises Malformed for a choice that cannot be read.
    """
    whole = "".join(one.template for one in branches(template))
    bare = PLACEHOLDER.sub("", _DOUBLED.sub("", whole))
    return tuple(sorted({*_DOUBLED.findall(whole), *_BRACE.findall(bare)}))


@lru_cache(maxsize=4096)
def read(template: str) -> Parts:
    """A template as pieces and choices.  Raises Malformed for a choice that cannot be read."""
    if not OPEN.search(template):
        return (template,)
    parts, end = _read(template, 0, "", 0)
    if end < len(template):
        raise Malformed("a brace closes that was not opened", "take it out, or open one before it")
    ways = _ways(parts)
    if ways > MOST:
        raise Malformed(f"this can be said in {ways} ways", "choose once, round the whole sentence")
    return parts


def _ways(parts: Parts) -> int:
    """In how many ways the choices of a template can fall."""
    each = (sum(map(_ways, part.cases.values())) for part in parts if isinstance(part, Choice))
    return prod(each)


def _read(template: str, at: int, of: str, deep: int) -> tuple[Parts, int]:
    """Pieces and choices up to the brace that closes a case, or the end; ``of`` is its number."""
    parts: list[str | Choice] = []
    plain: list[str] = []
    while at < len(template) and template[at] != "}":
        placeholder = PLACEHOLDER.match(template, at)
        opened = OPEN.match(template, at)
        if placeholder:
            plain.append(placeholder[0])
            at = placeholder.end()
        elif opened:
            parts += ["".join(plain)] if plain else []
            plain = []
            choice, at = _choice(template, opened, deep + 1)
            parts.append(choice)
        elif of and template[at] == "#":
            plain.append(f"{{{of}}}")
            at += 1
        else:
            plain.append(template[at])
            at += 1
    return (*parts, *(["".join(plain)] if plain else [])), at


def _choice(template: str, opened: re.Match[str], deep: int) -> tuple[Choice, int]:
    name, kind, at = opened[1], opened[2], opened.end()
    if kind != KIND:
        raise Malformed(f"{{{name}, {kind}}} is no choice by a number", f"write {{{name}, {KIND},")
    if deep > DEEPEST:
        said = f"more than {DEEPEST} choices stand in one another"
        raise Malformed(said, "choose by one number, or by two")
    cases: dict[str, Parts] = {}
    while case := _CASE.match(template, at):
        if case[1] in cases:
            raise Malformed(f"{{{name}}} has the case {case[1]} twice", "leave one of them out")
        cases[case[1]], at = _read(template, case.end(), name, deep)
        if template[at : at + 1] != "}":
            break
        at += 1
    end = _END.match(template, at)
    if end is None:
        hint = f"write {{{name}, {KIND}, one {{…}} {OTHER} {{…}}}}"
        raise Malformed(f"the choice of {{{name}}} is not closed", hint)
    if OTHER not in cases:
        raise Malformed(f"the choice of {{{name}}} has no case {OTHER}", f"add {OTHER} {{…}}")
    return Choice(name, cases), end.end()
