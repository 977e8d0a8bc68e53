"""The fixture `budget`: tests of another project that fail where a kernel exceeds its limits."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from mgpusim import pytest_plugin as plugin
from mgpusim.budgets.baseline import Baseline, baseline_text
from mgpusim.budgets.check import check_budget
from mgpusim.budgets.file import budget_of
from mgpusim.report.budgets import findings
from tests.helpers.budgets import SPILLING, TILE_LINE, write_tile

pytest_plugins = ("pytester",)
ROOT = Path(__file__).resolve().parents[2]
TEST = """
def test_tile(budget):
    found = budget("tile.toml", gpu="adreno-640", {limits})
    assert found.latency_us > 0
"""
OTHER = """
def test_softmax(budget):
    assert budget("softmax", "adreno-640", max_us=1e6, max_regression=0).change is {change}
"""


@pytest.fixture(scope="module")
def _loaded(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Load all that a budget takes: pytester forgets the modules that a project of its own loads, and numpy is loaded once."""
    folder = tmp_path_factory.mktemp("loaded")
    write_tile(folder, SPILLING)
    found = check_budget(budget_of("tile.toml", "adreno-640", folder, max_spills=0, max_regression=0.1)).result
    assert findings(found)
    json.loads(baseline_text(Baseline(kept={})))


@pytest.fixture
def project(_loaded: None, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.Pytester:
    """Return a project of its own that has the plug-in and no other; pytester runs it in this process."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    write_tile(pytester.path)
    return pytester


def run(project: pytest.Pytester, *options: str, limits: str = "max_us=1e5, max_spills=0") -> pytest.RunResult:
    project.makepyfile(TEST.format(limits=limits))
    return project.runpytest_inprocess("-W", "default", *options, plugins=[plugin])  # not those of this run


def test_the_package_announces_the_plug_in() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (module,) = project["entry-points"]["pytest11"].values()
    assert import_module(module) is plugin


def test_a_kernel_within_its_limits_passes(project: pytest.Pytester) -> None:
    run(project).assert_outcomes(passed=1, warnings=0)


def test_a_kernel_that_spills_fails_with_its_line(project: pytest.Pytester) -> None:
    write_tile(project.path, tile=SPILLING)
    result = run(project)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([f"tile on adreno-640: spilled registers: *tile.cl:{TILE_LINE} holds 192 of the *"])
    assert "Traceback" not in result.stdout.str()


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ("max_ms=1", "max_ms: unknown key"),
        ("", "no limit on adreno-640"),
        ("max_spills=-1", "max_spills: got -1"),
        ("max_us=1e5, engine='magic'", "unknown engine 'magic'"),
    ],
)
def test_what_is_wrong_with_a_budget_fails_the_test(project: pytest.Pytester, limits: str, said: str) -> None:
    result = run(project, limits=limits)
    result.assert_outcomes(failed=1)
    assert said in result.stdout.str()


def test_a_baseline_is_kept_and_compared_with(project: pytest.Pytester) -> None:
    limits = "max_regression=0.05"
    result = run(project, limits=limits)
    result.assert_outcomes(passed=1, warnings=1)
    assert "pytest --update-budgets keeps it" in result.stdout.str()
    run(project, "--update-budgets", limits=limits).assert_outcomes(passed=1, warnings=0)
    baseline = project.path / "pytest_budgets.json"
    assert json.loads(baseline.read_text(encoding="utf-8"))["kept"].keys() == {"tile on adreno-640"}
    run(project, limits=limits).assert_outcomes(passed=1, warnings=0)
    write_tile(project.path, tile=24)
    result = run(project, limits=limits)
    result.assert_outcomes(failed=1)
    assert "times as long" in result.stdout.str()


def test_a_regression_that_is_not_sure_warns(project: pytest.Pytester) -> None:
    limits = "max_regression='0.1%'"
    run(project, "--update-budgets", limits=limits)
    write_tile(project.path, local=128)
    result = run(project, limits=limits)
    result.assert_outcomes(passed=1, warnings=1)
    assert "may be no change at all" in result.stdout.str()
    run(project, "-W", "error::mgpusim.pytest_plugin.BudgetWarning", limits=limits).assert_outcomes(failed=1)


def test_budgets_that_did_not_run_keep_what_they_had(project: pytest.Pytester) -> None:
    project.makepyfile(test_other=OTHER.format(change="None"))
    project.makeini("[pytest]\nbudget_baseline = kept/budgets.json\n")
    run(project, "--update-budgets", limits="max_regression=0.05").assert_outcomes(passed=2)
    kept = (project.path / "kept" / "budgets.json").read_bytes()
    assert set(json.loads(kept)["kept"]) == {"tile on adreno-640", "softmax on adreno-640"}
    run(project, "--update-budgets", "-k", "tile", limits="max_regression=0.05")
    assert (project.path / "kept" / "budgets.json").read_bytes() == kept


def test_several_processes_do_not_write_a_baseline(project: pytest.Pytester) -> None:
    project.makepyfile(TEST.format(limits="max_us=1e5"))
    result = project.runpytest_inprocess("-p", "xdist", "-n", "2", "--update-budgets", plugins=[plugin])
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "one process writes the baseline" in result.stderr.str()
