"""Reports: ordered, summed up, and valid in each machine format."""

import json

import pytest

from forge.finding import Finding, Severity, ordered
from forge.report import FEW, MANY, WAITING, as_annotations, as_json, as_sarif, as_text, summary
from forge.source import Mark

FOUND = ordered(
    [
        Finding(Mark("b.yaml", 5, 5), "late", "second", severity=Severity.WARNING),
        Finding(Mark("b.yaml", 3, 37), "early", "first, 100 %", "write x"),
        Finding(Mark("b.yaml", 3, 37), "early", "first, 100 %", "write x"),
        Finding(None, "whole", "no place", severity=Severity.NOTE),
    ]
)


def test_findings_come_in_the_order_of_the_file_and_once():
    assert [f.message for f in FOUND] == ["no place", "first, 100 %", "second"]


def test_text_has_a_line_each_and_a_summary_last():
    lines = as_text(FOUND).splitlines()
    assert lines[1] == "b.yaml:3:37: error: first, 100 % (write x) [early]"
    assert lines[-1] == "1 error, 1 warning, 1 note"
    assert summary([]) == "0 errors, 0 warnings"


def waiting(count, check="locale-missing"):
    found = [
        Finding(Mark("x.po", n, 1), check, f"text {n}", severity=Severity.WARNING)
        for n in range(1, count + 1)
    ]
    return ordered((*found, Finding(Mark("x.po", count, 9), "locale-end", "no full stop")))


@pytest.mark.parametrize("check", sorted(WAITING))
def test_a_slip_does_not_drown_in_a_language_that_is_begun(check):
    """Of many texts that wait for their translator the first are told, and how many there are."""
    lines = as_text(waiting(400, check)).splitlines()
    assert len(lines) == FEW + 3
    assert lines[FEW].startswith(f"x.po:400:1: warning: {400 - FEW} more of this file")
    assert "no full stop" in lines[-2]
    assert lines[-1] == "1 error, 400 warnings"
    assert len(json.loads(as_json(waiting(400)))["findings"]) == 401


def test_a_few_texts_that_wait_and_all_other_slips_are_each_told():
    assert len(as_text(waiting(MANY)).splitlines()) == MANY + 2
    assert len(as_text(waiting(400, "locale-end")).splitlines()) == 402


def test_json_and_sarif_say_the_same():
    plain, sarif = json.loads(as_json(FOUND)), json.loads(as_sarif(FOUND))
    results = sarif["runs"][0]["results"]
    assert [r["check"] for r in plain["findings"]] == [r["ruleId"] for r in results]
    place = results[1]["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("b.yaml", 3)
    assert "locations" not in results[0]
    assert plain["summary"] == {"error": 1, "warning": 1, "note": 1}


def test_annotations_escape_what_would_break_a_workflow_command():
    line = as_annotations(FOUND).splitlines()[1]
    assert line == "::error file=b.yaml,line=3,col=37,title=early::first, 100 %25 (write x)"
