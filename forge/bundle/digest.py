"""What something was made from, as a hash: printed on every sheet, kept in every bundle."""

from __future__ import annotations

import json

from forge.source import Document
from forge.write import digest

SHORT = 10
"""How many hex digits are printed: one in 10^12 that two versions of a kit look alike."""


def content_hash(document: Document) -> str:
    """The SHA-256 of a document's data and art: independent of file names, order and comments."""
    data = json.dumps(document.data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    art = [f"{name} {digest(document.art[name])}" for name in sorted(document.art)]
    return digest("\n".join([data, *art]).encode())
