"""One game of a trial, told in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from forge.locale.tongue import Tongue
from forge.locale.ui import UI
from forge.locale.values import voice
from forge.model.edition import Unit
from forge.simulate.plan import Plan
from forge.simulate.story import Stage, story
from forge.simulate.table import sit


def tale(plan: Plan, game: int, tongue: Tongue) -> Iterator[str]:
    """The lines of game number ``game`` of a plan, in a language; its rules stand behind each."""
    job = plan.job(compiled=False)
    tally, heard = sit(job).hear(game)
    edition = tongue.editions([plan.edition])[0]
    say = voice(tongue.game, edition, tongue.tag)
    stage = Stage(plan.rules, job.tables, tongue.game, say)
    yield from story(stage, heard)
    if tally.given_up:
        last = max(each.turn for each in heard)
        yield stage.say(UI["play-given-up"], {"turn": (last, Unit.COUNT)})
