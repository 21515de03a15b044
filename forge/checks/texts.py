"""Texts: placeholders that have a value, numbers that come from the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from forge.checks.book_parts import parts
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Book, Table
from forge.content.nearest import did_you_mean, nearest
from forge.finding import Severity
from forge.locale.counts import amounts
from forge.locale.inlay import BAR
from forge.locale.values import Values
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.reading import When
from forge.model.rulebook import Row, Rulebook
from forge.model.text import PLACEHOLDER, Text, texts, written

TYPED = re.compile(r"(?<![A-Z\d])\d+")
COUNTED = re.compile(r"(?:^|[,;]\s*|:\s*(?=[^.]*,)|\band\s+)(\d+)((?:\s+[^\W\d]+){1,3})")
"""A typed number that opens a text, a list or an item of a list, and up to three words after it."""

HOMES = {
    "token": "tokens.kinds",
    "count.token": "tokens.kinds",
    "point": "board.points",
    "steps": "board.links",
    "first": "trail.segments",
    "last": "trail.segments",
    "count.field": "trail.kinds",
    "count.note": "money.notes",
    "value.note": "money.notes",
    "deck": "decks",
    "count.cards": "decks",
    "card": "decks.*.cards",
    "count.card": "decks.*.cards",
    "count.face": "faces",
    "worth.face": "faces",
    "worth": "decks.*.cards",
    "do": "decks.*.cards",
    "back": "decks.*.cards",
    "sum": "rulebooks.*.sums",
    "credit": "game.credits",
}
"""The list that holds what a placeholder names, by the words before its last dot."""


@check()
def texts_placeholders(table: Table) -> Iterator[Complaint]:
    """Every placeholder of a text has a value under the edition that prints it.

    Looks up each `{name}` and `{name:form}` among the edition's parameters, the names of the
    content, and what can be counted. Parts for readings of another edition are left out.

    A name that nobody knows would be printed with its braces, or stop the kit half-way.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays {ruby_valeu}."}
    Good:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays {ruby_value:words}."}
    """
    known = set(Values(table.game, table.edition, "en"))
    names = sorted({name for name, _ in known})
    for text in printed(table.game, table.edition):
        for name, form in text.placeholders:
            if (name, form) in known:
                continue
            shown = written(name, form)
            message = f"{shown} in {text.id} has no value under {table.edition.id}"
            forms = sorted(f for n, f in known if n == name and f)
            hint = f"forms of {name}: {', '.join(forms) or 'none'}"
            hint = hint if name in names else _meant(name, names)
            if BAR in form:
                hint = f"write {written(name, form.partition(BAR)[0])}; a translation has forms"
            missing = _home(name, table.edition)
            yield Complaint(text.at, message, hint, missing=missing)


def _meant(name: str, names: list[str]) -> str:
    """A hint for an unknown name: one of its kind, else the same name under another kind."""
    kind, _, ident = name.rpartition(".")
    kin = {n.rpartition(".")[2]: n for n in names if n.rpartition(".")[0] == kind}
    twins = [n for n in names if n.rpartition(".")[2] == ident]
    close = nearest(ident, kin)
    if close is not None and (kind or not twins):
        return did_you_mean(kin[close], [kin[close]])
    if kind and kin:
        return did_you_mean("", kin.values())
    return did_you_mean(name, twins if kind or twins else names)


def _home(name: str, edition: Edition) -> str:
    """The id path of what a placeholder names."""
    family, _, ident = name.rpartition(".")
    return f"{HOMES.get(family, f'editions.{edition.id}.parameters')}.{ident}"


@check(Severity.WARNING)
def texts_numbers(table: Table) -> Iterator[Complaint]:
    """No number of the rules is typed by hand into a text.

    Looks for digits outside placeholders in rulebooks, cards and the effects of tokens. A number
    that nothing in the game has is only noted: it may be none of the rules. The id of a rule, such
    as A30, is a name.

    A typed number stays as it is when an edition or a mod changes the rule, in every language.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays 800."}
    Good:
        change:
          tokens:
            kinds:
              ruby: {effect: "Pays {ruby_value}."}
    """
    game, edition = table.game, table.edition
    shown = (game.rulebook(edition.id), *game.decks, game.tokens)
    known = _numbers(table)
    for text in (text for thing in shown for text in printed(thing, edition)):
        for number in TYPED.findall(PLACEHOLDER.sub("", text.template)):
            message = f"{text.id} has the number {number} typed by hand"
            name = known.get(number)
            hint = f"write {{{name}}}" if name else "if it is a rule, make it a parameter"
            yield Complaint(text.at, message, hint, None if name else Severity.NOTE)


def _numbers(table: Table) -> Mapping[str, str]:
    """The placeholder of each number, parameters first; the counts that are one are left out."""
    mine = {p.id for p in table.edition.parameters}
    found: dict[str, str] = {}
    for name, (value, _) in amounts(table.game, table.edition):
        if name in mine or value > 1:
            found.setdefault(str(value), name)
    return found


@check()
def texts_counts(book: Book) -> Iterator[Complaint]:
    """A rulebook that counts the tokens in digits counts them right.

    Compares numbers typed before the word tokens, or before the name of a kind, in lists of parts
    and in table rows, with the edition's mix.

    When the list of parts says one number and the box holds another, nobody knows which is right.

    Bad:
        change:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    money: {text: "30 round tokens, one board, one die."}
    Good:
        change:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    money: {text: "{count.tokens} round tokens, one board, one die."}
    """
    counts = _counts(book)
    for part in parts(book.rulebook):
        for text, said in _lines(part.thing):
            for number, words in COUNTED.findall(said):
                noun = next((w for w in words.casefold().split() if w in counts), "")
                real, terms = counts.get(noun, (int(number), ""))
                if int(number) != real:
                    message = f"{text.id} says {number} {noun}, the mix has {real}{terms}"
                    yield Complaint(text.at, message, "write {count.tokens} or {count.token.<id>}")


def _counts(book: Book) -> Mapping[str, tuple[int, str]]:
    """The real number behind each noun, and how it adds up."""
    mix = [one.count for one in book.edition.tokens]
    total = (sum(mix), f" ({'+'.join(map(str, mix))})")
    found = {"token": total, "tokens": total}
    for kind in book.game.tokens.kinds if book.game.tokens else ():
        number = (book.edition.count(kind.id), "")
        found |= {kind.name.template.casefold(): number, kind.plural.template.casefold(): number}
    return found


def _lines(thing: object) -> Iterator[tuple[Text, str]]:
    """The texts of a part; of a table row also each bare number beside each other cell."""
    for text in texts(thing):
        yield text, text.template
    if isinstance(thing, Row):
        numbers = [cell for cell in thing.cells.values() if cell.template.strip().isdecimal()]
        for number in numbers:
            for cell in thing.cells.values():
                yield number, f"{number.template} {cell.template}"


def printed(thing: object, edition: Edition) -> Iterator[Text]:
    """The texts inside ``thing`` that the edition may print, whatever its readings are."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from printed(part, edition)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from printed(part, edition)
    elif is_dataclass(thing) and not isinstance(thing, type) and _concerns(thing, edition):
        for f in fields(thing):
            yield from printed(getattr(thing, f.name), edition)


def _concerns(thing: object, edition: Edition) -> bool:
    """Whether a part of the content belongs to an edition."""
    if isinstance(thing, Edition | Rulebook):
        return thing.id == edition.id
    editions: tuple[str, ...] = () if isinstance(thing, Game) else getattr(thing, "editions", ())
    if editions and edition.id not in editions:
        return False
    when: When = getattr(thing, "when", {})
    return edition.values.keys() >= set(when)
