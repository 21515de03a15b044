"""What is known of a claim: proved, estimated or not checked; the three are never mixed."""

from __future__ import annotations

from dataclasses import dataclass

from forge.finding import Finding, Severity
from forge.simulate.trace import Trace
from forge.source import Mark


@dataclass(frozen=True, slots=True)
class Proved:
    """Nothing is left open.

    ``how``: all states of the shipped rules were explored ("exhausted"), a written abstraction that
    contains them was ("abstraction": docs/proofs.md), the question is one of the board or of sums
    alone ("exact"), or a play of the shipped rules shows it ("play").
    """

    how: str

    def __str__(self) -> str:
        return f"PROVED ({self.how})"


@dataclass(frozen=True, slots=True)
class Estimated:
    """A sample: the true value lies in the interval with the given confidence (0 to 1).

    ``decided`` is false when the sample is too small for the question.
    """

    low: float
    high: float
    n: int
    seed: int
    confidence: float = 0.95
    decided: bool = True

    def __str__(self) -> str:
        between = f"{self.low:.4g} to {self.high:.4g}, {100 * self.confidence:g} %"
        return f"ESTIMATED ({between}, n={self.n}, seed {self.seed})"


@dataclass(frozen=True, slots=True)
class NotChecked:
    """Open: the share of states whose followers are not known (1: all of them), and why."""

    unexplored: float
    why: str

    def __str__(self) -> str:
        return f"NOT CHECKED ({100 * self.unexplored:.3g} % unexplored: {self.why})"


Status = Proved | Estimated | NotChecked


@dataclass(frozen=True, slots=True)
class Verdict:
    """One claim about one edition: what is known of it, and whether it holds.

    ``severity`` says how much it matters that it does not. ``remedy`` names the reading, with its
    value, under which it would. ``lines`` are figures that belong to it.
    """

    id: str
    edition: str
    status: Status
    holds: bool
    message: str
    severity: Severity = Severity.ERROR
    remedy: str = ""
    trace: Trace | None = None
    lines: tuple[str, ...] = ()
    mark: Mark | None = None

    @property
    def open(self) -> bool:
        """Whether neither the claim nor its opposite is known."""
        status = self.status
        return isinstance(status, NotChecked) or (
            isinstance(status, Estimated) and not status.decided
        )

    @property
    def fails(self) -> bool:
        """Whether the claim is known to be false."""
        return not self.holds and not self.open

    def finding(self) -> Finding | None:
        """The finding that stops a build or warns, when the claim is known to be false."""
        if not self.fails:
            return None
        hint = f"{self.remedy} mends it" if self.remedy else ""
        return Finding(self.mark, self.id, f"{self.status}: {self.message}", hint, self.severity)
