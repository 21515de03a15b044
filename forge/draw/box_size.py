"""How large the tuck box is: its inside follows from what the edition prints for it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.box_net import Net
from forge.draw.cards import decks, size_of
from forge.draw.desk import Desk
from forge.geometry import Size, Um
from forge.model.folded import TuckBox


def sized(desk: Desk, held: TuckBox) -> Net | None:
    """The net whose inside holds what the edition prints, standing upright; None for nothing."""
    stacks = [stack for stack in _stacks(desk, held) if stack[2]]
    if not stacks:
        return None
    width = max(min(size) for size, _, _ in stacks) + held.loose
    height = max(max(size) for size, _, _ in stacks) + held.loose
    thick = sum(each * count for _, each, count in stacks) + held.loose // 2
    return Net(Um(width), Um(height), Um(max(thick, held.least)), held.glue, held.tongue)


def _stacks(desk: Desk, held: TuckBox) -> Iterator[tuple[Size, int, int]]:
    """The size, the thickness of one, and the number of each sort that lies in the box."""
    game, edition = desk.game, desk.edition
    if game.money:
        size = Size(game.money.width, game.money.height)
        yield size, held.note, sum(supply.count for supply in edition.notes)
    faces = {face.id: face for face in game.faces}
    for deck in decks(desk):
        for card in deck.cards:
            yield size_of(faces[card.face or deck.face]), held.card, card.count
