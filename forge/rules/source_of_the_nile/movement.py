"""AF3 and AF3a: entering hex by hex, and getting lost (N5-N13, ND1-ND5)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    CAMEL,
    CANOE,
    CANOEING,
    CAUTIOUS,
    FOOT,
    GOODS,
    GUIDE,
    HORSE,
    MODE,
    MOUNTED,
    MOVE,
    NO_CAMEL,
    NO_FOOT,
    NO_HORSE,
    PORTER,
    RECKLESS,
    TO_MODE,
)
from forge.rules.source_of_the_nile.events import (
    E_AGAINST,
    E_CREW,
    E_DOWN,
    E_DRIFT,
    E_FOUND_WAY,
    E_GO,
    E_GUIDE_LEAVES,
    E_GUIDED,
    E_HALT,
    E_KNOWN_WAY,
    E_LOST,
    E_MODE,
    E_SICK_SLOW,
    E_WARY_STEP,
    E_WILD_STEP,
)
from forge.rules.source_of_the_nile.load import afloat, modes, settle
from forge.rules.source_of_the_nile.shared import (
    ask,
    ask_die,
    downstream,
    go,
    is_known,
    is_new,
    upstream,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF3,
    S_AF3B,
    S_LOST,
    S_MODE,
    S_STEP,
)
from forge.rules.source_of_the_nile.tables import Tables


def move_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of movement."""
    if s.step == S_AF3:
        choose_mode(b, s)
    elif s.step == S_MODE:
        set_points(b, s, log)
        settle(b, s, S_STEP)
    elif s.step == S_STEP:
        ask(s, MOVE)
    else:
        answer_lost(b, s, log)


def choose_mode(b: Tables, s: State) -> None:
    """How to travel, where there is a choice."""
    p = s.seat
    s.goal = -1
    if modes(b, s, p, MOUNTED) or modes(b, s, p, CANOEING):
        ask(s, MODE)
    else:
        s.mode[p] = FOOT
        go(s, S_MODE)


