"""Decks as tables for dice: each card has as many throws as it has copies.

Two dice, read as tens and ones, have 36 throws, three 216. A deck whose size divides neither shares
them out evenly, and what is left over is thrown again; so each card is as likely as in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from forge.draw.forms_cells import Cell, edges, header, row, stacked, words
from forge.draw.forms_frame import PAD, Bench, Group, Strip
from forge.geometry import mm
from forge.locale.glue import ended, put, sentences
from forge.locale.numbers import figures
from forge.locale.ui import word
from forge.model.deck import Card, Deck

SIDES = 6
ROOM = mm("1.2")
"""The white beside a range of throws, µm."""


@dataclass(frozen=True, slots=True)
class Reading:
    """So many dice for a deck of ``size``: throws for each card, and those left over."""

    dice: int
    size: int

    @property
    def all(self) -> int:
        """How many throws there are."""
        return int(SIDES**self.dice)

    @property
    def each(self) -> int:
        """How many throws a card has."""
        return self.all // self.size

    @property
    def over(self) -> int:
        """How many throws are thrown again."""
        return self.all - self.each * self.size

    def throws(self, start: int, count: int) -> str:
        """The throws of ``count`` cards from the card ``start``, as they are read."""
        first, last = start * self.each, (start + count) * self.each - 1
        if first == last:
            return digits(first, self.dice)
        return word("form-range", least=digits(first, self.dice), most=digits(last, self.dice))


def digits(number: int, dice: int) -> str:
    """A throw from 0 as it is read: 0 is 11 with two dice, the last one 66."""
    read = ""
    for _ in range(dice):
        number, side = divmod(number, SIDES)
        read = f"{side + 1}{read}"
    return figures(read)


def readings(size: int) -> tuple[Reading, ...]:
    """How a deck is thrown: two dice where they do, else three; both where two throw again."""
    two, three = Reading(2, size), Reading(3, size)
    if size > SIDES**2:
        return (three,)
    return (two,) if not two.over else (two, three)


def draws(bench: Bench, deck: Deck) -> Group:
    """A deck as a table for dice."""
    size = sum(card.count for card in deck.cards)
    ways = readings(size)
    columns = [_throws(deck, way) for way in ways]
    narrow = [_widest(bench, told) for told in columns]
    slots = edges(bench.width, [*narrow, bench.width - sum(narrow)])
    how = "form-read-either" if len(ways) > 1 else f"form-read-{ways[0].dice}"
    top = stacked(
        words(bench, bench.desk.say(deck.name), bench.title, deck.name, below=mm("0.6")),
        words(bench, word(how), bench.note, below=mm("0.4")),
        header(bench, slots, [None] * len(slots)),
    )
    return Group(top, tuple(_rows(bench, deck, columns, slots)))


def _rows(
    bench: Bench, deck: Deck, columns: list[list[str]], slots: list[tuple[int, int]]
) -> Iterator[Strip]:
    usual = _usual(bench, deck)
    *throws, over = zip(*columns, strict=True)
    for index, (card, said) in enumerate(zip(deck.cards, throws, strict=True)):
        cells = [Cell(one, bench.number) for one in said]
        told = Cell(_told(bench, card, usual), bench.cell, next(iter(card.texts.values()), None))
        yield row(bench, slots, [*cells, told], ground=bench.inks.cream if index % 2 else "")
    if any(over):
        rest = [Cell(one, bench.number) for one in over]
        yield row(bench, slots, [*rest, Cell(word("form-again"), bench.note)])


def _throws(deck: Deck, way: Reading) -> list[str]:
    """The throws of each card, and at the end those that are thrown again."""
    starts = accumulate((card.count for card in deck.cards), initial=0)
    told = [way.throws(start, card.count) for start, card in zip(starts, deck.cards, strict=False)]
    return [*told, _rest(way)]


def _widest(bench: Bench, told: list[str]) -> int:
    """How wide a column of throws is, so that none of them is cut up."""
    widest = max(bench.desk.setter.size(one, bench.number).width for one in told)
    return round(widest) + 2 * PAD + ROOM


def _rest(way: Reading) -> str:
    """The throws that are thrown again."""
    if not way.over:
        return ""
    first, last = way.each * way.size, way.all - 1
    return word("form-range", least=digits(first, way.dice), most=digits(last, way.dice))


def _usual(bench: Bench, deck: Deck) -> str:
    """The title that nearly all cards of a deck share: it tells nothing."""
    titles = [bench.desk.say(card.texts[TITLE]) for card in deck.cards if TITLE in card.texts]
    common = max(titles, key=titles.count, default="")
    return common if titles.count(common) * 8 > len(titles) * 7 else ""


def _told(bench: Bench, card: Card, usual: str) -> str:
    """All that a card says, slot by slot, its title in bold where it tells something."""
    said = {slot: bench.desk.say(text) for slot, text in card.texts.items()}
    title = said.pop(TITLE, "")
    text = sentences(ended(one) for one in said.values())
    if not title or title == usual:
        return text
    return put("title-text", title=title, text=text) if text else f"<b>{title}</b>"


TITLE = "title"
