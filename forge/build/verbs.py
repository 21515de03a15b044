"""The verbs of the library: check games, build kits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.build.commons import Commons
from forge.build.opening import Opened, folders, open_all, opened, usage
from forge.build.progress import Tell, silent
from forge.build.store import Made, Manifest
from forge.build.tongues import tongues
from forge.build.wish import Wish
from forge.draw.share import SHARES, Shares
from forge.finding import Faulty, Finding, errors, ordered, warnings
from forge.locale.tongue import ENGLISH
from forge.locale.values import voice
from forge.model.edition import Edition
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.build.estimate import Row
    from forge.build.pictures import Pictures
    from forge.build.production import Ready
    from forge.locale.tongue import Tongue


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


def _checked(
    one: Opened, wish: Wish, jobs: Mapping[Job, Pictures] = MappingProxyType({})
) -> tuple[Finding, ...]:
    """What the checks say, with what the builds of the jobs have kept."""
    from forge.build.examine import examine

    before = {(job.edition.id, job.lang): kept for job, kept in jobs.items() if job.opened is one}
    return examine(one, tongues(one, wish), wish.font_dir, before)


def _jobs(games: Sequence[Opened], wish: Wish) -> tuple[Job, ...]:
    """The wanted editions of some games in the wanted languages.

    Raises Faulty where a game is not translated into one of them.
    """
    return tuple(
        Job(one, edition, tongue)
        for one in games
        for tongue in tongues(one, wish)
        for edition in tongue.editions(one.editions)
    )


@dataclass(frozen=True, eq=False)
class Job:
    """One edition of one game in one language."""

    opened: Opened
    edition: Edition
    tongue: Tongue

    @property
    def lang(self) -> str:
        """The tag of its language."""
        return self.tongue.tag

    @property
    def game(self) -> Game:
        """The game in its language."""
        return self.tongue.game

    @property
    def folder(self) -> Path:
        """Where its edition's output goes, below the output folder."""
        return Path(self.opened.game.id) / self.edition.id

    @property
    def made_from(self) -> tuple[str, str]:
        """The hashes of the whole content and of all that the language says; empty for English."""
        return self.opened.content_hash, "" if self.lang == ENGLISH else self.tongue.mark

    def manifest(self, parts: Mapping[str, Made]) -> Manifest:
        """The manifest of a folder of the job before warnings were counted."""
        content, language = self.made_from
        return Manifest(content, 0, parts, language)

    @cached_property
    def marks(self) -> Mapping[str, str]:
        """The hash of what each part sees of the content."""
        with self.tongue.speaking():
            shares = _shares(self.tongue, self.edition)
            return {part: shares.mark(part) for part in SHARES}


def _shares(tongue: Tongue, edition: Edition) -> Shares:
    """What each part sees of an edition in a language, or in two."""
    say, second = voice(tongue.game, edition, tongue.lang), None
    if tongue.second is not None:
        with tongue.second.speaking():
            other = _shares(tongue.second, tongue.second.game.edition(edition.id))
        second = replace(other, say=tongue.second.saying(other.say))
    return Shares(tongue.game, edition, say, tongue.lang, second)


@dataclass(frozen=True, slots=True)
class Built:
    """What a build found, the folders it wrote, and those that were up to date.

    ``same`` tells the parts that an asked-for comparison found unchanged, folder by folder.
    """

    findings: tuple[Finding, ...]
    written: tuple[Path, ...] = ()
    fresh: tuple[Path, ...] = ()
    same: tuple[str, ...] = ()


