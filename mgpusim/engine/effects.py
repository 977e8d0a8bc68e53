"""What a change of one field of a GPU asks for: new rates in the equations, a new residency, new cache results or a new trace."""

from __future__ import annotations

from typing import Literal

from mgpusim.arch.schema import about

Effect = Literal["rate", "occupancy", "cache", "trace"]


def effect_of(path: str) -> Effect:
    """Return what a change of the field at a dotted path asks for, as its definition says.

    rate
        The same trace: clocks, bandwidths, latencies, throughputs, overheads, constants of the model. Also what no analytic
        equation reads (`l2.mshrs`): such a change has no effect.
    occupancy
        The number of groups on a core: registers, slots, the size of local memory. Where it stays, so does the trace.
    cache
        Hits and misses of the same transactions: sizes, ways, policies.
    trace
        Other warps, transactions, conflicts or sampled groups. `l1.b_per_cycle` is among them since the lanes that a cache serves
        together are as many as it moves bytes in a cycle, to the power of two below.

    >>> [effect_of(p) for p in ("clock.gpu_hz", "registers.per_core", "texture_l1.size_b", "core.warp_sizes")]
    ['rate', 'occupancy', 'cache', 'trace']
    """
    affects = about(path).affects
    return affects if affects in ("trace", "occupancy", "cache") else "rate"
