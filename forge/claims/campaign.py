"""Campaigns of exploration: how long one waits, lost or for money, and what professions score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Estimated, NotChecked, Proved
from forge.finding import Severity
from forge.rules.source_of_the_nile.codes import CAUTIOUS, DONATION_PILE, NORMAL
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.sample import SEED, sample, usual
from forge.simulate.stats import mean_of

FACES = 6
MOST = Fraction(19, 20)
"""The quantile that is told besides the mean: so many of all waits are no longer."""
CAMPAIGNS = 1600

Wait = tuple[Fraction, int]
"""Months waited in the mean, and those that ``MOST`` of all waits do not exceed."""


@claim(about=Tables)
def waits(case: Case) -> Iterator[Said]:
    """Nobody is lost for good, and the next passage can be paid or is given some day (N7, N59).

    Months lost when leaving each land at the normal level without a guide, and turns at home until
    there is money or a ticket: with nothing in hand, and for a successor.
    """
    b: Tables = case.play.b
    yield _lost_said(b)
    yield _fare_said(b)


def _lost_said(b: Tables) -> Said:
    worst = max(lost_chance(b, t, CAUTIOUS) for t in range(len(b.lost)))
    if worst == 1:
        t = max(range(len(b.lost)), key=lambda i: lost_chance(b, i, CAUTIOUS))
        message = f"who leaves {terrain(t)} is lost for good"
        return Said(Proved("exact"), False, message)
    found = {t: lost_wait(lost_chance(b, t, NORMAL)) for t in range(len(b.lost))}
    longest = max(found, key=lambda t: found[t])
    mean, most = found[longest]
    message = (
        f"nobody is lost for good: at worst, leaving {terrain(longest)},"
        f" {float(mean):.2f} months in the mean, {most} at most in 95 of 100"
    )
    lines = tuple(
        f"{terrain(t)}: {float(mean):.2f} months, {most} at most in 95 of 100"
        for t, (mean, most) in sorted(found.items())
    )
    return Said(Proved("exact"), True, message, lines=lines)


def terrain(t: int) -> str:
    """A terrain's id, by its number."""
    return str(TERRAINS[t].value)


def lost_chance(b: Tables, t: int, level: int) -> Fraction:
    """How likely it is to be lost when leaving a terrain without a guide (N7, N10, N11)."""
    lost = sum(face + b.lost_level[level] <= b.lost[t] for face in range(1, FACES + 1))
    return Fraction(lost, FACES)


def lost_wait(chance: Fraction) -> Wait:
    """Months lost before the way is found: a geometric wait."""
    if chance == 1:
        return Fraction(10**6), 10**6
    most = 0
    while chance ** (most + 1) > 1 - MOST:
        most += 1
    return chance / (1 - chance), most


def _fare_said(b: Tables) -> Said:
    empty, heir = fare_wait(b, 0), fare_wait(b, b.successor_cards)
    if empty is None or heir is None:
        return Said(Proved("exact"), False, "some hand never comes to the fare, nor to a ticket")
    told = [f"{float(mean):.2f} turns in the mean, {most} at most in 95 of 100"
            for mean, most in (empty, heir)]  # fmt: skip
    message = f"the next passage comes: with nothing in hand after {told[0]}"
    return Said(Proved("exact"), True, message, lines=(f"a successor: after {told[1]}",))


def fare_wait(b: Tables, cards: int) -> Wait | None:
    """Turns at home until a passage can be had with so many cards to begin with; None: never.

    All cards are in the pile at first; small cards beyond the hand's limit go first (N62).
    """
    first, after = b.pile[DONATION_PILE], b.pile[DONATION_PILE + 1]
    many = tuple(b.many[first:after])
    if not _can_sail(b, many):
        return None
    front: dict[tuple[int, ...], Fraction] = {(0,) * len(many): Fraction(1)}
    fresh = front
    for _ in range(cards):
        fresh = _drawn(many, fresh)
    waiting, months, most = Fraction(1), Fraction(0), -1
    for turn in range(sum(many) - cards + 1):
        fresh = {hand: p for hand, p in fresh.items() if not _can_sail(b, hand)}
        waiting = Fraction(sum(fresh.values()))
        if most < 0 and waiting <= 1 - MOST:
            most = turn
        if waiting == 0:
            return months, most
        months += waiting
        fresh = _drawn(many, fresh)
    return None


def _drawn(
    many: tuple[int, ...], front: dict[tuple[int, ...], Fraction]
) -> dict[tuple[int, ...], Fraction]:
    """What has been drawn after one more card."""
    found: dict[tuple[int, ...], Fraction] = {}
    for hand, p in front.items():
        left = sum(many) - sum(hand)
        for k, n in enumerate(many):
            if n > hand[k]:
                more = (*hand[:k], hand[k] + 1, *hand[k + 1 :])
                found[more] = found.get(more, Fraction(0)) + p * Fraction(n - hand[k], left)
    return found


def _can_sail(b: Tables, drawn: tuple[int, ...]) -> bool:
    """Whether cards that were drawn come to a fare, or one of them is a ticket (N59)."""
    if any(n and b.card_port[k] for k, n in enumerate(drawn)):
        return True
    money = sorted((b.card_money[k] for k, n in enumerate(drawn) for _ in range(n)), reverse=True)
    return sum(money[: b.hand_limit + b.draw_cards]) >= b.passage


@claim(Severity.NOTE, played=True, about=Tables)
def points_spread(case: Case) -> Iterator[Said]:
    """What each profession scores in a campaign of its own, estimated from played campaigns."""
    edition = replace(case.edition, players_max=case.edition.players_min)
    tally = sample(case.rules, case.game, edition, CAMPAIGNS)
    if tally is None:
        yield Said(NotChecked(1.0, "no bots play these rules"), True, "nothing is known of it")
        return
    names = case.play.b.names.starts
    found = {name: mean_of(*tally.held_from(i), tally.start(i)[0]) for i, name in enumerate(names)}
    least, most = (pick(found, key=lambda name: found[name].value) for pick in (min, max))
    message = (
        f"from {found[least].value:.1f} points ({least}) to {found[most].value:.1f} ({most})"
        f" in the mean of {usual(case.rules)} campaigns"
    )
    lines = tuple(f"{name}: {each.value:.1f} ± {each.half:.1f}" for name, each in found.items())
    status = Estimated(found[least].low, found[most].high, tally.games, SEED)
    yield Said(status, True, message, lines=lines)
