"""Across Africa: what the crocodile has room for, and cards that never do anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.rules.across_africa.codes import E_CARD, E_NOTHING, E_ROLL
from forge.rules.across_africa.tables import Tables
from forge.rules.log import Log, happenings, tape
from forge.rules.protocol import CHANCE, END
from forge.simulate.chance import any_of, outcome

SHOWN = 6
"""Hands that are listed."""
SEED = 1
GAMES = 200
"""Games that are played in search of a state in which each card acts."""


@claim(about=Tables)
def goal_room(case: Case) -> Iterator[Said]:
    """The crocodile has room for the points that the goal asks for (A41, A44, A57)."""
    b = case.play.b
    if not b.shared_store:
        return
    worths, most = _photos(b)
    best = Storing(b, worths)
    room = best(most, b.slots)
    slack = b.slots * b.slot_points - b.goal_points
    hands = list(product(*(range(n + 1) for n in most)))
    points = {hand: sum(n * w for n, w in zip(hand, worths, strict=True)) for hand in hands}
    rich = [hand for hand in hands if points[hand] >= b.goal_points]
    short = [hand for hand in rich if best(hand, b.slots) < b.goal_points]
    message = (
        f"{b.slots} slots of {b.slot_points} points hold {room}, the goal asks for {b.goal_points}:"
        f" a slack of {slack}; of {len(rich)} collections worth as much,"
        f" {len(short)} cannot be stored so that it is reached"
    )
    poorest = sorted(short, key=lambda hand: (points[hand], hand))[:SHOWN]
    lines = tuple(f"out of reach: {_told(hand, worths)}" for hand in poorest)
    yield Said(Proved("exact"), room >= b.goal_points, message, lines=lines)


@claim(Severity.WARNING, about=Tables)
def cards_act(case: Case) -> Iterator[Said]:
    """Every adventure card does something in some state of the game (A28, A33)."""
    b = case.play.b
    missing = set(range(b.n_cards))
    for game in range(GAMES):
        if not missing:
            break
        missing -= _acting(case, game)
    if not missing:
        yield Said(Proved("play"), True, f"each of {b.n_cards} kinds of card acts in some game")
        return
    names = ", ".join(b.names.cards[c] for c in sorted(missing))
    status = NotChecked(len(missing) / b.n_cards, f"not seen to act in {GAMES} games")
    yield Said(status, False, f"cards that may be dead: {names}")


def _photos(b: Tables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What photos are worth, ascending, and how many there are of each worth."""
    counts: dict[int, int] = {}
    for k in range(b.n_photos):
        n = b.mix[k] if k < b.n_values else b.cards[b.card_of[k]]
        counts[b.worth[k]] = counts.get(b.worth[k], 0) + n
    worths = tuple(sorted(counts))
    return worths, tuple(counts[worth] for worth in worths)


class Storing:
    """The most points that photos can be stored for, by how many there are of each worth."""

    def __init__(self, b: Tables, worths: Sequence[int]) -> None:
        kinds = range(len(worths))
        self.fillings = tuple(
            (chosen, sum(worths[k] for k in chosen))
            for n in range(1, b.slot_photos + 1)
            for chosen in combinations(kinds, n)
            if sum(worths[k] for k in chosen) <= b.slot_points
        )
        self._best = cache(self._search)

    def __call__(self, hand: tuple[int, ...], slots: int) -> int:
        """The most points in so many slots."""
        return self._best(hand, slots)

    def _search(self, hand: tuple[int, ...], slots: int) -> int:
        most = 0
        for chosen, points in self.fillings if slots else ():
            if all(hand[k] for k in chosen):
                left = tuple(n - (k in chosen) for k, n in enumerate(hand))
                most = max(most, points + self._best(left, slots - 1))
        return most


def _told(hand: Sequence[int], worths: Sequence[int]) -> str:
    return ", ".join(f"{n} worth {worth}" for n, worth in zip(hand, worths, strict=True) if n)


def _acting(case: Case, game: int) -> set[int]:
    """The cards that do something in a game by lot."""
    rules, b = case.rules, case.play.b
    told = tape(rules, b)
    out, weights = [0] * rules.room(b), [0] * rules.room(b)
    s = case.play.begin(case.seats)
    while (turn := rules.turn(b, s)) != END:
        if turn == CHANCE:
            n = rules.odds(b, s, out, weights)
            action = outcome(out, weights, n, SEED, game, s.ply)
        else:
            action = any_of(out, rules.legal(b, s, out), SEED, game, s.ply)
        rules.apply(b, s, action, told)
    return _acted(told)


def _acted(told: Log) -> set[int]:
    """The cards after which no event says that nothing happened."""
    found: set[int] = set()
    card = -1
    for each in happenings(told):
        if each.event in (E_CARD, E_ROLL):
            found |= {card} - {-1}
            card = each.amount if each.event == E_CARD else -1
        elif each.event == E_NOTHING:
            card = -1
    return found
