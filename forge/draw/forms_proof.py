"""The forms as every kit has them, for checks."""

from __future__ import annotations

from forge.draw import forms
from forge.draw.desk import Desk
from forge.draw.rulebook_style import USUAL
from forge.geometry import Size, mm
from forge.scene import Page

PAPERS = (Size(mm(210), mm(297)), Size(mm("215.9"), mm("279.4")))
"""A4 and Letter."""


def pages(desk: Desk) -> tuple[Page, ...]:
    """Each form on each paper that every kit is made for, its foot without the mark."""
    return tuple(
        page
        for paper in PAPERS
        for form in desk.game.forms
        for page in forms.pages(forms.Sheet(desk, form, paper, USUAL, ""))
    )
