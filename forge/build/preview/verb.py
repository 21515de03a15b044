"""The verb: one piece, one part or everything of a game in a language, as PDF and PNG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from forge.build.entries import placed, spilt
from forge.build.opening import Opened, folders, opened, put, usage
from forge.build.parts import NAMES
from forge.build.preview import find
from forge.build.preview.annotated import LARGEST, Annotator
from forge.build.preview.contact import sheets
from forge.build.preview.shown import Shown, View
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.nearest import did_you_mean
from forge.finding import Faulty, Finding, ordered
from forge.geometry import Size, Um
from forge.locale.hosts import hosts
from forge.locale.marked import MARK
from forge.locale.tongue import ENGLISH, Tongue
from forge.model.text import texts
from forge.scene import Book, Page, Place, Scene

DPI, COARSE = 170, 110
"""Of pictures of pieces, and of pages."""
PIECES_IN = ("decks/*.yaml", "piles/*.yaml", "money.yaml", "tokens.yaml", "pawns.yaml")
"""The files of a game in which its pieces stand."""
ELSEWHERE = "name another folder to write into: -o"
MARGIN = 5_000
"""White round what is shown, µm."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What somebody wants to see: a language, and a piece, a part or a text; else everything."""

    lang: str
    wish: Wish
    piece: str = ""
    part: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Previewed:
    """The files that show it, and what is to be said of the texts on them."""

    files: tuple[Path, ...]
    findings: tuple[Finding, ...] = ()


def preview(ask: Ask) -> Previewed:
    """Draw what is asked for and write it, as PDF and PNG.

    A piece or a text is shown from the first edition that has it; a part from each edition of the
    first game that has it, where they differ; everything, of every edition.  Raises Faulty for a
    language, piece, part or text that is not there, and for content or catalogues that do not hold.
    """
    if ask.part and ask.part not in NAMES:
        raise usage(f"no part of a kit is called {ask.part!r}", did_you_mean(ask.part, NAMES))
    games: list[Opened] = []
    made: list[Previewed] = []
    for one, to in views(ask):
        games.append(one)
        with to.speaking():
            if not (ask.piece or ask.part or ask.text):
                made += (_everything(view, ask) for view in _each(one, to, ask))
            elif found := _found_in(_each(one, to, ask), ask):
                made = [_some(view, shown, ask, several=len(found) > 1) for view, shown in found]
                break
    if not made:
        raise _unknown(ask, games)
    findings = ordered(finding for one in made for finding in one.findings)
    return Previewed(tuple(path for one in made for path in one.files), findings)


def _each(one: Opened, to: Tongue, ask: Ask) -> Iterator[View]:
    """The editions of a game that may have what is asked for."""
    for edition in to.editions(one.editions) if _knows(one, ask) else ():
        yield view_of(one, to, edition.id, ask.wish)


def _found_in(each: Iterable[View], ask: Ask) -> list[tuple[View, tuple[Shown, ...]]]:
    """What shows it, by edition: a part of each that looks different, else the first with it."""
    found: list[tuple[View, tuple[Shown, ...]]] = []
    for view in each:
        shown = _shown(view, ask)
        if shown and all(shown != known for _, known in found):
            found.append((view, shown))
        if found and not ask.part:
            break
    return found


def views(ask: Ask) -> Iterator[tuple[Opened, Tongue]]:
    """The games that may have it, in the language; those without the language are left out.

    Raises Faulty when none has it.
    """
    name = (ask.piece or ask.text).rpartition(".")[2]
    refused: list[Finding] = []
    spoken = False
    for folder in folders(ask.wish):
        if not ask.wish.games and ask.piece and not _mentions(folder, name):
            continue
        one = opened(folder, ask.wish)
        try:
            to = tongue(one, ask.lang)
        except Faulty as fault:
            if any(finding.check != "usage" for finding in fault.findings):
                raise
            refused += fault.findings
            continue
        spoken = True
        yield one, to
    if refused and not spoken:
        raise Faulty(refused)


def _mentions(folder: Path, name: str) -> bool:
    """Whether something is called so in a game's files: a game without it is not opened."""
    called = re.compile(rf"\bid: *[\"']?{re.escape(name)}\b".encode())
    files = (path for where in PIECES_IN for path in folder.glob(where))
    return any(called.search(path.read_bytes()) for path in files)


def _knows(one: Opened, ask: Ask) -> bool:
    """Whether a game has the piece or the text that is asked for, told without drawing."""
    if ask.piece:
        return ask.piece in find.piece_ids(one.game)
    return not ask.text or find.bare(ask.text) in find.text_ids(one.game)


def view_of(one: Opened, to: Tongue, edition: str, wish: Wish) -> View:
    """An edition of a game in a language, on the first of the wanted papers."""
    from forge.build.examine import desk_in
    from forge.build.printing import printings
    from forge.draw.whole import drawing

    found = to.game.edition(edition)
    return View(one, to, found, drawing(desk_in(to, found, wish.font_dir)), printings(wish)[0])


