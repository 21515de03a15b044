"""The review of a game's translations: what its catalogues lack, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from forge.build.catalogues import FOLDER, Shelf, home, mends, tags, text, texts
from forge.build.coverage import lacking
from forge.build.opening import Opened, open_all, usage
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.art import SHARED
from forge.content.nearest import did_you_mean
from forge.content.roots import shown
from forge.finding import Faulty, Finding, Severity, errors, ordered
from forge.locale import apply, po, typos
from forge.locale.languages import language, tidy
from forge.locale.review import Sheaf, reviewed
from forge.locale.review.aids import Aids
from forge.locale.review.glossary import DOCUMENT, terms
from forge.locale.terms import TERMS, pairs
from forge.locale.terms import sources as inflected
from forge.locale.walk import OWN, TALE, Source
from forge.source import Mark

MODDED = frozenset({"locale-unknown", "locale-values"})


def review(wish: Wish, *, fit: bool = True) -> tuple[Finding, ...]:
    """What there is to say about the translations of the wanted games, by place.

    With ``fit`` the texts of a game are set where they are printed, unless there are errors before.
    Raises Faulty for a language that no wanted game has, and for a game that does not hold.
    """
    found: list[Finding] = []
    games = open_all(wish)
    known = sorted({tag for one in games for tag in tags(home(one))})
    wish = replace(wish, locales=tuple(map(tidy, wish.locales)))
    for tag in wish.locales:
        if tag not in known:
            hint = did_you_mean(tag, known) if known else f"forge locale new {tag} begins it"
            raise usage(f"no wanted game has catalogues of {tag!r}", hint)
    own: set[tuple[Path, str]] = set()
    for one in games:
        found += _spent(one)
        for tag in tags(home(one)):
            if not wish.locales or tag in wish.locales:
                shared = (home(one).parent, tag)
                left_out = frozenset(OWN) if shared in own else frozenset()
                found += _of(one, tag, wish, left_out, fit=fit)
                own.add(shared)
    return ordered(found)


def _of(
    one: Opened, tag: str, wish: Wish, left_out: Collection[str], *, fit: bool
) -> Iterable[Finding]:
    """What is found in one language; a file that cannot be read hides no other's findings.

    Forge's own words are the same for all games, and ``left_out`` after the first.
    """
    try:
        said = tongue(one, tag)
        found = [*said.findings, *faults(one, tag, wish.font_dir, left_out)]
        if TALE not in left_out:
            shelf = Shelf(home(one), tag)
            found += _tale(shelf, texts(one)[TALE])
    except Faulty as fault:
        return fault.findings
    if fit and not errors(found):
        from forge.build.examine import printed

        found += printed(one, said, wish.font_dir)
    return found


def _tale(shelf: Shelf, sources: tuple[Source, ...]) -> tuple[Finding, ...]:
    """What is wrong with what tells simulated games; one finding where nobody has begun it."""
    file, to = shelf.file(TALE), language(shelf.tag)
    if file.is_file():
        held = apply.Held(shown(file), shelf.read(TALE).by_id)
        return apply.laid(sources, held, to).findings
    said = f"none of {len(sources)} lines that tell simulated games is translated into {to.name}"
    hint = f"run forge locale update {to.tag}, and translate them if you want them told"
    mark = Mark(shown(file), 1, 1)
    return (Finding(mark, "locale-missing", said, hint, Severity.WARNING),)


def _spent(one: Opened) -> Iterator[Finding]:
    """Mended typos that the English of today does not bear out."""
    for folder, own in ((home(one), False), (home(one).parent / SHARED, True)):
        english = {
            source.id: (source.template, source.plural)
            for document, every in texts(one).items()
            if (document in OWN) is own
            for source in every
        }
        yield from typos.spent(mends(folder), english, shown(folder / FOLDER / typos.FILE))


def faults(
    one: Opened, tag: str, font_dir: Path | None, left_out: Collection[str] = ()
) -> Iterator[Finding]:
    """What is wrong in the translations that a game has in a language.

    Some documents may be ``left_out``.  Raises Faulty for a file that is no catalogue.
    """
    for document, sheaf in sheaves(one, tag, font_dir):
        if document not in left_out:
            # What a mod drops, and the numbers that it sets, are no fault of the catalogue.
            spared = MODDED if one.document.mods else frozenset()
            yield from (fault for fault in reviewed(sheaf) if fault.check not in spared)
    yield from strays(Shelf(home(one), tag), texts(one))


def strays(shelf: Shelf, documents: Collection[str]) -> Iterator[Finding]:
    """Files beside the catalogues that are those of no document: what is in them is not read."""
    own = {name for name in documents if name in OWN}
    for held, document in ((own, TALE), ({*documents} - own | {TERMS}, TERMS)):
        folder, known = shelf.file(document).parent, sorted(held | {DOCUMENT})
        for path in sorted(folder.glob("*.po")):
            if path.stem not in known:
                said = f"nothing of this file is used: no document is called {path.stem!r}"
                hint = f"name it, or take it away; a catalogue is one of {', '.join(known)}"
                yield Finding(Mark(shown(path), 1, 1), po.CHECK, said, hint, Severity.WARNING)


def sheaves(one: Opened, tag: str, font_dir: Path | None) -> Iterator[tuple[str, Sheaf]]:
    """The catalogues of a game in a language, with what they translate, by document."""
    shelf, lacks = Shelf(home(one), tag), lacking(tag, font_dir)
    own = Shelf(shelf.game.parent / SHARED, tag)
    to = language(tag)
    told = shelf.customs(to).quotes
    quotes = told if told != to.usual.quotes else ""
    aids = {each: Aids(terms(each.read(DOCUMENT).messages), quotes, lacks) for each in (shelf, own)}
    every = texts(one)
    for document, sources in every.items():
        held = aids[own if document in OWN else shelf]
        if shelf.file(document).is_file():
            yield document, _sheaf(shelf, document, sources, held)
    if shelf.file(TERMS).is_file():
        known = {source.id: source for each in every.values() for source in each}
        forms = inflected(pairs(shelf.read(TERMS).messages), known)
        yield TERMS, _known(_sheaf(shelf, TERMS, forms, aids[shelf]))


def _sheaf(shelf: Shelf, document: str, sources: tuple[Source, ...], aids: Aids) -> Sheaf:
    path = shelf.file(document)
    return Sheaf(
        file=shown(path),
        document=document,
        sources={source.id: source for source in sources},
        catalogue=shelf.read(document),
        to=language(shelf.tag),
        aids=aids,
        lines=tuple(text(path).split("\n")),
    )


def _known(sheaf: Sheaf) -> Sheaf:
    """A sheaf without the messages of no text, which are told where they are laid."""
    kept = tuple(one for one in sheaf.catalogue.messages if one.id in sheaf.sources)
    return replace(sheaf, catalogue=replace(sheaf.catalogue, messages=kept))
