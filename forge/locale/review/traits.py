"""How a language is written, as far as the checks of translations need it.

The script is CLDR's (likely subtags); the quotes are those that are usual in print, with others
that are commonly seen besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

WIDE = frozenset({"Jpan", "Hans", "Hant", "Kore"})
"""Scripts whose marks are as wide as their letters, with no spaces between words."""
RIGHT_TO_LEFT = frozenset({"Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"})
_QUOTES: Mapping[str, str] = MappingProxyType(
    {
        "fi": "””’’", "sv": "””’’", "fr": "«»“”‹›’", "ru": "«»„“", "uk": "«»„“”", "be": "«»„“",
        "de": "„“‚‘»«›‹’", "it": "«»“”’", "es": "«»“”‘’", "pt": "“”‘’«»", "pl": "„”«»’",
        "ja": "「」『』", "zh": "“”‘’「」『』", "ar": "«»“”‹›", "he": "””’’„“‚", "fa": "«»‹›",
        "sw": "“”‘’", "nl": "“”‘’", "cs": "„“‚‘", "el": "«»“”’", "am": "«»‹›",
        "bg": "„“‚‘", "bs": "„”‘’", "ca": "«»“”", "da": "»«›‹“”’", "et": "„“‚‘", "eu": "«»“”",
        "gl": "«»“”", "hr": "„”‚’", "hu": "„”»«’", "hy": "«»“”", "is": "„“‚‘", "ka": "„“‚‘",
        "lt": "„“‚‘", "lv": "„“‚‘", "mk": "„“’‘", "nb": "«»‘’", "nn": "«»‘’", "no": "«»‘’",
        "ro": "„”«»’", "sk": "„“‚‘", "sl": "„“‚‘", "sq": "„“‚‘", "sr": "„”’’",
    }
)  # fmt: skip
_ENGLISH = "“”‘’"


@dataclass(frozen=True, slots=True)
class Traits:
    """A language's script (ISO 15924) and its quotation marks, the first two the usual ones."""

    tag: str
    script: str
    quotes: str

    @property
    def latin(self) -> bool:
        """Whether it is written in Latin letters, as English names are."""
        return self.script == "Latn"

    @property
    def wide(self) -> bool:
        """Whether its marks are as wide as its letters."""
        return self.script in WIDE and self.script != "Kore"

    @property
    def right_to_left(self) -> bool:
        """Whether it is read from right to left."""
        return self.script in RIGHT_TO_LEFT

    @property
    def spaced_marks(self) -> bool:
        """Whether a no-break space stands before ; : ! ? (French, but not in Canada)."""
        return self.tag == "fr" or (self.tag.startswith("fr-") and self.tag != "fr-CA")


@cache
def traits(tag: str) -> Traits:
    """The traits of a language by its tag."""
    base = tag.partition("-")[0]
    return Traits(tag, _script(tag), _QUOTES.get(base, _ENGLISH))


def _script(tag: str) -> str:
    from babel.core import Locale, get_global

    known = Locale.parse(tag, sep="-")
    if known.script:
        return known.script
    likely: Mapping[str, str] = get_global("likely_subtags")
    wanted = filter(None, (f"{known.language}_{known.territory}", known.language))
    found = next((likely[name] for name in wanted if name in likely), "")
    return next((part for part in found.split("_") if len(part) == 4), "Latn")
