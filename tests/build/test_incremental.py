"""A build that keeps what did not change makes the same bytes as one from nothing (O35)."""

import json
import shutil

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from outputs import files
from small_game import STAR, TINY, edit
from small_game import small as put_small
from volume import volume

from forge.build.examine import desk
from forge.build.opening import opened
from forge.build.parts import PIECES, pieces_hash, scenes_hash
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.draw import rulebook
from forge.draw.board import board
from forge.draw.share import SHARES
from forge.draw.whole import Drawing
from forge.finding import Faulty, errors
from forge.press.paper import PAPERS

VALUES = 8


def leaves(value, path=()):
    """The path of every plain value."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from leaves(part, (*path, number))
    else:
        yield path


def changed(value):
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str() if value.startswith("#"):
            return "#123456"
        case _:
            return f"{value} so"


def put(data, path, value):
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def read(path):
    return yaml.safe_load(path.read_text("utf-8"))


def made(content, out):
    """Whether the game can be built; its files are in ``out`` then."""
    wish = Wish(games=("small",), content=content, out=out, papers=("a4",))
    try:
        return not errors(build(wish).findings)
    except Faulty:
        return False


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """The tiny game with pawns, a die and a box, built once; content and output."""
    base = tmp_path_factory.mktemp("small")
    put_small(base / "content")
    assert made(base / "content", base / "out")
    return base


PLACES = [
    (path.relative_to(TINY).as_posix(), at)
    for path in sorted(TINY.rglob("*.yaml"))
    for at in leaves(read(path))
    if at[-1] != "id"
]


@settings(max_examples=volume(VALUES), deadline=None)
@given(place=st.sampled_from(PLACES))
def test_o35_any_value_changed_an_incremental_build_is_a_clean_one(small, place):
    """Whatever value changes, the files kept and the files made anew are those of a clean build."""
    name, at = place
    path = small / "content" / "small" / name
    before = path.read_bytes()
    data = read(path)
    value = data
    for step in at:
        value = value[step]
    put(data, at, changed(value))
    clean = small / "clean"
    try:
        path.write_text(json.dumps(data), "utf-8")
        if made(small / "content", small / "out"):
            shutil.rmtree(clean, ignore_errors=True)
            assert made(small / "content", clean)
            assert files(small / "out") == files(clean)
    finally:
        path.write_bytes(before)
    assert made(small / "content", small / "out")


def test_a_changed_word_leaves_other_parts_alone(small):
    """A word on a banknote: money and what the bundle shows of it, nothing else."""
    kit, bundle = small / "out/small/basic/en/a4", small / "out/small/basic/bundle"
    stamps = {path: path.read_bytes() for path in (*kit.glob("*.pdf"), *bundle.rglob("*.svg"))}
    path = small / "content/small/money.yaml"
    edit(path, "good at every gate", "good at no gate")
    try:
        assert made(small / "content", small / "out")
        differ = {one.name for one, data in stamps.items() if one.read_bytes() != data}
    finally:
        edit(path, "good at no gate", "good at every gate")
    assert made(small / "content", small / "out")
    assert differ == {"money.pdf", "note.n10.front.svg"}


@pytest.mark.parametrize("edition", [pytest.param("classic", marks=pytest.mark.long), "zvezda"])
def test_a_part_shows_the_same_at_its_own_desk_as_at_one_that_holds_everything(edition):
    """No part lacks anything in its share of the game."""
    one = opened(STAR, Wish())
    whole = desk(one.game, one.game.edition(edition), "en", None)
    drawn = Drawing(whole)
    for name, pieces in PIECES.items():
        everything = Drawing(whole)
        vars(everything)["_desks"] = dict.fromkeys(SHARES, whole)
        assert pieces_hash(pieces(drawn)) == pieces_hash(pieces(everything)), name
    assert scenes_hash([drawn.board]) == scenes_hash([board(whole)])
    paper = PAPERS["a4"].size
    own = rulebook.pages(drawn.at("rulebook"), paper, art=False)
    of_all = rulebook.pages(whole, paper, art=False)
    assert scenes_hash(p.scene for p in own) == scenes_hash(p.scene for p in of_all)
