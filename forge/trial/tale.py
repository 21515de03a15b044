"""One game of a trial, told in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from forge.locale.values import voice
from forge.rules.log import happenings, log
from forge.simulate.bind import bind
from forge.simulate.known import all_bots
from forge.simulate.plan import Plan
from forge.simulate.story import Stage, story
from forge.simulate.table import remember
from forge.simulate.tally import width


def tale(plan: Plan, game: int, lang: str) -> Iterator[str]:
    """The lines of game number ``game`` of a plan, in a language; its rules stand behind each."""
    job, bots = plan.job(compiled=False), all_bots()[plan.rules.id]
    b, w = job.tables, remember(job, bots)
    s = plan.rules.state(b, len(job.policy))
    heard = log(plan.rules.n_events, width(plan.rules, b), keep=True)
    bind(plan.rules, bots).play_game(b, s, w, game, heard)
    stage = Stage(plan.rules, b, plan.game, voice(plan.game, plan.edition, lang))
    yield from story(stage, happenings(heard))
