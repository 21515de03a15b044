"""The rules of the yardstick: what entering, opening, paying and losing do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from forge.dice import first, stir
from forge.rules.star_of_africa import codes
from yardstick.star_plain_table import Arc, Board, Player, Stats, drawn

AT_CAPE = "cape"


class Rules:
    """One game under way, and what the rules do in it."""

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

    def stranded(self, pl: Player) -> bool:
        """Whether a player cannot leave an island."""
        if pl.at not in self.board.islands or pl.shoes or pl.free_exit:
            return False
        fare = self.board.way_out[pl.at]
        return fare < 0 or pl.money < fare
