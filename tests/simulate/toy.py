"""A race of two pawns as a rule set, from text, so that tests can edit its rules."""

import importlib
import sys
from dataclasses import dataclass

from forge.rules.layout import blank, dump, load, row
from forge.rules.protocol import Event, RuleSet
from forge.simulate.bots import Bots
from forge.simulate.memory import Memory

NUMBERS = "STEP = 1\nGOAL = 20\n"
MOVES = """
from toy_numbers import GOAL, STEP

def advance(s, face):
    s.at[s.seat] += face * STEP
    return s.at[s.seat] >= GOAL
"""
RULES = """
from toy_moves import advance

def setup(b, s, seats, limit):
    s.seats = seats
    s.limit = limit
    s.ply = 0
    s.turns = 0
    s.seat = 0
    s.winner = -1
    for p in range(seats):
        s.at[p] = 0

def turn(b, s):
    if s.winner >= 0 or (s.limit > 0 and s.turns == s.limit):
        return -2
    return -1

def legal(b, s, out):
    return 0

def odds(b, s, out, weights):
    for i in range(b.sides):
        out[i] = i + 1
        weights[i] = 1
    return b.sides

def apply(b, s, action, log):
    s.turns += 1
    log.count[0] += 1
    log.fired[0] = 1
    if advance(s, action):
        s.winner = s.seat
    s.seat = (s.seat + 1) % s.seats
    s.ply += 1

def scores(b, s, out):
    for p in range(s.seats):
        out[p] = 1000 // s.seats if s.winner < 0 else 0
    if s.winner >= 0:
        out[s.winner] = 1000

def view(b, s):
    pass
"""
BOTS = """
def choose(b, s, w, policy):
    return 0

def watch(b, s, w):
    w.found = 0
"""
TEXTS = {"toy_numbers": NUMBERS, "toy_moves": MOVES, "toy_rules": RULES, "toy_bots": BOTS}


@dataclass(frozen=True, slots=True)
class Names:
    points: tuple[str, ...] = ("track",)
    arcs: tuple[str, ...] = ()
    flights: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(slots=True)
class Tables:
    sides: int = 6

    @property
    def names(self):
        return Names()


@dataclass(slots=True)
class State:
    seats: int
    limit: int
    ply: int
    turns: int
    seat: int
    winner: int
    at: list[int] = row("seats", "i8")


def memory(_b, seats):
    made = blank(Memory, {"room": 8, "seats": seats, "kinds": 0})
    made.seats, made.unit, made.n_starts = seats, 1, 1
    return made


def toy(folder, monkeypatch, **edited):
    """The rule set and the bots that the texts make; ``edited`` replaces some of them."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name, text in (TEXTS | edited).items():
        (folder / f"{name}.py").write_text(text)
        sys.modules.pop(name, None)
    importlib.invalidate_caches()
    modules = {name: importlib.import_module(name) for name in TEXTS}
    rules, bots = modules["toy_rules"], modules["toy_bots"]
    functions = ("setup", "turn", "legal", "odds", "apply", "scores", "view")
    return RuleSet(
        id="toy",
        game="star-of-africa",
        parameters=frozenset(),
        modules=(modules["toy_numbers"], modules["toy_moves"], rules),
        tables=lambda _game, _edition: Tables(),
        state=lambda _b, seats: blank(State, {"seats": seats}),
        **{name: getattr(rules, name) for name in functions},
        room=lambda _b: 6,
        longest=lambda _b, _seats, limit: limit,
        name=lambda _b, _s, action: f"throw {action}",
        picture=lambda _b, s: dump(s),
        from_picture=lambda _b, told: load(State, told),
        events=(Event(0, "throw", ()),),
        n_events=1,
    ), Bots("toy", ("any",), (bots,), memory, bots.choose, bots.watch)
