"""The fit report by itself: the tightest texts of a language, as tables and as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from forge.build import fitting
from forge.build.fit_report import as_csv, as_html
from forge.build.fitting import Row
from forge.build.opening import put
from forge.build.parts import GUIDE
from forge.build.preview.find import cropped
from forge.build.preview.shown import Shown, View
from forge.build.preview.verb import (
    ELSEWHERE,
    Ask,
    Previewed,
    annotator,
    pages_as_files,
    view_of,
    views,
)
from forge.scene.origins import Standing

COUNT = 24
"""How many texts are shown."""


def fit(ask: Ask) -> tuple[Previewed, tuple[Row, ...]]:
    """How all texts of a language fit, the files that tell and show it, and the rows.

    Raises Faulty as a preview does.
    """
    files: list[Path] = []
    rows: list[Row] = []
    for one, to in views(ask):
        for edition in to.editions(one.editions):
            view = view_of(one, to, edition.id, ask.wish)
            with to.speaking():
                found = tuple(_rows(view))
                rows += found
                files += _written(view, found, ask)
    return Previewed(tuple(files)), tuple(rows)


def _rows(view: View) -> Iterator[Row]:
    for part in view.kit.names:
        yield from fitting.rows(part, view.kit.part(part))


def _written(view: View, rows: tuple[Row, ...], ask: Ask) -> Iterator[Path]:
    """A page, a table, and the contact sheet of the tightest."""
    from forge.build.preview.contact import sheets

    game = view.opened.game.id
    path = ask.wish.out / f"fit-{view.tongue.tag}-{game}-{view.edition.id}"
    title = f"{game}/{view.edition.id}, {view.tongue.tag}, {view.printing.paper.name}"
    told = {".html": as_html(rows, title), ".csv": as_csv(rows).encode()}
    made = {path.with_suffix(ending): data for ending, data in told.items()}
    put(made, ELSEWHERE)
    yield from made
    tightest = sorted(_standing(view), key=lambda pair: pair[1].of.grows or 0)
    shown = (_around(one, text) for one, text in tightest[:COUNT])
    pages = sheets(annotator(view), shown, f"{title}: the tightest")
    yield from pages_as_files(view, pages, path)


def _standing(view: View) -> Iterator[tuple[Shown, Standing]]:
    """Each text that has a place of a given size, where it is tightest."""
    found: dict[str, tuple[Shown, Standing]] = {}
    for part in view.parts:
        for one in view.part(part) if part != GUIDE else ():
            for text in view.seeker.texts(one.scene):
                grows, ident = text.of.grows, text.of.text
                if grows is None or "." not in ident:
                    continue
                if ident not in found or grows < (found[ident][1].of.grows or 0):
                    found[ident] = (one, text)
    yield from found.values()


def _around(one: Shown, text: Standing) -> Shown:
    """A text with a little of what stands round it."""
    return replace(cropped(one, text.boxes[0], 9_000), name=text.of.text)
