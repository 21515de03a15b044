"""Puts rules, bots and the runner together into one namespace, to be run as it is or compiled."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from forge import dice
from forge.rules.protocol import RuleSet
from forge.simulate import batch, chance, play
from forge.simulate.bots import Bots

Wrap = Callable[[FunctionType], Any]


def modules(rules: RuleSet, bots: Bots) -> tuple[ModuleType, ...]:
    """Every module whose functions take part in a game, each once."""
    return tuple(dict.fromkeys((dice, chance, *rules.modules, *bots.modules, play, batch)))


def bind(rules: RuleSet, bots: Bots, wrap: Wrap = lambda function: function) -> SimpleNamespace:
    """A twin of all these functions, with each other's names in reach.

    The twins have the same code objects; ``wrap`` may compile them. What the runner only declares
    (``apply``, ``choose``, ...) becomes this rule set's and these bots'.
    """
    space: dict[str, Any] = {}
    for module in modules(rules, bots):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and _at_home(value, module, name):
                space[name] = wrap(_twin(value, space))
            elif isinstance(value, int):
                space[name] = value
    for name in ("setup", "turn", "legal", "odds", "apply", "scores", "view"):
        space[name] = space[getattr(rules, name).__name__]
    for name in ("choose", "watch"):
        space[name] = space[getattr(bots, name).__name__]
    return SimpleNamespace(**space)


def _at_home(function: FunctionType, module: ModuleType, name: str) -> bool:
    """Whether a function is defined in the module, under this name: no import, no stand-in."""
    return function.__module__ == module.__name__ and function.__name__ == name


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same code among other globals."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin
