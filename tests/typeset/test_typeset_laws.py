"""Laws of the typesetter, for any text in any language."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Um, mm
from forge.scene import Words
from forge.typeset.markup import UnbalancedError, spans
from forge.typeset.scripts import is_ignorable
from forge.typeset.setter import About, Setter
from forge.typeset.style import Align, Style

ABOUT = About("piece", "piece.text")
LANGS = st.sampled_from(
    [
        "en",
        "ru",
        "fi",
        "fr",
        "ar",
        "he",
        "hi",
        "am",
        "th",
        "ja",
        "zh",
        "zh-Hant",
        "sw",
        "ko",
        "my",
        "xx",
    ]
)
MIXED = st.text(
    st.one_of(
        st.sampled_from(
            list("ab ge£(,)-–'12 «»\n\t\u00a0\u00ad\u200b\u200d\u2067\u2069\u0301\ud800")
        ),
        st.sampled_from(list("aбвאבגابتकषि्ภู้ተ東京あっ。한국မြန်မာ☠👩🏽⟨\ue000")),
        st.characters(),
    ),
    max_size=60,
)
WORDY = st.lists(
    st.sampled_from(["pay", "the", "Ferry", "Company", "£100", "incomprehensibly", "2–6"]),
    max_size=30,
)
TEXTS = st.one_of(MIXED, WORDY.map(" ".join))
STYLES = st.builds(
    Style,
    role=st.sampled_from(["title", "text", "caption", "hand"]),
    size=st.sampled_from([6.0, 9.0, 14.5]),
    weight=st.sampled_from([300, 400, 700, 900]),
    italic=st.booleans(),
    align=st.sampled_from(Align),
    tracking=st.sampled_from([0, 0, 300]),
    features=st.sampled_from([(), ("smcp",), ("onum",)]),
    hyphens=st.booleans(),
)


def _solid(text: str) -> str:
    """The text without blanks, which a line's end swallows, and without what nobody sees."""
    return "".join(c for c in text if not c.isspace() and not is_ignorable(c))


def _right(setter: Setter, run: Words) -> int:
    """Where the last glyph of a run ends."""
    face = setter.fonts.face(run.face)
    ends = [
        x + face.advance(gid) * run.size / face.upem
        for cluster in run.clusters
        for gid, x, _ in cluster.glyphs
    ]
    return run.x + round(max(ends, default=0))


def _ink(setter: Setter, run: Words) -> tuple[int, int]:
    """The top and bottom of a run's ink."""
    face = setter.fonts.face(run.face)
    tops, bottoms = [run.y], [run.y]
    for cluster in run.clusters:
        for gid, _, y in cluster.glyphs:
            high, low = (round(v * run.size / face.upem) for v in face.reach(gid))
            tops.append(run.y + y - high)
            bottoms.append(run.y + y - low)
    return min(tops), max(bottoms)


@settings(max_examples=volume(150), deadline=None)
@given(TEXTS, LANGS, STYLES, st.integers(2, 60), st.integers(2, 30))
def test_any_text_is_set_whole_and_inside_its_box_or_reported(text, lang, style, wide, high):
    setter = Setter(lang)
    box = Box(Um(1000), Um(2000), mm(wide), mm(high))
    words = setter.fit(text, style, box, ABOUT)
    rows = sorted({run.y for run in words})
    said = "".join(run.text for y in rows for run in words if run.y == y)
    assert _solid(said) == _solid(text)
    kinds = {spill.kind for spill in setter.spills}
    if "width" not in kinds:
        assert all(box.x - 2 <= run.x for run in words)
    if not kinds & {"height", "width"}:
        for run in words:
            top, bottom = _ink(setter, run)
            assert box.y - 3 <= top and bottom <= box.bottom + 3  # µm of rounding


@settings(max_examples=volume(60), deadline=None)
@given(TEXTS, LANGS, STYLES, st.integers(4, 60))
def test_no_line_is_wider_than_its_column_unless_reported(text, lang, style, wide):
    setter = Setter(lang)
    laid = setter.flow(text, style, mm(wide), ABOUT, markup=False)
    told = any(spill.kind == "width" for spill in setter.spills)
    assert told == any(line.width > mm(wide) for line in laid.lines)
    for run in laid.words(0, 0):
        if not told and style.tracking == 0 and all(c.text.isalnum() for c in run.clusters):
            assert _right(setter, run) <= mm(wide) + mm(0.6) + 2  # marks may hang over a little


@settings(max_examples=volume(60), deadline=None)
@given(TEXTS, LANGS, STYLES)
def test_a_line_is_as_wide_as_it_is_measured_wherever_it_is_anchored(text, lang, style):
    setter = Setter(lang)
    width = setter.size(text, style).width
    left = setter.line(text, style, 0, 0)
    right = setter.line(text, style, width, 0, Align.END)
    middle = setter.line(text, style, round(width / 2), 0, Align.CENTRE)
    assert [r.clusters for r in left] == [r.clusters for r in right] == [r.clusters for r in middle]
    assert all(abs(a.x - b.x) <= 1 for a, b in zip(left, right, strict=True))
    assert _solid("".join(run.text for run in left)) == _solid(text)


@settings(max_examples=volume(60), deadline=None)
@given(TEXTS, LANGS)
def test_what_is_drawn_as_nothing_is_never_missing(text, lang):
    setter = Setter(lang)
    setter.line(text, Style(), 0, 0, about=ABOUT)
    ignorable = {f"U+{ord(c):04X} " for c in text if is_ignorable(c)}
    lone = [s for s in setter.spills if s.detail.startswith("holds a character")]
    assert not any(code in spill.detail for spill in lone for code in ignorable)


@given(st.lists(st.sampled_from(["<b>", "</b>", "<i>", "</i>", "a", "<", "<br>", "&"])))
def test_markup_is_read_whole_or_refused(parts):
    text = "".join(parts)
    try:
        found = spans(text)
    except UnbalancedError:
        return
    bare = text
    for tag in ("<b>", "</b>", "<i>", "</i>"):
        bare = bare.replace(tag, "")
    assert "".join(span.text for span in found) == bare


@settings(max_examples=volume(30), deadline=None)
@given(WORDY.map(" ".join), STYLES)
def test_the_same_text_is_set_the_same_way_twice(text, style):
    box = Box(Um(0), Um(0), mm(40), mm(20))
    assert Setter("en").fit(text, style, box, ABOUT) == Setter("en").fit(text, style, box, ABOUT)
