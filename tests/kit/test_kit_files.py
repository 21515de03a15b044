"""The real kit as files: sound, sized, embedded, described."""

import pikepdf
import pytest

from forge.press.paper import PAPERS

NAMES = (
    "board", "board-four-sheet", "board-untiled-420x594mm", "tokens", "money", "cards", "pawns",
    "die", "box", "rulebook", "rulebook-booklet", "print-guide",
)  # fmt: skip
UM = 72 / 25400  # points in a micrometre
CLOSE = 0.01  # points


@pytest.fixture(params=NAMES)
def pdf(request, kit):
    with pikepdf.open(kit / f"{request.param}.pdf") as opened:
        yield opened


def box(page, name):
    return [float(edge) for edge in page.obj[name]]


def inside(inner, outer):
    return (
        inner[0] >= outer[0] - CLOSE
        and inner[1] >= outer[1] - CLOSE
        and inner[2] <= outer[2] + CLOSE
        and inner[3] <= outer[3] + CLOSE
    )


def test_the_kit_is_these_files_and_no_others(kit):
    names = {path.name for path in kit.iterdir()}
    assert names == {f"{name}.pdf" for name in NAMES} | {"manifest.json", "history.json"}


def test_every_file_is_sound(pdf):
    """qpdf finds nothing wrong."""
    assert pdf.check_pdf_syntax() == []


def test_o03_every_page_is_the_paper_and_its_boxes_are_nested(pdf, kit):
    """MediaBox within 0.01 pt of the paper (either way up); Trim within Bleed within Media."""
    sides = sorted(side * UM for side in PAPERS[kit.name].size)
    if "untiled" in pdf.filename:
        sides = [420_000 * UM, 594_000 * UM]
    for page in pdf.pages:
        media = box(page, "/MediaBox")
        assert sorted(media[2:]) == pytest.approx(sides, abs=CLOSE)
        assert media[:2] == [0, 0]
        assert "/Rotate" not in page.obj
        bleed = box(page, "/BleedBox") if "/BleedBox" in page.obj else media
        trim = box(page, "/TrimBox") if "/TrimBox" in page.obj else bleed
        assert inside(trim, bleed)
        assert inside(bleed, media)


def test_o03_the_viewer_is_asked_not_to_scale(pdf):
    assert pdf.Root.ViewerPreferences.PrintScaling == "/None"


def test_o08_every_font_is_embedded_and_holds_only_what_is_used(pdf):
    fonts = [
        o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
    ]
    described = [font.FontDescriptor for font in fonts if "/FontDescriptor" in font]
    described += [f.DescendantFonts[0].FontDescriptor for f in fonts if "/DescendantFonts" in f]
    plain = [f for f in fonts if "/FontDescriptor" not in f and "/DescendantFonts" not in f]
    assert [font for font in plain if font.Subtype != "/Type3"] == []
    for one in described:
        files = [key for key in ("/FontFile", "/FontFile2", "/FontFile3") if key in one]
        assert len(files) == 1
        name = str(one.FontName)
        assert name[7] == "+", f"{name} is no subset"
        assert name[1:7].isupper()


def test_every_file_says_what_it_is(pdf):
    """Title, language and licence for people, bookmarks for long files."""
    assert pdf.Root.Lang == "en"
    assert pdf.Root.ViewerPreferences.DisplayDocTitle
    assert str(pdf.docinfo["/Title"]).startswith("Star of Africa")
    with pdf.open_metadata() as meta:
        assert "Star of Africa" in meta["dc:title"]
        assert "CC BY 4.0" in str(meta.get("dc:rights", ""))
    with pdf.open_outline() as outline:
        assert len(outline.root) >= 1


def test_the_rulebook_has_a_bookmark_for_every_chapter(kit):
    with pikepdf.open(kit / "rulebook.pdf") as pdf, pdf.open_outline() as outline:
        titles = [item.title for item in outline.root]
    assert len(titles) > 10
    assert titles[0] == "What the game is about"
