"""The yardstick in C: compiled with gcc -O2, given board and edition, played through ctypes."""

from __future__ import annotations

import ctypes
import subprocess
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from forge.rules.star_of_africa import codes
from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.star_of_africa.memory import memory

NUMBERS = (
    *("n_points", "n_arcs", "n_squares", "n_starts", "n_kinds", "cape", "gold", "slave"),
    *("die_sides", "start_money", "gold_coast_factor", "cape_town_bonus", "ring_missed_turns"),
    *("air_fare", "min_points", "open_passed_fee", "sea_fee", "horseshoe_cash"),
    *("slave_coast_missed_turns", "island_missed_turns", "robber_toll", "robber_missed_turns"),
)
LISTS = (
    *("first", "head", "tail", "sea", "air_first", "air_head", "site", "port", "home", "island"),
    *("way_out", "ring", "squares", "starts", "die", "mix", "role", "worth"),
)
READINGS = {
    **dict.fromkeys(
        (
            *("turn_back_within_move", "air_opens_free", "air_meets_robber"),
            *("extra_turn_may_be_missed", "slave_coast_after_star", "island_rescue"),
            *("island_broke_means", "broke_at_robber", "star_on_cape_town_clears_robber"),
            *("robber_player_keeps_money", "star_frees_robber_player", "cape_town_by_passing"),
            "sea_free_when_all_broke",
        ),
        1,
    ),
    **dict.fromkeys(
        (
            *("passed_payment", "gold_coast_doubles", "horseshoe_in_missed_turn", "home_exact"),
            *("slave_coast_spares_robber_players", "robber_toll_same_turn", "star_taken_standing"),
            *("closed_robber_recruits", "entry_order", "second_robber_joins"),
            *("theft_takes_horseshoes", "robber_player_ambushes"),
        ),
        0,
    ),
}
"""The readings that both yardsticks are written for."""


WIDTH = 512
"""Places of an event in the library's ``count``."""


def as_shipped(b: ZvezdaTables) -> None:
    """Raises ValueError where an edition reads the rules otherwise than the yardsticks do."""
    other = [name for name, value in READINGS.items() if getattr(b, name) != value]
    if other:
        msg = f"the yardsticks are written for other readings of {', '.join(other)}"
        raise ValueError(msg)


def build(folder: Path, *flags: str) -> ctypes.CDLL:
    """The shared library, made in a folder; CalledProcessError when gcc refuses."""
    numbers = {name: value for name, value in vars(codes).items() if isinstance(value, int)}
    header = "".join(f"#define {name} ({value})\n" for name, value in numbers.items())
    (folder / "codes.h").write_text(header)
    source, made = Path(__file__).with_name("star.c"), folder / "star.so"
    command = ["gcc", *(flags or ("-O2",)), "-shared", "-fPIC", f"-I{folder}", str(source)]
    subprocess.run([*command, "-o", str(made)], check=True)
    return ctypes.CDLL(str(made))


def load(library: ctypes.CDLL, b: ZvezdaTables) -> None:
    """Gives the library a board and an edition."""
    as_shipped(b)
    told = array("i", _told(b))
    library.load((ctypes.c_int32 * len(told)).from_buffer(told))


def _told(b: ZvezdaTables) -> Iterator[int]:
    for name in NUMBERS:
        yield getattr(b, name)
    for values in (*(getattr(b, name) for name in LISTS), memory(b, 2).home_far):
        yield len(values)
        yield from values


def number(library: ctypes.CDLL, name: str) -> int:
    """One of its counters."""
    return ctypes.c_int64.in_dll(library, name).value


def numbers(library: ctypes.CDLL, name: str, n: int) -> list[int]:
    """The first ``n`` of a row of its counters."""
    row: Any = (ctypes.c_int64 * n).in_dll(library, name)
    return list(row)
