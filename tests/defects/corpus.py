"""The seeded defects: mods that each break one thing, and what must be said of them.

A defect is a YAML file below this folder, a mod like any other: `forge check GAME --mod FILE` finds
it. Beside its changes stand `x-finds`, the findings that must appear, and for those that depend on
it `x-edition`, the edition that is set in type or played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from forge.build.examine import desk
from forge.checks import checks
from forge.checks.engine import look
from forge.checks.subjects import subjects
from forge.claims.engine import case, claims
from forge.content.project import content_root, open_game
from forge.deep_report import STATUS
from forge.draw.proof import Proof, proofs
from forge.finding import Faulty, Finding, errors
from forge.model.game import Game
from forge.model.load import game
from forge.source import Document

HERE = Path(__file__).parent
DATA = HERE.parent / "data"


@dataclass(frozen=True)
class Wanted:
    """A finding that must appear: who says it, part of its message, and the line that it names.

    ``line`` is text that stands on that line, of the file whose path ends in ``file``: the
    defect's own, when that is left out.
    """

    check: str = ""
    claim: str = ""
    says: str = ""
    line: str = ""
    file: str = ""
    severity: str = ""
    status: str = ""


@dataclass(frozen=True)
class Defect:
    """A mod that breaks one thing of a game."""

    path: Path
    game: str
    title: str
    edition: str
    finds: tuple[Wanted, ...]

    @property
    def area(self) -> str:
        """What it breaks: board, economy, cards, wording, print or play."""
        return self.path.parent.name

    @property
    def id(self) -> str:
        """Its area and name: ``board/lost-step``."""
        return f"{self.area}/{self.path.stem}"

    @property
    def folder(self) -> Path:
        """The folder of the game that it breaks."""
        shipped = content_root() / self.game
        return shipped if shipped.is_dir() else DATA / self.game

    @property
    def claims(self) -> tuple[str, ...]:
        """The claims that it refutes."""
        return tuple(one.claim for one in self.finds if one.claim)

    @property
    def played(self) -> bool:
        """Whether it shows only when many games are played."""
        return any(claims()[one].played for one in self.claims)

    @property
    def printed(self) -> bool:
        """Whether it shows only when texts are set in type."""
        return any(one.check in checks() and checks()[one.check].looks_at is Proof
                   for one in self.finds)  # fmt: skip


def read(path: Path) -> Defect:
    """A defect as written; of keys that stand twice, which one file needs, the last one counts."""
    told = yaml.safe_load(path.read_text(encoding="utf-8"))
    finds = tuple(Wanted(**one) for one in told["x-finds"])
    extends = told["extends"].partition("@")[0]
    return Defect(path, extends, told["title"], told.get("x-edition", ""), finds)


@cache
def defects() -> tuple[Defect, ...]:
    """All of them, by area and name."""
    return tuple(read(path) for path in sorted(HERE.glob("*/*.yaml")))


def plain(
    folder: Path, mods: tuple[Path, ...]
) -> tuple[Document | None, Game | None, list[Finding]]:
    """A game under mods, and what is said of it before anything is set in type."""
    try:
        document = open_game(folder, mods)
    except Faulty as fault:
        return None, None, list(fault.findings)
    whole = game(document)
    return document, whole, [*look(document, tuple(subjects(whole)))]


def printed(document: Document, whole: Game, edition: str) -> list[Finding]:
    """What is said of an edition set in type."""
    return [*look(document, proofs(desk(whole, whole.edition(edition), "en", None)))]


def found(defect: Defect) -> list[Finding]:
    """What the checks say of a defect; as `forge check`, no type is set where errors are found."""
    document, whole, said = plain(defect.folder, (defect.path,))
    if defect.printed and document and whole and not errors(said):
        said += printed(document, whole, defect.edition)
    return said


def judged(defect: Defect) -> list[tuple[str, str, bool, str]]:
    """Of each claim that it refutes: id, status, whether it holds, message with its lines."""
    _, whole, _ = plain(defect.folder, (defect.path,))
    one = case(whole, whole.edition(defect.edition)) if whole else None
    return [
        (name, STATUS[type(said.status)], said.holds, "\n".join((said.message, *said.lines)))
        for name in (defect.claims if one else ())
        for said in one.said(claims()[name])
    ]
