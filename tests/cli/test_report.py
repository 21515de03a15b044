"""Reports: ordered, summed up, and valid in each machine format."""

import json

from forge.finding import Finding, Severity, ordered
from forge.report import as_annotations, as_json, as_sarif, as_text, summary
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
