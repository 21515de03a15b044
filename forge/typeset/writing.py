"""How a language is written: which way it runs, whether its words are cut, how large it is set."""

from __future__ import annotations

from dataclasses import dataclass

from forge.typeset.scripts import is_rtl


@dataclass(frozen=True, slots=True)
class Writing:
    """The writing of a language (BCP 47).

    ``rtl``: it runs from right to left.  ``hyphens``: its words may be cut at the end of a line.
    ``step`` is by how many hundredths its type is larger (or, below 0, smaller) than a style says.
    """

    lang: str
    rtl: bool = False
    hyphens: bool = True
    step: int = 0

    @staticmethod
    def of(lang: str) -> Writing:
        """The writing of a language as its script has it."""
        return Writing(lang, is_rtl(lang))
