"""Languages by their tags (BCP 47), as CLDR knows them through Babel."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from forge.model.customs import ENGLISH, Customs

if TYPE_CHECKING:
    from babel import Locale

USUAL = range(1001)
"""The numbers by which the plurals of a language are known; what only millions have is rare."""
MILLIONS = (10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000)
OTHER = "other"
_TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?")
"""A language, its script, its region: what CLDR tells apart, and Babel reads."""


@dataclass(frozen=True)
class Language:
    """A language: its tag, its English name, and its plurals as gettext writes them.

    ``forms`` are the plurals in gettext's order (``msgstr[0]``, ``msgstr[1]``, ...), by their names
    in CLDR; ``keywords`` are all that CLDR has, those of fractions as well.  ``usual`` are its
    customs as CLDR has them.
    """

    tag: str
    name: str
    plurals: str
    forms: tuple[str, ...] = (OTHER,)
    keywords: frozenset[str] = frozenset({OTHER})
    category: Callable[[int], str] = field(default=lambda _: OTHER, compare=False, repr=False)
    """The plural that goes with a whole number, by its name in CLDR."""
    usual: Customs = ENGLISH

    @cached_property
    def numbers(self) -> dict[str, tuple[int, ...]]:
        """The usual numbers of each plural; those that only millions have are not there."""
        found: dict[str, tuple[int, ...]] = {}
        for number in USUAL:
            form = self.category(number)
            found[form] = (*found.get(form, ()), number)
        return found

    def single(self, form: str) -> bool:
        """Whether a plural stands for one single number, as the dual does."""
        return len(self.numbers.get(form, ())) == 1


def tidy(tag: str) -> str:
    """A tag as it is written (BCP 47), however it was typed: FI is fi, pt_br is pt-BR."""
    first, *others = tag.replace("_", "-").split("-")
    return "-".join((first.lower(), *map(_subtag, others)))


def _subtag(part: str) -> str:
    """A region in capitals, a script with one; all else small."""
    if len(part) == 2 or part.isdigit():
        return part.upper()
    return part.title() if len(part) == 4 else part.lower()


@cache
def language(tag: str) -> Language:
    """The language of a tag, "fi" or "pt-BR".  Raises LookupError for one that CLDR has not."""
    from babel import Locale, UnknownLocaleError

    if not _TAG.fullmatch(tag) or tag == "und":
        raise LookupError(tag)
    try:
        found = Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError, TypeError) as unknown:
        raise LookupError(tag) from unknown
    if "-" not in tag:  # Babel gives an old name its region: iw is he-IL, and means he
        found = Locale(found.language, script=found.script)
    rule = found.plural_form
    written = str(found).replace("_", "-")
    plurals, forms = _plurals(found)
    keywords = frozenset({*rule.tags, OTHER})
    name = found.get_display_name("en") or written
    return Language(written, name, plurals, forms, keywords, rule, _usual(found, written))


def _usual(locale: Locale, tag: str) -> Customs:
    from forge.locale.review.traits import traits

    name = locale.get_display_name() or tag
    quotes = (traits(tag).quotes * 2)[:4]
    return Customs(name[:1].upper() + name[1:], locale.text_direction == "rtl", quotes=quotes)


def _plurals(locale: Locale) -> tuple[str, tuple[str, ...]]:
    """The header Plural-Forms, and the names of its forms.

    The header that gettext's editors know where it parts whole numbers as CLDR does; else one that
    is made of CLDR's rule.
    """
    from gettext import c2py

    from babel.messages.plurals import get_plural
    from babel.plural import to_gettext

    rule, known = locale.plural_form, get_plural(locale)
    index: Callable[[int], int] = c2py(known.plural_expr)
    pairs = {(index(number), rule(number)) for number in (*USUAL, *MILLIONS)}
    if len(pairs) == known.num_plurals == len({form for _, form in pairs}):
        header = f"nplurals={known.num_plurals}; plural={known.plural_expr};"
        return header, tuple(form for _, form in sorted(pairs))
    order = ("zero", "one", "two", "few", "many", OTHER)
    made = re.sub(r"\be\b", "0", to_gettext(rule))  # e: the exponent, which no whole number has
    return made, tuple(form for form in order if form in {*rule.tags, OTHER})
