"""The tests that the report of robustness names are there, and slow where it says so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`(\*?)")


def test_every_test_that_is_named_is_there() -> None:
    found = NAMED.findall((ROOT / "validation/robustness/REPORT.md").read_text(encoding="utf-8"))
    assert len(found) > 60
    for path, name, star in found:
        functions = {
            f.name: f for f in ast.parse((ROOT / path).read_text(encoding="utf-8")).body if isinstance(f, ast.FunctionDef)
        }
        assert name in functions, (path, name)
        marks = set(map(ast.unparse, functions[name].decorator_list))
        assert ("pytest.mark.slow" in marks) == bool(star), (path, name)
