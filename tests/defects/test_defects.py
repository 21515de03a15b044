"""Every seeded defect is found where it is, and nothing else is said of the clean games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from corpus import DATA, Defect, Wanted, defects, found, judged, plain, printed
from page import AREAS, PAGE, page, unused

from forge.checks import checks
from forge.claims.engine import Case, case, claims, judge
from forge.claims.verdict import Proved
from forge.content.project import content_root, open_game
from forge.content.roots import shown
from forge.draw.proof import Proof
from forge.finding import Finding, Severity
from forge.model.load import game
from forge.rules.across_africa.codes import FORK, STORE
from forge.rules.source_of_the_nile.codes import FARE, HARBOUR, LEVEL, OVERLOAD, PORT, TRIM
from forge.rules.star_of_africa.codes import BEGIN, CLOSE, OFFER, WALK

SHALLOW = [one for one in defects() if not one.claims]
DEEP = [
    pytest.param(one, id=one.id, marks=[pytest.mark.long] * one.played)
    for one in defects()
    if one.claims
]
READING = {one.id for one in checks().values() if one.looks_at is not Proof}
"""The checks that look at content before anything is drawn of it."""
CLEAN = [
    *(content_root() / name for name in ("across-africa", "source-of-the-nile", "star-of-africa")),
    *(DATA / name for name in ("atlas", "decks", "tiny")),
]


def test_there_are_at_least_sixty_defects():
    """The corpus covers boards, money, cards, words, print and play, each with several."""
    assert len(defects()) >= 60
    areas = [one.area for one in defects()]
    assert all(areas.count(area) >= 8 for area in AREAS)
    assert set(AREAS) == set(areas)


def test_the_page_lists_every_defect():
    """docs/defects.md is what `python tests/defects/page.py` makes."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_a_defect_is_named_after_its_file():
    """The id of each mod is the stem of its file, and every check or claim it names exists."""
    for one in defects():
        assert yaml.safe_load(one.path.read_text(encoding="utf-8"))["id"] == one.path.stem
        assert {each.claim for each in one.finds} <= {"", *claims()}
        assert all(each.says and bool(each.check) != bool(each.claim) for each in one.finds)


def test_every_check_finds_a_defect():
    """A check without a defect in the corpus is not known to find anything."""
    assert unused() == set()


def test_every_claim_is_refuted_by_a_defect():
    """But for those that only a fault in the rules breaks, or that tell a figure."""
    refuted = {each.claim for one in defects() for each in one.finds}
    assert {*claims()} - refuted == {
        *("playable", "diamonds-kept", "pawn-alone", "game-length", "points-spread"),
    }


def forgetful(name, edition, phase):
    """What is said of rules that forget what is allowed in a phase."""
    whole = game(open_game(content_root() / name))
    one = case(whole, whole.edition(edition))
    assert one

    def forgetting(b, s, out):
        return 0 if s.phase == phase else legal(b, s, out)

    legal = one.rules.legal
    broken = Case(whole, one.edition, replace(one.rules, legal=forgetting))
    (said,) = broken.said(claims()["playable"])
    return said


@pytest.mark.parametrize("phase", [WALK, OFFER, CLOSE, BEGIN])
def test_rules_that_leave_a_player_nothing_to_do_are_found(phase):
    """A rule set that forgets to say what is allowed in a phase is not playable."""
    said = forgetful("star-of-africa", "zvezda", phase)
    assert not said.holds and "nothing to do" in said.message


@pytest.mark.parametrize("phase", [PORT, FARE, TRIM, OVERLOAD, LEVEL, HARBOUR])
def test_campaigns_whose_rules_leave_a_player_nothing_to_do_are_refuted(phase):
    """Source of the Nile without answers to a choice: a campaign by lot comes to it."""
    said = forgetful("source-of-the-nile", "explorers", phase)
    assert not said.holds and said.message == "there is nothing to do here"
    assert said.status == Proved("play") and said.trace


@pytest.mark.parametrize(
    ("edition", "phase"), [("expedition", FORK), ("expedition", STORE), ("race", FORK)]
)
def test_trails_whose_rules_leave_a_player_nothing_to_do_are_refuted(edition, phase):
    """Across Africa without answers to a choice: a game by lot comes to it."""
    said = forgetful("across-africa", edition, phase)
    assert not said.holds and said.message == "there is nothing to do here"
    assert said.status == Proved("play") and said.trace


@pytest.mark.parametrize("defect", SHALLOW, ids=lambda one: one.id)
def test_the_checks_find_the_defect_on_its_line(defect):
    """Each finding that the file names appears, at the place that it names; and whatever a check
    that reads content has to say of a clean game under a mod, it says of a line of the mod."""
    said = found(defect)
    blamed = [each for each in said if each.check in READING and each.severity is not Severity.NOTE]
    assert {each.mark.file for each in blamed if each.mark} <= {shown(defect.path)}
    for wanted in defect.finds:
        same = [finding for finding in said if _says(finding, wanted)]
        assert same, f"{wanted.check} does not say {wanted.says!r} but\n{_listed(said)}"
        assert any(_at(finding, wanted, defect) for finding in same), _listed(same)


@pytest.mark.parametrize("defect", DEEP)
def test_the_deep_check_finds_the_defect(defect):
    """Each claim that the file names fails, with the status and the words that it names."""
    verdicts = judged(defect)
    for wanted in defect.finds:
        assert any(
            name == wanted.claim
            and status == wanted.status
            and not holds
            and wanted.says in message
            for name, status, holds, message in verdicts
        ), verdicts


@pytest.mark.parametrize("folder", CLEAN, ids=lambda folder: folder.name)
def test_nothing_is_said_of_a_clean_game(folder: Path):
    """No error and no warning before a defect is put in, set in type or not."""
    document, whole, said = plain(folder, ())
    assert document and whole
    for edition in whole.editions:
        said += printed(document, whole, edition.id)
    assert [str(finding) for finding in said if finding.severity is not Severity.NOTE] == []


EXPECTED = {
    "classic": {"stranding-island", "stranding-sea", "income-left", "ends"},
    "zvezda": set(),
}


@pytest.mark.parametrize("edition", EXPECTED)
def test_the_deep_check_says_of_the_shipped_editions_what_is_expected(edition):
    """Nothing of Zvezda; of Classic, as told, that players can be stranded and the Star lost."""
    document, whole, _ = plain(content_root() / "star-of-africa", ())
    assert document and whole
    one = case(whole, whole.edition(edition))
    assert one
    said = [verdict.finding() for verdict in judge(document, one)]
    loud = {finding.check for finding in said if finding and finding.severity is not Severity.NOTE}
    assert loud == EXPECTED[edition]


def _says(finding: Finding, wanted: Wanted) -> bool:
    weight = wanted.severity in ("", finding.severity.value)
    return finding.check == wanted.check and wanted.says in finding.message and weight


def _at(finding: Finding, wanted: Wanted, defect: Defect) -> bool:
    """Whether the finding names the line that it should, in the file that it should."""
    mark = finding.mark
    if mark is None or not mark.file.endswith(wanted.file or defect.path.name):
        return False
    return wanted.line in Path(mark.file).read_text(encoding="utf-8").splitlines()[mark.line - 1]


def _listed(said: list[Finding]) -> str:
    return "\n".join(map(str, said))
