"""The command line: parse, call, report, exit 0 (clean), 1 (errors) or 2 (usage).

Heavy libraries are imported by the verbs, inside the commands, so that ``--help`` is quick.
"""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import click

from forge import __version__
from forge.cli_locale import locale
from forge.options import (
    CONTENT,
    FONTS,
    INTERRUPTED,
    OUT,
    PAPER,
    PLAY,
    PRINT,
    PRINTER,
    PathType,
    Stopped,
    options,
    refuse,
)
from forge.outcome import finish, leave, report_faults

if TYPE_CHECKING:
    from pathlib import Path

    from forge.build.wish import Wish
    from forge.trial.ask import Trial

FORMATS = ("text", "json", "sarif", "annotations")


LOCALE = click.option(
    "--locale",
    "locales",
    multiple=True,
    help="Language tag, two as in fi+en, or all; else English.",
)
WHAT = options(
    click.argument("games", nargs=-1, metavar="[GAME]..."),
    click.option("--game", "more", multiple=True, help="A game's id or folder (as GAME)."),
    click.option("--edition", "editions", multiple=True, help="Only this edition (repeatable)."),
    LOCALE,
    click.option(
        "--mod", "mods", multiple=True, type=PathType(),
        help="A mod's folder or mod.yaml, laid over the game; may be repeated, in order.",
    ),
    CONTENT,
    FONTS,
    click.option("--strict", is_flag=True, help="Warnings count as errors."),
    click.option(
        "--format", "form", type=click.Choice(FORMATS), default="text",
        help="How findings are reported: text on standard error, the others on standard output.",
    ),
)  # fmt: skip


@click.group(cls=Stopped, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="forge")
def main() -> None:
    """Compile board games: check YAML content, print kits, bundle them for digital clients.

    Shell completion: eval "$(_FORGE_COMPLETE=bash_source forge)" (or zsh_source, fish_source).
    """
    # A command lives for seconds and makes values, not cycles: looking for cycles after every
    # 700 new objects would take a sixth of its time, one last look at the end a twelfth.
    gc.set_threshold(1_000_000, 20, 20)
    atexit.register(gc.freeze)


@main.command("list")
@click.option("--content", type=PathType(), envvar="FORGE_CONTENT")
def list_(content: Path | None) -> None:
    """List the games, their editions and mods, and the checks."""
    from forge.build.listing import listing

    report_faults(lambda: click.echo(listing(content), nl=False), "text")


@main.command()
@WHAT
@click.option("--deep", is_flag=True, help="Prove or refute how the game plays, with plays.")
@click.option(
    "--save-traces", "traces", type=PathType(file_okay=False), metavar="FOLDER",
    help="With --deep: write each play that refutes a claim, for a test to play again.",
)  # fmt: skip
def check(form: str, strict: bool, deep: bool, traces: Path | None, **given: Any) -> None:
    """Check games before anything is printed.

    GAME is a game's id, a folder, or a single YAML file (which is then checked against the
    schema of its kind only).  Without GAME every game is checked.
    """
    from forge.build.verbs import check as verb

    wish = _wish(strict=strict, **given)
    if deep:
        _deep(wish, form, traces)
    finish(report_faults(lambda: verb(wish), form), form, strict)


def _deep(wish: Wish, form: str, traces: Path | None) -> NoReturn:
    from forge import deep_report
    from forge.build.deep import deep, save

    judged = report_faults(lambda: deep(wish), form)
    for path in save(judged, traces) if traces else ():
        click.echo(f"written: {path}", err=True)
    if form == "json":
        click.echo(deep_report.as_json(judged), nl=False)
        leave(judged.all_findings, wish.strict)
    if form == "text":
        click.echo(deep_report.as_text(judged), nl=False)
    finish(judged.all_findings, form, wish.strict)


@main.command()
@WHAT
@PRINT
@click.option("--force", is_flag=True, help="Build again even when nothing has changed.")
@click.option(
    "--dry-run", is_flag=True,
    help="Write nothing: tell the sheets, cuts and ink of each file, how many pieces a sheet holds"
    " and why not more (a table, or --format json).",
)  # fmt: skip
def build(form: str, strict: bool, dry_run: bool, **given: Any) -> None:
    """Check games, then write their printable kits and JSON bundles.

    Without GAME every game is built, in all its editions, on A4 and Letter.
    """
    from forge.build.verbs import build as verb

    wish = _wish(strict=strict, **given)
    if dry_run:
        _estimate(wish, form)
        return
    with _stoppable(wish.out), _bar(quiet=form != "text") as tell:
        built = report_faults(lambda: verb(wish, tell), form, f"{wish.out} is left as it was")
    for folder in built.written:
        click.echo(f"written: {folder}", err=True)
    for folder in built.fresh:
        click.echo(f"up to date: {folder}", err=True)
    for told in built.same:
        click.echo(f"unchanged since {wish.since}: {told}", err=True)
    stopped = "" if built.written or built.fresh else f"{wish.out} is left as it was"
    finish(built.findings, form, strict, stopped)


