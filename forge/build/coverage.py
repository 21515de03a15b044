"""What the fonts lack of the texts of a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from forge.finding import Finding, Severity
from forge.locale.languages import Language
from forge.typeset.fonts import Fonts
from forge.typeset.itemise import clusters
from forge.typeset.os2 import REGULAR
from forge.typeset.scripts import is_control


def lacking(tag: str, font_dir: Path | None) -> Callable[[str], tuple[str, ...]]:
    """A function that tells the clusters of a text that no font has, each once.

    Controls are left to other checks: they are no matter of fonts.
    """
    fonts = Fonts.load(font_dir)
    chains = {fonts.table.chain(role, tag) for role in sorted(fonts.table.roles)}

    @cache
    def lacks(cluster: str) -> bool:
        if any(map(is_control, cluster)) or cluster.isspace():
            return False
        return not all(fonts.pick(cluster, chain, REGULAR, italic=False) for chain in chains)

    return lambda text: tuple(dict.fromkeys(filter(lacks, clusters(text))))


def unwritten(to: Language) -> tuple[Finding, ...]:
    """A warning where no font that forge ships has the letters in which a language calls itself."""
    lost = lacking(to.tag, None)(to.usual.name)
    if not lost:
        return ()
    said = f"no font of forge writes {to.name}: none has {', '.join(lost)} of {to.usual.name}"
    hint = "check, preview and build it with a folder of fonts that do: --font-dir (docs/fonts.md)"
    return (Finding(None, "locale-glyph", said, hint, Severity.WARNING),)
