"""An in-order queue in closed form: what the simulation gives where launches never overlap.

The host's calls follow each other at `launch.pace_s`, each with the arguments that it sets and the flushes that it makes. A call
reaches the queue `launch.enqueue_s` after it began, or with the later launches that the driver waits for (`launch.submit_every`).
A launch starts then, or `launch.gap_s` after the end of the one before, whichever is later. Times may be columns, a value per
point (`mgpusim.arch.columns`): so one pass serves many GPUs that differ in rates. `mgpusim.engine.device.simulation` is the
general case of launches and queues; what a driver holds back, flushes and arguments are of networks alone and stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mgpusim.arch.columns import Value, choose, larger
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import enqueue_s, host_slowdown, pace_s, queued_overhead_s

COUNTS = frozenset({"launch.submit_every"})
"""Fields that say which launches belong together: no columns, each value is a GPU of its own."""
Working = Callable[[float, float, float], float]
"""When work ends that begins at a time and takes so long at the GPU's usual clock, of which so large a share is by the clock."""


class InOrderLaunch(msgspec.Struct, frozen=True):
    """A launch as repeated alone, in seconds: `overhead_s` inside its event time, and the rest of it.

    Attributes
    ----------
    slower : what its body takes in the queue over that, with less of its data in caches.
    arguments : that the host sets before it.
    clock_share : of the body, that takes longer at a lower clock of the GPU, 0..1.
    library_s : what the library's own code takes on the host before the call.
    profiled : its queue has profiling, so that `launch.profiled_gap_s` lies before it.
    """

    overhead_s: Value
    body_s: Value
    slower: Value = 1.0
    arguments: int = 0
    clock_share: float = 1.0
    library_s: float = 0.0
    profiled: bool = False


class InOrderSpan(msgspec.Struct, frozen=True):
    """When a launch was handed over, reached the queue, started and ended, in seconds from the first host call.

    `by_host` : the device waited for the host; a truth value per point of columns.
    """

    called_s: Value
    queued_s: Value
    start_s: Value
    end_s: Value
    by_host: Value


def in_order_spans(
    launches: Sequence[InOrderLaunch],
    gpu: GpuSpec,
    *,
    at_once: bool = False,
    flush_every: int = 0,
    working: Working | None = None,
) -> list[InOrderSpan]:
    """Run launches one behind the other in a queue, from an idle host and device on.

    Parameters
    ----------
    gpu : fields of `launch` and `host` may be columns, but for `COUNTS`.
    at_once : one host call hands all of them over, as that of a recorded queue does, whose kernels are
        `launch.recorded_gap_s` apart.
    flush_every : launches after which the host flushes the queue; 0: behind the last.
    working : of a GPU whose clock changes; not with columns.

    >>> gpu = load_gpu("adreno-640", {"launch.enqueue_s": "2 us", "launch.gap_s": "10 us"})
    >>> spans = in_order_spans([InOrderLaunch(0.0, 1e-6)] * 2, gpu)
    >>> [(round(1e6 * span.start_s, 3), round(1e6 * span.end_s, 3), span.by_host) for span in spans]
    [(2.0, 3.0, True), (13.0, 14.0, False)]
    """
    launch = gpu.launch
    gap_s: Value = launch.recorded_gap_s if at_once and launch.recorded_gap_s is not None else launch.gap_s
    calls = _calls(launches, gpu, at_once, flush_every)
    spans: list[InOrderSpan] = []
    now: Value | None = None
    for kernel, (called_s, queued_s) in zip(launches, calls, strict=True):
        apart_s = gap_s if at_once or not kernel.profiled or launch.profiled_gap_s is None else launch.profiled_gap_s
        start_s = queued_s if now is None else larger(queued_s, now + apart_s)
        by_host = True if now is None else start_s <= queued_s
        overhead_s = queued_overhead_s(gpu, kernel.overhead_s, kernel.body_s, waiting=choose(by_host, False, True))
        begin_s, body_s = start_s + overhead_s, kernel.body_s * kernel.slower
        # what a cold start adds is DRAM's time
        now = begin_s + body_s if working is None else working(begin_s, body_s, kernel.clock_share / float(kernel.slower))
        spans.append(InOrderSpan(called_s, queued_s, start_s, now, by_host))
    return spans


def _calls(launches: Sequence[InOrderLaunch], gpu: GpuSpec, at_once: bool, flush_every: int) -> list[tuple[Value, Value]]:
    """Return when the host calls for each launch, and when the launch is in the device's queue."""
    if at_once:
        return [(0.0, enqueue_s(gpu))] * len(launches)
    calls: list[Value] = []
    now: Value = 0.0
    flush_s: Value = 0.0 if gpu.launch.flush_s is None else gpu.launch.flush_s * host_slowdown(gpu)
    for i, kernel in enumerate(launches):
        calls.append(now)
        now = now + pace_s(gpu, kernel.arguments, kernel.library_s)
        if flush_every and (i + 1) % flush_every == 0:
            now = now + flush_s
    batch, count = gpu.launch.submit_every or 1, len(launches)
    flushed = flush_every or count  # a flush hands on what is held back, and counting starts anew
    own_s = [enqueue_s(gpu) + pace_s(gpu, kernel.arguments, kernel.library_s) - pace_s(gpu) for kernel in launches]
    last = []
    for i in range(count):
        first = i // flushed * flushed
        last.append(min(count - 1, first + flushed - 1, first + (i - first) // batch * batch + batch - 1))
    return [(calls[i], calls[last[i]] + own_s[last[i]]) for i in range(count)]
