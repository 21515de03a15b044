"""Chance as a function, not a stream: the same numbers in every process, thread and language.

``word`` mixes a seed and counters into 32 bits with masked integer arithmetic only
(the finaliser of MurmurHash3, Austin Appleby, public domain), so that Python, compiled
code and JavaScript agree.  There is no state: any number can be asked for in any order.
"""

from __future__ import annotations

MASK = 0xFFFFFFFF


def _mix(h: int) -> int:
    h ^= h >> 16
    h = (h * 0x85EBCA6B) & MASK
    h ^= h >> 13
    h = (h * 0xC2B2AE35) & MASK
    return h ^ (h >> 16)


def first(seed: int) -> int:
    """The word that a seed begins with."""
    return _mix((seed ^ 0x9E3779B9) & MASK)


def stir(h: int, counter: int) -> int:
    """The word that follows from a word and a counter."""
    return _mix((h * 5 + 0xE6546B64 + _mix(counter & MASK)) & MASK)


def word(seed: int, *counters: int) -> int:
    """32 well-mixed bits that depend on the seed and on every counter in turn."""
    h = first(seed)
    for counter in counters:
        h = stir(h, counter)
    return h


def unit(seed: int, *counters: int) -> float:
    """A number in [0, 1) with 32 bits; for drawing, where a hair of bias is invisible."""
    return word(seed, *counters) / (MASK + 1)


def between(low: float, high: float, seed: int, *counters: int) -> float:
    """A number in [low, high)."""
    return low + (high - low) * unit(seed, *counters)
