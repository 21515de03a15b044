"""Names that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from forge.checks.engine import Complaint
from forge.content.nearest import did_you_mean
from forge.source import Pointer


@dataclass(frozen=True, slots=True)
class Names:
    """The names that exist of one kind of thing, and the id path of their list."""

    kind: str
    home: str
    ids: tuple[str, ...]
    known: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", frozenset(self.ids))

    def want(self, ident: str, at: Pointer, whose: str) -> Iterator[Complaint]:
        """A complaint when nothing is called ``ident``; ``whose`` says who names it."""
        if ident not in self.known:
            yield Complaint(
                at,
                f"{whose} names the {self.kind} {ident!r}, which does not exist",
                did_you_mean(ident, self.ids),
                missing=f"{self.home}.{ident}",
            )
