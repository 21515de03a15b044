"""The languages that a game is built in: English, its translations, the pseudo-locales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from forge.build.opening import Opened, usage
from forge.build.wish import Wish
from forge.content.nearest import nearest
from forge.finding import Finding
from forge.locale.inlay import BAR
from forge.locale.languages import tidy
from forge.locale.pseudo import PSEUDO, Heard
from forge.locale.tongue import AND, ENGLISH, Tongue
from forge.model.customs import Customs
from forge.model.text import Text, said, texts
from forge.typeset.writing import Writing

ALL = "all"
"""What stands for every language of a game."""


def tongues(one: Opened, wish: Wish) -> tuple[Tongue, ...]:
    """A game in each wanted language; in English when none is named.

    ``all`` stands for English and every language that the game is translated into.  Raises Faulty
    for a language that the game is not translated into.
    """
    from forge.build.catalogues import home, tags

    every = (ENGLISH, *tags(home(one))) if ALL in wish.locales else ()
    named = (every if tag == ALL else (tag,) for tag in wish.locales or (ENGLISH,))
    wanted = dict.fromkeys(_tag(tag) for some in named for tag in some)
    return tuple(tongue(one, tag) for tag in wanted)


def _tag(asked: str) -> str:
    """A tag, or two, as they are written."""
    return AND.join(map(tidy, asked.split(AND)))


def tongue(one: Opened, tag: str) -> Tongue:
    """A game in a language.  Raises Faulty where it is not translated into it."""
    tag = _tag(tag)
    if tag not in one.tongues:
        one.tongues[tag] = _made(one, tag)
    return one.tongues[tag]


def writing(tongue: Tongue) -> Writing:
    """How the language of a tongue is written."""
    own = tongue.customs
    return Writing(tongue.lang, own.rtl, own.hyphenation, own.step)


def _made(one: Opened, tag: str) -> Tongue:
    if tag == ENGLISH:
        return Tongue(tag, one.game)
    if AND in tag:
        return _pair(one, tag)
    return _pseudo(one, tag) if tag in PSEUDO else _translated(one, tag)


def _pair(one: Opened, tag: str) -> Tongue:
    """A game in two languages, named with a plus between them: what is missing of either."""
    names = tag.split(AND)
    if len(names) != 2 or len(set(names)) != 2:
        raise usage(f"{tag!r} names no two languages", "write two, as in fi+en")
    first, second = (tongue(one, name) for name in names)
    findings = (*first.findings, *second.findings)
    return replace(first, tag=tag, findings=findings, second=second)


def _pseudo(one: Opened, tag: str) -> Tongue:
    """A game in a language that nobody speaks."""
    from forge.locale.walk import labels

    kind = PSEUDO[tag]
    known = _translations(one) if kind.compares else {}

    def say(ident: str, template: str) -> str:
        return kind.say(Heard(ident, template, tuple(known.get(ident, ()))))

    def put(text: Text) -> Text:
        return replace(text, template=say(text.id, text.template), forms=())

    words = {source.id: say(source.id, source.template) for source in labels()}
    return Tongue(tag, said(one.game, put), words, customs=Customs(tag, kind.rtl))


def _translations(one: Opened) -> Mapping[str, list[str]]:
    """All good translations of each text of a game and of forge's own, by id.

    Their words may be broken where their own language breaks them.
    """
    from forge.build.catalogues import home, tags
    from forge.locale.inlay import unbent
    from forge.locale.marked import MARK
    from forge.typeset.hyphens import softened

    found: dict[str, list[str]] = {}
    for tag in tags(home(one)):
        to = tongue(one, tag)
        every = {text.id: text.template for text in texts(to.game)} | {**to.words}
        for ident, template in every.items():
            if not template.startswith(MARK):
                found.setdefault(ident, []).append(softened(unbent(template), tag))
    return found


def _translated(one: Opened, tag: str) -> Tongue:
    from forge.build.catalogues import Shelf, home, tags
    from forge.build.catalogues import texts as catalogued
    from forge.build.colophon import credited, made
    from forge.build.laying import Laying
    from forge.build.mod_catalogues import overlaid
    from forge.locale.languages import language

    known = tags(home(one))
    if tag not in known:
        raise usage(
            f"there is no translation of {one.game.id} into {tag!r}", _hint(one, tag, known)
        )
    shelf, found = Shelf(home(one), tag), catalogued(one)
    to = language(tag)
    held, customs = overlaid(shelf.held(found), one, tag), shelf.customs(to)
    messages = {name: held[name].messages for name in found}
    how = made(found, messages, shelf.translators(found), customs)
    return credited(_owned(Laying(to, found, held, customs).tongue(one.game), one), how)


def _owned(tongue: Tongue, one: Opened) -> Tongue:
    """The tongue, what is told of its texts saying of which mod a text is."""
    if not one.document.mods:
        return tongue
    folders = {text.id: one.document.folders.get(one.document.mod(text.at), "")
               for text in texts(one.game) if one.document.mod(text.at)}  # fmt: skip
    again = f"run forge locale update {tongue.tag}"

    def owned(finding: Finding) -> Finding:
        mod = folders.get(finding.text.partition(BAR)[0])
        named = f"{again} --game {one.game.id} --mod {mod}"
        return replace(finding, hint=finding.hint.replace(again, named)) if mod else finding

    return replace(tongue, findings=tuple(map(owned, tongue.findings)))


def _hint(one: Opened, tag: str, known: tuple[str, ...]) -> str:
    """What to write instead: a language that is there, or how to begin one."""
    from forge.locale.languages import language

    have = (ENGLISH, *known, *PSEUDO)
    close = nearest(tag, (ENGLISH, *known, *PSEUDO))
    try:
        begun = f"forge locale new {language(tag).tag} --game {one.game.id} begins one"
    except LookupError:
        begun = f"there are {', '.join(have)}"
    return f"did you mean {close}?" if close else begun
