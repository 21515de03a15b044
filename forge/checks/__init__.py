"""Checks: generators of complaints about a game; their docstrings are manual and test.

Those that draw import what they draw with where they use it, so that the others start sooner.
"""

from forge.checks.engine import Check, Complaint, check, checks, run
from forge.checks.manual import explain

__all__ = ["Check", "Complaint", "check", "checks", "explain", "run"]
