"""The tiny game with pawns, a die and a box, so that a kit has every part."""

import shutil
from pathlib import Path

from forge.content.project import content_root

TINY = Path(__file__).parents[1] / "data" / "tiny"
STAR = content_root() / "star-of-africa"


def edit(path: Path, old: str, new: str) -> None:
    """Write something else into a file, in the one place where it stands."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf-8")


def small(content: Path) -> Path:
    """Put the game into a folder of content; its own folder."""
    game = Path(shutil.copytree(TINY, content / "small"))
    for name in ("pawns", "die", "box", "style"):
        shutil.copy(STAR / f"{name}.yaml", game)
    edit(game / "game.yaml", "id: tiny", "id: small")
    edit(game / "die.yaml", "one: star", "one: pearl")
    return game
