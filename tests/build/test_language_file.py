"""The language file steers a build: digits, size of type, hyphens, direction; a slip stops it."""

import re
from dataclasses import replace

import polib
import pytest

from forge.build import translating
from forge.build.opening import opened
from forge.build.tongues import tongue, writing
from forge.build.verbs import build, check
from forge.finding import errors
from forge.locale.ui import word
from forge.locale.values import voice
from forge.model.text import Text
from forge.typeset.setter import Setter
from forge.typeset.style import Style


@pytest.fixture
def wish(wish):
    """The tiny game with Arabic catalogues of which nothing is missing."""
    translating.begin("ar", wish)
    for path in wish.content.glob("*/locale/ar/*.po"):
        file = polib.pofile(str(path), wrapwidth=0)
        for entry in file:
            entry.msgstr = re.sub(r":\w+\}", "}", entry.msgid)
        path.write_bytes(f"{file}\n".encode())
    return replace(wish, locales=("ar",), only=("tokens",))


def language_file(wish):
    return wish.content / "shared/locale/ar/lang.toml"


def write(wish, old, new):
    text = language_file(wish).read_text("utf-8")
    assert old in text
    language_file(wish).write_text(text.replace(old, new), "utf-8")


def arabic(wish):
    return tongue(opened(wish.content / "tiny", wish), "ar")


def test_it_is_begun_once_and_is_the_translators_then(wish):
    assert 'direction = "rtl"\n' in language_file(wish).read_text("utf-8")
    write(wish, "contributors = []", 'contributors = ["Amal"]')
    assert language_file(wish) not in translating.update("ar", wish).written
    assert arabic(wish).customs.contributors == ("Amal",)


def test_without_it_a_language_is_as_cldr_has_it(wish):
    language_file(wish).unlink()
    assert (arabic(wish).customs.rtl, arabic(wish).customs.native) == (True, False)


def test_native_digits_are_in_counts_money_and_labels(wish):
    write(wish, 'digits = "latn"', 'digits = "native"')
    said = arabic(wish)
    with said.speaking():
        say = voice(said.game, said.game.editions[0], "ar")
        told = [say(Text("t", asked)) for asked in ("{start_money}", "{players_max}")]
        told.append(word("bar", length=100))
    assert [re.sub(r"[^\d]", "", one) for one in told] == ["١٠", "٢", "١٠٠"]


def test_type_is_larger_and_words_stay_whole_as_it_says(wish):
    plain = Setter("ar", writing=writing(arabic(wish))).size("سلام", Style()).width
    write(wish, "size_step = 0", "size_step = 10")
    write(wish, "hyphenation = true", "hyphenation = false")
    found = writing(arabic(wish))
    assert not found.hyphens
    larger = Setter("ar", writing=found).size("سلام", Style()).width
    assert abs(larger - plain * 1.1) <= 2


def test_a_changed_line_makes_parts_anew(wish):
    assert build(wish).written
    assert not build(wish).written
    write(wish, "size_step = 0", "size_step = -2")
    assert build(wish).written


def test_a_slip_stops_a_check_and_a_build_at_its_line(wish):
    write(wish, "size_step = 0", "size_step = small")
    (finding,) = errors(check(wish))
    assert finding.check == "locale-language"
    line = language_file(wish).read_text("utf-8").splitlines()[finding.mark.line - 1]
    assert line == "size_step = small"
