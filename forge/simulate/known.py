"""Which rules and which bots there are; each is known by lying in its package."""

from __future__ import annotations

from functools import cache

from forge import rules as rules_package
from forge import simulate as simulate_package
from forge.model.edition import Edition
from forge.model.game import Game
from forge.registry import members
from forge.rules.protocol import RuleSet
from forge.simulate.bots import Bots


@cache
def rule_sets() -> dict[str, RuleSet]:
    """Every rule set by its id."""
    return members(rules_package, RuleSet)


@cache
def all_bots() -> dict[str, Bots]:
    """The bots of every rule set, by the rule set's id."""
    return members(simulate_package, Bots)


def rules_of(game: Game, edition: Edition) -> RuleSet | None:
    """The rule set that plays an edition: of those that fit, the one with most parameters."""
    fitting = [each for each in rule_sets().values() if each.fits(game, edition)]
    return max(fitting, key=lambda each: (len(each.parameters), each.id), default=None)
