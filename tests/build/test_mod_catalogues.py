"""A mod brings translations of what it changes: the shipped one, and a language for it."""

import shutil
from dataclasses import replace
from pathlib import Path

import polib
import pytest

from forge.build import translating
from forge.build.opening import opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.project import content_root
from forge.locale.marked import MARK
from forge.model.text import texts

MOD = "respectful-retelling"
COAST = "board.points.slave-coast.name"


@pytest.fixture
def wish(tmp_path):
    """Star of Africa with the mod, both begun in Swedish, in a folder of their own."""
    content = tmp_path / "content"
    for name in ("star-of-africa", "shared", "mods"):
        ignored = shutil.ignore_patterns("locale")
        shutil.copytree(content_root() / name, content / name, ignore=ignored)
    plain = Wish(("star-of-africa",), content=content)
    translating.begin("sv", plain)
    return replace(plain, mods=(content / "mods" / MOD,))


def said(wish, ident):
    one = opened(wish.content / "star-of-africa", wish)
    to = tongue(one, "sv")
    found = {text.id: text.template for text in texts(to.game)}
    return found[ident], [f for f in to.findings if f.text == ident]


def write(path: Path, ident: str, translation: str) -> None:
    file = polib.pofile(str(path), wrapwidth=0)
    file.find(ident, by="msgctxt").msgstr = translation
    path.write_bytes(f"{file}\n".encode())


def test_the_catalogues_of_a_mod_hold_what_it_changes_and_no_more(wish):
    done = translating.begin("sv", wish)
    home = wish.content / "mods" / MOD / "locale" / "sv"
    assert {path.parent for path in done.written} == {home}
    board = polib.pofile(str(home / "board.po"))
    assert board.find(COAST, by="msgctxt").msgid == "Bight of Benin"
    assert board.find("board.points.tangier.name", by="msgctxt") is None
    assert translating.update("sv", wish).written == ()


def test_a_mod_is_said_in_its_own_words_and_the_game_in_the_game_s(wish):
    translating.begin("sv", wish)
    game = wish.content / "star-of-africa/locale/sv/board.po"
    write(game, COAST, "Slavkusten")
    write(game, "board.points.tangier.name", "Tanger")
    assert said(wish, COAST)[0] == f"{MARK}Bight of Benin"
    write(wish.content / "mods" / MOD / "locale/sv/board.po", COAST, "Beninbukten")
    assert said(wish, COAST) == ("Beninbukten", [])
    assert said(wish, "board.points.tangier.name") == ("Tanger", [])
    assert said(replace(wish, mods=()), COAST) == ("Slavkusten", [])


def test_what_a_mod_has_not_translated_is_told_at_its_place_in_the_mod(wish):
    translating.begin("sv", wish)
    (finding,) = said(wish, COAST)[1]
    assert finding.check == "locale-missing"
    assert finding.mark.file.endswith(f"mods/{MOD}/locale/sv/board.po")
