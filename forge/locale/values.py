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

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from typing import Protocol

from forge.locale import explored
from forge.locale.numbers import grouped, in_words, is_english, with_article
from forge.model.deck import Card, Deck
from forge.model.deed import COUNTED
from forge.model.edition import Edition, Unit
from forge.model.game import Game
from forge.model.reading import holds
from forge.model.text import Text, fill
from forge.model.trail import Trail

ARTICLES = ("a", "A")
"""The forms with an English article; other languages bring forms of their own."""

Amount = tuple[int, Unit]
"""A number and what it counts."""

Given = Mapping[str, Amount | str]
"""What placeholders stand for at the moment: amounts, and words such as a player's name."""


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
        return fill(text.template, said.also(given) if given else said)

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
        words = {name: value for name, value in given.items() if isinstance(value, str)}
        more._names = self._names | {(name, ""): Text(name, said) for name, said in words.items()}
        numbers = {name: value for name, value in given.items() if not isinstance(value, str)}
        more._amounts = self._amounts | numbers
        return more

    def __getitem__(self, key: tuple[str, str]) -> str:
        name, form = key
        if name in self._plain and not form:
            return self._plain[name]
        if name in self._amounts and form in self._forms:
            return self._number(*self._amounts[name], form)
        if (name, form) in self._names:
            return fill(self._names[name, form].template, self)
        if (name, "") in self._names and form in ("Words", *ARTICLES):
            said = self._article(self[name, ""]) if form in ARTICLES else self[name, ""]
            return said if form == "a" else _capital(said)
        raise KeyError(key)

    def _number(self, value: int, unit: Unit, form: str) -> str:
        if form in ("words", "Words"):
            words = self._spelt(value)
            return words.capitalize() if form == "Words" else words
        if form in ARTICLES:
            said = self._article(self._spelt(value))
            return said if form == "a" else _capital(said)
        if form in self._nouns:
            noun = self._nouns[form]
            counted = noun.one if value == 1 else noun.many
            return f"{self._spelt(value)} {fill(counted.template, self)}"
        return money(value, self._currency, self._lang) if unit is Unit.MONEY else str(value)

    def _spelt(self, value: int) -> str:
        """A number in words; in digits where English words stand in another language's text.

        A translation cannot ask for them: the check of catalogues says so.
        """
        return in_words(value) if is_english(self._lang) else grouped(value, self._lang)

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


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def money(value: int, sign: str, lang: str) -> str:
    """An amount of the game's own currency in the pattern of a language (CLDR): "$1,000".

    English, where no pattern needs looking up, does not load the locale library.
    """
    if is_english(lang):
        return f"{sign}{value:,}"
    from babel import Locale, numbers  # heavy, and not needed for English

    pattern = Locale.parse(lang, sep="-").currency_formats["standard"].pattern.replace(".00", "")
    plain: str = numbers.format_currency(
        value, "XXX", pattern, lang.replace("-", "_"), currency_digits=False
    )
    return plain.replace("XXX", sign).replace("¤", sign)


