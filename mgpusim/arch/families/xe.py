"""Intel Xe-LP and Xe-LPG: Gen9's threads with registers of their own, on execution units of eight lanes.

A core is a dual subslice (an Xe-core) of 16 execution units. Two of these share the control of threads. A unit has one pipe of
eight lanes for floats and integers. Beside it works a pipe of two lanes for special functions (AnandTech, The Intel Xe-LP GPU
architecture deep dive). Local memory lies in the core and takes nothing from the cache behind it.

A thread has 128 registers of 32 bytes. Xe-LPG can give half as many threads 256 (IGC: `-cl-intel-256-GRF-per-thread`). Such a
build is `core.max_warps` halved and `registers.max_per_item` doubled. Widths follow Gen9's rules: of 391 kernels that of 352 is
the compiler's (validation/compilers)::

    width * (registers + registers.reserved) <= registers.per_core / core.max_warps
"""

from __future__ import annotations

from mgpusim.arch.families.gen9 import Gen9


class Xe(Gen9):
    """SIMD32, 16 or 8, the widest whose registers fit a thread.

    >>> gpu = load_gpu("intel-arc-140t")
    >>> large = load_gpu("intel-arc-140t", {"core.max_warps": 64, "registers.max_per_item": 256})
    >>> [[Xe().warp_size(each, 256, registers) for registers in (20, 40, 100)] for each in (gpu, large)]
    [[32, 16, 8], [32, 32, 16]]
    """

    name = "xe"
    most_cores = 32  # Arc A770M: 512 execution units (fpsbench.com), sixteen a core
