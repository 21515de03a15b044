"""Three hundred cards with one back and one frame: each picture is in the file once (case O39)."""

import hashlib
import io
import os
import time

import pikepdf
import pytest
from PIL import Image

from forge.backend.pdf import pdf
from forge.geometry import Box, Um
from forge.press.layout import SheetPlan
from forge.press.paper import CARD_SIZES, PAPERS
from forge.press.sheet import impose
from forge.scene import Book, Picture, Piece, Place, Scene
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

SIZE = CARD_SIZES["standard"]
MEGABYTE = 1_000_000


def noise(seed, megabytes=1.0):
    """A PNG of about so many megabytes, which no compression makes smaller."""
    side = int((megabytes * MEGABYTE / 3) ** 0.5)
    block = hashlib.shake_256(seed.encode()).digest(side * side * 3)
    file = io.BytesIO()
    Image.frombytes("RGB", (side, side), block).save(file, "PNG")
    return file.getvalue()


def picture(data, box):
    key = hashlib.sha256(data).hexdigest()
    return Picture(box, f"{key[:6]}.png", key), {key: data}


def kit(count, back, frame):
    """So many cards, each with its title, in frames of two sizes; one back."""
    whole = Box(Um(0), Um(0), *SIZE)
    on_back, art = picture(back, whole)
    framed, more = picture(frame, whole)
    smaller, _ = picture(frame, whole.grown(-3000))
    behind = Scene(SIZE, (on_back,), "back")
    grounds = [Scene(SIZE, (framed,), "frame"), Scene(SIZE, (smaller,), "small frame")]
    setter = Setter("en")
    pieces = []
    for n in range(count):
        title = setter.line(f"Card number {n}", Style("title", 12), 6000, 12000)
        front = Scene(SIZE, (Place(0, 0, grounds[n % 2]), *title), f"card {n}")
        pieces.append(Piece(f"card-{n}", front, SIZE, behind))
    pages = impose(pieces, SheetPlan(PAPERS["a4"]))
    return Book("Deck", "en", "", "", "", pages, "long"), art | more


@pytest.fixture(scope="module")
def pictures():
    return noise("back"), noise("frame")


def test_o39_pictures_are_stored_once(pictures):
    """34 sheets, 68 pages; two image objects; little more than the two pictures."""
    book, art = kit(300, *pictures)
    began = time.process_time()
    data = pdf(book, Fonts.load(), art)
    assert time.process_time() - began < 60
    with pikepdf.open(io.BytesIO(data)) as file:
        streams = [o for o in file.objects if isinstance(o, pikepdf.Stream)]
        assert len(file.pages) == 68
        assert sum(o.get("/Subtype") == "/Image" for o in streams) == 2
        assert file.check_pdf_syntax() == []
    assert len(data) < sum(map(len, pictures)) + 3 * MEGABYTE


def test_o39_twice_the_cards_take_twice_the_bytes(pictures):
    """What a card adds does not grow with the number of cards."""
    small, medium, large = (len(pdf(*_args(kit(n, *pictures)))) for n in (90, 180, 360))
    assert (large - medium) < 2.2 * (medium - small)


def _args(made):
    book, art = made
    return book, Fonts.load(), art


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "wait4"), reason="needs wait4 to measure a process")
def test_o39_memory_stays_below_500_megabytes():
    import subprocess
    import sys
    from pathlib import Path

    code = (
        "from test_o39_many_cards import *\n"
        "book, art = kit(300, noise('back'), noise('frame'))\n"
        "pdf(book, Fonts.load(), art)\n"
    )
    here = Path(__file__).parent
    env = {**os.environ, "PYTHONPATH": f"{here}{os.pathsep}{here.parents[1]}"}
    process = subprocess.Popen([sys.executable, "-c", code], env=env)
    _, status, used = os.wait4(process.pid, 0)
    assert status == 0
    assert used.ru_maxrss * 1024 < 500 * MEGABYTE
