"""What the tests of measuring share."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.oracles import need_device


@pytest.fixture
def opencl_device() -> None:
    """Skip the test where there is no OpenCL device."""
    need_device()


@pytest.fixture
def far() -> Iterator[Path]:
    """Return a folder that is not there yet, named as a device's may be: without spaces, whatever TMPDIR is."""
    with tempfile.TemporaryDirectory(prefix="far-", dir="/tmp") as folder:
        yield Path(folder) / "far"
