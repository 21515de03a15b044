"""The stand: printed where the rules store cards, a pocket for each slot, as wide as a card."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import counted
from forge.model.game import Game
from forge.model.sizes import CARD_SIZES

SLOTS = "slots"
"""The parameter that says how many slots the rules have."""


@check()
def stand_slots(table: Table) -> Iterator[Complaint]:
    """A stand is printed where the rules store cards, and has a pocket for each of their slots.

    Compares `slots` of stand.yaml with the edition's parameter `slots`, and asks for a parameter in
    each edition that prints the stand.

    With a pocket too few the last cards lie on the table; a stand that no rule mentions is an
    evening of folding for nothing.

    Bad:
        add:
          stand: {cards: poker, slots: 8, columns: 2, lip: 14, step: 18, head: 30, foot: 12,
                  glue: 4, loose: 1.5, thick: 0.3, tray: 12, colour: "#6F7F47", symbol: crocodile}
          editions:
            classic:
              parameters: [{id: slots, unit: count, value: 9, rules: [A1]}]
    Good:
        add:
          stand: {cards: poker, slots: 8, columns: 2, lip: 14, step: 18, head: 30, foot: 12,
                  glue: 4, loose: 1.5, thick: 0.3, tray: 12, colour: "#6F7F47", symbol: crocodile}
          editions:
            classic:
              parameters: [{id: slots, unit: count, value: 8, rules: [A1]}]
    """
    edition, stand = table.edition, table.game.rack(table.edition.id)
    asked = next((one for one in edition.parameters if one.id == SLOTS), None)
    if table.game.stand is None:
        return
    if stand is None:
        if asked is not None:
            message = f"{edition.id} stores cards in {counted(int(asked.value), 'slot')}"
            message += ", but the stand is not printed for it"
            yield Complaint(table.game.stand.at / "editions", message, f"add {edition.id}")
    elif asked is None:
        message = f"the stand is printed for {edition.id}, which has no parameter {SLOTS!r}"
        others = [one.id for one in table.game.editions if SLOTS in one.values]
        hint = f"write editions: [{', '.join(others)}]" if others else "leave the stand out"
        yield Complaint(stand.at / "editions" if stand.editions else stand.at, message, hint)
    elif asked.value != stand.slots:
        message = f"{edition.id} has {counted(int(asked.value), 'slot')}, the stand "
        message += counted(stand.slots, "pocket")
        yield Complaint(stand.at / "slots", message, f"write {asked.value}")


@check()
def stand_cards(game: Game) -> Iterator[Complaint]:
    """The stand is made for editions that exist, and for a size that cards of the game have.

    Looks up `editions` and `cards` of stand.yaml, the latter among the sizes of the faces.

    A pocket for a size that nobody prints is too narrow for the cards there are, or lets them slip.

    Bad:
        add:
          stand: {cards: tarot, slots: 8, columns: 1, lip: 14, step: 18, head: 30, foot: 12,
                  glue: 4, loose: 1.5, thick: 0.3, tray: 12, colour: "#6F7F47", symbol: crocodile}
          editions:
            classic:
              parameters: [{id: slots, unit: count, value: 8, rules: [A1]}]
    Good:
        add:
          stand: {cards: poker, slots: 8, columns: 1, lip: 14, step: 18, head: 30, foot: 12,
                  glue: 4, loose: 1.5, thick: 0.3, tray: 12, colour: "#6F7F47", symbol: crocodile}
          editions:
            classic:
              parameters: [{id: slots, unit: count, value: 8, rules: [A1]}]
    """
    stand = game.stand
    if stand is None:
        return
    editions = known.editions(game)
    for name in stand.editions:
        yield from editions.want(name, stand.at / "editions", "the stand")
    size, sizes = CARD_SIZES[stand.cards], {face.trim for face in game.faces}
    if size not in sizes:
        named = sorted(name for name, one in CARD_SIZES.items() if one in sizes)
        message = f"the stand is for cards of {size}, and no face of the game has that size"
        yield Complaint(stand.at / "cards", message, f"printed are: {', '.join(named)}")
