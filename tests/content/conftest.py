"""A copy of the tiny game to break, and short ways to write files and read findings."""

import shutil
import textwrap
from pathlib import Path

import pytest

TINY = Path(__file__).parents[1] / "data" / "tiny"


class Desk:
    """A folder with the tiny game in it; paths are relative to the folder that holds it."""

    def __init__(self, root):
        self.root = root
        self.game = root / "tiny"

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), encoding="utf-8")
        return path

    def edit(self, name, old, new):
        path = self.game / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def mod(self, body, name="darker", extends="tiny@^1"):
        head = f"id: {name}\ntitle: Darker\nextends: {extends}\n"
        return self.write(f"mods/{name}/mod.yaml", head + textwrap.dedent(body)).parent


@pytest.fixture
def desk(tmp_path, monkeypatch):
    shutil.copytree(TINY, tmp_path / "tiny")
    monkeypatch.chdir(tmp_path)
    return Desk(tmp_path)
