"""Laws of catalogues: what is written is read, and an update loses no translation."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.finding import Faulty
from forge.locale import po
from forge.locale.languages import language
from forge.locale.message import updated
from forge.locale.po_comments import GONE
from forge.locale.walk import Source

FINNISH = language("fi")
letters = st.characters(
    codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"), include_characters="\n\t"
)
words = st.text(letters, min_size=1, max_size=20).filter(str.strip)
numbers = st.sampled_from(["", "fee=120", "fee=200", "fee=1 (classic), 2 (zvezda); n=3"])
ids = st.sampled_from([f"board.points.p{n}.name" for n in range(6)])
COUNTED = ("board.points.p1.name", "board.points.p4.name")


def counted(source, plural):
    """A text that is counted: always the same ids, so that a text stays of its kind."""
    return replace(source, plural=plural if source.id in COUNTED else "")


single = st.builds(
    Source, ids, words, st.just("board"), st.just("point name"), st.just("g/board.yaml:7"), numbers
)
sources = st.lists(
    st.builds(counted, single, words), unique_by=lambda source: source.id, max_size=6
)


@st.composite
def translators(draw):
    """A catalogue that translators have worked on, each between two states of the English."""
    messages = ()
    for state in draw(st.lists(sources, min_size=1, max_size=4)):
        messages = tuple(
            replace(
                worked := draw(translations(one)),
                note=draw(st.sampled_from([one.note, "hyvä?", "kaksi\nriviä"])),
                fuzzy=draw(st.booleans()) if worked.begun else False,
            )
            for one in updated(messages, state)
        )
    return messages


@st.composite
def translations(draw, one):
    """A message with another translation, the same, or one that is not whole."""
    if not one.plural:
        said = draw(st.sampled_from([one.translation, f"käännös {one.id}", "toinen"]))
        return replace(one, translation=said)
    said = st.sampled_from(["", "{n} vuoro", "{n} vuoroa"])
    return replace(one, forms=draw(st.one_of(st.just(one.forms), st.tuples(said, said))))


def bare(messages):
    return [replace(one, line=0) for one in messages]


@given(translators())
def test_what_is_written_is_read(messages):
    messages = [po.padded(m, len(FINNISH.forms)) for m in messages]
    data = po.written(po.Catalogue(tuple(messages)), FINNISH, "A game")
    back = po.read(data.decode(), "fi.po")
    assert bare(back.messages) == bare(messages)
    assert po.written(back, FINNISH, "A game") == data


@given(translators(), sources)
def test_an_update_loses_no_translation_and_no_note(messages, state):
    def told(some):
        return {one.id: (one.said, one.note) for one in some if one.begun}

    new = updated(messages, state)
    assert told(new) == told(messages)
    assert {one.id: one.note for one in new if one.note} == {
        one.id: one.note for one in messages if one.note
    }


@given(translators(), sources)
def test_an_update_twice_is_an_update_once(messages, state):
    once = updated(messages, state)
    assert updated(once, state) == once


@given(translators(), sources)
def test_messages_stand_in_the_order_of_the_content_and_those_of_no_text_behind(messages, state):
    new = updated(messages, state)
    assert [one.id for one in new if not one.obsolete] == [source.id for source in state]
    assert [one.obsolete for one in new] == sorted(one.obsolete for one in new)


@st.composite
def returns(draw):
    """A catalogue, and a state in which some texts are still, or again, as they were."""
    messages = draw(translators())
    kept = {
        one.id: Source(
            one.id,
            one.source,
            "board",
            "point name",
            "g/board.yaml:7",
            one.values,
            plural=one.plural,
        )
        for one in messages
        if draw(st.booleans())
    }
    others = [one for one in draw(sources) if one.id not in kept]
    return messages, [*kept.values(), *others]


def test_what_is_done_was_made_for_this_text_and_these_numbers():
    """No translation becomes good by itself, unless what it was made for is back."""
    done = []

    @given(returns())
    def law(worked):
        messages, state = worked
        before = {one.id: one for one in messages}
        for one in updated(messages, state):
            if one.done:
                done.append(one)
                old = before[one.id]
                told = old.fuzzy and old.previous is not None
                was = (old.previous, old.previous_plural or "")
                text = was if told else (old.source, old.plural)
                values = old.values if old.before is None or not old.fuzzy else old.before
                assert (*text, values) == (one.source, one.plural, one.values)
                assert not (old.fuzzy and old.previous is None and old.before is None)

    law()
    assert done


@given(sources, sources)
def test_what_is_changed_back_is_as_it_was(first, second):
    messages = tuple(
        replace(one, forms=("k", "k a")) if one.plural else replace(one, translation=f"k {one.id}")
        for one in updated((), first)
    )
    back = updated(updated(messages, second), first)
    assert [one for one in back if not one.obsolete] == list(messages)


def one(template, values="", old=(), typos=()):
    return updated(old, [Source("a.b", template, "game", values=values)], typos)[0]


def test_a_changed_number_makes_fuzzy_and_tells_the_old_one():
    done = replace(one("Pay {fee}.", "fee=20"), translation="Maksa {fee}.")
    now = one("Pay {fee}.", "fee=30", [done])
    assert (now.fuzzy, now.before, now.previous) == (True, "fee=20", None)
    assert "#. made for: fee=20\n" in po.written(po.Catalogue((now,)), FINNISH, "x").decode()


def test_a_changed_text_makes_fuzzy_and_keeps_the_old_one():
    done = replace(one("Pay {fee}."), translation="Maksa {fee}.")
    now = one("Do not pay {fee}.", "", [done])
    assert (now.fuzzy, now.previous, now.translation) == (True, "Pay {fee}.", "Maksa {fee}.")
    assert '#| msgid "Pay {fee}."\n' in po.written(po.Catalogue((now,)), FINNISH, "x").decode()


def test_a_typo_keeps_the_translation():
    done = replace(one("Pay teh bank."), translation="Maksa pankille.")
    assert one("Pay the bank.", "", [done], ["a.b"]).done


def test_what_its_translator_doubted_stays_doubted_when_the_english_is_back():
    doubted = replace(one("Pay."), translation="Maksa.", fuzzy=True)
    assert one("Pay.", "", [one("Do pay.", "", [doubted])]).fuzzy


def test_a_translator_who_takes_the_mark_away_is_done():
    done = replace(one("Pay.", "fee=1"), translation="Maksa.")
    seen = replace(one("Pay!", "fee=2", [done]), fuzzy=False, previous=None)
    assert one("Pay!", "fee=2", [seen]).done
    assert one("Pay!", "fee=2", [seen]).before is None


def test_a_damaged_file_is_a_finding_with_its_line():
    broken = 'msgid ""\nmsgstr ""\n\nmsgctxt "a.b"\nmsgid "Pay"\nmsgstr Maksa\n'
    with pytest.raises(Faulty, match=r"^fi/cards.po:6:1: error: this is no PO file"):
        po.read(broken, "fi/cards.po")


@pytest.mark.parametrize("kept", ["{", "5", "null", "[]", '"a"', '{"before": 3}'])
def test_a_note_that_somebody_wrote_into_stays_and_loses_no_translation(kept):
    """Even where what is left is JSON."""
    note = f"{GONE}{kept}"
    gone = f'# {note}\n#~ msgctxt "a.b"\n#~ msgid "pearl"\n#~ msgstr "helmi"\n'
    (found,) = po.read(f'msgid ""\nmsgstr ""\n\n{gone}', "board.po").messages
    assert (found.translation, found.before, found.note) == ("helmi", None, note)


def test_an_id_that_stands_twice_is_a_finding():
    twice = "".join(f'\nmsgctxt "a.b"\nmsgid "{word}"\nmsgstr ""\n' for word in ("One", "Two"))
    with pytest.raises(Faulty, match=r"fi/cards.po:8:1: error: a.b stands here twice"):
        po.read('msgid ""\nmsgstr ""\n' + twice, "fi/cards.po")


def test_the_header_keeps_what_translators_wrote_and_no_time():
    old = {"Last-Translator": "Aino <a@example.org>", "PO-Revision-Date": "2026-01-01 10:00+0000",
           "X-Generator": "Poedit 3.4"}  # fmt: skip
    text = po.written(po.Catalogue((), old, "by Aino"), language("ru"), "A game").decode()
    assert "Last-Translator: Aino" in text
    assert "X-Generator: Poedit 3.4" in text
    assert "Date" not in text
    assert "nplurals=3; plural=n % 10 == 1" in text
    assert text.startswith("# by Aino\n")
