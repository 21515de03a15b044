"""The only writer of files: everything is written under a temporary name, then renamed.

A build that stops half-way leaves the last good output as it was (acceptance case O35).
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

if sys.platform != "win32":
    import fcntl


def file(path: Path, data: bytes) -> None:
    """Write one file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # The name is known before the file is there: whenever Ctrl-C comes, it is found and removed.
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}")
    try:
        temporary.write_bytes(data)
        temporary.chmod(0o644)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def files(wanted: Mapping[Path, bytes]) -> None:
    """Write several files, all or none: where one cannot be written, the others are as before.

    Raises OSError, with the path of that file.
    """
    before: dict[Path, bytes | None] = {}
    made: list[Path] = []
    try:
        for path, data in wanted.items():
            made += [one for one in path.parents if not one.exists()]
            before[path] = path.read_bytes() if path.is_file() else None
            file(path, data)
    except BaseException as error:
        _put_back(before, made)
        if isinstance(error, OSError):
            error.filename = str(path)
        raise


def _put_back(before: Mapping[Path, bytes | None], made: list[Path]) -> None:
    """What was there before, and none of the folders that were not."""
    for path, data in before.items():
        if data is not None:
            if path.read_bytes() != data:
                file(path, data)
        elif path.is_file():
            path.unlink()
    for folder in sorted(made, key=lambda one: len(one.parts), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes, in hex."""
    import hashlib  # late, as shutil: many runs neither hash nor write

    return hashlib.sha256(data).hexdigest()


def folder(target: Path, files: Mapping[str, bytes], ours: frozenset[str] = frozenset()) -> None:
    """Make ``target`` hold ``files`` (by relative name), whole or not at all.

    ``ours`` names the files an earlier build wrote there: those that are no longer
    wanted disappear, anything else a person put there stays.  What an earlier process left
    when it was killed is put right first.  Raises NotADirectoryError when ``target`` is a file.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh, old = (target.with_name(f".{target.name}.forge-{state}") for state in ("new", "old"))
    with _alone(target.parent):
        _recover(target, fresh, old)
        if target.exists() and not target.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(target))
        try:
            fresh.mkdir()
            _keep_foreign(target, fresh, ours | files.keys())
            for name, data in sorted(files.items()):
                file(fresh / name, data)
            _swap(fresh, target, old)
        except BaseException:
            _recover(target, fresh, old)
            raise


@contextlib.contextmanager
def _alone(parent: Path) -> Iterator[None]:
    """Wait until no other process writes below a folder; a killed process waits for nobody.

    Windows and disks without locks do not keep two builds apart.
    """
    if sys.platform == "win32":
        yield
        return
    handle = os.open(parent, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # a network disk may have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _recover(target: Path, fresh: Path, old: Path) -> None:
    """Undo half a swap that was stopped or killed, and clear away what it was writing."""
    if old.is_dir() and not target.exists():
        old.rename(target)
    import shutil

    for left in (fresh, old):
        shutil.rmtree(left, ignore_errors=True)


def _keep_foreign(target: Path, fresh: Path, ours: frozenset[str]) -> None:
    if not target.is_dir():
        return
    import shutil

    for old in sorted(target.rglob("*")):
        name = old.relative_to(target).as_posix()
        if (old.is_file() or old.is_symlink()) and name not in ours:
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(old, fresh / name, follow_symlinks=False)


def _swap(fresh: Path, target: Path, old: Path) -> None:
    """Put ``fresh`` where ``target`` is; the old folder goes only when the new one stands."""
    import shutil

    if target.exists():
        target.rename(old)
    fresh.rename(target)
    shutil.rmtree(old, ignore_errors=True)
