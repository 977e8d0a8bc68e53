"""Checked budgets for other programs: JUnit XML for test reports, SARIF for remarks on a change, Markdown for its summary."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

from mgpusim.budgets.result import BudgetReport, CheckedBudget
from mgpusim.report.budgets import (
    LIMIT_WORDS,
    change_text,
    findings,
    limit_text,
    limit_values,
    reasons,
    spill_text,
    status_text,
    summary_text,
)
from mgpusim.version import __version__

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def junit_xml(report: BudgetReport) -> bytes:
    """Return JUnit's XML: a test suite of all budgets, a test case for each limit.

    A regression that the interval of the change leaves open is a test that passed, with its remark as output. One without a
    baseline is skipped.
    """
    cases = [case for budget in report.budgets for case in _cases(budget)]
    counts = {"tests": len(cases)} | {
        key: sum(case.find(tag) is not None for case in cases)
        for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"))
    }
    attributes = {key: str(count) for key, count in counts.items()}
    root = ElementTree.Element("testsuites", {"name": "mgpusim check", **attributes})
    suite = ElementTree.SubElement(root, "testsuite", {"name": _xml(report.path), **attributes})
    suite.extend(cases)
    ElementTree.indent(root)
    document: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _cases(budget: CheckedBudget) -> list[ElementTree.Element]:
    place = {"file": _xml(budget.file), **({"line": str(budget.line)} if budget.line else {})} if budget.file else {}
    class_name = _xml(f"{budget.kind}.{budget.name}")
    if budget.error:
        case = ElementTree.Element("testcase", {"classname": class_name, "name": _xml(budget.gpu), **place})
        ElementTree.SubElement(case, "error", {"message": _xml(budget.error)})
        return [case]
    said = dict(findings(budget))
    cases = []
    for limit in budget.limits:
        case = ElementTree.Element("testcase", {"classname": class_name, "name": _xml(f"{budget.gpu} {limit.name}"), **place})
        if limit.status == "exceeded":
            failure = ElementTree.SubElement(case, "failure", {"type": limit.name, "message": _xml(limit_text(limit))})
            failure.text = _xml(said[limit.name])
        elif limit.status == "unknown":
            ElementTree.SubElement(case, "skipped", {"message": "the baseline has no such budget"})
        elif limit.status == "unsure":
            ElementTree.SubElement(case, "system-out").text = _xml(said[limit.name])
        cases.append(case)
    return cases


def _xml(text: str) -> str:
    """Return a text without what XML cannot hold.

    >>> _xml("a\\x1b[0m")
    'a\\ufffd[0m'
    """
    return _NOT_XML.sub("\ufffd", text)


def sarif(report: BudgetReport) -> bytes:
    """Return SARIF 2.1.0: a result for each limit that is exceeded, a warning for each regression that is not sure.

    Where registers spill, the location is the line that holds them; otherwise the line on which the kernel begins.
    """
    results: list[dict[str, Any]] = []
    used: dict[str, None] = {}
    for budget in report.budgets:
        statuses = {limit.name: limit.status for limit in budget.limits}
        for name, text in findings(budget):
            used[name] = None
            results.append({
                "ruleId": name, "level": "warning" if statuses.get(name) == "unsure" else "error",
                "message": {"text": text}, "locations": [_location(budget, report, name)],
                "partialFingerprints": {"budget/v1": f"{budget.kind} {budget.label} {name}"},
            })  # fmt: skip
    rules = [{"id": name, "shortDescription": {"text": _rule(name)}} for name in used]
    for result in results:
        result["ruleIndex"] = list(used).index(str(result["ruleId"]))
    driver = {"name": "mgpusim", "version": __version__, "semanticVersion": __version__, "rules": rules}
    document = {
        "$schema": SARIF_SCHEMA, "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }  # fmt: skip
    return (json.dumps(document, indent=1) + "\n").encode()


def _rule(name: str) -> str:
    return f"{LIMIT_WORDS[name].short}." if name in LIMIT_WORDS else "A budget could not be checked."


def _location(budget: CheckedBudget, report: BudgetReport, name: str) -> Mapping[str, Any]:
    path = budget.file or Path(report.path).as_posix()
    place: dict[str, Any] = {"artifactLocation": {"uri": f"file://{quote(path)}" if path.startswith("/") else quote(path)}}
    line = budget.line
    if name == "max_spills" and budget.spill is not None and budget.spill.in_file:
        line = budget.spill.held.line
    if budget.file and line:
        place["region"] = {"startLine": line}
    return {"physicalLocation": place}


def markdown(report: BudgetReport) -> str:
    """Return a summary in Markdown: what became of all budgets, those beyond a limit with the reasons, and a table of all."""
    lines = [f"### {summary_text(report)}", ""]
    for budget in report.budgets:
        if budget.status == "passed" and (budget.change is None or budget.change.ratio == 1.0):
            continue
        lines += [f"**{_plain(budget.label)}**: {status_text(budget)}", ""]
        lines += [f"- {_plain(text)}" for text in _said(budget)] + [""]
    lines += ["| budget | GPU | limit of | found | allowed | |", "| --- | --- | --- | ---: | ---: | --- |"]
    for budget in report.budgets:
        if budget.error:
            lines.append(f"| {_plain(budget.name)} | {_plain(budget.gpu)} | - | - | - | {status_text(budget)} |")
        for limit in budget.limits:
            cells = (budget.name, budget.gpu, *limit_values(limit), "" if limit.status == "held" else limit.status)
            lines.append(f"| {' | '.join(map(_plain, cells))} |")
    return "\n".join(lines) + "\n"


def _said(budget: CheckedBudget) -> list[str]:
    if budget.error:
        return [budget.error]
    out = [limit_text(limit) for limit in budget.limits if limit.status in ("exceeded", "unsure")]
    if budget.spill is not None:
        out.append(spill_text(budget.spill, budget.file))
    if budget.change is not None and budget.latency_us is not None:
        out += [change_text(budget.change, budget.latency_us), *reasons(budget)]
    return out


def _plain(text: str) -> str:
    """Return a text that Markdown shows as it is, in a table too.

    >>> _plain("a[i] *= b | c\\n<d>")
    'a\\\\[i\\\\] \\\\*= b \\\\| c &lt;d>'
    """
    joined = " ".join(text.split())
    return re.sub(r"([\\`*_{}\[\]#|~])", r"\\\1", joined).replace("&", "&amp;").replace("<", "&lt;")
