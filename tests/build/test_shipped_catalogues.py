"""The translations that ship: the checks leave them in peace, the README tells how far they are."""

from __future__ import annotations

import pytest
from languages import README, readme

from forge.build import standing
from forge.build.catalogues import home, tags
from forge.build.opening import open_all
from forge.build.reviewing import review
from forge.build.translating import status
from forge.build.wish import Wish
from forge.locale.review import reviews

LANGUAGES = sorted({tag for one in open_all(Wish()) for tag in tags(home(one))})


@pytest.fixture(scope="module")
def found():
    """What the checks say of all translations, asked once."""
    return review(Wish(), fit=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_thousand_translations_at_most_one_is_complained_of(lang, found):
    """What is not translated yet is no complaint of a translation."""
    done = sum(row.done for row in status(Wish(locales=(lang,))))
    known = {*reviews(), "locale-ignore"}
    own = [one for one in found if one.mark and f"/locale/{lang}/" in one.mark.file]
    said = [str(one) for one in own if one.check in known]
    assert len(said) <= done / 1000, "\n".join(said)


def test_the_readme_tells_how_far_each_language_is(found, monkeypatch):
    """Its table is what `python tests/build/languages.py` writes."""
    monkeypatch.setattr(standing, "review", lambda _wish, *, fit: found)
    assert README.read_text("utf-8") == readme()
