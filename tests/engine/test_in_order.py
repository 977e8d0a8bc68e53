"""The in-order queue in closed form against the device simulation, an implementation of its own by events."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.arch.fields import replaced
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import queued_overhead_s
from mgpusim.engine.device.in_order import InOrderLaunch, InOrderSpan, in_order_spans
from mgpusim.engine.device.queue import Command, LaunchProfile
from mgpusim.engine.device.simulation import simulate

times_us = st.integers(0, 400).map(float)
queues = st.lists(st.tuples(st.integers(0, 20).map(float), times_us, st.sampled_from([1.0, 1.5, 3.0])), min_size=1, max_size=12)
hosts = st.tuples(st.integers(1, 200).map(float), st.none() | st.integers(1, 200).map(float), st.integers(0, 60).map(float))


BASE = load_gpu("adreno-640")


def gpu_of(enqueue_us: float, pace_us: float | None, gap_us: float, overlap_us: float | None = None) -> GpuSpec:
    enqueue_s, pace_s, gap_s, overlap_s = (None if us is None else us / 1e6 for us in (enqueue_us, pace_us, gap_us, overlap_us))
    launch = msgspec.structs.replace(BASE.launch, enqueue_s=enqueue_s, pace_s=pace_s, gap_s=gap_s, overlap_s=overlap_s)
    return msgspec.structs.replace(BASE, launch=launch)


def simulated(launches: list[InOrderLaunch], gpu: GpuSpec, waiting: list[bool]) -> list[tuple[float, float, bool]]:
    """Start and end in microseconds, and whether the host was waited for, of launches of one group each."""
    commands = []
    for i, one in enumerate(launches):
        cycles = one.body_s * gpu.clock.gpu_hz
        overhead_s = queued_overhead_s(gpu, one.overhead_s, one.body_s, waiting=waiting[i])
        work = LaunchProfile(name=str(i), groups=1, resident=1, group_cycles=(cycles * one.slower,), overhead_s=overhead_s)
        commands.append(Command(str(i), work))
    run = simulate(commands, gpu, queue_policy="fifo")
    return [(s.start_us, s.end_us, s.waited_for == "host") for s in run.launches]


@given(queues, hosts)
def test_queues_run_as_they_are_simulated(
    queue: list[tuple[float, float, float]], host: tuple[float, float | None, float]
) -> None:
    gpu = gpu_of(*host)
    launches = [InOrderLaunch(overhead / 1e6, body / 1e6, slower) for overhead, body, slower in queue]
    found = in_order_spans(launches, gpu)
    said = simulated(launches, gpu, [False] * len(launches))
    assert [1e6 * span.start_s for span in found] == pytest.approx([start for start, _, _ in said], abs=1e-5)
    assert [1e6 * span.end_s for span in found] == pytest.approx([end for _, end, _ in said], abs=1e-5)


@given(queues, hosts, st.integers(0, 10).map(float))
@example(queue=[(2.0, 12.0, 1.5), (1.0, 6.0, 3.0), (1.0, 0.0, 1.0)], host=(19.0, None, 0.0), overlap_us=1.0)
def test_what_a_queue_hides_follows_from_who_waits(
    queue: list[tuple[float, float, float]], host: tuple[float, float | None, float], overlap_us: float
) -> None:
    """With the launches that wait for the device known, the simulation runs the same queue."""
    enqueue, pace, gap = host
    gpu = gpu_of(enqueue + 0.3, pace if pace is None else pace + 0.1, gap, overlap_us)  # no ties between host and device
    launches = [InOrderLaunch(overhead / 1e6, body / 1e6, slower) for overhead, body, slower in queue]
    found = in_order_spans(launches, gpu)
    waiting = [not span.by_host for span in found]
    said = simulated(launches, gpu, waiting)
    assert [not by_host for _, _, by_host in said] == waiting
    assert [1e6 * span.end_s for span in found] == pytest.approx([end for _, end, _ in said], abs=1e-5)


@given(queues, st.lists(hosts, min_size=2, max_size=6), st.booleans(), st.floats(0.0, 9.0))
def test_a_column_is_its_points(
    queue: list[tuple[float, float, float]], points: list[tuple[float, float | None, float]], at_once: bool, overlap_us: float
) -> None:
    gpus = [gpu_of(enqueue, pace or enqueue, gap, overlap_us) for enqueue, pace, gap in points]
    launches = [InOrderLaunch(overhead / 1e6, body / 1e6, slower) for overhead, body, slower in queue]
    gpu: Any = gpus[0]
    for path in ("launch.enqueue_s", "launch.pace_s", "launch.gap_s"):
        name = path.split(".")[1]
        gpu = replaced(gpu, path, np.array([getattr(one.launch, name) for one in gpus]))
    many = in_order_spans(launches, gpu, at_once=at_once)
    for i, one in enumerate(gpus):
        for span, alone in zip(many, in_order_spans(launches, one, at_once=at_once), strict=True):
            assert point(span, i) == pytest.approx(point(alone, 0), rel=1e-12, abs=1e-18)


def point(span: InOrderSpan, i: int) -> list[float]:
    fields = (span.called_s, span.queued_s, span.start_s, span.end_s, span.by_host)
    return [float(value[i]) if isinstance(value, np.ndarray) else float(value) for value in fields]


def test_arguments_and_flushes_keep_the_host_busy() -> None:
    gpu = load_gpu("adreno-640", {"launch.enqueue_s": "20 us", "launch.pace_s": "10 us", "launch.gap_s": "0 s"})
    launch = msgspec.structs.replace(gpu.launch, argument_s=1e-6, flush_s=5e-6)
    gpu = msgspec.structs.replace(gpu, launch=launch)
    launches = [InOrderLaunch(0.0, 1e-9, arguments=count) for count in (4, 0, 8)]
    called = [1e6 * span.called_s for span in in_order_spans(launches, gpu, flush_every=2)]
    assert called == pytest.approx([0.0, 14.0, 14.0 + 10.0 + 5.0])
    queued = [1e6 * span.queued_s for span in in_order_spans(launches, gpu, flush_every=2)]
    assert queued == pytest.approx([24.0, 34.0, 57.0])


@pytest.mark.parametrize(
    ("every", "flush_every", "sizes"), [(4, 6, [4, 2, 4, 2]), (3, 10, [3, 3, 3, 1, 2]), (5, 0, [5, 5, 2]), (None, 5, [1] * 12)]
)
def test_a_flush_hands_on_what_is_held_back(every: int | None, flush_every: int, sizes: list[int]) -> None:
    """What is queued together, by counting launches and flushes one by one."""
    gpu = msgspec.structs.replace(BASE, launch=msgspec.structs.replace(BASE.launch, submit_every=every))
    spans = in_order_spans([InOrderLaunch(0.0, 1e-6)] * 12, gpu, flush_every=flush_every)
    found = [len(list(together)) for _, together in itertools.groupby(spans, key=lambda span: round(span.queued_s * 1e12))]
    assert found == sizes


@pytest.mark.parametrize(("every", "flush_every", "batches"), [(None, 3, 7), (4, 0, 2), (4, 3, 3), (100, 3, 3), (100, 0, 1)])
def test_a_driver_hands_on_what_it_held_back(every: int | None, flush_every: int, batches: int) -> None:
    gpu = msgspec.structs.replace(BASE, launch=msgspec.structs.replace(BASE.launch, submit_every=every))
    spans = in_order_spans([InOrderLaunch(0.0, 1e-6)] * 7, gpu, flush_every=flush_every)
    assert len({round(span.queued_s * 1e12) for span in spans}) == batches
    assert all(span.queued_s > span.called_s for span in spans)


def test_kernels_of_a_recorded_queue_have_a_gap_of_their_own() -> None:
    gpu = msgspec.structs.replace(BASE, launch=msgspec.structs.replace(BASE.launch, gap_s=30e-6, recorded_gap_s=4e-6))
    spans = in_order_spans([InOrderLaunch(0.0, 1e-6)] * 3, gpu, at_once=True)
    assert [1e6 * (b.start_s - a.end_s) for a, b in itertools.pairwise(spans)] == pytest.approx([4.0, 4.0])


def test_kernels_of_a_queue_with_profiling_have_a_gap_of_their_own() -> None:
    gpu = msgspec.structs.replace(
        BASE, launch=msgspec.structs.replace(BASE.launch, gap_s=2e-6, pace_s=1e-6, profiled_gap_s=45e-6)
    )
    for profiled, at_once, gap_us in ((True, False, 45.0), (False, False, 2.0), (True, True, 2.0)):
        spans = in_order_spans([InOrderLaunch(0.0, 20e-6, profiled=profiled)] * 3, gpu, at_once=at_once)
        assert [1e6 * (b.start_s - a.end_s) for a, b in itertools.pairwise(spans)] == pytest.approx([gap_us] * 2)


def test_a_slower_cpu_takes_longer_for_its_calls() -> None:
    assert BASE.host is not None
    slow = msgspec.structs.replace(BASE, host=msgspec.structs.replace(BASE.host, call_hz=2.0 * BASE.host.hz))
    one, two = (in_order_spans([InOrderLaunch(0.0, 1e-6)] * 4, gpu) for gpu in (BASE, slow))
    assert [span.queued_s for span in two] == pytest.approx([2.0 * span.queued_s for span in one])
