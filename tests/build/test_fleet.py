"""Many languages built side by side: the same bytes as one after another, or nothing at all."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from forge.build import fleet, translating
from forge.build.verbs import build
from forge.finding import Faulty

ROOT = Path(__file__).parents[2]
TAGS = ("en", "en-XA", "xx-LL", "xx-ID")


@pytest.fixture
def wish(wish):
    return replace(wish, locales=TAGS)


def bytes_of(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.parametrize(
    ("only", "folders"), [(("cards", "tokens"), 1), pytest.param((), 2, marks=pytest.mark.long)]
)
def test_languages_built_side_by_side_are_those_built_alone(
    wish, tmp_path, monkeypatch, only, folders
):
    wish = replace(wish, only=only)
    monkeypatch.setattr(fleet.os, "cpu_count", lambda: 2)
    together = build(wish)
    alone = replace(wish, out=tmp_path / "alone")
    monkeypatch.setattr(fleet.os, "cpu_count", lambda: 1)
    apart = build(alone)
    assert bytes_of(wish.out) == bytes_of(alone.out)
    assert together.findings == apart.findings
    assert len(together.written) == len(apart.written) == folders * len(TAGS)
    assert build(wish).written == ()


def test_a_fault_in_one_language_leaves_all_as_it_was(wish, monkeypatch):
    monkeypatch.setattr(fleet.os, "cpu_count", lambda: 2)
    translating.begin("fi", wish)
    path = wish.content / "tiny/locale/fi/cards.po"
    text = path.read_text("utf-8")
    path.write_text(text.replace('{pearl_value}."\nmsgstr ""', '{pearl_value}."\nmsgstr "Helmi"'))
    done = build(replace(wish, locales=("all", "xx-LL", "xx-ID")))
    assert {finding.check for finding in done.findings} >= {"locale-placeholders"}
    assert not wish.out.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
@pytest.mark.parametrize("seconds", [0, pytest.param(3, marks=pytest.mark.long)])
def test_ctrl_c_leaves_no_output_no_spool_and_no_process(wish, tmp_path, seconds):
    """Stopped some seconds after processes began: a plain word at once, and nobody goes on."""
    spool = tmp_path / "spool"
    spool.mkdir()
    words = [word for tag in TAGS for word in ("--locale", tag)]
    where = ("--content", str(wish.content), "--out", str(wish.out))
    env = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(spool)}
    command = [sys.executable, "-m", "forge", "build", *where, *words]
    process = subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while not any(spool.iterdir()) and time.monotonic() < until:
        time.sleep(0.01)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)  # ends when the last process has closed it
    assert process.returncode == 130, said
    assert "Traceback" not in said
    assert not wish.out.exists()
    assert [path for path in spool.rglob("*") if path.is_file()] == []


def test_all_is_english_and_every_language_of_the_game(wish):
    translating.begin("fi", wish)
    translating.begin("sv", wish)
    done = build(replace(wish, locales=("all",), only=("tokens",)))
    assert {path.parent.name for path in done.written} == {"en", "fi", "sv"}


@pytest.mark.parametrize(
    ("typed", "meant"), [("FI", "fi"), ("pt_br", "pt-BR"), ("ZH-hant", "zh-Hant")]
)
def test_a_tag_is_read_however_it_is_typed(wish, typed, meant):
    translating.begin(meant, wish)
    done = build(replace(wish, locales=(typed,), only=("tokens",)))
    assert [path.parent.name for path in done.written] == [meant]


def test_a_language_that_is_not_there_is_refused(wish):
    translating.begin("fi", wish)
    with pytest.raises(Faulty, match="there are en, fi"):
        build(replace(wish, locales=("fl",)))