@main.command()
@WHAT
@PLAY
@click.option("--html", type=PathType(dir_okay=False), help="Also write a page with plots.")
def simulate(form: str, strict: bool, html: Path | None, tell: Sequence[int], **given: Any) -> None:
    """Play a game many times by its rules and tell what comes out, with 95 % intervals.

    Ctrl-C stops after the games that are done and reports those.  The same seed gives the same
    games in every run, however many workers play them.
    """
    from forge.trial.ask import asked, tales
    from forge.trial.ask import simulate as verb

    if form not in {"text", "json"}:
        raise click.BadParameter("a simulation is told as text or json", param_hint="--format")
    ask, rest = asked(given)
    if tell:
        others = {"--html": html, "--format": form != "text", "--against": ask.compares}
        refuse("--tell", "tells games in plain words", others)
        lines = report_faults(lambda: tales(_wish(strict=strict, **rest), ask, tell), form)
        click.echo("\n".join(lines))
        return
    with _bar(quiet=form != "text") as show:
        trials = report_faults(lambda: verb(_wish(strict=strict, **rest), ask, show), form)
    report_faults(lambda: click.echo(_told(trials, form, html), nl=False), form)
    sys.exit(INTERRUPTED if any(one.interrupted for one in trials) else 0)


@main.command()
@PAPER
@PRINTER
@LOCALE
@OUT
def calibrate(**given: Any) -> None:
    """Write a sheet that tells your printer's margins and how far backs stray.

    Printed two-sided and held against a lamp, it tells the numbers of printer.yaml.  With
    --printer it has a second sheet, a proof that the numbers are right.
    """
    from forge.build.calibrating import calibrate as verb

    for path in report_faults(lambda: verb(_wish(**given)), "text"):
        click.echo(f"written: {path}", err=True)


def _told(trials: Sequence[Trial], form: str, html: Path | None) -> str:
    from forge.trial import page, table, told

    if html is not None:
        page.write(trials, html)
        click.echo(f"written: {html}", err=True)
    return told.as_json(trials) if form == "json" else table.as_text(trials)


def _estimate(wish: Wish, form: str) -> None:
    from forge.build import estimate
    from forge.build.verbs import dry_run

    rows = report_faults(lambda: dry_run(wish), form)
    click.echo(estimate.as_json(rows) if form == "json" else estimate.table(rows), nl=False)


@main.command()
@click.argument("check_id", metavar="CHECK")
def explain(check_id: str) -> None:
    """Print the manual page of a check: what it does, why, a bad and a good example."""
    from forge.build.listing import manual_page

    report_faults(lambda: click.echo(manual_page(check_id)), "text")


@main.command()
@click.argument("kind", required=False)
@click.option("--path", "as_path", is_flag=True, help="Print where the schema file lies.")
def schema(kind: str | None, as_path: bool) -> None:
    """Print the JSON Schema of a content kind; without KIND, list the kinds."""
    from forge.build.listing import schema_text

    report_faults(lambda: click.echo(schema_text(kind, as_path), nl=False), "text")


@main.command()
@WHAT
def show(form: str, strict: bool, **given: Any) -> None:
    """Show a game's content as merged from its files and mods, and who set each value."""
    from forge.build.listing import merged

    report_faults(lambda: click.echo(merged(_wish(strict=strict, **given)), nl=False), form)


main.add_command(locale)


@contextmanager
def _stoppable(out: Path) -> Iterator[None]:
    """Ctrl-C, or being told to end, stops a build between two whole folders."""
    import signal

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"stopped; every folder in {out} is whole", err=True)
        sys.exit(INTERRUPTED)


def _wish(games: Sequence[str] = (), more: Sequence[str] = (), **given: Any) -> Wish:
    from forge.build.wish import Wish

    if "boards" in given:
        given["boards"] = int(given["boards"])
    return Wish(games=(*games, *more), **{k: _tupled(v) for k, v in given.items() if v is not None})


def _tupled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _bar(*, quiet: bool) -> Any:
    from forge.build.progress import bar

    return bar(quiet=quiet)
