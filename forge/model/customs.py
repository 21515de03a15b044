"""The customs of a language: what its file ``lang.toml`` says of how it is written and set.

The file stands beside the catalogues of forge's own words and is the same for all games.  What it
does not say is as CLDR has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from forge.content import toml
from forge.content.nearest import did_you_mean
from forge.finding import Faulty, Finding
from forge.source import Mark

FILE = "lang.toml"
CHECK = "locale-language"
MOST = 15
"""By how many hundredths a language may be set larger or smaller."""
LONGEST, BRIEF = 200, 80
"""Letters of a name, and of a value in a message."""
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
LATIN, NATIVE = "latn", "native"


@dataclass(frozen=True, slots=True)
class Customs:
    """How a language is written and set, and who translated it.

    ``name`` is its own name, ``rtl`` that it runs from right to left, ``native`` that its own
    digits are used, ``quotes`` are its quotation marks, outer and inner.  ``hyphenation``: words
    may be cut at the end of a line.  ``step`` is by how many hundredths its type is larger, or
    below 0 smaller, than that of English.
    """

    name: str = "English"
    rtl: bool = False
    native: bool = False
    quotes: str = "“”‘’"
    hyphenation: bool = True
    step: int = 0
    contributors: tuple[str, ...] = ()
    reviewed_by: tuple[str, ...] = ()


ENGLISH = Customs()
"""The customs of the language that the content is written in."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the file: its field, what it means to a translator, what may stand there.

    ``read`` makes a field's value, or None of what may not stand there; ``write`` goes back.
    """

    field: str
    told: str
    hint: str
    read: Callable[[Any], Any]
    write: Callable[[Any], str]


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _listed(values: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_quoted, values))}]"


def _one_of(words: Mapping[str, bool]) -> tuple[Callable[[Any], Any], Callable[[Any], str]]:
    back = {value: word for word, value in words.items()}
    return (
        lambda given: words.get(given) if isinstance(given, str) else None,
        lambda value: _quoted(back[value]),
    )


def _text(given: Any) -> str | None:
    good = isinstance(given, str) and 0 < len(given.strip()) <= LONGEST
    return given.strip() if good and not _CONTROL.search(given) else None


def _quotes(given: Any) -> str | None:
    each = _names(given)
    single = each is not None and len(each) == 4 and all(len(one) == 1 for one in each)
    return "".join(each) if each and single else None


def _names(given: Any) -> tuple[str, ...] | None:
    each = tuple(map(_text, given)) if isinstance(given, list) else (None,)
    return None if None in each else tuple(filter(None, each))


def _flag(given: Any) -> bool | None:
    return given if isinstance(given, bool) else None


def _step(given: Any) -> int | None:
    good = isinstance(given, int) and not isinstance(given, bool) and abs(given) <= MOST
    return given if good else None


_LINES: Mapping[str, _Line] = {
    "name": _Line(
        "name", "what the language calls itself", 'write its name, as "Kiswahili"', _text, _quoted
    ),
    "direction": _Line(
        "rtl",
        "ltr: from left to right; rtl: from right to left",
        'write "ltr" or "rtl"',
        *_one_of({"ltr": False, "rtl": True}),
    ),
    "digits": _Line(
        "native",
        "latn: 0 1 2 3; native: the digits of the language's own writing",
        f'write "{LATIN}" or "{NATIVE}"',
        *_one_of({LATIN: False, NATIVE: True}),
    ),
    "quotes": _Line(
        "quotes",
        "quotation marks: outer, then inner",
        'write four signs, as ["«", "»", "„", "“"]',
        _quotes,
        lambda value: _listed(tuple(value)),
    ),
    "hyphenation": _Line(
        "hyphenation",
        "whether words may be cut at the end of a line",
        "write true or false",
        _flag,
        lambda value: str(value).lower(),
    ),
    "size_step": _Line(
        "step",
        "per cent by which type is larger, or below 0 smaller, where the language needs it",
        f"write a whole number from -{MOST} to {MOST}",
        _step,
        str,
    ),
    "contributors": _Line(
        "contributors", "who translated", 'write names, as ["Amina O."]', _names, _listed
    ),
    "reviewed_by": _Line(
        "reviewed_by",
        "who has read all of it in print and speaks the language",
        'write names, as ["Amina O."]',
        _names,
        _listed,
    ),
}


def written(customs: Customs, language: str) -> bytes:
    """The language file of some customs; ``language`` is its English name."""
    lines = [f"# The language file of {language}; docs/translating.md tells more of it."]
    for key, line in _LINES.items():
        lines += ["", f"# {line.told}", f"{key} = {line.write(getattr(customs, line.field))}"]
    return ("\n".join(lines) + "\n").encode()


def read(text: str, shown: str, base: Customs) -> Customs:
    """The customs that a language file tells; what it leaves out is as in ``base``.

    Raises Faulty for what is no such file: each finding names the line and what to write.
    """
    raw = toml.table(text, shown, CHECK, 'write a line as: name = "value"')
    wrong = tuple(_wrong(raw, text, shown))
    if wrong:
        raise Faulty(wrong)
    given = {_LINES[key].field: _LINES[key].read(value) for key, value in raw.items()}
    return replace(base, **given)


def _wrong(raw: Mapping[str, Any], text: str, shown: str) -> Iterator[Finding]:
    for key, value in raw.items():
        mark = Mark(shown, _line_of(key, text), 1)
        if key not in _LINES:
            hint = did_you_mean(key, _LINES)
            yield Finding(mark, CHECK, f"a language file has no line {key}", hint)
        elif _LINES[key].read(value) is None:
            said = f"{key} cannot be {_brief(value)}"
            yield Finding(mark, CHECK, said, _LINES[key].hint)


def _brief(value: Any) -> str:
    """A value as it is told: its beginning, where it is long."""
    told = repr(value)
    return told if len(told) <= BRIEF else f"{told[:BRIEF]}…"


def _line_of(key: str, text: str) -> int:
    lines = text.split("\n")
    begins = re.compile(rf"\s*\[*\s*[\"']?{re.escape(key)}\b")
    return next((at for at, line in enumerate(lines, start=1) if begins.match(line)), 1)


assert {line.field for line in _LINES.values()} == {field.name for field in fields(Customs)}
