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
from forge.locale import po
from forge.locale.languages import language
from forge.locale.marked import MARK
from forge.locale.message import Message
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


def said(wish, ident, about=""):
    """A text in Swedish, and what is told of it, or of a form of it."""
    one = opened(wish.content / "star-of-africa", wish)
    to = tongue(one, "sv")
    found = {text.id: text.template for text in texts(to.game)}
    return found[ident], [f for f in to.findings if f.text == (about or ident)]


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


BENT = f"{COAST}|gen"


def bent(wish):
    """The game says in Swedish how the coast is bent, and what the mod makes of its name."""
    game = wish.content / "star-of-africa/locale/sv"
    terms = po.Catalogue(messages=(Message(BENT, "Slave Coast", "Slavkustens"),))
    (game / "terms.po").write_bytes(po.written(terms, language("sv"), "terms"))
    return game


def test_a_name_that_a_mod_changes_is_asked_for_in_its_forms_too(wish):
    """What the game bends, the mod bends: the form is begun in the mod's folder, and told there."""
    game = bent(wish)
    before = (game / "terms.po").read_bytes()
    translating.begin("sv", wish)
    own = wish.content / "mods" / MOD / "locale/sv/terms.po"
    assert [(one.msgctxt, one.msgid) for one in polib.pofile(str(own))] == [
        (BENT, "Bight of Benin")
    ]
    assert (game / "terms.po").read_bytes() == before
    (finding,) = said(wish, COAST, BENT)[1]
    assert finding.mark.file.endswith(f"mods/{MOD}/locale/sv/terms.po")
    write(own, BENT, "Beninbuktens")
    assert said(wish, COAST, BENT)[1] == []
    translating.update("sv", wish)  # as forge writes it
    assert polib.pofile(str(own)).find(BENT, by="msgctxt").msgstr == "Beninbuktens"
    assert translating.update("sv", wish).written == ()


def test_what_a_mod_makes_stale_is_mended_in_the_mod(wish):
    """Until the mod has catalogues the hint names the command that begins them."""
    game = bent(wish)
    write(game / "board.po", COAST, "Slavkusten")
    told = [*said(wish, COAST)[1], *said(wish, COAST, BENT)[1]]
    assert len(told) == 2
    named = f"forge locale update sv --game star-of-africa --mod {wish.mods[0]}"
    assert all(named in one.hint for one in told)
    plain = said(replace(wish, mods=()), COAST)[1]
    assert plain == []


def test_a_mod_s_texts_are_placed_by_the_mod_wherever_it_lies(wish):
    """No catalogue says where somebody's folders are."""
    translating.begin("sv", wish)
    board = polib.pofile(str(wish.content / "mods" / MOD / "locale/sv/board.po"))
    (place,) = board.find(COAST, by="msgctxt").occurrences
    assert place[0] == f"{MOD}/mod.yaml"
