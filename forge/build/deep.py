"""The deep check: what can be proved or refuted of the editions that somebody wants."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from forge import write
from forge.build.opening import Opened, folders, opened, usage
from forge.build.verbs import check
from forge.build.wish import Wish
from forge.claims.engine import case, judge
from forge.claims.verdict import NotChecked, Verdict
from forge.finding import Finding, Severity, errors, ordered
from forge.model.edition import Edition


@dataclass(frozen=True, slots=True)
class Judged:
    """What the plain checks found, and the verdicts game by game; none where errors were found."""

    findings: tuple[Finding, ...]
    verdicts: tuple[tuple[str, Verdict], ...] = ()

    @property
    def all_findings(self) -> tuple[Finding, ...]:
        """The findings with those claims that are known to be false."""
        failed = (verdict.finding() for _, verdict in self.verdicts)
        return ordered((*self.findings, *(finding for finding in failed if finding)))


def deep(wish: Wish) -> Judged:
    """Check the wanted games, then judge every claim about each wanted edition.

    Raises Faulty for a game that is not there, UsageError's finding for a single file.
    """
    findings = check(wish)
    if errors(findings):
        return Judged(findings)
    games = [opened(folder, wish) for folder in _whole(folders(wish))]
    return Judged(findings, tuple(pair for one in games for pair in _judged(one)))


def _whole(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            raise usage(f"{path} is a single file", "a deep check needs a whole game")
        yield path


def _judged(one: Opened) -> Iterator[tuple[str, Verdict]]:
    for edition in one.editions:
        play = case(one.game, edition)
        if play is None:
            yield one.game.id, _unruled(one, edition)
        else:
            yield from (
                (one.game.id, verdict) for verdict in judge(one.document, play, played=True)
            )


def _unruled(one: Opened, edition: Edition) -> Verdict:
    status = NotChecked(1.0, "no rules are written for it, or nobody can begin")
    message = "nothing is known of how it plays"
    mark = one.document.mark(edition.at)
    return Verdict("rules", edition.id, status, False, message, Severity.NOTE, mark=mark)


def save(judged: Judged, folder: Path) -> tuple[Path, ...]:
    """Write each play that refutes a claim, to be played again by a test; returns the files."""
    files = []
    for game, verdict in judged.verdicts:
        if verdict.trace and verdict.fails:
            path = folder / f"{game}.{verdict.edition}.{verdict.id}.json"
            told = {
                "game": game,
                "edition": verdict.edition,
                "claim": verdict.id,
                "seats": verdict.trace.seats,
                "plies": verdict.trace.names,
                "story": verdict.trace.story,
            }
            write.file(path, (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode())
            files.append(path)
    return tuple(files)
