"""What the typesetter reports: text that does not fit, characters no font has, broken markup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from forge.finding import NO_FONT
from forge.model.text import Said
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class About:
    """Whom a spill is blamed on: the component drawn, the text's id, where it was written."""

    component: str
    text: str = ""
    at: Pointer = ROOT


CLOSE_TAGS = "close each <b> and <i> in the order in which they were opened, and use no others"
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

    @property
    def hint(self) -> str:
        """What to write instead; empty for a text that is too long."""
        return {"glyph": NO_FONT, "markup": CLOSE_TAGS}.get(self.kind, "")
