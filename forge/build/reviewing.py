"""The review of a game's translations: what its catalogues lack, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Iterator

from forge.build.catalogues import Shelf, home, tags, texts
from forge.build.opening import Opened, open_all, usage
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.art import SHARED
from forge.content.nearest import did_you_mean
from forge.content.roots import shown
from forge.finding import Faulty, Finding, ordered
from forge.locale import apply
from forge.locale.languages import language
from forge.locale.review import Sheaf, reviewed
from forge.locale.review.glossary import DOCUMENT, Term, terms
from forge.locale.walk import OWN, TALE, Source

UNKNOWN = "locale-unknown"


def review(wish: Wish) -> tuple[Finding, ...]:
    """What there is to say about the translations of the wanted games, by place.

    Raises Faulty for a language that no wanted game has, and for a game that does not hold.
    """
    found: list[Finding] = []
    games = open_all(wish)
    known = sorted({tag for one in games for tag in tags(home(one))})
    for tag in wish.locales:
        if tag not in known:
            hint = did_you_mean(tag, known) if known else f"forge locale new {tag} begins it"
            raise usage(f"no wanted game has catalogues of {tag!r}", hint)
    for one in games:
        for tag in tags(home(one)):
            if not wish.locales or tag in wish.locales:
                found += _of(one, tag)
    return ordered(found)


def _of(one: Opened, tag: str) -> Iterator[Finding]:
    """What is found in one language; a file that cannot be read hides no other's findings."""
    try:
        yield from tongue(one, tag).findings
        shelf, found = Shelf(home(one), tag), texts(one)
        held = apply.Held(shown(shelf.file(TALE)), shelf.read(TALE).by_id)
        yield from apply.laid(found[TALE], held, language(tag)).findings
        yield from faults(one, tag)
    except Faulty as fault:
        yield from fault.findings


def faults(one: Opened, tag: str, *, printed: bool = False) -> Iterator[Finding]:
    """What is wrong in the translations that a game has in a language.

    ``printed`` leaves out the catalogue of what only tells simulated games.  Raises Faulty for a
    file that is no catalogue.
    """
    shelf = Shelf(home(one), tag)
    glossary = terms(shelf.read(DOCUMENT).messages)
    own = terms(Shelf(shelf.game.parent / SHARED, tag).read(DOCUMENT).messages)
    for document, sources in texts(one).items():
        if shelf.file(document).is_file() and not (printed and document == TALE):
            found = reviewed(_sheaf(shelf, document, sources, own if document in OWN else glossary))
            # A mod may drop what a catalogue translates; that is no fault of the catalogue.
            yield from (f for f in found if not (one.document.mods and f.check == UNKNOWN))


def _sheaf(
    shelf: Shelf, document: str, sources: tuple[Source, ...], glossary: tuple[Term, ...]
) -> Sheaf:
    path = shelf.file(document)
    return Sheaf(
        file=shown(path),
        document=document,
        sources={source.id: source for source in sources},
        catalogue=shelf.read(document),
        to=language(shelf.tag),
        glossary=glossary,
        lines=tuple(path.read_bytes().decode("utf-8").split("\n")),
    )
