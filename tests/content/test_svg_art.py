"""SVG from strangers: drawn when it is plain, told and left out when it is not (case O38)."""

import io
import math
import socket
import threading
import time
import tracemalloc
from itertools import pairwise

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from hypothesis import given
from hypothesis import strategies as st

from forge.content import svg_art, svg_paint, svg_path
from forge.content.affine import IDENTITY, Affine, transform
from forge.finding import Severity

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '


def art(body, attributes='viewBox="0 0 60 80"'):
    return svg_art.read(f"{HEAD}{attributes}>{body}</svg>".encode(), "a.svg")


def messages(findings):
    return [f"{f.severity}: {f.message}" for f in findings]


def test_o38_entities_links_and_scripts_are_told_and_nothing_is_opened(tmp_path, monkeypatch):
    (tmp_path / "art").mkdir()
    (tmp_path / "secret.txt").write_text("SECRET")
    monkeypatch.chdir(tmp_path / "art")
    called = []
    server = socket.create_server(("127.0.0.1", 0))
    server.settimeout(0.5)

    def listen():
        try:
            called.append(server.accept())
        except TimeoutError:
            return

    listener = threading.Thread(target=listen)
    listener.start()
    opened = []
    real = io.open
    monkeypatch.setattr("builtins.open", lambda *a, **k: opened.append(a) or real(*a, **k))
    bad = f"""<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY x SYSTEM "../secret.txt">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="60" height="80"><text x="5" y="20">&x;</text>
  <image xlink:href="http://127.0.0.1:{server.getsockname()[1]}/p.png" width="10" height="10"/>
  <script>alert(1)</script>
  <g onclick="alert(2)"><circle r="4"/></g>
</svg>"""
    drawing, findings = svg_art.read(bad.encode(), "art/bad.svg")
    listener.join()
    server.close()
    assert drawing is None
    assert [(f.mark.line, str(f.severity), f.message) for f in findings] == [
        (2, "error", "the entity x is declared; entities are not read"),
        (4, "warning", "text is left out"),
        (4, "warning", "the entity x is left out"),
        (5, "warning", "a link that leads out of the file is left out"),
        (5, "warning", "image is left out"),
        (6, "warning", "script is left out"),
        (7, "warning", "the script in onclick is left out"),
    ]
    assert not called
    assert not opened
    assert "SECRET" not in repr(findings)


def test_o38_without_entities_the_rest_of_such_a_file_is_drawn():
    drawing, findings = art('<script>1</script><circle cx="3" cy="4" r="2" fill="#abc"/>')
    assert messages(findings) == ["warning: script is left out"]
    assert [shape.fill for shape in drawing.shapes] == ["#AABBCC"]


LAUGHS = "<!DOCTYPE svg [" + '<!ENTITY a "ha">' + "".join(
    f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij", strict=True)
) + "]>"  # fmt: skip


@pytest.mark.parametrize("where", ["<desc>&j;</desc>", '<path d="&j;"/>', '<g id="&j;"/>'])
def test_o38_entities_nested_many_times_eat_no_memory(where):
    tracemalloc.start()
    began = time.process_time()
    drawing, findings = svg_art.read(f"{LAUGHS}{HEAD}>{where}</svg>".encode(), "a.svg")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert drawing is None
    assert findings[0].severity is Severity.ERROR
    assert peak < 5e6
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    "trick",
    [
        '<!DOCTYPE svg [<!ENTITY x "]>"><!ENTITY y SYSTEM "secret.txt">]>',
        '<!DOCTYPE svg [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]>',
        "<!DOCTYPE svg [<!-- ]> --><!ENTITY x 'a'>]>",
    ],
)
def test_o38_no_trick_hides_an_entity(trick):
    drawing, findings = svg_art.read(f"{trick}{HEAD}><desc>&y;</desc></svg>".encode(), "a.svg")
    assert drawing is None
    assert any("entity" in f.message and f.severity is Severity.ERROR for f in findings)


def test_o38_holds_in_other_encodings_too():
    text = f'<!DOCTYPE svg [<!ENTITY x SYSTEM "secret.txt">]>{HEAD}><desc>&x;</desc></svg>'
    drawing, findings = svg_art.read(text.encode("utf-16"), "a.svg")
    assert drawing is None
    assert "entity x is declared" in findings[0].message


