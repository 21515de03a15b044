"""The raster art of a game, opened and found sound before anything is drawn (case O40).

A picture that has more pixels than print can show is made smaller once, to 300 dpi at the
largest slot that shows it; what the files say never leaves the content's own art folder, since
a name is looked up in it and no path is followed.
"""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.draw.drawings import is_file
from forge.geometry import UM_PER_INCH, Size
from forge.model.art import ArtFile
from forge.model.deck import Card, Deck
from forge.model.face import SlotKind
from forge.model.game import Game
from forge.source import Pointer

if TYPE_CHECKING:
    from PIL import Image

DPI = 300
FOLDER = "art/"
QUALITY = 90
MOST_PIXELS = 170_000_000
"""The decoder's own limit; a bigger picture is refused unopened."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A picture that cannot be shown, or (``note``) that is printed smaller than it is."""

    card: str
    at: Pointer
    message: str
    hint: str
    note: bool = False


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures by the name that cards use, their bytes by SHA-256, and what is wrong."""

    files: Mapping[str, ArtFile]
    data: Mapping[str, bytes]
    troubles: tuple[Trouble, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Use:
    """A card that shows a file, and the box it is shown in."""

    card: str
    name: str
    at: Pointer
    box: Size


def open_art(game: Game) -> Gallery:
    """Every raster picture of a game's cards, each opened once."""
    files: dict[str, ArtFile] = {}
    data: dict[str, bytes] = {}
    troubles: list[Trouble] = []
    asked = list(uses(game))
    for use in asked:
        if use.name in files:
            continue
        fault = _absent(use, game.art)
        if fault is None:
            boxes = [other.box for other in asked if other.name == use.name]
            found = _opened(use, game.art[_key(use.name)], boxes)
            if not isinstance(found, Trouble):
                files[use.name], data[found[0].sha256], fault = found
            else:
                fault = found
        if fault:
            troubles.append(fault)
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
    return Trouble(use.card, use.at, f"the card {use.card!r} shows {use.name}, not there", hint)


def _opened(
    use: Use, content: bytes, boxes: list[Size]
) -> tuple[ArtFile, bytes, Trouble | None] | Trouble:
    """A picture ready for print, and a note when it was made smaller; or why it cannot be read."""
    from PIL import Image as pillow  # noqa: N813 - only games with raster art need it

    hint = "save it again as PNG or JPEG"
    try:
        with pillow.open(io.BytesIO(content)) as image:
            width, height = image.size
            if not width * height:
                raise OSError("it has no pixels")
            scale = max(_needed(box, width, height) for box in boxes)
            if scale < 1:
                content, width, height = _smaller(image, scale)
            else:
                image.load()
    except pillow.DecompressionBombError:
        hint = f"make it smaller; {DPI} dpi are enough"
        return _broken(use, f"more than {MOST_PIXELS // 1_000_000} million pixels", hint)
    except (OSError, SyntaxError, ValueError) as error:
        return _broken(use, str(error) if content else "the file is empty", hint)
    made = ArtFile(use.name, hashlib.sha256(content).hexdigest(), width, height)
    note = None
    if scale < 1:
        message = f"{use.name} is printed at {width} x {height} pixels ({DPI} dpi)"
        note = Trouble(use.card, use.at, message, "a smaller file builds faster", note=True)
    return made, content, note


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
