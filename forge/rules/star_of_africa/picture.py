"""A state in the words of the content, for clients and reports, and back again.

No value is null, so that changes can be told as JSON merge patches (RFC 7396), where null removes.
"""

from __future__ import annotations

from typing import Any

from forge.rules.layout import numbers, rows
from forge.rules.star_of_africa.codes import AT_CAPE, NOBODY
from forge.rules.star_of_africa.lay import state as empty
from forge.rules.star_of_africa.tables import Map, State

PHASES = (
    "laying",
    "starting",
    "begin",
    "thrown",
    "walk",
    "offer",
    "close",
    "missed",
    "token",
    "trying",
    "held",
    "over",
)
"""Names of the phases, in the order of their numbers."""

COUNTERS = tuple(
    name
    for name in numbers(State)
    if name not in {"phase", "winner", "owner", "came", "n_passed", "ply"}
)
"""Numbers that stand in a picture as they are."""

PURSE = tuple(name for name, each in rows(State) if each.measure == "seats" and name != "pos")
"""What each player has, as it is."""

Picture = dict[str, Any]


def picture(b: Map, s: State) -> Picture:
    """A state with points, tokens and phases by name; what lies face down is told too."""
    names = b.names
    return {
        "phase": PHASES[s.phase],
        "winner": "nobody" if s.winner == NOBODY else s.winner,
        "star": {NOBODY: "hidden", AT_CAPE: "cape"}.get(s.owner, s.owner),
        "came": [] if s.came == 0 else _way(b, s.came - 1),
        **{name: getattr(s, name) for name in COUNTERS},
        "left": {names.kinds[k]: s.left[k] for k in range(b.n_kinds)},
        "players": [
            {"at": names.points[s.pos[p]]} | {name: getattr(s, name)[p] for name in PURSE}
            for p in range(s.seats)
        ],
        "closed": {
            names.points[v]: names.kinds[s.kind[v]] for v in range(b.n_points) if s.closed[v]
        },
        "open_robbers": [names.points[v] for v in range(b.n_points) if s.open_robber[v]],
        "passed": [names.points[s.passed[i]] for i in range(s.n_passed)],
        "chosen": [s.chosen[i] for i in range(s.n_passed)],
    }


def _way(b: Map, e: int) -> list[str]:
    """A step as link, place that it leaves, and place that it comes to."""
    link, head = b.names.arcs[e]
    return [link, b.names.points[b.tail[e]], head]


def from_picture(b: Map, told: Picture) -> State:
    """The state that a picture shows; ``ply`` and what lay on turned points are not in it."""
    s = empty(b, told["seats"])
    number = {name: v for v, name in enumerate(b.names.points)}
    for name in COUNTERS:
        setattr(s, name, told[name])
    s.phase = PHASES.index(told["phase"])
    s.winner = NOBODY if told["winner"] == "nobody" else told["winner"]
    nobody = {"hidden": NOBODY, "cape": AT_CAPE}
    s.owner = nobody[told["star"]] if told["star"] in nobody else told["star"]
    if told["came"]:
        s.came = 1 + next(e for e in range(b.n_arcs) if _way(b, e) == told["came"])
    s.left = [told["left"][kind] for kind in b.names.kinds]
    for p, player in enumerate(told["players"]):
        s.pos[p] = number[player["at"]]
        for name in PURSE:
            getattr(s, name)[p] = player[name]
    s.kind = [b.n_kinds] * b.n_points
    for point, kind in told["closed"].items():
        s.closed[number[point]] = 1
        s.kind[number[point]] = b.names.kinds.index(kind)
    for point in told["open_robbers"]:
        s.open_robber[number[point]] = 1
    s.n_passed = len(told["passed"])
    for i, point in enumerate(told["passed"]):
        s.passed[i] = number[point]
        s.chosen[i] = told["chosen"][i]
    return s
