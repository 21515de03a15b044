"""Ways of printing a kit, as asked for at the command line."""

import io
import json
import re

import pikepdf
import pytest
from pypdfium2 import PdfDocument

MONEY, OTHER_MONEY = "good at every gate", "good at no gate"
PRINTER = """\
margins: {left: 4, top: 5, right: 4, bottom: 12.7}
flip: short
back: {right: 0.4, down: -0.3, turn: 0.1}
marks: {length: 3, weight: 0.25, sides: [left, top]}
"""


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def build(forge, *words):
    done = forge("build", "tiny", "--out", "out", "--paper", "a4", *words)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture
def kit(tiny, tmp_path):
    return tmp_path / "out/tiny/basic/en/a4"


def pages(path):
    with pikepdf.open(io.BytesIO(path.read_bytes())) as file:
        return len(file.pages)


def test_a_kit_has_the_rulebook_in_two_forms(forge, tiny, kit):
    """On whole sheets, and as a booklet to be printed about the short edge."""
    build(forge, "--only", "rulebook")
    assert {path.name for path in kit.glob("*.pdf")} == {"rulebook.pdf", "rulebook-booklet.pdf"}
    with pikepdf.open(kit / "rulebook-booklet.pdf") as file:
        assert len(file.pages) % 2 == 0
        assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"


def test_fronts_and_backs_apart(forge, tiny, kit):
    build(forge, "--flip", "apart", "--only", "tokens")
    assert {path.name for path in kit.glob("*.pdf")} == {"tokens-fronts.pdf", "tokens-backs.pdf"}
    assert pages(kit / "tokens-fronts.pdf") == pages(kit / "tokens-backs.pdf")


def test_gutterfold_prints_one_side(forge, tiny, kit):
    build(forge, "--flip", "gutterfold", "--only", "tokens")
    with pikepdf.open(kit / "tokens.pdf") as file:
        assert "/Duplex" not in file.Root.ViewerPreferences


def test_a_printer_file_sets_the_flip_and_moves_backs(forge, tiny, kit, tmp_path):
    build(forge, "--only", "tokens")
    plain = (kit / "tokens.pdf").read_bytes()
    (tmp_path / "printer.yaml").write_text(PRINTER)
    build(forge, "--only", "tokens", "--printer", "printer.yaml")
    with pikepdf.open(kit / "tokens.pdf") as file:
        assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
    assert (kit / "tokens.pdf").read_bytes() != plain


