"""Work groups of Arm Compute Library: a hint that holds where it fits, or the sizes that CLTuner times.

ARM-software/ComputeLibrary: src/core/CL/ICLKernel.cpp at 06ea048, src/runtime/CL/tuners/CLLWSList.cpp at 050471e.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, local_policies

MOST = (64, 32, 32)
"""Largest sizes that CLTuner times."""


@local_policies.register("hint")
def hint(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Take `x`, `y`, `z`, where no side is longer than the global size; else, and where `x` is 0, the driver chooses.

    >>> limits = GroupLimits(256, (256, 256, 256))
    >>> hint((512, 4), limits, {"x": 128}), hint((100, 4), limits, {"x": 128})
    (((128, 1),), (None,))
    """
    local = tuple(int(options.get(name, 1)) for name in "xyz")[: len(grid)]
    fits = all(0 < n <= size for n, size in zip(local, grid, strict=True)) and limits.hold(local)
    return (local if fits else None,)


@local_policies.register("cl_tuner")
def cl_tuner(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Time the driver's choice, and all sizes of powers of two and divisors.

    Where the third dimension is longer than 16, sizes of the first two that leave one item over are timed, too.

    >>> cl_tuner((3, 4), GroupLimits(8, (8, 8, 8)), {})
    (None, (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 4), (2, 4))
    """
    deep = len(grid) == 3 and grid[2] > 16
    sides = []
    for axis, (size, most) in enumerate(zip(grid, MOST, strict=False)):
        over = 1 if deep and axis < 2 else 0
        sides.append([n for n in range(1, min(size, most) + 1) if size % n <= over or not n & (n - 1)])
    sizes = (local[::-1] for local in product(*sides[::-1]))
    return (None, *(local for local in sizes if limits.hold(local)))
