"""A state in the words of the content, for clients and reports, and back again.

No value is null, so that changes can be told as JSON merge patches (RFC 7396), where null removes.
Only what is there is told: hexes that are not blank, goods that somebody has, cards in hand.
"""

from __future__ import annotations

from typing import Any

from forge.rules.layout import numbers, rows
from forge.rules.source_of_the_nile.codes import DONATION_PILE, FOLK, GOODS
from forge.rules.source_of_the_nile.ids import ITEMS
from forge.rules.source_of_the_nile.lay import state as empty
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables

PHASES = (
    *("profession", "europe", "port", "fare", "outfit", "trim", "publish", "level", "mode", "move"),
    *("welcome", "approach", "trade", "loot", "captives", "overload", "harbour", "interview"),
    *("draw", "die", "dice", "over"),
)
"""Names of the phases, in the order of their numbers."""

COUNTERS = tuple(name for name in numbers(State) if name not in {"phase", "ply"})
"""Numbers that stand in a picture as they are."""

OF_HEXES = tuple(name for name, part in rows(State) if part.measure == "hexes")
OF_SEATS = tuple(
    name for name, part in rows(State) if part.measure == "seats" and name not in {"pos"}
)
LISTS = ("legends", "record", "record_of", "rival_depth", "rival_best", "find_told")
"""Lists that stand in a picture as they are."""

Picture = dict[str, Any]


def picture(b: Tables, s: State) -> Picture:
    """A state with hexes, goods, cards and phases by name."""
    return {
        "phase": PHASES[s.phase],
        **{name: getattr(s, name) for name in COUNTERS},
        **{name: list(getattr(s, name)) for name in LISTS},
        "reports": s.reports[: s.n_reports],
        "piles": [
            _some(cards, s.left[b.pile[k] : b.pile[k + 1]]) for k, cards in enumerate(b.names.cards)
        ],
        "hexes": {b.names.points[h]: told for h in range(b.n_hexes) if (told := _hex(s, h))},
        "players": [_player(b, s, p) for p in range(s.seats)],
    }


def _hex(s: State, h: int) -> Picture:
    """What there is in a hex, without zeros."""
    told: Picture = {name: getattr(s, name)[h] for name in OF_HEXES if getattr(s, name)[h]}
    cache = _some(ITEMS, s.hoard[h * GOODS : (h + 1) * GOODS])
    return told | ({"cache": cache} if cache else {})


def _player(b: Tables, s: State, p: int) -> Picture:
    cards = b.names.cards[DONATION_PILE]
    kinds = len(cards)
    return {
        **{name: getattr(s, name)[p] for name in OF_SEATS},
        "at": b.names.points[s.pos[p]],
        "hand": _some(cards, s.hand[p * kinds : (p + 1) * kinds]),
        "has": _some(ITEMS, s.has[p * GOODS : (p + 1) * GOODS]),
        "sick": _some(ITEMS[:FOLK], s.sick[p * FOLK : (p + 1) * FOLK]),
        "notes": _some(b.names.finds, s.note[p * b.n_finds : (p + 1) * b.n_finds]),
        "carries": _some(b.names.finds, s.carry[p * b.n_finds : (p + 1) * b.n_finds]),
        "noted": _some(b.names.points, s.noted[p * b.n_hexes : (p + 1) * b.n_hexes]),
    }


def _some(names: tuple[str, ...], values: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, values, strict=False) if n}


def from_picture(b: Tables, told: Picture) -> State:
    """The state that a picture shows; ``ply`` is not in it."""
    s = empty(b, told["seats"])
    for name in COUNTERS:
        setattr(s, name, told[name])
    s.phase = PHASES.index(told["phase"])
    for name in LISTS:
        setattr(s, name, list(told[name]))
    s.reports[: s.n_reports] = told["reports"]
    for k, cards in enumerate(b.names.cards):
        _fill(s.left, b.pile[k], cards, told["piles"][k])
    for h, name in enumerate(b.names.points[: b.n_hexes]):
        _lay_hex(s, h, told["hexes"].get(name, {}))
    for p, player in enumerate(told["players"]):
        _seat(b, s, p, player)
    return s


def _lay_hex(s: State, h: int, told: Picture) -> None:
    for name in OF_HEXES:
        getattr(s, name)[h] = told.get(name, 0)
    _fill(s.hoard, h * GOODS, ITEMS, told.get("cache", {}))


def _seat(b: Tables, s: State, p: int, told: Picture) -> None:
    for name in OF_SEATS:
        getattr(s, name)[p] = told[name]
    s.pos[p] = b.names.points.index(told["at"])
    cards = b.names.cards[DONATION_PILE]
    _fill(s.hand, p * len(cards), cards, told["hand"])
    _fill(s.has, p * GOODS, ITEMS, told["has"])
    _fill(s.sick, p * FOLK, ITEMS[:FOLK], told["sick"])
    _fill(s.note, p * b.n_finds, b.names.finds, told["notes"])
    _fill(s.carry, p * b.n_finds, b.names.finds, told["carries"])
    _fill(s.noted, p * b.n_hexes, b.names.points[: b.n_hexes], told["noted"])


def _fill(row: list[int], at: int, names: tuple[str, ...], told: dict[str, int]) -> None:
    for i, name in enumerate(names):
        row[at + i] = told.get(name, 0)