def test_a_wrong_printer_file_is_told_by_line(forge, tiny, tmp_path):
    (tmp_path / "printer.yaml").write_text("flip: log\nback: {rigth: 1}\n")
    done = forge("build", "tiny", "--printer", "printer.yaml")
    assert done.returncode == 1
    assert "printer.yaml:1:7" in done.stderr
    assert "did you mean right?" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--paper", "lettr"), "did you mean letter?"),
        (("--paper", "20x30mm"), "paper of 20 x 30 mm cannot be used"),
        (("--only", "tokns"), "did you mean tokens?"),
        (("--punch", "5mm", "--paper", "a4"), "give --punch "),
        (("--punch", "huge"), "there is no punch called 'huge'"),
        (("--changed-since", "abcdef", "--paper", "a4"), "no kit or sheet with a content hash"),
        (("--printer", "none.yaml"), "there is no file none.yaml"),
    ],
)
def test_what_cannot_be_printed_is_told_with_a_way_out(forge, tiny, tmp_path, words, said):
    done = forge("build", "tiny", "--out", "out", *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_a_custom_paper_is_delivered_exactly(forge, tiny, tmp_path):
    """Letter asked, Letter delivered; 200 x 280 mm asked, 200 x 280 mm delivered (decksmith)."""
    done = forge("build", "tiny", "--out", "out", "--paper", "200x280mm", "--only", "tokens")
    assert done.returncode == 0, done.stderr
    with pikepdf.open(tmp_path / "out/tiny/basic/en/200x280mm/tokens.pdf") as file:
        for page in file.pages:
            assert [float(v) * 25.4 / 72 for v in page.MediaBox] == pytest.approx(
                [0, 0, 200, 280], abs=0.01
            )
            assert page.MediaBox == page.CropBox


def test_only_a_part_leaves_the_others_as_they_are(forge, tiny, kit):
    build(forge)
    before = {path.name: path.read_bytes() for path in kit.iterdir()}
    edit(tiny / "money.yaml", MONEY, OTHER_MONEY)
    build(forge, "--only", "money")
    after = {path.name: path.read_bytes() for path in kit.iterdir()}
    assert after["tokens.pdf"] == before["tokens.pdf"]
    assert after["money.pdf"] != before["money.pdf"]
    build(forge)
    assert (kit / "tokens.pdf").read_bytes() == before["tokens.pdf"]  # its label has its own hash


def test_each_sheet_carries_the_hash_of_its_part_which_the_bundle_lists(forge, tiny, kit):
    """A word on a banknote: the sheets of money are out of date, those of tokens are not."""
    build(forge)
    bundle = kit.parents[1] / "bundle" / "bundle.json"
    before = json.loads(bundle.read_text("utf-8"))["part_hashes"]
    edit(tiny / "money.yaml", MONEY, OTHER_MONEY)
    build(forge)
    after = json.loads(bundle.read_text("utf-8"))["part_hashes"]
    assert {part for part in before if before[part] != after[part]} == {"money"}
    for part in ("tokens", "money"):
        text = PdfDocument(kit / f"{part}.pdf")[0].get_textpage().get_text_bounded()
        assert after[part][:10] in text


def test_changed_since_takes_the_hash_on_a_sheet(forge, tiny, kit):
    build(forge)
    mark = json.loads((kit / "manifest.json").read_text())["parts"]["money"]["mark"][:10]
    edit(tiny / "money.yaml", MONEY, OTHER_MONEY)
    build(forge)
    stamps = {path.name: path.stat().st_mtime_ns for path in kit.glob("*.pdf")}
    build(forge, "--changed-since", mark)
    newer = {p.name for p in kit.glob("*.pdf") if p.stat().st_mtime_ns != stamps[p.name]}
    assert newer == {"money.pdf"}


def test_changed_since_prints_only_what_shows_something_else(forge, tiny, kit):
    build(forge)
    mark = json.loads((kit / "manifest.json").read_text())["content_hash"][:10]
    edit(tiny / "money.yaml", MONEY, OTHER_MONEY)
    stamps = {path.name: path.stat().st_mtime_ns for path in kit.glob("*.pdf")}
    done = build(forge, "--changed-since", mark)
    newer = {p.name for p in kit.glob("*.pdf") if p.stat().st_mtime_ns != stamps[p.name]}
    assert newer == {"money.pdf"}
    unchanged = [line for line in done.stderr.splitlines() if line.startswith("unchanged since")]
    told = [line.rpartition(": ")[2] for line in unchanged]
    assert told == ["tokens, cards, rulebook, print-guide"]
    assert "unchanged" in build(forge, "--changed-since", mark[:6]).stderr


def test_a_dry_run_tells_sheets_cuts_and_ink_and_writes_nothing(forge, tiny, tmp_path):
    done = forge("build", "tiny", "--out", "out", "--paper", "a4", "--dry-run", "--format", "json")
    assert done.returncode == 0, done.stderr
    told = {row["file"]: row for row in json.loads(done.stdout)["parts"]}
    assert told["tokens.pdf"]["sheets"] == 1
    assert told["tokens.pdf"]["cuts"] > 0
    assert 0 < told["tokens.pdf"]["ink"] < 8
    assert not (tmp_path / "out").exists()
    table = forge("build", "tiny", "--paper", "a4", "--dry-run", "--only", "tokens").stdout
    assert table.splitlines()[0].split()[-3:] == ["sheets", "cuts", "ink"]
    low = forge(
        "build", "tiny", "--paper", "a4", "--dry-run", "--format", "json", "--ink", "low",
        "--only", "tokens",
    )  # fmt: skip
    assert json.loads(low.stdout)["parts"][0]["ink"] < told["tokens.pdf"]["ink"]


def test_o05_a_dry_run_tells_how_many_a_sheet_holds_and_why_not_more(forge, tiny):
    """Where margins take a column of tokens, the note says how many millimetres were missing."""
    words = ("build", "tiny", "--paper", "a4", "--dry-run", "--only", "tokens")
    said = (
        r"tokens\.pdf, a4: .*: (\d+) x \d+ on a sheet: (\d+) columns would need .* of ([\d.]+) mm,"
    )
    found = (re.search(said, forge(*words, "--margins", edge).stdout) for edge in ("10", "25"))
    wide, tight = (tuple(map(float, one.groups())) for one in found if one)
    assert (wide[1], wide[2]) == (wide[0] + 1, 190)
    assert (tight[1], tight[2]) == (tight[0] + 1, 160)
    assert tight[0] < wide[0]


def test_cut_paths_come_as_svg_beside_each_sheet(forge, tiny, kit):
    build(forge, "--cuts", "--only", "tokens")
    text = (kit / "tokens-1-cuts.svg").read_text()
    assert 'width="210mm"' in text
    assert "#FF0000" in text


def test_calibrate_writes_a_sheet_and_with_a_printer_file_a_proof(forge, tmp_path):
    assert forge("calibrate", "--paper", "a4", "--out", "out").returncode == 0
    assert pages(tmp_path / "out/calibration-a4.pdf") == 2
    (tmp_path / "printer.yaml").write_text(PRINTER)
    assert forge("calibrate", "--paper", "a4", "--printer", "printer.yaml").returncode == 0
    assert pages(tmp_path / "output/calibration-a4.pdf") == 4


def test_calibrate_speaks_the_languages_that_the_games_do(forge, tmp_path):
    """Their letters and figures fit beside the scales as English ones do."""
    assert forge("calibrate", "--paper", "a5", "--locale", "all", "--out", "out").returncode == 0
    made = sorted(path.name for path in (tmp_path / "out").iterdir())
    tags = ("ar", "fi", "fr", "ja", "ru", "sw")
    assert made == [*(f"calibration-a5-{tag}.pdf" for tag in tags), "calibration-a5.pdf"]
    refused = forge("calibrate", "--locale", "xq")
    assert refused.returncode == 1
    assert "xq" in refused.stderr