def test_the_document_type_of_old_programs_is_left_out_with_a_warning():
    text = (
        '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n'
        f' "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n{HEAD} width="10" height="5">'
        "<rect width='2' height='3'/></svg>"
    )
    drawing, findings = svg_art.read(text.encode(), "a.svg")
    assert messages(findings) == ["warning: the document type is left out"]
    assert (drawing.width, drawing.height) == (10, 5)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("<path d='M0 0", "not readable as XML"),
        ("<path d='L 1 2'/>", "path: path data must begin with M"),
        ("<path d='M 1 2 L 3'/>", "path: L in path data lacks a number"),
        ("<path d='M 1 2 X 3'/>", "path data cannot be read from"),
        ("<path d='M 1e999 0'/>", "lacks a number"),
        ("<g transform='spin(3)'/>", "not a transform: spin(3)"),
        ("<circle r='2em'/>", "circle: not a length: 2em"),
        ("<polygon points='1 2 3'/>", "polygon: points must be"),
    ],
)
def test_what_cannot_be_drawn_is_an_error_with_its_place(body, words):
    drawing, findings = art(body)
    assert drawing is None
    assert words in findings[0].message
    assert findings[0].mark.line == 1


@pytest.mark.parametrize("data", [b"", b"hello", b"\x89PNG\r\n", b"<html/>", b"<svg/>"])
def test_what_is_no_svg_is_an_error(data):
    drawing, findings = svg_art.read(data, "a.svg")
    assert drawing is None
    assert findings[0].severity is Severity.ERROR


def test_a_picture_without_size_is_an_error():
    assert "has no size" in art("<g/>", 'width="100%"')[1][0].message
    assert "has no size" in art("<g/>", 'viewBox="0 0 0 5"')[1][0].message


def test_too_many_elements_and_levels_are_refused():
    deep = svg_art.DEEPEST + 1
    assert "limit" in art("<g>" * deep + "</g>" * deep)[1][0].message
    assert "limit" in art("<g/>" * (svg_art.MOST_ELEMENTS + 1))[1][0].message
    assert "limit" in svg_art.read(b" " * (svg_art.LARGEST_FILE + 1), "a.svg")[1][0].message


def test_gradients_are_told_and_the_colour_before_stays():
    drawing, findings = art(
        "<defs><linearGradient id='g'/></defs>"
        "<g fill='#112233'><path fill='url(#g)' d='M0 0L1 1'/></g>"
    )
    assert messages(findings) == ["warning: fill is not read: url(#g)"]
    assert drawing.shapes[0].fill == "#112233"


def test_paint_is_handed_down_and_opacities_multiply():
    drawing, _ = art("""
        <g fill="red" stroke="rgb(0, 128, 255)" stroke-width="2" opacity=".5" transform="scale(3)">
          <path style="fill:none;opacity:50%" d="M0 0h1"/>
          <path style="fill-rule:evenodd" d="M0 0h1"/>
          <g display="none"><path d="M0 0h1"/></g>
        </g>""")
    first, second = drawing.shapes
    assert (first.fill, first.stroke, first.width) == (None, "#0080FF", 6)
    assert (first.stroke_alpha, second.stroke_alpha) == (0.25, 0.5)
    assert (first.evenodd, second.evenodd) == (False, True)
    assert second.fill == "#FF0000"


def test_the_view_box_moves_the_corner_to_nought():
    drawing, _ = art("<path d='M 10 20 L 12 22'/>", 'viewBox="10 20 4 5"')
    assert drawing.shapes[0].steps == ("M", 0, 0, "L", 2, 2)
    assert (drawing.width, drawing.height) == (4, 5)


NUMBER = st.integers(-40, 40).map(float)
SIZE = st.integers(1, 30).map(float)
COMMANDS = st.one_of(
    st.tuples(st.sampled_from("LlTtMm"), NUMBER, NUMBER),
    st.tuples(st.sampled_from("HhVv"), NUMBER),
    st.tuples(st.sampled_from("QqSs"), NUMBER, NUMBER, NUMBER, NUMBER),
    st.tuples(st.sampled_from("Cc"), NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER),
    st.tuples(
        st.sampled_from("Aa"), SIZE, SIZE, st.integers(0, 180).map(float), st.sampled_from([0, 1]),
        st.sampled_from([0, 1]), NUMBER, NUMBER,
    ),
    st.tuples(st.sampled_from("Zz")),
)  # fmt: skip


def along(start, controls, parts=4):
    """Points of a Bezier curve of any degree (de Casteljau)."""
    for k in range(1, parts + 1):
        row = [start, *controls]
        while len(row) > 1:
            t = k / parts
            row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
        yield row[0]


def sampled(steps):
    found, here = [], (0.0, 0.0)
    counts = {"M": 1, "L": 1, "C": 3, "Z": 0}
    i = 0
    while i < len(steps):
        letter, n = steps[i], counts[steps[i]]
        numbers = steps[i + 1 : i + 1 + 2 * n]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        found += [points[0]] if letter == "M" else list(along(here, points)) if n else []
        here = points[-1] if n else here
        i += 1 + 2 * n
    return found


