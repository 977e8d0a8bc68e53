"""An in-order queue in closed form: what the simulation gives where launches never overlap and the clock is constant.

Call i of the host begins i times `launch.pace_s` after the first and reaches the queue `launch.enqueue_s` later. A launch starts
then, or `launch.gap_s` after the end of the one before, whichever is later. Times may be columns, a value per point
(`mgpusim.arch.columns`): so one pass serves many GPUs that differ in rates. `mgpusim.engine.device.simulation` is the general
case.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.arch.columns import Value, choose, larger
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import pace_s, queued_overhead_s

__all__ = ["InOrderLaunch", "InOrderSpan", "in_order_spans"]

_ROUNDS = 3
"""Times a queue is run until which launches wait for the host is known: what these take depends on it."""


class InOrderLaunch(msgspec.Struct, frozen=True):
    """A launch as repeated alone, in seconds: `overhead_s` inside its event time, and the rest of it.

    `slower` : what its body takes in the queue over that, with less of its data in caches.
    """

    overhead_s: Value
    body_s: Value
    slower: Value = 1.0


class InOrderSpan(msgspec.Struct, frozen=True):
    """When a launch was handed over, reached the queue, started and ended, in seconds from the first host call.

    `by_host` : the device waited for the host; a truth value per point of columns.
    """

    called_s: Value
    queued_s: Value
    start_s: Value
    end_s: Value
    by_host: Value


def in_order_spans(launches: Sequence[InOrderLaunch], gpu: GpuSpec, *, at_once: bool = False) -> list[InOrderSpan]:
    """Run launches one behind the other in a queue, from an idle host and device on.

    Parameters
    ----------
    gpu : fields of `launch` may be columns.
    at_once : one host call hands all of them over, as that of a recorded queue does.

    >>> from mgpusim.arch.load import load_gpu
    >>> gpu = load_gpu("adreno-640", {"launch.enqueue_s": "2 us", "launch.gap_s": "10 us"})
    >>> found = in_order_spans([InOrderLaunch(0.0, 1e-6)] * 2, gpu)
    >>> [(round(1e6 * one.start_s, 3), round(1e6 * one.end_s, 3), one.by_host) for one in found]
    [(2.0, 3.0, True), (13.0, 14.0, False)]
    """
    launch = gpu.launch
    apart_s: Value = 0.0 if at_once else pace_s(gpu)
    behind: list[Value] = [True] * len(launches)  # launches that wait for the device, not for the host
    spans: list[InOrderSpan] = []
    for _ in range(1 if launch.overlap_s is None else _ROUNDS):
        spans, now = [], None
        for i, one in enumerate(launches):
            called_s = i * apart_s
            queued_s = called_s + launch.enqueue_s
            start_s = queued_s if now is None else larger(queued_s, now + launch.gap_s)
            overhead_s = queued_overhead_s(gpu, one.overhead_s, one.body_s, waiting=behind[i])
            now = start_s + overhead_s + one.body_s * one.slower
            by_host = True if i == 0 else start_s <= queued_s
            spans.append(InOrderSpan(called_s, queued_s, start_s, now, by_host))
        found = [choose(span.by_host, False, True) for span in spans]
        if all(_same(a, b) for a, b in zip(found, behind, strict=True)):
            break
        behind = found
    return spans


def _same(a: Value, b: Value) -> bool:
    alike = a == b
    return bool(alike if isinstance(alike, bool) else alike.all())
