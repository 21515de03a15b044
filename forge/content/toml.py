"""The settings files that people write beside the games: languages, typos, their own fonts."""

from __future__ import annotations

import re
from typing import Any

from forge.finding import Faulty, Finding
from forge.source import Mark


def table(text: str, shown: str, check: str, hint: str) -> dict[str, Any]:
    """What a TOML file says; ``shown`` is its name in messages, ``hint`` how a line is written.

    Raises Faulty with the place for what is no TOML.
    """
    import tomllib  # late: most runs read no such file

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = re.search(r"at line (\d+), column (\d+)", str(fault))
        mark = Mark(shown, *(int(place[1]), int(place[2])) if place else (1, 1))
        said = f"this is no TOML: {str(fault).partition(' (at')[0]}"
        raise Faulty([Finding(mark, check, said, hint)]) from None
    except RecursionError:
        said = "this has lists in lists, deeper than anybody reads"
        raise Faulty([Finding(Mark(shown, 1, 1), check, said, "write [...] once")]) from None
