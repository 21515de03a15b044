"""What the tests of builds share: the tiny game in a folder of content of its own."""

import shutil
from pathlib import Path

import pytest

from forge.build.wish import Wish

TINY = Path(__file__).parents[1] / "data" / "tiny"


@pytest.fixture
def wish(tmp_path):
    """A wish for the tiny game, in a folder of content of its own."""
    shutil.copytree(TINY, tmp_path / "content" / "tiny")
    return Wish(("tiny",), content=tmp_path / "content", out=tmp_path / "out", papers=("a4",))
