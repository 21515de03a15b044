"""Checks of a whole document: texts that nobody has, headers, the same text said in two ways."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import c2py

from forge.finding import Severity
from forge.locale.languages import USUAL, Language
from forge.locale.message import become
from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair
from forge.locale.review.sheaf import Sheaf

NAMES = ("name", "title", "plural", "noun one", "noun many")
"""The ends of kinds of texts that are the name of something."""
_COUNT = re.compile(r"nplurals\s*=\s*(\d+)")
_CHARSET = re.compile(r"charset=([\w-]+)")


@review(Severity.ERROR, firm=True)
def locale_header(sheaf: Sheaf) -> Iterator[Remark]:
    """The header of a catalogue names the language of its folder, and its plurals.

    Compares "Language" with the folder, "Plural-Forms" with CLDR, and the charset with UTF-8.

    A file in the wrong folder would print one language under the name of another; an editor with
    the wrong plurals asks for the wrong number of forms.

    Bad:
        #. in: fi
        msgid ""
        msgstr "Language: sv\\n"
    Good:
        #. in: fi
        msgid ""
        msgstr "Language: fi\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
    """
    header = sheaf.catalogue.header
    given = header.get("Language", "").replace("_", "-")
    if header and given.casefold() != sheaf.to.tag.casefold():
        said = f"the header says {given or 'no language'}, the folder {sheaf.to.tag}"
        yield Remark(said, f"write Language: {sheaf.to.tag.replace('-', '_')}, or move the file")
    plurals = header.get("Plural-Forms", "")
    wanted, found = _COUNT.search(sheaf.to.plurals), _COUNT.search(plurals)
    again = f"run forge locale update {sheaf.to.tag}"
    if header and wanted and (found is None or found[1] != wanted[1]):
        said = f"the header says {plurals or 'no plurals'}, and {sheaf.to.name} has {wanted[1]}"
        yield Remark(f"{said} plural form{'s' if wanted[1] != '1' else ''}", again)
    elif header and not _parts_alike(plurals, sheaf.to):
        said = f"the plurals of the header are not those of {sheaf.to.name}: {plurals}"
        yield Remark(said, again)
    charset = _CHARSET.search(header.get("Content-Type", ""))
    if charset and charset[1].casefold().replace("-", "") not in ("utf8", "charset"):
        said = f"the header says {charset[1]}, and the file is in UTF-8"
        yield Remark(said, f"write charset=UTF-8, or {again}")


def _parts_alike(plurals: str, to: Language) -> bool:
    """Whether a header gives each usual number the plural that CLDR gives it."""
    try:
        index = c2py(plurals.partition("plural=")[2].partition(";")[0])
        return all(to.forms[index(number)] == to.category(number) for number in USUAL)
    except (ValueError, IndexError):
        return False


@review(Severity.ERROR, firm=True)
def locale_unknown(sheaf: Sheaf) -> Iterator[Remark]:
    """Every message of a catalogue is of a text that the game has.

    Looks for messages whose id no text has, and which are not put aside (#~).

    A mistyped id is a translation that is never printed.

    Bad:
        #. in: fi
        #. is: nothing
        msgctxt "board.points.nowhere.name"
        msgid "Nowhere"
        msgstr "Ei missään"
    Good:
        #. in: fi
        #. is: point name
        msgctxt "board.points.north.name"
        msgid "North"
        msgstr "Pohjoinen"
    """
    for message in sheaf.catalogue.messages:
        if not message.obsolete and message.id not in sheaf.sources:
            hint = f"forge locale update {sheaf.to.tag} puts it aside; a new id is a slip"
            yield Remark("no text has this id", hint, about=message.id)


@review()
def locale_values(sheaf: Sheaf) -> Iterator[Remark]:
    """A translation has been seen with the numbers that the game has today.

    Compares the values that stand in the comment of an entry with those of the content.

    The new number is printed, but in words that were chosen for the old one.

    Bad:
        #. in: fi
        #. today: missed=3
        #. is: card title
        #. values: missed=1
        msgctxt "lost"
        msgid "Miss turns: {missed}"
        msgstr "Vuoro väliin: {missed}"
    Good:
        #. in: fi
        #. is: card title
        #. values: missed=3
        msgctxt "lost"
        msgid "Miss turns: {missed}"
        msgstr "Vuoroja väliin: {missed}"
    """
    for message in sheaf.catalogue.messages:
        source = sheaf.sources.get(message.id)
        if source and message.done and message.values not in ("", source.values):
            hint = f"forge locale update {sheaf.to.tag} asks for another look"
            yield Remark(become(message.values, source.values), hint, about=message.id)


@review()
def locale_inconsistent(sheaf: Sheaf) -> Iterator[Remark]:
    """The same English of the same kind is said in the same way throughout a document.

    Compares texts of one kind, and sentences of any kind, without capitals; single words only where
    they are names.

    Two names for one thing make readers look for a difference.

    Bad:
        #. in: fi
        #. is: card title
        msgctxt "one"
        msgid "Storm"
        msgstr "Myrsky"

        #. is: card title
        msgctxt "two"
        msgid "Storm"
        msgstr "Rajuilma"
    Good:
        #. in: fi
        #. is: card title
        msgctxt "one"
        msgid "Storm"
        msgstr "Myrsky"

        #. is: card title
        msgctxt "two"
        msgid "Storm"
        msgstr "myrsky"
    """
    first: dict[tuple[str, str], Pair] = {}
    for pair in (one for one in sheaf.pairs() if not one.form):
        words, kind = pair.english.split(), pair.source.kind
        if len(words) == 1 and not kind.endswith(NAMES):
            continue  # "One" beside a thing takes its gender
        kind = "" if len(words) > 3 else kind
        before = first.setdefault((kind, _folded(pair.english)), pair)
        if _folded(before.said) != _folded(pair.said):
            said = f"{before.message.id} says {before.said!r} for the same English"
            yield Remark(said, "say it in the same way", about=pair.message.id)


def _folded(said: str) -> str:
    return " ".join(said.casefold().split())
