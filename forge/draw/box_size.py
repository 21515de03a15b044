"""How large the tuck box is: its inside follows from what the edition prints for it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.box_net import Net
from forge.draw.cards import decks, made_as
from forge.draw.desk import Desk
from forge.geometry import Size, Um
from forge.model.folded import TuckBox


def box_of(desk: Desk) -> TuckBox | None:
    """The game's box as the desk's edition prints it."""
    held = desk.game.box
    return held.under(desk.edition.values) if held else None


def sized(desk: Desk, held: TuckBox) -> Net | None:
    """The net whose inside holds what the edition prints, standing upright; None for nothing."""
    stacks = [stack for stack in _stacks(desk, held) if stack[2]]
    if not stacks:
        return None
    width = max(min(size) for size, _, _ in stacks) + held.loose
    height = max(max(size) for size, _, _ in stacks) + held.loose
    thick = sum(each * count for _, each, count in stacks) + held.loose // 2
    thick += _layers(desk, held, Size(Um(width), Um(height)))
    return Net(Um(width), Um(height), Um(max(thick, held.least)), held.glue, held.tongue)


def _layers(desk: Desk, held: TuckBox, room: Size) -> int:
    """How thick the tokens lie side by side in layers; 0 where they are not put in."""
    tokens = desk.game.tokens
    if tokens is None or not held.token:
        return 0
    count = sum(mix.count + mix.spare for mix in desk.edition.tokens)
    in_layer = (room.width // tokens.diameter) * (room.height // tokens.diameter)
    return -(-count // max(1, in_layer)) * held.token


def _stacks(desk: Desk, held: TuckBox) -> Iterator[tuple[Size, int, int]]:
    """The size, the thickness of one, and the number of each sort that lies in the box."""
    game, edition = desk.game, desk.edition
    if game.money:
        size = Size(game.money.width, game.money.height)
        yield size, held.note, sum(supply.count for supply in edition.notes)
    faces = {face.id: face for face in game.faces}
    for deck in decks(desk):
        for card in deck.cards:
            count = card.count * made_as(desk, deck, card)
            yield faces[card.face or deck.face].trim, held.card, count
