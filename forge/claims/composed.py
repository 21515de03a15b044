"""That a game of the Zvezda edition can always end, put together from what other claims prove."""

from __future__ import annotations

from forge.claims.engine import Case, Claim
from forge.claims.income import income_left
from forge.claims.plays import nearest
from forge.claims.robbers import locked_in, star_laid
from forge.claims.stranding import stranding_island, stranding_sea
from forge.claims.verdict import Proved
from forge.rules.star_of_africa.tables import ZvezdaTables

PARTS: tuple[Claim, ...] = (income_left, locked_in, star_laid, stranding_island, stranding_sea)


def can_end(case: Case) -> bool:
    """Whether the end can be reached from every state, if all players help.

    1. A hidden Star is fetched (``income_left``), one on Cape Town is taken (``star_laid``).
    2. An owner comes home, or runs into an open robber, and the Star is on Cape Town again: so let
       the owner be there. A road leads from there home.
    3. An open robber on that road: a rival who is no robber comes to it and takes it along, for
       everybody surely comes home and from each home by land to each point of the road. If all
       rivals are robbers, one of them comes to the owner instead: then the owner before is none.
    Each time there is one open robber, or one closed token, less; at last the road is free.
    """
    b = case.play.b
    if not isinstance(b, ZvezdaTables) or case.seats < 2 or b.star_frees_robber_player == 0:
        return False
    said = [each for part in PARTS for each in case.said(part)]
    if not all(each.holds and isinstance(each.status, Proved) for each in said):
        return False
    homes = [v for v in range(b.n_points) if b.home[v]]
    if b.cape < 0:
        return False
    roads = [way for way in nearest(b, b.cape) if way[-1] in homes]
    near = [{home, *(way[-1] for way in nearest(b, home))} for home in homes]
    return any(all(_sites(b, way) <= reach for reach in near) for way in roads)


def _sites(b: ZvezdaTables, way: list[int]) -> set[int]:
    """The points of a way that are no circles, where robbers may lie."""
    return {v for v in way if b.site[v]}
