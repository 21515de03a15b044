"""The Unicode bidirectional algorithm (UAX #9), with isolates and bracket pairs.

:func:`levels` gives each character its embedding level, :func:`reorder` the order in which
pieces with given levels stand on a line.
"""

from forge.typeset.bidi.levels import levels
from forge.typeset.bidi.order import reorder

__all__ = ["levels", "reorder"]
