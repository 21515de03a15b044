"""One turn of an errand on the real rules: whether it brings the game on as was promised."""

from __future__ import annotations

from collections import deque
from functools import cached_property

from forge.claims.hunt import hunt
from forge.rules.protocol import CHANCE, END
from forge.rules.star_of_africa.codes import BEGIN, CASH, EXTRA, OPEN, STOP, WALK
from forge.simulate.errands import Plight, measure
from forge.simulate.fares import BROKE, FARE, Fares
from forge.simulate.pawn import How, sure

FAR = 1 << 30


class Guide:
    """Whom each plight sends, and how far each has still to go: less after each of its turns."""

    def __init__(self, case, errands=None):
        self.case, self.known, self.b = case, case.known, case.play.b
        self.errands = errands or hunt(case).errands
        self.fares = Fares(self.b)

    def sent(self, s, plight):
        """The players who can go on the errand."""
        everybody = range(s.seats)
        match plight:
            case Plight.SHOE:
                return [p for p in everybody if s.shoes[p]]
            case Plight.FARE:
                return [p for p in everybody if s.money[p] >= self.b.sea_fee]
            case Plight.AFAR | Plight.ALONE | Plight.ON_ROAD:
                return [s.owner]
            case Plight.FREE:
                return [p for p in self.errands.free(s) if s.pos[p] != self.b.cape]
            case Plight.AT_CAPE:
                return self.errands.free(s)
        return list(everybody)

    def left(self, s, p, plight):
        """How far the player has still to go."""
        x = self.known.pawn.seen(s, p)
        match plight:
            case Plight.SHOE:
                return s.shoes[p]
            case Plight.FARE | Plight.BROKE:
                return self._to_token(s, p, FARE if plight is Plight.FARE else BROKE)
            case Plight.AFAR | Plight.ALONE:
                return self.known.safe[x] or FAR
            case Plight.ON_ROAD:
                road = self.errands.road
                return len(road) - road.index(s.pos[p]) if s.pos[p] in road else FAR
            case Plight.FREE:
                return self._to_robber(s, p, x)
            case Plight.AT_CAPE:
                return int(s.pos[p] == self.b.cape)
        return FAR if s.pos[p] == self.b.cape else self.to_cape[x] or FAR

    @cached_property
    def to_cape(self):
        here = [x for x in self.known.order if self.known.pawn.at.point(x) == self.b.cape]
        return sure(self.known.pawn, self.known.order, here)

    @cached_property
    def home_but(self):
        return sure(self.known.pawn, self.known.order, self.known.homes, How(but=self.b.cape))

    def _to_robber(self, s, p, x):
        """By land where that leads to an open robber on the road, else home first."""
        b = self.b
        marks = {v for v in self.errands.marks() if s.open_robber[v]}
        seen = {s.pos[p]: 0}
        front = deque(seen)
        while front:
            v = front.popleft()
            for e in range(b.first[v], b.first[v + 1]):
                w = b.head[e]
                if b.sea[e] == 0 and w != b.cape and w not in seen:
                    if w in marks:
                        return seen[v] + 1
                    seen[w] = seen[v] + 1
                    front.append(w)
        return b.n_points + self.home_but[x] if self.home_but[x] else FAR

    def _to_token(self, s, p, means):
        start = (s.pos[p], min(s.free_exit[p], 1))
        seen = {start: 0}
        front = deque(seen)
        while front:
            spot = front.popleft()
            if self.fares.pays(spot, means):
                return seen[spot] + 1
            for after in self.fares.ways(spot, means):
                if s.closed[after[0]]:
                    return seen[spot] + 1
                if after not in seen:
                    seen[after] = seen[spot] + 1
                    front.append(after)
        return FAR


def turns(play, s):
    """The states after each short turn of the player to move: one step or flight, then Stop."""
    p = s.seat
    front = [(s, True)]
    while front:
        now, fresh = front.pop()
        turn = play.rules.turn(play.b, now)
        if turn == END or (not fresh and (now.seat != p or now.phase == BEGIN)):
            yield now
            continue
        moves = play.moves(now)
        if turn == CHANCE:
            moves = moves[:1]
        elif now.phase == WALK and STOP in moves and now.walked:
            moves = [STOP]
        for action in moves:
            if action not in (EXTRA, OPEN):
                after = play.after(now, action)
                if action == CASH:
                    yield after
                else:
                    front.append((after, False))


def brings_on(guide, s, plight, p):
    """Whether some turn wins, lessens the measure, ends the errand, or leaves less of its way."""
    now, left = measure(s), guide.left(s, p, plight)
    ends = guide.errands.ends()[plight]
    for after in turns(guide.case.play, s):
        if after.winner >= 0 or measure(after) < now:
            return True
        then = guide.errands.plight(after)
        if then is not plight and then in ends:
            return True
        if then is plight and p in guide.sent(after, then) and guide.left(after, p, then) < left:
            return True
    return False
