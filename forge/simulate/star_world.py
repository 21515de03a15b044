"""A written abstraction of the Zvezda edition: where the Star is, and what lies on Cape Town.

Nine states. All pawns and all other tokens are an adversary (docs/proofs.md).
"""

from __future__ import annotations

from collections.abc import Iterator

from forge.rules.star_of_africa.codes import AT_CAPE, ROBBER
from forge.rules.star_of_africa.tables import State, ZvezdaTables

HIDDEN, CARRIED, LAID = 0, 1, 2
NONE, CLOSED, OPEN_ROBBER = 0, 1, 2

World = tuple[int, int]
"""Where the Star is; what lies on Cape Town."""


class StarWorld:
    """What can become of the Star under one edition."""

    def __init__(self, b: ZvezdaTables) -> None:
        self.b = b
        self.robbers = any(b.role[k] == ROBBER and b.mix[k] > 0 for k in range(b.n_kinds))
        self.flown = b.air_meets_robber == 0 and b.cape in b.air_head[: b.n_flights]

    def seen(self, s: State) -> World:
        """What is kept of a real state."""
        star = HIDDEN if s.found == 0 else LAID if s.owner == AT_CAPE else CARRIED
        if self.b.cape < 0:
            return star, NONE
        if s.open_robber[self.b.cape] == 1:
            return star, OPEN_ROBBER
        return star, CLOSED if s.closed[self.b.cape] == 1 else NONE

    def start(self) -> World:
        """After the set-up."""
        return HIDDEN, CLOSED if self.b.cape in self.b.squares else NONE

    def after(self, world: World, *, flying: bool = True) -> Iterator[World]:
        """What one thing that happens can make of it.

        ``flying``: by a flight to Cape Town, too, which passes over the robber (a reading of Z17).
        """
        star, cape = world
        if flying and self.flown and star == LAID:
            yield CARRIED, cape
        if star == HIDDEN:
            yield CARRIED, cape
            if cape == CLOSED:
                yield from ((HIDDEN, NONE), (CARRIED, NONE))
                if self.robbers:
                    yield HIDDEN, OPEN_ROBBER
        elif star == CARRIED:
            yield from self._carried(cape)
        else:
            yield from self._laid(cape)

    def _carried(self, cape: int) -> Iterator[World]:
        """The owner goes about; rivals open, or take along, what lies on Cape Town (Z24-Z26)."""
        b = self.b
        if not self.robbers:
            if cape == CLOSED:
                yield CARRIED, NONE
            return
        clear = b.star_on_cape_town_clears_robber == 1
        yield LAID, NONE if cape == OPEN_ROBBER and clear else cape
        if cape == CLOSED:
            yield from ((CARRIED, NONE), (CARRIED, OPEN_ROBBER))
            yield LAID, NONE if clear else OPEN_ROBBER
        if cape == OPEN_ROBBER:
            yield CARRIED, NONE

    def _laid(self, cape: int) -> Iterator[World]:
        """Somebody comes to Cape Town (Z25, Z29)."""
        b = self.b
        if b.cape < 0:
            return
        robber_first = b.entry_order == 1
        if cape != OPEN_ROBBER:
            yield CARRIED, cape
        elif robber_first:
            yield from ((LAID, NONE), (CARRIED, NONE), (CARRIED, OPEN_ROBBER))
        elif b.star_on_cape_town_clears_robber == 1:
            yield LAID, NONE
        if b.star_taken_standing == 1:
            yield CARRIED, cape
        if cape == CLOSED:
            yield LAID, NONE
            if b.star_frees_robber_player == 0 and b.second_robber_joins == 0:
                yield LAID, OPEN_ROBBER

    def reachable(self) -> dict[World, World | None]:
        """All worlds that can come, and whence."""
        came: dict[World, World | None] = {self.start(): None}
        order = list(came)
        for world in order:
            for other in self.after(world):
                if other not in came:
                    came[other] = world
                    order.append(other)
        return came

    def stuck(self, *, flying: bool = False) -> set[World]:
        """The worlds that can come and after which nobody ever carries the Star.

        A flight has to be paid for, so it does not count unless ``flying`` says so.
        """
        known = self.reachable()
        alive = {world for world in known if world[0] == CARRIED}
        grown = True
        while grown:
            left = (w for w in known if w not in alive)
            more = {w for w in left if alive & set(self.after(w, flying=flying))}
            alive |= more
            grown = bool(more)
        return set(known) - alive
