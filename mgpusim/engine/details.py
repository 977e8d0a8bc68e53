"""What the event engine found out beside the latency: who waited for what, where, and when. Plain data, for reports."""

from __future__ import annotations

from typing import ClassVar

import msgspec

STALLS = (
    "issue",  # issuing an instruction
    "not_selected",  # ready, but the scheduler took another warp
    "dependency",  # waits for the result of an arithmetic instruction
    "sfu",  # waits for a special function or a division
    "memory",  # waits for a load of global memory
    "texture",  # waits for a texture read
    "local",  # waits for local memory, or for its unit
    "constant",  # waits for constant memory, or for its unit
    "atomic",  # waits for an atomic
    "barrier",  # waits for the other warps of its group
    "pipe",  # its arithmetic pipe is taken
    "lsu",  # the load/store unit is taken
    "texture_unit",  # the texture unit is taken
    "fetch",  # waits for instructions
)
"""What a resident warp can be doing; the shares of all add up to 1."""


class Series(msgspec.Struct, frozen=True):
    """Values over time: `values[name][i]` is the mean from `start_us + i * step_us` to the next step, 0..1."""

    start_us: float
    step_us: float
    values: dict[str, tuple[float, ...]]


class GroupSpan(msgspec.Struct, frozen=True):
    """A work group on a core: linear id, core, slot of the core it occupied, when (from the start of the kernel)."""

    group: int
    core: int
    slot: int
    start_us: float
    end_us: float


class Slice(msgspec.Struct, frozen=True):
    """A segment of one warp inside its group: a loop (by the source line of its header) or a barrier wait; they nest."""

    group: int
    warp: int
    name: str
    line: int
    start_us: float
    end_us: float


class CacheLevel(msgspec.Struct, frozen=True):
    """Counters of one level over what was simulated.

    `requests` are transactions, `hits` those served wholly, `merged` those that met a fill still under way (counted as
    hits too), `busy` the share of time its port or bus worked, `stall_us` what requests waited for it in total.
    """

    requests: int
    hits: int
    merged: int
    bytes_asked: float
    bytes_hit: float
    busy: float


class LineCost(msgspec.Struct, frozen=True):
    """Cost of one source line: share of all warp time, by state of `STALLS`, and its memory traffic if it has any.

    Time in the queue of the texture or load/store unit is that of the lines whose accesses hold the unit, not of those that wait.

    `share` adds up to 1 over all lines. Hit rates are 0..1, None where nothing was asked of that level.
    """

    line: int
    share: float
    stalls: dict[str, float]
    instructions: float
    requests: int
    transactions: int
    l1_hit_rate: float | None
    l2_hit_rate: float | None
    dram_b: float


class EventDetails(msgspec.Struct, frozen=True, kw_only=True):
    """How the simulated part of a launch ran.

    Attributes
    ----------
    scheduler : name of the warp scheduling policy.
    exact : whether every group was simulated; else `converged` says whether the waves left out are known well enough.
    simulated_groups, simulated_cores : what was simulated; `warp_instructions` issued there.
    simulated_us : time of the simulated part, launch floor not included.
    gap : latency of this engine over that of the analytic one.
    stalls : share of the resident warps' time by state of `STALLS`.
    occupancy : resident warps over warp slots, mean over time and cores, 0..1.
    over_time : occupancy, issue slots, texture, lsu, l2, dram as shares over time.
    groups, slices : for timelines, whose files have them; slices only of the first groups.
    caches : by level: l1, texture_l1, l2, slc.
    lines : by source line, most expensive first.
    wave_cycles : cycles per wave, as far as simulated.
    seeds : in how many orders of its warps the launch was simulated whole, 1 where its first waves do not hang on that.
    spread : one sigma of ln(latency) over the orders tried, of the whole launch or of its first waves.
    order_us : latency in each order; that of the prediction is their mean.
    skipped_iterations : of loops that count, not simulated; their time follows from that of the others by the analytic engine.
    cost_s : seconds that the simulation was estimated to take; `budget_s` that it was allowed, None without a budget.
    sampling_sigma : one sigma of ln(latency) for what was not simulated: waves and, with a budget, cores.
    """

    unprinted: ClassVar = ("groups", "slices")

    scheduler: str
    exact: bool
    converged: bool
    simulated_groups: int
    simulated_cores: int
    warp_instructions: int
    simulated_us: float
    gap: float
    stalls: dict[str, float]
    occupancy: float
    over_time: Series
    groups: tuple[GroupSpan, ...] = ()
    slices: tuple[Slice, ...] = ()
    caches: dict[str, CacheLevel]
    lines: tuple[LineCost, ...]
    wave_cycles: tuple[float, ...]
    seeds: int = 1
    spread: float = 0.0
    order_us: tuple[float, ...] = ()
    skipped_iterations: int = 0
    cost_s: float = 0.0
    budget_s: float | None = None
    sampling_sigma: float = 0.0
