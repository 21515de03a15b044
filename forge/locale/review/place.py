"""Where in a PO file a letter of a translation stands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from forge.locale.message import Message
from forge.source import Mark

_LETTER = re.compile(r"\\.|[^\\]")


def place(lines: Sequence[str], file: str, message: Message, form: str = "", at: int = 0) -> Mark:
    """The mark of a letter of a message's translation, or of a plural form of it.

    Where the file's lines are not known, or say something else, it is that of the entry.
    """
    entry = Mark(file, message.line or 1, 1)
    head = f"msgstr[{form}]" if form.isdigit() else "msgstr"
    first = next(
        (
            index
            for index in range(max(message.line - 1, 0), len(lines))
            if re.match(rf"{re.escape(head)}\s*\"", lines[index])
        ),
        None,
    )
    if first is None or message.obsolete or not message.line:
        return entry
    left = at
    for index in range(first, len(lines)):
        line = lines[index].rstrip()
        if index > first and not line.startswith('"'):
            break
        for letter in _LETTER.finditer(line, line.find('"') + 1, len(line) - 1):
            if left == 0:
                return Mark(file, index + 1, letter.start() + 1)
            left -= 1
        entry = Mark(file, index + 1, max(len(line), 1))
    return entry
