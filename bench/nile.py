"""Points by profession, deaths and campaigns a second of Source of the Nile, compiled.

    python bench/nile.py [campaigns of each profession]

Set beside the figures of section 10 of the numbered rules, which a throw-away simulator measured.
Needs the extra `fast`.
"""

from __future__ import annotations

import sys
import time

from measure import Bound, held

from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run
from forge.simulate.stats import mean_of
from forge.simulate.tally import Tally

TOLD = {
    "journalist": 38.8, "explorer": 32.0, "botanist": 38.3, "geologist": 35.7, "zoologist": 40.0,
    "doctor": 40.7, "missionary": 42.5, "ethnologist": 34.7,
}  # fmt: skip
HOME = {"sensible": (0.87, 0.90), "cautious": (0.91, 0.92), "reckless": (0.80, 0.86),
        "canoe": (0.85, 0.88)}  # fmt: skip
"""The share of expeditions that come home, at least and at most, by policy."""
CLOSE, SLOWEST = 5.0, 5.0


def plan(games: int, policy: str) -> Plan:
    """Solo campaigns as shipped; the professions come in turn."""
    game = decoded(open_game(content_root() / "source-of-the-nile"))
    edition = game.edition("explorers")
    rules = rules_of(game, edition)
    if rules is None:
        raise LookupError(edition.id)
    return Plan(rules, game, edition, 1, (policy,), games, seed=1, mode=Mode.COMPILED)


def happened(one: Plan, tally: Tally, event: str) -> int:
    """How often an event happened in all campaigns."""
    (number,) = (each.number for each in one.rules.events if each.id == event)
    return tally.happened(number)


def main() -> int:
    """Plays the policies, prints what came out, and says whether the bounds are held."""
    games = 8 * (int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    run(plan(1, "sensible"))
    farthest, slowest = 0.0, float("inf")
    for policy, (least, most) in HOME.items():
        one = plan(games, policy)
        begun = time.perf_counter()
        tally = run(one).tally
        speed = games / (time.perf_counter() - begun)
        launched = happened(one, tally, "launch")
        home = happened(one, tally, "sail") / launched
        dead = happened(one, tally, "dead") / launched
        print(f"{policy:<9} {100 * home:.1f} % home ({100 * least:.0f}-{100 * most:.0f} told), "
              f"{100 * dead:.1f} % dead, {speed:,.0f} campaigns/s")  # fmt: skip
        farthest = max(farthest, 100 * (home - most), 100 * (least - home))
        slowest = min(slowest, speed)
        if policy == "sensible":
            farthest = max(farthest, *by_profession(tally))
    return held(
        Bound("farthest from what is told", farthest, CLOSE, " points"),
        Bound("slowest policy, a thousand campaigns", 1000 / slowest, SLOWEST, " s"),
    )


def by_profession(tally: Tally) -> list[float]:
    """How far the mean points of each profession lie from what is told; prints them."""
    found = []
    for start, (name, told) in enumerate(TOLD.items()):
        each = mean_of(*tally.held_from(start), tally.start(start)[0])
        print(f"  {name:<12} {each.value:.1f} ± {each.half:.1f} points, {told:.1f} told")
        found.append(abs(each.value - told))
    return found


if __name__ == "__main__":
    raise SystemExit(main())
