"""How many examples a law is tried on: all, or a third where the long rows are left out."""

import hypothesis

SHARE = 3
USUAL = 100
"""Examples where a law names no number."""

_quick = False


def leave_out_long_rows() -> None:
    """Called once, before any law is read; `make test-all` tries three times as many."""
    global _quick
    _quick = True
    hypothesis.settings.register_profile(
        "quick", derandomize=True, deadline=None, max_examples=USUAL // SHARE
    )
    hypothesis.settings.load_profile("quick")


def volume(full: int) -> int:
    """How many of so many examples are tried."""
    return max(1, full // SHARE) if _quick else full
