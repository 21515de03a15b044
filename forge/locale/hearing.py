"""Which of forge's own words were said: a listener hears the ids of all that are asked for.

What is drawn or worked out from words is up to date as long as just these words are what they
were; the others of a language may change.  What is worked out once and given out again lets its
listeners hear the words again (:class:`heard_once`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
_HEARD: ContextVar[set[str] | None] = ContextVar("heard", default=None)


def hear(ids: Iterable[str]) -> None:
    """Let who listens hear the ids of some words."""
    heard = _HEARD.get()
    if heard is not None:
        heard.update(ids)


@contextmanager
def listening() -> Iterator[set[str]]:
    """The ids of all words that are asked for inside; who listens outside hears them, too."""
    heard = set[str]()
    before = _HEARD.set(heard)
    try:
        yield heard
    finally:
        _HEARD.reset(before)
        hear(heard)


@contextmanager
def unheard() -> Iterator[None]:
    """Nobody outside hears the words that are asked for inside."""
    before = _HEARD.set(None)
    try:
        yield
    finally:
        _HEARD.reset(before)


class Heard(Generic[T]):
    """What was worked out once, by name; whenever one of it is asked for, its words are heard."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[T, set[str]]] = {}

    def of(self, name: str, work_out: Callable[[], T]) -> T:
        """What has this name, worked out when it is first asked for."""
        if name not in self._held:
            with listening() as heard:
                made = work_out()
            self._held[name] = (made, heard)
        made, ids = self._held[name]
        hear(ids)
        return made


class heard_once(Generic[T]):  # noqa: N801  a decorator, as functools.cached_property
    """A property worked out once; whenever it is asked for, its words are heard."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type) -> heard_once[T]: ...
    @overload
    def __get__(self, thing: object, owner: type) -> T: ...
    def __get__(self, thing: object | None, owner: type) -> heard_once[T] | T:
        if thing is None:
            return self
        held: Heard[T] = thing.__dict__.setdefault("_heard", Heard())
        return held.of(self._name, lambda: self._work_out(thing))
