"""Laws of plurals: every language's forms are written, read, chosen by the number, and kept."""

import re
import shutil
import subprocess
from dataclasses import replace
from gettext import c2py

import pytest
from babel import localedata
from hypothesis import given
from hypothesis import strategies as st

from forge.locale import po
from forge.locale.apply import Held, laid, speaking
from forge.locale.languages import MILLIONS, USUAL, language
from forge.locale.message import WAS_COUNTED, Message, updated
from forge.locale.review.pair import pairs
from forge.locale.values import voice
from forge.locale.walk import Source
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Game, Noun
from forge.model.text import Text, said

NO_LANGUAGE = re.compile(r"root|.*_[A-Z]{5,}")
TAGS = sorted(
    tag.replace("_", "-")
    for tag in localedata.locale_identifiers()
    if not NO_LANGUAGE.fullmatch(tag)  # one spelling of a language is read as the language
)
OURS = ("ru", "fi", "fr", "ar", "ja", "sw")
TURN = Source("game.nouns.turn", "{n} turn", "game", plural="{n} turns")
T = Text("t", "T")
NOUN = Noun("turn", Text("game.nouns.turn.one", "turn"), Text("game.nouns.turn.many", "turns"))
GAME = Game("g", "1.0.0", T, T, "CC0", 1, 2, 6, (), nouns=(NOUN,))
EDITION = Edition("e", T, T, "$", (), (), (), ("X1",), 2, 4)
numbers = st.one_of(st.integers(0, 200), st.integers(0, 10_000_000))


def index(tag):
    """The header of a language as gettext reads it: a function from a number to its form."""
    count, rule = re.fullmatch(r"nplurals=(\d); plural=(.+);", language(tag).plurals).groups()
    assert int(count) == len(language(tag).forms)
    return c2py(rule)


def translated(tag, message):
    """The game in a language that has one message."""
    found = laid((TURN,), Held("game.po", {message.id: message}), language(tag))
    return said(GAME, speaking(found.words, found.forms)), found.findings


def done(tag):
    forms = tuple(f"{{n}} {name}" for name in language(tag).forms)
    return replace(updated((), [TURN])[0], forms=forms)


def test_the_header_of_every_language_of_cldr_parts_numbers_as_cldr_does():
    for tag in TAGS:
        to, form = language(tag), index(tag)
        for number in (*USUAL, *MILLIONS):
            assert to.forms[form(number)] == to.category(number), (tag, number)


@pytest.mark.parametrize("tag", TAGS[::9] + list(OURS))
def test_the_plurals_of_a_language_are_read_as_they_were_written(tag):
    message = done(tag)
    data = po.written(po.Catalogue((message,)), language(tag), "A game")
    (back,) = po.read(data.decode(), "game.po").messages
    assert replace(back, line=0) == message
    assert po.written(po.Catalogue((back,)), language(tag), "A game") == data
    assert updated((back,), [TURN]) == (back,)


@given(st.sampled_from(TAGS), numbers)
def test_a_counted_noun_takes_the_plural_of_its_number_and_holds_it(tag, number):
    game, findings = translated(tag, done(tag))
    edition = replace(EDITION, parameters=(Parameter("missed", Unit.COUNT, number, ("X1",)),))
    told = voice(game, edition, tag)(Text("t", "{missed:turn}"))
    assert not findings
    assert told.split()[-1] == language(tag).category(number)
    digits = "".join(letter for letter in told if letter.isdigit())
    assert int(digits) == number


@given(st.sampled_from(OURS), st.data())
def test_an_update_never_loses_a_plural(tag, data):
    """Whatever the English becomes: another text, gone, counted no more, counted again."""
    texts = st.sampled_from(["{n} turn", "{n} go", "turn"])
    plurals = st.sampled_from(["", "{n} turns", "{n} goes"])
    messages = (done(tag),)
    written = set(messages[0].forms)
    for _ in range(data.draw(st.integers(1, 4))):
        now = [Source(TURN.id, data.draw(texts), "game", plural=data.draw(plurals))]
        messages = updated(messages, now if data.draw(st.booleans()) else ())
        file = po.written(po.Catalogue(messages), language(tag), "A game").decode()
        messages = po.read(file, "game.po").messages
        assert all(form in file for form in written)


def test_a_changed_plural_makes_fuzzy_and_tells_both_old_texts():
    now = updated((done("fi"),), [replace(TURN, plural="{n} rounds")])[0]
    assert (now.fuzzy, now.previous, now.previous_plural) == (True, "{n} turn", "{n} turns")
    text = po.written(po.Catalogue((now,)), language("fi"), "A game").decode()
    assert '#| msgid "{n} turn"\n#| msgid_plural "{n} turns"\n' in text


