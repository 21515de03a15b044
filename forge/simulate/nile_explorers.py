"""The policies for Source of the Nile."""

from __future__ import annotations

from forge.simulate.bots import Bots
from forge.simulate.source_of_the_nile import (
    camp,
    choose,
    equip,
    home,
    march,
    memory,
    onward,
    styles,
    way,
)

BOTS = Bots(
    id="source-of-the-nile.explorers",
    policies=styles.POLICIES,
    modules=(styles, memory, way, onward, home, equip, camp, march, choose),
    memory=memory.memory,
    choose=choose.choose,
    watch=memory.watch,
    usual="sensible",
    held="points of one player",
    pace=15,
)
