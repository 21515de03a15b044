"""The only writer of files: everything is written under a temporary name, then renamed.

A build that stops half-way leaves the last good output as it was (acceptance case O35).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path


def file(path: Path, data: bytes) -> None:
    """Write one file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        temporary.chmod(0o644)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes, in hex."""
    return hashlib.sha256(data).hexdigest()


def folder(target: Path, files: Mapping[str, bytes], ours: frozenset[str] = frozenset()) -> None:
    """Make ``target`` hold ``files`` (by relative name), whole or not at all.

    ``ours`` names the files an earlier build wrote there: those that are no longer
    wanted disappear, anything else a person put there stays.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}."))
    try:
        fresh.chmod(0o755)
        _keep_foreign(target, fresh, ours | files.keys())
        for name, data in sorted(files.items()):
            file(fresh / name, data)
        _swap(fresh, target)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _keep_foreign(target: Path, fresh: Path, ours: frozenset[str]) -> None:
    if not target.is_dir():
        return
    for old in sorted(target.rglob("*")):
        name = old.relative_to(target).as_posix()
        if (old.is_file() or old.is_symlink()) and name not in ours:
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(old, fresh / name, follow_symlinks=False)


def _swap(fresh: Path, target: Path) -> None:
    """Put ``fresh`` where ``target`` is; the old folder goes only when the new one stands."""
    old = target.with_name(f".{target.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    fresh.rename(target)
    shutil.rmtree(old, ignore_errors=True)
