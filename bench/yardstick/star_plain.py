"""The yardstick in idiomatic Python: Star of Africa, Zvezda edition, and the greedy policy.

Written as one would write one game for its own sake: dataclasses, dictionaries, sets, a deque. It
plays the readings that are shipped (``star_c.as_shipped``) and the same games, digest by digest.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from forge.dice import first, stir
from forge.rules.star_of_africa import codes
from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.star_of_africa.memory import memory

LONG_WALK = 7
AT_CAPE = "cape"


@dataclass(frozen=True, slots=True)
class Arc:
    """A step to a neighbour; ``fare``: it leaves a port for the sea."""

    number: int
    to: int
    fare: bool


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table before the game, and the numbers of the edition."""

    rules: ZvezdaTables
    arcs: list[list[Arc]]
    flights: list[list[tuple[int, int]]]
    homes: set[int]
    islands: set[int]
    ports: set[int]
    rings: set[int]
    way_out: dict[int, int]
    home_far: list[int]
    faces: list[tuple[int, int]]
    roles: list[int]

    @classmethod
    def of(cls, b: ZvezdaTables) -> Board:
        """The board of some tables."""
        points = range(b.n_points)
        return cls(
            b,
            [
                [Arc(e, b.head[e], bool(b.sea[e] and b.site[v])) for e in _span(b.first, v)]
                for v in points
            ],
            [[(f, b.air_head[f]) for f in _span(b.air_first, v)] for v in points],
            {v for v in points if b.home[v]},
            {v for v in points if b.island[v]},
            {v for v in points if b.port[v]},
            {v for v in points if b.ring[v]},
            {v: b.way_out[v] for v in points},
            memory(b, 2).home_far,
            list(enumerate(b.die))[1:],
            b.role,
        )


def _span(firsts: list[int], v: int) -> range:
    return range(firsts[v], firsts[v + 1])


@dataclass(slots=True)
class Player:
    """A pawn and what its player has."""

    seat: int
    at: int
    money: int
    most: int
    shoes: int = 0
    wait: int = 0
    free_exit: int = 0
    robber: bool = False


@dataclass(slots=True)
class Stats:
    """What is counted over many games."""

    games: int = 0
    unfinished: int = 0
    plies: int = 0
    digest: int = 0
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    events: Counter[tuple[int, int]] = field(default_factory=Counter)


def drawn(number: int, lots: Iterable[tuple[int, int]]) -> int:
    """The lot that a number falls on, of (lot, weight)."""
    for lot, weight in lots:
        if number < weight:
            return lot
        number -= weight
    raise ValueError(number)


