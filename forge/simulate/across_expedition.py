"""The policies for the expedition of Across Africa."""

from __future__ import annotations

from forge.simulate.across_africa import choose, memory, shown, store, value
from forge.simulate.bots import Bots

BOTS = Bots(
    id="across-africa.expedition",
    policies=choose.POLICIES,
    modules=(memory, value, store, choose),
    memory=memory.memory,
    choose=choose.choose,
    watch=memory.watch,
    usual="sensible",
    held="points on the crocodile",
    shown=shown.EXPEDITION,
)
