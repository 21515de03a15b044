"""Puts rules, bots and the runner together into one namespace, to be run as it is or compiled."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from forge import dice
from forge.rules.protocol import RuleSet
from forge.simulate import batch, chance, play
from forge.simulate.bots import Bots
from forge.simulate.play import unbound

Wrap = Callable[[FunctionType], Any]


def modules(rules: RuleSet, bots: Bots) -> tuple[ModuleType, ...]:
    """Every module whose functions take part in a game, each once."""
    return tuple(dict.fromkeys((dice, chance, *rules.modules, *bots.modules, play, batch)))


DECLARED = ("setup", "turn", "legal", "odds", "apply", "scores", "view")
"""What the runner only declares, and a rule set defines."""

PLAYERS = ("choose", "watch", "hopeless")
"""What the runner only declares, and bots define."""


def bind(rules: RuleSet, bots: Bots, wrap: Wrap = lambda function: function) -> SimpleNamespace:
    """A twin of the runner and all that it calls: the rule set's functions and the bots'.

    The twins have the same code objects; ``wrap`` may compile them. Each module has a twin too, so
    that two of them may use one name for two things. What the runner only declares (``apply``,
    ``choose``, ...) becomes this rule set's and these bots'.
    """
    spaces = {module: _numbers(module) for module in modules(rules, bots)}
    twins = {
        function: wrap(_twin(function, space))
        for module, space in spaces.items()
        for function in _functions(module)
        if function.__module__ == module.__name__
    }
    given = {name: twins[getattr(rules, name)] for name in DECLARED}
    given |= {name: twins[getattr(bots, name)] for name in PLAYERS}
    for module, space in spaces.items():
        for name, value in vars(module).items():
            if value is unbound and name in given:
                space[name] = given[name]
            elif isinstance(value, FunctionType) and value in twins:
                space[name] = twins[value]
    found = {function.__name__: twin for function, twin in twins.items()}
    return SimpleNamespace(**found | given)


def _numbers(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if isinstance(value, int)}


def _functions(module: ModuleType) -> list[FunctionType]:
    return [value for value in vars(module).values() if isinstance(value, FunctionType)]


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same code among other globals."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin
