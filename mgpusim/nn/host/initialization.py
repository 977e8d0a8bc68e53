"""What a library does once before a network runs: it compiles kernels and arranges weights. An order of magnitude.

Both rates were fitted to the initialization of nine networks on a Snapdragon 855 (Xiaomi Mi 9), where the work groups came from a
table and nothing was timed: APSys'20, table 2, 0.47 to 3.9 s. Left out of the fit, each is predicted at 0.5 to 1.2 of its
time, 18% off on average (validation/networks/start.md). Other hosts are taken to be that one, unless the GPU's description says
otherwise.
"""

from __future__ import annotations

from mgpusim.arch.spec import GpuSpec

COMPILE_S = 0.0443
"""Seconds a kernel, on a Snapdragon 855."""
ARRANGE_B_PER_S = 97.3e6
"""Weights in half precision, on a Snapdragon 855."""


def start_us(gpu: GpuSpec, programs: int, weights_b: int) -> tuple[float, float]:
    """Return the microseconds in which kernels are compiled, and those in which weights are arranged and handed over.

    Parameters
    ----------
    programs : kernels that differ in more than sizes.
    weights_b : bytes of the weights as they are stored on the GPU.

    >>> gpu = load_gpu("adreno-640", {"host.compile_s": "10 ms", "host.arrange_b_per_s": "100 MB/s"})
    >>> start_us(gpu, 12, 5_000_000)
    (120000.0, 50000.0)
    """
    host = gpu.host
    compile_s = COMPILE_S if host is None or host.compile_s is None else host.compile_s
    rate = ARRANGE_B_PER_S if host is None or host.arrange_b_per_s is None else host.arrange_b_per_s
    return programs * compile_s * 1e6, weights_b / rate * 1e6
