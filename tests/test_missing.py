"""What is missing here is said at the end of a run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.missing import missing_lines


def report(reason: str, of: type[pytest.TestReport | pytest.CollectReport] = pytest.TestReport) -> object:
    why = ("test_a.py", 3, f"Skipped: {reason}")
    if of is pytest.CollectReport:
        return pytest.CollectReport("test_a.py", "skipped", why, [])
    return pytest.TestReport("test_a.py::test", ("test_a.py", 3, "test"), {}, "skipped", why, "call")


def test_each_is_one_line_with_its_count() -> None:
    reasons = ["no PoCL here"] * 3 + ["Oclgrind is not installed (no /usr/lib/oclgrind.so)", "root writes everywhere"]
    reasons += ["no OpenCL platform (clGetPlatformIDs failed: PLATFORM_NOT_FOUND_KHR)", "mediapipe is not installed"]
    imports = "could not import 'onnx': No module named 'onnx'"
    reports = [*map(report, reasons), report(imports), *(report(imports, pytest.CollectReport) for _ in range(2))]
    assert missing_lines(reports) == [  # type: ignore[arg-type]
        "4 tests skipped: PoCL is missing: apt install pocl-opencl-icd",
        "1 test and 2 whole files skipped: onnx is missing: pip install 'mgpusim[onnx]'",
        "1 test skipped: Oclgrind is missing: apt install oclgrind",
        "1 test skipped: root writes everywhere",
        "1 test skipped: mediapipe is missing: pip install mediapipe",
    ]
    assert missing_lines([]) == []


@pytest.mark.slow
def test_a_run_with_workers_says_so(tmp_path: Path) -> None:
    test = 'import pytest\n\n@pytest.mark.parametrize("n", range(3))\ndef test(n):\n    pytest.importorskip("no_such_oracle")\n'
    (tmp_path / "test_a.py").write_text(test, encoding="utf-8")
    (tmp_path / "test_b.py").write_text('import pytest\n\npytest.importorskip("no_such_oracle")\n', encoding="utf-8")
    plugins = ["-p", "xdist.plugin", "-p", "no:cacheprovider", "-p", "tests.helpers.missing"]
    own = {"PYTEST_ADDOPTS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", *plugins, "-c", "/dev/null", "--rootdir", ".", "."]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, **own}, capture_output=True, encoding="utf-8", check=False
    )  # fmt: skip
    line = "3 tests and 1 whole file skipped: no_such_oracle is missing: pip install no_such_oracle"
    assert line in done.stdout.splitlines(), done.stdout + done.stderr
