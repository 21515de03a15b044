"""What people ask for that cannot be: a plain sentence, no traceback, nothing half-done."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from forge.build.pictures import KEPT

ROOT = Path(__file__).parents[2]
BUILD = ("build", "tiny", "--out", "out")


def refused(done, *said):
    """Whether a run ended with an error that says so, and not with a traceback."""
    assert done.returncode in (1, 2), done.stderr
    assert "Traceback" not in done.stderr
    for words in said:
        assert words in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--paper", "foo"), ("no paper called 'foo'", "a4, letter")),
        (("--paper", "lettre"), ("did you mean letter?",)),
        (("--paper", "a44"), ("did you mean a4?",)),
        (("--margins", "nan"), ("margins of nan mm",)),
        (("--margins", "-3"), ("margins of -3 mm",)),
        (("--margins", "inf"), ("margins of inf mm",)),
        (("--margins", "51"), ("margins of 51 mm",)),
        (("--margins", "50", "--paper", "a5"), ("are printable",)),
        (("--margins", "wide"), ("not a valid float",)),
        (("--locale", "fr"), ("forge locale new fr --game tiny",)),
        (("--edition", "baisc"), ("did you mean basic?",)),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(forge, tiny, tmp_path, words, said):
    refused(forge(*BUILD, *words), *said)
    assert not (tmp_path / "out").exists()


def test_an_edition_that_no_game_has_is_refused_without_naming_a_game(forge, tiny):
    refused(forge("build", "--edition", "nope", "--out", "out"), "nope")


def test_a_paper_too_small_stops_before_any_paper_is_written(forge, tiny, tmp_path):
    """The wide margins leave room for cards on A4 but not on A5: neither kit is written."""
    done = forge(*BUILD, "--paper", "a4", "--paper", "a5", "--margins", "50")
    refused(done, "A5", "is left as it was")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("margins", ["0", "3", "30"])
def test_margins_of_real_printers_are_kept(forge, tiny, margins):
    assert forge(*BUILD, "--paper", "a4", "--margins", margins).returncode == 0


def test_every_paper_that_is_known_is_printed_on(forge, tiny, tmp_path):
    names = ("a4", "letter", "a3", "a5", "a2", "legal", "tabloid")
    words = [word for name in (*names, "a4") for word in ("--paper", name)]
    done = forge(*BUILD, *words)
    assert done.returncode == 0, done.stderr
    made = {path.name for path in (tmp_path / "out/tiny/basic/en").iterdir()}
    assert made == set(names)


@pytest.mark.parametrize("way", ["out", "out/tiny", "out/tiny/basic/en", "out/tiny/basic/en/a4"])
def test_a_file_in_the_way_is_named_and_kept(forge, tiny, tmp_path, way):
    (tmp_path / way).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / way).write_text("mine")
    refused(forge(*BUILD, "--paper", "a4"), way)
    assert (tmp_path / way).read_text() == "mine"


def test_folders_with_spaces_and_letters_of_any_script(forge, tiny, tmp_path):
    content = tmp_path / "Мои игры – 星"
    (tmp_path / "content").rename(content)
    done = forge(
        "build", "--content", content, "--out", "out put – 星", "--paper", "a4", LC_ALL="C"
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out put – 星/tiny/basic/en/a4/tokens.pdf").is_file()


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_o35_a_stopped_build_leaves_whole_folders_only(tiny, tmp_path, sign):
    """Stopped as soon as it begins to write: whole folders, no temporary name, a plain word."""
    words = (*BUILD, "--paper", "a4", "--paper", "letter")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "FORGE_CONTENT": ""}
    build = subprocess.Popen(
        [sys.executable, "-m", "forge", *words],
        cwd=tmp_path, env=env, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    until = time.monotonic() + 60
    while not (tmp_path / "out").exists() and time.monotonic() < until:
        time.sleep(0.002)
    build.send_signal(sign)
    _, said = build.communicate(timeout=60)
    assert "Traceback" not in said
    if build.returncode:
        assert build.returncode == 130
        assert "every folder in out is whole" in said
    assert [path for path in (tmp_path / "out").rglob(".*") if path.name != KEPT] == []
    for kit in (tmp_path / "out").rglob("a4"):
        assert (kit / "manifest.json").is_file()
