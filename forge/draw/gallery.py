"""The art files of a game, opened and found sound before anything is drawn (case O40).

SVG art becomes a scene of outlines; all else is raster.  A raster picture that has more pixels
than print can show is made smaller once, to 300 dpi at the largest slot that shows it.  No path
is followed: a name is looked up among the files below the game's own art folder.
"""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.content import svg_art
from forge.draw import svg_scene
from forge.draw.art import Art, Gallery, Trouble
from forge.draw.drawings import is_file
from forge.finding import Finding, Severity
from forge.geometry import UM_PER_INCH, Size
from forge.model.art import ArtFile
from forge.model.deck import Card, Deck
from forge.model.face import SlotKind
from forge.model.game import Game
from forge.scene import Scene
from forge.source import Pointer

if TYPE_CHECKING:
    from PIL import Image

DPI = 300
FOLDER = "art/"
QUALITY = 90
MOST_PIXELS = 170_000_000
"""The decoder's own limit; a bigger picture is refused unopened."""


Raster = tuple[ArtFile, bytes]
"""A raster picture and its bytes, ready for print."""


@dataclass(frozen=True, slots=True)
class Use:
    """A card that shows a file, and the box it is shown in."""

    card: str
    name: str
    at: Pointer
    box: Size


def open_art(game: Game) -> Gallery:
    """Every art file that a game's cards show, each opened once."""
    files: dict[str, Art] = {}
    data: dict[str, bytes] = {}
    troubles: list[Trouble] = []
    asked = list(uses(game))
    for use in asked:
        if use.name in files:
            continue
        absent = _absent(use, game.art)
        if absent:
            troubles.append(absent)
            continue
        boxes = [other.box for other in asked if other.name == use.name]
        opened, told = _opened(use, game.art[_key(use.name)], boxes)
        troubles += told
        if isinstance(opened, Scene):
            files[use.name] = opened
        elif opened:
            files[use.name], data[opened[0].sha256] = opened
    return Gallery(MappingProxyType(files), MappingProxyType(data), tuple(troubles))


def uses(game: Game) -> Iterator[Use]:
    """Every place where a card shows a file, in print order."""
    for deck in game.decks:
        for card in deck.cards:
            yield from _shown(game, deck, card)


def _shown(game: Game, deck: Deck, card: Card) -> Iterator[Use]:
    faces = {face.id: face for face in game.faces}
    for side in (card.face or deck.face, card.back or deck.back):
        for slot in faces[side].slots if side in faces else ():
            if slot.kind is not SlotKind.PICTURE:
                continue
            name = card.art.get(slot.of, "") if slot.of else slot.symbol
            if is_file(name):
                at = card.at / "art" / slot.of if slot.of else slot.at / "symbol"
                yield Use(card.id, name, at, Size(slot.width, slot.height))


def _key(name: str) -> str:
    return name.removeprefix(FOLDER)


def _absent(use: Use, art: Mapping[str, bytes]) -> Trouble | None:
    """What is wrong with a name before its file is opened."""
    if use.name.startswith(FOLDER) and _key(use.name) in art:
        return None
    alike = [name for name in art if f"{FOLDER}{name}".lower() == use.name.lower()]
    hint = "put the file there, or write the name of a file that is"
    if alike:
        hint = f"exists as {FOLDER}{alike[0]}; names are case-sensitive"
    elif not use.name.startswith(FOLDER):
        hint = f"pictures lie below {FOLDER}"
    return Trouble(
        use.card, use.at, f"the card {use.card!r} shows {use.name}, which is not there", hint
    )


def _opened(
    use: Use, content: bytes, boxes: list[Size]
) -> tuple[Scene | Raster | None, tuple[Trouble, ...]]:
    if not content:
        return None, (_broken(use, "the file is empty", "save it again"),)
    return _outlines(use, content) if use.name.endswith(".svg") else _raster(use, content, boxes)


def _outlines(use: Use, content: bytes) -> tuple[Scene | None, tuple[Trouble, ...]]:
    """An SVG file as a scene, and what was left out of it."""
    scene, findings = _drawn(content, use.name)
    told = tuple(Trouble(use.card, use.at, _said(f), f.hint, f.severity) for f in findings)
    return scene, told


@lru_cache(maxsize=2048)
def _drawn(content: bytes, name: str) -> tuple[Scene | None, tuple[Finding, ...]]:
    """Each file is read once in a run, though the checks and every edition open all art."""
    drawing, findings = svg_art.read(content, name)
    return svg_scene.scene(drawing, name) if drawing else None, findings


def _said(finding: Finding) -> str:
    where = f"{finding.mark.file}:{finding.mark.line}: " if finding.mark else ""
    return f"{where}{finding.message}"


def _raster(
    use: Use, content: bytes, boxes: list[Size]
) -> tuple[Raster | None, tuple[Trouble, ...]]:
    """A picture ready for print, and a note when it was made smaller; or why it cannot be read."""
    from PIL import Image as pillow  # noqa: N813 - only games with raster art need it

    hint = "save it again as PNG or JPEG"
    try:
        with pillow.open(io.BytesIO(content)) as image:
            width, height = image.size
            if not width * height:
                return None, (_broken(use, "it has no pixels", hint),)
            scale = max(_needed(box, width, height) for box in boxes)
            if scale < 1:
                content, width, height = _smaller(image, scale)
            else:
                image.load()
    except pillow.DecompressionBombError:
        why = f"it has more than {MOST_PIXELS // 1_000_000} million pixels"
        return None, (_broken(use, why, f"make it smaller; {DPI} dpi are enough"),)
    except (OSError, SyntaxError, ValueError) as error:
        return None, (_broken(use, str(error), hint),)
    made = ArtFile(use.name, hashlib.sha256(content).hexdigest(), width, height)
    return (made, content), _noted(use, made) if scale < 1 else ()


def _noted(use: Use, made: ArtFile) -> tuple[Trouble, ...]:
    message = f"{use.name} is printed at {made.width} x {made.height} pixels ({DPI} dpi)"
    hint = "a smaller file builds faster"
    return (Trouble(use.card, use.at, message, hint, Severity.NOTE),)


def _broken(use: Use, why: str, hint: str) -> Trouble:
    message = f"the card {use.card!r} shows {use.name}, which cannot be read: {why}"
    return Trouble(use.card, use.at, message, hint)


def _needed(box: Size, width: int, height: int) -> float:
    """The scale at which a picture covers a box with just as many pixels as print can show."""
    across, down = (length * DPI / UM_PER_INCH for length in box)
    return max(across / width, down / height)


def _smaller(image: Image.Image, scale: float) -> tuple[bytes, int, int]:
    """The picture's bytes at a smaller scale: JPEG stays JPEG, everything else becomes PNG."""
    from PIL import Image as pillow  # noqa: N813

    kind = "JPEG" if image.format == "JPEG" else "PNG"
    size = math.ceil(image.width * scale), math.ceil(image.height * scale)
    image.draft(None, size)  # lets a JPEG be decoded at a fraction of its size
    if image.mode not in ("L", "RGB", "RGBA"):
        image = image.convert("RGBA" if image.has_transparency_data else "RGB")
    small = image.resize(size, pillow.Resampling.LANCZOS, reducing_gap=3.0)
    out = io.BytesIO()
    small.save(out, kind, **({"quality": QUALITY} if kind == "JPEG" else {}))
    return out.getvalue(), *size
