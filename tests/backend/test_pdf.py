"""The PDF backend: exact boxes, each thing once, text that copies, all fonts carried along."""

import hashlib
import io

import pikepdf
import pypdfium2
import pytest
import uharfbuzz as hb
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from volume import volume

from forge.backend.pdf import pdf
from forge.backend.shared import HEAVY
from forge.geometry import Size, box_mm, mm
from forge.scene import (
    Book,
    Bookmark,
    Clip,
    Cluster,
    Fade,
    Linear,
    Page,
    Picture,
    Place,
    Scene,
    Stop,
    Stroke,
    Words,
)
from forge.scene.shapes import circle, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

A4 = Size(mm(210), mm(297))
FONTS = Fonts.load()
WHITE_RIM = Stroke("#FFFFFF", 800)


def book(*pages, duplex="", title="A kit", lang="en"):
    made = tuple(p if isinstance(p, Page) else Page(Scene(A4, p)) for p in pages)
    return Book(title, lang, "An author", "A subject", "CC BY 4.0", made, duplex)


def digest(data):
    return hashlib.sha256(data).hexdigest()


def words(text, x, y, size=12, lang="en", **more):
    return Setter(lang).line(text, Style("caption", size, **more), x, y)


def opened(made, art=None, compress=False):
    return pikepdf.open(io.BytesIO(pdf(made, FONTS, art or {}, compress)))


def text_of(data, page=0):
    return pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range()


def png_bytes(mode="RGB", size=(20, 10)):
    file = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert(mode).save(file, "PNG")
    return file.getvalue()


def test_file_is_sound():
    """qpdf finds nothing wrong with a page that has one of everything."""
    data = png_bytes("RGBA")
    star = Scene(Size(mm(9), mm(9)), (circle(4500, 4500, 4000, "#AA2222"),))
    shade = Linear(0, 0, 9000, 0, (Stop(0, "#000000"), Stop(0.3, "#FF0000"), Stop(1, "#FFFFFF")))
    items = (
        rect(box_mm(1, 1, 50, 20), shade, Stroke("#00FF00", 300, (900, 300), 0.5), 2000, 0.4),
        *words("Words", 10000, 50000, halo=WHITE_RIM),
        Place(9, 9, star),
        Place(90000, 9, star, 33.0, 1.5),
        Fade(0.5, (circle(60000, 60000, 9000, "#0000FF"),)),
        Clip(circle(9000, 9000, 9000), (Picture(box_mm(0, 0, 18, 18), "a.png", digest(data)),)),
    )
    with opened(book(items), {digest(data): data}) as file:
        assert file.check_pdf_syntax() == []


@given(st.integers(10_000, 1_500_000), st.integers(10_000, 1_500_000))
@settings(max_examples=volume(25), deadline=None)
def test_page_is_the_paper_to_the_hundredth_of_a_point(width, height):
    """MediaBox and CropBox are the paper, never rounded to whole points (pdf.js#4041)."""
    with opened(book(Page(Scene(Size(width, height), ())))) as file:
        for box in (file.pages[0].MediaBox, file.pages[0].CropBox):
            assert [float(v) for v in box] == pytest.approx(
                [0, 0, width * 72 / 25400, height * 72 / 25400], abs=0.001
            )


def test_trim_and_bleed_stand_the_right_way_up():
    page = Page(Scene(A4, ()), trim=box_mm(10, 20, 100, 50), bleed=box_mm(7, 17, 106, 56))
    with opened(book(page)) as file:
        trim = [float(v) * 25.4 / 72 for v in file.pages[0].TrimBox]
        bleed = [float(v) * 25.4 / 72 for v in file.pages[0].BleedBox]
    assert trim == pytest.approx([10, 227, 110, 277], abs=0.001)
    assert bleed == pytest.approx([7, 224, 113, 280], abs=0.001)


def test_viewer_is_asked_not_to_scale():
    with opened(book((), duplex="short")) as file:
        wishes = file.Root.ViewerPreferences
        assert (wishes.PrintScaling, wishes.Duplex) == ("/None", "/DuplexFlipShortEdge")
    with opened(book(())) as file:
        assert "/Duplex" not in file.Root.ViewerPreferences


def test_file_says_what_it_is():
    with opened(book((), title="Star & <Africa> – é", lang="fi")) as file:
        with file.open_metadata() as meta:
            assert meta["dc:title"] == "Star & <Africa> – é"
            assert meta["dc:rights"] == "CC BY 4.0"
        assert str(file.docinfo.Title) == "Star & <Africa> – é"
        assert (str(file.Root.Lang), str(file.docinfo.Author)) == ("fi", "An author")


def test_bookmarks_lead_to_their_pages():
    first = Page(Scene(A4, ()), bookmarks=(Bookmark("Cards"), Bookmark("Money", 1)))
    second = Page(Scene(A4, ()), bookmarks=(Bookmark("Board"),))
    with opened(book(first, second)) as file, file.open_outline() as outline:
        assert [entry.title for entry in outline.root] == ["Cards", "Board"]
        assert [entry.title for entry in outline.root[0].children] == ["Money"]
        assert outline.root[1].destination[0] == file.pages[1].obj


