"""How a kit is printed, from what somebody asked: papers, printer, flip, punch, joins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from forge.build.opening import usage
from forge.build.wish import Wish
from forge.content import schema
from forge.content.load import load
from forge.content.nearest import did_you_mean
from forge.content.roots import shown
from forge.content.tree import document
from forge.finding import Faulty, Finding, errors
from forge.geometry import Um
from forge.model.decode import decode
from forge.press.ink import Ink
from forge.press.paper import PAPERS, Margins, Paper, paper
from forge.press.profile import Profile
from forge.press.punch import PUNCHES, punch
from forge.press.turn import Duplex
from forge.source import ROOT

USUAL = ("a4", "letter")
APART = "apart"
MOST_MARGIN = 50
"""Millimetres; no printer keeps away from the edge as far as that."""


class Join(StrEnum):
    """How the tiles of a board meet: glued on a band that overlaps, or edge to edge."""

    OVERLAP = "overlap"
    BUTT = "butt"


@dataclass(frozen=True, slots=True)
class Printing:
    """How a kit is printed.

    ``apart`` puts fronts and backs into files of their own; ``punch`` is the diameter of the
    punch for round pieces, µm; ``boards`` is how many boards the map is mounted on.  ``own_bleed``
    parts neighbours by twice their bleed; ``sleeves`` is the foil that box and stand have room for.
    """

    paper: Paper
    margins: Margins
    duplex: Duplex
    apart: bool = False
    profile: Profile = Profile()  # noqa: RUF009 - frozen
    punch: Um | None = None
    join: Join = Join.OVERLAP
    boards: int = 1
    ink: Ink = Ink.FULL
    cuts: bool = False
    own_bleed: bool = False
    sleeves: str = ""


def printings(wish: Wish) -> tuple[Printing, ...]:
    """How to print on each of the papers asked for, else on A4 and Letter.

    Raises Faulty for a paper or punch that does not exist and for a printer file that does
    not hold.
    """
    profile = printer(wish.printer)
    if wish.cuts:
        profile = replace(profile, marks=replace(profile.marks, corners=True))
    margins = profile.margins if wish.margins is None else _margins(wish.margins)
    flip = wish.flip or profile.flip
    base = Printing(
        PAPERS["a4"],
        margins,
        Duplex(profile.flip if flip == APART else flip),
        apart=flip == APART,
        profile=profile,
        punch=_punch(wish.punch),
        join=Join(wish.join),
        boards=wish.boards,
        ink=Ink(wish.ink),
        cuts=wish.cuts,
        own_bleed=wish.bleed == "own",
        sleeves=wish.sleeves,
    )
    names = dict.fromkeys(wish.papers) or USUAL
    return tuple(replace(base, paper=named_paper(name)) for name in names)


def _margins(asked: float) -> Margins:
    if not 0 <= asked <= MOST_MARGIN:
        message = f"margins of {asked:g} mm cannot be printed with"
        raise usage(message, f"give a number from 0 to {MOST_MARGIN}")
    return Margins.all(round(asked * 1000))


def named_paper(name: str) -> Paper:
    """A paper by name or size.  Raises Faulty with the name that was probably meant."""
    try:
        return paper(name)
    except ValueError as refused:
        hint = did_you_mean(name, PAPERS) or "known are: " + ", ".join(PAPERS)
        raise usage(str(refused), f"{hint}; or give a size, as in 200x280mm") from None


def _punch(name: str) -> Um | None:
    if not name:
        return None
    try:
        return punch(name)
    except ValueError as refused:
        hint = did_you_mean(name, PUNCHES) or "known are: " + ", ".join(PUNCHES)
        raise usage(str(refused), f"{hint}; or give any size, as in 27mm") from None


def printer(path: Path | None) -> Profile:
    """The profile in a printer file; the usual one without a file.

    Raises Faulty when the file is not there or does not follow the schema.
    """
    if path is None:
        return Profile()
    if not path.is_file():
        raise usage(f"there is no file {shown(path)}", "forge calibrate tells how to write it")
    node, wrong = load(path, shown(path))
    if node is None:
        raise Faulty(wrong)
    whole = document(node)
    found: list[Finding] = [*wrong, *schema.validate(whole, whole.data, ROOT, "printer")]
    if errors(found):
        raise Faulty(found)
    return decode(Profile, whole.data, ROOT, "printer")
