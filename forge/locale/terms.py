"""Names in forms of a language's own: ``terms.po``, each under the id of its text and its form.

``tokens.kinds.ruby.name|gen`` is what ``{token.ruby|gen}`` says; which forms there are is the
language's own affair.  A form that a translation asks for and nobody has written yet is found here,
so that an update can begin it; until then the plain name is said.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from forge.finding import Finding, Severity
from forge.locale.apply import Held, counted
from forge.locale.inlay import BAR, cased
from forge.locale.languages import Language
from forge.locale.marked import MARK
from forge.locale.message import Message
from forge.locale.moments import brought, told_of
from forge.locale.printable import wrongs
from forge.locale.values import names
from forge.locale.walk import Source
from forge.model.game import Game
from forge.model.text import CAPITAL, PLACEHOLDER, Forms, Text, asked, texts
from forge.source import Mark

TERMS = "terms"
"""The catalogue of inflected names of a game."""
CHECK = "locale-form"


@dataclass(frozen=True, slots=True)
class Asked:
    """A form that a text asks of a name: the ids of both, the form, and how it is written."""

    by: str
    of: str
    form: str
    written: str


@dataclass(frozen=True, slots=True)
class Terms:
    """The forms of each text by its id, and what there is to say about them."""

    forms: Mapping[str, Forms]
    findings: tuple[Finding, ...]


def sources(wanted: Iterable[tuple[str, str]], known: Mapping[str, Source]) -> tuple[Source, ...]:
    """What is to be translated for forms of texts, by the ids of the texts; others are left out."""
    pairs = sorted(pair for pair in set(wanted) if pair[0] in known)
    return tuple(_source(known[ident], form) for ident, form in pairs)


def _source(plain: Source, form: str) -> Source:
    kind = f"{plain.kind}, in the form {form}"
    return replace(plain, id=f"{plain.id}{BAR}{form}", document=TERMS, kind=kind, example="")


def pairs(messages: Iterable[Message]) -> Iterator[tuple[str, str]]:
    """The id of a text and the form of it, for each message of a catalogue of terms."""
    for message in messages:
        ident, _, form = message.id.partition(BAR)
        yield ident, form


def inflected(held: Held, known: Mapping[str, Source], to: Language) -> Terms:
    """The forms that a catalogue has, and what is wrong with it."""
    forms: dict[str, dict[str, str]] = {}
    findings: list[Finding] = []
    for message in (one for one in held.messages.values() if not one.obsolete):
        ident, _, form = message.id.partition(BAR)
        file = message.file or held.file
        mark = Mark(file, message.line or 1, 1)
        if ident not in known or not form:
            hint = f"an id is that of a text, {BAR}, and a form: tokens.kinds.ruby.name{BAR}gen"
            said = f"{message.id} is no form of any text"
            findings.append(Finding(mark, CHECK, said, hint, Severity.WARNING))
            continue
        if cased(form)[1]:
            said = f"{message.id}: a capital needs no entry"
            hint = f"take it out: {{…{BAR}{CAPITAL}}} makes a capital by itself"
            findings.append(Finding(mark, CHECK, said, hint, Severity.WARNING))
            continue
        plain = known[ident]
        source = _source(plain, form)
        wrong = tuple(_told(wrongs(source, message, file, to)))
        findings.extend(replace(finding, text=message.id) for finding in wrong)
        if plain.plural:
            plurals = counted(source, message, file, to)
            good = {f"{name}{BAR}{form}": one for name, one in plurals if MARK not in one}
            forms.setdefault(f"{ident}.many", {}).update(good)
        elif not wrong:
            forms.setdefault(ident, {})[form] = message.translation
    sorted_forms = {ident: tuple(sorted(each.items())) for ident, each in forms.items()}
    return Terms(sorted_forms, tuple(findings))


def _told(wrong: Iterable[Finding]) -> Iterator[Finding]:
    """Findings of a form; where it is missing the plain name is said, so that nothing is lost."""
    for one in wrong:
        missing = one.check == "locale-missing"
        hint = f"{one.hint}; until then the plain name is printed"
        yield replace(one, check=CHECK, hint=hint) if missing else one


def forms_asked(game: Game, lang: str, own: Mapping[str, str]) -> Iterator[Asked]:
    """Every form that the texts of a game and forge's own words ask of a name, in a language.

    A sentence of a told game asks it of every name that the moment may bring.
    """
    known = dict(names(game, lang))
    nouns = {noun.id: noun.key for noun in game.nouns}
    said = (*texts(game), *known.values(), *(Text(name, word) for name, word in own.items()))
    for text in said:
        for match in PLACEHOLDER.finditer(text.template):
            name, whole = asked(match)
            form, _, rest = whole.partition(BAR)
            case, _ = cased(rest)
            if not case:
                continue
            if form in nouns:
                yield Asked(text.id, nouns[form], case, match[0])
            elif (name, form) in known or (name, "") in known:
                plain = known.get((name, form)) or known[name, ""]
                yield Asked(text.id, _end(plain, known).id, case, match[0])
            elif told_of(text.id, game):
                for one in brought(game, name):
                    yield Asked(text.id, _end(one, known).id, case, match[0])


def _end(name: Text, known: Mapping[tuple[str, str], Text]) -> Text:
    """The name that a name which is nothing but another one stands for."""
    only = PLACEHOLDER.fullmatch(name.template)
    return _end(known[asked(only)], known) if only and asked(only) in known else name


def missing(
    every: Iterable[Asked],
    begun: Collection[tuple[str, str]],
    marks: Callable[[str], Mark],
    to: Language,
) -> Iterator[Finding]:
    """Forms that are asked for and stand in no catalogue, each at the text that asks."""
    for one in dict.fromkeys(every):
        if (one.of, one.form) not in begun:
            said = f"{one.written}: {one.of} has no form {one.form} in {to.name}"
            hint = f"forge locale update {to.tag} begins it in {TERMS}.po; write it there"
            yield Finding(marks(one.by), CHECK, said, hint, Severity.WARNING, text=one.by)
