"""A copy of the tiny game, and the command line run in a process of its own."""

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TINY = ROOT / "tests" / "data" / "tiny"


@pytest.fixture
def tiny(tmp_path):
    """A folder of content with one game, ``tiny``, that a test may break."""
    return Path(shutil.copytree(TINY, tmp_path / "content" / "tiny"))


@pytest.fixture(scope="session")
def forge_in():
    """Run ``forge ...`` in a folder; gives the finished process."""

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
def forge(forge_in, tmp_path):
    """Run ``forge ...`` in the test's folder; gives the finished process."""
    return partial(forge_in, tmp_path)
