"""Names of the model in the words of somebody who writes kernels, and the colour family each belongs to."""

from __future__ import annotations

__all__ = [
    "BOUND_COLOUR", "BOUND_WORDS", "LEVEL_COLOUR", "LEVEL_WORDS", "LIMITER_WORDS", "STALL_COLOUR", "STALL_HINTS", "STALL_SHORT",
    "STALL_WORDS", "bound_sentence", "gap_text",
]  # fmt: skip

BOUND_WORDS = {
    "launch": "launch overhead",
    "dispatch": "handing out work groups",
    "issue": "issuing instructions",
    "fp": "floating-point units",
    "int": "integer units",
    "sfu": "divisions and special functions",
    "lsu": "load/store unit",
    "l1": "L1 bandwidth",
    "texture": "texture units",
    "constant": "constant memory",
    "local": "local memory",
    "l2": "L2 bandwidth",
    "slc": "system-level cache bandwidth",
    "dram": "DRAM bandwidth",
    "latency": "latency nothing hides",
    "atomics": "atomics",
}
"""By name of `BOUNDS`: what the time goes to."""

STALL_WORDS = {
    "issue": "issuing an instruction",
    "not_selected": "ready, another warp went first",
    "dependency": "waiting for an arithmetic result",
    "sfu": "waiting for a division or special function",
    "memory": "waiting for global memory",
    "texture": "waiting for a texture read",
    "local": "waiting for local memory",
    "constant": "waiting for constant memory",
    "atomic": "waiting for an atomic",
    "barrier": "waiting at a barrier",
    "pipe": "arithmetic unit taken",
    "lsu": "load/store unit taken",
    "texture_unit": "texture unit taken",
    "fetch": "waiting for instructions",
}
"""By name of `STALLS`: what a resident warp is doing."""

STALL_HINTS = {
    "issue": "the useful part",
    "not_selected": "there are warps enough: the cores are kept busy",
    "dependency": "more independent operations per work item, or more resident warps",
    "sfu": "fewer divisions; native_ or half_ functions where their precision is enough",
    "memory": "more loads in flight before their first use, more resident warps, or reuse closer to the core",
    "texture": "more reads in flight before their first use, more resident warps, or reads closer together",
    "local": "more independent local accesses before the first use, or more resident warps",
    "constant": "keep what all work items read small enough to stay in the constant cache",
    "atomic": "reduce within the work group first, or spread the atomics over more addresses",
    "barrier": "fewer barriers, smaller groups, or work spread evenly over the warps of a group",
    "pipe": "fewer operations, or narrower types that run at a higher rate",
    "lsu": "fewer or wider accesses, on neighbouring addresses",
    "texture_unit": "fewer texture reads, or formats and filters of full rate",
    "fetch": "a shorter loop body that fits the instruction cache",
}
"""What usually helps against each; nothing of it is computed."""

LEVEL_WORDS = {"l1": "L1", "texture_l1": "texture L1", "l2": "L2", "slc": "system-level cache", "dram": "DRAM"}

LIMITER_WORDS = {
    "registers": "registers",
    "local_memory": "local memory",
    "groups": "work-group slots of a core",
    "warps": "warp slots of a core",
    "items": "work-item slots of a core",
    "none_fit": "not even one whole group fits at once",
}
"""By `Occupancy.limiter`."""

STALL_SHORT = {
    "issue": "issuing",
    "not_selected": "other warp first",
    "dependency": "arithmetic result",
    "sfu": "special function",
    "memory": "global memory",
    "texture": "texture read",
    "local": "local memory",
    "constant": "constant memory",
    "atomic": "atomic",
    "barrier": "barrier",
    "pipe": "arithmetic unit",
    "lsu": "load/store unit",
    "texture_unit": "texture unit",
    "fetch": "instructions",
}
"""The same where room is short."""

# Members of a family share a hue and differ in lightness; no figure relies on colour alone, every part is named beside it.
STALL_COLOUR = {
    "issue": "work-1",
    "not_selected": "idle-2",
    "dependency": "math-1",
    "sfu": "math-2",
    "memory": "mem-1",
    "texture": "tex-1",
    "local": "near-1",
    "constant": "near-2",
    "atomic": "far-1",
    "barrier": "wait-1",
    "pipe": "math-3",
    "lsu": "mem-2",
    "texture_unit": "tex-2",
    "fetch": "idle-1",
}

BOUND_COLOUR = {
    "launch": "idle-1",
    "dispatch": "idle-2",
    "issue": "work-1",
    "fp": "math-1",
    "int": "math-2",
    "sfu": "math-3",
    "lsu": "mem-2",
    "l1": "mem-3",
    "texture": "tex-1",
    "constant": "near-2",
    "local": "near-1",
    "l2": "mem-1",
    "slc": "mem-4",
    "dram": "far-1",
    "latency": "wait-1",
    "atomics": "far-2",
}

LEVEL_COLOUR = {"l1": "mem-2", "texture_l1": "tex-1", "l2": "mem-1", "slc": "mem-4", "dram": "far-1"}

_BOUND_SENTENCES = {
    "launch": "Starting the kernel costs more than running it",
    "dispatch": "Work groups are handed out more slowly than they run",
    "issue": "The cores issue instructions as fast as they can",
    "fp": "The floating-point units set the pace",
    "int": "The integer units set the pace",
    "sfu": "Divisions and special functions set the pace",
    "lsu": "The load/store units set the pace",
    "l1": "The bandwidth of the L1 sets the pace",
    "texture": "The texture units set the pace",
    "constant": "Reads of constant memory set the pace",
    "local": "Accesses to local memory set the pace",
    "l2": "The bandwidth of the L2 sets the pace",
    "slc": "The bandwidth of the system-level cache sets the pace",
    "dram": "The bandwidth of DRAM sets the pace",
    "latency": "Warps wait, and too few are resident to hide it",
    "atomics": "Atomics on the same addresses queue up",
}


def bound_sentence(bound: str) -> str:
    """Return what it means for a kernel to be bound by one of `BOUNDS`, or its plain name if it is none of them.

    >>> bound_sentence("dram")
    'The bandwidth of DRAM sets the pace'
    """
    return _BOUND_SENTENCES.get(bound, bound)


AGREE = 0.05  # ratio of two engines' latencies, less 1, within which they are said to agree


def gap_text(gap: float) -> str:
    """Return what it means that the event engine's latency is `gap` times the analytic one.

    >>> gap_text(1.02)
    'the simulation agrees (ratio 1.02)'
    >>> gap_text(1.25)
    'the simulation takes 25% more (ratio 1.25): queues, bursts and waits that equations average out'
    """
    if abs(gap - 1.0) <= AGREE:
        return f"the simulation agrees (ratio {gap:.2f})"
    what = f"the simulation takes {100 * abs(gap - 1.0):.0f}% {'more' if gap > 1.0 else 'less'} (ratio {gap:.2f})"
    why = "queues, bursts and waits that equations average out" if gap > 1.0 else "its warps overlap more than equations assume"
    return f"{what}: {why}"
