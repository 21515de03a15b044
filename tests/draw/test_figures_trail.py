"""The pictures of a rulebook that are drawn from a trail, drawn from Across Africa."""

from functools import cache

import pytest
from words_said import said

from forge.content.project import content_root, open_game
from forge.draw import figures, figures_slots, figures_table, figures_trail
from forge.draw.desk import Desk
from forge.geometry import Size, Um, mm
from forge.locale.values import voice
from forge.model.load import game as load
from forge.model.reading import holds
from forge.model.rulebook import Figure, Listing
from forge.scene import Place
from forge.typeset.setter import About, Setter

ABOUT = About("rulebook")
WIDE = mm(80)


@cache
def desk(edition):
    game = load(open_game(content_root() / "across-africa"))
    chosen = game.edition(edition)
    return Desk(game, chosen, voice(game, chosen), Setter("en"))


def drawn(edition, name, show=(), marks=(), least=5.0):
    ask = figures.Request(name, show, marks, WIDE, ABOUT, least=least)
    scene = figures.picture(desk(edition), ask)
    assert scene.size == figures.size(desk(edition), ask)
    return scene


def test_a_stretch_numbers_the_fields_in_sight_and_pins_those_that_are_marked():
    words = list(said(drawn("race", "trail", ("41", "42", "44"), ("41", "44=x")).items))
    assert {"41", "42", "43", "44", "x"} <= set(words)
    assert "5" not in words


@pytest.mark.parametrize("show", [("41", "44"), ("1", "5"), ("72", "75"), ("16", "20"), ("47",)])
@pytest.mark.parametrize("shape", [0.4, 0.6, 0.8])
def test_a_stretch_at_the_edge_of_the_map_shows_nothing_beyond_it(show, shape):
    one = desk("race")
    whole = Size(WIDE, Um(round(WIDE * shape)))
    view = figures_trail._view(one, show, whole)
    window = one.game.ground.window.box
    left, top = view.at((window.x, window.y))
    right, bottom = view.at((window.right, window.bottom))
    assert left <= 1 and top <= 1
    assert right >= whole.width - 1 and bottom >= whole.height - 1
    for name in show:
        x, y = view.at(view.layout.spots[int(name)])
        assert 0 < x < whole.width and 0 < y < whole.height


def test_the_whole_trail_shows_which_ways_are_closed_and_none_where_all_are_open():
    assert sorted(said(drawn("expedition", "trail").items)) == ["3+", "4+"]
    assert list(said(drawn("race", "trail").items)) == []


def test_the_list_of_fields_has_every_kind_or_those_asked_for():
    every = "".join(said(drawn("expedition", "fields").items))
    few = drawn("expedition", "fields", ("camp", "finish"))
    assert "Camera" in every
    assert "Start" in every
    assert "Camera" not in "".join(said(few.items))
    assert few.size.height < drawn("expedition", "fields").size.height


@pytest.mark.parametrize("least", [5.0, 10.0])
def test_a_slot_shows_what_each_photo_in_it_is_worth(least):
    words = list(said(drawn("expedition", "slots", ("3-2", "5-5"), least=least).items))
    assert sorted(words) == ["2", "3", "5", "5"]


@pytest.mark.parametrize(
    ("entry", "marked"),
    [("3=2", "allowed"), ("empty=5", "allowed"), ("3=5", "not allowed"), ("2=2", "not allowed"),
     ("3-2", "allowed"), ("2-2", "not allowed")],
)  # fmt: skip
def test_a_photo_put_into_a_slot_is_judged_with_what_lies_there(entry, marked):
    """A41, A43, A44, A47: by the numbers of the edition."""
    scene = drawn("expedition", "slots", (entry,))
    (mark,) = [item for item in scene.items if isinstance(item, Place)]
    assert mark.scene.name == marked
    assert sorted(said(scene.items)) == sorted(figures_slots.worths(entry))


def test_the_table_has_the_stand_and_the_markers_only_where_they_are_played_with():
    """A5, A61, AD7: and the numbers of the steps stand at the parts they lay."""
    marks = ("board=1", "supply=5")
    shared = drawn("expedition", "table", (), marks)
    assert {"1", "5"} <= set(said(shared.items))
    assert shared.size.height < WIDE
    names = [item.scene.name for item in shared.items if isinstance(item, Place)]
    assert "stand" in names
    few = drawn("race", "table", ("board", "supply"), marks)
    assert "stand" not in [item.scene.name for item in few.items if isinstance(item, Place)]


def test_the_table_bears_the_numbers_of_the_steps_that_lay_it():
    """Each number at a part is that of the step which names it, in every edition's own steps."""
    lays = {"board": "board", "shuffle": "photos", "close": "markers", "crystals": "crystals",
            "supply": "supply", "crocodile": "stand", "pawns": "pawns"}  # fmt: skip
    for edition in ("expedition", "race"):
        at = desk(edition)
        values = at.edition.values
        (setup,) = [s for s in at.game.rulebook(edition).sections if s.id == "setup"]
        kept = [block for block in setup.blocks if holds(block.when, values)]
        (steps,) = [block for block in kept if isinstance(block, Listing)]
        (laid,) = [b for b in kept if isinstance(b, Figure) and b.picture == "table"]
        shown = laid.show or tuple(figures_table.PARTS)
        told = [entry.id for entry in steps.entries if holds(entry.when, values)]
        wanted = {f"{lays[name]}={number}" for number, name in enumerate(told, 1)
                  if lays.get(name) in shown}  # fmt: skip
        assert wanted <= set(laid.marks)
        assert len(laid.marks) == len(wanted) + 1, "the two piles share a number"


def test_the_sign_of_every_kind_of_field_and_of_both_ends_can_stand_beside_a_text():
    at = desk("expedition")
    kinds = [kind.id for kind in at.game.trail.kinds]
    drawings = [figures_trail.sign(at, name) for name in ("start", *kinds, "finish")]
    assert len({drawing.items for drawing in drawings}) == len(kinds) + 2


def test_an_unknown_field_is_our_mistake_by_then():
    with pytest.raises(KeyError):
        drawn("expedition", "trail", ("500",))