def build(wish: Wish, tell: Tell = silent) -> Built:
    """Check the wanted games, then write their kits and bundles.

    Nothing is written unless every wanted game is free of errors (with ``strict``: of warnings
    too) and everything fits its paper.  What is already up to date is left alone.  Raises Faulty
    for what is asked for and not there, for content that does not hold, and for a folder that
    cannot be written.
    """
    from forge.build import production
    from forge.build.places import placed
    from forge.build.printing import printings

    production.wanted_parts(wish)
    printings(wish)
    games = open_all(wish)
    jobs = _jobs(games, wish)
    if wish.editions and not jobs:
        raise usage(f"no game has an edition {' or '.join(map(repr, wish.editions))}")
    stale = [job for job in jobs if _is_stale(job, wish)]
    fresh = tuple(wish.out / job.folder for job in jobs if job not in stale)
    with TemporaryDirectory() as spool:
        commons = Commons(wish.out, Path(spool))
        findings, ready = _all_made(games, stale, wish, tell, commons)
        if errors(findings) or (wish.strict and warnings(findings)):
            return Built(findings, (), fresh)
        count, notes = len(warnings(findings)), list[Finding]()
        written, same = list[Path](), list[str]()
        for one in (replace(one, manifest=one.manifest.warned(count)) for one in ready):
            notes += one.notes
            if one.write():
                written.append(one.folder)
            if one.same:
                same.append(f"{one.folder}: {', '.join(one.same)}")
        if written:
            commons.write()
    findings = placed(ordered((*findings, *notes)), jobs, wish)
    return Built(findings, tuple(written), fresh, tuple(same))


def _is_stale(job: Job, wish: Wish) -> bool:
    from forge.build import production

    return wish.force or not production.is_fresh(job, wish)


def _all_made(
    games: Sequence[Opened], stale: Sequence[Job], wish: Wish, tell: Tell, commons: Commons
) -> tuple[tuple[Finding, ...], Iterable[Ready]]:
    """What there is to say of all stale jobs, and what they make: here, or side by side."""
    from forge.build import fleet
    from forge.build.catalogues import home

    tasks = dict.fromkeys((home(job.opened), job.lang) for job in stale)
    count = fleet.workers(len(tasks))
    if not count:
        some = [one for one in games if any(job.opened is one for job in stale)]
        return made(some, wish, commons, tell)
    work = [fleet.Task(folder, tag, wish, commons.hall) for folder, tag in tasks]
    findings, files = fleet.sail(work, count, commons, tell)
    return findings, fleet.fetched(files)


def made(
    games: Sequence[Opened], wish: Wish, commons: Commons, tell: Tell = silent
) -> tuple[tuple[Finding, ...], list[Ready]]:
    """What there is to say of some games, and what their stale jobs make; nothing after errors."""
    from forge.build import production

    jobs = _jobs(games, wish)
    stale = [job for job in jobs if _is_stale(job, wish)]
    kept = {job: production.pictures(job, wish, commons) for job in jobs}
    tell("checking", 0, len(stale) + 1)
    findings = ordered(found for one in games for found in _checked(one, wish, kept))
    if errors(findings) or (wish.strict and warnings(findings)):
        return findings, []
    ready: list[Ready] = []
    for done, job in enumerate(stale, start=1):
        tell(f"{job.opened.game.id} {job.edition.id}", done, len(stale) + 1)
        try:
            with job.tongue.speaking():
                ready += production.produce(job, wish, kept[job])
        except Faulty as fault:
            from forge.build.entries import placed

            told = placed(fault.findings, job.opened, job.tongue, wish.font_dir)
            return ordered((*findings, *told)), []
    return findings, ready


def dry_run(wish: Wish) -> tuple[Row, ...]:
    """What the wanted kits take: sheets, cuts and ink of each file; nothing is written.

    Raises Faulty when a game has errors or something does not fit its paper.
    """
    from forge.build import estimate, production
    from forge.build.printing import printings

    production.wanted_parts(wish)
    printings(wish)
    games = open_all(wish)
    jobs = _jobs(games, wish)
    findings = ordered(finding for one in games for finding in _checked(one, wish))
    if errors(findings) or (wish.strict and warnings(findings)):
        raise Faulty(findings)
    return tuple(row for job in jobs for row in estimate.rows(job, wish))
