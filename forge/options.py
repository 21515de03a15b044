"""The options of commands: what they are called, what they say of themselves, what is refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

import click

WAYS = ("long", "short", "gutterfold", "single", "apart")
Decorated = Callable[[Any], Any]


class PathType(click.Path):
    """A path; what handles paths is loaded only when one is given."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """The path that was typed."""
        from pathlib import Path

        return Path(os.fsdecode(super().convert(value, param, ctx)))


def options(*each: Decorated) -> Decorated:
    """Several click options as one decorator, listed in the order given."""

    def wrap(function: Any) -> Any:
        for option in reversed(each):
            function = option(function)
        return function

    return wrap


CONTENT = click.option(
    "--content", type=PathType(), envvar="FORGE_CONTENT",
    help="Folder that holds the games' folders.",
)  # fmt: skip
PAPER = click.option(
    "--paper", "papers", multiple=True, metavar="NAME",
    help="a4, letter, a3, a5, a2, legal, tabloid, or a size as in 200x280mm; may be repeated.",
)  # fmt: skip
PRINTER = click.option(
    "--printer", type=PathType(dir_okay=False), metavar="FILE",
    help="Your printer.yaml: margins, flip edge, how backs stray (see forge calibrate).",
)  # fmt: skip
FONTS = click.option(
    "--font-dir", type=PathType(exists=True, file_okay=False),
    help="Folder with TrueType fonts of your own.",
)  # fmt: skip
OUT = click.option(
    "--out", type=PathType(file_okay=False), default="output",
    show_default=True, help="Folder to write into.",
)  # fmt: skip

PRINT = options(
    PAPER,
    OUT,
    PRINTER,
    click.option(
        "--flip", type=click.Choice(WAYS),
        help="How fronts meet backs: your printer turns sheets about the long (default) or short"
        " edge; gutterfold folds one-sided sheets; single glues fronts on backs; apart writes"
        " fronts and backs as files of their own.",
    ),
    click.option("--margins", type=float, metavar="MM", help="Unprintable edge of your printer."),
    click.option(
        "--bleed", type=click.Choice(["shared", "own"]), default="shared", show_default=True,
        help="Cards and notes lie edge to edge and share their cuts, or each has its own bleed"
        " and two cuts lie between neighbours.",
    ),
    click.option(
        "--sleeves", type=click.Choice(["", "thin", "thick"]), default="", metavar="[thin|thick]",
        help="Make room in box and stand for cards in sleeves; the guide says which fit.",
    ),
    click.option("--punch", default="", metavar="SIZE", help="Lay tokens out for a punch: 22mm."),
    click.option(
        "--join", type=click.Choice(["overlap", "butt"]), default="overlap", show_default=True,
        help="Glue the board's sheets on a band that overlaps, or lay them edge to edge.",
    ),
    click.option(
        "--boards", type=click.Choice(["1", "2", "4"]), default="1", show_default=True,
        help="Boards that the map is mounted on; marks show where it folds between them.",
    ),
    click.option(
        "--ink", type=click.Choice(["full", "low", "grey"]), default="full", show_default=True,
        help="Print with less ink, or in grey.",
    ),
    click.option("--cuts", is_flag=True, help="Also write each sheet's cuts as SVG, with marks."),
    click.option(
        "--only", multiple=True, metavar="PART",
        help="Only this part (board, tokens, money, ...); may be repeated.",
    ),
    click.option(
        "--changed-since", "since", default="", metavar="HASH",
        help="Only parts that show something else than in the kit whose sheets carry HASH.",
    ),
)  # fmt: skip
"""Everything that says how a kit is printed."""

PLAY = options(
    click.option("--players", type=int, help="How many play; as many as the edition allows."),
    click.option(
        "--policy", "policies", multiple=True, metavar="NAME",
        help="How they play: greedy, lookahead, sensible, naive, random, ...; once for all, or once"
        " for each seat; left out: the usual way.",
    ),
    click.option(
        "--games", "playouts", type=int, default=1000, show_default=True, help="How many games.",
    ),
    click.option("--seed", type=int, default=1, show_default=True, help="Which games."),
    click.option("--limit", type=int, help="Turns after which a game is stopped and counted so."),
    click.option(
        "--until", type=float, metavar="WIDTH",
        help="Stop when each seat's share of wins is known to this much on each side, e.g. 0.01.",
    ),
    click.option("--against", metavar="EDITION", help="Compare with this edition, same seeds."),
    click.option(
        "--against-mod", "against_mods", multiple=True, type=PathType(),
        help="Compare with the game under this mod, on the same seeds.",
    ),
    click.option("--workers", type=int, default=1, show_default=True, help="Threads or processes."),
    click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler that deals the games out."),
    click.option(
        "--tell", type=int, multiple=True, metavar="N",
        help="Tell game N in plain words, with the rules behind each line, instead of counting.",
    ),
)  # fmt: skip
"""Everything that says which games are played, by whom and how many."""

INTERRUPTED = 130
"""What a command leaves with that Ctrl-C stopped, as shells say it."""


class Stopped(click.Group):
    """Commands that leave with 130 on Ctrl-C: 1 would say that something is to be mended."""

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command that is asked for."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo("stopped", err=True)
            sys.exit(INTERRUPTED)


def refuse(asked: str, why: str, others: Mapping[str, object]) -> None:
    """Refuses the others of which any is given, with an option that does what ``why`` says."""
    given = [name for name, value in others.items() if value]
    if given:
        raise click.UsageError(f"{asked} {why}, so it does not go with {', '.join(given)}")
