"""How plots look: colours, type, and figures that become SVG text, the same bytes every time."""

from __future__ import annotations

import io
import math
from typing import Any

INK, ACCENT, PALE, LAND = "#33261b", "#c2402a", "#cdb98a", "#f1e6cb"
SETTINGS: Any = {
    "svg.hashsalt": "forge",
    "svg.fonttype": "path",
    "font.family": "serif",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


def figure(width: float, height: float) -> tuple[Any, Any]:
    """An empty figure of so many inches, and its axes."""
    from matplotlib.figure import Figure

    made = Figure(figsize=(width, height), layout="constrained")
    return made, made.add_subplot()


def hexagon(axes: Any, middle: tuple[float, float], heat: float) -> None:
    """A hex with sides of 1 and a flat one up, the darker the greater its heat (0 to 1)."""
    from matplotlib import colormaps
    from matplotlib.patches import RegularPolygon

    colour, turn = colormaps["YlOrBr"](0.65 * heat), math.pi / 6
    look = {"facecolor": colour, "edgecolor": PALE, "linewidth": 0.6}
    axes.add_patch(RegularPolygon(middle, 6, radius=1, orientation=turn, **look))


def svg(made: Any) -> str:
    """The figure as SVG to stand in a page: no declaration, no date."""
    out = io.StringIO()
    made.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :].strip()


def styled(draw: Any) -> Any:
    """A function that draws, in these colours and type."""

    def drawn(*given: Any) -> str:
        import matplotlib as mpl

        with mpl.rc_context(SETTINGS):
            return str(draw(*given))

    return drawn
