"""What the typesetter reports: text that does not fit, characters no font has, broken markup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from forge.model.text import Said
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class About:
    """Whom a spill is blamed on: the component drawn, the text's id, where it was written."""

    component: str
    text: str = ""
    at: Pointer = ROOT


NOBODY = About("")
"""For texts of our own that nobody can mend in the content."""


def whose(said: str, about: About) -> About:
    """The same, with the id of the text that is said where it is one of forge's own."""
    if isinstance(said, Said) and about.text.partition(".")[0] in ("", "ui"):
        return replace(about, text=said.of)
    return about


@dataclass(frozen=True, slots=True)
class Spill:
    """One fault of one text.

    ``detail`` ends the sentence "the text ..." and names the millimetres too much, or the
    character with its code point and the fonts tried.  ``lang`` is the language it was set in,
    "fi+en" for two together; empty where nobody said so.
    """

    component: str
    text: str
    at: Pointer
    kind: Literal["glyph", "height", "width", "markup"]
    detail: str
    lang: str = ""
