"""forge simulate as people run it: text, JSON, a page, comparisons, and clear refusals."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from forge.build.wish import Wish
from forge.cli import main
from forge.content.project import content_root, game_ids, open_game
from forge.finding import Faulty
from forge.model.load import game
from forge.simulate import workers
from forge.trial.ask import Ask, simulate

EDITIONS = [
    (name, edition)
    for name in game_ids(content_root())
    for edition in game(open_game(content_root() / name)).editions
]
STAR = ("simulate", "star-of-africa", "--edition", "zvezda")


def forge(*given):
    return CliRunner().invoke(main, [str(each) for each in given])


def told(*given):
    done = forge(*STAR, "--format", "json", *given)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_report_tells_what_was_played_and_what_came_out():
    done = forge(*STAR, "--players", 3, "--games", 60, "--seed", 5)
    assert done.exit_code == 0
    assert "zvezda · 3 players" in done.stdout
    assert re.search(r"seed 5 · content [0-9a-f]{10} · forge ", done.stdout)
    assert "0 of 60 unfinished at the limit of 2000 turns" in done.stdout
    for wanted in (
        "seat 3",
        "cairo",
        "turns: mean",
        "most money of one player",
        "Z23 100.0 %",
        "digest",
    ):
        assert wanted in done.stdout


def test_the_numbers_of_a_summary_add_up():
    (trial,) = told("--players", 4, "--games", 80)["trials"]
    found = trial["summary"]
    assert sum(each["value"] for each in found["seats"]) == pytest.approx(1, abs=1e-5)
    assert found["games"] == 80
    assert found["tokens"]["star"] == 80
    assert found["events"]["win"] == 80
    assert sum(found["steps"].values()) == found["events"]["step"]
    assert sum(found["visits"].values()) == found["events"]["step"] + found["events"]["fly"]
    assert {one["rule"] for one in found["fired"]} >= {"Z1", "Z27"}


def test_o27_the_same_seed_gives_the_same_bytes():
    """O27: the report prints the seed and a digest of the content."""
    first, second = (forge(*STAR, "--games", 30, "--format", "json").stdout for _ in range(2))
    assert first == second
    (trial,) = json.loads(first)["trials"]
    assert trial["seed"] == 1
    assert re.fullmatch(r"[0-9a-f]{64}", trial["content_hash"])


def test_o28_games_stopped_at_the_limit_are_counted_apart():
    """O28: averages of length do not count unfinished games without saying so."""
    (trial,) = told("--games", 20, "--limit", 4)["trials"]
    found = trial["summary"]
    assert found["unfinished"]["value"] > 0.7
    text = forge(*STAR, "--games", 20, "--limit", 4).stdout
    assert re.search(
        r"\d+ of 20 unfinished at the limit of 4 turns .* lengths are of the others", text
    )


def test_a_page_needs_nothing_else(tmp_path):
    """One HTML file: no script, no address of anything outside; the same bytes twice."""
    pages = []
    for name in ("a.html", "b.html"):
        assert forge(*STAR, "--games", 40, "--html", tmp_path / name).exit_code == 0
        pages.append((tmp_path / name).read_bytes())
    assert pages[0] == pages[1]
    page = pages[0].decode()
    assert page.count("<svg") == 4
    assert "<script" not in page
    assert not re.search(r"""(src|href)\s*=\s*["'](?!#)""", page)


def test_campaigns_are_told_by_profession_and_drawn_on_their_map(tmp_path):
    """Alone nobody wins; what each profession scores and where expeditions went is shown."""
    page = tmp_path / "nile.html"
    done = forge("simulate", "source-of-the-nile", "--players", 1, "--games", 9, "--html", page)
    assert "wins by seat" not in done.stdout
    assert re.search(r"most points of one player, mean by start:\n +journalist +\d", done.stdout)
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 3
    assert "Where expeditions go" in text
    assert "9 games of 1 player (" in text
    assert "· 1 player\n" in done.stdout


def test_editions_are_compared_on_the_same_seeds():
    found = told("--players", 3, "--games", 40, "--against", "classic")
    assert [trial["edition"] for trial in found["trials"]] == ["zvezda", "classic"]
    assert {"turns", "unfinished", "wins of seat 1"} <= found["paired"].keys()
    same = told("--players", 3, "--games", 40, "--against", "zvezda")["paired"]
    assert all(each["value"] == 0 for each in same.values())


