"""Texts in fences: whatever stands outside of every fence was typed in code."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from forge.locale import ui
from forge.model.text import Said, Text
from forge.typeset.setter import Setter

OPEN, CLOSE = "\ue100", "\ue101"
TAG = re.compile(r"(</?[bi]>)")
SETTING = ("size", "line", "fit", "flow", "outline", "curved")
"""What a typesetter is asked for with a text."""
_STEP = {OPEN: 1, CLOSE: -1}


def fenced(said: str) -> str:
    """A text in fences; an empty one stays empty."""
    return f"{OPEN}{said}{CLOSE}" if said else said


def bare(said: str) -> str:
    """A text without fences, still the same text's."""
    plain = said.replace(OPEN, "").replace(CLOSE, "")
    return said.saying(plain) if isinstance(said, Said) else plain


def is_glued(said: str) -> bool:
    """Whether no single fence goes round all of a text that has any.

    A piece of a text that was cut up lacks fences at its ends; they are put back first.
    """
    plain = TAG.sub("", said)
    if not any(fence in plain for fence in _STEP):
        return False
    least = depth = 0
    for letter in plain:
        depth += _STEP.get(letter, 0)
        least = min(least, depth)
    whole = OPEN * -least + plain + CLOSE * (depth - least)
    depth = 0
    for letter in whole[:-1]:
        depth += _STEP.get(letter, 0)
        if depth == 0:
            return True
    return False


def listen(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[str], str] = lambda template: template
) -> list[str]:
    """Every text that any typesetter is given, in fences; forge's own words have them, too."""
    heard: list[str] = []

    def listening(method):
        def told(self, text, *args, **more):
            heard.append(text)
            return method(self, bare(text), *args, **more)

        return told

    for name in SETTING:
        monkeypatch.setattr(Setter, name, listening(getattr(Setter, name)))
    for name, text in ui.UI.items():
        monkeypatch.setitem(ui.UI, name, Text(text.id, fenced(change(text.template))))
    return heard
