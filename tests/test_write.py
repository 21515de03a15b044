"""Folders are written whole or not at all: stopped, killed, or two at once (O35)."""

import multiprocessing
import sys
from pathlib import Path

import pytest

from forge import write

OLD = {"a.pdf": b"old a", "sub/b.pdf": b"old b"}
NEW = {"a.pdf": b"new a", "sub/c.pdf": b"new c"}


def held(folder):
    """What a folder holds, hidden files too."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def stopping_at(step):
    """A tracer that stops forge.write, as Ctrl-C does, before its ``step``-th line, once."""
    seen = 0

    def trace(frame, event, _arg):
        nonlocal seen
        if frame.f_code.co_filename != write.__file__:
            return None
        if event == "line":
            seen += 1
            if seen == step:
                raise KeyboardInterrupt
        return trace

    return trace


def test_o35_stopped_at_any_line_a_folder_is_the_old_one_or_the_new_one(tmp_path, monkeypatch):
    """Nothing half-written and nothing under a temporary name, wherever Ctrl-C strikes.

    Here the process lives on, so it takes no lock: a lock goes only with its process.
    """
    if sys.platform != "win32":
        monkeypatch.setattr(write.fcntl, "flock", lambda *_: None)
    target = tmp_path / "kit"
    before = sys.gettrace()
    for step in range(1, 1000):
        write.folder(target, OLD, frozenset(NEW))
        sys.settrace(stopping_at(step))
        try:
            write.folder(target, NEW, frozenset(OLD))
        except KeyboardInterrupt:
            pass
        else:
            break
        finally:
            sys.settrace(before)
        assert held(target) in (OLD, NEW), step
        assert [path.name for path in tmp_path.iterdir()] == ["kit"], step
    else:
        pytest.fail("the folder was never written to the end")
    assert step > 50
    assert held(target) == NEW


def test_o35_what_a_killed_process_left_is_put_right(tmp_path):
    """Killed between the two renames: the last good folder comes back, with what a person kept."""
    target = tmp_path / "kit"
    write.folder(target, {**OLD, "mine.txt": b"mine"})
    target.rename(tmp_path / ".kit.forge-old")
    (tmp_path / ".kit.forge-new").mkdir()
    (tmp_path / ".kit.forge-new" / "a.pdf").write_bytes(b"hal")
    write.folder(target, NEW, frozenset(OLD))
    assert held(tmp_path) == {f"kit/{name}": data for name, data in NEW.items()} | {
        "kit/mine.txt": b"mine"
    }


def _writer(target, mark):
    for _ in range(40):
        write.folder(target, {f"{name}.pdf": mark for name in "abcdef"})


def test_two_builds_at_once_never_mix(tmp_path):
    """Two processes that write one folder: it is wholly of one, and a person's file stays."""
    target = tmp_path / "kit"
    write.folder(target, {"mine.txt": b"mine"})
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_writer, args=(target, mark)) for mark in (b"one", b"two")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    found = held(tmp_path)
    assert found.pop("kit/mine.txt") == b"mine"
    assert sorted(found) == [f"kit/{name}.pdf" for name in "abcdef"]
    assert len(set(found.values())) == 1


def test_a_file_in_the_way_is_not_touched(tmp_path):
    target = tmp_path / "kit"
    target.write_text("mine")
    with pytest.raises(NotADirectoryError):
        write.folder(target, NEW)
    assert held(tmp_path) == {"kit": b"mine"}


@pytest.mark.parametrize("name", ["with space", "Zvězda – 星 ящик", "a'b\"c"])
def test_folders_of_any_name(tmp_path, name):
    target = Path(tmp_path, name, name)
    write.folder(target, OLD)
    assert held(target) == OLD


def test_several_files_are_written_all_or_none(tmp_path):
    """What cannot be written puts those before it back, and takes new folders away."""
    (tmp_path / "old.po").write_bytes(b"old")
    (tmp_path / "taken").mkdir()
    wanted = {
        tmp_path / "old.po": b"new",
        tmp_path / "fi/deep/first.po": b"first",
        tmp_path / "taken": b"no file can stand here",
        tmp_path / "fi/last.po": b"last",
    }
    with pytest.raises(OSError, match="taken"):
        write.files(wanted)
    assert held(tmp_path) == {"old.po": b"old"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.po", "taken"]
    (tmp_path / "taken").rmdir()
    write.files(wanted)
    assert held(tmp_path)["fi/last.po"] == b"last"


def test_stopped_at_any_line_several_files_are_the_old_ones(tmp_path):
    """Ctrl-C between two files of one update leaves neither."""
    (tmp_path / "a.po").write_bytes(b"old a")
    wanted = {tmp_path / "a.po": b"new a", tmp_path / "fi/b.po": b"new b"}
    for step in range(1, 200):
        sys.settrace(stopping_at(step))
        try:
            write.files(wanted)
        except KeyboardInterrupt:
            assert held(tmp_path) == {"a.po": b"old a"}
        else:
            break
        finally:
            sys.settrace(None)
    assert step > 10
    assert held(tmp_path) == {"a.po": b"new a", "fi/b.po": b"new b"}
