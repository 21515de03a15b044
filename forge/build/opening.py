"""Finding and opening the games that somebody means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from forge import write
from forge.build.wish import Wish
from forge.bundle.digest import content_hash
from forge.content import mod, project
from forge.content.nearest import did_you_mean
from forge.content.roots import shown
from forge.finding import Faulty, Finding
from forge.locale.tongue import Tongue
from forge.model import load
from forge.model.edition import Edition
from forge.model.game import Game
from forge.source import Document


@dataclass(frozen=True)
class Opened:
    """A game with the document it was decoded from, and the editions that are wanted.

    ``tongues`` are the languages that it was asked for in, each made once.
    """

    document: Document
    game: Game
    editions: tuple[Edition, ...]
    tongues: dict[str, Tongue] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def content_hash(self) -> str:
        """The hash of the whole content, worked out once for all editions and languages."""
        return content_hash(self.document)


def usage(message: str, hint: str = "") -> Faulty:
    """A fault of what was asked, not of any file."""
    return Faulty([Finding(None, "usage", message, hint)])


def put(wanted: Mapping[Path, bytes], hint: str) -> None:
    """Write some files, all or none.  Raises Faulty for one that cannot be written."""
    try:
        write.files(wanted)
    except OSError as error:
        said = f"{shown(Path(error.filename))} cannot be written: {error.strerror}"
        raise usage(said, hint) from None


def folders(wish: Wish) -> tuple[Path, ...]:
    """The folders of the wanted games, in the order asked.

    Where none is asked for, those that the mods are for; without mods all, in id order.  A game is
    asked for by its id or by a path.  Raises Faulty for one that is not there.
    """
    shelf = project.content_root(wish.content) / mod.SHELF
    names = wish.games or mod.extended(wish.mods, shelf)
    return tuple(_folder(name, wish) for name in names) or tuple(_all(wish))


def _all(wish: Wish) -> Iterator[Path]:
    root = project.content_root(wish.content)
    known = project.game_ids(root)
    if not known:
        raise usage(
            f"there is no game in {root}", "name the folder that holds the games: --content"
        )
    yield from (root / ident for ident in known)


def _folder(name: str, wish: Wish) -> Path:
    root = project.content_root(wish.content)
    known = project.game_ids(root)
    if name in known:
        return root / name
    path = Path(name)
    if path.is_dir() or path.suffix:
        return path
    raise usage(f"there is no game or folder called {name!r}", did_you_mean(name, known))


def opened(folder: Path, wish: Wish) -> Opened:
    """A game with the wanted mods laid over it.  Raises Faulty when its content does not hold."""
    document = project.open_game(folder, wish.mods)
    game = load.game(document)
    if wish.sleeves:
        game = _sleeved(game, wish.sleeves)
    return Opened(document, game, _editions(game, wish))


def open_all(wish: Wish) -> list[Opened]:
    """Every wanted game.  Raises Faulty with what is wrong with any of them."""
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


def _sleeved(game: Game, foil: str) -> Game:
    from forge.model.sleeves import sleeved

    try:
        return sleeved(game, foil)
    except ValueError as refused:
        raise usage(str(refused), "leave out --sleeves") from None


def _editions(game: Game, wish: Wish) -> tuple[Edition, ...]:
    known = [edition.id for edition in game.editions]
    if wish.editions and len(folders(wish)) == 1:
        for name in wish.editions:
            if name not in known:
                raise usage(f"{game.id} has no edition {name!r}", did_you_mean(name, known))
    return tuple(e for e in game.editions if not wish.editions or e.id in wish.editions)
