"""Across Africa, the Race to the Wharf, as a rule set: the same functions, other parameters."""

from __future__ import annotations

from dataclasses import replace

from forge.rules import across_events, across_expedition
from forge.rules.across_africa import lay

RULES = replace(
    across_expedition.RULES,
    id="across-africa.race",
    parameters=lay.RACE,
    events=across_events.RACE,
)
