"""Text that a player reads is a type of its own, with a stable id.

A template holds named placeholders, ``{start_money}`` or ``{token.ruby:plural}``: a name
of the edition's parameters or of the content, and optionally a form.  A number of the rules
is never typed by hand: it comes through a placeholder (design.md §4).  A translation may ask for
a form of its own language behind a bar, ``{token.ruby|gen}``, and a capital, ``{token.ruby|cap}``;
English has neither.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, TypeVar

from forge.source import ROOT, Pointer

T = TypeVar("T")
NAME = r"[a-z][a-z0-9_-]*(?:\.[a-z0-9_-]+)*"
CAPITAL = "cap"
"""The form that every language has which has capitals: a capital in front."""
PLACEHOLDER = re.compile(rf"\{{({NAME})(?::([A-Za-z]+))?(\|[\w-]+(?:\|{CAPITAL})?)?\}}")
"""A placeholder: its name, its form in English, and with its bar a form of another language."""
Forms = tuple[tuple[str, str], ...]
"""Templates by the name of a form, sorted."""


@dataclass(frozen=True, slots=True)
class Text:
    """A template in the source language (English).

    ``id`` is the path of entity ids, not of list positions: it survives insertions and
    reordering, and is the ``msgctxt`` of translations.  ``at`` is where it was written.  A
    translation may have ``forms``: a name in the genitive, a noun as each plural has it.
    """

    id: str
    template: str
    at: Pointer = field(default=ROOT, compare=False)
    forms: Forms = ()

    @property
    def placeholders(self) -> tuple[tuple[str, str], ...]:
        """The (name, form) of each placeholder, in order; form is "" when none is asked."""
        return tuple(map(asked, PLACEHOLDER.finditer(self.template)))

    def changed(self, change: Callable[[str], str]) -> Text:
        """The text with its template and all its forms changed."""
        forms = tuple((name, change(form)) for name, form in self.forms)
        return replace(self, template=change(self.template), forms=forms)


def asked(placeholder: re.Match[str]) -> tuple[str, str]:
    """The (name, form) of a placeholder; the form keeps its bar: "turn", "|gen", "turn|gen"."""
    return placeholder[1], (placeholder[2] or "") + (placeholder[3] or "")


def written(name: str, form: str) -> str:
    """A placeholder as it is written: {missed:turn|gen}."""
    colon = "" if form[:1] in ("", "|") else ":"
    return f"{{{name}{colon}{form}}}"


class Said(str):
    """What is said for one text: a string that knows the text's id, as long as it stays whole."""

    __slots__ = ("of",)
    of: str

    @classmethod
    def by(cls, text: Text, words: str) -> Said:
        """The words of a text."""
        said = cls(words)
        said.of = text.id
        return said

    def saying(self, words: str) -> Said:
        """Other words for the same text."""
        said = Said(words)
        said.of = self.of
        return said


def fill(template: str, values: Mapping[tuple[str, str], str]) -> str:
    """The template with each placeholder replaced; KeyError names one without a value."""
    return PLACEHOLDER.sub(lambda m: values[asked(m)], template)


def texts(thing: object, keep: Callable[[object], bool] = lambda _: True) -> Iterator[Text]:
    """Every text inside a model value, found by type, in document order.

    Values that ``keep`` refuses are left out with everything inside them.
    """
    if isinstance(thing, Text):
        yield thing
    elif is_dataclass(thing) and not isinstance(thing, type):
        if keep(thing):
            for f in fields(thing):
                yield from texts(getattr(thing, f.name), keep)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts(part, keep)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from texts(part, keep)


def said(thing: T, change: Callable[[Text], Text]) -> T:
    """A model value with each text in it changed by a function."""
    made: Any = thing
    if isinstance(thing, Text):
        made = change(thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        parts = {f.name: getattr(thing, f.name) for f in fields(thing) if f.init}
        new = {name: said(part, change) for name, part in parts.items()}
        changed = {name: part for name, part in new.items() if part is not parts[name]}
        made = replace(thing, **changed) if changed else thing
    elif isinstance(thing, tuple):
        row = [said(part, change) for part in thing]
        made = tuple(row) if any(a is not b for a, b in zip(row, thing, strict=True)) else thing
    elif isinstance(thing, Mapping):
        held = {name: said(part, change) for name, part in thing.items()}
        made = held if any(held[name] is not thing[name] for name in held) else thing
    result: T = made
    return result
