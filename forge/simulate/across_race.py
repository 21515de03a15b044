"""The policies for the Race to the Wharf: those of the expedition."""

from __future__ import annotations

from dataclasses import replace

from forge.simulate import across_expedition
from forge.simulate.across_africa import shown

BOTS = replace(
    across_expedition.BOTS,
    id="across-africa.race",
    held="points of one player",
    shown=shown.RACE,
)
