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
    cases = [case for one in report.budgets for case in _cases(one)]
    counts = {"tests": len(cases)} | {
        key: sum(case.find(tag) is not None for case in cases)
        for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"))
    }
    attributes = {key: str(count) for key, count in counts.items()}
    root = ElementTree.Element("testsuites", {"name": "mgpusim check", **attributes})
    suite = ElementTree.SubElement(root, "testsuite", {"name": _xml(report.path), **attributes})
    suite.extend(cases)
    ElementTree.indent(root)
    found: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return found + b"\n"


def _cases(found: CheckedBudget) -> list[ElementTree.Element]:
    place = {"file": _xml(found.file), **({"line": str(found.line)} if found.line else {})} if found.file else {}
    class_name = _xml(f"{found.kind}.{found.name}")
    if found.error:
        case = ElementTree.Element("testcase", {"classname": class_name, "name": _xml(found.gpu), **place})
        ElementTree.SubElement(case, "error", {"message": _xml(found.error)})
        return [case]
    said = dict(findings(found))
    cases = []
    for one in found.limits:
        case = ElementTree.Element("testcase", {"classname": class_name, "name": _xml(f"{found.gpu} {one.name}"), **place})
        if one.status == "exceeded":
            failure = ElementTree.SubElement(case, "failure", {"type": one.name, "message": _xml(limit_text(one))})
            failure.text = _xml(said[one.name])
        elif one.status == "unknown":
            ElementTree.SubElement(case, "skipped", {"message": "the baseline has no such budget"})
        elif one.status == "unsure":
            ElementTree.SubElement(case, "system-out").text = _xml(said[one.name])
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
    for one in report.budgets:
        statuses = {limit.name: limit.status for limit in one.limits}
        for name, text in findings(one):
            used[name] = None
            results.append({
                "ruleId": name, "level": "warning" if statuses.get(name) == "unsure" else "error",
                "message": {"text": text}, "locations": [_location(one, report, name)],
                "partialFingerprints": {"budget/v1": f"{one.kind} {one.label} {name}"},
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


def _location(found: CheckedBudget, report: BudgetReport, name: str) -> Mapping[str, Any]:
    path = found.file or Path(report.path).as_posix()
    place: dict[str, Any] = {"artifactLocation": {"uri": f"file://{quote(path)}" if path.startswith("/") else quote(path)}}
    line = found.line
    if name == "max_spills" and found.spill is not None and found.spill.in_file:
        line = found.spill.held.line
    if found.file and line:
        place["region"] = {"startLine": line}
    return {"physicalLocation": place}


def markdown(report: BudgetReport) -> str:
    """Return a summary in Markdown: what became of all budgets, those beyond a limit with the reasons, and a table of all."""
    lines = [f"### {summary_text(report)}", ""]
    for one in report.budgets:
        if one.status == "passed" and (one.change is None or one.change.ratio == 1.0):
            continue
        lines += [f"**{_plain(one.label)}**: {status_text(one)}", ""]
        lines += [f"- {_plain(text)}" for text in _said(one)] + [""]
    lines += ["| budget | GPU | limit of | found | allowed | |", "| --- | --- | --- | ---: | ---: | --- |"]
    for one in report.budgets:
        if one.error:
            lines.append(f"| {_plain(one.name)} | {_plain(one.gpu)} | - | - | - | {status_text(one)} |")
        for limit in one.limits:
            cells = (one.name, one.gpu, *limit_values(limit), "" if limit.status == "held" else limit.status)
            lines.append(f"| {' | '.join(map(_plain, cells))} |")
    return "\n".join(lines) + "\n"


def _said(found: CheckedBudget) -> list[str]:
    if found.error:
        return [found.error]
    out = [limit_text(one) for one in found.limits if one.status in ("exceeded", "unsure")]
    if found.spill is not None:
        out.append(spill_text(found.spill, found.file))
    if found.change is not None and found.latency_us is not None:
        out += [change_text(found.change, found.latency_us), *reasons(found)]
    return out


def _plain(text: str) -> str:
    """Return a text that Markdown shows as it is, in a table too.

    >>> _plain("a[i] *= b | c\\n<d>")
    'a\\\\[i\\\\] \\\\*= b \\\\| c &lt;d>'
    """
    joined = " ".join(text.split())
    return re.sub(r"([\\`*_{}\[\]#|~])", r"\\\1", joined).replace("&", "&amp;").replace("<", "&lt;")
