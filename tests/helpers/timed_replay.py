"""Streams through the caches with time, one request after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.memory.timed import access
from mgpusim.memory.timed_fields import MemoryConstants, MemoryState
from mgpusim.native.jit import Int64s, compile_native
from mgpusim.native.reference import reference

Array = np.ndarray[Any, Any]
_as_constants = reference(MemoryConstants)
_as_state = reference(MemoryState)


@compile_native("qqqqq")
def _replay(c: Int64s, s: Int64s, requests: Int64s, ready: Int64s, what: Int64s) -> None:
    C = _as_constants(c)
    S = _as_state(s)
    for i in range(what[0]):
        r = 8 * i
        S.now = requests[r]
        ready[i] = access(
            C, S, requests[r + 1], requests[r + 2], requests[r + 3], requests[r + 4], requests[r + 5], requests[r],
            requests[r + 6], requests[r + 7],
        )  # fmt: skip


def replay(C: Array, S: Array, requests: Sequence[tuple[int, ...]]) -> list[int]:
    """Serve (now, first level, instance, line, mask, write, latency, extra); return when each is there. Times must not fall."""
    ready = np.zeros(len(requests), np.int64)
    _replay(C, S, np.array(requests, np.int64).reshape(-1), ready, np.array([len(requests)]))
    return [int(t) for t in ready]
