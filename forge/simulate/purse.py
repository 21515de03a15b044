"""Money in classes: as much of a sum as can matter for what a player may do next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import gcd


@dataclass(frozen=True, slots=True)
class Purse:
    """Sums in units of the greatest common divisor of all amounts; ``top`` stands for all above.

    ``top`` is the dearest thing that can be asked at once, so two sums of one class allow the same.
    """

    unit: int
    top: int

    @classmethod
    def of(cls, amounts: Iterable[int], dearest: int, start: int) -> Purse:
        """The purse for these amounts, where no single price exceeds ``dearest``.

        Any top from ``dearest`` on is right. Counting up to ``start`` more keeps apart what a
        player has left of the money of the beginning, so that short plays are found.
        """
        unit = gcd(*amounts, dearest, start) or 1
        return cls(unit, (dearest + start) // unit)

    def size(self, money: int) -> int:
        """The class of a sum."""
        return min(money // self.unit, self.top)

    def pay(self, m: int, price: int) -> range:
        """The classes that may be left after a price is paid; none when it cannot be paid."""
        units = price // self.unit
        if m < units:
            return range(0)
        return range(m - units, self.top + 1 if m == self.top else m - units + 1)

    def earn(self, m: int, amount: int) -> int:
        """The class after an amount has come in."""
        return min(m + amount // self.unit, self.top)
