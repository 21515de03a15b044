"""Whole numbers in words, for texts that spell a number out.

Only English is spelt here; other languages bring their own forms with their catalogues, so a
form that a language does not know is an error of the text, never a silent digit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from unicodedata import normalize

from forge.locale import tongue
from forge.locale.ranges import isolated, own_way

MINUS = "\u2212"
LATIN = "latn"
ZEROS: Mapping[str, int] = MappingProxyType(
    {
        "adlm": 0x1E950, "arab": 0x0660, "arabext": 0x06F0, "beng": 0x09E6, "deva": 0x0966,
        "gujr": 0x0AE6, "guru": 0x0A66, "khmr": 0x17E0, "knda": 0x0CE6, "laoo": 0x0ED0,
        "mlym": 0x0D66, "mtei": 0xABF0, "mymr": 0x1040, "nkoo": 0x07C0, "olck": 0x1C50,
        "orya": 0x0B66, "tamldec": 0x0BE6, "telu": 0x0C66, "thai": 0x0E50, "tibt": 0x0F20,
    }
)  # fmt: skip
"""The zero of each system of digits (CLDR, numberingSystems.xml); Babel changes signs only."""
CURRENCY = "\ue000"
"""Stands for the game's own sign in a pattern; no text has it (Unicode: private use)."""
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


def spells(lang: str) -> bool:
    """Whether numbers are spelt out in English: not where ids stand in place of words (xx-ID)."""
    return is_english(lang) and not lang.endswith("-ID")


def grouped(number: int, lang: str) -> str:
    """A whole number in digits, its thousands apart as a language parts them (CLDR): 18,500."""
    if is_english(lang):
        return f"{number:,}"
    told = _grouped(number, lang, tongue.manners().native)
    return isolated(told) if number < 0 else told


@lru_cache(maxsize=4096)
def _grouped(number: int, lang: str, native: bool) -> str:
    from babel import numbers  # heavy, and not needed for English

    locale, system = lang.replace("-", "_"), _system(lang, native)
    told: str = numbers.format_decimal(number, locale=locale, numbering_system=system)
    return told.replace("-", MINUS).translate(_digits(system))


@cache
def _system(lang: str, native: bool) -> str:
    """The digits of a language in CLDR: "latn", or those of its own writing where it has any."""
    from babel import Locale

    other: Mapping[str, str] = Locale.parse(lang, sep="-").other_numbering_systems
    return other.get("native", LATIN) if native else LATIN


def counted(number: int, lang: str) -> str:
    """A count in digits; thousands are parted where it is not English, which writes 1240."""
    return str(number) if is_english(lang) else grouped(number, lang)


def figures(said: str | int) -> str:
    """Digits that are no count, as the number of a page, in the digits of the moment."""
    text = str(said)
    lang, native = tongue.spoken_tag(), tongue.manners().native
    english = is_english(lang) or not native
    return text if english else text.translate(_digits(_system(lang, native)))


@cache
def _digits(system: str) -> Mapping[int, int]:
    """The code point of each Latin digit, and that of the same digit of a system."""
    zero = ZEROS.get(system, ord("0"))
    return {ord("0") + digit: zero + digit for digit in range(10)}


def measure(said: str) -> str:
    """A length in digits, "0.4", with the decimal sign and the digits of the moment."""
    lang = tongue.spoken_tag()
    if is_english(lang):
        return said
    from babel import numbers

    native = tongue.manners().native
    sign: str = numbers.get_decimal_symbol(
        lang.replace("-", "_"), numbering_system=_system(lang, native)
    )
    return figures(said.replace(".", sign))


def money(value: int, sign: str, lang: str) -> str:
    """An amount of the game's own currency in the pattern of a language (CLDR): "$1,000".

    English, where no pattern needs looking up, does not load the locale library.
    """
    if is_english(lang):
        return f"{sign}{value:,}"
    return own_way(_money(value, lang, tongue.manners().native).replace(CURRENCY, sign))


@lru_cache(maxsize=4096)
def _money(value: int, lang: str, native: bool) -> str:
    """An amount in the pattern of a language, with a mark for its currency."""
    from babel import Locale, numbers

    pattern = Locale.parse(lang, sep="-").currency_formats["standard"].pattern.replace(".00", "")
    system = _system(lang, native)
    told: str = numbers.format_currency(
        value,
        "XXX",  # no currency (ISO 4217)
        pattern.replace("¤", CURRENCY),
        lang.replace("-", "_"),
        currency_digits=False,
        numbering_system=system,
    )
    return told.replace("-", MINUS).translate(_digits(system))


_AS_SPOKEN = re.compile(r"one\b|once|uni(?!n|m)|use|eu|ewe", re.IGNORECASE)
"""Words that are written with a vowel and spoken with a consonant."""
_SILENT = ("hour", "honest", "honour", "heir")


def signed(number: int, rtl: bool = False) -> str:
    """A number with its sign, a true minus before what is below nothing."""
    return upright(f"{number:+d}", rtl) if number else figures(0)


def upright(number: object, rtl: bool = False) -> str:
    """A number in the digits of the moment, with a true minus where it is below nothing.

    In a text from right to left (``rtl``, or the language of the moment) its sign would go to its
    other side: a sign before a number is no part of it (UAX #9, W4 and W5), so both are isolated.
    """
    told = figures(str(number).replace("-", MINUS))
    return isolated(told, rtl) if not told.isdecimal() else told


def with_article(words: str) -> str:
    """An English noun or number word with its article: "a ruby", "an emerald", "an eight"."""
    spoken = normalize("NFD", words.casefold())
    vowel = spoken.startswith(_SILENT) or (
        spoken[:1] in tuple("aeiou") and not _AS_SPOKEN.match(spoken)
    )
    return f"{'an' if vowel else 'a'} {words}"
