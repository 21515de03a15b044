"""Robbers: who is shut in between them, and the Star that nobody can carry off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from forge.claims.engine import Case, Said, claim
from forge.claims.plays import kinds, led, nearest, shown, table
from forge.claims.verdict import NotChecked, Proved
from forge.rules.star_of_africa.codes import ROBBER, STAR
from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.explore import explore
from forge.simulate.lead import Aim, Told, lead
from forge.simulate.star_world import LAID, StarWorld

CAP = 20_000
"""States that are explored to see that nobody comes out from between the robbers."""

REMEDIES: tuple[tuple[str, bool | str], ...] = (
    ("star_on_cape_town_clears_robber", True),
    ("entry_order", "robbers_first"),
    ("star_taken_standing", True),
)


@claim()
def locked_in(case: Case) -> Iterator[Said]:
    """No player without money is shut in between open robbers (Z22)."""
    b, known = case.play.b, case.known
    if known is None or not isinstance(b, ZvezdaTables):
        return
    open_ = [x for x in known.order if not known.unbarred[x]] if known.pawn.barred else []
    if not open_:
        yield Said(Proved("abstraction"), True, "robbers shut nobody in, wherever they lie")
        return
    remedy = "broke_at_robber: free"
    told = next((told for way in _cells(case) if (told := _locked(case, way))), None)
    if told is None:
        share = len(open_) / len(known.order)
        why = f"{len(open_)} states in which robbers may bar the way"
        yield Said(NotChecked(share, why), False, "some pawns may be shut in", remedy)
        return
    where = " and ".join(b.names.points[v] for v in b.squares if told.s.open_robber[v])
    message = f"all players can be shut in between the robbers of {where}: nobody finds the Star"
    yield Said(Proved("play"), False, message, remedy, shown(case, told))


def _cells(case: Case) -> Iterator[list[int]]:
    """Ways from a start past one square, over at least two circles, to another; nearest first."""
    b = case.play.b
    ways = [way for start in sorted(set(b.starts)) for way in nearest(b, start)]
    squares = set(b.squares)
    for way in sorted(ways, key=len):
        met = [i for i, v in enumerate(way) if v in squares]
        if len(met) == 2 and met[1] - met[0] > 2 and met[1] == len(way) - 1:
            yield way


def _locked(case: Case, way: Sequence[int]) -> Told | None:
    """A play in which two players lose all to the robbers at both ends, and stand between them."""
    play = case.play
    b = play.b
    near = next(v for v in way if v in b.squares)
    far, inside = way[-1], way[-2]
    robber = kinds(play, ROBBER)
    if not robber or case.edition.players_min != 2:
        return None
    told = table(play, 2, dict.fromkeys((near, far), robber[0]), way[0], together=True)
    at = way.index(near)
    aims = (
        Aim(0, way, lambda s: s.open_robber[far] == 1 and s.seat != 0, _shut(near)),
        Aim(0, (far, inside), lambda s: s.pos[0] == inside and s.seat != 0, _shut(near)),
        Aim(1, way[: at + 1], lambda s: s.open_robber[near] == 1 and s.seat != 1),
        Aim(1, way[at : at + 2], lambda s: s.pos[1] == way[at + 1] and s.seat != 1),
    )
    for aim in aims:
        told = lead(play, told, aim) if told else None
    if told is None:
        return None
    after = explore(play, told.s, CAP)
    return told if after.exhausted and not after.ends() else None


def _shut(v: int) -> Callable[[Any], bool]:
    return lambda s: s.closed[v] == 1


@claim()
def star_laid(case: Case) -> Iterator[Said]:
    """A Star that was laid on Cape Town can always be carried off (Z25)."""
    b = case.play.b
    if not isinstance(b, ZvezdaTables):
        return
    world = StarWorld(b)
    stuck = world.stuck()
    if not stuck and case.known and not case.known.cape:
        why = "some player may not come to Cape Town again"
        yield Said(NotChecked(1.0, why), False, "the Star may lie where nobody can fetch it")
        return
    if not stuck:
        message = "whoever takes the Star from Cape Town can go on with it, whatever lies there"
        yield Said(Proved("abstraction"), True, message)
        return
    remedy = _mended(case)
    if stuck > world.stuck(flying=True):
        why = "only who can pay for a flight carries it off"
        yield Said(NotChecked(1.0, why), False, "the Star may lie for ever", remedy)
        return
    told = _laid(case)
    if told is None or world.seen(told.s) not in stuck:
        yield Said(NotChecked(1.0, "no play found"), False, "the Star may lie for ever", remedy)
        return
    message = "the Star can be taken and lost on Cape Town for ever: an open robber lies there"
    yield Said(Proved("play"), False, message, remedy, shown(case, told))


def _mended(case: Case) -> str:
    """The reading of Z25 or Z29 under which the Star would not lie for ever."""
    for name, value in REMEDIES:
        other = case.under(**{name: value}).play.b
        if case.edition.values[name] != value and not StarWorld(other).stuck():
            told = str(value).lower() if isinstance(value, bool) else value
            return f"{name}: {told}"
    return ""


def _laid(case: Case) -> Told | None:
    """A play in which a robber is opened on Cape Town and the Star is then lost there."""
    play, known = case.play, case.known
    b = play.b
    robber, star = kinds(play, ROBBER), kinds(play, STAR)
    if known is None or b.cape < 0 or not robber or not star:
        return None
    squares = set(b.squares)
    ways = [way for way in nearest(b, b.cape) if way[-1] in squares]
    if b.cape not in squares or not ways:
        return None
    back = min(ways, key=len)
    x = next(x for x in known.order if known.pawn.at.point(x) == b.cape)
    wanted = {b.cape: robber[0], back[-1]: star[0]}
    told = led(case, wanted, Aim(0, known.points(x), lambda s: s.open_robber[b.cape] == 1))
    for aim in (
        Aim(0, back, lambda s: s.owner == 0),
        Aim(0, back[::-1], lambda s: StarWorld(b).seen(s)[0] == LAID),
    ):
        told = lead(play, told, aim) if told else None
    return told