def travel(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The seat has chosen a way of travelling (ND3)."""
    s.mode[s.seat] = action - TO_MODE
    emit(log, s, E_MODE + s.mode[s.seat], s.seat, s.pos[s.seat], 0)
    go(s, S_MODE)


def set_points(b: Tables, s: State, log: Log | None) -> None:
    """How many hexes may be entered this turn (ND1, ND2, ND5)."""
    p = s.seat
    s.points = b.moves[3 * s.mode[p] + s.level]
    if s.mode[p] == CANOEING:
        s.points = max(0, s.points - crew_penalty(b, s, p, log))
        if s.has[p * GOODS + PORTER] == 0:
            s.points = b.drift_hexes
            emit(log, s, E_DRIFT, p, s.pos[p], s.points)
    if s.ill[p] == 1 and s.points > b.sick_hexes:
        s.points = b.sick_hexes
        emit(log, s, E_SICK_SLOW, p, s.pos[p], s.points)
    if s.barred == 1:
        s.points = 0
        emit(log, s, E_HALT, p, s.pos[p], 0)


def crew_penalty(b: Tables, s: State, p: int, log: Log | None) -> int:
    """What too few porters for each canoe cost (ND2)."""
    crew = s.has[p * GOODS + PORTER] // s.has[p * GOODS + CANOE]
    for i in range(len(b.crew_least)):
        if b.crew_least[i] > 0 and crew >= b.crew_least[i]:
            if b.crew_less[i] > 0:
                emit(log, s, E_CREW, p, s.pos[p], b.crew_less[i])
            return b.crew_less[i]
    return 0


def may_go(b: Tables, s: State, d: int) -> bool:
    """Whether the expedition may try to enter the neighbour in a direction (ND3)."""
    p = s.seat
    h = s.pos[p]
    v = b.near[6 * h + d]
    if v < 0 or s.points == 0:
        return False
    if s.mode[p] == CANOEING:
        drifts = s.has[p * GOODS + PORTER] == 0 and not downstream(s, h, d)
        return not drifts and by_water(b, s, h, d)
    return not is_known(s, v) or passable(b, s, p, v)


def by_water(b: Tables, s: State, h: int, d: int) -> bool:
    """Along a river, over lakes and swamps, along the coast (ND3)."""
    v = b.near[6 * h + d]
    if downstream(s, h, d) or upstream(b, s, h, d):
        return True
    if b.coast[h] == 1 and b.coast[v] == 1:
        return True
    if not is_known(s, v):
        return False
    return b.canoe_water[s.terrain[h] - 1] == 1 and b.canoe_water[s.terrain[v] - 1] == 1


def passable(b: Tables, s: State, p: int, v: int) -> bool:
    """Whether a known hex can be entered the way that the expedition travels (ND3)."""
    return admits(b, s, p, v, s.mode[p])


def admits(b: Tables, s: State, p: int, v: int, mode: int) -> bool:
    """Whether land lets an expedition in (ND3): no lake on foot, no animals in swamps.

    Camels keep out of the jungle.
    """
    if mode == CANOEING:
        return afloat(b, s, v)
    barred = NO_FOOT
    if s.has[p * GOODS + HORSE] > 0:
        barred |= NO_HORSE
    if s.has[p * GOODS + CAMEL] > 0:
        barred |= NO_CAMEL
    return b.bars[s.terrain[v] - 1] & barred == 0


def step_out(b: Tables, s: State, d: int, log: Log | None) -> None:
    """The seat goes a hex on: a die only for a new hex that does not lie downstream (N6)."""
    p = s.seat
    h = s.pos[p]
    s.heading = d
    s.goal = b.near[6 * h + d]
    s.came = h
    s.points -= 1
    if not is_new(b, s, p, s.goal):
        emit(log, s, E_KNOWN_WAY, p, s.goal, 0)
        go(s, S_AF3B)
    elif downstream(s, h, d):
        emit(log, s, E_DOWN, p, s.goal, 0)
        go(s, S_AF3B)
    else:
        ask_die(s, S_LOST)


def lost_number(b: Tables, s: State, log: Log | None) -> int:
    """The number of the hex that is left (N7), or the one for going upstream (N8)."""
    h = s.pos[s.seat]
    found = b.lost[s.terrain[h] - 1]
    if upstream(b, s, h, s.heading) and (b.upstream_number == 0 or b.lost_upstream < found):
        found = b.lost_upstream
        emit(log, s, E_AGAINST, s.seat, s.goal, found)
    return found


def answer_lost(b: Tables, s: State, log: Log | None) -> None:
    """The die, with guide and level, must be greater than the number (N7-N12)."""
    p = s.seat
    roll = s.got
    guides = s.has[p * GOODS + GUIDE]
    if guides > 0:
        more = b.guide_lost * (guides if b.guides_count == 1 else 1)
        roll += more
        emit(log, s, E_GUIDED, p, s.goal, more)
    roll += b.lost_level[s.level]
    if s.level == CAUTIOUS:
        emit(log, s, E_WARY_STEP, p, s.goal, roll)
    elif s.level == RECKLESS:
        emit(log, s, E_WILD_STEP, p, s.goal, max(0, roll))
    if roll > lost_number(b, s, log):
        emit(log, s, E_FOUND_WAY, p, s.goal, max(0, roll))
        go(s, S_AF3B)
    else:
        be_lost(b, s, roll, log)


def be_lost(b: Tables, s: State, roll: int, log: Log | None) -> None:
    """No movement any more this turn (N12), and a guide leaves (N13)."""
    p = s.seat
    s.points = 0
    s.goal = -1
    emit(log, s, E_LOST, p, s.pos[p], max(0, roll))
    gone = min(b.guides_lost, s.has[p * GOODS + GUIDE])
    if gone > 0:
        s.has[p * GOODS + GUIDE] -= gone
        emit(log, s, E_GUIDE_LEAVES, p, s.pos[p], gone)
    go(s, S_STEP)


def enter(b: Tables, s: State, log: Log | None) -> None:
    """The expedition stands in the hex that it has explored."""
    p = s.seat
    s.pos[p] = s.goal
    s.opened = 0
    s.traded = 0
    s.deepest[p] = max(s.deepest[p], b.depth[s.goal])
    emit(log, s, E_GO, p, s.goal, s.terrain[s.goal] - 1)
