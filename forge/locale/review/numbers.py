"""Checks of numbers: a rule's number is filled in, never typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from forge.finding import Severity
from forge.locale.numbers import in_words
from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair
from forge.locale.review.plain import numbers, written_out

_ONE = ("a", "an", "one", "once", "single", "first", "only", "each", "every", "per", "next",
        "another", "alone")  # fmt: skip
_TWO = ("second", "twice", "both", "pair", "double", "either", "other")
_MORE = {
    "third": 3, "thrice": 3, "triple": 3, "fourth": 4, "quarter": 4, "fifth": 5, "sixth": 6,
    "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "dozen": 12, "half": 2,
    "no": 0, "none": 0, "nothing": 0, "nobody": 0, "without": 0, "never": 0,
}  # fmt: skip
_HOURS = {
    r"\bquarter of an hour\b": 15, r"\bhalf an hour\b": 30, r"\bthree quarters of an hour\b": 45,
    r"\ban hour\b": 60,
}  # fmt: skip
"""What English says of minutes, and other languages count."""


@cache
def _worded() -> dict[str, int]:
    """The English words that stand for a number, with it."""
    spelt = {in_words(number): number for number in range(101)}
    return {**dict.fromkeys(_ONE, 1), **dict.fromkeys(_TWO, 2), **_MORE, **spelt}


def _told(pair: Pair) -> set[str]:
    """The numbers that the English itself says, in digits or in words."""
    known = _worded()
    words = re.findall(r"[a-z]+(?:-[a-z]+)*", pair.meant.text.lower())
    parts = {part for word in words for part in (word, *word.split("-"))}
    worded = {str(known[word]) for word in parts if word in known}
    lower = pair.meant.text.lower()
    worded |= {str(minutes) for said, minutes in _HOURS.items() if re.search(said, lower)}
    return worded | {one.plain for one in numbers(pair.meant)}


def _behind(pair: Pair) -> dict[str, str]:
    """The numbers behind the placeholders, each with the placeholder that brings it."""
    found: dict[str, str] = {}
    for told in filter(None, pair.source.values.split("; ")):
        name, _, value = told.partition("=")
        for number in re.findall(r"\d+", re.sub(r"\([^)]*\)", "", value)):
            found.setdefault(number, name)
    return found


@review(Severity.ERROR)
def locale_number(pair: Pair) -> Iterator[Remark]:
    """A translation has no number in digits that its English has not.

    Compares the numbers, whatever digits and separators a language writes, with those of the
    English, in digits or in words, and with the values of the placeholders.

    A number that is typed stays when an edition or a mod sets another: then the rule is wrong.

    Bad:
        #. in: fi
        #. values: fee=20
        msgid "Pay {fee} to the bank."
        msgstr "Maksa {fee} eli 20 pankille."
    Good:
        #. in: fi
        #. values: fee=20
        msgid "Pay {fee} to the bank, twice."
        msgstr "Maksa pankille {fee} 2 kertaa."
    """
    told, behind = _told(pair), _behind(pair)
    for one in numbers(pair.read):
        if one.plain in told:
            continue
        name = behind.get(one.plain)
        if name:
            yield Remark(f"{one.written} is typed by hand", f"write {{{name}}}", one.at)
        else:
            said = f"the English has no number {one.written}"
            yield Remark(said, "write a placeholder, or the number in words", one.at)


@review()
def locale_numbers(pair: Pair) -> Iterator[Remark]:
    """A translation has every number that its English has in digits.

    Compares the numbers in digits, whatever digits and separators a language writes; those of
    Chinese and Japanese (十五) count as well.

    Paper, scale and names of hexes are no parameters, but the reader needs them all the same.

    Bad:
        #. in: fi
        msgid "Print at 100 %, then cut."
        msgstr "Tulosta ja leikkaa."
    Good:
        #. in: ar
        msgctxt "one"
        msgid "Print at 100 %, then cut."
        msgstr "اطبع بنسبة ١٠٠٪ ثم قُصّ."

        #. in: ja
        msgctxt "two"
        msgid "Wait 15 minutes."
        msgstr "十五分待つ。"
    """
    given = {one.plain for one in numbers(pair.read)} | written_out(pair.read)
    for one in numbers(pair.meant):
        if one.plain not in given:
            yield Remark(f"the English has {one.written}", f"write {one.written} here, too")


@review(Severity.ERROR)
def locale_money(pair: Pair) -> Iterator[Remark]:
    """A translation types no currency sign that its English has not.

    Looks for currency signs of any country.

    Money is filled in with the game's own sign, in the language's pattern; a sign beside it stands
    twice, and in another place than the language has it.

    Bad:
        #. in: sw
        msgid "Pay {fee} to the bank."
        msgstr "Lipa £{fee} kwa benki."
    Good:
        #. in: sw
        msgid "Pay {fee} to the bank."
        msgstr "Lipa {fee} kwa benki."
    """
    own = {letter for letter in pair.meant.text if unicodedata.category(letter) == "Sc"}
    for index, letter in enumerate(pair.read.text):
        if unicodedata.category(letter) == "Sc" and letter not in own:
            said = f"the currency sign {letter} is typed by hand"
            hint = "the placeholder of an amount brings its sign; {currency} is the sign alone"
            yield Remark(said, hint, pair.read.place(index))
