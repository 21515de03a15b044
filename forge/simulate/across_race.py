"""The policies for the Race to the Wharf."""

from __future__ import annotations

from forge.simulate.across_africa import choose, memory, store, value
from forge.simulate.bots import Bots

BOTS = Bots(
    id="across-africa.race",
    policies=choose.POLICIES,
    modules=(memory, value, store, choose),
    memory=memory.memory,
    choose=choose.choose,
    watch=memory.watch,
    usual="sensible",
)
