"""A bundle of a translation tells the forms of names and nouns; one of English has no such key."""

import pytest
from bundles import game_of

from forge.bundle.bundle import Source, document
from forge.content.judge import validator
from forge.content.roots import schema_root
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.draw.whole import drawing
from forge.locale.apply import speaking
from forge.locale.values import voice
from forge.model.text import said
from forge.typeset.setter import Setter

WORDS = {"tokens.kinds.ruby.name": "рубин", "game.nouns.turn.many": "ходов"}
FORMS = {
    "tokens.kinds.ruby.name": (("acc", "рубин"), ("gen", "рубина")),
    "game.nouns.turn.many": (
        ("few", "{n} хода"),
        ("many", "{n} ходов"),
        ("one", "{n} ход"),
        ("one|acc", "{n} ход"),
    ),
}


def told(lang, game):
    edition = game.edition("zvezda")
    desk = Desk(game, edition, voice(game, edition, lang), Setter(lang), open_art(game))
    return document(Source(drawing(desk), lang, {lang: desk.say}, "0" * 64), [])


@pytest.fixture(scope="module")
def russian():
    return told("ru", said(game_of("star-of-africa"), speaking(WORDS, FORMS)))


def test_the_bundle_of_a_translation_is_what_its_schema_says(russian):
    errors = list(validator("bundle", schema_root()).iter_errors(russian))
    assert [f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors] == []
    assert russian["format"]["version"] == "1.7"


def test_names_and_nouns_have_their_forms_by_text_id_in_order(russian):
    assert russian["forms"]["ru"] == {
        "game.nouns.turn": {
            "few": "{n} хода",
            "many": "{n} ходов",
            "one": "{n} ход",
            "one|acc": "{n} ход",
        },
        "tokens.kinds.ruby.name": {"acc": "рубин", "gen": "рубина"},
    }
    assert list(russian["forms"]["ru"]) == sorted(russian["forms"]["ru"])


def test_english_has_no_such_key_and_keeps_its_number():
    english = told("en", game_of("star-of-africa"))
    assert "forms" not in english
    assert english["format"]["version"] == "1.5"
