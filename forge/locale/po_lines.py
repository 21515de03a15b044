"""What the lines of a PO file say wrong, told before anything reads them.

polib reads much that no PO file may hold, and loses letters or whole translations of it.
"""

from __future__ import annotations

import re
import unicodedata

from forge.finding import Faulty, Finding
from forge.source import Mark

CHECK = "locale-file"
LAST_GOOD = "open it in a PO editor, or take the last good version"
_KEYWORD = r"(?:#~ ?)?(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s*)?"
_OPENED = re.compile(rf'{_KEYWORD}"(?:[^"\\]|\\[abfnrtv"\\])*')
"""The beginning of a text, up to what may not stand in it."""
_BREAKS = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""What ends a line for some readers and not for others."""
_MERGE = re.compile(r"(<{7}|={7}|>{7}|\|{7})( .*)?")
_MANY = re.compile(r"msgstr\[\d\d+\]")


def held(text: str, shown: str) -> None:
    """Do nothing for the text of a PO file.  Raises Faulty with the first line that is none."""
    for number, line in enumerate(text.split("\n"), start=1):
        wrong = _wrong(line)
        if wrong:
            column, said, hint = wrong
            raise Faulty([Finding(Mark(shown, number, column), CHECK, said, hint)])


def _wrong(line: str) -> tuple[int, str, str] | None:
    """The column where a line goes wrong, what is wrong, and what to write instead."""
    broken = _BREAKS.search(line)
    if broken:
        name = unicodedata.name(broken[0], "a control character").lower()
        said = f"U+{ord(broken[0]):04X} ({name}) would end the line here"
        return broken.start() + 1, said, "take it away: type anew what stands around it"
    bare = line.strip()
    indent = len(line) - len(line.lstrip())
    if not bare or (bare.startswith("#") and not bare.startswith("#~")):
        return None
    if _MERGE.fullmatch(bare):
        said = "two versions of this file were merged, and not to the end"
        return 1, said, "keep one of the two, and take away <<<<<<<, ======= and >>>>>>>"
    opened = _OPENED.match(bare)
    if opened is None:
        return _no_text(bare, indent)
    return _behind(bare, opened.end(), indent)


def _no_text(bare: str, indent: int) -> tuple[int, str, str] | None:
    if bare.startswith("#~"):
        return None if not re.match(r"#~ ?msg", bare) else (1, "a text stands in quotes", LAST_GOOD)
    if _MANY.match(bare):
        return indent + 1, "no language has so many plurals", "count from msgstr[0]"
    said = "this is no PO file: here stands neither a comment nor a text in quotes"
    return indent + 1, said, f'write msgstr "…", or take the line away; else {LAST_GOOD}'


def _behind(bare: str, end: int, indent: int) -> tuple[int, str, str] | None:
    """What is wrong from the letter on where a text ends."""
    rest = bare[end:]
    if rest == '"':
        return None
    if not rest:
        return indent + end + 1, "this text has no quotation mark at its end", 'write " there'
    if rest.startswith("\\"):
        said = f"{rest[:2]} stands for nothing"
        return indent + end + 1, said, "write \\\\ for a backslash, or take it away"
    said = "the text ends here, and more stands behind it"
    return indent + end + 1, said, 'write \\" for a quotation mark in a text, or “ ”'
