"""The policies for Star of Africa's Zvezda edition."""

from __future__ import annotations

from forge.simulate.bots import Bots
from forge.simulate.star_of_africa import choose, greedy, lookahead, memory, search

BOTS = Bots(
    id="star-of-africa.zvezda",
    policies=choose.POLICIES,
    modules=(memory, search, greedy, lookahead, choose),
    memory=memory.memory,
    choose=choose.choose,
    watch=memory.watch,
)
