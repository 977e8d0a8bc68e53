"""A run of a network in time: host calls, kernels in the command queue, copies and work of the CPU in between.

The kernels run through `mgpusim.engine.device`, each as one piece: gaps between kernels, how fast the host hands them over, and
what of their tensors is still in L2 are simulated there. Between two synchronisations (a read-back, work of the CPU) a network is
a batch of launches. A run begins with nothing in L2, and no run finds weights there: on an H200
even a network of 5 MB of weights, a tenth of its L2, reads them from DRAM (validation/h200/in_order).

Assumed, and said with every result: launches may start as soon as they are handed over, whenever the library flushes its queue.
A recorded queue (cl_qcom_recordable_queues) is handed over by one host call, which takes the host as long as one launch does.
Copies between host and GPU move at the memory bandwidth of the host (`[host]` of the preset), each after one host call.
Operators that fall to the CPU take the longer of their
arithmetic at a tenth of the CPU's peak and their bytes at its bandwidth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.launch import queued_overhead_s
from mgpusim.engine.device.queue import PS_PER_US, BufferUse, Command, LaunchProfile
from mgpusim.engine.device.run import LaunchRun
from mgpusim.engine.estimate import Estimate

__all__ = ["CPU_EFFICIENCY", "KernelRun", "TimedStep", "Timeline", "assumptions", "run_steps"]

CPU_EFFICIENCY = 0.1
"""Share of the CPU's peak that an operator reaches there: an estimate."""
_ROUNDS = 3
"""Times a run is simulated until which launches wait for the host is known: what these take depends on it."""
FALLBACK_FLOPS, FALLBACK_B_PER_S = 50e9, 10e9
"""Of a CPU that the preset does not describe: the order of one big core of a phone."""


class TimedStep(msgspec.Struct, frozen=True):
    """A step of a run with what it takes.

    Attributes
    ----------
    name, kind : as the plan's step; "launch" or "host".
    estimate : of a launch whose weights no cache holds.
    reads, writes : (memory, bytes): tensors by the memory in which they lie.
    weights : the same of weights.
    fetched : time of the launch's body with nothing in L2 over that of `estimate`.
    copied_b : that a host step moves between CPU and GPU.
    host_b, host_macs : what the CPU reads, writes and multiplies for itself.
    """

    name: str
    kind: str
    estimate: Estimate | None = None
    reads: tuple[tuple[str, int], ...] = ()
    writes: tuple[tuple[str, int], ...] = ()
    weights: tuple[tuple[str, int], ...] = ()
    fetched: float = 1.0
    copied_b: int = 0
    host_b: int = 0
    host_macs: int = 0


class KernelRun(msgspec.Struct, frozen=True):
    """When a step ran, in microseconds from the start of the run, and what kept it: "host", or the step before it.

    `host_us` is from when to when the host handed it over; all of it of what the CPU does itself.
    """

    name: str
    kind: str
    start_us: float
    end_us: float
    waited_for: str = ""
    host_us: tuple[float, float] = (0.0, 0.0)

    @property
    def time_us(self) -> float:
        """Start to end."""
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


def run_steps(pieces: Sequence[TimedStep], gpu: GpuSpec, *, recorded: bool = False) -> Timeline:
    """Return a run of a network.

    Parameters
    ----------
    recorded : the launches of a batch are handed over by one host call.
    """
    steps: list[KernelRun] = []
    now = kernels = copies = cpu = host_bound = 0.0
    for kind, group in groupby(pieces, key=lambda piece: piece.kind == "launch"):
        part = list(group)
        if kind:
            batch = _batch(part, gpu, recorded)
            before = 0.0
            for step in batch:
                kernels += step.time_us
                host_bound += step.start_us - before if step.waited_for == "host" else 0.0
                before = step.end_us
            steps += [_later(step, now) for step in batch]
            now += before
            continue
        for piece in part:
            took = _host_us(piece, gpu)
            handed_us = gpu.launch.enqueue_s * 1e6 if piece.copied_b else took
            steps.append(KernelRun(piece.name, piece.kind, now, now + took, host_us=(now, now + handed_us)))
            copies, cpu = (copies + took, cpu) if piece.copied_b else (copies, cpu + took)
            now += took
    return Timeline(now, tuple(steps), kernels, max(0.0, now - kernels - copies - cpu), host_bound, copies, cpu)