def amounts(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """Every number by its placeholder name: parameters first, then what can be counted."""
    for parameter in edition.parameters:
        if isinstance(parameter.value, int) and parameter.unit in (Unit.MONEY, Unit.COUNT):
            yield parameter.id, (parameter.value, parameter.unit)
    yield "players_min", (edition.players_min, Unit.COUNT)
    yield "players_max", (edition.players_max, Unit.COUNT)
    yield "minutes_min", (game.minutes_min, Unit.COUNT)
    yield "minutes_max", (game.minutes_max, Unit.COUNT)
    yield "age", (game.age, Unit.COUNT)
    yield from _counts(game, edition)
    if game.trail:
        yield from _of_trail(game.trail, edition)
    yield from explored.amounts(game)
    yield from _sums(game, edition)


def _sums(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """What the rulebook's examples work out.

    A sum of an amount that is not there, or below zero, has no value: its placeholder is unknown
    and reported as such.
    """
    rulebook = game.rulebook(edition.id)
    if rulebook is None or not rulebook.sums:
        return
    bare = replace(game, rulebooks=())
    known = {name: value for name, (value, _) in amounts(bare, edition)}
    for one in rulebook.sums:
        if known.keys() >= {*one.plus, *one.minus} and one.total(known) >= 0:
            yield f"sum.{one.id}", (one.total(known), one.unit)


def _counts(game: Game, edition: Edition) -> Iterator[tuple[str, Amount]]:
    yield "count.tokens", (sum(mix.count for mix in edition.tokens), Unit.COUNT)
    yield "count.spares", (sum(mix.spare for mix in edition.tokens), Unit.COUNT)
    for mix in edition.tokens:
        yield f"count.token.{mix.id}", (mix.count, Unit.COUNT)
    if game.pawns:
        yield "count.pawns", (min(edition.players_max, len(game.pawns.kinds)), Unit.COUNT)
    yield "count.notes", (sum(note.count for note in edition.notes), Unit.COUNT)
    for supply in edition.notes:
        yield f"count.note.{supply.id}", (supply.count, Unit.COUNT)
    if game.money:
        value = {note.id: note.value for note in game.money.notes}
        for note in game.money.notes:
            yield f"value.note.{note.id}", (note.value, Unit.MONEY)
        bank = sum(value.get(supply.id, 0) * supply.count for supply in edition.notes)
        yield "value.bank", (bank, Unit.MONEY)
    for deck in game.decks:
        yield f"count.cards.{deck.id}", (sum(card.count for card in deck.cards), Unit.COUNT)
        yield from (each for card in deck.cards for each in _of_card(card, edition))
        yield from _of_faces(deck)
    if game.board:
        for name in ("start", "goal", "token", "island"):
            found = sum(1 for point in game.board.points if getattr(point, name))
            yield f"count.{name}-points", (found, Unit.COUNT)
        for link in game.board.links:
            yield f"steps.{link.id}", (link.steps, Unit.COUNT)


def _of_trail(trail: Trail, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """How many fields there are of each kind, open with each number of players, and where."""
    yield "count.fields", (trail.last - 1, Unit.COUNT)
    for segment in trail.segments:
        yield f"first.{segment.id}", (segment.numbers[0], Unit.COUNT)
        yield f"last.{segment.id}", (segment.numbers[-1], Unit.COUNT)
    for kind in trail.kinds:
        yield f"count.field.{kind.id}", (trail.count(kind), Unit.COUNT)
        for players in range(edition.players_min, edition.players_max + 1):
            closes = edition.values.get("close_trails") is not False
            closed = trail.closed(players) if closes else frozenset()
            yield f"count.field.{kind.id}.{players}", (trail.count(kind, closed), Unit.COUNT)


def _of_card(card: Card, edition: Edition) -> Iterator[tuple[str, Amount]]:
    """A card's copies, the numbers of what it does, and its worth as a photo."""
    yield f"count.card.{card.id}", (card.count, Unit.COUNT)
    done = [deed for deed in card.do if deed.op in COUNTED and holds(deed.when, edition.values)]
    yield from ((deed.said(card.id), (abs(deed.n), Unit.COUNT)) for deed in done)
    if card.worth is not None:
        yield f"worth.{card.id}", (card.worth, Unit.COUNT)


def _of_faces(deck: Deck) -> Iterator[tuple[str, Amount]]:
    """What most cards that look alike are worth as photos, and how many of them are."""
    counts: dict[str, Counter[int]] = {}
    for card in deck.cards:
        if card.worth is not None:
            counts.setdefault(card.face or deck.face, Counter())[card.worth] += card.count
    for face, worths in counts.items():
        [(worth, count)] = worths.most_common(1)
        yield f"worth.face.{face}", (worth, Unit.COUNT)
        yield f"count.face.{face}", (count, Unit.COUNT)


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
