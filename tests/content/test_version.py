"""Version ranges have the caret of npm and Cargo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content.version import fits, version

PART = st.integers(0, 30)


@pytest.mark.parametrize(
    ("wanted", "given_", "verdict"),
    [
        ("^1", (1, 9, 9), True), ("^1", (2, 0, 0), False), ("^1.2", (1, 1, 9), False),
        ("^1.2.3", (1, 2, 3), True), ("^1.2.3", (1, 2, 2), False), ("^0.3", (0, 3, 7), True),
        ("^0.3", (0, 4, 0), False), ("^0.0.3", (0, 0, 3), True), ("^0.0.3", (0, 0, 4), False),
        ("^0", (0, 9, 0), True), ("^0", (1, 0, 0), False), ("1.2", (1, 2, 9), True),
        ("1.2", (1, 3, 0), False), ("1.2.3", (1, 2, 3), True), (">=1", (1, 0, 0), None),
        ("", (1, 0, 0), None), ("^1.x", (1, 0, 0), None),
    ],
)  # fmt: skip
def test_a_caret_range_ends_before_the_next_breaking_version(wanted, given_, verdict):
    assert fits(wanted, given_) is verdict


@given(PART, PART, PART)
def test_every_version_lies_in_its_own_ranges(major, minor, patch):
    text = f"{major}.{minor}.{patch}"
    own = version(text)
    assert own == (major, minor, patch)
    assert fits(text, own)
    assert fits(f"^{text}", own)
    assert not fits(f"^{text}", (major + 1, 0, 0))
