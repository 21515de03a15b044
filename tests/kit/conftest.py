"""The real kit of the Zvezda edition, built once for all tests by the command line."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest

ROOT = Path(__file__).parents[2]
PAPERS = ("a4", "letter")


@pytest.fixture(scope="session")
def output(tmp_path_factory):
    """The output folder; workers of one run share it, the first one builds it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out = shared / "real kit"
    with (shared / "kit.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.exists():
            _build(out)
    return out


def _build(out):
    words = ("build", "star-of-africa", "--edition", "zvezda", "--strict", "--out", str(out))
    done = subprocess.run(
        [sys.executable, "-m", "forge", *words],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session", params=PAPERS)
def kit(request, output):
    """The kit's folder on one paper."""
    return output / "star-of-africa/zvezda/en" / request.param


@pytest.fixture(scope="session")
def opened(kit):
    """Open a PDF of the kit by name, once."""
    documents = {}

    def get(name):
        if name not in documents:
            documents[name] = pdfium.PdfDocument(kit / f"{name}.pdf")
        return documents[name]

    return get