def test_what_is_counted_no_more_keeps_its_plurals_in_a_note():
    now = updated((done("fi"),), [replace(TURN, plural="")])[0]
    assert (now.translation, now.fuzzy) == ("{n} other", True)
    assert now.note == f"{WAS_COUNTED}{{n}} one / {{n}} other"


@pytest.mark.parametrize(
    ("forms", "check", "wrong"),
    [
        (("{n} ход", "{n} хода"), "locale-plural", "3 forms needed, 2 given"),
        (("{n} ход", "", "{n} ходов"), "locale-plural", "3 forms needed, 2 given"),
        (("{n} ход", "{n} ход", "{n} ходов", "x"), "locale-plural", "3 forms needed, 4 given"),
        (("{n} ход", "хода", "{n} ходов"), "locale-placeholders", r"lost \{n\}"),
        (("ход", "{n} хода", "{n} ходов"), "locale-placeholders", r"lost \{n\}"),
        (("{n} ход", "{m} хода {n}", "{n} ходов"), "locale-placeholders", r"has \{m\}"),
    ],
)
def test_a_plural_that_is_not_whole_is_found(forms, check, wrong):
    """Russian "one" goes with 1, 21, 31 ...: its number may not be left out."""
    _, (finding,) = translated("ru", replace(done("ru"), forms=forms))
    assert finding.check == check
    assert re.search(wrong, finding.message)


def counted(game, number, tag):
    edition = replace(EDITION, parameters=(Parameter("missed", Unit.COUNT, number, ("X1",)),))
    return voice(game, edition, tag)(Text("t", "{missed:turn}"))


def test_o12_a_plural_that_lacks_a_form_says_english_for_its_numbers_alone():
    """Never empty, never another form; the entry is not done, and its line is told."""
    message = replace(done("pl"), forms=("{n} turę", "{n} tury"), line=7)
    game, (finding,) = translated("pl", message)
    said = {number: counted(game, number, "pl") for number in (1, 2, 5, 12, 22, 25)}
    assert said == {
        1: "1 turę", 2: "2 tury", 5: "‡5 turns", 12: "‡12 turns", 22: "22 tury", 25: "‡25 turns",
    }  # fmt: skip
    assert str(finding) == (
        "game.po:7:1: warning: game.nouns.turn: 3 forms needed, 2 given"
        " (write msgstr[2] as it goes with 0, 5, 6, 7) [locale-plural]"
    )
    padded = po.padded(message, 3)
    assert not padded.done


def test_a_form_for_one_single_number_need_not_write_it():
    forms = ("لا أدوار", "دور واحد", "دوران", "{n} أدوار", "{n} دورًا", "{n} دور")
    game, findings = translated("ar", replace(done("ar"), forms=forms))
    assert not findings
    for number, wanted in ((1, "دور واحد"), (2, "دوران")):
        edition = replace(EDITION, parameters=(Parameter("missed", Unit.COUNT, number, ("X1",)),))
        assert voice(game, edition, "ar")(Text("t", "{missed:turn}")) == wanted


@pytest.mark.parametrize("tag", OURS)
def test_plurals_pass_msgfmt(tag, tmp_path):
    """Whole, changed and gone."""
    msgfmt = shutil.which("msgfmt")
    if msgfmt is None:
        pytest.skip("msgfmt (GNU gettext) is not installed")
    message = done(tag)
    for messages in (
        [message],
        updated([message], [replace(TURN, plural="x")]),
        updated([message], []),
    ):
        file = tmp_path / "game.po"
        file.write_bytes(po.written(po.Catalogue(tuple(messages)), language(tag), "A game"))
        told = subprocess.run(
            [msgfmt, "-c", "-o", "-", str(file)], capture_output=True, check=False
        )
        assert told.returncode == 0, told.stderr.decode()


def test_the_flag_of_placeholders_lets_a_form_of_the_language_be(tmp_path):
    message = Message(
        "a.b", "Pay {fee}.", "{fee, plural, one {Платит #} other {Платят {fee|gen}}}."
    )
    text = po.written(po.Catalogue((message,)), language("ru"), "A game").decode()
    assert '#, placeholders:r"\\{[a-z][a-z0-9_.-]*"\n' in text
    assert po.read(text, "a.po").messages[0].flags == ()


def test_plurals_that_the_language_has_not_are_not_compared():
    source = Source("a.b", "{n} turn", "game", plural="{n} turns")
    message = Message("a.b", "{n} turn", plural="{n} turns", forms=("{n} a", "{n} b", "{n} c"))
    assert [pair.said for pair in pairs(source, message, language("fi"))] == ["{n} a", "{n} b"]
