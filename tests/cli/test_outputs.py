"""What a build leaves behind: whole folders, nothing stale, the same bytes (O30, O35)."""

import hashlib
import shutil
from pathlib import Path

import pytest

from forge.build.pictures import KEPT

TINY = Path(__file__).parents[1] / "data" / "tiny"


def hashes(folder):
    """Every file below a folder with the hash of its bytes."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(Path(folder).rglob("*"))
        if path.is_file()
    }


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def good(forge_in, tmp_path_factory):
    """The output folder of a good build of the tiny game, made once."""
    folder = tmp_path_factory.mktemp("good")
    shutil.copytree(TINY, folder / "content" / "tiny")
    done = forge_in(folder, "build", "tiny", "--out", "out", "--paper", "a4")
    assert done.returncode == 0, done.stderr
    return folder / "out"


@pytest.fixture
def built(good, tiny, tmp_path):
    """A copy of it beside a copy of the game; both may be changed."""
    return Path(shutil.copytree(good, tmp_path / "out"))


def test_o30_nothing_changed_nothing_differs(forge, tiny, built, tmp_path):
    """Another hash seed, another time zone, another folder: the same bytes."""
    done = forge(
        "build", "tiny", "--out", "other", "--paper", "a4", PYTHONHASHSEED="2", TZ="Asia/Tokyo"
    )
    assert done.returncode == 0
    assert hashes(tmp_path / "other") == hashes(built)
    text = (built / "tiny/basic/bundle/bundle.json").read_bytes()
    assert text.endswith(b"}\n")
    assert not text.startswith(b"\xef\xbb\xbf")


def test_o35_a_failed_build_leaves_the_last_good_one_whole(forge, tiny, built):
    before = hashes(built)
    edit(tiny / "board.yaml", "to: east, steps: 2", "to: eats, steps: 2")
    done = forge("build", "tiny", "--out", "out", "--paper", "a4")
    assert done.returncode == 1
    assert "left as it was" in done.stderr
    assert hashes(built) == before


def test_o35_what_was_deleted_goes_and_what_is_not_ours_stays(forge, tiny, built):
    assets = built / "tiny/basic/bundle/assets"
    assert (assets / "card.reference.worth.front.svg").is_file()
    (assets / "my-notes.txt").write_text("mine")
    edit(
        tiny / "decks/reference.yaml",
        '  - {id: worth, texts: {title: Worth, body: "A pearl: {pearl_value}."}}\n',
        "",
    )
    assert forge("build", "tiny", "--out", "out", "--paper", "a4").returncode == 0
    assert not (assets / "card.reference.worth.front.svg").exists()
    assert (assets / "card.reference.turn.front.svg").is_file()
    assert (assets / "my-notes.txt").read_text() == "mine"


def test_o35_a_damaged_file_is_made_again(forge, tiny, built):
    before = hashes(built)
    (built / "tiny/basic/en/a4/tokens.pdf").write_bytes(b"%PDF-1.7 cut off")
    assert forge("build", "tiny", "--out", "out", "--paper", "a4").returncode == 0
    assert hashes(built) == before


def test_nothing_is_left_under_a_temporary_name(built):
    assert [path for path in built.rglob(".*") if path.name != KEPT] == []


def test_an_unchanged_game_is_not_drawn_again(forge, tiny, built):
    stamp = (built / "tiny/basic/en/a4/tokens.pdf").stat().st_mtime_ns
    done = forge("build", "tiny", "--out", "out", "--paper", "a4")
    assert "up to date" in done.stderr
    assert (built / "tiny/basic/en/a4/tokens.pdf").stat().st_mtime_ns == stamp


def test_another_option_is_another_output(forge, tiny, built):
    before = hashes(built)
    assert (
        forge("build", "tiny", "--out", "out", "--paper", "a4", "--flip", "short").returncode == 0
    )
    after = hashes(built)
    changed = {name for name in before if before[name] != after[name]}
    assert "tiny/basic/en/a4/tokens.pdf" in changed
    assert "tiny/basic/bundle/bundle.json" not in changed
