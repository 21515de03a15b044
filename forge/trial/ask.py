"""What somebody wants to know of simulated games, and how it is played out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from forge.build.opening import Opened, folders, opened, usage
from forge.build.tongues import tongues
from forge.build.wish import Wish
from forge.checks import engine
from forge.content.nearest import did_you_mean
from forge.finding import Faulty, errors
from forge.model.edition import Edition
from forge.model.extras import installed
from forge.rules.protocol import RuleSet
from forge.simulate.known import all_bots, rule_sets, rules_of
from forge.simulate.plan import LIMIT, Plan
from forge.simulate.run import End, Run, run
from forge.simulate.stats import share
from forge.simulate.tally import Tally
from forge.simulate.workers import Unheard
from forge.trial.summary import Summary, summary
from forge.trial.tale import tale

LOOK = 1000
"""Games between two looks of a run that stops when its intervals are narrow enough."""

GAMES = 2**32
"""Games that a seed has."""

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Ask:
    """How many games of whom. No ``players``: as many as the edition allows at most; no
    ``policies``: the usual one.

    ``until``: stop when the interval of each seat's share of wins is at most this wide to each side
    (None: play all games). ``against``: another edition, ``against_mods``: mods, to be compared
    with on the same seeds.
    """

    players: int | None = None
    policies: tuple[str, ...] = ()
    playouts: int = 1000
    seed: int = 1
    limit: int = LIMIT
    workers: int = 1
    cluster: str = ""
    until: float | None = None
    against: str = ""
    against_mods: tuple[Path, ...] = ()

    @property
    def compares(self) -> bool:
        """Whether two runs on the same seeds are wanted."""
        return bool(self.against or self.against_mods)


@dataclass(frozen=True)
class Trial:
    """One edition of one game, played: its rule set, its tables, and what was counted."""

    opened: Opened
    edition: Edition
    rules: RuleSet
    tables: object
    run: Run

    @property
    def interrupted(self) -> bool:
        """Whether the run was stopped before its last game."""
        return self.run.end is End.INTERRUPTED

    @property
    def held(self) -> str:
        """What the greatest sums of the summary are of: "money of one player"."""
        return all_bots()[self.rules.id].held

    @cached_property
    def summary(self) -> Summary:
        """What the games say; worked out once for text, data and page."""
        limit, wanted = self.run.plan.limit, self.edition.rules
        return summary(self.rules, self.tables, self.run.tally, limit, wanted)


def asked(given: Mapping[str, Any]) -> tuple[Ask, dict[str, Any]]:
    """What is asked, from the options of a command, and the options that say of which game."""
    ours = {each.name for each in fields(Ask)}
    mine = {key: value for key, value in given.items() if key in ours and value not in (None, ())}
    return Ask(**mine), {key: value for key, value in given.items() if key not in ours}


def simulate(wish: Wish, ask: Ask, tell: Tell) -> tuple[Trial, ...]:
    """Plays the wanted editions of the wanted game, and what they are to be compared with.

    Ctrl-C ends all of it: what has not been begun is not played, nor compared.
    Raises Faulty where content does not hold, no rules fit, or a number is out of range.
    """
    one = _only(wish)
    sides = [(one, edition) for edition in one.editions]
    if ask.compares:
        other = _only(_against(wish, ask, one))
        sides += [(other, edition) for edition in other.editions]
    trials: list[Trial] = []
    for side, edition in sides:
        trials.append(_trial(side, edition, ask, tell))
        if trials[-1].interrupted:
            break
    return tuple(trials)


def tales(wish: Wish, ask: Ask, numbers: Sequence[int]) -> list[str]:
    """Some games of the wanted editions in plain words, a blank line between them.

    Raises Faulty as ``simulate`` does.
    """
    one = _only(wish)
    tongue = tongues(one, wish)[0]
    told: list[str] = []
    for edition in one.editions:
        plan = _plan(one, edition, _rules(one, edition), ask)
        for number in numbers:
            if not 0 <= number < GAMES:
                raise usage(f"tell: {number} is not from 0 to {GAMES - 1}")
            with tongue.speaking():
                lines = tuple(tale(plan, number, tongue))
            told += [f"{edition.id}, seed {plan.seed}, game {number}", *lines, ""]
    return told[:-1]


def _only(wish: Wish) -> Opened:
    """The one game that is asked for."""
    asked = folders(wish)
    if len(asked) != 1:
        raise usage("simulate plays one game", "name it: forge simulate GAME")
    return _sound(asked[0], wish)


def _rules(one: Opened, edition: Edition) -> RuleSet:
    rules = rules_of(one.game, edition)
    if rules is None:
        raise _no_rules(one, edition)
    return rules


def _against(wish: Wish, ask: Ask, one: Opened) -> Wish:
    """What the first game is compared with: another edition, or the same with more mods."""
    if len(one.editions) != 1:
        raise usage("a comparison needs one edition on each side", "name one: --edition ID")
    editions = (ask.against,) if ask.against else (one.editions[0].id,)
    return replace(wish, editions=editions, mods=(*wish.mods, *ask.against_mods))


def _sound(folder: Path, wish: Wish) -> Opened:
    """A game whose content holds; what the checks only warn of is told with the result."""
    one = opened(folder, wish)
    if errors(found := engine.run(one.document, one.game)):
        raise Faulty(found)
    return one


def _trial(one: Opened, edition: Edition, ask: Ask, tell: Tell) -> Trial:
    rules = _rules(one, edition)
    plan = _plan(one, edition, rules, ask)
    what = f"{one.game.id} {edition.id}"
    done = _played(plan, lambda tally: tell(what, tally.games, plan.games))
    return Trial(one, edition, rules, rules.tables(one.game, edition), done)


def _played(plan: Plan, tell: Callable[[Tally], None]) -> Run:
    """The run of a plan; raises Faulty when no scheduler of a cluster can be asked."""
    if not plan.cluster:
        return run(plan, tell)
    if not installed("distributed"):
        raise usage("--cluster needs Dask", "install forge with the extra cluster")
    try:
        return run(plan, tell)
    except Unheard as unheard:
        raise usage(f"no Dask scheduler answers at {plan.cluster}", str(unheard)) from None


def _plan(one: Opened, edition: Edition, rules: RuleSet, ask: Ask) -> Plan:
    known = all_bots()[rules.id].policies
    for name in ask.policies:
        if name not in known:
            raise usage(f"there is no policy {name!r}", did_you_mean(name, known))
    try:
        return Plan(
            rules,
            one.game,
            edition,
            _seats(edition, ask.players),
            ask.policies,
            ask.playouts,
            ask.seed,
            ask.limit,
            results=ask.compares,
            enough=None if ask.until is None else _narrow(ask.until),
            look=LOOK,
            workers=ask.workers,
            cluster=ask.cluster,
        )
    except ValueError as out_of_range:
        raise usage(str(out_of_range)) from None


def _seats(edition: Edition, asked: int | None) -> int:
    """How many play; raises Faulty for a number that the edition is not for."""
    least, most = edition.players_min, edition.players_max
    if asked is None:
        return most
    if least <= asked <= most:
        return asked
    range_ = f"from {least} to {most} players" if least < most else f"{least} only"
    message = f"players: {asked} asked for, and {edition.id} is for {range_}"
    raise usage(message, f"write --players {least if asked < least else most}")


def _narrow(until: float) -> Callable[[Tally], bool]:
    """Whether every seat's share of the won games is known to this much on each side.

    Raises ValueError for a width that no share can have.
    """
    if not 0 < until < 1:
        msg = f"until: {until:g} is not between 0 and 1"
        raise ValueError(msg)

    def enough(tally: Tally) -> bool:
        decided = tally.games - tally.unfinished - tally.drawn
        return all(share(tally.wins(p), decided).half <= until for p in range(tally.seats))

    return enough


def _no_rules(one: Opened, edition: Edition) -> Faulty:
    """Tells which parameters of which rule set an edition lacks."""
    missing = {
        rules.id: sorted(rules.parameters - edition.values.keys())
        for rules in rule_sets().values()
        if rules.game == one.game.id
    }
    if not missing:
        return usage(f"there are no rules for the game {one.game.id!r}")
    nearest = min(missing, key=lambda name: len(missing[name]))
    lacking = ", ".join(missing[nearest])
    return usage(f"no rules play the edition {edition.id!r}", f"{nearest} needs {lacking}")
