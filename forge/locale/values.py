"""What stands behind a placeholder: the edition's numbers and the content's own names.

``{start_money}`` is a parameter, written by its unit: money with the edition's currency sign
and the language's grouping, a count as digits.  ``{start_money:words}`` spells it out,
``:Words`` with a capital, and the id of one of the game's nouns counts it: ``{missed:turn}`` is
"one turn" or "three turns", whatever a mod sets; ``:a`` puts the article before it, "an eight"
(``:A`` with a capital), before a name as well: ``{token.ruby:a}``.
``{token.ruby}``, ``{token.ruby:plural}``, ``{point.cape-town}``, ``{card.x}``, ``{credit.x}``,
``{notice}`` are the content's own words (``:Words``: with a capital).  ``{count.tokens}``,
``{count.token.ruby}``, ``{count.note.n100}``, ``{count.cards}`` are counted from the content, so a
component list cannot disagree with it.  ``{count.field.camp}`` are all
fields of a kind, ``{count.field.camp.3}`` those in play with three players; ``{first.x}`` and
``{last.x}`` are the numbers at the ends of a part of a trail.  ``{steps.<link>}`` is a link's
length, ``{sum.x}`` an amount that the rulebook's examples work out.  What a game of exploration
has besides stands in :mod:`forge.locale.explored`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Protocol

from forge.locale import explored
from forge.locale.choices import chosen
from forge.locale.counts import Amount, amounts
from forge.locale.inlay import BAR, bent, cased, formed
from forge.locale.languages import language
from forge.locale.letters import capital
from forge.locale.marked import MARK, Unmarked, from_left, plain
from forge.locale.numbers import (
    counted,
    grouped,
    in_words,
    is_english,
    money,
    spells,
    with_article,
)
from forge.locale.ranges import ranged, signed_amounts
from forge.model.edition import Edition, Unit
from forge.model.game import Game, Noun
from forge.model.text import PLACEHOLDER, Text, fill

ARTICLES = ("a", "A")
"""The forms with an English article; other languages bring forms of their own."""

Given = Mapping[str, Amount | str | Text]
"""What placeholders stand for at the moment: amounts, and words such as a player's name."""
NUMBER = "n"
"""The placeholder of the number that counts a noun: "{n} turns"."""
COUNTS = f"{{{NUMBER}}}"


class Voice(Protocol):
    """Says a text; ``given`` are values of the moment besides those of the edition."""

    def __call__(self, text: Text, given: Given | None = None, /) -> str:
        """The text as a player reads it; KeyError((name, form)) for an unknown placeholder."""
        ...


def voice(game: Game, edition: Edition, lang: str = "en") -> Voice:
    """A function that says a text of the game with the edition's values filled in.

    The function raises KeyError((name, form)) for a placeholder nobody knows; the check
    ``texts-placeholders`` reports those before anything is printed.
    """
    said = Values(game, edition, lang)

    def say(text: Text, given: Given | None = None, /) -> str:
        return (said.also(given) if given else said).filled(text.template)

    return say


