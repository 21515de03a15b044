"""The policies for Star of Africa's Classic edition."""

from __future__ import annotations

from forge.simulate.bots import Bots
from forge.simulate.star_of_africa import classic_bots, classic_ways, memory

BOTS = Bots(
    id="star-of-africa.classic",
    policies=classic_bots.CLASSIC_POLICIES,
    modules=(memory, classic_ways, classic_bots),
    memory=memory.memory,
    choose=classic_bots.classic_choose,
    watch=memory.watch,
)
