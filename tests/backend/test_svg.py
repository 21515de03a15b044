"""The SVG backend: exact sizes, definitions shared, ids of its own, nothing from outside."""

import base64
import hashlib
import io
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from volume import volume

from forge.backend.svg import svg
from forge.geometry import Size, box_mm, mm
from forge.scene import Clip, Fade, Linear, Picture, Place, Radial, Scene, Stop, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

NS = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
CARD = Size(mm("63.5"), mm("88.9"))
FONTS = Fonts.load()
STOPS = (Stop(0, "#000000"), Stop(0.25, "#FF0000"), Stop(1, "#FFFFFF"))


def words(text, x=5000, y=20000, size=9, **more):
    return Setter("en").line(text, Style("caption", size, **more), x, y)


def drawn(*items, name="card", art=None):
    return svg(Scene(CARD, items, name), FONTS, art or {})


def tree(*items, **more):
    return ET.fromstring(drawn(*items, **more))


def one_of_everything():
    file = io.BytesIO()
    Image.linear_gradient("L").resize((8, 8)).save(file, "PNG")
    data = file.getvalue()
    key = hashlib.sha256(data).hexdigest()
    star = Scene(Size(mm(9), mm(9)), (circle(4500, 4500, 4000, "#AA2222"), *words("x", 0, 5000)))
    items = (
        rect(box_mm(1, 1, 50, 20), Linear(0, 0, 9000, 0, STOPS), Stroke("#00FF00", 300, (9, 3))),
        rect(box_mm(1, 30, 50, 20), Radial(9000, 9000, 9000, STOPS), alpha=0.4),
        *words("Words & more", halo=Stroke("#FFFFFF", 500)),
        Place(9, 9, star),
        Place(20000, 9, star, 33.0, 1.5),
        Fade(0.5, (circle(6000, 6000, 900, "#0000FF"),)),
        Clip(circle(9000, 9000, 9000), (Picture(box_mm(0, 0, 18, 18), "a.png", key),)),
    )
    return items, {key: data}


def test_size_is_the_scene_in_millimetres():
    root = tree()
    assert (root.get("width"), root.get("height")) == ("63.5mm", "88.9mm")
    assert root.get("viewBox") == "0 0 63500 88900"


def test_o38_no_script_and_no_outside_link():
    """Every link leads to an id of the same file or holds its picture; nothing runs."""
    items, art = one_of_everything()
    root = tree(*items, art=art)
    ids = {element.get("id") for element in root.iter()}
    links = [element.get(LINK) for element in root.iter() if element.get(LINK)]
    urls = re.findall(r"url\(#([^)]+)\)", ET.tostring(root, "unicode"))
    assert len(links) > 10
    assert all(link.startswith("data:image/png;base64,") or link[1:] in ids for link in links)
    assert set(urls) <= ids
    assert len(urls) == 3
    assert not [e for e in root.iter() if e.tag in {NS + "script", NS + "foreignObject"}]
    assert not [key for e in root.iter() for key in e.attrib if key.lower().startswith("on")]


def test_picture_goes_along_unchanged():
    items, art = one_of_everything()
    (image,) = tree(*items, art=art).iter(NS + "image")
    data = base64.b64decode(image.get(LINK).partition(",")[2])
    assert [data] == list(art.values())


def test_repeated_scene_is_one_symbol():
    star = Scene(Size(mm(9), mm(9)), (circle(4500, 4500, 4000, "#AA2222"),))
    root = tree(*(Place(n * 9000, 0, star) for n in range(5)))
    assert len(list(root.iter(NS + "symbol"))) == 1
    assert len(list(root.iter(NS + "path"))) == 1
    assert len(list(root.iter(NS + "use"))) == 5


def test_glyph_is_defined_once():
    root = tree(*words("banana"))
    assert len(list(root.iter(NS + "path"))) == 3
    assert len(list(root.iter(NS + "use"))) == 6


@given(st.text(st.sampled_from("aŁś—&<>;\"'R D0%é"), min_size=1, max_size=30))
@settings(max_examples=volume(40), deadline=None)
def test_o10_title_says_what_was_typed(text):
    """Plain text comes back letter for letter, whatever it looks like as markup."""
    root = tree(*words(text), name=text)
    titles = [title.text for title in root.iter(NS + "title")]
    assert titles[0] == text
    assert "".join(titles[1:]) == text


def test_halo_is_no_second_text():
    root = tree(*words("Cairo", halo=Stroke("#FFFFFF", 500)), name="")
    assert [title.text for title in root.iter(NS + "title")] == ["Cairo"]


def ids_of(text):
    return set(re.findall(r' id="([^"]+)"', text))


def test_files_can_share_a_page():
    """Ids begin with a digest of the drawing: two different cards have none in common."""
    one, other = drawn(*words("one")), drawn(*words("eno"))
    assert ids_of(one)
    assert not ids_of(one) & ids_of(other)
    assert drawn(*words("one")) == one


def test_picture_of_no_known_kind_is_refused():
    with pytest.raises(ValueError, match="neither PNG"):
        drawn(Picture(box_mm(0, 0, 1, 1), "x.bmp", "0"), art={"0": b"BM"})
