"""A trial as text for a terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from forge.finding import counted
from forge.simulate.stats import Estimate
from forge.trial.ask import Trial
from forge.trial.summary import PACE, QUANTILES, Length, Summary
from forge.trial.told import differences, heading


def as_text(trials: Sequence[Trial]) -> str:
    """All trials, and the comparison when there is one."""
    lines: list[str] = []
    for one in trials:
        lines += [*_trial(one), ""]
    if len(trials) == 2 and trials[0].run.plan.results:
        lines += [*_comparison(trials[0], trials[1]), ""]
    return "\n".join(lines)


def _trial(trial: Trial) -> Iterator[str]:
    head, found = heading(trial), trial.summary
    yield f"{head['game']} · {head['edition']} · {counted(head['players'], 'player')}"
    yield f"  policies  {players(head['policies'])}"
    yield f"  seed {head['seed']} · content {head['content_hash'][:10]} · {head['made_by']}"
    if trial.interrupted:
        yield f"  stopped after {found.games} of {head['games_asked']} games"
    yield from _ends(found)
    yield from _who(found)
    yield from _length("turns", found.length)
    yield from _length("Star found in turn", found.found)
    yield from _sums(found, trial.held)
    yield from _held(found, trial.held)
    yield from _rules(found)
    yield f"  digest    {found.digest:016x}"


def _ends(found: Summary) -> Iterator[str]:
    yield f"  games     {found.games}"
    stopped = round(found.unfinished.value * found.games) if found.games else 0
    yield (
        f"  {stopped} of {found.games} unfinished at the limit of {found.limit} turns"
        f" ({percent(found.unfinished)}); lengths are of the others"
    )
    if found.given_up:
        yield f"  {found.given_up} of them given up before it: nobody could win any more"


def _who(found: Summary) -> Iterator[str]:
    if found.together.n:
        yield f"  all win together: {percent(found.together)}"
        return
    if len(found.seats) == 1:
        return
    yield f"  wins by seat: {found.seats_fair}"
    for seat, each in enumerate(found.seats, 1):
        yield f"    seat {seat}  {percent(each)}"
    if len(found.starts) > 1:
        yield f"  wins by start: {found.starts_fair}"
        for name, each in found.starts.items():
            yield f"    {name:<10}  {percent(each)}"


def _held(found: Summary, held: str) -> Iterator[str]:
    if len(found.starts) > 1:
        yield f"  most {held}, mean by start:"
        for name, each in found.held.items():
            yield f"    {name:<10}  {interval(each, 1) if each.n else 'no games'}"


def _length(what: str, length: Length) -> Iterator[str]:
    if math.isnan(length.mean.value):
        return
    marks = ", ".join(
        f"{round(100 * q)} % {turns}" for q, turns in zip(QUANTILES, length.quantiles, strict=True)
    )
    middle, *others = length.minutes
    spread = ", ".join(
        f"{round(100 * q)} % {minutes:.0f}" for q, minutes in zip(QUANTILES, others, strict=True)
    )
    yield f"  {what}: mean {interval(length.mean, 2)}, {marks}, most {length.longest}"
    yield f"    in minutes, at {PACE} seconds a turn: mean {middle:.0f}, {spread}"


def _sums(found: Summary, held: str) -> Iterator[str]:
    marks = ", ".join(
        f"{round(100 * q)} % {held}" for q, held in zip(QUANTILES, found.sums, strict=False)
    )
    yield f"  most {held}: {marks}, most {found.sums[-1]}"


def _rules(found: Summary) -> Iterator[str]:
    yield "  rules that fired, in which share of the games:"
    shown = [one for one in found.fired if one.times]
    for at in range(0, len(shown), 6):
        row = (f"{one.rule:>4} {100 * one.games.value:5.1f} %" for one in shown[at : at + 6])
        yield f"    {'  '.join(row)}"
    if found.never:
        yield f"  never fired: {', '.join(found.never)}"
    if found.silent:
        yield f"  about board and parts, not seen in play: {', '.join(found.silent)}"
    unused = [link for link, times in ({**found.steps, **found.flights}).items() if not times]
    if unused:
        yield f"  links never used: {', '.join(unused)}"


def _comparison(first: Trial, second: Trial) -> Iterator[str]:
    yield f"{second.edition.id} against {first.edition.id}, on the same seeds, mean differences:"
    for name, each in differences(first, second).items():
        verdict = "no difference shown" if each.holds(0) else "differs"
        yield f"  {name:<16} {interval(each, 4)}  {verdict}"


def players(policies: Sequence[str]) -> str:
    """Who plays how, in the order of the seats, or once for all."""
    same = len(set(policies)) == 1
    return f"all {policies[0]}" if same else ", ".join(policies)


def percent(each: Estimate) -> str:
    """A share with its 95 % interval."""
    if not each.n:
        return "no games"
    return f"{100 * each.value:.2f} % [{100 * each.low:.2f}, {100 * each.high:.2f}]"


def interval(each: Estimate, digits: int) -> str:
    """A value with its 95 % interval."""
    return f"{each.value:.{digits}f} [{each.low:.{digits}f}, {each.high:.{digits}f}]"
