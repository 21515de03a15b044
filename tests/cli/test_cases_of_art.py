"""Acceptance cases of art, through the command line: paths, foreign SVG, pictures of any size."""

from __future__ import annotations

import pytest
from PIL import Image

WORTH = '  - {id: worth, texts: {title: Worth, body: "A pearl: {pearl_value}."}}'
SLOT = "slots:\n  - {id: pic, kind: picture, of: picture, x: 6, y: 60, width: 20, height: 20}"


@pytest.fixture
def art(tiny):
    """The small game with a picture slot; give cards their art."""
    face = tiny / "faces/reference.yaml"
    face.write_text(face.read_text("utf-8").replace("slots:", SLOT), "utf-8")
    (tiny / "art").mkdir()

    def show(**names):
        deck = tiny / "decks/reference.yaml"
        card = "  - {{id: {}, texts: {{title: A, body: B}}, art: {{picture: {}}}}}"
        lines = [card.format(ident, name) for ident, name in names.items()]
        deck.write_text(deck.read_text("utf-8").replace(WORTH, "\n".join([WORTH, *lines])), "utf-8")
        return tiny

    return show


def errors(done):
    assert done.returncode == 1 and "Traceback" not in done.stderr
    return [line for line in done.stderr.splitlines() if ": error: " in line]


def test_o37_seven_ways_out_are_seven_errors_and_nothing_is_written(forge, art, tmp_path):
    secret = tmp_path / "content" / "secret.png"
    game = art(
        c1='"../secret.png"',
        c2='"art/../../secret.png"',
        c3=f'"{secret}"',
        c4='"file:///secret.png"',
        c5='"art\\\\..\\\\..\\\\secret.png"',
        c6='"art/link.png"',
    )
    deck = game / "decks/reference.yaml"
    deck.write_text(
        deck.read_text("utf-8")
        + '\n  - {id: "../../evil", texts: {title: A, body: B}, art: {picture: art/ok.png}}\n',
        "utf-8",
    )
    for path in (secret, game / "art/ok.png"):
        Image.new("RGB", (8, 8)).save(path)
    (game / "art/link.png").symlink_to("../../secret.png")
    said = errors(forge("build"))
    assert len(said) == 7
    for number, line in enumerate(said[:6], 1):
        assert f"the card c{number} asks for " in line
    assert "../../evil" in said[6]
    assert not (tmp_path / "output").exists()
    assert {p.name for p in tmp_path.iterdir()} == {"content"}


BAD = """<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY x SYSTEM "../secret.txt">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     width="60" height="80">
  <text x="5" y="20">&x;</text>
  <image xlink:href="http://127.0.0.1:9/p.png" width="10" height="10"/>
  <script>alert(1)</script>
</svg>
"""


def test_o38_an_svg_that_reads_files_is_refused_part_by_part(forge, art, tmp_path):
    game = art(c1="art/bad.svg")
    (game / "secret.txt").write_text("TOPSECRET")
    (game / "art/bad.svg").write_text(BAD)
    done = forge("build")
    (said,) = errors(done)
    assert "art/bad.svg:2: the entity x is declared; entities are not read" in said
    for part in ("a link that leads out", "script is left out", "the entity x is left out"):
        assert part in done.stderr
    assert "TOPSECRET" not in done.stderr
    assert not (tmp_path / "output").exists()


def test_o38_without_the_entity_it_is_drawn_without_the_rest(forge, art, tmp_path):
    game = art(c1="art/bad.svg")
    harmless = BAD.replace(BAD.splitlines()[1] + "\n", "").replace("&x;", "")
    (game / "art/bad.svg").write_text(harmless)
    assert forge("build", "--paper", "a4").returncode == 0
    for path in (tmp_path / "output").rglob("*.svg"):
        said = path.read_text("utf-8")
        assert "<script" not in said and "127.0.0.1" not in said


def test_o40_art_is_looked_at_before_anything_is_drawn(forge, art, tmp_path):
    game = art(big="art/big.jpg", gone="art/gone.png", zero="art/zero.png", caps="ART/Big.JPG")
    Image.new("RGB", (8000, 5000), (200, 30, 30)).save(game / "art/big.jpg")
    (game / "art/zero.png").touch()
    done = forge("build")
    gone, zero, caps = errors(done)
    assert "the card 'gone' shows art/gone.png, which is not there" in gone
    assert "the card 'zero' shows art/zero.png, which cannot be read" in zero
    assert "exists as art/big.jpg; names are case-sensitive" in caps
    assert "note: art/big.jpg is printed at 378 x 237 pixels (300 dpi)" in done.stderr
    assert not (tmp_path / "output").exists()
