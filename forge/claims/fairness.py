"""Fairness, estimated from played games: every seat and every start wins its share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Estimated, NotChecked
from forge.finding import Severity
from forge.rules.source_of_the_nile.tables import Tables as Campaign
from forge.rules.star_of_africa.tables import Map
from forge.simulate.sample import SEED, usual
from forge.simulate.stats import SLACK, Estimate, fair, share

OPEN = "not enough games"


@claim(Severity.WARNING, played=True, about=object)
def fair_seats(case: Case) -> Iterator[Said]:
    """Whoever begins has no great advantage: every seat wins about as often as the others.

    Of campaigns it is asked what professions score (``points_spread``).
    """
    if isinstance(case.play.b, Campaign):
        return
    tally = case.sample
    if tally is None:
        yield _unplayed()
        return
    if tally.together + tally.lost:
        return
    decided = tally.games - tally.unfinished - tally.drawn
    shares = {f"seat {p + 1}": share(tally.wins(p), decided) for p in range(tally.seats)}
    yield _said(case, shares, 1 / tally.seats)


@claim(Severity.WARNING, played=True)
def fair_starts(case: Case) -> Iterator[Said]:
    """No start is better than the others: pawns win equally often from each of them."""
    tally, b = case.sample, case.play.b
    if tally is None or not isinstance(b, Map):
        yield _unplayed()
        return
    counts = [tally.start(i) for i in range(tally.n_starts)]
    pairs = zip(b.names.starts, counts, strict=True)
    shares = {name: share(won, begun) for name, (begun, won) in pairs if begun}
    decided = tally.games - tally.unfinished - tally.drawn
    if len(shares) > 1:
        yield _said(case, shares, decided / sum(begun for begun, _ in counts))


def _unplayed() -> Said:
    return Said(NotChecked(1.0, "no bots play these rules"), False, "nothing is known of it")


def _said(case: Case, shares: Mapping[str, Estimate], even: float) -> Said:
    """The verdict over shares; its interval is that of the one farthest from an even share."""
    verdict = fair(tuple(shares.values()), even, SLACK)
    worst = max(shares, key=lambda name: abs(shares[name].value - even))
    far = shares[worst]
    told = f"{worst} wins {100 * far.value:.1f} % where {100 * even:.1f} would be even"
    message = (
        f"{verdict}, with {100 * SLACK:g} points of slack: {told} ({usual(case.rules)} players)"
    )
    status = Estimated(far.low, far.high, far.n, SEED, decided=verdict != OPEN)
    lines = tuple(
        f"{name} {100 * one.value:.2f} % [{100 * one.low:.2f}, {100 * one.high:.2f}]"
        for name, one in shares.items()
    )
    return Said(status, verdict == "fair", message, lines=lines)
