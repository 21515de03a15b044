"""``forge check --deep``: verdicts as text and JSON, exit codes, plays saved and played again."""

import json

import pytest
from click.testing import CliRunner

from forge.cli import main
from forge.content.project import content_root
from forge.simulate import sample


def test_deep_check_tells_verdicts_and_warns_of_what_the_classic_edition_is_known_for(monkeypatch):
    """No error in the shipped editions; each expected stranding names the reading that mends it.

    A few games leave open what only many could tell.
    """
    monkeypatch.setattr(sample, "games_of", lambda _seats: 40)
    run = CliRunner().invoke(main, ["check", "star-of-africa", "--deep", "--edition", "classic"])
    assert run.exit_code == 0, run.stderr
    known_for(run)


@pytest.mark.long
def test_deep_check_of_as_many_games_as_it_plays_says_the_same(forge):
    run = forge("check", "star-of-africa", "--deep", "--edition", "classic")
    assert run.returncode == 0, run.stderr
    known_for(run)


def known_for(run):
    assert "FAILS  stranding-island: PROVED (play)" in run.stdout
    assert "mended by the reading rescue: free_passage" in run.stdout
    assert "holds  playable: PROVED (abstraction)" in run.stdout
    assert "rescue: free_passage mends it) [stranding-sea]" in run.stderr


def test_a_claim_that_fails_without_excuse_is_an_error(forge, tmp_path):
    """A mod that lets the Star be lost for ever fails the check, and leaves the play behind."""
    mod = tmp_path / "mod"
    mod.mkdir()
    (mod / "mod.yaml").write_text(
        "id: hole\ntitle: Hole\nextends: star-of-africa@^1\nchange:\n  editions:\n    zvezda:\n"
        "      parameters:\n        star_on_cape_town_clears_robber: {value: false}\n",
        encoding="utf-8",
    )
    given = ("--deep", "--edition", "zvezda", "--mod", str(mod), "--format", "json")
    run = forge("check", "star-of-africa", *given, "--save-traces", str(tmp_path / "plays"))
    assert run.returncode == 1
    verdicts = {each["claim"]: each for each in json.loads(run.stdout)["verdicts"]}
    hole = verdicts["star-laid"]
    assert hole["status"] == "PROVED" and hole["how"] == "play" and hole["holds"] is False
    assert hole["remedy"] == "star_on_cape_town_clears_robber: true"
    saved = json.loads((tmp_path / "plays" / "star-of-africa.zvezda.star-laid.json").read_text())
    assert saved["plies"] == hole["trace"]["plies"] and saved["story"][-1].endswith("[Z25]")
    assert verdicts["playable"]["holds"] is True and verdicts["ends"]["holds"] is False


def test_a_game_without_rules_is_not_checked_and_says_why(forge, tiny):
    run = forge("check", tiny, "--deep", "--format", "json")
    (verdict,) = json.loads(run.stdout)["verdicts"]
    assert verdict["status"] == "NOT CHECKED" and verdict["unexplored"] == 1
    assert verdict["holds"] is None and verdict["why"].startswith("no rules are written")


def test_a_single_file_cannot_be_checked_deeply(forge):
    path = content_root() / "star-of-africa" / "board.yaml"
    run = forge("check", str(path), "--deep")
    assert run.returncode == 1 and "a deep check needs a whole game" in run.stderr
