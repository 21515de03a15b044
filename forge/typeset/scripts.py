"""Which script a language and a character are written in (ISO 15924), and what follows from it."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category

LATIN_LIKE = frozenset({"Latn", "Cyrl", "Grek"})
RIGHT_TO_LEFT = frozenset({"Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"})
JOINING = frozenset({"Arab", "Syrc", "Nkoo", "Adlm", "Rohg", "Mong", "Mand", "Phag"})
"""Scripts whose letters take their form from their neighbours."""
SQUARE = frozenset({"Hani", "Hira", "Kana", "Hang", "Bopo"})
"""Scripts whose letters fill a square each, with the room between them in it."""
SPACELESS = frozenset({"Hans", "Hant", "Jpan", "Kore", "Thai", "Laoo", "Khmr", "Mymr"})
"""Scripts set ragged: there are no, or too few, spaces to stretch."""

_LANGUAGES = {
    "Arab": "ar fa ur ps ckb ug sd",
    "Armn": "hy",
    "Beng": "bn as",
    "Cyrl": "ru uk be bg sr mk kk ky mn tg",
    "Deva": "hi mr ne sa",
    "Ethi": "am ti",
    "Geor": "ka",
    "Grek": "el",
    "Gujr": "gu",
    "Guru": "pa",
    "Hans": "zh",
    "Hebr": "he yi",
    "Jpan": "ja",
    "Khmr": "km",
    "Knda": "kn",
    "Kore": "ko",
    "Laoo": "lo",
    "Mlym": "ml",
    "Mymr": "my",
    "Orya": "or",
    "Sinh": "si",
    "Taml": "ta",
    "Telu": "te",
    "Thai": "th",
}
_SCRIPT_OF = {lang: script for script, langs in _LANGUAGES.items() for lang in langs.split()}
_TRADITIONAL = frozenset({"TW", "HK", "MO"})

# Default_Ignorable_Code_Point, DerivedCoreProperties.txt: drawn as nothing, never missing.
_IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip


@lru_cache(maxsize=256)
def script_of_language(lang: str) -> str:
    """The script a language (BCP 47) is written in; "Latn" unless known otherwise."""
    primary, *subtags = lang.replace("_", "-").split("-")
    for subtag in subtags:
        if len(subtag) == 4 and subtag.isalpha():
            return subtag.title()
    if primary == "zh" and _TRADITIONAL.intersection(tag.upper() for tag in subtags):
        return "Hant"
    return _SCRIPT_OF.get(primary.lower(), "Latn")


def is_rtl(lang: str) -> bool:
    """Whether a language runs from right to left."""
    return script_of_language(lang) in RIGHT_TO_LEFT


@lru_cache(maxsize=8192)
def script_of(char: str) -> str:
    """The Script property of a character: "Zyyy" for common signs, "Zinh" for marks."""
    if char.isascii():
        return "Latn" if char.isalpha() else "Zyyy"
    from fontTools.unicodedata import script

    found: str = script(char)
    return found


@lru_cache(maxsize=8192)
def is_ignorable(char: str) -> bool:
    """Whether a character is drawn as nothing (Default_Ignorable_Code_Point)."""
    point = ord(char)
    return any(low <= point <= high for low, high in _IGNORABLE)


@lru_cache(maxsize=8192)
def is_control(char: str) -> bool:
    """Whether a character cannot be printed at all: controls, lone surrogates, line separators."""
    return category(char) in {"Cc", "Cs", "Zl", "Zp"}


@lru_cache(maxsize=8192)
def extends(char: str) -> bool:
    """Whether a character belongs to the one before it (a mark, a joiner, a variation selector)."""
    return category(char)[0] == "M" or char in "\u200c\u200d" or 0x1F3FB <= ord(char) <= 0x1F3FF
