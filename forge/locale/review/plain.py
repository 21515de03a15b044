"""A template as a reader sees it: tags gone, one stand-in for each placeholder."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

FILLED = "\ufffc"
"""Stands for what a placeholder will print (the object replacement character)."""
_TAG = re.compile(r"</?[A-Za-z]+>")
_NAMED = re.compile(r"\{[^{}]*\}")
_NUMBER = re.compile(r"\d+(?:[.,'\u2019\u00a0\u202f\u2009\u066b\u066c]\d+)*")
_ONES, _POWERS, _MYRIAD = "〇一二三四五六七八九", "十百千", "万"
_SIGNS = re.compile(f"[{_ONES}{_POWERS}{_MYRIAD}]+")
_GROUPS = re.compile(r"\d{1,3}(?:[.,'\u2019\u00a0\u202f\u2009\u066c]\d{3})+")


@dataclass(frozen=True, slots=True)
class Plain:
    """What is read of a template; ``at`` tells where each letter of it stands in the template."""

    text: str
    at: tuple[int, ...]

    def place(self, index: int) -> int:
        """Where a letter stands in the template; its end for one behind the last."""
        return self.at[index] if index < len(self.at) else (self.at[-1] + 1 if self.at else 0)

    @property
    def words(self) -> tuple[str, ...]:
        """The runs of letters, as they are written."""
        return tuple(re.findall(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*", self.text))


@cache
def plain(template: str) -> Plain:
    """A template without its tags, each placeholder one character."""
    text: list[str] = []
    at: list[int] = []
    end = 0
    for start, stop, filled in _machine(template):
        text += template[end:start]
        at += range(end, start)
        if filled:
            text.append(FILLED)
            at.append(start)
        end = stop
    text += template[end:]
    at += range(end, len(template))
    return Plain("".join(text), tuple(at))


def _machine(template: str) -> Iterator[tuple[int, int, bool]]:
    """What is for the machine, in order: start, end, whether something is printed for it."""
    found = [(m.start(), m.end(), True) for m in _NAMED.finditer(template)]
    found += [(m.start(), m.end(), False) for m in _TAG.finditer(template)]
    yield from sorted(found)


@dataclass(frozen=True, slots=True)
class Digits:
    """A number in digits: as it is written, in its plain form ("4.2", "1000"), and where."""

    written: str
    plain: str
    at: int


def numbers(said: Plain) -> tuple[Digits, ...]:
    """The numbers that stand in digits, of any script, however a language parts them."""
    return tuple(
        Digits(m[0], _plain_number(m[0]), said.place(m.start()))
        for m in _NUMBER.finditer(said.text)
    )


def written_out(said: Plain) -> frozenset[str]:
    """The numbers that stand in the signs of Chinese and Japanese, in their plain form."""
    return frozenset(str(_of_signs(m[0])) for m in _SIGNS.finditer(said.text))


def _of_signs(signs: str) -> int:
    """The number of signs: 十五 is 15, 二千三百 is 2300, 一五 is 15, too."""
    total = group = digits = 0
    for sign in signs:
        if sign in _ONES:
            digits = 10 * digits + _ONES.index(sign)
        elif sign == _MYRIAD:
            total, group, digits = total + 10_000 * (group + digits or 1), 0, 0
        else:
            group, digits = group + 10 ** (_POWERS.index(sign) + 1) * (digits or 1), 0
    return total + group + digits


def _plain_number(written: str) -> str:
    mapped = "".join(str(unicodedata.digit(c)) if c.isdigit() else c for c in written)
    if _GROUPS.fullmatch(mapped):
        return re.sub(r"\D", "", mapped)
    return re.sub(r"[^0-9]+", ".", mapped)