@given(st.lists(COMMANDS, max_size=8))
def test_path_data_draws_what_another_reader_of_it_draws(commands):
    """Oracle: fontTools; the ends of all segments agree, arcs may be cut finer."""
    data = "M 3 4 " + " ".join(f"{c[0]} {' '.join(map(str, c[1:]))}" for c in commands)
    ours = svg_path.steps(data)
    pen = RecordingPen()
    parse_path(data, pen)
    theirs = [
        args[-1] for name, args in pen.value if name in ("moveTo", "lineTo", "curveTo", "qCurveTo")
    ]
    mine = sampled(ours)
    for x, y in theirs:
        assert any(math.hypot(x - a, y - b) < 1e-3 for a, b in mine), (data, (x, y))


@given(
    SIZE,
    SIZE,
    st.integers(0, 180),
    st.sampled_from([0, 1]),
    st.sampled_from([0, 1]),
    NUMBER,
    NUMBER,
)
def test_an_arc_lies_on_an_ellipse_of_its_shape_and_ends_where_it_should(
    rx, ry, turn, big, way, x, y
):
    steps = svg_path.steps(f"M 0 0 A {rx} {ry} {turn} {big} {way} {x} {y}")
    if (x, y) == (0, 0):
        assert steps == ["M", 0, 0]
        return
    assert tuple(steps[-2:]) == (x, y)
    flat = Affine(a=1 / rx, d=1 / ry).after(transform(f"rotate({-turn})"))
    points = [flat.at(*p) for p in sampled(steps)]
    ax, ay = points[0]
    (bx, by), (cx, cy) = points[len(points) // 3], points[-1]
    det = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
    if abs(det) < 1e-3:
        return  # three points too close together to find the middle from
    a, b, c = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    mx = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / det
    my = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / det
    radii = [math.hypot(px - mx, py - my) for px, py in points]
    assert max(radii) - min(radii) < 2e-2 * max(radii)
    assert radii[0] >= 1 - 2e-2


def test_numbers_may_touch_as_programs_write_them():
    assert svg_path.steps("m1-2l.5.5-1-1z") == ["M", 1, -2, "L", 1.5, -1.5, "L", 0.5, -2.5, "Z"]
    assert svg_path.steps("M0 0a1 1 0 011 1") == svg_path.steps("M0 0 A 1 1 0 0 1 1 1")
    assert svg_path.steps("M0 0 1 1 2 2") == ["M", 0, 0, "L", 1, 1, "L", 2, 2]
    assert svg_path.steps("") == []


@given(st.text(alphabet="MmLlHhVvCcSsQqTtAaZz0123456789.,-+e \n", max_size=40))
def test_any_path_data_is_read_or_refused(data):
    try:
        steps = svg_path.steps(data)
    except ValueError:
        return
    assert not steps or steps[0] == "M"


FINITE = st.floats(-50, 50).map(lambda x: round(x, 3))
CALL = st.one_of(
    st.tuples(st.just("translate"), FINITE, FINITE),
    st.tuples(st.just("scale"), FINITE),
    st.tuples(st.just("rotate"), FINITE, FINITE, FINITE),
    st.tuples(st.just("matrix"), *[FINITE] * 6),
)


@given(st.lists(CALL, max_size=3), st.lists(CALL, max_size=3), FINITE, FINITE)
def test_transforms_written_one_after_the_other_nest(first, second, x, y):
    def text(calls):
        return " ".join(f"{c[0]}({','.join(map(str, c[1:]))})" for c in calls)

    one, two = transform(text(first)), transform(text(second))
    both = transform(f"{text(first)} {text(second)}".strip())
    expected = one.at(*two.at(x, y))
    assert both.at(x, y) == pytest.approx(expected, rel=1e-6, abs=1e-3)


def test_a_turn_about_a_point_leaves_the_point():
    assert transform("rotate(90, 3, 4)").at(3, 4) == pytest.approx((3, 4))
    assert transform("rotate(90)").at(1, 0) == pytest.approx((0, 1))
    assert transform("") == IDENTITY
    assert transform("scale(2, 3)").scale == pytest.approx(math.sqrt(6))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("#abc", "#AABBCC"), ("#1f4e9c", "#1F4E9C"), ("red", "#FF0000"), ("none", None),
        ("rgb(1,2,300)", "#0102FF"), ("transparent", None), ("currentColor", "#000000"),
    ],
)  # fmt: skip
def test_plain_colours_are_read(text, value):
    assert svg_paint.colour(text) == value


def test_lengths_know_their_units():
    assert svg_paint.length("25.4mm") == pytest.approx(96)
    assert svg_paint.length("1in") == 96
    assert svg_paint.length(" 12px ") == 12
    with pytest.raises(ValueError, match="not a length"):
        svg_paint.length("5em")
