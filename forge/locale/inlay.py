"""Templates put into a template: a phrase whose placeholders stand for others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from forge.locale.choices import OPEN, Malformed, branches
from forge.model.text import PLACEHOLDER, asked, written

BAR = "|"
"""Stands before a form that only a translation has."""


def laid_in(template: str, values: Mapping[str, str]) -> str:
    """A template with templates in place of its placeholders; KeyError for an unknown one.

    A form asked of a placeholder is asked of those that come in its place ("in {land|prep}" of
    "{terrain.desert} or {terrain.swamp}"), and a choice is made by the number that does.
    """

    def put(match: re.Match[str]) -> str:
        name, form = asked(match)
        return bent(values[name], form.partition(BAR)[2])

    def decide(match: re.Match[str]) -> str:
        only = PLACEHOLDER.fullmatch(values.get(match[1], ""))
        return match[0].replace(match[1], only[1], 1) if only else match[0]

    return PLACEHOLDER.sub(put, OPEN.sub(decide, template))


def unbent(template: str) -> str:
    """A translation as English could say it: the longest way of each choice, and no forms."""
    with suppress(Malformed):
        template = max((way.template for way in branches(template)), key=len)
    return PLACEHOLDER.sub(lambda one: written(one[1], one[2] or ""), template)


def bent(template: str, case: str) -> str:
    """A template that asks a form of each of its placeholders that is asked for none."""

    def bend(match: re.Match[str]) -> str:
        name, form = asked(match)
        return match[0] if BAR in form else written(name, f"{form}{BAR}{case}")

    return PLACEHOLDER.sub(bend, template) if case else template
