"""Tests do not depend on luck: what Hypothesis draws hangs on the test alone, and generators have seeds."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given, seed
from hypothesis import strategies as st

from tests.helpers.examples import examples

TESTS = Path(__file__).parent


def drawn() -> list[int]:
    """Return the examples that a new test would try."""
    found = []

    @seed(0)
    @examples(1000)
    @given(st.integers())
    def one(value: int) -> None:
        found.append(value)

    one()
    return found


def test_examples_do_not_depend_on_what_was_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself Hypothesis draws constants of imported modules too, so that other tests decided on a test's examples."""
    before = drawn()
    file = tmp_path / "with_constants.py"
    file.write_text(f"NUMBERS = {[10**9 + 7 * i for i in range(900)]}", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("with_constants", file)
    assert spec is not None
    monkeypatch.setitem(sys.modules, "with_constants", importlib.util.module_from_spec(spec))
    assert drawn() == before


def of_luck(tree: ast.AST) -> list[str]:
    """Return the calls of a module that draw by no seed, or settings of a test that the profiles of Hypothesis do not reach."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            last, owner = name.rpartition(".")[2], name.rpartition(".")[0]
            if (
                last in ("default_rng", "RandomState", "PCG64") + ("Random",) * (owner == "random")
                and not node.args
                and not node.keywords
            ):
                found.append(f"{node.lineno}: {name}() has no seed")
            elif owner in ("random", "np.random", "numpy.random") and last[0].islower() and last != "default_rng":
                found.append(f"{node.lineno}: {name} draws from the generator that all share")
            elif name == "settings" or name.endswith("hypothesis.settings"):
                found.append(f"{node.lineno}: settings of its own instead of tests.helpers.examples")
    return found


def test_generators_have_seeds_and_settings_have_profiles() -> None:
    paths = [path for path in sorted(TESTS.rglob("*.py")) if path != TESTS / "helpers" / "examples.py"]
    texts = {str(path.relative_to(TESTS)): path.read_bytes() for path in paths}
    may = {name: text for name, text in texts.items() if re.search(rb"default_rng|RandomState|PCG64|[Rr]andom|settings", text)}
    assert len(may) > 50
    found = {name: calls for name, text in may.items() if (calls := of_luck(ast.parse(text)))}
    assert not found


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("rng = np.random.default_rng()", 1),
        ("rng = random.Random()", 1),
        ("x = random.random() + np.random.uniform()", 2),
        ("@settings(max_examples=3)\ndef test(): pass", 1),
        ("rng = np.random.default_rng(3); rng.random(); random.Random(0).random()", 0),
        ("@examples(3)\ndef test(rng): rng.random()", 0),
    ],
)
def test_luck_is_seen(text: str, count: int) -> None:
    assert len(of_luck(ast.parse(text))) == count
