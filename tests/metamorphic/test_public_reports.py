"""What public reports say of kernels is predicted, as PUBLIC_REPORTS.md has it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "validation" / "robustness"
SPEC = importlib.util.spec_from_file_location("public_reports", FOLDER / "public_reports.py")
assert SPEC is not None
assert SPEC.loader is not None
reports: ModuleType = importlib.util.module_from_spec(SPEC)
sys.modules["public_reports"] = reports
SPEC.loader.exec_module(reports)
CASES = list(reports.cases())
ROWS = [line for line in (FOLDER / "PUBLIC_REPORTS.md").read_text(encoding="utf-8").splitlines() if line.startswith("| [")]


def test_the_report_has_them_all() -> None:
    assert len(ROWS) == len(CASES) >= 16
    for case, row in zip(CASES, ROWS, strict=True):
        assert case.source in row
        assert case.says in row


@pytest.mark.each_time(every=5)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_prediction_goes_the_way_of_its_report(number: int) -> None:
    said, right = reports.outcome(CASES[number])
    assert ROWS[number].endswith("| right |" if right else "| wrong |"), said
