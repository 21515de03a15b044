"""A face in a PDF: a Type0 font with a TrueType subset (ISO 32000-1 9.7)."""

from __future__ import annotations

import uharfbuzz as hb
from reportlab.pdfbase import pdfdoc

from forge.backend.pdf_store import tag
from forge.typeset.face import Face

EM = 1000  # glyph space: thousandths of an em (ISO 32000-1 9.4.4)
BLOCK = 100  # entries in one bfchar block of a CMap, at most (Adobe Technical Note 5014)
# What shaping needed and printing does not.
DROPPED = (
    *("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "STAT", "VORG"),
    *("avar", "cmap", "gasp", "kern", "name", "post", "vhea", "vmtx"),
)

Codes = list[tuple[int, str]]
"""The glyph and the text of each character code, in order."""


def embed(document: pdfdoc.PDFDocument, name: str, face: Face, codes: Codes) -> None:
    """Add a font with these codes to the document, under the given resource name."""
    data, renumbered = _subset(face, sorted({gid for gid, _ in codes}))
    ps_name = f"{tag(data)}+{face.ps_name}"
    gids = b"".join(renumbered[gid].to_bytes(2, "big") for gid, _ in codes)
    widths = [round(face.advance(gid) * EM / face.upem) for gid, _ in codes]
    descendant = {
        "Type": "/Font",
        "Subtype": "/CIDFontType2",
        "BaseFont": pdfdoc.PDFName(ps_name),
        "CIDSystemInfo": "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
        "FontDescriptor": document.Reference(_descriptor(document, face, ps_name, data)),
        "W": pdfdoc.PDFArray([0, pdfdoc.PDFArray(widths)]),
        "CIDToGIDMap": document.Reference(_stream(document, gids)),
    }
    font = {
        "Type": "/Font",
        "Subtype": "/Type0",
        "BaseFont": pdfdoc.PDFName(ps_name),
        "Encoding": "/Identity-H",
        "DescendantFonts": pdfdoc.PDFArray([document.Reference(pdfdoc.PDFDictionary(descendant))]),
        "ToUnicode": document.Reference(_stream(document, _to_unicode(codes))),
    }
    document.Reference(pdfdoc.PDFDictionary(font), name)


def _subset(face: Face, gids: list[int]) -> tuple[bytes, dict[int, int]]:
    """The face with these glyphs only, and each glyph's new number."""
    wanted = hb.SubsetInput()
    wanted.sets(hb.SubsetInputSets.GLYPH_INDEX).update(gids)
    wanted.flags = hb.SubsetFlags.NO_LAYOUT_CLOSURE | hb.SubsetFlags.NO_HINTING
    drop = wanted.sets(hb.SubsetInputSets.DROP_TABLE_TAG)
    for table in DROPPED:
        drop.add(int.from_bytes(table.ljust(4).encode("ascii"), "big"))
    plan = hb.SubsetPlan(hb.Face(face.data), wanted)
    return plan.execute().blob.data, dict(plan.old_to_new_glyph_mapping)


def _descriptor(
    document: pdfdoc.PDFDocument, face: Face, ps_name: str, data: bytes
) -> pdfdoc.PDFDictionary:
    file = _stream(document, data)
    file.dictionary["Length1"] = len(data)
    up, down, capital = (
        round(v * EM / face.upem) for v in (face.ascent, face.descent, face.cap_height)
    )
    return pdfdoc.PDFDictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": pdfdoc.PDFName(ps_name),
            "Flags": 4,
            "FontBBox": pdfdoc.PDFArray([-EM, down, 2 * EM, up]),
            "Ascent": up,
            "Descent": down,
            "CapHeight": capital,
            "ItalicAngle": -12 if face.italic else 0,
            "StemV": 80,
            "FontFile2": document.Reference(file),
        }
    )


def _to_unicode(codes: Codes) -> bytes:
    """The CMap from character codes to text (ISO 32000-1 9.10.3)."""
    entries = [
        f"<{code:04X}> <{text.encode('utf-16-be').hex().upper()}>"
        for code, (_, text) in enumerate(codes)
        if text
    ]
    blocks = [entries[at : at + BLOCK] for at in range(0, len(entries), BLOCK)]
    lines = [
        "/CIDInit /ProcSet findresource begin",
        "12 dict begin",
        "begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def",
        "/CMapType 2 def",
        "1 begincodespacerange",
        "<0000> <FFFF>",
        "endcodespacerange",
    ]
    for block in blocks:
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines += ["endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end", ""]
    return "\n".join(lines).encode("ascii")


def _stream(document: pdfdoc.PDFDocument, data: bytes) -> pdfdoc.PDFStream:
    filters = [pdfdoc.PDFZCompress] if document.compression else []
    return pdfdoc.PDFStream(content=data, filters=filters)
