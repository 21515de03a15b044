"""The commands of a translator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from forge.options import CONTENT, options
from forge.outcome import finish, report_faults

if TYPE_CHECKING:
    from pathlib import Path

    from forge.build.translating import Update
    from forge.build.wish import Wish

GAMES = options(
    click.option("--game", "games", multiple=True, help="A game's id (repeatable); else all."),
    CONTENT,
)


@click.group()
def locale() -> None:
    """Translate games: catalogues (PO) of each language, and how far they are."""


@locale.command()
@click.argument("lang", metavar="LANG")
@GAMES
def new(lang: str, **given: Any) -> None:
    """Write the empty catalogues of a new language: LANG is its tag, as fi or pt-BR."""
    from forge.build.translating import begin

    _tell(report_faults(lambda: begin(lang, _wish(**given)), "text", "nothing is written"))


@locale.command()
@click.argument("lang", metavar="[LANG]", default="")
@click.option(
    "--typo", "typos", multiple=True, metavar="ID",
    help="The text with this id changed without another meaning: its translations stay good.",
)  # fmt: skip
@GAMES
def update(lang: str, typos: Sequence[str], **given: Any) -> None:
    """Bring catalogues up to date with the games; of every language without LANG.

    A text or a number that has changed makes its translation fuzzy; none is ever lost.
    """
    from forge.build.translating import update as verb

    done = report_faults(lambda: verb(lang, _wish(**given), typos), "text", "nothing is written")
    _tell(done)


@locale.command()
@click.argument("langs", metavar="[LANG]...", nargs=-1)
@GAMES
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text")
def status(langs: Sequence[str], form: str, **given: Any) -> None:
    """Tell how many texts are done, fuzzy and missing, by game, language and document."""
    from forge.build import translating

    rows = report_faults(lambda: translating.status(_wish(locales=langs, **given)), form)
    told = translating.as_json(rows) if form == "json" else translating.as_text(rows)
    click.echo(told, nl=False)


@locale.command()
@click.argument("langs", metavar="[LANG]...", nargs=-1)
@GAMES
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "sarif", "annotations"]), default="text",
    help="How findings are reported: text on standard error, the others on standard output.",
)  # fmt: skip
def check(langs: Sequence[str], form: str, strict: bool, **given: Any) -> None:
    """Check translations: what is missing, and what is wrong, each at its line.

    Without LANG every language is checked.  `forge explain CHECK` tells what a check does.
    """
    from forge.build.reviewing import review

    finish(report_faults(lambda: review(_wish(locales=langs, **given)), form), form, strict)


def _wish(
    games: Sequence[str] = (), content: Path | None = None, locales: Sequence[str] = ()
) -> Wish:
    from forge.build.wish import Wish

    return Wish(games=tuple(games), content=content, locales=tuple(locales))


def _tell(done: Update) -> None:
    from forge.content.roots import shown

    for path in done.written:
        click.echo(f"written: {shown(path)}", err=True)
    for path in done.same:
        click.echo(f"up to date: {shown(path)}", err=True)
