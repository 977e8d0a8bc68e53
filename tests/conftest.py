"""What all tests share: no test reads or writes the user's cache or presets; traces are kept within a session."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

collect_ignore = ["fuzz/reader_target.py"]  # a program, which instruments what it imports

SLOW_CASES = Path(__file__).parent / "slow_cases.txt"
"""Cases of tests whose other cases run each time. A test that is slow as a whole has the mark instead."""


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what `slow_cases.txt` names."""
    slow = set(SLOW_CASES.read_text().splitlines())
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    base = tmp_path_factory.getbasetemp()
    whole = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # processes share what they found
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(whole / "cache"))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield
