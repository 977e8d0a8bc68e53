"""Suites of vision operators for a real GPU: small parts, whose launches say which operator they belong to."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.scripts import script


@pytest.fixture(scope="module")
def suite() -> Any:
    return script("validation/h200/vision/suite.py")


def test_parts_are_small_and_launches_belong_to_operators(suite: Any) -> None:
    operators = set()
    for part in suite.PARTS:
        found = suite.launches(part)
        assert 0 < len(found) <= suite.MOST
        sources: dict[str, str] = {}
        steps: dict[tuple[str, str], list[int]] = defaultdict(list)
        for name, launch, more in found:
            assert sources.setdefault(name, launch.text()) == launch.text()
            tags = more["tags"]
            steps[tags["operator"], tags["form"]].append(tags["step"])
            assert tags["step"] <= tags["of"]
        for key, numbers in steps.items():
            assert numbers == list(range(1, len(numbers) + 1)), key
        assert {name for name, form in steps if form == "naive"} == {name for name, form in steps if form == "optimized"}
        operators |= {name for name, _ in steps}
    assert {"box_nms 1917x91", "box_nms 8732x21", "box_nms 10647x80", "roi_align 1000x7x7x256"} <= operators


def test_a_part_is_written_as_a_suite(suite: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["suite.py", "-o", str(tmp_path), "--part", "regions"])
    suite.main()
    assert [path.name for path in tmp_path.iterdir()] == ["regions.json.gz"]
