"""Across Africa: what the crocodile has room for, and cards that never do anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.rules.across_africa.codes import E_CARD, E_NOTHING, E_ROLL
from forge.rules.across_africa.tables import Tables
from forge.rules.log import Log, happenings, tape

SEED = 1
GAMES = 200
"""Games that are played in search of a state in which each card acts."""
LIMIT = 200
"""Turns after which such a game is given up: under some mods no game ends."""


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
    yield Said(Proved("exact"), room >= b.goal_points, message, lines=tuple(_listed(short, worths)))


def _listed(hands: Sequence[tuple[int, ...]], worths: Sequence[int]) -> Iterator[str]:
    """All these hands, a line for each number of the photos that are worth the most."""
    lines: dict[range, list[str]] = {}
    for row in boxes(hands):
        others = _told(row[:-1], worths[:-1]) or "nothing else"
        lines.setdefault(row[-1], []).append(others)
    for last, rows in lines.items():
        head = _told([last], worths[-1:]) or f"none worth {worths[-1]}"
        yield f"out of reach with {head}: {'; '.join(rows)}"


def boxes(hands: Iterable[tuple[int, ...]]) -> list[tuple[range, ...]]:
    """The same hands in boxes, a range for each worth: each hand is in just one of them."""
    found: set[tuple[range, ...]] = {tuple(range(n, n + 1) for n in hand) for hand in hands}
    width = min((len(box) for box in found), default=1)
    for at in range(width - 1):
        ranges: dict[tuple[tuple[range, ...], tuple[range, ...]], list[range]] = {}
        for box in sorted(found, key=_ends):
            runs = ranges.setdefault((box[:at], box[at + 1 :]), [])
            if runs and runs[-1].stop == box[at].start:
                runs[-1] = range(runs[-1].start, box[at].stop)
            else:
                runs.append(box[at])
        found = {(*a, run, *z) for (a, z), runs in ranges.items() for run in runs}
    return sorted(found, key=lambda box: _ends(box[::-1]))


def _ends(box: Sequence[range]) -> list[tuple[int, int]]:
    return [(each.start, each.stop) for each in box]


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


def _told(box: Sequence[range], worths: Sequence[int]) -> str:
    """How many photos of each worth, those of which there are none left out."""
    counts = [
        f"{each.start} to {each[-1]} worth {worth}" if len(each) > 1 else f"{each[0]} worth {worth}"
        for each, worth in zip(box, worths, strict=True)
        if each[-1]
    ]
    return ", ".join(counts)


def _acting(case: Case, game: int) -> set[int]:
    """The cards that do something in a game by lot."""
    rules, b = case.rules, case.play.b
    told = tape(rules, b)
    s = rules.state(b, case.seats)
    rules.setup(b, s, case.seats, LIMIT)
    case.play.by_lot(s, SEED, game, told)
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
