"""Banknotes: fine line work, a portrait, the value in figures and in words, two sides."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import note_art as art
from forge.draw import note_words
from forge.draw.desk import Desk
from forge.geometry import Size
from forge.model.token import Money, Note
from forge.scene import Item, Piece, Scene


def notes(desk: Desk, sketch: bool = False) -> tuple[Piece, ...]:
    """Every banknote of the edition, in the order of its supply.

    A ``sketch`` has all words, and all that reaches an edge, but not the fine lines.
    """
    money = desk.game.money
    if money is None:
        return ()
    return tuple(
        Piece(
            id=f"note.{note.id}",
            front=_front(desk, money, note, sketch),
            size=Size(money.width, money.height),
            back=_back(desk, money, note, sketch),
            bleed=art.BLEED,
            count=count,
        )
        for note, count in _supplied(desk, money)
    )


def _supplied(desk: Desk, money: Money) -> Iterator[tuple[Note, int]]:
    """The notes of the edition and how many of each, in the order of its supply."""
    known = {note.id: note for note in money.notes}
    for supply in desk.edition.notes:
        if supply.count:
            yield known[supply.id], supply.count


def _front(desk: Desk, money: Money, note: Note, sketch: bool) -> Scene:
    w, h = money.width, money.height
    inks = art.Inks(*note.colours)
    left, right = (round(w * art.PORTRAIT), h // 2), (round(w * art.VALUE), h // 2)
    items: tuple[Item, ...] = (
        *art.ground(w, h, inks, sketch),
        *art.frame(w, h, inks, sketch),
        *art.rosette(left, h, inks, sketch),
        *art.rosette(right, h, inks, sketch),
        *art.plate(w, h, inks),
        *art.portrait(note, left, h, inks, sketch),
        *art.clearing(right, h, inks, sketch),
        *note_words.lettering(desk, money, note, inks),
    )
    return Scene(Size(w, h), items, note_words.value(desk, note))


def _back(desk: Desk, money: Money, note: Note, sketch: bool) -> Scene:
    """The other side: one great rosette about the number, the same either way up."""
    w, h = money.width, money.height
    inks = art.Inks(*note.colours)
    middle = (w // 2, h // 2)
    wings = note_words.wings(money)
    items: tuple[Item, ...] = (
        *art.ground(w, h, inks, sketch),
        *art.frame(w, h, inks, sketch),
        *(path for at in wings for path in art.rosette(at, round(h * 0.72), inks, sketch)),
        *(path for at in wings for path in art.clearing(at, round(h * 0.72), inks, sketch)),
        *art.rosette(middle, round(h * 1.1), inks, sketch),
        *art.clearing(middle, round(h * 1.1), inks, sketch),
        *note_words.numbers(desk, money, note, inks),
    )
    return Scene(Size(w, h), items, note_words.value(desk, note))
