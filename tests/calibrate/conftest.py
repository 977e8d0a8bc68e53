"""What the tests of measuring share."""

from __future__ import annotations

import pytest

from tests.helpers.oracles import need_device


@pytest.fixture
def opencl_device() -> None:
    """Skip the test where there is no OpenCL device."""
    need_device()
