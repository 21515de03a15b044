"""What the policies are, and in what they differ: one number for each name in ``POLICIES``.

Sensible: on foot, with gifts, no trade, home in good time; the others change one thing each.
"""

from __future__ import annotations

from typing import Final

POLICIES = (
    *("random", "sensible", "cautious", "reckless", "canoe", "nile", "rider", "forceful"),
    *("trader", "hungry-trader", "hoarder"),
)
RANDOM: Final = 0
SENSIBLE: Final = 1
CAREFUL: Final = 2
HASTY: Final = 3
PADDLER: Final = 4
NILE: Final = 5
RIDER: Final = 6
FORCEFUL: Final = 7
TRADER: Final = 8
HUNGRY_TRADER: Final = 9
HOARDER: Final = 10


def paddles(policy: int) -> bool:
    """Goes by canoe where it can."""
    return policy in (PADDLER, NILE)
