"""The real kit of the Zvezda edition, built once for all tests by the command line."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest

ROOT = Path(__file__).parents[2]
PAPERS = ("a4", pytest.param("letter", marks=pytest.mark.long))
KIT = "star-of-africa/zvezda/en"


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Gives the output folder, with the kit on a paper; workers of one run share it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out = shared / "real kit"

    def get(paper):
        with (shared / "kit.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (out / KIT / paper).exists():
                _build(out, paper)
        return out

    return get


def _build(out, paper):
    asked = ("star-of-africa", "--edition", "zvezda", "--paper", paper)
    words = ("build", *asked, "--strict", "--out", str(out))
    done = subprocess.run(
        [sys.executable, "-m", "forge", *words],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def output(built):
    """The output folder with the kit on A4."""
    return built("a4")


@pytest.fixture(scope="session", params=PAPERS)
def kit(request, built):
    """The kit's folder on one paper."""
    return built(request.param) / KIT / request.param


@pytest.fixture(scope="session")
def opened(kit):
    """Open a PDF of the kit by name, once."""
    documents = {}

    def get(name):
        if name not in documents:
            documents[name] = pdfium.PdfDocument(kit / f"{name}.pdf")
        return documents[name]

    return get
