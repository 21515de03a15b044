"""Checks of words: left in English, written twice, of two alphabets, too many."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from forge.locale.letters import signs
from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair
from forge.locale.review.plain import FILLED

NAMES = ("point name", "harbour name", "pawn name", "credit text", "game title", "edition title",
         "region name", "entry name")  # fmt: skip
"""Kinds of texts that languages of Latin letters may leave as they are."""
_DOUBLED = {
    "fr": {"nous", "vous"},
    "sw": {"moja", "mbali", "kidogo", "mara", "sana", "aina", "mbili", "tatu", "nne", "hapo",
           "pole", "haraka", "kila", "juu", "chini", "hivi", "vile", "sawa", "mbele", "nyuma"},
}  # fmt: skip
"""Words that a language says twice on purpose."""
FILLED_LETTERS = 8
_CONFUSED = ("LATIN", "CYRILLIC", "GREEK")
_CODE = re.compile(rf"(?:\d+|{FILLED})\s?[a-z]{{1,2}}\b|\w*\d\w*|[\w.-]+@[\w.-]+|https?://\S+")
"""What is the same in all languages: measures, codes, addresses."""


@review()
def locale_same(pair: Pair) -> Iterator[Remark]:
    """A translation is not the English over again.

    Compares the two without capitals.  Measures, codes, and names in languages of Latin letters,
    may be the same; so may what the glossary calls by its English word.

    A text that was copied looks done to all counts, and is found on paper.

    Bad:
        #. in: fi
        msgid "Throw the die"
        msgstr "Throw the die"
    Good:
        #. in: fi
        #. is: point name
        msgctxt "one"
        msgid "Cape Town"
        msgstr "Cape Town"

        #. in: fi
        msgctxt "two"
        msgid "{length} mm"
        msgstr "{length} mm"
    """
    if pair.said.casefold().strip() != pair.english.casefold().strip():
        return
    if pair.traits.latin and pair.source.kind in NAMES:
        return
    left = _CODE.sub("", pair.read.text)
    for term in pair.aids.glossary:
        if term.english.casefold() == term.translation.casefold():
            left = re.sub(re.escape(term.english), "", left, flags=re.IGNORECASE)
    if re.search(r"[^\W\d_]{2}", left):
        yield Remark("this is the English text", "translate it")


@review()
def locale_twice(pair: Pair) -> Iterator[Remark]:
    """No word stands twice in a row.

    Finds the same word twice with only blanks between, where the English has no such pair and the
    language does not double it on purpose.

    It is the commonest slip of a sentence that was written anew.

    Bad:
        #. in: ru
        msgid "Go to the camp."
        msgstr "Идите в в лагерь."
    Good:
        #. in: sw
        msgid "Keep the cards apart."
        msgstr "Weka kadi mbali mbali."
    """
    twice = _twice()
    if twice.search(pair.meant.text):
        return
    allowed = _DOUBLED.get(pair.to.tag.partition("-")[0], set())
    for match in twice.finditer(pair.read.text):
        if match[1].casefold() not in allowed:
            at = pair.read.place(match.start())
            yield Remark(f"{match[1]!r} stands twice", "take one away", at)


@cache
def _twice() -> re.Pattern[str]:
    """A word with itself behind it; made when it is asked for, since that looks at all signs."""
    beside = signs()
    word, ends = rf"(?:[^\W\d_][{beside}]*)+", rf"(?![\w{beside}])"
    return re.compile(rf"(?<![\w{beside}])({word})(\s+)\1{ends}(?:\s+\1{ends})*", re.IGNORECASE)


@review()
def locale_script(pair: Pair) -> Iterator[Remark]:
    """No word mixes letters of alphabets that look alike.

    Looks for words with letters of two of Latin, Cyrillic and Greek.

    A Latin o in a Cyrillic word looks right, and is not found, sorted or broken as it should be.

    Bad:
        #. in: ru
        msgid "gold"
        msgstr "зoлото"
    Good:
        #. in: ru
        msgid "gold"
        msgstr "золото"
    """
    for match in re.finditer(r"[^\W\d_]+", pair.read.text):
        found = {letter: _alphabet(letter) for letter in match[0]}
        if len({one for one in found.values() if one}) > 1:
            usual = max(sorted(filter(None, found.values())), key=list(found.values()).count)
            odd = next(letter for letter, one in found.items() if one and one != usual)
            said = f"{match[0]!r} has {unicodedata.name(odd).lower()} in it"
            hint = f"write it in {usual.title()} letters"
            yield Remark(said, hint, pair.read.place(match.start() + match[0].index(odd)))


def _letters(read: str) -> int:
    return len(read.strip()) + (FILLED_LETTERS - 1) * read.count(FILLED)


def _alphabet(letter: str) -> str:
    name = unicodedata.name(letter, "").partition(" ")[0]
    return name if name in _CONFUSED else ""


@review()
def locale_length(pair: Pair) -> Iterator[Remark]:
    """A translation is at most two and a half times as long as its English, and twelve letters.

    Counts what is read, a placeholder as eight letters.

    Whether it fits is measured where it is printed; this finds a text in the wrong place, and
    notes that slipped into one.

    Bad:
        #. in: fi
        msgid "Camp"
        msgstr "Leiri (tähän saa pysähtyä, mutta yöksi ei saa jäädä)"
    Good:
        #. in: fi
        msgid "Camp"
        msgstr "Leiripaikka"
    """
    english, given = _letters(pair.meant.text), _letters(pair.read.text)
    if given > 2.5 * english + 12:
        said = f"it has {given} letters, the English {english}"
        yield Remark(said, "see whether it belongs here; say it shorter")
