"""What is read from the right is laid out from the right; what is looked at stays where it is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import deckbox
import pytest

from forge.build.examine import desk_in
from forge.build.opening import folders, opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.draw import board_legend, figures_slots, figures_turn, forms
from forge.draw.cards import cards
from forge.draw.desk import Desk
from forge.draw.flow_plan import Wish as Steps
from forge.draw.hex_key import key
from forge.draw.hex_sheet import sheet
from forge.draw.rulebook_style import USUAL
from forge.draw.slots import Bench
from forge.geometry import Box, Um, mm
from forge.locale.pseudo import TURNED
from forge.model.deck import Card
from forge.press.booklet import spreads
from forge.press.paper import PAPERS
from forge.scene import Clip, Fade, Path, Place, Words
from forge.typeset.setter import Setter
from forge.typeset.spill import NOBODY
from forge.typeset.writing import Writing

ARABIC = "ar"


@cache
def at(game: str, edition: str, locale: str = TURNED) -> Desk:
    """A desk of an edition in a locale."""
    one = opened(folders(Wish(games=(game,)))[0], Wish(games=(game,)))
    said = tongue(one, locale)
    return desk_in(said, said.game.edition(edition), None)


def spots(items, move=lambda x, y: (x, y)):
    """Where the words of a drawing begin and end, µm, as far as lines are upright."""
    for item in items:
        match item:
            case Words():
                ends = [x for cluster in item.clusters for _, x, _ in cluster.glyphs]
                yield from (move(item.x + x, item.y) for x in (min(ends), max(ends)))
            case Place() if not item.turn:
                yield from spots(
                    item.scene.items,
                    lambda x, y, p=item: move(p.x + x * p.scale, p.y + y * p.scale),
                )
            case Clip() | Fade():
                yield from spots(item.items, move)


def test_a_card_read_from_the_right_has_each_slot_at_the_other_side():
    """The law of slots: as far from the right as in English from the left."""
    face = deckbox.face(
        "made",
        [
            {"id": "sign", "kind": "panel", "x": 5, "y": 5, "width": 10, "height": 10,
             "fill": "#112233"},
            {"id": "bar", "kind": "panel", "x": 20, "y": 30, "width": 40, "height": 5,
             "fill": "#445566"},
        ],
    )  # fmt: skip
    game = deckbox.box()
    deck = deckbox.deck([{"id": "one", "face": "made"}], back="none")
    game = deckbox.with_decks(game, deck, faces=[face])
    plain, turned = (
        cards(deckbox.desk(game, setter=Setter(lang)), deck)[0].front for lang in ("en", ARABIC)
    )

    def boxes(items) -> list[tuple[int, int]]:
        found = []
        for item in items:
            if isinstance(item, Place):
                found += boxes(item.scene.items)
            elif isinstance(item, Path):
                xs = [step for step in item.steps if not isinstance(step, str)][::2]
                found.append((min(xs), max(xs)))
        return found

    width = face.trim.width
    assert boxes(turned.items) == [(width - b, width - a) for a, b in boxes(plain.items)]
    assert len(boxes(plain.items)) >= 2


def test_a_box_counted_from_the_start_side_is_mirrored_once():
    whole, part = Box(Um(10), Um(0), Um(90), Um(20)), Box(Um(15), Um(3), Um(20), Um(5))
    plain, turned = (
        replace(at("star-of-africa", "zvezda"), setter=Setter(lang)) for lang in ("en", ARABIC)
    )
    assert plain.placed(part, whole) == part
    assert turned.placed(turned.placed(part, whole), whole) == part
    assert turned.across(5, whole) == turned.placed(part, whole).right == 95
    assert plain.across(5, whole) == 15


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_everything_on_a_form_read_from_the_right_stays_on_its_page(paper):
    desk = at("source-of-the-nile", "explorers")
    for form in desk.game.forms:
        for page in forms.pages(forms.Sheet(desk, form, PAPERS[paper].size, USUAL, "mark")):
            found = list(spots(page.scene.items))
            assert len(found) > 10
            assert all(mm(5) < x < page.scene.size.width - mm(5) for x, _ in found)


def test_the_legend_of_the_board_begins_at_the_right():
    """Prices stand at the left, where each line ends."""
    desk = at("star-of-africa", "zvezda")
    panels = desk.game.scenery.panels
    for panel in panels:
        box = board_legend.standing(desk, panel)
        found = list(spots(board_legend.panel(desk, panel)))
        assert found
        assert all(box.x < x < box.right for x, _ in found)
    prices = next(one for one in panels if one.kind == "prices")
    box = board_legend.standing(desk, prices)
    middle = box.x + box.width // 2
    says = [
        (item.x, "".join(cluster.text for cluster in item.clusters))
        for item in board_legend.panel(desk, prices)
        if isinstance(item, Words)
    ]
    assert all(x < middle for x, said in says if said.startswith("$"))
    assert any(said.startswith("$") for _, said in says)


def test_the_key_of_hexes_has_its_samples_at_the_right():
    plain, turned = (
        [item.x for item in key(sheet(at("source-of-the-nile", "explorers", locale)))
         if isinstance(item, Place)]
        for locale in ("en", TURNED)
    )  # fmt: skip
    box = at("source-of-the-nile", "explorers").game.atlas.key.frame.box
    assert turned == [box.x + box.right - x for x in plain]


def test_a_chart_of_the_turn_stays_within_its_width_read_from_either_side():
    steps = ("news",)
    for locale in ("en", TURNED):
        desk = at("source-of-the-nile", "explorers", locale)
        shown = tuple(step.id for step in desk.game.turn.steps)[:4] or steps
        scene = figures_turn.turn(desk, Steps(shown, mm(80), 6.0))
        found = list(spots(scene.items))
        assert found
        assert all(0 <= x <= mm(80) for x, _ in found)


@pytest.mark.parametrize("count", range(1, 17))
def test_a_booklet_read_from_the_right_is_the_mirror_of_one_read_from_the_left(count):
    """Its cover is left of the fold, so that the fold is at its right."""
    plain, turned = spreads(count), spreads(count, rtl=True)
    assert turned[0].left == 0
    assert [(side.right, side.left) for side in turned] == [(s.left, s.right) for s in plain]


def test_the_direction_is_that_of_the_writing_not_of_the_letters():
    written = Setter("en-XB", writing=Writing("en-XB", rtl=True))
    assert written.rtl
    assert written.afresh().rtl
    assert not Setter("en-XB").rtl
    assert Setter(ARABIC).rtl


def test_the_panels_of_the_legend_change_sides_and_the_map_does_not():
    plain, turned = (at("star-of-africa", "zvezda", tag) for tag in ("en", TURNED))
    width = plain.game.scenery.size.width
    whole = Box(Um(0), Um(0), width, Um(1))
    for panel in plain.game.scenery.panels:
        assert board_legend.standing(plain, panel) == panel.frame.box
        assert board_legend.standing(turned, panel) == panel.frame.box.mirrored(whole)
    assert turned.game.scenery.window == plain.game.scenery.window


def test_slots_that_are_shown_as_examples_are_read_from_the_right():
    shown = ("3-2", "5", "empty=2", "3=2", "5-5")
    plain, turned = (
        figures_slots.slots(at("across-africa", "expedition", tag), shown, mm(80), NOBODY)
        for tag in ("en", TURNED)
    )

    def marks(scene):
        return [(item.x, item.y) for item in scene.items if isinstance(item, Place)]

    assert marks(turned) == [(mm(80) - x, y) for x, y in marks(plain)]
    assert len(marks(plain)) == len(shown)


def test_what_is_shown_on_a_picture_keeps_its_place_there():
    """An animal that looks into a photo covers none of those in it, whoever reads the card."""
    shown = {}
    for tag in ("en", TURNED):
        desk = at("across-africa", "expedition", tag)
        for face in desk.game.faces:
            slots = [slot for slot in face.slots if slot.id in ("picture", "peek", "value")]
            benches = [Bench(desk, slot, Card("one"), {}, face) for slot in slots]
            boxes = {bench.slot.id: bench.box for bench in benches}
            if "picture" in boxes:
                start = boxes.pop("picture").x
                shown[tag, face.id] = {name: box.x - start for name, box in boxes.items()}
    faces = {face for _, face in shown}
    assert {"photo-lemur", "photo-giraffe"} <= faces
    assert all(shown["en", face] == shown[TURNED, face] for face in faces)
    assert "peek" in shown[TURNED, "photo-lemur"]
