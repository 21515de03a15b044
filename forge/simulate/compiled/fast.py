"""The same functions compiled with numba, over records (extra ``fast``).

What was compiled is kept in the user's cache folder, in a folder named by the hash of exactly what
went into the compiler: the byte code of every function, every number that they share, and the
versions of Python and numba. So a kept result can never be older than the rules.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # no matrices here: spare numpy the threads

from numba import __version__ as numba_version
from numba import config, njit, types

from forge.rules.log import COLUMNS, Happening, Log, happenings, log
from forge.rules.protocol import RuleSet
from forge.simulate.bind import bind
from forge.simulate.bots import Bots
from forge.simulate.compiled import index
from forge.simulate.compiled.records import read, record
from forge.simulate.known import all_bots, rule_sets
from forge.simulate.plan import Job
from forge.simulate.table import blank_tally, remember
from forge.simulate.tally import Extent, Tally, measures

ENTRY: Final = "play_batch"
"""What is called from outside; all else is compiled into it."""

BATCH: Final = 4096
"""The most games of a batch whose results are kept."""

TAPE: Final = 65_536
"""The most events of a transcript."""


def _spare_blas() -> None:
    """Where scipy is installed numba takes its linear algebra with what it knows of arrays.

    Nothing here multiplies matrices, and scipy.linalg takes a fifth of the whole start: it is
    hidden meanwhile.
    """
    modules: dict[str, Any] = sys.modules
    if "scipy.linalg" not in modules:
        modules["scipy.linalg"] = None
        try:
            import_module("numba.np.arraymath")
        finally:
            del modules["scipy.linalg"]


_spare_blas()


class FastTable:
    """Plays the compiled functions, over records; threads may each have one."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.rules = rule_sets()[job.rules]
        self.memory = remember(job, all_bots()[job.rules])
        self.space = compiled(self.rules, all_bots()[job.rules])
        self.b = record(job.tables)
        self.s = record(self.rules.state(job.tables, len(job.policy)))
        self.w = record(self.memory)

    def play(self, first: int, n: int) -> Tally:
        """The tally of games ``first`` to ``first + n - 1``; BATCH at most where each is kept."""
        return self._play(first, n, 0)[0]

    def hear(self, game: int) -> tuple[Tally, list[Happening]]:
        """The tally of one game, and what happened in it: the first TAPE events."""
        made, heard = self._play(game, 1, TAPE)
        return made, list(happenings(heard))

    def _play(self, first: int, n: int, keep: int) -> tuple[Tally, Log]:
        made = blank_tally(self.rules, self.job, self.memory, n)
        made.first = first
        heard = log(self.rules.n_events, made.width, keep=False)
        heard.keep = keep
        room = measures(self.rules, self.job.tables, self.memory, Extent(self.job.limit, BATCH))
        t, told = record(made, room), record(heard, room | {"tape": COLUMNS * TAPE})
        getattr(self.space, ENTRY)(self.b, self.s, self.w, told, t, n)
        heard.rows = [0] * (COLUMNS * int(told["n"]))
        read(told, heard)
        read(t, made)
        made.count = heard.count
        return made, heard


@cache
def compiled(rules: RuleSet, bots: Bots) -> SimpleNamespace:
    """A rule set's functions and its bots', each compiled when it is first called."""
    kept = folder(rules, bots)
    settings: Any = config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(kept)
    try:
        return bind(rules, bots, _wrap)
    finally:
        settings.CACHE_DIR = before


def _wrap(function: FunctionType) -> Any:
    """The function, compiled when it is called; only the entry is kept on disk: it holds all.

    By NumPy's rule a division by zero gives 0 and is no exception: so no function needs a second
    way out. The rules divide by counts of seats and starts alone.
    """
    inner = function.__name__ != ENTRY
    options: dict[str, Any] = {"no_cpython_wrapper": inner, "no_cfunc_wrapper": True}
    made = njit(nogil=True, cache=not inner, error_model="numpy", **options)(function)
    if not inner:
        return made
    made.get_call_template = partial(_widely, made.get_call_template)
    return made


def _widely(template: Callable[..., Any], args: tuple[Any, ...], kws: Any) -> Any:
    """How a function is called, every whole number as 64 bits: so it is compiled once for all."""
    return template(tuple(map(_wide, args)), kws)


def _wide(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) else kind


def folder(rules: RuleSet, bots: Bots) -> Path:
    """Where a rule set's compiled functions are kept; it is there once they have been compiled."""
    return home() / fingerprint(getattr(bind(rules, bots), ENTRY))


def home() -> Path:
    """The folder of all that was compiled: the user's cache, as the system or FORGE_CACHE says."""
    own = os.environ.get("FORGE_CACHE")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ["LOCALAPPDATA"]) / "forge" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "forge"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "forge"


def fingerprint(entry: FunctionType) -> str:
    """A hash of what a function does with all that it calls, and of what compiles them."""
    told = [f"Python {sys.version} numba {numba_version}"]
    for part in (_wrap, _widely, _wide, index.get, index.put, index.place):
        told += _code(part.__code__)
    reached, queue = {entry}, [entry]
    for function in queue:
        told += [function.__qualname__, repr(function.__defaults__), *_code(function.__code__)]
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, int):
                told.append(f"{name} = {value}")
            elif isinstance(value, FunctionType):
                told.append(f"{name} = {value.__module__}.{value.__qualname__}")
                if value not in reached:
                    reached.add(value)
                    queue.append(value)
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:24]


def _code(code: CodeType) -> Iterator[str]:
    """What byte code says, whatever file and line it stands in."""
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_varnames, code.co_argcount))
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _code(each)
        else:
            yield repr(sorted(each, key=repr) if isinstance(each, frozenset) else each)
