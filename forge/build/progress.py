"""A progress bar on standard error for long work; silent where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Tell = Callable[[str, int, int], None]
"""Called with what is being done, how many steps are done, and how many there are."""


def silent(_what: str, _done: int, _total: int) -> None:
    """Tell nobody."""


@contextmanager
def bar(*, quiet: bool) -> Iterator[Tell]:
    """A bar that the teller moves; nothing is drawn unless standard error is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), *Progress.get_default_columns()[:2], TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1)

        def tell(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        yield tell
