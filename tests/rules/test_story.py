"""A game told in words: true for every event and amount, complete, and in any language."""

from __future__ import annotations

import re

import pytest
from rule_sets import RULE_SETS, played, told_game
from transcripts import FILES, Transcript

from forge.locale.ui import UI
from forge.locale.values import voice
from forge.model.text import Text
from forge.rules.log import Happening, happenings
from forge.simulate.story import ADDED, COUNTED, Stage, player, story

GREEK = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "αβγδεφγηικκλμνοπθρστυωωξψζΑΒΓΔΕΦΓΗΙΚΚΛΜΝΟΠΘΡΣΤΥΩΩΞΨΖ",
)
EVERY = pytest.mark.parametrize("which", played())


def stage_of(game, say=None):
    t = game.table
    return Stage(t.rules, t.b, t.game, say or voice(t.game, t.edition))


def told(path, change=None):
    """The lines of a transcript, with the words that a voice makes of each text."""
    game = Transcript(path)
    for ply in game.plies:
        game.table.does(ply["do"])
    say = voice(game.table.game, game.table.edition)
    changed = (lambda text, given=None: say(change(text), given)) if change else say
    return list(story(stage_of(game, changed), game.table.happened))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_reads_as_it_is_written_beside_it(path):
    assert told(path) == path.with_suffix(".txt").read_text("utf-8").splitlines()


def greek(text):
    """A text in Greek letters, its placeholders left alone."""
    parts = re.split(r"(\{.*?\})", text.template)
    return Text(text.id, "".join(p if p.startswith("{") else p.translate(GREEK) for p in parts))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_word_of_a_story_comes_from_a_text(path):
    """Spelt numbers and counted nouns are the voice's own; all else must have become Greek."""
    lines = told(path, greek)
    english = {"turn", "turns", "step", "steps", "horseshoe", "a", "an"}
    numbers = {"zero", "one", "two", "three", "four", "five", "six"}
    for line in lines:
        latin = set(re.findall(r"[A-Za-z]+", re.sub(r"\bZ\d+\b", "", line)))
        assert latin <= english | numbers, line


@EVERY
def test_each_event_has_a_sentence_whatever_its_number(which):
    rules, game, edition = played()[which]
    stage = Stage(rules, rules.tables(game, edition), game, voice(game, edition))
    for event in rules.events:
        for amount in (0, 1, 2, 3):
            (line,) = story(stage, [Happening(9, 3, event.number, 0, 0, amount)])
            assert "{" not in line and line.endswith("".join(_sources(event))), line


def _sources(event):
    return [f" [{', '.join(event.rules)}]"] if event.rules else []


def test_there_is_no_sentence_that_nothing_says():
    """Each sentence belongs to an event of a registered rule set."""
    names = {f"play-{rules.id}-{e.id}" for rules in RULE_SETS.values() for e in rules.events}
    said = {
        name.removesuffix("-none")
        for name in UI
        if any(name.startswith(f"play-{rules}-") for rules in RULE_SETS)
    }
    assert said <= names


@EVERY
def test_a_random_game_is_told_to_its_end(which):
    """Only the steps of a walk and the laying of tokens are told together."""
    rules, game, edition = played()[which]
    b = rules.tables(game, edition)
    found = list(happenings(told_game(rules, b, 3, 60, seed=4)))
    lines = list(story(Stage(rules, b, game, voice(game, edition)), found))
    names = {event.number: event.id for event in rules.events}
    told = [names[each.event] for each in found]
    alone = [name for name in told if name not in COUNTED | ADDED]
    assert len(alone) < len(lines) < len(told)
    last = ("win", "shoe-win", "win-at-once", "loss", "short-points", "short-gems", "limit")
    assert names[found[-1].event] in (*last, "victory", "shared", "final")


def test_a_player_without_a_pawn_has_a_number():
    _, game, edition = played()["star-of-africa.zvezda@zvezda"]
    say = voice(game, edition)
    assert player(game, 0, say) == say(game.pawns.kinds[0].name)
    assert player(game, 11, say) == "Player 12"