def assumptions(gpu: GpuSpec, *, recorded: bool = False, cpu: bool = False) -> tuple[str, ...]:
    """Return what a run takes for granted, in sentences.

    Parameters
    ----------
    cpu : operators run on the CPU.
    """
    host = gpu.host
    rate = host.memory_b_per_s if host is not None else FALLBACK_B_PER_S
    whose = "of the GPU's description" if host is not None else "taken for a phone, as the GPU's description has no [host]"
    said = [
        "Launches start as soon as the host has handed them over, whenever the library flushes its queue."
        if not recorded
        else "A recorded queue is handed over by one host call.",
        "Weights come from DRAM in every run; tensors are found in L2 where what was used since fits it.",
        f"Copies between host and GPU move at {rate / 1e9:.3g} GB/s ({whose}), after one host call each.",
    ]
    if cpu:
        said.append(
            f"Operators on the CPU take the longer of their arithmetic at {CPU_EFFICIENCY:.0%} of its peak and of their bytes at "
            f"{rate / 1e9:.3g} GB/s."
        )
    return tuple(said)


def _later(step: KernelRun, us: float) -> KernelRun:
    first, last = step.host_us
    return msgspec.structs.replace(step, start_us=us + step.start_us, end_us=us + step.end_us, host_us=(us + first, us + last))


def _host_us(piece: TimedStep, gpu: GpuSpec) -> float:
    """Return the microseconds of a copy, or of an operator on the CPU."""
    rate = gpu.host.memory_b_per_s if gpu.host is not None else FALLBACK_B_PER_S
    if piece.copied_b:
        return (gpu.launch.enqueue_s + piece.copied_b / rate) * 1e6
    flops = gpu.host.flops if gpu.host is not None else FALLBACK_FLOPS
    return max(2.0 * piece.host_macs / (CPU_EFFICIENCY * flops), piece.host_b / rate) * 1e6


def _batch(pieces: Sequence[TimedStep], gpu: GpuSpec, recorded: bool) -> list[KernelRun]:
    """Run launches one behind the other in a queue, from an idle host and device on."""
    from mgpusim.engine.device.simulation import simulate

    launch = gpu.launch
    if recorded:
        launch = msgspec.structs.replace(launch, pace_s=0.0)
    one = msgspec.structs.replace(gpu, launch=launch)
    waiting = [True] * len(pieces)
    for _ in range(1 if launch.overlap_s is None else _ROUNDS):
        commands = [Command(str(i), _profile(piece, gpu, waiting[i])) for i, piece in enumerate(pieces)]
        run = simulate(commands, one, queue_policy="fifo", warm=False)
        found = [step.waited_for != "host" for step in run.launches]
        if found == waiting:
            break
        waiting = found
    return [_run_of(piece.name, step) for piece, step in zip(pieces, run.launches, strict=True)]


def _run_of(name: str, run: LaunchRun) -> KernelRun:
    waited = "host" if run.waited_for == "host" else "kernel"
    host_us = run.queued_ps / PS_PER_US, run.submitted_ps / PS_PER_US
    return KernelRun(name, "launch", run.start_ps / PS_PER_US, run.end_ps / PS_PER_US, waited, host_us)


def _profile(piece: TimedStep, gpu: GpuSpec, waiting: bool) -> LaunchProfile:
    """Return a launch as one group that takes what it is predicted to take with its tensors in L2, and its weights not.

    Parameters
    ----------
    waiting : whether the host has handed it over before the device is done with the one before.
    """
    assert piece.estimate is not None
    parts = piece.estimate.breakdown_us
    overhead_us = parts.get("launch", 0.0)
    body_s = max(0.0, piece.estimate.latency_us - overhead_us) / 1e6
    overhead_s = queued_overhead_s(gpu, overhead_us / 1e6, body_s, waiting=waiting)
    memory = parts.get("dram", 0.0) + parts.get("slc", 0.0)
    used = [BufferUse(name, float(size)) for name, size in (*piece.reads, *piece.writes)]
    used += [BufferUse(name, float(size), lasting=False) for name, size in piece.weights]
    return LaunchProfile(
        name=piece.name, groups=1, resident=1, group_cycles=(body_s * gpu.clock.gpu_hz,), overhead_s=overhead_s,
        buffers=tuple(used), footprint_b=math.fsum(use.touched_b for use in used),
        clock_share=min(1.0, max(0.0, 1.0 - memory * 1e-6 / body_s)) if body_s > 0 else 1.0, cold_factor=piece.fetched,
    )  # fmt: skip
