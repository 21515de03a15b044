"""Banknotes: fine line work, a portrait, the value in figures and in words, two sides."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import note_art as art
from forge.draw import note_words
from forge.draw.desk import Desk
from forge.geometry import Size
from forge.model.token import Money, Note
from forge.scene import Item, Piece, Scene


def notes(desk: Desk) -> tuple[Piece, ...]:
    """Every banknote of the edition, in the order of its supply."""
    money = desk.game.money
    if money is None:
        return ()
    return tuple(
        Piece(
            id=f"note.{note.id}",
            front=_front(desk, money, note),
            size=Size(money.width, money.height),
            back=_back(desk, money, note),
            bleed=art.BLEED,
            count=count,
        )
        for note, count in _supplied(desk, money)
    )


def words(desk: Desk) -> Iterator[Item]:
    """Every text of every banknote, without the line work."""
    money = desk.game.money
    if money is None:
        return
    for note, _ in _supplied(desk, money):
        inks = art.Inks(*note.colours)
        yield from note_words.lettering(desk, money, note, inks)
        yield from note_words.numbers(desk, money, note, inks)


def _supplied(desk: Desk, money: Money) -> Iterator[tuple[Note, int]]:
    """The notes of the edition and how many of each, in the order of its supply."""
    known = {note.id: note for note in money.notes}
    for supply in desk.edition.notes:
        if supply.count:
            yield known[supply.id], supply.count


def _front(desk: Desk, money: Money, note: Note) -> Scene:
    w, h = money.width, money.height
    inks = art.Inks(*note.colours)
    left, right = (round(w * art.PORTRAIT), h // 2), (round(w * art.VALUE), h // 2)
    items: tuple[Item, ...] = (
        *art.ground(w, h, inks),
        *art.frame(w, h, inks),
        *art.rosette(left, h, inks),
        *art.rosette(right, h, inks),
        *art.plate(w, h, inks),
        *art.portrait(note, left, h, inks),
        *art.clearing(right, h, inks),
        *note_words.lettering(desk, money, note, inks),
    )
    return Scene(Size(w, h), items, note_words.value(desk, note))


def _back(desk: Desk, money: Money, note: Note) -> Scene:
    """The other side: one great rosette about the number, the same either way up."""
    w, h = money.width, money.height
    inks = art.Inks(*note.colours)
    middle = (w // 2, h // 2)
    wings = note_words.wings(money)
    items: tuple[Item, ...] = (
        *art.ground(w, h, inks),
        *art.frame(w, h, inks),
        *(path for at in wings for path in art.rosette(at, round(h * 0.72), inks)),
        *(path for at in wings for path in art.clearing(at, round(h * 0.72), inks)),
        *art.rosette(middle, round(h * 1.1), inks),
        *art.clearing(middle, round(h * 1.1), inks),
        *note_words.numbers(desk, money, note, inks),
    )
    return Scene(Size(w, h), items, note_words.value(desk, note))