def test_scene_placed_often_is_one_form():
    """Equal scenes, even when built apart, are written once for the whole file."""

    def back():
        return Scene(Size(mm(10), mm(10)), (rect(box_mm(0, 0, 10, 10), "#123456"),))

    items = tuple(Place(x * 11000, 0, back()) for x in range(9))
    with opened(book(items, items)) as file:
        forms = [o for o in file.objects if isinstance(o, pikepdf.Stream) and "/BBox" in o]
        assert len(forms) == 1
        assert file.pages[0].Contents.read_bytes().count(b" Do") == 9


def test_lengths_stand_in_the_file_as_whole_micrometres():
    items = (rect(box_mm(9.75, 10, 63.5, 88.9), "#FFFFFF"),)
    with opened(book(items)) as file:
        assert b"9750 10000 m\n73250 10000 l\n73250 98900 l" in file.pages[0].Contents.read_bytes()


def test_equal_pictures_are_stored_once_under_any_name():
    data = png_bytes(size=(64, 32))
    key = digest(data)
    items = (
        Picture(box_mm(0, 0, 20, 10), "a.png", key),
        Picture(box_mm(0, 50, 90, 45), "b.png", key),
    )
    with opened(book(items, items), {key: data}) as file:
        images = [o for o in file.objects if isinstance(o, pikepdf.Stream) and "/Width" in o]
        assert len(images) == 1
        assert (
            pikepdf.PdfImage(images[0]).as_pil_image().tobytes()
            == Image.open(io.BytesIO(data)).tobytes()
        )


def test_every_font_is_carried_along():
    """No font but our subsets: a print shop refuses a file that names one it does not hold."""
    items = (*words("abc", 0, 9000), *words("xyz", 0, 20000))
    with opened(book(items), compress=True) as file:
        fonts = [
            o
            for o in file.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        assert len(fonts) == 2  # the Type0 font and its descendant
        assert all("/FontFile2" in f.FontDescriptor for f in fonts if "/FontDescriptor" in f)
        assert all(len(str(f.BaseFont).split("+")[0]) == 7 for f in fonts)


@given(st.text(st.sampled_from("abcŁódź—żw&<>;R D0.1%'éß"), min_size=1, max_size=40))
@settings(max_examples=volume(40), deadline=None)
def test_text_copies_as_it_was_typed(text):
    """What PDFium reads from the page is the text, letter for letter (spaces at the ends apart)."""
    text = " ".join(text.split())
    data = pdf(book((*words(text, 10000, 50000, 7),)), FONTS, {})
    assert text_of(data) == text


def test_halo_does_not_say_the_words_twice():
    data = pdf(book((*words("Cairo", 9000, 9000, halo=WHITE_RIM),)), FONTS, {})
    assert text_of(data) == "Cairo"


def right_to_left(text):
    """Words as HarfBuzz shapes them: glyphs from left to right, clusters in reading order."""
    face = FONTS.named("cairo")
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(face.hb_font, buffer)
    pen, clusters = 0, {}
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        clusters[info.cluster] = Cluster(text[info.cluster], ((info.codepoint, pen * 5, 0),))
        pen += place.x_advance
    in_order = tuple(clusters[at] for at in sorted(clusters))
    return Words(20000, 50000, face.key, 5 * face.upem, in_order, "#000000", "ar", rtl=True)


def test_right_to_left_words_copy_in_reading_order():
    """Glyphs stand from right to left on the page, and copy as they are read."""
    assert text_of(pdf(book((right_to_left("اسحب بطاقة"),)), FONTS, {})) == "اسحب بطاقة"


def test_book_without_pages_is_refused():
    with pytest.raises(ValueError, match="without pages"):
        pdf(book(), FONTS, {})


def test_unknown_colour_is_refused():
    with pytest.raises(ValueError, match="#RRGGBB"):
        pdf(book((rect(box_mm(0, 0, 1, 1), "red"),)), FONTS, {})


def streams(made):
    """The contents of all forms of a file."""
    with opened(made) as file:
        return {
            bytes(o.read_bytes())
            for o in file.objects
            if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"
        }


def test_a_picture_of_many_things_has_a_stream_that_no_words_change():
    """Whatever stands around it, with opacities and pictures of its own: the same bytes."""
    dots = tuple(
        circle(i * 7, i * 11, 900, "#336699", alpha=0.5 + i % 3 / 10) for i in range(HEAVY)
    )
    map_ = Scene(Size(mm(40), mm(40)), dots, "map")
    other = circle(0, 0, 500, "#000000", alpha=0.25)
    first = streams(book((*words("abc", 0, 9000), Place(0, 0, map_))))
    second = streams(book((other, *words("xyz", 0, 9000), Fade(0.5, (other,)), Place(9, 9, map_))))
    (kept,) = first & second
    assert kept.count(b" m\n") >= HEAVY
    assert streams(book(dots)) == set()