def test_a_run_stops_when_it_knows_enough():
    (trial,) = told("--players", 2, "--games", 4000, "--until", 0.04)["trials"]
    assert trial["summary"]["games"] == 1000
    assert all(each["high"] - each["low"] <= 0.08 for each in trial["summary"]["seats"])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--policy", "gredy"), "there is no policy 'gredy'"),
        (("--until", 0), "until: 0 is not between 0 and 1"),
        (("--until", "nan"), "until: nan is not between 0 and 1"),
        (("--tell", -1), "tell: -1 is not from 0 to 4294967295"),
        (("--tell", 2**32), "tell: 4294967296 is not from 0 to 4294967295"),
        (("--players", 3, "--policy", "greedy", "--policy", "random"), "policies: 2 for 3 seats"),
        (("--games", -1), "games: -1"),
        (("--against", "clasic"), "has no edition 'clasic'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(given, said):
    done = forge(*STAR, *given)
    assert done.exit_code == 1
    assert said in done.stderr
    assert "Traceback" not in done.output


@pytest.mark.parametrize(("name", "edition"), EDITIONS, ids=lambda one: getattr(one, "id", one))
def test_only_as_many_play_as_the_edition_is_for(name, edition):
    """One more or one fewer, none at all, and fewer than none: refused with the edition's range."""
    least, most = edition.players_min, edition.players_max
    given = ("simulate", name, "--edition", edition.id, "--games", 1, "--limit", 1)
    for players in {-1, 0, least - 1, most + 1, 99}:
        done = forge(*given, "--players", players)
        assert done.exit_code == 1
        line = done.stderr.splitlines()[0]
        assert f"players: {players} asked for, and {edition.id} is for" in line
        assert {str(least), str(most)} <= set(line.partition(" is for ")[2].split())
        assert f"write --players {least if players < least else most})" in line
    for players in {least, most}:
        assert forge(*given, "--players", players).exit_code == 0


def test_a_game_that_is_told_is_not_compared_or_plotted():
    """What would be left out without a word is refused."""
    done = forge(*STAR, "--tell", 1, "--html", "page.html", "--against", "classic")
    assert done.exit_code == 2
    assert "does not go with --html, --against" in done.stderr


def test_a_game_is_told_in_plain_words_with_its_rules():
    """From the set-up to the win, the same game each time; a game without end says why it ends."""
    done = forge(*STAR, "--players", 3, "--tell", 7)
    lines = done.stdout.splitlines()
    assert lines[0] == "zvezda, seed 1, game 7"
    assert lines[1].endswith("[Z2]")
    assert "wins" in lines[-1] and lines[-1].endswith("[Z1]")
    assert done.stdout == forge(*STAR, "--players", 3, "--tell", 7).stdout
    short = forge(*STAR, "--limit", 3, "--tell", 7).stdout.splitlines()
    assert short[-1].startswith("3. ")


def test_the_sick_of_a_told_expedition_have_an_article():
    """Whoever recovers, stays sick or dies is "a porter", and never "porter"."""
    lines = forge("simulate", "source-of-the-nile", "--players", 1, "--tell", 3).stdout.splitlines()
    sick = [line for line in lines if re.search("porter (well again|still sick)|to sickness", line)]
    assert sick and all(re.search(r"(has|loses) a (porter|guard|guide) ", line) for line in sick)


def test_what_breaks_while_games_are_played_is_no_scheduler_that_is_silent(monkeypatch):
    """A full disk, or a reader of the table that went away."""
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

    def broken(*_):
        raise BrokenPipeError
        yield

    monkeypatch.setattr(workers, "cluster", broken)
    wish, ask = Wish(games=("star-of-africa",), editions=("zvezda",)), Ask(cluster="127.0.0.1:1")
    with pytest.raises(BrokenPipeError):
        simulate(wish, ask, lambda *_: None)


def test_a_scheduler_that_is_not_there_is_told_of(monkeypatch):
    """Nobody listens on port 1: a finding, no traceback."""
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr(workers, "PATIENCE", 0.5)
    wish, ask = Wish(games=("star-of-africa",), editions=("zvezda",)), Ask(cluster="127.0.0.1:1")
    with pytest.raises(Faulty) as refused:
        simulate(wish, ask, lambda *_: None)
    (found,) = refused.value.findings
    assert found.message == "no Dask scheduler answers at 127.0.0.1:1"


def test_ctrl_c_in_the_first_of_two_runs_ends_both():
    """What was not begun is not played: the report is of the first run alone."""
    wish = Wish(games=("star-of-africa",), editions=("zvezda",))

    def press(*_):
        raise KeyboardInterrupt

    (trial,) = simulate(wish, Ask(players=2, playouts=400, against="classic"), press)
    assert trial.interrupted and 0 < trial.run.tally.games < 400


def test_a_simulation_is_told_as_text_or_json():
    """Findings have SARIF; games have none."""
    done = forge(*STAR, "--games", 5, "--format", "sarif")
    assert done.exit_code == 2
    assert "text or json" in done.stderr
