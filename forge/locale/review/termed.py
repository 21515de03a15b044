"""The check against the glossary."""

from __future__ import annotations

from collections.abc import Iterator

from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair


@review()
def locale_glossary(pair: Pair) -> Iterator[Remark]:
    """A term of the glossary is said as the glossary says it.

    Where the English has a term as whole words, the translation must have its translation, or one
    of the stems that its comment tells (stems: камен, камн).  Not so in phrases where the word is
    another (not: on board), nor where it is a verb.

    Rules are only clear when each thing has one name.

    Bad:
        #. in: ru
        #. is: glossary
        msgctxt "tokens.kinds.ruby.name"
        msgid "ruby"
        msgstr "рубин"

        msgctxt "one"
        msgid "Sell the ruby."
        msgstr "Продайте камень."
    Good:
        #. in: ru
        #. is: glossary
        msgctxt "tokens.kinds.ruby.name"
        msgid "ruby"
        msgstr "рубин"

        msgctxt "one"
        msgid "Sell the ruby."
        msgstr "Продайте рубин."
    """
    for term in pair.aids.glossary:
        if term.meant_in(pair.meant.text) and not term.said_in(pair.read.text):
            said = f"{term.english!r} is {term.translation!r} in the glossary"
            hint = "say that, or write stems: or not: beside the term in the glossary"
            yield Remark(said, hint)
