"""Titles of a rulebook: those in the contents end before their page, no heading cuts a word."""

from itertools import pairwise

import deckbox as db
import pytest

from forge.draw.rulebook_bricks import Spot
from forge.draw.rulebook_lines import Galley, evened
from forge.draw.rulebook_page import LEAST, Opening, _columns, _listing
from forge.draw.rulebook_style import TYPE
from forge.geometry import mm
from forge.model.text import Text
from forge.typeset.setter import Setter

SHORT = ("De quoi il s’agit", "Mise en place", "Votre tour", "Les jetons")
LONG = "Les brigands, jusqu’à la découverte de l’Étoile"


def galley(width, lang="fr"):
    return Galley(db.desk(db.box(), setter=Setter(lang)), "test", mm(width), type=TYPE)


def openings(*titles):
    return [Opening(str(i), Text(f"t{i}", said), f"a{i}") for i, said in enumerate(titles, 1)]


@pytest.mark.parametrize("lang", ["fr", "ar"])
@pytest.mark.parametrize("width", [100, 118, 160])
@pytest.mark.parametrize(
    "titles", [(*SHORT, *SHORT), (*SHORT, LONG, *SHORT[1:]), (LONG, "Une fois l’Étoile trouvée")]
)
def test_no_title_of_the_contents_runs_into_its_page_or_the_next_column(titles, width, lang):
    made = galley(width, lang)
    brick = _listing(made, openings(*titles), {f"a{i}": i + 10 for i in range(len(titles) + 1)})
    rows = {}
    for item in brick.draw(Spot(0, 0, mm(width), 0, True, rtl=lang == "ar")):
        if hasattr(item, "clusters"):
            rows.setdefault(item.y, []).append(item)
    for runs in rows.values():
        reached = [db.reach(run, made.desk.setter) for run in sorted(runs, key=lambda one: one.x)]
        assert all(one.x >= 0 and one.right <= mm(width) for one in reached)
        for one, other in pairwise(reached):
            assert one.right <= other.x


def test_titles_that_fit_have_equal_columns_and_their_full_size():
    style, columns = _columns(galley(160), openings(*SHORT, *SHORT), 4)
    assert style.size == TYPE.contents.size
    assert abs(columns[0][1] - columns[1][1]) <= 1


def test_titles_of_the_contents_that_would_be_too_small_are_told():
    made = galley(118)
    style, _ = _columns(made, openings(*[LONG] * 6), 3)
    assert LEAST < style.size < TYPE.contents.size and made.desk.setter.spills == []
    narrow = galley(80)
    style, _ = _columns(narrow, openings(*SHORT, LONG, LONG, *SHORT), 5)
    assert style.size == LEAST
    (told,) = narrow.desk.setter.spills
    assert (told.kind, told.text) == ("width", "t5")


@pytest.mark.parametrize("width", range(30, 70, 4))
def test_a_heading_is_evened_only_as_far_as_no_word_is_cut_up(width):
    made, title = galley(width), Text("t", "Remerciements et licence")
    style = TYPE.heading
    whole = made.desk.setter.size("Remerciements", style).width <= made.width
    even = evened(made, title, style)
    laid = made.desk.setter.flow(made.desk.say(title), style, even.width, made.about(title))
    assert not whole or not laid.broken
