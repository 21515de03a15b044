"""Verdicts for people and for machines: text, and JSON beside the findings."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence

from forge.build.deep import Judged
from forge.claims.verdict import Estimated, NotChecked, Proved, Verdict
from forge.report import dumped, plain

WIDTH = 100
OPENING, CLOSING = 8, 4
"""Turns of a long play that are printed."""
STATUS = {Proved: "PROVED", Estimated: "ESTIMATED", NotChecked: "NOT CHECKED"}


def as_text(judged: Judged) -> str:
    """The verdicts, edition by edition, each play turn by turn, and a line that counts them."""
    lines: list[str] = []
    head = ""
    for game, verdict in judged.verdicts:
        if head != f"{game}, {verdict.edition}":
            head = f"{game}, {verdict.edition}"
            lines += [*[""] * bool(lines), head]
        lines += _paragraph(verdict)
    count = Counter(STATUS[type(verdict.status)] for _, verdict in judged.verdicts)
    if count:
        lines += ["", ", ".join(f"{count[status]} {status}" for status in STATUS.values())]
    return "".join(f"{line}\n" for line in lines)


def _paragraph(verdict: Verdict) -> Iterator[str]:
    answer = "open" if verdict.open else "holds" if verdict.holds else "FAILS"
    yield f"  {answer:5}  {verdict.id}: {verdict.status}"
    yield from _indented(verdict.message, 9)
    if verdict.remedy and not verdict.holds:
        yield from _indented(f"mended by the reading {verdict.remedy}", 9)
    for line in verdict.lines:
        yield from _indented(line, 11)
    for line in _shortened(verdict.trace.story if verdict.trace else ()):
        yield from _indented(line, 11)


def _shortened(story: Sequence[str]) -> Sequence[str]:
    """A long play's beginning and end; JSON and saved traces have all of it."""
    left = len(story) - OPENING - CLOSING
    if left <= 1:
        return story
    return (*story[:OPENING], f"... {left} turns more ...", *story[-CLOSING:])


def _indented(text: str, by: int) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=" " * by, subsequent_indent=" " * (by + 2),
        break_on_hyphens=False,
    )  # fmt: skip


def as_json(judged: Judged) -> str:
    """What ``report.as_json`` tells of the findings, and ``verdicts``."""
    rows = [_row(game, verdict) for game, verdict in judged.verdicts]
    return dumped({**plain(judged.all_findings), "verdicts": rows})


def _row(game: str, verdict: Verdict) -> dict[str, object]:
    row: dict[str, object] = {
        "game": game,
        "edition": verdict.edition,
        "claim": verdict.id,
        "holds": None if verdict.open else verdict.holds,
        "message": verdict.message,
        "remedy": verdict.remedy,
        "lines": verdict.lines,
        **_status(verdict),
    }
    if verdict.trace:
        played = verdict.trace
        row["trace"] = {"seats": played.seats, "plies": played.names, "story": played.story}
    return row


def _status(verdict: Verdict) -> dict[str, object]:
    status = verdict.status
    row: dict[str, object] = {"status": STATUS[type(status)]}
    if isinstance(status, Proved):
        return {**row, "how": status.how}
    if isinstance(status, Estimated):
        interval: Sequence[float] = (status.low, status.high)
        sample = {"n": status.n, "seed": status.seed, "confidence": status.confidence}
        return {**row, "interval": interval, **sample}
    return {**row, "unexplored": status.unexplored, "why": status.why}
