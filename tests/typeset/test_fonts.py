"""The font table: its pins, what is loaded, and a user's own fonts."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from forge.finding import Faulty
from forge.typeset.face import Source, _locate
from forge.typeset.fonts import Fonts
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style
from forge.typeset.table import shipped

CAVEAT = shipped().families["caveat"].files[0]
VOLLKORN = shipped().families["vollkorn"].files[0]


def _copy(file, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(_locate(file).read_bytes())
    return path


def test_every_file_of_the_table_is_the_pinned_one_and_holds_the_weights_it_claims():
    for family in shipped().families.values():
        for file in family.files:
            axes = {axis.tag: axis for axis in Source(family, file).face.axis_infos}
            if "wght" in axes:
                assert (file.low, file.high) == (axes["wght"].min_value, axes["wght"].max_value)
            else:
                assert file.low == file.high


def test_every_family_named_by_a_role_or_script_is_in_the_table_with_licence_and_credit():
    table = shipped()
    rows = [*table.scripts.values(), table.companions, table.signs]
    rows += [keys for role in table.roles.values() for keys in role.values()]
    assert {key for row in rows for key in row} == set(table.families)
    assert all(family.licence and family.credit for family in table.families.values())


def test_a_file_that_is_not_the_pinned_one_is_refused_with_package_and_pin():
    family = shipped().families["caveat"]
    changed = replace(CAVEAT, sha256="0" * 64)
    with pytest.raises(Faulty, match=r"Caveat\[wght\].*SHA-256.*fontpkg-caveat==2\.0"):
        Source(family, changed)


def test_a_missing_package_is_named():
    family = shipped().families["caveat"]
    with pytest.raises(Faulty, match=r"missing.*fontpkg-caveat==2\.0"):
        Source(family, replace(CAVEAT, file="no_such_package/x.ttf"))


def test_faces_of_different_weight_and_slant_have_names_of_their_own():
    fonts = Fonts.load()
    asked = [("vollkorn", w, i) for w in (400, 700, 900) for i in (False, True)]
    faces = [fonts.named(*ask) for ask in asked]
    assert len({face.ps_name for face in faces}) == len({face.key for face in faces}) == 6
    assert faces[0].advance(faces[0].glyph("m")) < faces[4].advance(faces[4].glyph("m"))
    assert all(fonts.face(face.key) is face for face in faces)


def test_only_the_faces_a_text_needs_are_loaded():
    fonts = Fonts(shipped())
    Setter("en", fonts).line("Pay £120", Style(), 0, 0)
    assert list(fonts._faces) == ["vollkorn:400"]


def test_a_style_can_be_named_without_loading_a_font_library():
    code = (
        "import sys, forge.typeset.style; print(sorted({'uharfbuzz','icu4py'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_own_fonts_are_used_for_the_roles_given_to_them(tmp_path):
    _copy(CAVEAT, tmp_path, "Scribble.ttf")
    (tmp_path / "fonts.toml").write_text('[roles]\ntitle = ["scribble"]\n', encoding="utf-8")
    setter = Setter("en", Fonts.load(tmp_path))
    (title,) = setter.line("Star", Style(role="title", weight=700), 0, 0)
    (text,) = setter.line("Star", Style(), 0, 0)
    assert (title.face, text.face) == ("own-caveat:700", "vollkorn:400")
    assert setter.fonts.face(title.face).data


def test_own_fonts_without_a_role_help_out_before_the_fallbacks(tmp_path):
    _copy(VOLLKORN, tmp_path, "Anything.ttf")
    setter = Setter("en", Fonts.load(tmp_path))
    words = setter.line("aα", Style(role="hand"), 0, 0)
    assert [run.face for run in words] == ["caveat:400", "own-vollkorn:400"]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ('[roles]\ntitle = ["nothing"]', "gives title a font that is not there: 'nothing'"),
        ('[roles]\nheading = ["caveat"]', "names a role 'heading'"),
        ("[roles", "this is no TOML"),
        ("x = " + 2_000 * "[", "deeper than anybody reads"),
        ("roles = 3", "has roles that are not a table"),
    ],
)
def test_settings_that_cannot_be_used_are_a_finding_at_the_file(tmp_path, settings, message):
    _copy(CAVEAT, tmp_path, "Caveat.ttf")
    (tmp_path / "fonts.toml").write_text(settings, encoding="utf-8")
    with pytest.raises(Faulty) as caught:
        Fonts.load(tmp_path)
    (finding,) = caught.value.findings
    assert message in finding.message and finding.mark and finding.mark.file.endswith("fonts.toml")


def test_files_that_are_no_fonts_and_folders_that_are_not_there_are_findings(tmp_path):
    with pytest.raises(Faulty, match="no such folder"):
        Fonts.load(tmp_path / "none")
    with pytest.raises(Faulty, match="holds no fonts"):
        Fonts.load(tmp_path)
    (tmp_path / "bad.ttf").write_bytes(b"OTTO not a font")
    with pytest.raises(Faulty, match=r"bad\.ttf is not a TrueType font"):
        Fonts.load(tmp_path)


def test_everything_that_is_wrong_with_own_fonts_is_told_at_once(tmp_path):
    for name in ("bad.ttf", "worse.ttf"):
        (tmp_path / name).write_bytes(b"OTTO not a font")
    with pytest.raises(Faulty) as caught:
        Fonts.load(tmp_path)
    assert [one.message.split()[0] for one in caught.value.findings] == ["bad.ttf", "worse.ttf"]
    for path in list(tmp_path.iterdir()):
        path.unlink()
    _copy(CAVEAT, tmp_path, "Caveat.ttf")
    settings = '[roles]\ntitle = ["one", "caveat", "two"]\nheading = "caveat"\n'
    (tmp_path / "fonts.toml").write_text(settings, encoding="utf-8")
    with pytest.raises(Faulty) as caught:
        Fonts.load(tmp_path)
    assert len(caught.value.findings) == 3


def test_a_character_a_user_s_font_has_is_not_reported(tmp_path):
    setter = Setter("en", Fonts.load())
    setter.line("\u2d30", Style(), 0, 0, about=About("x"))  # Tifinagh, in no shipped font
    assert [spill.kind for spill in setter.spills] == ["glyph"]
    assert "U+2D30 TIFINAGH LETTER YA" in setter.spills[0].detail
