"""A copy of the tiny game, and the command line: in this process, or in one of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import NoneType

import pytest
from click.testing import CliRunner

from forge.cli import main

ROOT = Path(__file__).parents[2]
TINY = ROOT / "tests" / "data" / "tiny"


@pytest.fixture
def tiny(tmp_path):
    """A folder of content with one game, ``tiny``, that a test may break."""
    return Path(shutil.copytree(TINY, tmp_path / "content" / "tiny"))


@pytest.fixture(scope="session")
def forge_in():
    """Run ``forge ...`` in a folder, in a process of its own; gives the finished process."""

    def run(folder, *words, **env):
        return subprocess.run(
            [sys.executable, "-m", "forge", *map(str, words)],
            cwd=folder,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "FORGE_CONTENT": "", **env},
            timeout=300,
            check=False,
        )

    return run


@pytest.fixture
def forge(forge_in, tmp_path, monkeypatch):
    """Run ``forge ...`` in the test's folder; gives its exit code and what it wrote.

    It runs in this process, which has everything loaded, unless the environment is to be another.
    """

    def run(*words, **env):
        if env:
            return forge_in(tmp_path, *words, **env)
        with monkeypatch.context() as here:
            here.chdir(tmp_path)
            here.setenv("FORGE_CONTENT", "")
            done = CliRunner().invoke(main, [*map(str, words)], prog_name="forge")
        if not isinstance(done.exception, (SystemExit, NoneType)):
            raise done.exception
        return subprocess.CompletedProcess(words, done.exit_code, done.stdout, done.stderr)

    return run
