"""How large the fields of a trail are drawn; told without drawing them."""

from __future__ import annotations

from forge.geometry import Um
from forge.model.trail import FieldKind

FIELD = Um(7_300)
"""The radius of a field, µm."""
CAMP = Um(8_700)
END = Um(12_500)
"""The radius of the start and of the finish."""


def radius(kind: FieldKind | None) -> Um:
    """How large a field is drawn; the ends are larger, and where a diamond lies."""
    if kind is None:
        return END
    return CAMP if kind.diamond else FIELD
