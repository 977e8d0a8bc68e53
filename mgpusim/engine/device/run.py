"""What a simulation of the device found: per launch the times event profiling reports, when each core worked."""

from __future__ import annotations

from array import array
from typing import ClassVar

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.engine.details import Series
from mgpusim.workload.provenance import Predicted

STEPS = 100
PS_PER_US = 10**6


class LaunchRun(msgspec.Struct, frozen=True, kw_only=True):
    """One launch as event profiling would report it, in microseconds from the first host call.

    Attributes
    ----------
    queued_us, submitted_us : start and end of the host call; it can start from the latter on.
    start_us, end_us : the command processor takes it up; its last group is done.
    first_group_us : its first work group starts on a core.
    waited_for : what let it start no earlier: "host", or the name of a launch whose end it waited for.
    l2_share : which share of its footprint was in L2 when it started, 0..1.
    latency_us : start to end.
    """

    name: str
    kernel: str
    queue: int
    groups: int
    queued_us: float
    submitted_us: float
    start_us: float
    first_group_us: float
    end_us: float
    waited_for: str
    l2_share: float
    latency_us: float


class GroupSpans(msgspec.Struct, frozen=True):
    """Where and when each work group ran, one entry per group in the order in which they were dispatched.

    `launch` is the position in `DeviceRun.launches`; the columns are arrays of 64-bit integers.
    """

    launch: array[int]
    group: array[int]
    core: array[int]
    start_ps: array[int]
    end_ps: array[int]


class DeviceRun(Predicted, frozen=True, kw_only=True, tag="mgpusim.queue/1"):
    """Launches on a device.

    Attributes
    ----------
    queue_policy, dispatch_policy, in_order, warm : how they were run; see `mgpusim.engine.device.simulation.simulate`.
    launches : in the order of the host's calls.
    total_us : from the first host call to the end of the last launch.
    gaps_us : part of that, after the first launch started, in which no launch ran.
    first_wait_us : before the first launch started.
    core_busy, core_occupancy : per core, over `total_us`: share of time with at least one group, and mean share of its
        capacity in use (a group of a kernel of which R fit takes 1 / R).
    over_time : mean of both over all cores.
    clock_steps : (time in us, clock in Hz) of each change of the GPU clock.
    events : events the simulation processed.
    spans : of the work groups; a timeline shows them.
    engine : that predicted each launch by itself.
    """

    unprinted: ClassVar = ("spans",)

    gpu: str
    queue_policy: str
    dispatch_policy: str
    in_order: bool
    warm: bool
    launches: tuple[LaunchRun, ...]
    total_us: float
    gaps_us: float
    first_wait_us: float
    core_busy: tuple[float, ...]
    core_occupancy: tuple[float, ...]
    over_time: Series
    clock_steps: tuple[tuple[float, float], ...]
    events: int
    spans: GroupSpans
    engine: str = ""


def occupancy_over_time(
    spans: GroupSpans, shares: Array, n_cores: int, total_ps: int
) -> tuple[tuple[float, ...], tuple[float, ...], Series]:
    """Return, per core, the share of time with a group and the mean share of capacity in use, and both over time.

    Parameters
    ----------
    shares : share of a core that a group of each launch takes, float (launches,).
    total_ps : the end; 0 if nothing took time.

    >>> spans = GroupSpans(*(array("q", column) for column in ([0, 0], [0, 1], [0, 0], [0, 0], [10, 5])))
    >>> busy, full, series = occupancy_over_time(spans, np.array([0.5]), 2, 20)
    >>> busy, full, round(sum(series.values["occupancy"]) / len(series.values["occupancy"]), 6)
    ((0.5, 0.0), (0.375, 0.0), 0.1875)
    """
    core = np.frombuffer(spans.core, np.int64)
    start = np.frombuffer(spans.start_ps, np.int64).astype(float)
    end = np.frombuffer(spans.end_ps, np.int64).astype(float)
    weight = shares[np.frombuffer(spans.launch, np.int64)]
    whole = max(1.0, float(total_ps))
    occupancy = np.bincount(core, weight * (end - start), n_cores) / whole
    busy_core, busy_start, busy_end = _union(core, start, end)
    busy = np.bincount(busy_core, busy_end - busy_start, n_cores) / whole
    values = {
        "occupancy": _means(start, end, weight / n_cores, whole),
        "busy": _means(busy_start, busy_end, np.full(len(busy_core), 1.0 / n_cores), whole),
    }
    return _rounded(busy), _rounded(occupancy), Series(0.0, whole / STEPS / PS_PER_US, values)


def _union(core: Array, start: Array, end: Array) -> tuple[Array, Array, Array]:
    """Return the intervals in which any group is resident on a core, as (core, start, end)."""
    order = np.lexsort((start, core))
    core, start, end = core[order], start[order], end[order]
    # on one number line, core after core, the latest end so far decides where an interval begins
    width = float(end.max(initial=0.0)) + 1.0
    reach = np.maximum.accumulate(end + core * width)
    first = np.ones(len(core), bool)
    first[1:] = start[1:] + core[1:] * width > reach[:-1]
    last = np.append(np.flatnonzero(first)[1:] - 1, len(core) - 1)
    return core[first], start[first], reach[last] - core[last] * width


def _means(start: Array, end: Array, weight: Array, whole: float) -> tuple[float, ...]:
    """Return the mean, per step of time, of the sum of the weights of what runs."""
    times = np.concatenate([start, end])
    order = np.argsort(times, kind="stable")
    times = times[order]
    level = np.cumsum(np.concatenate([weight, -weight])[order])
    area = np.concatenate([[0.0], np.cumsum(level[:-1] * np.diff(times))])
    edges = np.linspace(0.0, whole, STEPS + 1)
    return _rounded(np.diff(np.interp(edges, times, area)) / (whole / STEPS))


def _rounded(values: Array) -> tuple[float, ...]:
    """Return shares as numbers a reader can take in; what is beyond is error of the sums."""
    return tuple(round(float(v), 9) for v in np.clip(values, 0.0, 1.0))
