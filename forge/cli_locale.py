"""The commands of a translator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click

from forge.options import CONTENT, FONTS, PAPER, PathType, options
from forge.outcome import finish, report_faults

if TYPE_CHECKING:
    from forge.build.preview.verb import Ask
    from forge.build.translating import Update
    from forge.build.wish import Wish

GAMES = options(
    click.option("--game", "games", multiple=True, help="A game's id (repeatable); else all."),
    CONTENT,
)


MOD = click.option(
    "--mod", "mods", multiple=True, type=PathType(),
    help="Only what this mod changes, in catalogues of the mod's own; give the game as well.",
)  # fmt: skip
OVER = click.option(
    "--mod", "mods", multiple=True, type=PathType(),
    help="A mod laid over the game, with its own catalogues; give the game as well.",
)  # fmt: skip


@click.group()
def locale() -> None:
    """Translate games: catalogues (PO) of each language, and how far they are."""


@locale.command()
@click.argument("lang", metavar="LANG")
@GAMES
@MOD
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
@MOD
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
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "markdown"]), default="text",
    help="markdown: a table for a page, with errors and who reviewed, a line a game.",
)  # fmt: skip
def status(langs: Sequence[str], form: str, **given: Any) -> None:
    """Tell how many texts are done, fuzzy and missing, by game, language and document."""
    from forge.build import translating

    if form == "markdown":
        from forge.build.standing import as_markdown, standings

        table = report_faults(lambda: as_markdown(standings(_wish(locales=langs, **given))), "text")
        click.echo(table, nl=False)
        return
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
@OVER
@FONTS
@click.option("--fit/--no-fit", default=True, help="Also set each text where it is printed.")
def check(langs: Sequence[str], form: str, strict: bool, fit: bool, **given: Any) -> None:
    """Check translations: what is missing, wrong or does not fit, each at its line.

    Without LANG every language is checked.  `forge explain CHECK` tells what a check does.
    """
    from forge.build.reviewing import review

    finish(
        report_faults(lambda: review(_wish(locales=langs, **given), fit=fit), form), form, strict
    )


@locale.command()
@click.argument("lang", metavar="LANG")
@GAMES
@OVER
@FONTS
@click.option("--card", "piece", default="", metavar="ID", help="A card, note, token or pawn.")
@click.option("--part", default="", metavar="PART", help="A part: cards, board, rulebook, ...")
@click.option("--id", "text", default="", metavar="TEXT-ID", help="What this text is printed on.")
@click.option("--edition", "editions", multiple=True, help="Only this edition (repeatable).")
@PAPER
@click.option("--watch", is_flag=True, help="Go on: show it anew whenever a catalogue changes.")
@click.option(
    "-o", "--out", type=PathType(file_okay=False), default="preview", show_default=True,
    help="Folder to write into.",
)  # fmt: skip
def preview(lang: str, piece: str, part: str, text: str, watch: bool, **given: Any) -> None:
    """Show a piece in a language as it will print, from the catalogues as they are: PDF and PNG.

    Beside it, its texts are numbered and told by their ids, with the room that each has.  Without
    --card, --part or --id: a contact sheet of everything.
    """
    from forge.build.preview.verb import Ask
    from forge.build.preview.verb import preview as verb

    if sum(map(bool, (piece, part, text))) > 1:
        raise click.UsageError("give one of --card, --part and --id")
    ask = Ask(lang, _wish(**given), piece, part, text)
    if watch:
        _watch(ask)
    done = report_faults(lambda: verb(ask), "text", "nothing is written")
    for path in done.files:
        click.echo(f"written: {path}", err=True)
    finish(done.findings, "text", strict=False)


@locale.command()
@click.argument("lang", metavar="LANG")
@GAMES
@OVER
@FONTS
@click.option("--edition", "editions", multiple=True, help="Only this edition (repeatable).")
@PAPER
@click.option("--count", default=24, show_default=True, help="How many texts are told.")
@click.option(
    "-o", "--out", type=PathType(file_okay=False), default="preview", show_default=True,
    help="Folder to write into.",
)  # fmt: skip
def fit(lang: str, count: int, **given: Any) -> None:
    """Tell which texts of a language are tight: a page, a table, pictures of the tightest.

    The same page and table lie beside each kit that is built in a translation.
    """
    from forge.build.fit_report import as_text
    from forge.build.preview.fit import fit as verb
    from forge.build.preview.verb import Ask

    done, rows = report_faults(lambda: verb(Ask(lang, _wish(**given))), "text")
    for path in done.files:
        click.echo(f"written: {path}", err=True)
    click.echo(as_text(rows, count), nl=False)


def _watch(ask: Ask) -> NoReturn:
    """Show and tell until Ctrl-C."""
    from forge.build.preview.watch import watched
    from forge.report import as_text

    for done in watched(ask):
        for path in done.files:
            click.echo(f"written: {path}", err=True)
        click.echo(as_text(done.findings), nl=False, err=True)
    raise AssertionError("watching ends with Ctrl-C only")


def _wish(**given: Any) -> Wish:
    from forge.build.wish import Wish

    asked: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in given.items()}
    return Wish(**asked)


def _tell(done: Update) -> None:
    from forge.content.roots import shown

    for path in done.written:
        click.echo(f"written: {shown(path)}", err=True)
    for path in done.same:
        click.echo(f"up to date: {shown(path)}", err=True)
    for finding in done.findings:
        click.echo(str(finding), err=True)