class Game:
    """One game under way."""

    def __init__(self, board: Board, stats: Stats, seed: int, number: int, seats: int) -> None:
        self.board, self.rules, self.stats = board, board.rules, stats
        self.number, self.word = number, stir(first(seed), number)
        self.ply = self.turns = self.digest = self.extra = 0
        self.closed: dict[int, int] = {}
        self.open_robbers: set[int] = set()
        self.owner: Player | str | None = None
        self.winner: Player | None = None
        self.found = self.cape_paid = False
        self.passed: list[int] = []
        self.path: deque[Arc] = deque()
        self.goal: Callable[[int], bool] | None = None
        self.throw = self.points = self.walked = self.opened = 0
        self.lay()
        self.left = list(self.rules.mix)
        self.players = [self.begin(seat) for seat in range(seats)]
        self.seat = seats - 1

    def tell(self, event: int, place: int) -> None:
        """Counts an event."""
        self.stats.events[event, place] += 1

    def act(self, action: int) -> None:
        """Notes an action, of a player or of chance."""
        self.digest = stir(self.digest, action)
        self.ply += 1

    def roll(self, total: int) -> int:
        """A lot."""
        return (stir(self.word, self.ply) * total) >> 32

    def lay(self) -> None:
        """The tokens are laid out, site by site."""
        left = list(self.rules.mix)
        for v in self.rules.squares:
            kind = drawn(self.roll(sum(left)), enumerate(left))
            left[kind] -= 1
            self.closed[v] = kind
            self.tell(codes.E_LAY, v)
            self.act(kind)

    def begin(self, seat: int) -> Player:
        """A player with the start money at a start."""
        start = (seat + self.number) % self.rules.n_starts
        at = self.rules.starts[start]
        self.tell(codes.E_START, at)
        self.act(codes.START + start)
        return Player(seat, at, self.rules.start_money, self.rules.start_money)

    # -- what the board does

    def recruit(self, pl: Player, v: int) -> None:
        """The player becomes a robber."""
        pl.robber = True
        self.open_robbers.discard(v)
        self.closed.pop(v, None)
        self.tell(codes.E_RECRUIT, v)

    def take_star(self, pl: Player) -> None:
        """The player is the owner of the Star."""
        self.owner = pl
        pl.robber = False

    def lose_star(self, pl: Player, v: int) -> None:
        """The Star goes to Cape Town."""
        self.tell(codes.E_STAR_LOST, v)
        pl.money = 0
        self.owner = AT_CAPE
        cape = self.rules.cape
        self.tell(codes.E_STAR_LAID, cape)
        if cape in self.open_robbers:
            self.open_robbers.remove(cape)
            self.tell(codes.E_CLEARED, cape)

    def meet_robber(self, pl: Player, v: int) -> bool:
        """What an open robber does; True when the move ends."""
        if v not in self.open_robbers:
            return False
        if not self.found:
            if pl.money >= self.rules.robber_toll:
                pl.money -= self.rules.robber_toll
                self.tell(codes.E_TOLL, v)
            else:
                self.tell(codes.E_SPARED, v)
        elif self.owner is pl:
            if self.points:
                self.tell(codes.E_HALT, v)
            self.lose_star(pl, v)
            return True
        elif not pl.robber:
            self.recruit(pl, v)
        return False

    def enter(self, pl: Player, v: int) -> bool:
        """A pawn enters a point; True when its move ends there."""
        pl.at = v
        if v == self.rules.cape:
            if not self.cape_paid:
                self.cape_paid = True
                pl.money += self.rules.cape_town_bonus
                self.tell(codes.E_PRIZE, v)
            if self.owner == AT_CAPE:
                self.take_star(pl)
                self.tell(codes.E_TAKE, v)
        owner = self.owner
        if isinstance(owner, Player) and pl.robber and owner is not pl and owner.at == v:
            pl.money += owner.money
            owner.money = 0
            self.take_star(pl)
            self.tell(codes.E_STEAL, v)
            self.tell(codes.E_LOOT, v)
        ended = self.meet_robber(pl, v)
        if self.owner is pl and v in self.board.homes:
            self.winner = pl
            self.tell(codes.E_WIN, v)
        return ended

    def open_token(self, pl: Player, v: int) -> None:
        """A token is turned over."""
        kind = self.closed.pop(v)
        self.left[kind] -= 1
        self.tell(codes.E_OPEN, v)
        self.opened += 1
        if self.opened > 1:
            self.tell(codes.E_ORDER, v)
        role = self.board.roles[kind]
        if role == codes.GEM:
            self.sell(pl, v, kind)
        elif role == codes.SHOE:
            pl.shoes += 1
            self.tell(codes.E_SHOE, v)
        elif role == codes.STAR:
            self.take_star(pl)
            self.found = True
            self.tell(codes.E_FIND_STAR, v)
        elif role == codes.ROBBER:
            self.find_robber(pl, v)
        else:
            self.tell(codes.E_BLANK, v)

    def sell(self, pl: Player, v: int, kind: int) -> None:
        """The bank buys a gem."""
        price = self.rules.worth[kind]
        self.tell(codes.E_GEM, v)
        if v == self.rules.gold:
            price *= self.rules.gold_coast_factor
            self.tell(codes.E_DOUBLE, v)
        pl.money += price

    def find_robber(self, pl: Player, v: int) -> None:
        """A robber is turned over."""
        if v == self.rules.slave:
            pl.wait += self.rules.slave_coast_missed_turns
            self.tell(codes.E_CAPTIVE, v)
        if not self.found:
            self.tell(codes.E_ROBBED, v)
            pl.money = 0
            self.open_robbers.add(v)
        elif self.owner is pl:
            self.open_robbers.add(v)
            self.lose_star(pl, v)
        elif not pl.robber:
            self.recruit(pl, v)
        else:
            self.open_robbers.add(v)
            self.tell(codes.E_SECOND_ROBBER, v)

    def step(self, pl: Player, arc: Arc) -> bool:
        """One point of a walk; True when the walk ends there."""
        if arc.fare:
            if pl.free_exit:
                pl.free_exit -= 1
                self.tell(codes.E_CARRIED, pl.at)
            elif self.all_broke():
                self.tell(codes.E_GRACE, pl.at)
            else:
                pl.money -= self.rules.sea_fee
                self.tell(codes.E_FARE, pl.at)
        self.points -= 1
        self.walked += 1
        self.tell(codes.E_STEP, arc.number)
        ended = self.enter(pl, arc.to)
        if self.winner:
            return True
        if arc.to in self.closed and arc.to not in self.passed:
            self.passed.append(arc.to)
        if ended or not self.points:
            return True
        self.tell_fare(pl)
        return False

    def tell_fare(self, pl: Player) -> None:
        """A port is closed to who cannot pay."""
        if pl.at in self.board.ports and pl.money < self.fare_of(pl):
            self.tell(codes.E_NO_FARE, pl.at)

    def all_broke(self) -> bool:
        """Whether nobody has the fare or a horseshoe."""
        return not any(each.shoes or each.money >= self.rules.sea_fee for each in self.players)

    def fare_of(self, pl: Player) -> int:
        """What it costs a player now to put to sea."""
        return 0 if pl.free_exit or self.all_broke() else self.rules.sea_fee

    # -- the greedy player

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

    def stranded(self, pl: Player) -> bool:
        """Whether a player cannot leave an island."""
        if pl.at not in self.board.islands or pl.shoes or pl.free_exit:
            return False
        fare = self.board.way_out[pl.at]
        return fare < 0 or pl.money < fare

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
