"""The pictures of a bundle: each piece as it looks when cut out, as SVG and PNG."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from forge.backend.fingerprint import Fingerprints
from forge.bundle.parts import Json, millimetres
from forge.draw import pawns
from forge.draw.whole import Drawing
from forge.geometry import Size
from forge.scene import Book, Clip, Page, Path, Piece, Place, Scene
from forge.scene.piece import Outline
from forge.scene.shapes import circle
from forge.typeset.fonts import Fonts
from forge.write import digest

PIECE_DPI = 200
BOARD_DPI = 96


@dataclass(frozen=True, slots=True)
class Asset:
    """One picture: what it shows, its file, and the finished size."""

    id: str
    path: str
    media: str
    data: bytes
    size: Size
    locale: str

    @property
    def entry(self) -> Json:
        """Its entry in bundle.json."""
        return {
            "id": self.id,
            "path": self.path,
            "media": self.media,
            "locale": self.locale,
            "size_mm": [millimetres(self.size.width), millimetres(self.size.height)],
            "bytes": len(self.data),
            "sha256": digest(self.data),
        }


Left = Callable[[str], bytes | None]
"""Reads a file of the last bundle by its path; None for one that is not there."""


def assets(
    drawing: Drawing, fonts: Fonts, locale: str, part: str, left: Left = lambda _: None
) -> tuple[Asset, ...]:
    """The pictures of a part in id order: the SVG and the PNG of each.

    What shows the same as the file that is ``left`` is not made again.
    """
    kept, art, marks = drawing.desk.kept, drawing.desk.art.data, Fingerprints()
    made = []
    for ident, scene in sorted(SCENES[part](drawing)):
        for media, (ending, make) in MEDIA.items():
            path = f"assets/{ident}.{ending}"
            data = kept.again(
                f"{path} {marks.of(scene)}", partial(left, path),
                partial(make, ident, scene, fonts, art),
            )  # fmt: skip
            made.append(Asset(ident, path, media, data, scene.size, locale))
    return tuple(made)


def _raster(ident: str, scene: Scene, fonts: Fonts, art: Mapping[str, bytes]) -> bytes:
    from forge.backend.pdf import pdf
    from forge.backend.png import png  # a bundle whose pictures are kept draws none

    book = Book(ident, "en", "", "", "", (Page(scene),))
    return png(
        pdf(book, fonts, art, compress=False), dpi=BOARD_DPI if ident == "board" else PIECE_DPI
    )


def _lines(_ident: str, scene: Scene, fonts: Fonts, art: Mapping[str, bytes]) -> bytes:
    from forge.backend.svg import svg

    return svg(scene, fonts, art).encode()


Make = Callable[[str, Scene, Fonts, Mapping[str, bytes]], bytes]
MEDIA: Mapping[str, tuple[str, Make]] = MappingProxyType(
    {"image/png": ("png", _raster), "image/svg+xml": ("svg", _lines)}
)
"""How each picture is made, by its media type."""


def _board(drawing: Drawing) -> Iterator[tuple[str, Scene]]:
    if drawing.board:
        yield "board", drawing.board


def _pieces(family: str, pieces: Iterable[Piece]) -> Iterator[tuple[str, Scene]]:
    for piece in pieces:
        stem = f"{family}.{piece.id.removeprefix(f'{family}.')}"
        yield from ((f"{stem}.{side}", scene) for side, scene in _sides(piece))


def _pawns(drawing: Drawing) -> Iterator[tuple[str, Scene]]:
    """The face of each pawn that is printed: on paper it is part of a strip to fold."""
    desk = drawing.at("pawns")
    held = desk.game.pawns
    printed = {piece.id for piece in drawing.pawns}
    for kind in held.kinds if held else ():
        if held and f"pawn.{kind.id}" in printed:
            yield f"pawn.{kind.id}.front", pawns.face(desk, held, kind)


def _sides(piece: Piece) -> Iterator[tuple[str, Scene]]:
    yield "front", _cut(piece, piece.front)
    if piece.back:
        yield "back", _cut(piece, piece.back)


def _cut(piece: Piece, scene: Scene) -> Scene:
    """The scene inside its cut line; a backend already stops at the edges of a rectangle."""
    if piece.outline is Outline.RECT:
        return scene
    if piece.cut is not None:
        return Scene(piece.size, (Clip(Path(piece.cut.steps), (Place(0, 0, scene),)),), scene.name)
    radius = piece.size.width // 2
    edge = circle(radius, radius, radius)
    return Scene(piece.size, (Clip(edge, (Place(0, 0, scene),)),), scene.name)


SCENES: Mapping[str, Callable[[Drawing], Iterable[tuple[str, Scene]]]] = MappingProxyType(
    {
        "board": _board,
        "tokens": lambda drawing: _pieces("token", drawing.tokens),
        "money": lambda drawing: _pieces("note", drawing.notes),
        "cards": lambda drawing: _pieces("card", (p for d in drawing.decks.values() for p in d)),
        "pawns": _pawns,
        "stand": lambda drawing: _pieces("stand", drawing.stand),
    }
)
"""What is shown of each part, by the id of the picture."""
