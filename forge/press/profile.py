"""What one printer does to a sheet, as a person writes it in ``printer.yaml``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from forge.press.correction import NONE, Correction
from forge.press.mark_style import MarkStyle
from forge.press.paper import Margins
from forge.source import ROOT, Pointer

Flip = Literal["long", "short"]


@dataclass(frozen=True, slots=True)
class Profile:
    """A printer: the edges it leaves white, the edge it turns sheets about, how backs stray.

    ``back`` is the correction that the calibration sheet tells; ``marks`` is how crop marks look.
    """

    margins: Margins = Margins()  # noqa: RUF009 - frozen
    flip: Flip = "long"
    back: Correction = NONE
    marks: MarkStyle = MarkStyle()  # noqa: RUF009 - frozen
    at: Pointer = field(default=ROOT, compare=False)
