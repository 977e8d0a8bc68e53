"""What all tests share: no test reads or writes the user's cache or presets; traces are kept within a session."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

collect_ignore = ["fuzz/reader_target.py"]  # a program, which instruments what it imports


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    base = tmp_path_factory.getbasetemp()
    whole = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # processes share what they found
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(whole / "cache"))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield
