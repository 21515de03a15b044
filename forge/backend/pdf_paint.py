"""Scenes as PDF operators."""

from __future__ import annotations

from forge.backend.bounds import Bounds
from forge.backend.numbers import number
from forge.backend.pdf_store import Store
from forge.backend.pdf_stream import Stream
from forge.backend.pdf_text import DocumentFonts, show
from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words
from forge.scene.turning import turned


class Painter:
    """Draws items into streams; scenes in ``again`` become forms, drawn once and placed."""

    def __init__(self, store: Store, fonts: DocumentFonts, again: frozenset[Scene]) -> None:
        self._store = store
        self._fonts = fonts
        self._again = again
        self._bounds = Bounds()

    def items(self, stream: Stream, items: tuple[Item, ...]) -> None:
        """Draw from bottom to top."""
        for item in items:
            match item:
                case Path():
                    self._path(stream, item)
                case Words():
                    self._words(stream, item)
                case Picture():
                    self._opaque(stream)
                    self._store.picture(stream, item)
                case Place():
                    self._place(stream, item)
                case Clip():
                    stream.save()
                    self._clip(stream, item.path)
                    self.items(stream, item.items)
                    stream.restore()
                case Fade():
                    self._fade(stream, item)

    def _path(self, stream: Stream, path: Path) -> None:
        pen, fill = path.stroke, path.fill
        if fill is not None and not isinstance(fill, str):
            stream.save()
            self._clip(stream, path)
            self._store.alpha(stream, path.alpha, 1)
            self._store.gradient(stream, fill)
            stream.restore()
            fill = None
        if fill is None and pen is None:
            return
        self._store.alpha(stream, 1 if fill is None else path.alpha, pen.alpha if pen else 1)
        if fill is not None:
            stream.fill(fill)
        if pen is not None:
            stream.pen(pen)
        stream.outline(path.steps)
        if fill is None:
            stream.add("S")
        else:
            stream.add(("B" if pen else "f") + ("*" if path.evenodd else ""))

    def _clip(self, stream: Stream, path: Path) -> None:
        stream.outline(path.steps)
        stream.add("W* n" if path.evenodd else "W n")

    def _words(self, stream: Stream, words: Words) -> None:
        font = self._fonts.font(words.face)
        if words.halo is not None:
            self._path(stream, self._fonts.halo(words))
        self._store.alpha(stream, words.alpha, 1)
        show(stream, font, words)

    def _place(self, stream: Stream, place: Place) -> None:
        self._opaque(stream)
        stream.save()
        matrix = [number(v, 9) for v in turned(place.turn, place.scale)]
        stream.add(f"{' '.join(matrix)} {place.x} {place.y} cm")
        if place.scene in self._again:
            self._store.do_form(stream, self._form(place.scene))
        else:
            self.items(stream, place.scene.items)
        stream.restore()

    def _form(self, scene: Scene) -> str:
        name, new = self._store.form(scene)
        if new:
            inner = Stream()
            self.items(inner, scene.items)
            self._store.put_form(name, inner, self._bounds.box(scene), group=False)
        return name

    def _fade(self, stream: Stream, fade: Fade) -> None:
        name, new = self._store.form(fade)
        if new:
            inner = Stream()
            self.items(inner, fade.items)
            self._store.put_form(name, inner, self._bounds.items(fade.items), group=True)
        stream.save()
        self._store.alpha(stream, fade.alpha, fade.alpha)
        self._store.do_form(stream, name)
        stream.restore()

    def _opaque(self, stream: Stream) -> None:
        self._store.alpha(stream, 1, 1)
