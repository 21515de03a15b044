"""A trial as plain data, for ``--format json``: the same games give the same bytes."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from forge import __version__
from forge.simulate.stats import Estimate, paired
from forge.simulate.tally import UNFINISHED
from forge.trial.ask import Trial
from forge.trial.summary import PACE

FORMAT = {"name": "forge-simulation", "version": "1.0"}
DIGITS = 6


def heading(trial: Trial) -> dict[str, Any]:
    """What was played: everything that somebody needs to play the same games again."""
    plan = trial.run.plan
    named = plan.policies * plan.seats if len(plan.policies) == 1 else plan.policies
    return {
        "made_by": f"forge {__version__}",
        "game": trial.opened.game.id,
        "edition": trial.edition.id,
        "rules": trial.rules.id,
        "content_hash": trial.opened.content_hash,
        "players": plan.seats,
        "policies": list(named),
        "seed": plan.seed,
        "limit": plan.limit,
        "games_asked": plan.games,
        "interrupted": trial.interrupted,
    }


def document(trials: Sequence[Trial]) -> dict[str, Any]:
    """All trials of a run, and how two of them compare when their results were kept."""
    told: dict[str, Any] = {"format": FORMAT}
    told["trials"] = [_told(one) for one in trials]
    if len(trials) == 2 and trials[0].run.plan.results:
        told["paired"] = {name: plain(each) for name, each in differences(*trials).items()}
    return told


def _told(trial: Trial) -> dict[str, Any]:
    found = trial.summary
    minutes = {"seconds_per_turn": PACE, "mean_and_quantiles": plain(found.length.minutes)}
    return heading(trial) | {"summary": plain(found), "minutes": minutes}


def as_json(trials: Sequence[Trial]) -> str:
    """The document as text, one newline at the end."""
    text = json.dumps(document(trials), ensure_ascii=False, indent=1, sort_keys=True)
    return f"{text}\n"


def plain(value: object) -> Any:
    """Dataclasses as mappings, numbers rounded, what is no number as null."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, float):
        return None if math.isnan(value) else round(value, DIGITS)
    return value


def differences(first: Trial, second: Trial) -> dict[str, Estimate]:
    """Second minus first, game by game on the same seeds: turns, unfinished, each seat's wins.

    Turns are compared where both games ended by themselves.
    """
    pairs = list(zip(first.run.tally.each(), second.run.tally.each(), strict=False))
    ended = [(a, b) for a, b in pairs if UNFINISHED not in (a.winner, b.winner)]
    made = {
        "turns": paired([b.turns - a.turns for a, b in ended]),
        "unfinished": paired(
            [(b.winner == UNFINISHED) - (a.winner == UNFINISHED) for a, b in pairs]
        ),
    }
    for seat in range(first.run.plan.seats):
        wins = [b.won(seat) - a.won(seat) for a, b in pairs]
        made[f"wins of seat {seat + 1}"] = paired(wins)
    return made
