"""What a change of one field of a GPU asks for: new rates in the equations, a new residency, new cache results or a new trace."""

from __future__ import annotations

from typing import Literal

from mgpusim.arch.check import field_type, schema_paths
from mgpusim.errors import UnknownNameError, nearest

__all__ = ["CACHES", "CACHE_LEAVES", "Effect", "effect_of"]

Effect = Literal["rate", "occupancy", "cache", "trace"]

CACHES = ("l1", "texture_l1", "l2", "slc")
CACHE_LEAVES = ("size_b", "ways", "index_hash", "replacement", "write_policy", "allocate_on_write", "survives_launch")
_OCCUPANCY = (
    "core.max_warps",
    "core.max_groups",
    "core.max_items",
    "core.sub_cores",
    "local.size_b",
    "local.max_per_group_b",
    "local.alloc_b",
)
_TRACE = (
    "family",
    "shader_cores",
    "core.warp_sizes",
    "l1.b_per_cycle",
    "l1.banks",
    "l1.bank_b",
    "l1.tags_per_cycle",
    "l1.combining",
    "l1.store_b_per_cycle",
    "local.on_chip",
    "local.banks",
    "local.bank_b",
    "constant.size_b",
    "texture.layout",
    "texture.tile_w",
    "texture.tile_h",
    "dram.burst_b",
    "dram.write_b",
    "model.load_registers_in_flight",
    "model.fetch_registers_in_flight",
    "model.unroll_limit_ops",  # they decide on registers, where loads ahead of their use count among them
    "model.strided_unroll",
    "registers.fixed",
    "registers.per_load",
)


def effect_of(path: str) -> Effect:
    """Return what a change of the field at a dotted path asks for.

    rate
        The same trace: clocks, bandwidths, latencies, throughputs, overheads, constants of the model. Also what no analytic
        equation reads (`l2.mshrs`, the TLB): such a change has no effect.
    occupancy
        The number of groups on a core: registers, slots, the size of local memory. Where it stays, so does the trace.
    cache
        Hits and misses of the same transactions: sizes, ways, policies. `hit_rates_for` has those of many sizes at once.
    trace
        Other warps, transactions, conflicts or sampled groups. `l1.b_per_cycle` is among them since the lanes that a cache serves
        together are as many as it moves bytes in a cycle, to the power of two below.

    Raises
    ------
    UnknownNameError
        No such field.

    Examples
    --------
    >>> [effect_of(p) for p in ("clock.gpu_hz", "registers.per_core", "texture_l1.size_b", "core.warp_sizes")]
    ['rate', 'occupancy', 'cache', 'trace']
    """
    if field_type(path) is None:
        close = nearest(path, schema_paths())
        raise UnknownNameError(f"unknown field '{path}'" + (f"; did you mean '{close}'?" if close else ""))
    table, _, leaf = path.partition(".")
    if path in _TRACE or table == "limits":
        return "trace"
    if path in _OCCUPANCY or table == "registers":
        return "occupancy"
    if table in CACHES and leaf in CACHE_LEAVES:
        return "cache"
    return "trace" if table in CACHES and leaf in ("", "line_b", "sector_b", "serves") else "rate"
