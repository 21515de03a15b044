"""Pictures kept from one build to the next are those that would be drawn."""

import pickle
import zlib
from dataclasses import replace

import pytest

from forge import write
from forge.build import printed
from forge.build.examine import desk
from forge.build.ledger import PATIENCE, Ledger
from forge.build.opening import opened
from forge.build.pictures import LEDGER, Pictures
from forge.build.wish import Wish
from forge.content.project import content_root
from forge.draw import quiet_land
from forge.draw.figures import PICTURES, Request, picture
from forge.draw.kept import Kept
from forge.draw.share import Shares
from forge.geometry import mm
from forge.model.rulebook import Example, Figure
from forge.typeset.spill import NOBODY

STAR = content_root() / "star-of-africa"
WIDTH = mm(80)


@pytest.fixture(scope="module")
def star():
    return opened(STAR, Wish())


def at(star, pictures, edition="zvezda"):
    """The rulebook's desk, its pictures kept there."""
    whole = desk(star.game, star.game.edition(edition), "en", None)
    shares = Shares(whole.game, whole.edition, whole.say, "en")
    return shares.desk("rulebook", replace(whole, kept=Kept(pictures)))


def asked(book):
    """Every picture that a rulebook asks for."""
    for section in book.sections:
        for block in section.blocks:
            if isinstance(block, Figure | Example) and block.picture:
                yield Request(block.picture, block.show, block.marks, WIDTH, NOBODY)


@pytest.fixture(scope="module")
def across():
    return opened(content_root() / "across-africa", Wish())


@pytest.fixture(scope="module")
def nile():
    return opened(content_root() / "source-of-the-nile", Wish())


