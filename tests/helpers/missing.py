"""What tests were skipped for, in one line each: what is missing here, how many tests it took, and how it is installed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

__all__ = ["missing_lines", "pytest_terminal_summary"]

POCL = "PoCL", "apt install pocl-opencl-icd"
NEEDS = {
    r"no (?:PoCL|OpenCL|platform)|not find an OpenCL|PLATFORM_NOT_FOUND": POCL,
    r"[Oo]clgrind": ("Oclgrind", "apt install oclgrind"),
    r"Chromium": ("Chromium and axe-core", "apt install chromium && pip install axe-core-python"),
    r"ocloc": ("ocloc", "apt install intel-opencl-icd, or intel-ocloc"),
    r"pyopencl": ("pyopencl", "pip install 'mgpusim[opencl]'"),
    r"ziglang": ("clang", "pip install 'mgpusim[clang]'"),
    r"\bonnx\b|onnx_(?:nets|blocks)": ("onnx", "pip install 'mgpusim[onnx]'"),
    r"distributed": ("dask", "pip install 'mgpusim[cluster]'"),
    r"pyarrow": ("pyarrow", "pip install 'mgpusim[parquet]'"),
    r"\btvm\b": ("TVM", "pip install 'mgpusim[tvm]'"),
    r"atheris": ("atheris", "pip install 'mgpusim[fuzz]'"),
    r"sphinx|\[docs\]": ("Sphinx", "pip install 'mgpusim[docs]'"),
}
"""What stands in the reason of a skip: what is missing, and how it is installed. The first that fits counts."""
_MODULE = re.compile(r"could not import '(\w+)|(\w+) is not installed")


def _need(reason: str) -> tuple[str, str]:
    for pattern, need in NEEDS.items():
        if re.search(pattern, reason):
            return need
    module = _MODULE.search(reason)
    return (name := module[1] or module[2], f"pip install {name}") if module else (reason, "")


def missing_lines(skipped: Iterable[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """Return a line for each thing that is missing, that which took most tests first.

    A file that is skipped as a whole counts as one: its tests are not known.
    """
    tests: Counter[tuple[str, str]] = Counter()
    files: Counter[tuple[str, str]] = Counter()
    for report in skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        counted = tests if isinstance(report, pytest.TestReport) else files
        counted[_need(reason.removeprefix("Skipped: "))] += 1
    lines = []
    for need, _ in (tests + files).most_common():
        several = [f"{n} {what}{'s' * (n > 1)}" for n, what in ((tests[need], "test"), (files[need], "whole file")) if n]
        lines.append(f"{' and '.join(several)} skipped: {need[0]}" + (f" is missing: {need[1]}" if need[1] else ""))
    return lines


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what tests were skipped for: a letter among thousands is not seen."""
    for line in missing_lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)
