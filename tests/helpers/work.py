"""Work of a run, counted: the same on a busy machine as on an idle one, unlike the time that it takes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

HANG_S = 600.0
"""Seconds after which a wait in a test counts as endless: no test expects to wait, however busy the machine is."""


def calls_of(run: Callable[[], Any]) -> int:
    """Return how many functions a run calls, those of C too."""
    count = 0

    def seen(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        run()
    finally:
        sys.setprofile(before)
    return count
