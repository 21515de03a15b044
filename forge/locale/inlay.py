"""Templates put into a template: a phrase whose placeholders stand for others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from forge.locale.choices import OPEN, Malformed, branches
from forge.locale.letters import capital
from forge.model.text import CAPITAL, PLACEHOLDER, asked, written

BAR = "|"
"""Stands before a form that only a translation has."""
_TAGS = re.compile(r"(?:</?[bi]>)*")


def cased(asked_for: str) -> tuple[str, bool]:
    """The form of a language's own in what stands behind a bar, and whether a capital is asked."""
    if asked_for == CAPITAL:
        return "", True
    case = asked_for.removesuffix(f"{BAR}{CAPITAL}")
    return case, case != asked_for


def formed(form: str, case: str, capital: bool = False) -> str:
    """A form of English with what is asked of it behind bars: "turn|gen|cap"."""
    return BAR.join((form, *filter(None, (case, CAPITAL if capital else ""))))


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


def bent(template: str, asked_for: str) -> str:
    """A template that asks a form of each of its placeholders that is asked for none.

    A capital is asked of what stands first.
    """
    case, up = cased(asked_for)
    first = _TAGS.match(template)
    start = first.end() if first else 0

    def bend(match: re.Match[str]) -> str:
        name, whole = asked(match)
        form, _, own = whole.partition(BAR)
        own_case, own_up = cased(own)
        return written(
            name, formed(form, own_case or case, own_up or (up and match.start() == start))
        )

    made = PLACEHOLDER.sub(bend, template) if asked_for else template
    return capital(made) if up and not PLACEHOLDER.match(template, start) else made