class Values(Mapping[tuple[str, str], str]):
    """Every (name, form) a placeholder may ask for, and what is printed for it."""

    def __init__(self, game: Game, edition: Edition, lang: str) -> None:
        self._amounts = dict(amounts(game, edition))
        self._names = dict(names(game, lang))
        self._nouns = {noun.id: noun for noun in game.nouns}
        self._plain = {"currency": edition.currency, "licence": game.licence}
        self._forms = ("", "words", "Words", *ARTICLES, *self._nouns)
        self._currency = edition.currency
        self._lang = lang

    def also(self, given: Given) -> Values:
        """These values and some of the moment."""
        more = copy(self)
        words: dict[tuple[str, str], Text] = {}
        numbers: dict[str, Amount] = {}
        for name, value in given.items():
            if isinstance(value, tuple):
                numbers[name] = value
            else:
                words[name, ""] = value if isinstance(value, Text) else Text(name, value)
        more._names = self._names | words
        more._amounts = self._amounts | numbers
        return more

    def filled(self, template: str) -> str:
        """A template with each choice made, and each placeholder replaced."""
        template = plain(template)
        made = chosen(template, self._value, self._category)
        given = Unmarked(self) if template.startswith(MARK) else self
        put = fill(ranged(made, self._amounts.__contains__, self._counting), given)
        return from_left(signed_amounts(put), template)

    def __getitem__(self, key: tuple[str, str]) -> str:
        name, whole = key
        form, bar, rest = whole.partition(BAR)
        if bar and is_english(self._lang):
            raise KeyError(key)
        case, up = cased(rest)
        if up:
            return capital(self[name, formed(form, case)], self._lang)
        if name in self._plain and not form:
            return self._plain[name]
        if name in self._amounts and form in self._forms:
            return self._number(*self._amounts[name], form, case)
        if (name, form) in self._names:
            return self.filled(inflected(self._names[name, form], case))
        if (name, "") in self._names and form in ("Words", *ARTICLES):
            plain = self[name, formed("", case)]
            said = self._article(plain) if form in ARTICLES else plain
            return said if form == "a" else capital(said, self._lang)
        raise KeyError(key)

    def _value(self, name: str) -> int | None:
        amount = self._amounts.get(name)
        return amount and amount[0]

    def _category(self, number: int) -> str:
        return language(self._lang).category(number)

    def _number(self, value: int, unit: Unit, form: str, case: str) -> str:
        if form in ("words", "Words"):
            words = self._spelt(value)
            return capital(words, self._lang) if form == "Words" else words
        if form in ARTICLES:
            said = self._article(self._spelt(value))
            return said if form == "a" else capital(said, self._lang)
        if form in self._nouns:
            return self.filled(self._counted(value, self._nouns[form], case))
        if unit is Unit.MONEY:
            return money(value, self._currency, self._lang)
        return counted(value, self._lang)

    def _counted(self, value: int, noun: Noun, case: str, number: str = "") -> str:
        """The template of a noun with its number, or with what counts it instead.

        A translation says it in the plural that the number takes; nothing where that one has no
        place for what counts it.
        """
        if forms := dict(noun.many.forms):
            category = self._category(value)
            said = forms.get(f"{category}{BAR}{case}") or forms.get(category)
            if said and number and COUNTS not in said:
                return ""
            if said:
                return said.replace(COUNTS, number or grouped(value, self._lang))
        word = noun.one if value == 1 else noun.many
        return f"{number or self._spelt(value)} {word.template}"

    def _counting(self, name: str, form: str, number: str) -> str:
        """The template of a noun that is counted by a range up to a number."""
        noun, _, rest = form.partition(BAR)
        known = self._nouns.get(noun)
        return self._counted(self._amounts[name][0], known, cased(rest)[0], number) if known else ""

    def _spelt(self, value: int) -> str:
        """A number in words; in digits where English words stand in another language's text.

        A translation cannot ask for them: the check of catalogues says so.
        """
        return in_words(value) if spells(self._lang) else grouped(value, self._lang)

    def _article(self, words: str) -> str:
        return with_article(words) if is_english(self._lang) else words

    def __iter__(self) -> Iterator[tuple[str, str]]:
        yield from ((name, "") for name in self._plain)
        for name in self._amounts:
            yield from ((name, form) for form in self._forms)
        yield from self._names
        for name, form in self._names:
            yield from ((name, other) for other in ("Words", *ARTICLES) if not form)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def inflected(text: Text, case: str) -> str:
    """The template of a name in a form of its language; the name itself where it has no such form.

    What is nothing but another name passes the form on to it.
    """
    plain = text.template
    if case and PLACEHOLDER.fullmatch(plain):
        plain = bent(plain, case)
    return dict(text.forms).get(case, plain)


def names(game: Game, lang: str = "en") -> Iterator[tuple[tuple[str, str], Text]]:
    """Every name by its placeholder and form."""
    yield ("title", ""), game.title
    yield ("notice", ""), game.notice
    for credit in game.credits:
        yield (f"credit.{credit.id}", ""), credit.text
    for point in game.board.points if game.board else ():
        yield (f"point.{point.id}", ""), point.name
    for token in game.tokens.kinds if game.tokens else ():
        yield (f"token.{token.id}", ""), token.name
        yield (f"token.{token.id}", "plural"), token.plural
    for deck in game.decks:
        yield (f"deck.{deck.id}", ""), deck.name
        for card in deck.cards:
            if "title" in card.texts:
                yield (f"card.{card.id}", ""), card.texts["title"]
    yield from explored.names(game, lang)
