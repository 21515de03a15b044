"""Shaping: characters to placed glyphs, through HarfBuzz, each stretch once a process."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import uharfbuzz as hb

from forge.typeset.face import Face
from forge.typeset.scripts import is_control

_SPECIAL = {"Hans": "Hani", "Hant": "Hani", "Jpan": "Kana", "Kore": "Hang"}
"""Names for mixed writing, which HarfBuzz knows by one of their scripts."""


class Ask(NamedTuple):
    """What is to be shaped, in which script, language, direction and features.

    ``before`` and ``after`` are the letters the stretch joins with (Arabic), else empty.
    """

    text: str
    script: str
    lang: str
    rtl: bool = False
    features: tuple[str, ...] = ()
    before: str = ""
    after: str = ""


class Glyph(NamedTuple):
    """A glyph, the first character it stands for, its advance and offset in font units."""

    gid: int
    first: int
    advance: int
    dx: int
    dy: int


class Shaped(NamedTuple):
    """Glyphs from left to right, their whole advance, and how far their ink goes up and down.

    ``top`` is at least, ``bottom`` at most 0: the baseline.
    """

    glyphs: tuple[Glyph, ...]
    advance: int
    top: int
    bottom: int


@lru_cache(maxsize=65536)
def shape(face: Face, ask: Ask) -> Shaped:
    """The placed glyphs of a stretch of text in one face.

    Clusters are grapheme clusters; characters that are drawn as nothing give no glyph.
    """
    buffer = hb.Buffer()
    text = ask.before + ask.text + ask.after
    shift = len(ask.before)
    if not text.isprintable():
        text = "".join(" " if is_control(char) else char for char in text)
    buffer.add_codepoints([*map(ord, text)], shift, len(ask.text))
    buffer.direction = "rtl" if ask.rtl else "ltr"
    buffer.script = _SPECIAL.get(ask.script, ask.script)
    buffer.language = ask.lang
    buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    hb.shape(face.hb_font, buffer, _features(ask.features))
    glyphs = tuple(
        Glyph(info.codepoint, info.cluster - shift, at.x_advance, at.x_offset, at.y_offset)
        for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    )
    reaches = [(glyph.dy, *face.reach(glyph.gid)) for glyph in glyphs]
    return Shaped(
        glyphs,
        sum([glyph.advance for glyph in glyphs]),
        max([0, *[dy + top for dy, top, _ in reaches]]),
        min([0, *[dy + bottom for dy, _, bottom in reaches]]),
    )


def _features(tags: tuple[str, ...]) -> dict[str, bool]:
    """Features to switch; a tag with a leading "-" is switched off."""
    return {tag.removeprefix("-"): not tag.startswith("-") for tag in tags}
