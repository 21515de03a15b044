"""What has no words is drawn once for all languages, and is what each would have drawn alone."""

import shutil
from dataclasses import replace

import pytest
from outputs import files

from forge.build.commons import Common, Commons
from forge.build.examine import desk_in
from forge.build.opening import opened
from forge.build.pictures import KEPT, Pictures
from forge.build.tongues import tongue
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.content.project import content_root
from forge.draw.kept import Kept
from forge.draw.land_mark import country_mark, ground_mark, land_mark, layer
from forge.draw.palette import palette
from forge.draw.share import Shares
from forge.geometry import Box, Size, Um
from forge.scene import Scene
from forge.scene.shapes import rect

GAMES = ("across-africa", "source-of-the-nile", "star-of-africa")
SQUARE = Size(Um(1000), Um(1000))


def square(colour="#112233"):
    return Scene(SQUARE, (rect(Box(Um(0), Um(0), *SQUARE), colour),), "square")


def drawn_at(one, tag):
    """The desk at which the board of a game's first edition is drawn."""
    spoken = tongue(one, tag)
    with spoken.speaking():
        whole = desk_in(spoken, spoken.game.edition(one.editions[0].id), None)
        return Shares.of(whole).desk("board", whole)


def marks(desk):
    """The hashes that the maps of a game are named by."""
    ground = desk.game.ground
    under = ground_mark(ground, palette(desk)) if ground else ""
    return land_mark(desk), country_mark(desk), under


@pytest.mark.parametrize("game", GAMES)
def test_a_map_has_one_name_in_all_languages(game):
    """Though titles, places and legends differ."""
    one = opened(content_root() / game, Wish())
    named = [marks(drawn_at(one, tag)) for tag in ("en", "fi", "xx-ID")]
    assert named[0] == named[1] == named[2]


@pytest.mark.parametrize(("game", "name"), [("source-of-the-nile", 1), ("star-of-africa", 0)])
def test_law_a_map_of_another_chart_has_another_name(game, name):
    """Else the coasts of an older chart would be taken for those of today's."""
    desk = drawn_at(opened(content_root() / game, Wish()), "en")
    charts = {file: data + b" " for file, data in desk.game.art.items()}
    assert len(charts) == 1
    other = replace(desk, game=replace(desk.game, art=charts))
    assert marks(other)[name] != marks(desk)[name]


def test_what_a_process_has_drawn_others_find_and_the_build_keeps(tmp_path):
    """In the hall at once; beside the output when it is written, asked for or not."""
    out, hall = tmp_path / "out", tmp_path / "hall"
    first, second = Commons(out, hall), Commons(out, hall)
    first.of("game").keep("a square", square())
    assert second.of("game").find("a square") == square()
    assert second.of("another game").find("a square") is None
    second.of("game").keep("another", square("#445566"))
    whole = Commons(out, hall)
    for process in (first, second):
        whole.gather(process.lent)
    assert not out.exists()
    whole.write()
    later = Common(out / "game" / KEPT, tmp_path / "nobody was here")
    assert later.find("a square") == square()
    assert later.find("another") == square("#445566")


def test_a_layer_is_drawn_once_for_two_languages(tmp_path):
    drawn = []

    def draw():
        drawn.append(1)
        return square().items

    common = Common(tmp_path / "common", tmp_path / "hall")
    placed = [
        layer(Kept(Pictures(tmp_path / tag, tag, common)), "sea", SQUARE, draw)
        for tag in ("en", "fi")
    ]
    assert placed[0] == placed[1] == layer(Kept(), "sea", SQUARE, draw)
    assert len(drawn) == 2


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "edition"),
    [("across-africa", "race"), ("source-of-the-nile", "explorers"), ("star-of-africa", "zvezda")],
)
def test_a_language_has_the_same_bytes_alone_with_others_and_after_them(tmp_path, game, edition):
    """Alone and cold; with English; over the pictures that English left; with none of its own."""
    parts = ("board", "cards", "tokens", "rulebook", "print-guide", "bundle")
    wish = Wish((game,), (edition,), ("fi",), papers=("a4",), only=parts)
    ways = {name: tmp_path / name for name in ("alone", "with", "after", "bare")}
    build(replace(wish, out=ways["alone"]))
    build(replace(wish, out=ways["with"], locales=("en", "fi")))
    build(replace(wish, out=ways["after"], locales=("en",)))
    build(replace(wish, out=ways["after"]))
    shutil.copytree(ways["alone"], ways["bare"])
    for kept in list(ways["bare"].rglob(KEPT)):
        shutil.rmtree(kept)
    build(replace(wish, out=ways["bare"], force=True))
    found = {name: files(out / game / edition / "fi") for name, out in ways.items()}
    assert {"a4/board.pdf", "bundle/bundle.json"} <= found["alone"].keys()
    for name in ("with", "after", "bare"):
        assert found[name] == found["alone"], name