def _shown(view: View, ask: Ask) -> tuple[Shown, ...]:
    if ask.piece:
        return find.pieces(view, ask.piece)
    if ask.text:
        return find.holding(view, ask.text)
    return tuple(view.part(ask.part)) if ask.part in view.parts else ()


def _unknown(ask: Ask, games: Sequence[Opened]) -> Faulty:
    """Why nothing can be shown, and what was probably meant."""
    every = games or [opened(folder, ask.wish) for folder in folders(ask.wish)]
    if ask.piece:
        known = [name for one in every for name in find.piece_ids(one.game)]
        said = f"no card, note, token or pawn is called {ask.piece!r}"
        return usage(said, did_you_mean(ask.piece, known))
    if ask.text:
        known = [name for one in every for name in find.text_ids(one.game)]
        if find.bare(ask.text) in known:
            return usage(f"the text {ask.text} is printed on nothing that can be shown")
        return usage(f"no text has the id {ask.text!r}", did_you_mean(ask.text, known))
    return usage(f"no wanted game has the part {ask.part!r}", "name another --game or --part")


def _some(view: View, shown: Sequence[Shown], ask: Ask, *, several: bool) -> Previewed:
    """A page for each thing that is shown, with what is found in the texts on them.

    The files are named by their edition where there are ``several``.
    """
    drawn = annotator(view, ask.text)
    pages = tuple(_page(drawn.whole(one)) for one in shown)
    asked = (ask.piece or ask.text or ask.part).replace("|", "-")  # no file of Windows has a bar
    name = f"{view.tongue.tag}-{asked}"
    name += f"-{view.edition.id}" if several else ""
    coarse = any(one.scene.size.width > LARGEST for one in shown)
    files = pages_as_files(view, pages, ask.wish.out / name, COARSE if coarse else DPI)
    return Previewed(files, _found(view, shown, ask))


def _everything(view: View, ask: Ask) -> Previewed:
    """The contact sheet of an edition."""
    shown = [one for part in view.parts for one in view.part(part)]
    game = view.opened.game.id
    title = f"{game} · {view.edition.id} · {view.tongue.tag}"
    pages = sheets(annotator(view), shown, title)
    name = f"{view.tongue.tag}-{game}-{view.edition.id}"
    files = pages_as_files(view, pages, ask.wish.out / name)
    return Previewed(files, _found(view, shown, ask))


def annotator(view: View, asked: str = "") -> Annotator:
    """Who draws the annotations, and knows which texts are printed in English."""
    from forge.typeset.setter import Setter

    wrong = _wrong(view)
    said = {text.id: text.template for text in texts(view.tongue.game)} | {**view.tongue.words}
    states = {
        name: wrong[name].check.removeprefix("locale-") if name in wrong else "in English"
        for name, template in said.items()
        if template.startswith(MARK)
    }
    setter = Setter(ENGLISH, view.whole.desk.setter.fonts)
    return Annotator(setter, view.seeker, states, asked)


def _wrong(view: View) -> Mapping[str, Finding]:
    return {finding.text: finding for finding in view.tongue.findings if finding.text}


def _found(view: View, shown: Sequence[Shown], ask: Ask) -> tuple[Finding, ...]:
    """What there is to say of the texts that are seen, at their places in the catalogues.

    Of the names and nouns in them as well, and of the forms in which they stand there.
    """
    inside = hosts(view.tongue.game)
    seen = {one.of.text for each in shown for one in view.seeker.texts(each.scene)}
    told = (one for one in view.tongue.findings if one.text)
    found = [one for one in told if not seen.isdisjoint((one.text, *inside.get(one.text, ())))]
    spills = view.whole.desk.setter.spills
    document, tag = view.opened.document, view.tongue.tag
    lost = (spilt(document, spill, f" ({tag})") for spill in spills if spill.text in seen)
    return ordered((*found, *placed(lost, view.opened, view.tongue, ask.wish.font_dir)))


def _page(scene: Scene) -> Page:
    size = Size(Um(scene.size.width + 2 * MARGIN), Um(scene.size.height + 2 * MARGIN))
    return Page(Scene(size, (Place(MARGIN, MARGIN, scene),), scene.name))


def pages_as_files(
    view: View, pages: tuple[Page, ...], path: Path, dpi: int = COARSE
) -> tuple[Path, ...]:
    """The pages as a PDF, and each as a PNG."""
    from forge.backend.pdf import pdf
    from forge.backend.png import png

    desk, game = view.whole.desk, view.opened.game
    notice = desk.say(desk.game.notice)
    book = Book(path.name, view.tongue.lang, "", notice, game.licence, pages)
    data = pdf(book, desk.setter.fonts, desk.art.data)
    made = {path.with_name(f"{path.name}.pdf"): data}
    for number in range(len(pages)):
        own = path.name if len(pages) == 1 else f"{path.name}-{number + 1}"
        made[path.with_name(f"{own}.png")] = png(data, number, dpi)
    put(made, ELSEWHERE)
    return tuple(made)
