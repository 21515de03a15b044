"""The translations that ship: the checks leave them in peace, the README tells how far they are."""

from __future__ import annotations

import pytest
from languages import README, readme

from forge.build.catalogues import home, tags
from forge.build.opening import open_all
from forge.build.reviewing import review
from forge.build.translating import status
from forge.build.wish import Wish
from forge.locale.review import reviews

LANGUAGES = sorted({tag for one in open_all(Wish()) for tag in tags(home(one))})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_thousand_translations_at_most_one_is_complained_of(lang):
    """What is not translated yet is no complaint of a translation."""
    wish = Wish(locales=(lang,))
    done = sum(row.done for row in status(wish))
    known = {*reviews(), "locale-ignore"}
    found = [str(one) for one in review(wish, fit=False) if one.check in known]
    assert len(found) <= done / 1000, "\n".join(found)


def test_the_readme_tells_how_far_each_language_is():
    """Its table is what `python tests/build/languages.py` writes."""
    assert README.read_text("utf-8") == readme()
