"""Findings for people and for machines: text, JSON, SARIF 2.1.0, CI annotations.

Every form has the findings in one order (file, line, column, check) and is a plain string.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from forge import __version__
from forge.finding import Finding, Severity, counted

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
SARIF_LEVEL = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}


WAITING = frozenset({"locale-missing", "locale-fuzzy", "locale-stale", "locale-glyph"})
"""What a language has in a thousand texts at once: work to do, and a script without a font."""
MANY, FEW = 20, 5
"""How many texts of a catalogue with the same of these are all told, and how many of more."""


def summary(findings: Sequence[Finding]) -> str:
    """The last line of every report: "1 error, 0 warnings"."""
    count = Counter(finding.severity for finding in findings)
    parts = [counted(count[Severity.ERROR], "error"), counted(count[Severity.WARNING], "warning")]
    if count[Severity.NOTE]:
        parts.append(counted(count[Severity.NOTE], "note"))
    return ", ".join(parts)


def as_text(findings: Sequence[Finding]) -> str:
    """A line a finding (place, severity, message, hint, check), then the summary.

    Of what a catalogue has in very many texts, the first of them and how many more there are.
    """
    return "\n".join([*_lines(findings), summary(findings)]) + "\n"


def _lines(findings: Sequence[Finding]) -> Iterator[str]:
    there, told = Counter(map(_work, findings)), Counter[tuple[str, str] | None]()
    for finding in findings:
        work = _work(finding)
        told[work] += 1
        if work is None or there[work] <= MANY or told[work] <= FEW:
            yield str(finding)
        elif told[work] == there[work]:
            hint = "forge locale check and forge build tell each with --format json"
            said = f"{there[work] - FEW} more of this file, up to here ({hint})"
            yield f"{finding.mark}: {finding.severity}: {said} [{finding.check}]"


def _work(finding: Finding) -> tuple[str, str] | None:
    """The catalogue and the check of what may be in all of its texts; None of all else."""
    return (finding.mark.file, finding.check) if finding.mark and finding.check in WAITING else None


def as_json(findings: Sequence[Finding]) -> str:
    """One object: ``findings`` (each with file, line, column, ...) and ``summary``."""
    return dumped(plain(findings))


def plain(findings: Sequence[Finding]) -> dict[str, object]:
    """The findings as plain data, for JSON."""
    rows = [
        {
            "file": finding.mark.file if finding.mark else None,
            "line": finding.mark.line if finding.mark else None,
            "column": finding.mark.column if finding.mark else None,
            "severity": str(finding.severity),
            "check": finding.check,
            "message": finding.message,
            "hint": finding.hint,
            **_printed(finding),
        }
        for finding in findings
    ]
    counts = Counter(str(finding.severity) for finding in findings)
    return {"findings": rows, "summary": {str(s): counts[str(s)] for s in Severity}}


def _printed(finding: Finding) -> dict[str, object]:
    """Which text a finding is about, and where that stands on paper; nothing of other findings."""
    if not finding.text:
        return {}
    places = [
        {"file": one.file, "page": one.page, "x_mm": one.x, "y_mm": one.y}
        for one in finding.printed
    ]
    return {"text": finding.text, "printed": places}


def as_sarif(findings: Sequence[Finding]) -> str:
    """A SARIF 2.1.0 log (OASIS), as code scanners and editors read it."""
    rules = [{"id": check} for check in sorted({finding.check for finding in findings})]
    driver = {"name": "forge", "version": __version__, "rules": rules}
    run = {"tool": {"driver": driver}, "results": [_result(finding) for finding in findings]}
    return dumped({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]})


def _result(finding: Finding) -> dict[str, object]:
    hint = f" ({finding.hint})" if finding.hint else ""
    result: dict[str, object] = {
        "ruleId": finding.check,
        "level": SARIF_LEVEL[finding.severity],
        "message": {"text": finding.message + finding.where + hint},
    }
    if finding.mark:
        file, line, column = finding.mark
        region = {"startLine": line, "startColumn": column}
        result["locations"] = [
            {"physicalLocation": {"artifactLocation": {"uri": file}, "region": region}}
        ]
    return result


def as_annotations(findings: Sequence[Finding]) -> str:
    """Workflow commands that mark lines in a code review (``::error file=...``)."""
    command = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
    lines = []
    for finding in findings:
        file, line, column = finding.mark or ("", 1, 1)
        text = finding.message + finding.where + (f" ({finding.hint})" if finding.hint else "")
        place = f"file={_property(file)},line={line},col={column},title={finding.check}"
        lines.append(f"::{command[finding.severity]} {place}::{_message(text)}")
    return "".join(f"{line}\n" for line in lines)


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")


def dumped(value: object) -> str:
    """Plain data as JSON text, keys in order."""
    return json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


FORMATS: Mapping[str, Callable[[Sequence[Finding]], str]] = {
    "text": as_text,
    "json": as_json,
    "sarif": as_sarif,
    "annotations": as_annotations,
}
