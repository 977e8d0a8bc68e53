"""Work groups of TNN on Adreno: a share of one dimension for each compute unit, and whole waves along the other.

Tencent/TNN at f0cb081, source/tnn/device/opencl/opencl_utils.cc. On other GPUs TNN leaves the choice to the driver.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, local_policies
from mgpusim.workload.local_choice import divisors


def _suits(local: Sizes, grid: Sizes, limits: GroupLimits) -> bool:
    """Whether a work group divides the grid, is longer where the grid is, and is legal."""
    divides = all(size % n == 0 for size, n in zip(grid, local, strict=True))
    return divides and (local[0] < local[1]) == (grid[0] < grid[1]) and limits.hold(local)


def _pair(grid: tuple[int, int], limits: GroupLimits, groups: int, wave: int) -> Sizes | None:
    """Return the work group of two dimensions, None where no size suits."""
    for shared in (1, 0):  # the dimension of which each of `groups` has a part
        if grid[shared] % groups:
            continue
        part, along = min(grid[shared] // groups, limits.items), grid[1 - shared]
        longest = max(min(along, limits.items // part), 1)
        lengths = range(longest, max(2 * wave // part, 1) - 1, -1) if wave else range(0)
        waves = [n for n in lengths if n * part % wave == 0]
        for n in (*waves, longest):
            local = (n, part) if shared == 1 else (part, n)
            if _suits(local, grid, limits):
                return local
    return None


@local_policies.register("tnn")
def tnn(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """TNN's rule on Adreno; on other GPUs, and where it finds no work group, the driver chooses.

    Of three dimensions the last two are chosen as a pair, and the first is as long as divides it.

    Options
    -------
    adreno : whether the GPU is one.
    cores : compute units.
    doubled : each takes two groups at a time, as from Adreno 540 on.
    wave : work items of a wave; 0 where TNN does not know it.

    >>> limits = GroupLimits(1024, (1024, 1024, 1024))
    >>> tnn((448, 56), limits, {"adreno": True, "cores": 2, "doubled": True, "wave": 128})
    ((64, 14),)
    """
    if not options["adreno"]:
        return (None,)
    groups, wave = int(options["cores"]) * (2 if options["doubled"] else 1), int(options["wave"])
    pair = _pair((grid[-2], grid[-1]), limits, groups, wave)
    if pair is None or len(grid) == 2:
        return (pair,)
    most = min(limits.items // (pair[0] * pair[1]), limits.sizes[0])
    local = (divisors(grid[0], max(most, 1))[-1], *pair)
    return (local if limits.hold(local) else None,)
