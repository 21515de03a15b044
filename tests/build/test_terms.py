"""Names in forms of a language: begun by an update where a translation asks, said, never lost."""

import shutil
from pathlib import Path

import polib
import pytest

from forge.build import translating
from forge.build.opening import opened
from forge.build.tongues import tongue
from forge.build.verbs import check
from forge.build.wish import Wish
from forge.locale.moments import brought, told_of
from forge.locale.values import voice
from forge.model.text import Text

TINY = Path(__file__).parents[1] / "data" / "tiny"
PEARL, EFFECT = "tokens.kinds.pearl.name", "tokens.kinds.pearl.effect"
TURN = "game.nouns.turn"


ASKS = "Продайте {token.pearl|acc} за {pearl_value}. Пропустите {missed:turn|acc}."


@pytest.fixture
def wish(tmp_path):
    """The tiny game with a noun, and Russian catalogues, in a folder of content of its own."""
    shutil.copytree(TINY, tmp_path / "content" / "tiny")
    made = Wish(("tiny",), content=tmp_path / "content")
    edit(made, "game.yaml", "credits:", "nouns:\n  - {id: turn, one: turn, many: turns}\ncredits:")
    edit(
        made, "tokens.yaml", "The bank pays {pearl_value}.",
        "Sell {token.pearl:a} for {pearl_value}. Miss {missed:turn}.",
    )  # fmt: skip
    edit(
        made, "editions/basic.yaml", "parameters:",
        "parameters:\n  - {id: missed, unit: count, value: 22, rules: [T1]}",
    )  # fmt: skip
    translating.begin("ru", made)
    translate(made, "game", {EFFECT: ASKS, PEARL: "жемчужина"})
    translate(made, "game", {TURN: ("{n} ход", "{n} хода", "{n} ходов")})
    return made


def edit(wish, name, old, new):
    path = wish.content / "tiny" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def catalogue(wish, name):
    return wish.content / "tiny/locale/ru" / f"{name}.po"


def entries(wish, name):
    """The entries of a catalogue by their ids."""
    return {entry.msgctxt: entry for entry in polib.pofile(str(catalogue(wish, name)))}


def translate(wish, name, texts):
    """Write translations by their ids; several for the plurals of one."""
    file = polib.pofile(str(catalogue(wish, name)), wrapwidth=0)
    known = {entry.msgctxt: entry for entry in file}
    for ident, text in texts.items():
        if isinstance(text, str):
            known[ident].msgstr = text
        else:
            known[ident].msgstr_plural = dict(enumerate(text))
    catalogue(wish, name).write_bytes((str(file).rstrip("\n") + "\n").encode())


def russian(wish):
    return tongue(opened(wish.content / "tiny", wish), "ru")


def effect(wish):
    """What the pearl does, as it is said."""
    game = russian(wish).game
    text = game.tokens.kinds[0].effect
    return voice(game, game.editions[0], "ru")(text).replace("\xa0", " ")


def lacking(wish):
    return [f for f in russian(wish).findings if f.check == "locale-form"]


def test_a_form_that_nobody_wrote_is_a_warning_where_it_is_asked_and_the_plain_name_is_said(wish):
    found = lacking(wish)
    assert [f.message for f in found] == [
        f"{{token.pearl|acc}}: {PEARL} has no form acc in Russian",
        f"{{missed:turn|acc}}: {TURN} has no form acc in Russian",
    ]
    lines = catalogue(wish, "game").read_text("utf-8").splitlines()
    for finding in found:
        assert finding.severity == "warning"
        entry = lines[finding.mark.line - 1 :]
        assert f'msgstr "{ASKS}"' in entry[: entry.index("")]
    assert effect(wish) == "Продайте жемчужина за 10 $. Пропустите 22 хода."


def test_an_update_begins_what_is_asked_in_the_order_of_ids_and_finishing_it_is_enough(wish):
    translating.update("ru", wish)
    terms = entries(wish, "terms")
    assert list(terms) == [f"{TURN}|acc", f"{PEARL}|acc"]
    assert (terms[f"{PEARL}|acc"].msgid, terms[f"{PEARL}|acc"].msgstr) == ("pearl", "")
    assert terms[f"{TURN}|acc"].msgid_plural == "{n} turns"
    assert [f.mark.file.rpartition("/")[2] for f in lacking(wish)] == ["terms.po"] * 2
    forms = {f"{PEARL}|acc": "жемчужину", f"{TURN}|acc": ("{n} ход", "{n} ход_а", "{n} ходов")}
    translate(wish, "terms", forms)
    assert not lacking(wish)
    assert effect(wish) == "Продайте жемчужину за 10 $. Пропустите 22 ход_а."
    assert not translating.update("ru", wish).written


