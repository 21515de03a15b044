"""Both editions of Star of Africa as bundles, and a small game to change."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from bundles import star_bundle

TINY = Path(__file__).parents[1] / "data" / "tiny"


@pytest.fixture(params=[pytest.param("classic", marks=pytest.mark.long), "zvezda"])
def edition(request) -> str:
    """Each edition of Star of Africa."""
    return request.param


@pytest.fixture
def files(edition) -> dict[str, bytes]:
    """The bundle of an edition, by file name."""
    return star_bundle(edition)


@pytest.fixture
def tiny(tmp_path) -> Path:
    """A copy of the small game, to be changed."""
    return Path(shutil.copytree(TINY, tmp_path / "tiny"))
