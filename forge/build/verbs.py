"""The verbs of the library: check games, build kits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from forge.build.opening import Opened, folders, opened, usage
from forge.build.progress import Tell, silent
from forge.build.wish import Wish
from forge.content.nearest import did_you_mean
from forge.finding import Faulty, Finding, errors, ordered, warnings
from forge.model.edition import Edition

LANGUAGES = ("en",)


def check(wish: Wish) -> tuple[Finding, ...]:
    """What there is to say about the wanted games, ordered by place.

    A single YAML file is checked against the schema of its kind only.
    """
    found: list[Finding] = []
    for folder in folders(wish):
        try:
            if folder.is_dir():
                found.extend(_checked(opened(folder, wish), wish))
            else:
                found.extend(_lone_file(folder))
        except Faulty as fault:
            found.extend(fault.findings)
    return ordered(found)


def _lone_file(path: Path) -> tuple[Finding, ...]:
    from forge.content.lone import check_file

    return check_file(path)


def _checked(one: Opened, wish: Wish) -> tuple[Finding, ...]:
    from forge.build.examine import examine

    return examine(one, _languages(wish), wish.font_dir)


def _languages(wish: Wish) -> tuple[str, ...]:
    for lang in wish.locales:
        if lang not in LANGUAGES:
            raise usage(f"there is no translation into {lang!r}", did_you_mean(lang, LANGUAGES))
    return wish.locales or LANGUAGES


@dataclass(frozen=True, slots=True)
class Job:
    """One edition of one game in one language."""

    opened: Opened
    edition: Edition
    lang: str

    @property
    def folder(self) -> Path:
        """Where its edition's output goes, below the output folder."""
        return Path(self.opened.game.id) / self.edition.id


@dataclass(frozen=True, slots=True)
class Built:
    """What a build found, the folders it wrote, and those that were up to date."""

    findings: tuple[Finding, ...]
    written: tuple[Path, ...] = ()
    fresh: tuple[Path, ...] = ()


def build(wish: Wish, tell: Tell = silent) -> Built:
    """Check the wanted games, then write their kits and bundles.

    Nothing is written unless every wanted game is free of errors (with ``strict``: of warnings
    too).  What is already up to date is left alone.
    """
    from forge.build import production

    production.refuse(wish)
    games = _open_all(wish)
    languages = _languages(wish)
    jobs = [Job(one, e, lang) for one in games for e in one.editions for lang in languages]
    if wish.editions and not jobs:
        raise usage(f"no game has an edition {' or '.join(map(repr, wish.editions))}")
    stale = [job for job in jobs if wish.force or not production.is_fresh(job, wish)]
    fresh = tuple(wish.out / job.folder for job in jobs if job not in stale)
    tell("checking", 0, len(stale) + 1)
    looked = [_checked(one, wish) for one in games if any(job.opened is one for job in stale)]
    findings = ordered(finding for found in looked for finding in found)
    if errors(findings) or (wish.strict and warnings(findings)):
        return Built(findings, (), fresh)
    written: list[Path] = []
    for done, job in enumerate(stale, start=1):
        tell(f"{job.opened.game.id} {job.edition.id}", done, len(stale) + 1)
        try:
            written += production.produce(job, wish, len(warnings(findings)))
        except Faulty as fault:
            findings = ordered((*findings, *fault.findings))
            break
    return Built(findings, tuple(written), fresh)


def _open_all(wish: Wish) -> list[Opened]:
    faults: list[Finding] = []
    games = []
    for folder in folders(wish):
        try:
            games.append(opened(folder, wish))
        except Faulty as fault:
            faults.extend(fault.findings)
    if faults:
        raise Faulty(faults)
    return games
