"""Who may enter which land: somebody, and as the rules read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.hexmap import TerrainKind

RIDDEN = ("horse", "camel")


@check()
def map_bars(game: Game) -> Iterator[Complaint]:
    """Every terrain lets somebody in, and bars whom the rules bar.

    Looks whether land that bars walkers is water for canoes, whether it bars riders too, since who
    rides does so among those who walk, and whether canoes are barred just where land is no water:
    along a river and along the coast they go through any land.

    A hex that nobody can enter is never explored; a mode that is barred on paper only is two games.

    Bad:
        change:
          map:
            terrains:
              jungle: {bars: [foot, horse, camel, canoe]}
    Good:
        change:
          map:
            terrains:
              veldt: {bars: [camel, canoe]}
    """
    for kind in game.map.terrains if game.map else ():
        yield from _barred(kind)


def _barred(kind: TerrainKind) -> Iterator[Complaint]:
    barred, at = {mode.value for mode in kind.bars}, kind.at / "bars"
    walkers = "foot" in barred
    if walkers and not kind.water:
        yield Complaint(at, f"nobody can ever enter {kind.id}", "let somebody in on foot")
    for mode in RIDDEN if walkers else ():
        if mode not in barred:
            message = f"{kind.id} bars foot and not {mode}, and who rides goes among those on foot"
            yield Complaint(at, message, f"add {mode}")
    if kind.water == ("canoe" in barred):
        says = "is water and bars canoes" if kind.water else "is no water and lets canoes in"
        yield Complaint(at, f"{kind.id} {says}", "write canoe under bars: just where no water is")
