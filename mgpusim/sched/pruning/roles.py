"""What the knobs of a space mean to a GPU, so that configurations can be judged before anything is compiled.

The table ``[roles]`` of a space file gives expressions over knobs, constants and derived values::

    [roles]
    registers = "4 * (TM * TN + TM + TN) + 16"    # 32-bit registers of a work item
    image_bytes = "16 * (TM if A_IMAGE else 0)"   # read by an item through images in one iteration of its innermost loop
    buffer_bytes = "16 * TN"                      # the same through buffers
    group_bytes = "16 * (TM * LX + TN * LY)"      # distinct bytes a whole group reads in that iteration
    local_bytes = "0"                             # local memory of a group
    width = "VW"                                  # elements of the narrowest read of that loop
    flops = "2 * M * N * K"                       # of the whole launch; with bits = "16" for halfs
    texels = "M * N * K / TN / 4"                 # image reads of the whole launch
    dram_bytes = "4 * (M * K + K * N + M * N)"    # bytes that cross the memory bus at least

``items``, the work items of a group, follows from ``local`` where it is absent. Every role may be left out: the criteria that
need it then say nothing before compilation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.errors import InputError
from mgpusim.sched.pruning.criteria import Use
from mgpusim.workload.spaces.space import Space

_ARRAYS = {
    "registers": "registers", "image_bytes": "image_b", "buffer_bytes": "buffer_b", "group_bytes": "group_b",
    "local_bytes": "local_b", "width": "width",
}  # fmt: skip
"""Field of a `Use` by role."""


def knob_use(space: Space, indices: Array, gpu: GpuSpec | None = None) -> Use:
    """Return the `Use` of valid members from the roles of their knobs; with a GPU, also the bound on their time.

    >>> space = Space("demo", (Knob("T", (2, 4)), Knob("WG", (64, 128))), roles={"registers": "T * T", "items": "WG"})
    >>> use = knob_use(space, np.arange(4))
    >>> use.registers.tolist(), use.items.tolist()
    ([4, 4, 16, 16], [64, 128, 64, 128])
    """
    env = space.columns(space.table_of(indices))
    n = len(indices)
    values = {role: _numbers(role, expression.evaluate(env), n) for role, expression in space.roles.items()}
    shape = _shape(space, env, n)
    if shape is not None and "items" not in values:
        values["items"] = shape[1]
    fields = {field: values[role] for role, field in _ARRAYS.items() if role in values}
    bound = None if gpu is None else lower_bound_us(values, shape, gpu, n)
    return Use(items=values.get("items"), bound_us=bound, **fields)


def _numbers(role: str, value: Any, n: int) -> Array:
    column = np.broadcast_to(np.asarray(value), (n,))
    if column.dtype.kind not in "biuf":
        raise InputError(f"roles.{role}: got {column[:1].tolist()}, expected a number")
    numbers = column.astype(np.int64) if column.dtype.kind == "b" else column
    if n and not (np.isfinite(numbers).all() and (numbers >= 0).all()):
        worst = numbers[~(np.isfinite(numbers) & (numbers >= 0))][0]
        raise InputError(f"roles.{role}: got {worst}, expected a number of at least 0")
    return numbers


def _shape(space: Space, env: dict[str, Any], n: int) -> tuple[Array, Array] | None:
    """Return (groups of the launch, items of a group), None where the space does not say."""
    template = space.template
    if template is None or template.local_size is None:
        return None
    groups, items = np.ones(n, np.int64), np.ones(n, np.int64)
    for size, local in zip(template.global_size, template.local_size, strict=True):
        wide = _numbers("global", size.evaluate(env), n).astype(np.int64)
        own = np.maximum(1, _numbers("local", local.evaluate(env), n).astype(np.int64))
        groups, items = groups * -(-wide // own), items * own
    return groups, items


def lower_bound_us(values: dict[str, Array], shape: tuple[Array, Array] | None, gpu: GpuSpec, n: int) -> Array | None:
    """Return a time that no launch with these roles goes below, None if no role gives one.

    It is the launch overhead without images and the longest of three times: floating-point operations at the peak rate, image
    reads at the rate of the texture units, and bytes that the last cache does not hold at DRAM's bandwidth. The first two are
    those of the busiest core, whose warps are only as full as the group's size fills them.
    """
    hz, cores = gpu.clock.gpu_hz, gpu.shader_cores
    uneven: Array = np.ones(n)
    if shape is not None:
        groups, items = shape
        warp = min(gpu.core.warp_sizes)
        uneven = (-(-groups // cores) * cores / groups) * (-(-items // warp) * warp / items)
    parts = []
    if "flops" in values:
        rate = max(1.0, gpu.core.fp16.rate) if np.any(values.get("bits", np.array([32])) == 16) else 1.0
        parts.append(values["flops"] / (gpu.peak_flops * rate) * uneven)
    if "texels" in values:
        rates = (gpu.texture.texels_per_cycle_32, gpu.texture.texels_per_cycle_64, gpu.texture.texels_per_cycle_128)
        parts.append(values["texels"] / (max(rates) * cores * hz))
    if "dram_bytes" in values:
        cached_b = sum(cache.size_b for cache in (gpu.l2, gpu.slc) if cache is not None)
        parts.append(np.maximum(0.0, values["dram_bytes"] - cached_b) / gpu.dram_reached_b_per_s)
    if not parts:
        return None
    work_s = np.maximum.reduce(parts)
    return np.asarray((launch_overhead_s(gpu, 0, work_s) + work_s) * 1e6)
