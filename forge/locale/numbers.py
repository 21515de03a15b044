"""Whole numbers in words, for texts that spell a number out.

Only English is spelt here; other languages bring their own forms with their catalogues, so a
form that a language does not know is an error of the text, never a silent digit.
"""

from __future__ import annotations

import re
from unicodedata import normalize

MINUS = "\u2212"
ISOLATE, POP = "\u2066", "\u2069"
"""LRI and PDI: what stands between runs from left to right (UAX #9)."""
TEENS_AND_BELOW = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen
"""
ONES = tuple(TEENS_AND_BELOW.split())
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def in_words(number: int) -> str:
    """An English whole number from 0 to 999 999 in words: 21 is "twenty-one".

    Raises ValueError outside that range.
    """
    if not 0 <= number < 1_000_000:
        msg = f"{number} is not spelt out"
        raise ValueError(msg)
    if number < 20:
        return ONES[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return TENS[tens] + (f"-{ONES[ones]}" if ones else "")
    unit, word = (100, "hundred") if number < 1000 else (1000, "thousand")
    head, tail = divmod(number, unit)
    joint = " and " if tail < 100 else " "
    return f"{in_words(head)} {word}" + (f"{joint}{in_words(tail)}" if tail else "")


def is_english(lang: str) -> bool:
    """Whether a tag is of English: "en", or of a pseudo-locale, which counts as English does."""
    return lang.partition("-")[0] in ("en", "xx")


def grouped(number: int, lang: str) -> str:
    """A whole number in digits, its thousands apart as a language parts them (CLDR): 18,500."""
    if is_english(lang):
        return f"{number:,}"
    from babel import numbers  # heavy, and not needed for English

    told: str = numbers.format_decimal(number, locale=lang.replace("-", "_"))
    return told


def money(value: int, sign: str, lang: str) -> str:
    """An amount of the game's own currency in the pattern of a language (CLDR): "$1,000".

    English, where no pattern needs looking up, does not load the locale library.
    """
    if is_english(lang):
        return f"{sign}{value:,}"
    from babel import Locale, numbers  # heavy, and not needed for English

    pattern = Locale.parse(lang, sep="-").currency_formats["standard"].pattern.replace(".00", "")
    plain: str = numbers.format_currency(
        value, "XXX", pattern, lang.replace("-", "_"), currency_digits=False
    )
    return plain.replace("XXX", sign).replace("¤", sign)


def counted(number: int, lang: str) -> str:
    """A count in digits; thousands are parted where it is not English, which writes 1240."""
    return str(number) if is_english(lang) else grouped(number, lang)


_AS_SPOKEN = re.compile(r"one\b|once|uni(?!n|m)|use|eu|ewe", re.IGNORECASE)
"""Words that are written with a vowel and spoken with a consonant."""
_SILENT = ("hour", "honest", "honour", "heir")


def signed(number: int, rtl: bool = False) -> str:
    """A number with its sign, a true minus before what is below nothing."""
    return upright(f"{number:+d}", rtl) if number else "0"


def upright(number: object, rtl: bool = False) -> str:
    """A number with a true minus where it is below nothing.

    In a text from right to left (``rtl``) its sign would go to its other side: a sign before
    a number is no part of it (UAX #9, W4 and W5), so both stand in an isolate.
    """
    told = str(number).replace("-", MINUS)
    return f"{ISOLATE}{told}{POP}" if rtl and not told.isdecimal() else told


def with_article(words: str) -> str:
    """An English noun or number word with its article: "a ruby", "an emerald", "an eight"."""
    spoken = normalize("NFD", words.casefold())
    vowel = spoken.startswith(_SILENT) or (
        spoken[:1] in tuple("aeiou") and not _AS_SPOKEN.match(spoken)
    )
    return f"{'an' if vowel else 'a'} {words}"