BOOKS = [
    ("star", "zvezda"),
    ("across", "expedition"),
    ("nile", "explorers"),
    pytest.param("star", "classic", marks=pytest.mark.long),
    pytest.param("across", "race", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("name", "edition"), BOOKS)
def test_a_kept_picture_equals_the_drawn_one(request, tmp_path, name, edition):
    """All pictures of a rulebook: drawn and kept, read by the next build, drawn at a plain desk."""
    game = request.getfixturevalue(name)
    first, second = Pictures(tmp_path, ""), Pictures(tmp_path, "")
    wanted = list(asked(game.game.rulebook(edition)))
    drawn = [picture(at(game, first, edition), one) for one in wanted]
    first.write()
    assert len(list(tmp_path.iterdir())) >= len(set(wanted))
    assert [picture(at(game, second, edition), one) for one in wanted] == drawn
    assert [picture(at(game, None, edition), one) for one in wanted] == drawn


def test_the_games_ask_for_every_picture_that_there_is(star, across, nile):
    """No picture is drawn for nobody, so that the law of kept pictures tries them all."""
    books = [book for one in (star, across, nile) for book in one.game.rulebooks]
    assert {one.picture for book in books for one in asked(book)} == set(PICTURES)


class Nobody:
    """Keeps nothing and notes the names that it was to keep something under."""

    def __init__(self):
        self.names = []

    @property
    def common(self):
        return self

    def recall(self, made_from):
        return None

    def remember(self, made_from, fact):
        pass

    def find(self, drawn_from):
        return None

    def keep(self, drawn_from, scene):
        self.names.append(drawn_from)


def test_what_a_picture_shows_names_it_and_no_sentence_of_the_book_does(star):
    """Another title of the book: the same names; a place's other name changes no land."""
    (one,) = (ask for ask in asked(star.game.rulebook("zvezda")) if ask.picture == "setup")
    game, book = star.game, star.game.rulebook("zvezda")
    told = replace(book, title=replace(book.title, template="Another"))
    place = replace(game.board.points[0], name=replace(game.board.points[0].name, template="There"))
    moved = replace(game.board, points=(place, *game.board.points[1:]))
    names = []
    for changed in (game, replace(game, rulebooks=(told,)), replace(game, board=moved)):
        nobody = Nobody()
        picture(at(replace(star, game=changed), nobody), one)
        names.append(nobody.names)
    before, retitled, renamed = names
    assert before == retitled
    (land, shown), (same_land, other) = before, renamed
    assert shown != other
    assert land == same_land


@pytest.mark.parametrize("harm", [b"", b"{}", lambda data: data[:-1], lambda data: data[1:]])
def test_a_damaged_file_counts_as_none(star, tmp_path, harm):
    keeper = Pictures(tmp_path, "")
    scene = picture(at(star, None), next(asked(star.game.rulebook("zvezda"))))
    keeper.keep("this", scene)
    keeper.write()
    assert Pictures(tmp_path, "").find("this") == scene
    assert Pictures(tmp_path, "other fonts").find("this") is None
    (path,) = (one for one in tmp_path.iterdir() if one.name != LEDGER)
    path.write_bytes(harm(path.read_bytes()) if callable(harm) else harm)
    assert Pictures(tmp_path, "").find("this") is None


def test_nothing_but_scenes_is_ever_loaded(tmp_path):
    """A file with a sound hash that would call something else."""
    keeper = Pictures(tmp_path, "")
    content = zlib.compress(pickle.dumps(write.digest))
    (tmp_path / keeper._name("this")).write_bytes(content)
    ledger = Ledger(tmp_path / LEDGER)
    ledger.keep(keeper._name("this"), write.digest(content))
    ledger.write()
    assert keeper.find("this") is None


def test_a_picture_that_nothing_asks_for_any_more_goes_in_time(star, tmp_path):
    scene = picture(at(star, None), next(asked(star.game.rulebook("zvezda"))))
    first = Pictures(tmp_path, "")
    for name in ("this", "that"):
        assert first.find(name) is None
        first.keep(name, scene)
    first.write()
    for number in range(PATIENCE + 1):
        later = Pictures(tmp_path, "")
        assert later.find("this") == scene
        assert (tmp_path / later._name("that")).exists()
        later.keep(f"new {number}", scene)
        later.write()
    assert not (tmp_path / later._name("that")).exists()
    assert Pictures(tmp_path, "").find("that") is None
    assert Pictures(tmp_path, "").find("this") == scene


def test_one_set_of_pictures_does_not_drive_out_another(star, tmp_path):
    """A map for the guide and figures for the book are drawn by turns; both stay."""
    scene = picture(at(star, None), next(asked(star.game.rulebook("zvezda"))))
    for name in ("book", "guide"):
        keeper = Pictures(tmp_path, "")
        assert keeper.find(name) is None
        keeper.keep(name, scene)
        keeper.write()
    assert all(Pictures(tmp_path, "").find(name) == scene for name in ("book", "guide"))


def test_a_figure_as_high_as_its_column_wants_it_draws_no_land_anew(star, tmp_path, monkeypatch):
    """Another height, in another build: the same land in a frame of its own."""
    ask = next(one for one in asked(star.game.rulebook("classic")) if one.picture == "board-detail")
    first, second = Pictures(tmp_path, ""), Pictures(tmp_path, "")
    lower = replace(ask, height=mm(46))
    drawn = picture(at(star, None, "classic"), lower)
    picture(at(star, first, "classic"), replace(ask, height=mm(47)))
    first.write()
    monkeypatch.setattr(quiet_land, "land", None)
    assert picture(at(star, second, "classic"), lower) == drawn


def test_large_streams_are_compressed_once_and_as_zlib_does(tmp_path, monkeypatch):
    large = b"0 0 m 1 1 l S " * (printed.LARGE // 12)
    first = Pictures(tmp_path, "")
    squeezed = printed._squeezing(first)(large)
    assert squeezed == zlib.compress(large)
    first.write()
    monkeypatch.setattr(printed.zlib, "compress", None)
    assert printed._squeezing(Pictures(tmp_path, ""))(large) == squeezed
