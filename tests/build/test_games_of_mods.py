"""A mod says which game it is for; who names no game means that one."""

from dataclasses import replace

import pytest

from forge.build.opening import folders
from forge.build.verbs import check
from forge.finding import Faulty

MOD = "id: more\ntitle: More\nextends: {game}@^1\nversion: 1.0.0\n"


def modded(wish, game):
    """A wish for a mod of a game, and for no game by name; two games are there."""
    (wish.content / "other").mkdir()
    (wish.content / "other" / "game.yaml").write_text("id: other\n", "utf-8")
    mod = wish.content / "mod.yaml"
    mod.write_text(MOD.format(game=game), "utf-8")
    return replace(wish, games=(), mods=(mod,))


def test_the_game_that_a_mod_is_for_is_meant(wish):
    asked = modded(wish, "tiny")
    assert [folder.name for folder in folders(asked)] == ["tiny"]
    assert [folder.name for folder in folders(replace(asked, mods=()))] == ["other", "tiny"]
    assert check(asked) == check(replace(asked, games=("tiny",)))


def test_a_mod_on_the_shelf_is_known_by_its_name(wish):
    asked = modded(wish, "tiny")
    home = wish.content / "mods" / "more"
    home.mkdir(parents=True)
    asked.mods[0].rename(home / "mod.yaml")
    named = replace(asked, mods=(type(home)("more"),))
    assert [folder.name for folder in folders(named)] == ["tiny"]


def test_a_mod_of_no_game_is_told_which_there_are(wish):
    with pytest.raises(Faulty, match="no game or folder called 'tyni'"):
        folders(modded(wish, "tyni"))


def test_a_mod_that_cannot_be_read_is_told_by_the_games_as_before(wish):
    asked = modded(wish, "tiny")
    asked.mods[0].write_text("id: [", "utf-8")
    assert {folder.name for folder in folders(asked)} == {"other", "tiny"}
