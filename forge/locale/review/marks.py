"""Checks of punctuation: at the end, in brackets, in quotes, of the language's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair
from forge.locale.review.plain import FILLED

_ENDS = {
    "full stop": ".。．।։።۔", "question mark": "?？؟՞፧", "exclamation mark": "!！",
    "colon": ":：፡፥",
    "comma": ",、，،፣", "semicolon": ";；؛፤", "ellipsis": "…",
}  # fmt: skip
_CLASS = {mark: name for name, marks in _ENDS.items() for mark in marks}
_BEHIND = " \n\u00a0\u202f)]}»”’\"'）］」』】〉》›"
_OWN = {
    "Arab": {"comma": "،", "semicolon": "؛", "question mark": "؟"},
    "Jpan": {"full stop": "。", "comma": "、", "question mark": "？", "exclamation mark": "！",
             "colon": "：", "semicolon": "；"},
    "Hans": {"full stop": "。", "comma": "，", "question mark": "？", "exclamation mark": "！",
             "colon": "：", "semicolon": "；"},
    "Grek": {"question mark": ";"},
    "Ethi": {"full stop": "።"},
    "Deva": {"full stop": "।"},
    "Armn": {"full stop": "։", "question mark": "՞"},
}  # fmt: skip
"""The marks of scripts that have others than English."""
_NO_STOPS = frozenset({"Thai", "Laoo", "Khmr", "Mymr"})
_PAIRS = {"(": ")", "[": "]", "（": "）", "［": "］", "【": "】", "「": "」", "『": "』",
          "《": "》", "〈": "〉", "〔": "〕"}  # fmt: skip


def _end(text: str, script: str) -> tuple[str, str]:
    """The class of the mark that a text ends with, and the mark; empty where it has none."""
    bare = text.rstrip(_BEHIND)
    if bare.endswith("..."):
        return "ellipsis", "..."
    last = bare[-1:]
    if script == "Grek" and last == ";":
        return "question mark", last
    return _CLASS.get(last, ""), last


@review()
def locale_end(pair: Pair) -> Iterator[Remark]:
    """A translation ends with the mark that its English ends with, in the language's own form.

    Compares full stop, question mark, exclamation mark, colon, comma, semicolon and ellipsis.

    A heading with a full stop, or a sentence without, looks unfinished beside its neighbours.

    Bad:
        #. in: ja
        msgid "Throw the die."
        msgstr "サイコロを振る"
    Good:
        #. in: ja
        msgid "Throw the die."
        msgstr "サイコロを振る。"
    """
    script = pair.traits.script
    wanted, english = _end(pair.meant.text, "Latn")
    given, mark = _end(pair.read.text, script)
    if wanted == given or (script in _NO_STOPS and "full stop" in (wanted, given)):
        return
    if given == "full stop" and not wanted and _shortened(pair):
        return
    own = _OWN.get(script, {}).get(wanted, english)
    if wanted:
        said = f"the English ends with {english}, this with {mark if given else 'none'}"
        yield Remark(said, f"end with {own}", max(len(pair.said) - 1, 0))
    else:
        said = f"it ends with {mark}, the English with no mark"
        yield Remark(said, "take it away", max(len(pair.said) - 1, 0))


def _shortened(pair: Pair) -> bool:
    """Whether the full stop at the end is that of a word that was cut short."""
    words = pair.read.text.split()
    return len(words) <= 4 and len(words[-1]) <= 6


@review()
def locale_foreign_marks(pair: Pair) -> Iterator[Remark]:
    """Marks between words are those of the language's own script.

    Looks for Latin commas and question marks behind Arabic or Japanese letters, and for theirs
    behind Latin, Cyrillic or Greek ones.

    They look like a slip, break lines in wrong places, and in Arabic point the wrong way.

    Bad:
        #. in: ar
        msgid "Are you ready?"
        msgstr "هل أنت مستعد?"
    Good:
        #. in: ar
        msgid "Are you ready?"
        msgstr "هل أنت مستعد؟"
    """
    text, script = pair.read.text, pair.traits.script
    own = _OWN.get(script, {}) if script in ("Arab", "Jpan", "Hans") else {}
    for index, mark in enumerate(text):
        before = text[index - 1] if index else ""
        name = _CLASS.get(mark, "")
        if not name or not before.isalpha() or mark == "…":
            continue
        ascii_ = mark.isascii()
        wrong = (
            own.get(name) not in (None, mark) and ascii_ and not before.isascii()
            if own
            else not ascii_ and script in ("Latn", "Cyrl", "Grek")
        )
        if wrong:
            hint = f"write {own[name]}" if own else "write the mark of your own script"
            yield Remark(f"{mark} is foreign here", hint, pair.read.place(index))


@review()
def locale_brackets(pair: Pair) -> Iterator[Remark]:
    """Every bracket is closed by its own kind.

    Reads round, square and East Asian brackets as they nest.

    A bracket that is not closed leaves the reader to guess where the aside ends.

    Bad:
        #. in: fi
        msgid "Throw (once)."
        msgstr "Heitä (kerran."
    Good:
        #. in: fi
        msgid "Throw (once)."
        msgstr "Heitä (kerran)."
    """
    if any(_unmatched(pair.meant.text)):
        return
    for index, bracket in _unmatched(pair.read.text):
        said = f"{bracket} has no partner"
        yield Remark(said, "close what you open, with the same kind", pair.read.place(index))


def _unmatched(text: str) -> Iterator[tuple[int, str]]:
    open_: list[tuple[int, str]] = []
    for index, letter in enumerate(text):
        if letter in _PAIRS:
            open_.append((index, letter))
        elif letter in _PAIRS.values():
            if open_ and _PAIRS[open_[-1][1]] == letter:
                open_.pop()
            else:
                yield index, letter
    yield from open_


_QUOTES = "“”„‟«»‹›‘‚‛「」『』〝〞＂"
_STRAIGHT = re.compile(r"\"|(?<=[^\W\d_])'(?=[^\W\d_])|(?<![\w\ufffc])'|'(?![\w\ufffc])")


@review()
def locale_quotes(pair: Pair) -> Iterator[Remark]:
    """Quotation marks are curved, and those of the language.

    Looks for straight quotes and apostrophes, and for curved ones that the language has not.

    Every language has its own, and a reader stumbles over those of another.

    Bad:
        #. in: ru
        msgid "The table “Clash”"
        msgstr "Таблица “Стычка”"
    Good:
        #. in: ru
        msgid "The table “Clash”"
        msgstr "Таблица «Стычка»"
    """
    text, usual = pair.read.text, pair.aids.quotes or pair.traits.quotes
    own = f"{usual[0]}…{usual[1]}"
    for match in _STRAIGHT.finditer(text):
        if match[0] not in pair.meant.text:
            hint = f"write {own}" if match[0] == '"' else "write ’, or the quotes of the language"
            yield Remark(f"{match[0]} is straight", hint, pair.read.place(match.start()))
    for index, letter in enumerate(text):
        if letter in _QUOTES and letter not in usual and not _apostrophe(text, index):
            yield Remark(f"{letter} is foreign here", f"write {own}", pair.read.place(index))


def _apostrophe(text: str, index: int) -> bool:
    """Whether a single quote stands in a word, or at its beginning, as an apostrophe does."""
    return text[index] in "’‘ʼ" and (text[index + 1 : index + 2] or FILLED).isalpha()
