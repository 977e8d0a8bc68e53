"""What a launch, a group and a wave cost beside their work."""

from __future__ import annotations

import msgspec

from mgpusim.arch.columns import Value, choose, larger, smaller
from mgpusim.arch.spec import LAUNCH_ORDERS, GpuSpec, LaunchOrder

__all__ = [
    "as_measured",
    "enqueue_s",
    "group_start_cycles",
    "host_slowdown",
    "in_order",
    "launch_overhead_s",
    "launch_s",
    "launch_times",
    "order_note",
    "pace_s",
    "queued_overhead_s",
    "run_s",
    "turnaround_cycles",
]


def launch_overhead_s(gpu: GpuSpec, images: int, work_s: Value = 0.0) -> Value:
    """Return the seconds inside the event time of a launch that are no work: of any launch, and of its image arguments.

    An isolated launch (`launch.order`) has an overhead of its own where the preset states one. Of launches back to back, each
    with an event, the host hands over one every `launch.enqueue_s`: those that take longer find the next one waiting, whose
    preparation (`launch.overlap_s`) then passes while they run. That time is not a constant, 10 to 12 us on three machines
    (validation/h200/isolated); without an event calls follow sooner (`launch.pace_s`: 4.1 us for 11.5 from C). Of a launch
    of overhead and work t the hidden part grows from none at t = enqueue - overlap to all at t = enqueue + overlap.

    Parameters
    ----------
    images : image arguments of the kernel; of a fused kernel those of all parts.
    work_s : what the launch takes beside its overhead.

    >>> gpu = load_gpu("nvidia-h200", {"launch.enqueue_s": "10 us", "launch.overlap_s": "2 us"})
    >>> launch_overhead_s(gpu, 2) > launch_overhead_s(gpu, 0) == gpu.launch.floor_s
    True
    >>> [round((gpu.launch.floor_s - launch_overhead_s(gpu, 0, work_s)) * 1e6, 2) for work_s in (1e-6, 20e-6)]
    [0.0, 2.0]
    """
    launch = gpu.launch
    overhead: Value = launch.floor_s
    isolated = _isolated(gpu)
    if isolated:
        assert launch.isolated_s is not None
        overhead = launch.isolated_s
    if launch.image_s is not None:
        overhead = overhead + images * launch.image_s
    if isolated or launch.overlap_s is None:
        return overhead
    ahead_s = (overhead + work_s - enqueue_s(gpu) + launch.overlap_s) / 2.0
    return overhead - smaller(smaller(larger(ahead_s, 0.0), launch.overlap_s), overhead)


def queued_overhead_s(gpu: GpuSpec, overhead_s: Value, work_s: Value, *, waiting: Value) -> Value:
    """Return the overhead of a launch in a queue of others.

    Behind a launch that still runs when the host hands it over, its preparation is hidden (`launch.overlap_s`), however short it
    is itself; where the device waits for the host, it is not.

    Parameters
    ----------
    overhead_s : `launch_overhead_s` of the launch repeated, which works for `work_s`.
    waiting : whether it waits in the queue for the device; a truth value per point of columns.

    >>> gpu = load_gpu("nvidia-h200", {"launch.enqueue_s": "10 us", "launch.overlap_s": "2 us"})
    >>> overheads = [launch_overhead_s(gpu, 0, work_s) for work_s in (1e-6, 20e-6)]
    >>> [round((a - queued_overhead_s(gpu, a, w, waiting=True)) * 1e6, 2) for a, w in zip(overheads, (1e-6, 20e-6))]
    [2.0, 0.0]
    >>> [round((queued_overhead_s(gpu, a, w, waiting=False) - a) * 1e6, 2) for a, w in zip(overheads, (1e-6, 20e-6))]
    [0.0, 2.0]
    """
    overlap_s = gpu.launch.overlap_s
    if overlap_s is None or _isolated(gpu):
        return overhead_s
    # the half of how far the launch repeated is ahead of the host is in its overhead: see `launch_overhead_s`
    whole_s = overhead_s + smaller(larger(overhead_s + work_s - enqueue_s(gpu) + overlap_s, 0.0), overlap_s)
    return choose(waiting, larger(0.0, whole_s - overlap_s), whole_s)


def _isolated(gpu: GpuSpec) -> bool:
    """Whether launches are isolated, and have an overhead of their own."""
    return gpu.launch.order == "isolated" and gpu.launch.isolated_s is not None


def host_slowdown(gpu: GpuSpec) -> Value:
    """Return how much longer host calls take than stated, since the CPU's clock is not that at which they were found.

    >>> host_slowdown(load_gpu("adreno-640", {"host.hz": "1.42 GHz", "host.call_hz": "2.84 GHz"}))
    2.0
    """
    if gpu.host is None or gpu.host.call_hz is None:
        return 1.0
    return gpu.host.call_hz / gpu.host.hz


