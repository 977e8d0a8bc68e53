"""The fixture `budget` of pytest: a test that fails where a kernel or a network exceeds its limits on a GPU."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest

if TYPE_CHECKING:  # loaded by every run of pytest where mgpusim is installed: what takes time is imported when it is used
    from mgpusim.budgets.baseline import Kept
    from mgpusim.budgets.result import CheckedBudget

BASELINE = "pytest_budgets.json"
_ACCEPTED: pytest.StashKey[dict[str, Any]] = pytest.StashKey()


class BudgetWarning(UserWarning):
    """A regression that the interval of the change leaves open, or one without a baseline to compare with."""


class BudgetFixture(Protocol):
    """What the fixture `budget` is."""

    def __call__(self, target: str | os.PathLike[str], gpu: str | os.PathLike[str], **limits: Any) -> CheckedBudget:
        """Fail the test unless a launch or a network keeps its limits on a GPU; return what was found.

        Parameters
        ----------
        target : a launch file or a model, relative to the file of the test; or the name of an example or a network.
        gpu : a name, or the path of a preset.
        limits : `max_us`, `max_regression`, `min_occupancy`, `max_spills`, `max_memory`, `max_dram` as in files of budgets;
            `engine` and `name`; of networks `library`, `precision`, `batch`, `resolution` and `inputs`.
        """


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that keeps a new baseline, and the setting that names its file."""
    group = parser.getgroup("mgpusim")
    group.addoption("--update-budgets", action="store_true", help="keep what is predicted now as the baseline of budgets")
    parser.addini("budget_baseline", f"file of the baseline of budgets, relative to the root folder (default: {BASELINE})")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to write a baseline from several processes, of which each would know a part."""
    workers = getattr(config.option, "numprocesses", None) or hasattr(config, "workerinput")
    if config.getoption("--update-budgets") and workers:
        raise pytest.UsageError("--update-budgets: one process writes the baseline; add -n 0")
    config.stash[_ACCEPTED] = {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the baseline where it was asked for; budgets that were not run keep what they had."""
    accepted = session.config.stash.get(_ACCEPTED, {})
    if not accepted or not session.config.getoption("--update-budgets"):
        return
    from mgpusim.budgets.baseline import Baseline, baseline_text
    from mgpusim.files import write_atomic

    kept = {**_kept(session.config), **accepted}
    write_atomic(_baseline_file(session.config), baseline_text(Baseline(kept=dict(sorted(kept.items())))))


@pytest.fixture
def budget(request: pytest.FixtureRequest) -> BudgetFixture:
    """Return a function that fails the test unless a launch or a network keeps its limits on a GPU; see `BudgetFixture`."""
    config = request.config

    def check(target: str | os.PathLike[str], gpu: str | os.PathLike[str], **limits: Any) -> CheckedBudget:
        from mgpusim.budgets.check import check_budget
        from mgpusim.budgets.file import budget_of
        from mgpusim.errors import MgpusimError
        from mgpusim.report.budgets import findings

        __tracebackhide__ = True
        update = bool(config.getoption("--update-budgets"))
        try:
            asked = budget_of(target, gpu, request.path.parent, **limits)
            before = _kept(config).get(asked.key)
        except MgpusimError as error:
            pytest.fail(str(error), pytrace=False)
        checked = check_budget(asked, before, accept=update)
        if checked.kept is not None:
            config.stash[_ACCEPTED][asked.key] = checked.kept
        texts = [text for _, text in findings(checked.result)]
        if checked.result.status in ("failed", "error"):
            pytest.fail("\n".join(texts), pytrace=False)
        if any(limit.status == "unknown" for limit in checked.result.limits):
            texts.append(f"{asked.key}: the baseline has no such budget; pytest --update-budgets keeps it")
        for text in texts:
            warnings.warn(BudgetWarning(text), stacklevel=2)
        return checked.result

    return check


def _baseline_file(config: pytest.Config) -> Path:
    return config.rootpath / str(config.getini("budget_baseline") or BASELINE)


def _kept(config: pytest.Config) -> dict[str, Kept]:
    """Return what the baseline has, nothing where there is no file."""
    from mgpusim.budgets.baseline import read_baseline

    file = _baseline_file(config)
    return read_baseline(file).kept if file.exists() else {}
