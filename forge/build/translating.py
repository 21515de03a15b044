"""The verbs of a translator: begin a language, bring it up to date, see how far it is."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from forge.build.catalogues import Shelf, home, tags, texts
from forge.build.coverage import unwritten
from forge.build.laying import Laying, asked
from forge.build.mod_catalogues import bent, changed, mod_folders
from forge.build.opening import Opened, open_all, put, usage
from forge.build.wish import Wish
from forge.content import project
from forge.content.nearest import did_you_mean
from forge.content.roots import shipped
from forge.finding import Finding
from forge.locale import po, terms
from forge.locale.apply import Held
from forge.locale.languages import Language, language, tidy
from forge.locale.message import Message, updated
from forge.locale.numbers import is_english
from forge.locale.review.glossary import DOCUMENT as GLOSSARY
from forge.locale.review.wanted import wanted as named
from forge.locale.terms import TERMS
from forge.locale.walk import OWN, Source
from forge.model import customs

FORGE = "forge"
"""What forge's own words are the text of."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game, a language to bring it up to date in, and what is to be translated of it.

    A language that is ``begun`` gets a glossary to begin with; later it is the translator's.
    Of a ``mod`` only what it changes is translated, in its own folder.
    """

    opened: Opened
    to: Language
    texts: Mapping[str, tuple[Source, ...]]
    begun: bool = False
    mod: Path | None = None


@dataclass(frozen=True, slots=True)
class Update:
    """What an update changed: the files that are new or others now, and those that stay.

    Of a language that is begun also what its translator has to know.
    """

    written: tuple[Path, ...]
    same: tuple[Path, ...]
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far a document is in a language, in texts."""

    game: str
    language: str
    document: str
    done: int
    fuzzy: int
    missing: int

    @property
    def total(self) -> int:
        """The texts of the document."""
        return self.done + self.fuzzy + self.missing


def begin(tag: str, wish: Wish) -> Update:
    """Write the empty catalogues of a new language of some games.

    Raises Faulty for an unknown language or game, and for a language that is there already.
    """
    to = _language(tag)
    _refuse_shipped(wish)
    games = open_all(wish)
    if wish.mods:
        return _of_mods([(one, to) for one in games], wish)
    for one in games:
        if to.tag in tags(home(one)):
            said = f"{one.game.id} has catalogues of {to.name} already"
            raise usage(said, f"forge locale update {to.tag} brings them up to date")
    done = _write((Wanted(one, to, texts(one), begun=True) for one in games), ())
    return replace(done, findings=unwritten(to))


def update(tag: str, wish: Wish, typos: Collection[str] = ()) -> Update:
    """Bring the catalogues of a language up to date, of every language when none is named.

    ``typos`` are ids of texts whose change needs no new translation.  Raises Faulty for a language
    that no wanted game has, an id that no text has, and a catalogue that cannot be read.
    """
    _refuse_shipped(wish)
    games = open_all(wish)
    if wish.mods:
        named = (tag,) if tag else {each for one in games for each in tags(mod_folders(one)[-1])}
        return _of_mods([(one, _language(each)) for one in games for each in sorted(named)], wish)
    held = [(one, tags(home(one))) for one in games]
    to = _language(tag) if tag else None
    known = sorted({each for _, found in held for each in found})
    if to and to.tag not in known:
        hint = f"forge locale new {to.tag} begins it; there are: {', '.join(known)}"
        raise usage(f"no wanted game has catalogues of {to.name}", hint)
    said = [(one, found, texts(one)) for one, found in held]
    ids = {source.id for _, _, every in said for each in every.values() for source in each}
    for name in typos:
        if name not in ids:
            raise usage(f"no text has the id {name!r}", did_you_mean(name, sorted(ids)))
    wanted = (
        Wanted(one, language(each), every)
        for one, found, every in said
        for each in found
        if to is None or each == to.tag
    )
    return _write(wanted, typos)


def _refuse_shipped(wish: Wish) -> None:
    """Nothing is written into an installed forge: its next version would overwrite it."""
    root = project.content_root(wish.content)
    if not wish.mods and shipped(root):
        said = "these games lie in the installed forge, and its next version would overwrite them"
        raise usage(said, f"copy {root} to a folder called content here, and run this again")


def _of_mods(asked: Iterable[tuple[Opened, Language]], wish: Wish) -> Update:
    """Write what the last of the wanted mods changes into catalogues of its own."""
    return _write(
        (Wanted(one, to, changed(one, wish), mod=mod_folders(one)[-1]) for one, to in asked), ()
    )


