"""What public reports say of kernels is predicted, as PUBLIC_REPORTS.md has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.scripts import script

FOLDER = Path(__file__).parents[2] / "validation" / "robustness"
reports = script("validation/robustness/public_reports.py")
CASES = list(reports.cases())
ROWS = [line for line in (FOLDER / "PUBLIC_REPORTS.md").read_text(encoding="utf-8").splitlines() if line.startswith("| [")]


def test_the_report_has_them_all() -> None:
    assert len(ROWS) == len(CASES) >= 16
    for case, row in zip(CASES, ROWS, strict=True):
        assert case.source in row
        assert case.says in row


@pytest.mark.each_time(every=10)
@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_prediction_goes_the_way_of_its_report(number: int) -> None:
    said, right = reports.outcome(CASES[number])
    assert ROWS[number].endswith("| right |" if right else "| wrong |"), said
