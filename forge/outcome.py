"""How a command ends: what was found is reported, and it leaves with 0 (clean) or 1 (errors)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from forge.finding import Finding


def report_faults(verb: Callable[[], Any], form: str, stopped: str = "") -> Any:
    """The verb's result; when content cannot be taken further, its findings and exit code 1."""
    from forge.finding import Faulty

    try:
        return verb()
    except Faulty as fault:
        return finish(fault.findings, form, strict=False, stopped=stopped)


def finish(found: Sequence[Finding], form: str, strict: bool, stopped: str = "") -> NoReturn:
    """Report, and leave with 1 when something is to be mended; ``stopped`` says what it means."""
    from forge.finding import errors, warnings
    from forge.report import FORMATS as WRITERS

    if stopped and (errors(found) or (strict and warnings(found))):
        click.echo(stopped, err=True)
    click.echo(WRITERS[form](found), nl=False, err=form == "text")
    leave(found, strict)


def leave(found: Sequence[Finding], strict: bool) -> NoReturn:
    """End with 1 when something is to be mended, else with 0."""
    from forge.finding import errors, warnings

    sys.exit(1 if errors(found) or (strict and warnings(found)) else 0)
