"""A run of a network in time: host calls, kernels in the command queue, copies and work of the CPU in between.

Launches go through an in-order queue (`mgpusim.engine.device.in_order`): gaps between kernels and how fast the host hands them
over are there; what of their tensors is still in L2 is kept as the device simulation keeps it. Between two synchronisations (a
read-back, work of the CPU) a network is a batch of launches. A run begins with nothing in L2, and no run finds weights there. On
an H200 even a network of 5 MB of weights, a tenth of its L2, reads them from DRAM (validation/h200/in_order).

Times may be columns, a value per point (`mgpusim.arch.columns`), so that a run on many GPUs that differ in rates is one pass.

Assumed, and said with every result, is that launches may start as soon as they are handed over, whenever the library flushes its
queue. `launch.submit_every` may say that the driver waits for a flush. A recorded queue (cl_qcom_recordable_queues) is handed
over
by one host call, which takes the host as long as one launch does.
What copies and mappings between host and GPU take, and operators that fall to the CPU, `mgpusim.nn.host.cpu` says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from mgpusim.arch.columns import Value
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import enqueue_s, run_s
from mgpusim.engine.device.in_order import InOrderLaunch, Working, in_order_spans
from mgpusim.engine.device.queue import MAX_PS, PS_PER_S, BufferUse, ClockStep
from mgpusim.engine.device.state import GpuClock, SharedCache
from mgpusim.engine.estimate import Estimate
from mgpusim.errors import InputError
from mgpusim.nn.host.cpu import FALLBACK_B_PER_S, cores_text, host_us, transfer_s
from mgpusim.nn.host.work import HostWork

Uses = tuple[tuple[str, int], ...]
"""Memories that a launch reads or writes, with the bytes of them."""


class TimedStep(msgspec.Struct, frozen=True):
    """A step of a run with what it takes.

    Attributes
    ----------
    name, kind : as the plan's step; "launch" or "host".
    overhead_us, body_us : of a launch whose weights no cache holds, repeated by itself; columns are of many GPUs.
    reads, writes : (memory, bytes): tensors by the memory in which they lie.
    weights : the same of weights.
    fetched : time of the launch's body with nothing in L2 over `body_us`.
    copied_b : that a host step moves between CPU and GPU; `mapped` where the buffer is mapped instead.
    host : what the CPU does for itself.
    arguments : that the host sets before the launch in every run.
    clock_share : of the body, that takes longer at a lower clock of the GPU.
    library_s : of the library's own code on the host before the launch.
    profiled : the launch's queue has profiling.
    """

    name: str
    kind: str
    overhead_us: Value = 0.0
    body_us: Value = 0.0
    reads: Uses = ()
    writes: Uses = ()
    weights: Uses = ()
    fetched: Value = 1.0
    copied_b: int = 0
    host: HostWork = HostWork()
    arguments: int = 0
    clock_share: float = 1.0
    mapped: bool = False
    library_s: float = 0.0
    profiled: bool = False


class KernelRun(msgspec.Struct, frozen=True):
    """When a step ran, in microseconds from the start of the run, and what kept it: "host", or the step before it.

    `host_us` is from when to when the host handed it over; all of it of what the CPU does itself. `fetched_us` is what it takes
    to fetch tensors that are no longer in L2.
    """

    name: str
    kind: str
    start_us: Value
    end_us: Value
    waited_for: str = ""
    host_us: tuple[Value, Value] = (0.0, 0.0)
    fetched_us: Value = 0.0

    @property
    def time_us(self) -> Value:
        return self.end_us - self.start_us


class Timeline(msgspec.Struct, frozen=True):
    """A run of a network.

    Attributes
    ----------
    total_us : from the first host call to the last result.
    steps : in order.
    kernels_us : sum of the kernels' event times.
    gaps_us : in which neither a kernel nor a copy nor the CPU's operators ran.
    host_bound_us : part of the gaps in which the host had not handed over the next launch.
    copies_us, cpu_us : copies between host and GPU, and operators on the CPU.
    """

    total_us: float
    steps: tuple[KernelRun, ...]
    kernels_us: float
    gaps_us: float
    host_bound_us: float
    copies_us: float
    cpu_us: float


def launch_step(name: str, estimate: Estimate, reads: Uses = (), writes: Uses = (), weights: Uses = (), **more: Any) -> TimedStep:
    """Return the step of a launch out of an estimate of it; the other parameters are those of `TimedStep`.

    >>> launch_step("conv", Estimate(10.0, {"launch": 3.0, "dram": 7.0})).body_us
    7.0
    """
    parts = estimate.breakdown_us
    overhead_us = parts.get("launch", 0.0)
    body_us = max(0.0, estimate.latency_us - overhead_us)
    memory_us = parts.get("dram", 0.0) + parts.get("slc", 0.0)
    by_clock = min(1.0, max(0.0, 1.0 - memory_us / body_us)) if body_us > 0 else 1.0
    return TimedStep(name, "launch", overhead_us, body_us, reads, writes, weights, clock_share=by_clock, **more)


def run_steps(
    pieces: Sequence[TimedStep], gpu: GpuSpec, *, recorded: bool = False, flush_every: int = 0, working: Working | None = None
) -> Timeline:
    """Return a run of a network.

    Parameters
    ----------
    recorded : the launches of a batch are handed over by one host call.
    flush_every : launches after which the library flushes the queue; 0: at the end alone.
    working : of a GPU whose clock changes, as of `mgpusim.engine.device.in_order`.
    """
    placed = placed_steps(pieces, gpu, recorded=recorded, flush_every=flush_every, working=working)
    now = placed[-1].end_us if placed else 0.0
    if not now * 1e-6 <= MAX_PS / PS_PER_S:  # also if it is not a number
        raise InputError(f"the run ends after {MAX_PS / PS_PER_S:.3g} s, the largest time; check the GPU's rates and overheads")
    kernels, copies, cpu = (
        math.fsum(step.time_us for step, piece in zip(placed, pieces, strict=True) if kind_of(piece) == kind)
        for kind in ("launch", "copy", "cpu")
    )
    host_bound = before = 0.0
    for step in placed:
        host_bound += step.start_us - before if step.kind == "launch" and step.waited_for == "host" else 0.0
        before = step.end_us
    return Timeline(now, tuple(placed), kernels, max(0.0, now - kernels - copies - cpu), host_bound, copies, cpu)


def burst_us(
    pieces: Sequence[TimedStep], gpu: GpuSpec, runs: int, *, recorded: bool = False, flush_every: int = 0
) -> tuple[float, ...]:
    """Return what runs take that follow each other after a pause, in which the GPU's clock rises (`clock.ramp_s`).

    The clock stands at `clock.idle_hz` when the first run begins, and takes the clocks of `clock.points` between it and
    `clock.gpu_hz` one after the other, each for the same time. What comes from DRAM does not become slower: its clock stays.

    >>> gpu = load_gpu("adreno-640", {"clock.ramp_s": "1 ms", "launch.enqueue_s": "0 s", "launch.run_s": "0 s"})
    >>> [round(us) for us in burst_us([TimedStep("a", "launch", 0.0, 585.0)], gpu, 3)]
    [920, 597, 585]
    """
    clock = GpuClock(gpu.clock.gpu_hz, rising_clock(gpu))
    out: list[float] = []
    began_ps = 0

    def working(start_s: float, work_s: float, share: float) -> float:
        start_ps = round(start_s * PS_PER_S)
        return (clock.end(began_ps + start_ps, round(work_s * PS_PER_S), share) - began_ps) / PS_PER_S

    for _ in range(runs):
        placed = placed_steps(pieces, gpu, recorded=recorded, flush_every=flush_every, working=working)
        out.append(placed[-1].end_us)
        began_ps += round(placed[-1].end_us * 1e6)
    return tuple(out)


def idle_hz_of(gpu: GpuSpec) -> float | None:
    """Return the clock when work arrives after a pause: that of the preset, else the lowest of its points; None if not known.

    >>> idle_hz_of(load_gpu("adreno-640")), idle_hz_of(load_gpu("mali-g72-mp12"))
    (257000000.0, None)
    """
    if gpu.clock.idle_hz is not None:
        return gpu.clock.idle_hz
    return min((point.gpu_hz for point in gpu.clock.points if point.gpu_hz < gpu.clock.gpu_hz), default=None)


def rising_clock(gpu: GpuSpec) -> list[ClockStep]:
    """Return the steps of the clock after a pause; none where it rises at once, or where how it rises is not known.

    >>> [(step.at_s, step.hz / 1e6) for step in rising_clock(load_gpu("adreno-640", {"clock.ramp_s": "4 ms"}))][:3]
    [(0.0, 257.0), (0.001, 345.0), (0.002, 427.0)]
    """
    clock = gpu.clock
    idle_hz = idle_hz_of(gpu)
    if clock.ramp_s is None or idle_hz is None or idle_hz >= clock.gpu_hz:
        return []
    levels = [idle_hz, *sorted({point.gpu_hz for point in clock.points if idle_hz < point.gpu_hz < clock.gpu_hz})]
    apart_s = clock.ramp_s / len(levels)
    if round(apart_s * PS_PER_S) < 1:  # no step that a clock could count
        return []
    return [ClockStep(i * apart_s, hz) for i, hz in enumerate((*levels, clock.gpu_hz))]


def kind_of(piece: TimedStep) -> str:
    """Return what a step is: "launch", "copy" or "cpu"."""
    return "launch" if piece.kind == "launch" else "copy" if piece.copied_b else "cpu"


def placed_steps(
    pieces: Sequence[TimedStep], gpu: GpuSpec, *, recorded: bool = False, flush_every: int = 0, working: Working | None = None
) -> list[KernelRun]:
    """Return when each step runs; with columns, of many GPUs at once, `waited_for` is that of the first.

    Parameters
    ----------
    gpu : fields of `launch` and `host` may be columns. The others are those of `run_steps`.
    """
    steps: list[KernelRun] = []
    now: Value = run_s(gpu) * 1e6 if any(piece.kind == "launch" for piece in pieces) else 0.0
    for kind, group in groupby(pieces, key=lambda piece: piece.kind == "launch"):
        part = list(group)
        if kind:
            own = None if working is None else _from(working, float(now) / 1e6)
            steps += [_later(step, now) for step in _batch(part, gpu, recorded, flush_every, own)]
            now = steps[-1].end_us
            continue
        for piece in part:
            took = _host_us(piece, gpu)
            handed_us = enqueue_s(gpu) * 1e6 if piece.copied_b else took
            steps.append(KernelRun(piece.name, piece.kind, now, now + took, host_us=(now, now + handed_us)))
            now = now + took
    return steps


def _from(working: Working, began_s: float) -> Working:
    """Return the same by a clock that begins later."""
    return lambda start_s, work_s, share: working(began_s + start_s, work_s, share) - began_s


def assumptions(gpu: GpuSpec, *, recorded: bool = False, cpu: bool = False) -> tuple[str, ...]:
    """Return what a run takes for granted, in sentences."""
    host = gpu.host
    rate = host.memory_b_per_s if host is not None else FALLBACK_B_PER_S
    whose = "of the GPU's description" if host is not None else "taken for a phone, as the GPU's description has no [host]"
    said = [
        (
            "Launches start as soon as the host has handed them over, whenever the library flushes its queue."
            if gpu.launch.submit_every is None
            else "Launches wait until the library flushes its queue, or the driver submits them."
        )
        if not recorded
        else "A recorded queue is handed over by one host call.",
        "Weights come from DRAM in every run; tensors are found in L2 where what was used since fits it.",
        f"Copies between host and GPU move at {rate / 1e9:.3g} GB/s ({whose}), after one host call each.",
    ]
    if cpu:
        said.append(
            f"Operators on the CPU run on {cores_text(host)} (host.threads), as those of TensorFlow Lite do: threads share "
            "products and depthwise convolutions, one core does the rest."
        )
    return tuple(said)


def _later(step: KernelRun, us: Value) -> KernelRun:
    first, last = step.host_us
    return msgspec.structs.replace(step, start_us=us + step.start_us, end_us=us + step.end_us, host_us=(us + first, us + last))


def _host_us(piece: TimedStep, gpu: GpuSpec) -> Value:
    if piece.copied_b:
        return transfer_s(piece.copied_b, gpu.host, enqueue_s(gpu), mapped=piece.mapped) * 1e6
    return host_us(piece.host, gpu.host)


def _batch(
    pieces: Sequence[TimedStep], gpu: GpuSpec, recorded: bool, flush_every: int, working: Working | None
) -> list[KernelRun]:
    """Run launches one behind the other in a queue, from an idle host and device on."""
    cache = SharedCache.of(gpu, warm=False)
    launches = []
    for piece in pieces:
        missing = 1.0 - cache.touch(_buffers(piece))
        slower = 1.0 + missing * (piece.fetched - 1.0)
        own = (piece.overhead_us / 1e6, piece.body_us / 1e6, slower)
        launches.append(InOrderLaunch(*own, piece.arguments, piece.clock_share, piece.library_s, piece.profiled))
    spans = in_order_spans(launches, gpu, at_once=recorded, flush_every=flush_every, working=working)
    return [
        KernelRun(piece.name, "launch", span.start_s * 1e6, span.end_s * 1e6, _waited_for(span.by_host),
                  (span.called_s * 1e6, span.queued_s * 1e6), piece.body_us * (launch.slower - 1.0))
        for piece, launch, span in zip(pieces, launches, spans, strict=True)
    ]  # fmt: skip


def _buffers(piece: TimedStep) -> list[BufferUse]:
    """Return what a launch finds in L2 where it is still there, its tensors, and what it does not, its weights."""
    used = [BufferUse(name, float(size)) for name, size in (*piece.reads, *piece.writes)]
    return used + [BufferUse(name, float(size), lasting=False) for name, size in piece.weights]


def _waited_for(by_host: Value) -> str:
    first = by_host if isinstance(by_host, bool) else bool(by_host.flat[0])
    return "host" if first else "kernel"
