"""Checks of what a reader does not see: tags, directions, invisible characters."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from html import unescape

from forge.finding import Severity
from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair

_ANGLE = re.compile(r"<[^<>]*>|[<>]")
_ENTITY = re.compile(r"&(?:[A-Za-z]{2,8}|#\d{2,6}|#x[0-9A-Fa-f]{2,6});")
_TAG = re.compile(r"<(/?)([bi])>")
_OPENS = {"\u202a": "\u202c", "\u202b": "\u202c", "\u202d": "\u202c", "\u202e": "\u202c",
          "\u2066": "\u2069", "\u2067": "\u2069", "\u2068": "\u2069"}  # fmt: skip
_CLOSES = frozenset(_OPENS.values())
_MARKS = frozenset("\u200e\u200f\u061c")
_JOINERS = frozenset("\u200c\u200d")
_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
_SOFT_HYPHEN = "\u00ad"


@review(Severity.ERROR, firm=True)
def locale_markup(pair: Pair) -> Iterator[Remark]:
    """The tags of a translation are closed in order, and are those of its English.

    Reads <b> and <i> as they nest, and counts each kind on both sides.  Codes of web pages such as
    &amp; are none of a text.

    A tag that is not closed makes the rest of a card bold; a code is printed as it stands.

    Bad:
        #. in: fi
        msgid "<b>Win:</b> reach the port."
        msgstr "<b>Voitto: pääse satamaan."
    Good:
        #. in: fi
        msgid "<b>Win:</b> reach the port."
        msgstr "Pääse satamaan: <b>voitto.</b>"
    """
    open_: list[tuple[str, int]] = []
    for match in _ANGLE.finditer(pair.said):
        tag = _TAG.fullmatch(match[0])
        if not tag:
            if match[0] not in _ANGLE.findall(pair.english):
                said = f"{match[0]} is no tag that forge knows"
                yield Remark(said, "only <b> and <i> are tags", match.start())
        elif not tag[1]:
            open_.append((tag[2], match.start()))
        elif open_ and open_[-1][0] == tag[2]:
            open_.pop()
        else:
            said = f"{match[0]} closes nothing that is open"
            yield Remark(said, "close the tag that was opened last", match.start())
    for name, at in open_:
        yield Remark(f"<{name}> is not closed", f"write </{name}> behind it", at)
    for code in _ENTITY.finditer(pair.said):
        letter = unescape(code[0])
        if letter != code[0] and code[0] not in pair.english:
            told = f"{letter} itself" if letter.isprintable() else f"the letter, {_named(letter)}"
            yield Remark(f"{code[0]} is printed as it stands", f"write {told}", code.start())
    yield from _counted(pair)


def _counted(pair: Pair) -> Iterator[Remark]:
    """Tags that the English has another number of."""
    wanted = Counter(match[0] for match in _TAG.finditer(pair.english))
    given = Counter(match[0] for match in _TAG.finditer(pair.said))
    for name in ("<b>", "<i>"):
        if wanted[name] != given[name]:
            said = f"the English has {name} {_times(wanted[name])}, this {_times(given[name])}"
            yield Remark(said, "mark what the English marks")


def _times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else f"{count} times"


@review(Severity.ERROR, firm=True)
def locale_bidi(pair: Pair) -> Iterator[Remark]:
    """What turns the direction of writing is closed on the line where it is opened.

    Matches embeddings and overrides with U+202C, isolates with U+2069 (Unicode, annex 9).

    An open one turns the words of everything that follows.

    Bad:
        #. in: ar
        msgid "Throw the die"
        msgstr "ارمِ \u2067النرد"
    Good:
        #. in: ar
        msgid "Throw the die"
        msgstr "ارمِ \u2067النرد\u2069"
    """
    open_: list[tuple[str, int]] = []
    for at, letter in enumerate(pair.said):
        if letter in _OPENS:
            open_.append((letter, at))
        elif letter in _CLOSES and open_ and _OPENS[open_[-1][0]] == letter:
            open_.pop()
        elif letter in _CLOSES:
            yield Remark(f"{_named(letter)} closes nothing", "take it away", at)
        elif letter == "\n":
            yield from _open(open_)
            open_ = []
    yield from _open(open_)


def _open(those: list[tuple[str, int]]) -> Iterator[Remark]:
    for letter, at in those:
        said = f"{_named(letter)} is not closed on its line"
        yield Remark(said, f"write {_named(_OPENS[letter])} behind it, or take it away", at)


@review()
def locale_invisible(pair: Pair) -> Iterator[Remark]:
    """A translation has no invisible characters that its language has no use for.

    Finds zero-width spaces, byte order marks, control characters and, where the writing does not
    need them, joiners and marks of direction.

    They come along when text is pasted; searching and breaking lines then go wrong.

    Bad:
        #. in: ru
        msgid "Throw the die"
        msgstr "Бросьте\u200b кубик"
    Good:
        #. in: ru
        msgid "Throw the die"
        msgstr "Бросьте кубик"
    """
    for at, letter in enumerate(pair.said):
        if letter not in pair.english and _lost(letter, pair) and not _joins_signs(pair.said, at):
            yield Remark(f"{_named(letter)} cannot be seen", "take it away", at)


def _lost(letter: str, pair: Pair) -> bool:
    if letter in "\n\t" or letter == _SOFT_HYPHEN or letter in _OPENS or letter in _CLOSES:
        return False
    if letter in _MARKS:
        return not pair.traits.right_to_left
    if letter in _JOINERS:
        return pair.traits.latin or pair.traits.script in ("Cyrl", "Grek", "Jpan")
    if letter == "\ufffd":
        return True
    if letter == "\u200b":
        return pair.traits.script not in ("Thai", "Khmr", "Laoo", "Mymr")
    return unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp")


def _joins_signs(said: str, at: int) -> bool:
    """Whether a joiner makes one sign of the pictures before and behind it (UTS 51, 1.4)."""
    around = said[at - 1 : at] + said[at + 1 : at + 2]
    return said[at] == _JOINER and len(around) == 2 and all(map(_pictures, around))


def _pictures(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk") or letter == _AS_PICTURE


def _named(letter: str) -> str:
    name = unicodedata.name(letter, "a control character").lower()
    return f"U+{ord(letter):04X} ({name})"
