"""Rules of Across Africa that no event tells, and how a turn or the set-up shows them."""

from __future__ import annotations

from forge.simulate.shown import Json, Shown, Told

SETUP = frozenset({"lay", "lay-card"})


def fewest(told: Told) -> bool:
    """As few play as may."""
    return bool(told.start["seats"] == told.seats_min)


def most(told: Told) -> bool:
    """As many play as may."""
    return bool(told.start["seats"] == told.seats_max)


def closed(told: Told) -> bool:
    """Some trails are closed: the diamonds of their camps are in the supply."""
    return bool(told.start["plan"] > 0)


def all_open(told: Told) -> bool:
    """As many play as may, and no trail is closed."""
    return most(told) and not closed(told)


def nothing_moves_out(told: Told) -> bool:
    """Photos were stored before; afterwards each is where it was, and nobody might take one."""
    before, after = told.start["slots"], told.end["slots"]
    stays = all(held == now[: len(held)] for held, now in zip(before, after, strict=True))
    return any(before) and stays and not any(name.startswith("take") for name in told.offered())


def not_stored(told: Told) -> bool:
    """Somebody stands on a camp with photos in hand and is not asked to store any."""
    seat = told.start["seat"]
    mine = told.end["players"][seat]
    return bool(mine["photos"]) and not any(name.startswith("store") for name in told.offered())


def drawer_first(told: Told) -> bool:
    """A card brings its player and another to one camp, and its player takes the diamond."""
    seat = told.start["seat"]
    moved = [each["seat"] for each in told.events("moved")]
    where = {p: _at(told.end, p) for p in moved}
    together = seat in where and list(where.values()).count(where[seat]) > 1
    return together and [each["seat"] for each in told.events("gem")][:1] == [seat]


def rested_is_moved(told: Told) -> bool:
    """A card moves a pawn that was on a camp: nothing is added to that."""
    players = told.start["players"]
    return any(players[each["seat"]]["field"] == "camp" for each in told.events("moved"))


def _at(state: Json, seat: int) -> str:
    return str(state["players"][seat]["at"])


ALIKE = (
    Shown("A2", SETUP),
    Shown("A3", SETUP),
    Shown("A4", SETUP),
    Shown("A7", SETUP, most),
    Shown("A13", SETUP),
    Shown("A14", SETUP),
    Shown("A16", SETUP),
    Shown("AD11", frozenset({"moved"}), rested_is_moved),
)

EXPEDITION = (
    *ALIKE,
    Shown("A5", SETUP),
    Shown("A40", SETUP),
    Shown("A45", frozenset({"store"}), nothing_moves_out),
    Shown("AD7", SETUP, closed),
    Shown("AD8", SETUP, closed),
    Shown("AD12", SETUP, fewest),
)

RACE = (
    *ALIKE,
    Shown("A60", frozenset({"roll", "go", "photo"})),
    Shown("A61", frozenset({"camp"}), not_stored),
    Shown("A65", frozenset({"moved", "gem"}), drawer_first),
    Shown("AD13", SETUP, all_open),
)
