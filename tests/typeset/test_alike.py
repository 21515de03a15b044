"""Texts of one kind are set alike: in one size, the greatest at which each of them fits."""

from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import box_mm
from forge.typeset.setter import About, Setter, Slot
from forge.typeset.style import Style

STYLE = Style(size=11, smallest=4, hyphens=False)
TEXTS = st.lists(
    st.tuples(st.sampled_from(["Tea", "Horseshoe", "Land road", "Gold Coast"]), st.integers(8, 40)),
    min_size=1,
    max_size=6,
)


def slots(texts):
    return [Slot(said, box_mm(0, 0, wide, 5), About("x", said)) for said, wide in texts]


@settings(max_examples=volume(60), deadline=None)
@given(TEXTS)
def test_texts_set_alike_are_as_large_as_the_smallest_of_them_by_itself(texts):
    alone, together = Setter("en"), Setter("en")
    each = [alone.fit(*slot[:1], STYLE, *slot[1:], lines=1) for slot in slots(texts)]
    found = together.alike(slots(texts), STYLE, "top", lines=1)
    sizes = {run.size for words in found for run in words}
    assert sizes == {min(run.size for words in each for run in words)}
    assert ["".join(run.text for run in words) for words in found] == [said for said, _ in texts]
    assert together.spills == alone.spills


def test_one_that_fits_in_no_size_is_told_and_the_others_are_as_small():
    setter = Setter("en")
    found = setter.alike(slots([("Tea", 20), ("Horseshoe" * 5, 9)]), STYLE, "top", lines=1)
    assert [spill.text for spill in setter.spills] == ["Horseshoe" * 5]
    assert {run.size for words in found for run in words} == {round(4 * 25400 / 72)}


def test_of_no_texts_nothing_is_set():
    assert Setter("en").alike([], STYLE, "top") == ()
