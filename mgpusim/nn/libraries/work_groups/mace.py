"""Work groups of MACE: shares of the GPU's cache, and the sizes that its tuning times.

XiaoMi/mace at 0fc55a5, mace/ops/opencl/image and mace/runtimes/opencl/core/opencl_helper.cc. TNN has the same shares for
convolutions in three dimensions (Tencent/TNN at f0cb081, source/tnn/device/opencl/acc/convolution), with other constants.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from mgpusim.errors import InputError, suggest
from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, local_policies

Options = Mapping[str, Any]
Grid = tuple[int, int, int]

BASE_CACHE_B = 16384
"""Cache for which a share is one work item: kBaseGPUMemCacheSize."""


def _base(options: Options) -> int:
    return max(int(options["cache_b"]) // BASE_CACHE_B, 1)


def _held(options: Options) -> int:
    """Return how many work items' operands the cache holds."""
    return int(options["cache_b"]) // int(options["item_b"])


def _pointwise(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    x = min(grid[0], base)
    if y < base and not (y > 1 and grid[0] >= 128):
        x = grid[0] // 8 if grid[0] // 8 >= base else max(grid[0] // 4, base)
    x = min(x, most // y)
    z = min(_held(options) // (x * y) // int(options["cores"]) * int(options["times"]), grid[2])
    return x, y, z or min(grid[2], base)


def _three_by_three(grid: Grid, most: int, options: Options) -> Grid:
    base, y, cores = min(_base(options), 4), min(grid[1], most), max(int(options["cores"]) // 2, 1)
    x = min(grid[0], base, most // y)
    share = _held(options) // (x * y) // cores
    return x, y, min(-(-share // base) * base, grid[2]) or min(grid[2], base)


def _window(grid: Grid, most: int, options: Options) -> Grid:
    y = min(grid[1], most)
    x = min(grid[0] // 4 or grid[0], most // y)
    z = min(_held(options) // int(options["taps"]) // (x * y) // int(options["cores"]) * 8, grid[2])
    return x, y, z or (grid[2] if grid[2] < int(options["few_rows"]) else _base(options))


def _depthwise(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    x = min(grid[0], base)
    if y < base:
        x = grid[0] // 8 if grid[0] // 8 >= base else max(grid[0] // 4, base)
    x = max(min(x, most // y), 1)
    return x, y, min(_held(options) // (x * y) * 4, grid[2]) or grid[2]


def _general(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    z = min(grid[2], base, most // y)
    return min(max(min(base, most // (y * z)), 1), grid[0]), y, z


def _pool(grid: Grid, most: int, options: Options) -> Grid:
    y = min(grid[1], most)
    z = min(grid[2], _base(options), most // y)
    return min(grid[0] // 4 or grid[0], most // (y * z)), y, z


def _softmax(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    x = min(grid[0] if grid[0] < base else grid[0] // base, most // y)
    return x, y, min(grid[2], most // (x * y))


def _concat(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    x = min(base, most // y)
    return x, y, min(base, most // (x * y))


def _resize(grid: Grid, most: int, options: Options) -> Grid:
    base, y = _base(options), min(grid[1], most)
    x = min(min(grid[0], base) if y >= base else grid[0] // 8 or grid[0], most // y)
    return x, y, grid[2] // 8 or grid[2]


SHARES: dict[str, Callable[[Grid, int, Options], Grid]] = {
    "pointwise": _pointwise, "three_by_three": _three_by_three, "window": _window, "depthwise": _depthwise,
    "general": _general, "pool": _pool, "softmax": _softmax, "concat": _concat, "resize": _resize,
}  # fmt: skip
"""Formulas by the kernel that has them; the dimensions are slices, columns and rows."""


@local_policies.register("cache_share")
def cache_share(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """MACE's formulas: all columns, and as many slices and rows as a share of the GPU's cache holds.

    Options
    -------
    share : one of SHARES.
    cache_b : bytes of the cache that OpenCL reports for global memory.
    cores, item_b, times, taps, few_rows : compute units, bytes that an item holds, a factor of the library, positions of the
    window, and how many rows are few, as far as the formula has them.

    >>> limits = GroupLimits(1024, (1024, 1024, 1024))
    >>> cache_share((32, 14, 56), limits, {"share": "pointwise", "cache_b": 131072, "cores": 2, "item_b": 192, "times": 8})
    ((8, 14, 9),)
    """
    share = str(options["share"])
    if share not in SHARES:
        raise InputError(suggest("share", share, SHARES))
    x, y, z = (*grid, 1, 1)[:3]
    shares = SHARES[share]((x, y, z), limits.items, options)
    local = [max(1, min(n, most)) for n, most in zip(shares, limits.sizes, strict=True)]
    local[2] = max(1, min(local[2], limits.items // (local[0] * local[1])))
    return (tuple(local[: len(grid)]),)


@local_policies.register("mace_tuned")
def mace_tuned(grid: Sizes, limits: GroupLimits, options: Mapping[str, Any]) -> tuple[Sizes | None, ...]:
    """Time what MACE's tuning times: of three dimensions all columns by parts of slices and rows, of two powers of two.

    >>> limits = GroupLimits(1024, (1024, 1024, 1024))
    >>> len(mace_tuned((32, 14, 56), limits, {})), mace_tuned((49, 16), limits, {})[0]
    (16, (512, 2))
    """
    if len(grid) == 2:
        most = limits.items
        listed: list[Sizes] = [*((most >> k, 1 << k) for k in range(1, 9)), (most, 1), (1, most)]
    else:
        x, y, z = grid
        listed = [(a, y, c) for a in (x, x // 4, x // 8, 4, 1) for c in (z, z // 8, z // 4, 8, 4, 1)]
    legal = tuple(dict.fromkeys(local for local in listed if math.prod(local) and limits.hold(local)))
    return legal or ((1, min(grid[1], limits.items, limits.sizes[1]), 1)[: len(grid)],)