def test_a_term_whose_name_is_gone_is_kept_behind_the_others(wish):
    translating.update("ru", wish)
    forms = {f"{PEARL}|acc": "жемчужину", f"{TURN}|acc": ("{n} ход", "{n} хода", "{n} ходов")}
    translate(wish, "terms", forms)
    edit(wish, "game.yaml", "nouns:\n  - {id: turn, one: turn, many: turns}\n", "")
    edit(wish, "tokens.yaml", "Miss {missed:turn}.", "Miss {missed}.")
    translating.update("ru", wish)
    gone = entries(wish, "terms")[f"{TURN}|acc"]
    assert gone.obsolete
    assert gone.msgstr_plural[1] == "{n} хода"


def test_a_noun_whose_forms_alone_are_written_is_said_in_them(wish):
    translating.update("ru", wish)
    forms = {f"{PEARL}|acc": "жемчужину", f"{TURN}|acc": ("{n} ход", "{n} хода", "{n} ходов")}
    translate(wish, "terms", forms)
    translate(wish, "game", {TURN: ("", "", "")})
    assert effect(wish) == "Продайте жемчужину за 10 $. Пропустите 22 хода."


def test_a_changed_name_makes_its_forms_fuzzy(wish):
    translating.update("ru", wish)
    translate(wish, "terms", {f"{PEARL}|acc": "жемчужину"})
    edit(wish, "tokens.yaml", "name: pearl", "name: white pearl")
    translating.update("ru", wish)
    assert entries(wish, "terms")[f"{PEARL}|acc"].fuzzy


def test_a_term_of_no_text_is_told_at_its_line(wish):
    translating.update("ru", wish)
    path = catalogue(wish, "terms")
    path.write_text(
        path.read_text("utf-8").replace(f"{PEARL}|", "tokens.kinds.perl.name|"), "utf-8"
    )
    told = [f for f in lacking(wish) if "is no form of any text" in f.message]
    assert [f.mark.file.rpartition("/")[2] for f in told] == ["terms.po"]


def test_o12_a_noun_that_lacks_a_plural_is_not_done(wish):
    def fuzzy():
        return {row.document: row.fuzzy for row in translating.status(wish)}["game"]

    before = fuzzy()
    path = catalogue(wish, "game")
    path.write_text(path.read_text("utf-8").replace('msgstr[2] "{n} ходов"\n', ""), "utf-8")
    assert fuzzy() == before + 1


def test_english_content_may_ask_for_no_form(wish):
    edit(wish, "tokens.yaml", "{token.pearl:a}", "{token.pearl|acc}")
    (finding,) = [f for f in check(wish) if f.check == "texts-placeholders"]
    assert "{token.pearl|acc}" in finding.message
    assert "write {token.pearl}" in finding.hint


def test_a_told_game_asks_each_name_that_a_moment_may_bring(wish):
    """Its forms are begun by an update; no kit has anything to say about them."""
    game = opened(wish.content / "tiny", wish).game
    told = {name: list(brought(game, name)) for name in ("token", "place", "player", "amount")}
    assert told["token"] == [kind.name for kind in game.tokens.kinds]
    assert told["place"] == [point.name for point in game.board.points]
    assert told["player"] == told["amount"] == []
    assert told_of("ui.play-line", game)
    assert not told_of("ui.play-star-of-africa.zvezda-open", game)
    tale = catalogue(wish, "../../../shared/locale/ru/tale")
    text = tale.read_text("utf-8")
    line = 'msgid "{turn}. {player} ({place}): {what}{rules}"\n'
    said = 'msgstr "{turn}. {player} (в {place|prep}): {what}{rules}"'
    tale.write_text(text.replace(f'{line}msgstr ""', line + said), "utf-8")
    before = len(lacking(wish))
    translating.update("ru", wish)
    wanted = {f"{point.name.id}|prep" for point in game.board.points}
    assert wanted <= set(entries(wish, "terms"))
    assert before == 2


