"""Languages by their tags (BCP 47), as CLDR knows them through Babel."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its tag, its English name, and its plurals as gettext writes them.

    ``rtl``: it runs from right to left.
    """

    tag: str
    name: str
    plurals: str
    rtl: bool = False


def language(tag: str) -> Language:
    """The language of a tag, "fi" or "pt-BR".  Raises LookupError for one that CLDR has not."""
    from babel import Locale, UnknownLocaleError
    from babel.messages.plurals import get_plural

    try:
        found = Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError, TypeError) as unknown:
        raise LookupError(tag) from unknown
    written = str(found).replace("_", "-")
    plurals = f"nplurals={get_plural(found).num_plurals}; plural={get_plural(found).plural_expr};"
    rtl = found.text_direction == "rtl"
    return Language(written, found.get_display_name("en") or written, plurals, rtl)