def run_s(gpu: GpuSpec) -> Value:
    """Return the seconds that a run of a network takes once, beside its launches and copies, where any of it is on the GPU.

    >>> run_s(load_gpu("adreno-640", {"launch.run_s": "1 ms"})), run_s(load_gpu("intel-hd505"))
    (0.001, 0.0)
    """
    return 0.0 if gpu.launch.run_s is None else gpu.launch.run_s * host_slowdown(gpu)


def pace_s(gpu: GpuSpec, arguments: int = 0, library_s: float = 0.0) -> Value:
    """Return how far apart the host hands over launches, in seconds.

    Parameters
    ----------
    arguments : that the host sets before each launch.
    library_s : of the library's own code for a launch.

    >>> gpu = load_gpu("adreno-640", {"launch.enqueue_s": "9 us", "launch.pace_s": "4 us", "launch.argument_s": "0.5 us"})
    >>> pace_s(gpu), pace_s(gpu, 6), pace_s(gpu, library_s=2e-6)
    (4e-06, 7e-06, 6e-06)
    """
    launch = gpu.launch
    own: Value = launch.enqueue_s if launch.pace_s is None else smaller(launch.pace_s, launch.enqueue_s)
    if arguments and launch.argument_s is not None:
        own = own + arguments * launch.argument_s
    return (own + library_s) * host_slowdown(gpu)


def enqueue_s(gpu: GpuSpec) -> Value:
    """Return the seconds from the host's call to the start of a kernel on an idle device.

    >>> enqueue_s(load_gpu("adreno-640", {"launch.enqueue_s": "9 us"}))
    9e-06
    """
    return gpu.launch.enqueue_s * host_slowdown(gpu)


def launch_s(gpu: GpuSpec, images: int, cycles: Value) -> Value:
    """Return the seconds of a launch that works for so many cycles, its overhead included."""
    return launch_times(gpu, images, cycles)[0]


def launch_times(gpu: GpuSpec, images: int, cycles: Value) -> tuple[Value, Value]:
    """Return `launch_s`, and the seconds of it that are overhead."""
    work_s = cycles / gpu.clock.gpu_hz
    overhead_s = launch_overhead_s(gpu, images, work_s)
    return overhead_s + work_s, overhead_s


def in_order(gpu: GpuSpec, order: LaunchOrder) -> GpuSpec:
    """Return the GPU whose launches are predicted back to back, or isolated: both engines read `launch.order`.

    >>> gpu = load_gpu("adreno-640", {"launch.isolated_s": "9 us"})
    >>> [round(launch_overhead_s(in_order(gpu, order), 0) * 1e6, 2) for order in ("back to back", "isolated")]
    [3.6, 9.0]
    """
    if gpu.launch.order == order:
        return gpu
    return msgspec.structs.replace(gpu, launch=msgspec.structs.replace(gpu.launch, order=order))


def as_measured(gpu: GpuSpec, order: object) -> GpuSpec:
    """Return the GPU whose launches are predicted in the order in which a corpus was measured: `protocol.order`.

    A corpus that does not say leaves the GPU as it is, and so does a `launch.order` that the user has set.

    >>> [as_measured(load_gpu("adreno-640"), order).launch.order for order in ("isolated", "not said")]
    ['isolated', 'back to back']
    """
    said = gpu.source.get("launch.order")
    if said is not None and said.kind == "user":
        return gpu
    return next((in_order(gpu, known) for known in LAUNCH_ORDERS if known == order), gpu)


def order_note(gpu: GpuSpec) -> str:
    """Return what to tell of a GPU whose isolated launches are predicted without a figure for them; "" where there is one.

    >>> order_note(load_gpu("adreno-640")), order_note(in_order(load_gpu("adreno-640"), "isolated"))[:45]
    ('', 'adreno-640: launch.isolated_s is not known; i')
    """
    if gpu.launch.order != "isolated" or gpu.launch.isolated_s is not None:
        return ""
    return (
        f"{gpu.name}: launch.isolated_s is not known; isolated launches are predicted with the overhead of launches back to "
        "back, launch.floor_s. `mgpusim probe` measures it, --set launch.isolated_s=TIME states it"
    )


def group_start_cycles(gpu: GpuSpec, warps: float) -> Value:
    """Return the cycles in which a core starts a group of so many warps.

    >>> gpu = load_gpu("adreno-640")
    >>> group_start_cycles(gpu, 2) == gpu.dispatch.group_cycles + 2 * gpu.dispatch.warp_cycles
    True
    """
    return gpu.dispatch.group_cycles + warps * gpu.dispatch.warp_cycles


def turnaround_cycles(gpu: GpuSpec, again: bool) -> Value:
    """Return the cycles from the end of a group until one can start in its place, if one does (`again`).

    >>> turnaround_cycles(load_gpu("nvidia-h200", {"dispatch.turnaround_cycles": "340"}), again=True)
    340.0
    """
    return gpu.dispatch.turnaround_cycles if again and gpu.dispatch.turnaround_cycles is not None else 0.0
