"""Checks of blanks: at the ends, twice, before and behind marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair

NARROW, NO_BREAK = "\u202f", "\u00a0"
_TIGHT = re.compile(r"(?<=[\w)\]»”’\ufffc])[ \u00a0\u202f]+(?=[,.;:!?،؛؟](?![\w.]))")
_TIGHT_FRENCH = re.compile(r"(?<=[\w)\]»”’\ufffc])[ \u00a0\u202f]+(?=[,.](?![\w.]))")
_LOOSE = re.compile(r"(?<=[^\W\d_])([,;!?،؛؟])(?=[^\W\d_])")
_RUN_ON = re.compile(r"(?<=[^\W\d_]{2})\.(?=[^\W\d_][^\W\d_])")
_SPACED = re.compile(r"(.)(?=[;!?:](?:\s|$|[)»\]\ufffc]))", re.DOTALL)


@review()
def locale_edges(pair: Pair) -> Iterator[Remark]:
    """A translation begins and ends with a blank only where its English does.

    Compares the blanks at both ends.

    A blank at an end moves a centred word, and a lost one joins two.

    Bad:
        #. in: fr
        msgid "Harbour"
        msgstr "Port "
    Good:
        #. in: fr
        msgid "Harbour"
        msgstr "Port"
    """
    for name, index in (("begins", 0), ("ends", -1)):
        given, wanted = pair.said[index].isspace(), pair.english[index].isspace()
        if given != wanted:
            said = f"it {name} with a blank" if given else f"the English {name} with a blank"
            yield Remark(
                said, "take it away" if given else "write one, too", index % len(pair.said)
            )


@review()
def locale_blanks(pair: Pair) -> Iterator[Remark]:
    """No two blanks stand in a row.

    Finds two or more spaces, of any width, that the English has not.

    They leave a hole in the line.

    Bad:
        #. in: fi
        msgid "Go home."
        msgstr "Mene  kotiin."
    Good:
        #. in: fi
        msgid "Go home."
        msgstr "Mene kotiin."
    """
    runs = re.compile(r"(?<=\S)[ \t\u00a0\u202f\u3000]{2,}(?=\S)")
    if runs.search(pair.english):
        return
    for match in runs.finditer(pair.said):
        yield Remark("two blanks stand in a row", "write one", match.start())


@review()
def locale_lines(pair: Pair) -> Iterator[Remark]:
    """A translation has as many lines as its English.

    Counts the line feeds.

    Where the English begins a line, a card has a heading, a verse or a row of a list; the rest of
    the text runs into it.

    Bad:
        #. in: fi
        msgid "<b>Robber</b>\\nYour money is gone."
        msgstr "<b>Rosvo</b> Rahasi menivät."
    Good:
        #. in: fi
        msgid "<b>Robber</b>\\nYour money is gone."
        msgstr "<b>Rosvo</b>\\nRahasi menivät."
    """
    wanted, given = (text.strip().count("\n") + 1 for text in (pair.english, pair.said))
    if wanted != given:
        said = f"it has {given} lines, the English {wanted}"
        yield Remark(said, "begin lines where the English does")


@review()
def locale_marks(pair: Pair) -> Iterator[Remark]:
    """Blanks stand before and behind marks as the language writes them.

    French has a no-break space before ; : ! ? and all others have none; behind a mark between
    words stands a blank, where the language has blanks.

    A mark after a blank may begin a line alone.

    Bad:
        #. in: fr
        msgid "Stop! Who goes there?"
        msgstr "Halte ! Qui va là?"
    Good:
        #. in: fr
        msgid "Stop! Who goes there?"
        msgstr "Halte\u202f! Qui va là\u202f?"
    """
    text = pair.read.text
    if pair.traits.spaced_marks:
        yield from _french(pair)
    tight = _TIGHT_FRENCH if pair.traits.spaced_marks else _TIGHT
    for match in tight.finditer(text):
        mark = text[match.end()]
        at = pair.read.place(match.start())
        yield Remark(f"a blank stands before {mark}", "take it away", at)
    if not pair.traits.wide:
        for match in (*_LOOSE.finditer(text), *_RUN_ON.finditer(text)):
            if match[0] == "." and match[0] + text[match.end()] in pair.meant.text:
                continue
            if match[0] == "." and not text[match.end()].isupper():
                continue
            at = pair.read.place(match.start())
            yield Remark(f"no blank stands behind {match[0]}", "write one", at)


def _french(pair: Pair) -> Iterator[Remark]:
    text = pair.read.text
    for match in _SPACED.finditer(text):
        before, mark = match[1], text[match.end()]
        if before in (NARROW, NO_BREAK) or before in ";!?:…":
            continue
        said = f"before {mark} stands no no-break space"
        yield Remark(said, "write U+202F before it", pair.read.place(match.end()))