def _write(wanted: Iterable[Wanted], typos: Collection[str]) -> Update:
    """Work out every file first, then write those that are others than before."""
    made = {path: data for each in wanted for path, data in _files(each, typos)}
    before = {path: path.read_bytes() for path in made if path.is_file()}
    written = tuple(path for path in made if before.get(path) != made[path])
    hint = "let yourself write there, or name another folder of games: --content"
    put({path: made[path] for path in written}, hint)
    return Update(written, tuple(path for path in made if path not in written))


def _files(wanted: Wanted, typos: Collection[str]) -> Iterator[tuple[Path, bytes]]:
    shelf = Shelf(wanted.mod or home(wanted.opened), wanted.to.tag)
    if not wanted.mod and not shelf.language_file.is_file():
        yield shelf.language_file, customs.written(wanted.to.usual, wanted.to.name)
    new = {
        document: _updated(shelf.read(document), sources, typos)
        for document, sources in wanted.texts.items()
    }
    inflected = _terms(wanted, shelf, new, typos)
    if inflected.messages or shelf.file(TERMS).is_file():
        new[TERMS] = inflected
    if wanted.begun and not shelf.file(GLOSSARY).is_file():
        said = (each for name, every in wanted.texts.items() if name not in OWN for each in every)
        new[GLOSSARY] = _updated(po.Catalogue(), named(said), ())
    for document, catalogue in new.items():
        title = f"{FORGE if document in OWN else wanted.opened.game.title.template}: {document}"
        yield shelf.file(document), po.written(catalogue, wanted.to, title)


def _updated(old: po.Catalogue, sources: Iterable[Source], typos: Collection[str]) -> po.Catalogue:
    return replace(old, messages=updated(old.messages, sources, typos))


def _terms(
    wanted: Wanted, shelf: Shelf, new: Mapping[str, po.Catalogue], typos: Collection[str]
) -> po.Catalogue:
    """The inflected names: those that are there, and those that translations ask for besides."""
    if wanted.mod:
        return _updated(shelf.read(TERMS), bent(wanted.opened, shelf, wanted.texts), typos)
    known = {source.id: source for each in wanted.texts.values() for source in each}
    old = shelf.read(TERMS)
    held = {name: Held(name, each.by_id) for name, each in {**new, TERMS: old}.items()}
    laying = Laying(wanted.to, wanted.texts, held, wanted.to.usual)
    tongue = laying.tongue(wanted.opened.game)
    pairs = {(one.of, one.form) for one in asked(tongue)} | set(terms.pairs(old.messages))
    return _updated(old, terms.sources(pairs, known), typos)


def status(wish: Wish) -> tuple[Coverage, ...]:
    """How far each document of each game is in each of its languages, or the wanted ones."""
    rows = []
    wanted = {_language(tag).tag for tag in wish.locales}
    for one in open_all(wish):
        asked = [tag for tag in tags(home(one)) if not wanted or tag in wanted]
        every = texts(one) if asked else {}
        for tag in asked:
            shelf = Shelf(home(one), tag)
            for document, sources in every.items():
                rows.append(_coverage(one.game.id, tag, sources, shelf.read(document).by_id))
    return tuple(rows)


def _coverage(
    game: str, tag: str, sources: tuple[Source, ...], held: Mapping[str, Message]
) -> Coverage:
    done = fuzzy = 0
    for source in sources:
        message = held.get(source.id)
        if message and message.done and message.of(source):
            done += 1
        elif message and message.begun:
            fuzzy += 1
    return Coverage(game, tag, sources[0].document, done, fuzzy, len(sources) - done - fuzzy)


def as_text(rows: Iterable[Coverage]) -> str:
    """A table of coverage, a line a document."""
    lines = [f"{'game':20} {'language':9} {'document':9} {'done':>5} {'fuzzy':>5} {'missing':>7}"]
    for row in rows:
        share = 100 * row.done // row.total
        lines.append(
            f"{row.game:20} {row.language:9} {row.document:9} {row.done:5} {row.fuzzy:5}"
            f" {row.missing:7}  {share:3} %"
        )
    return "\n".join(lines) + "\n"


def as_json(rows: Iterable[Coverage]) -> str:
    """Coverage as JSON."""
    return json.dumps({"coverage": [asdict(row) for row in rows]}, indent=2) + "\n"


def _language(tag: str) -> Language:
    """A language that can be translated into.  Raises Faulty for another."""
    try:
        found = language(tidy(tag))
    except LookupError:
        hint = "write a language, and where needed its script and region: fi, pt-BR, zh-Hant"
        raise usage(f"there is no language {tag!r}", hint) from None
    if is_english(found.tag) and "-" not in found.tag:
        raise usage("the texts are in English", "name another language")
    return found
