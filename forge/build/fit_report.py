"""The fit report of a kit: what is tight, for those who translate it, as a page and a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape

from forge.build.fitting import Row

TIGHT = 15
"""A text that may grow by less than this many hundredths is tight."""
HEADS = ("text", "part", "size", "left, mm", "longer, %", "times", "printed on")
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em; color: #1e2a36; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2em .9em .2em 0; vertical-align: top; }
th { border-bottom: 2px solid #8a939b; }
td { border-bottom: 1px solid #dfe3e6; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.over td { background: #fbe3e1; } tr.tight td { background: #fdf0dc; }
code { font-size: .92em; }
"""


def ordered(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The tightest first."""
    return tuple(sorted(rows, key=lambda row: (row.tight, row.part, row.text, row.file)))


def as_html(rows: Iterable[Row], title: str) -> bytes:
    """A page with every text that has a place of its own size, the tightest first."""
    every = ordered(rows)
    bound = [row for row in every if row.longer is not None]
    over = sum(_is_over(row) for row in bound)
    tight = sum(_state(row) == "tight" for row in bound)
    head = "".join(f"<th>{escape(name)}</th>" for name in HEADS)
    body = "\n".join(_html(row) for row in bound)
    free = len(every) - len(bound)
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>
<style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1>
<p>{len(bound)} texts stand in a place of a given size: {over} do not fit, {tight} could grow by
less than {TIGHT} %. {free} more run on over lines and pages as long as they are.</p>
<p>Size is that of the type: as it is, and between which sizes it may be. What is left is free
across where a text stands on one line, else down; how much longer it may be counts on the
smallest size.</p>
<table><thead><tr>{head}</tr></thead><tbody>
{body}
</tbody></table></body></html>
""".encode()


def _html(row: Row) -> str:
    size = f"{row.size:g}"
    if row.wanted != row.least:
        size += f" ({row.least:g} to {row.wanted:g})"
    cells = "".join(
        f'<td class="n">{cell}</td>' for cell in (size, f"{row.left:.2f}", row.longer, row.times)
    )
    return (
        f'<tr class="{_state(row)}"><td><code>{escape(row.text)}</code></td>'
        f"<td>{escape(row.part)}</td>{cells}<td>{escape(row.place)}</td></tr>"
    )


def _is_over(row: Row) -> bool:
    return row.left is not None and row.left < 0


def _state(row: Row) -> str:
    """Whether it is over, tight or neither."""
    if _is_over(row):
        return "over"
    return "tight" if row.tight < TIGHT else ""


def as_csv(rows: Iterable[Row]) -> str:
    """Every text as a table, the tightest first."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ("text", "part", "size_pt", "wanted_pt", "least_pt", "left_mm", "longer_percent", "times",
         "file", "page", "x_mm", "y_mm")
    )  # fmt: skip
    for row in ordered(rows):
        writer.writerow(
            (row.text, row.part, row.size, row.wanted, row.least, row.left, row.longer, row.times,
             row.file, row.page, row.x, row.y)
        )  # fmt: skip
    return out.getvalue()


def as_text(rows: Sequence[Row], count: int) -> str:
    """The tightest texts, a line each."""
    bound = [row for row in ordered(rows) if row.longer is not None]
    lines = [f"{'longer':>7} {'left':>8} {'size':>6}  text"]
    for row in bound[:count]:
        size = f"{row.size:g}"
        lines.append(f"{row.longer:5} % {row.left:5.1f} mm {size:>6}  {row.text} ({row.place})")
    return "\n".join(lines) + "\n"
