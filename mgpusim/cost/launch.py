"""What a launch, a group and a wave cost beside their work."""

from __future__ import annotations

from mgpusim.arch.columns import Value
from mgpusim.arch.spec import GpuSpec

__all__ = ["group_start_cycles", "launch_overhead_s", "turnover_factor"]


def launch_overhead_s(gpu: GpuSpec, images: int) -> float:
    """Return the seconds inside the event time of a launch that are no work: of any launch, and of its image arguments.

    Parameters
    ----------
    images : image arguments of the kernel; of a fused kernel those of all parts.

    >>> from mgpusim.arch.load import load_gpu
    >>> gpu = load_gpu("nvidia-h200")
    >>> launch_overhead_s(gpu, 2) > launch_overhead_s(gpu, 0) == gpu.launch.floor_s
    True
    """
    floor, image = gpu.launch.floor_s, gpu.launch.image_s
    return floor if image is None else floor + images * image


def group_start_cycles(gpu: GpuSpec, warps: float) -> Value:
    """Return the cycles in which a core starts a group of so many warps.

    >>> from mgpusim.arch.load import load_gpu
    >>> gpu = load_gpu("adreno-640")
    >>> group_start_cycles(gpu, 2) == gpu.dispatch.group_cycles + 2 * gpu.dispatch.warp_cycles
    True
    """
    return gpu.dispatch.group_cycles + warps * gpu.dispatch.warp_cycles


def turnover_factor(gpu: GpuSpec, resident: int) -> Value:
    """Return how many times as long groups take that come and go on a core with room for `resident` of them.

    One of them is usually starting or running dry (`model.turnover`).
    """
    return 1.0 + gpu.model.turnover / resident**2
