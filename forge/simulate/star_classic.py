"""The policies for Star of Africa's Classic edition."""

from __future__ import annotations

from forge.simulate.bots import Bots
from forge.simulate.star_of_africa import (
    classic_bots,
    classic_end,
    classic_far,
    classic_ways,
    memory,
)

BOTS = Bots(
    id="star-of-africa.classic",
    policies=classic_bots.CLASSIC_POLICIES,
    modules=(memory, classic_far, classic_ways, classic_bots, classic_end),
    memory=classic_far.classic_memory,
    choose=classic_bots.classic_choose,
    watch=memory.watch,
    hopeless=classic_end.classic_hopeless,
)
