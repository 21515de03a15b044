"""The yardstick in idiomatic Python: Star of Africa, Zvezda edition, and the greedy policy.

Written as one would write one game for its own sake: dataclasses, dictionaries, sets, a deque. It
plays the readings that are shipped (``star_c.as_shipped``) and the same games, digest by digest.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from forge.dice import first, stir
from forge.rules.star_of_africa import codes
from yardstick.star_plain_rules import AT_CAPE, Rules
from yardstick.star_plain_table import Arc, Board, Player, Stats, drawn

LONG_WALK = 7


class Game(Rules):
    """A game with its players: how they choose, and the order of their turns."""

    def goal_of(self, pl: Player) -> Callable[[int], bool]:
        """What the player wants to come to."""
        owner = self.owner
        if owner is pl:
            return self.is_home
        if owner == AT_CAPE:
            return self.is_cape
        if owner is None:
            return self.is_closed
        if pl.robber:
            return self.is_owner
        return self.is_robber if self.open_robbers else self.is_closed

    def is_home(self, v: int) -> bool:
        """Whether a point is a home."""
        return v in self.board.homes

    def is_cape(self, v: int) -> bool:
        """Whether a point is Cape Town."""
        return v == self.rules.cape

    def is_closed(self, v: int) -> bool:
        """Whether a closed token lies there."""
        return v in self.closed

    def is_owner(self, v: int) -> bool:
        """Whether the owner of the Star is there."""
        return isinstance(self.owner, Player) and self.owner.at == v

    def is_robber(self, v: int) -> bool:
        """Whether an open robber lies there."""
        return v in self.open_robbers

    def find_way(self, pl: Player, goal: Callable[[int], bool]) -> deque[Arc] | None:
        """The shortest way that the purse allows, or None."""
        fare = self.fare_of(pl)
        toll, shy = self.rules.robber_toll, self.owner is pl
        came: dict[int, tuple[int, Arc]] = {}
        spent = {pl.at: 0}
        queue = deque([pl.at])
        while queue:
            u = queue.popleft()
            for arc in self.board.arcs[u]:
                v = arc.to
                robbed = v in self.open_robbers
                if v in spent or (shy and robbed):
                    continue
                cost = spent[u] + (fare if arc.fare else 0)
                if cost > pl.money:
                    continue
                if robbed and not self.found and cost + toll <= pl.money:
                    cost += toll
                spent[v] = cost
                came[v] = (u, arc)
                if goal(v):
                    return deque(reversed(list(self.trace(came, pl.at, v))))
                queue.append(v)
        return None

    def trace(self, came: dict[int, tuple[int, Arc]], start: int, v: int) -> Iterator[Arc]:
        """The arcs of a way, from its end."""
        while v != start:
            v, arc = came[v]
            yield arc

    def flight(self, pl: Player) -> tuple[int, int] | None:
        """The flight that saves a long walk, or None."""
        flights = self.board.flights[pl.at]
        if pl.money < self.rules.air_fare or not flights:
            return None
        goal = self.goal_of(pl)
        if goal == self.is_home:
            return self.flight_home(pl)
        if goal == self.is_closed:
            path = self.find_way(pl, goal)
            if path is not None and len(path) < LONG_WALK:
                return None
        return next((flight for flight in flights if goal(flight[1])), None)

    def flight_home(self, pl: Player) -> tuple[int, int] | None:
        """The owner's flight, if it saves a throw or more."""
        far = self.board.home_far
        best, nearest = None, far[pl.at] - 4
        for flight in self.board.flights[pl.at]:
            v = flight[1]
            if v not in self.open_robbers and v not in self.closed and far[v] < nearest:
                best, nearest = flight, far[v]
        return best

    def may_step(self, pl: Player, arc: Arc) -> bool:
        """Whether the purse allows a step."""
        return not arc.fare or pl.money >= self.fare_of(pl)

    def any_step(self, pl: Player) -> Arc | None:
        """A step into no robber, or Stop, or any."""
        allowed = [arc for arc in self.board.arcs[pl.at] if self.may_step(pl, arc)]
        for arc in allowed:
            if arc.to not in self.open_robbers:
                return arc
        return None if self.walked >= self.rules.min_points or not allowed else allowed[0]

    def choose_step(self, pl: Player) -> Arc | None:
        """The next step of the plan, or None: Stop."""
        goal = self.goal_of(pl)
        if self.goal != goal or not self.walked:
            self.goal = goal
            self.path = self.find_way(pl, goal) or deque()
        stops = self.walked >= self.rules.min_points
        if not self.path:
            return None if stops else self.any_step(pl)
        arc = self.path.popleft()
        if self.owner is pl and self.points == 1 and arc.to in self.closed and stops:
            return None
        return arc if self.may_step(pl, arc) else self.any_step(pl)

    def worth_opening(self, pl: Player) -> bool:
        """Whether a closed token is worth its fee."""
        if self.owner is pl:
            return False
        fee, worth = self.rules.open_passed_fee, 0 if self.found else self.rules.start_money
        for kind, many in enumerate(self.left):
            if self.board.roles[kind] == codes.GEM:
                worth += many * self.rules.worth[kind]
            elif self.board.roles[kind] == codes.ROBBER:
                worth -= many * (pl.money - fee)
        return worth > sum(self.left) * fee

    # -- turns

    def next_turn(self, limit: int) -> Player | None:
        """The next player with a choice; None when the limit is reached."""
        while self.turns < limit:
            self.turns += 1
            self.throw = self.points = self.walked = self.opened = 0
            self.passed = []
            if self.extra:
                self.extra -= 1
                self.tell(codes.E_EXTRA_TURN, self.players[self.seat].at)
            else:
                self.seat = (self.seat + 1) % len(self.players)
            pl = self.players[self.seat]
            if not pl.wait:
                if not self.stranded(pl):
                    return pl
                pl.free_exit = 1
                pl.wait = self.rules.island_missed_turns
                self.tell(codes.E_STRANDED, pl.at)
                if not pl.wait:
                    return pl
            pl.wait -= 1
            self.tell(codes.E_MISS, pl.at)
        self.tell(codes.E_LIMIT, 0)
        return None

    def walk(self, pl: Player) -> None:
        """Rolls and walks."""
        total = sum(weight for _, weight in self.board.faces)
        face = drawn(self.roll(total), self.board.faces)
        self.throw = self.points = face
        self.tell(codes.E_ROLL, pl.at)
        self.act(face)
        self.tell_fare(pl)
        self.goal = None
        while True:
            arc = self.choose_step(pl)
            if arc is None:
                self.act(codes.STOP)
                self.tell(codes.E_STOP_SHORT if self.walked else codes.E_STAY, pl.at)
                return
            self.act(codes.ARC + arc.number)
            if self.step(pl, arc):
                return

    def stand(self, pl: Player) -> None:
        """The pawn stands: the place acts, then tokens are opened."""
        if pl.at in self.board.rings:
            pl.wait += self.rules.ring_missed_turns
            self.tell(codes.E_RING, pl.at)
        if pl.at in self.open_robbers and not self.found:
            pl.wait += self.rules.robber_missed_turns
            self.tell(codes.E_ROBBER_WAIT, pl.at)
        if not self.points:
            self.open_passed(pl)
        if pl.at in self.closed:
            self.open_token(pl, pl.at)

    def open_passed(self, pl: Player) -> None:
        """Passed tokens are paid for and opened, or left."""
        fee = self.rules.open_passed_fee
        for v in self.passed:
            if v not in self.closed or v == pl.at:
                continue
            if pl.money < fee and not pl.shoes:
                return
            if pl.money >= fee and self.worth_opening(pl):
                self.act(codes.OPEN)
                pl.money -= fee
                self.tell(codes.E_PAY_TOKEN, v)
                self.open_token(pl, v)
            else:
                self.act(codes.LEAVE)
                self.tell(codes.E_LEAVE, v)

    def close_turn(self, pl: Player) -> None:
        """The last use of horseshoes in a turn."""
        if not pl.shoes:
            return
        while self.owner is pl and pl.shoes and not pl.wait:
            self.act(codes.EXTRA)
            pl.shoes -= 1
            self.extra += 1
            self.tell(codes.E_EXTRA, pl.at)
        self.act(codes.DONE)

    def take_turn(self, pl: Player) -> None:
        """One turn of a player who has a choice."""
        while self.owner is not pl and pl.shoes and self.is_stuck(pl):
            self.act(codes.CASH)
            pl.shoes -= 1
            pl.money += self.rules.horseshoe_cash
            self.tell(codes.E_CASH, pl.at)
        flight = self.flight(pl)
        if flight:
            self.act(codes.ARC + self.rules.n_arcs + flight[0])
            pl.money -= self.rules.air_fare
            self.tell(codes.E_FLY, flight[0])
            self.enter(pl, flight[1])
        else:
            self.act(codes.ROLL)
            self.walk(pl)
        if self.winner:
            return
        if flight or self.walked:
            self.stand(pl)
        self.close_turn(pl)

    def is_stuck(self, pl: Player) -> bool:
        """Whether a player lacks the fare on an island."""
        return pl.money < self.rules.sea_fee and pl.at in self.board.islands

    def play(self, limit: int) -> None:
        """Plays to the end, or to the limit of turns, and counts the game."""
        while not self.winner:
            pl = self.next_turn(limit)
            if pl is None:
                break
            self.take_turn(pl)
            for each in self.players:
                each.most = max(each.most, each.money)
        stats = self.stats
        stats.games += 1
        stats.plies += self.ply
        stats.digest += stir(first(self.number), self.digest)
        if self.winner:
            seat = self.winner.seat
            stats.wins[seat, (seat + self.number) % self.rules.n_starts] += 1
            stats.turns[self.turns] += 1
        else:
            stats.unfinished += 1


def play(board: Board, seed: int, games: range, seats: int, limit: int) -> Stats:
    """The counts of some games."""
    stats = Stats()
    for number in games:
        Game(board, stats, seed, number, seats).play(limit)
    return stats