def said_of(wish, english, russian_text, **more):
    """What a Russian translation of the pearl's effect says, and what is wrong with it."""
    edit(
        wish, "tokens.yaml", "Sell {token.pearl:a} for {pearl_value}. Miss {missed:turn}.", english
    )
    translating.update("ru", wish)
    file = polib.pofile(str(catalogue(wish, "game")), wrapwidth=0)
    (entry,) = (one for one in file if one.msgctxt == EFFECT)
    entry.msgstr, entry.flags = russian_text, []
    entry.previous_msgid = None
    catalogue(wish, "game").write_bytes((str(file).rstrip("\n") + "\n").encode())
    for name, texts in more.items():
        translating.update("ru", wish)
        translate(wish, name, texts)
    wrong = [f for f in russian(wish).findings if f.text == EFFECT or f.check == "locale-form"]
    return effect(wish), wrong


def test_a_capital_is_asked_of_a_name_and_needs_no_entry(wish):
    """A sentence that begins with a name: "Жемчужина — ваша", from "жемчужина"."""
    made, wrong = said_of(wish, "Yours: {token.pearl:a}.", "{token.pearl|cap} — ваша.")
    assert (made, wrong) == ("Жемчужина — ваша.", [])
    translating.update("ru", wish)
    assert not catalogue(wish, "terms").exists()


def test_a_capital_is_asked_of_a_form(wish):
    made, wrong = said_of(
        wish, "Sell {token.pearl:a}.", "{token.pearl|acc|cap} продайте.",
        terms={f"{PEARL}|acc": "жемчужину"},
    )  # fmt: skip
    assert (made, wrong) == ("Жемчужину продайте.", [])
    assert list(entries(wish, "terms")) == [f"{PEARL}|acc"]


def test_a_capital_that_somebody_wrote_by_hand_can_go(wish):
    translating.update("ru", wish)
    text = catalogue(wish, "terms").read_text("utf-8")
    by_hand = f'\nmsgctxt "{PEARL}|cap"\nmsgid "pearl"\nmsgstr "Жемчуг"\n'
    catalogue(wish, "terms").write_text(text + by_hand, "utf-8")
    (told,) = (f for f in lacking(wish) if "capital" in f.message)
    assert told.message == f"{PEARL}|cap: a capital needs no entry"
    assert told.mark.line > text.count("\n")


def test_a_translation_counts_a_noun_where_english_has_the_number_in_words(wish):
    english = "Miss {missed:words} of your turns."
    made, wrong = said_of(wish, english, "Пропустите {missed:turn}.")
    assert (made, wrong) == ("Пропустите 22 хода.", [])


def test_a_translation_bends_a_noun_that_english_does_not_count(wish):
    made, wrong = said_of(
        wish, "Miss {missed}.", "Без {missed:turn|gen}.",
        terms={f"{TURN}|gen": ("{n} хода", "{n} ходов", "{n} ходов")},
    )  # fmt: skip
    assert (made, wrong) == ("Без 22 ходов.", [])


def test_a_translation_says_a_plural_where_english_has_the_name_alone(wish):
    made, wrong = said_of(wish, "Of the sort {token.pearl}.", "Все {token.pearl:plural}.")
    assert (made, wrong) == ("Все ‡pearls.", [])


@pytest.mark.parametrize(
    "asked", ["missed:knot", "missed:plural", "missed:words", "token.pearl:turn"]
)
def test_what_nobody_can_say_is_still_told_with_what_can_be_asked(wish, asked):
    name = asked.partition(":")[0]
    english = f"Miss {{{name}}}."
    _, (wrong,) = said_of(wish, english, f"Без {{{asked}}}.")
    assert wrong.check == "locale-placeholders"
    known = (
        "{missed} or {missed:turn}" if name == "missed" else "{token.pearl} or {token.pearl:plural}"
    )
    assert wrong.hint == f"write {known}"


def test_english_asks_for_no_capital_behind_a_bar(wish):
    game = russian(wish).game
    with pytest.raises(KeyError):
        voice(game, game.editions[0])(Text("x", "{token.pearl|cap}"))
