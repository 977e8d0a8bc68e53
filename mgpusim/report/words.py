"""Names of the model in the words of somebody who writes kernels, and the colour family each belongs to.

Members of a family share a hue and differ in lightness; no figure relies on colour alone, every part is named beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mgpusim.report.text import bytes_text, time_text


class Wording(NamedTuple):
    """How a name of the model reads.

    Attributes
    ----------
    text : what it is, as a part of a sentence.
    colour : of its part in figures, one of `PAGE_COLOURS`.
    short : the same where room is short; only stalls have one.
    remark : what it means, or what usually helps against it; nothing of it is computed.
    """

    text: str
    colour: str = "idle-1"
    short: str = ""
    remark: str = ""


BOUND_WORDS = {
    "launch": Wording("launch overhead", "idle-1", remark="Starting the kernel costs more than running it"),
    "dispatch": Wording("work-group dispatch", "idle-2", remark="Work groups are dispatched more slowly than they run"),
    "issue": Wording("issuing instructions", "work-1", remark="The cores issue instructions as fast as they can"),
    "fp": Wording("floating-point units", "math-1", remark="The floating-point units are the bottleneck"),
    "int": Wording("integer units", "math-2", remark="The integer units are the bottleneck"),
    "sfu": Wording("divisions and special functions", "math-3", remark="Divisions and special functions are the bottleneck"),
    "lsu": Wording("load/store unit", "mem-2", remark="The load/store units are the bottleneck"),
    "l1": Wording("L1 bandwidth", "mem-3", remark="L1 bandwidth is the bottleneck"),
    "texture": Wording("texture units", "tex-1", remark="The texture units are the bottleneck"),
    "constant": Wording("constant memory", "near-2", remark="Reads of constant memory are the bottleneck"),
    "local": Wording("local memory", "near-1", remark="Accesses to local memory are the bottleneck"),
    "l2": Wording("L2 bandwidth", "mem-1", remark="L2 bandwidth is the bottleneck"),
    "slc": Wording("system-level cache bandwidth", "mem-4", remark="System-level cache bandwidth is the bottleneck"),
    "dram": Wording("DRAM bandwidth", "far-1", remark="DRAM bandwidth is the bottleneck"),
    "latency": Wording("exposed latency", "wait-1", remark="Latency is exposed: too few warps are resident to hide it"),
    "atomics": Wording("atomics", "far-2", remark="Atomics on the same addresses queue up"),
}
"""By name of `BOUNDS`: what the time goes to, and what it means for a kernel to be bound by it."""

STALL_WORDS = {
    "issue": Wording("issuing an instruction", "work-1", "issuing", "the useful part"),
    "not_selected": Wording(
        "ready, another warp went first", "idle-2", "other warp first", "there are warps enough: the cores are kept busy"
    ),
    "dependency": Wording(
        "waiting for an arithmetic result",
        "math-1",
        "arithmetic result",
        "more independent operations per work item, or more resident warps",
    ),
    "sfu": Wording(
        "waiting for a division or special function",
        "math-2",
        "special function",
        "fewer divisions; native_ or half_ functions where their precision is enough",
    ),
    "memory": Wording(
        "waiting for global memory",
        "mem-1",
        "global memory",
        "more loads in flight before their first use, more resident warps, or reuse closer to the core",
    ),
    "texture": Wording(
        "waiting for a texture read",
        "tex-1",
        "texture read",
        "more reads in flight before their first use, more resident warps, or reads closer together",
    ),
    "local": Wording(
        "waiting for local memory",
        "near-1",
        "local memory",
        "more independent local accesses before the first use, or more resident warps",
    ),
    "constant": Wording(
        "waiting for constant memory",
        "near-2",
        "constant memory",
        "keep what all work items read within the size of the constant cache",
    ),
    "atomic": Wording(
        "waiting for an atomic",
        "far-1",
        "atomic",
        "reduce within the work group first, or spread the atomics over more addresses",
    ),
    "barrier": Wording(
        "waiting at a barrier",
        "wait-1",
        "barrier",
        "fewer barriers, smaller groups, or work spread evenly over the warps of a group",
    ),
    "pipe": Wording(
        "arithmetic unit busy", "math-3", "arithmetic unit", "fewer operations, or narrower types that run at a higher rate"
    ),
    "lsu": Wording("load/store unit busy", "mem-2", "load/store unit", "fewer or wider accesses, on neighbouring addresses"),
    "texture_unit": Wording(
        "texture unit busy", "tex-2", "texture unit", "fewer texture reads, or formats and filters of full rate"
    ),
    "fetch": Wording("waiting for instructions", "idle-1", "instructions", "a shorter loop body that fits the instruction cache"),
}
"""By name of `STALLS`: what a resident warp is doing, and what usually helps against it."""

LEVEL_WORDS = {
    "l1": Wording("L1", "mem-2"),
    "texture_l1": Wording("texture L1", "tex-1"),
    "local": Wording("local memory", "near-1"),
    "l2": Wording("L2", "mem-1"),
    "slc": Wording("system-level cache", "mem-4"),
    "dram": Wording("DRAM", "far-1"),
}
"""By level of memory."""

UNIT_WORDS = {
    "cores": Wording("shader cores", "wait-1"),
    "alu": Wording("arithmetic units", "math-1"),
    "fp": Wording("floating-point units", "math-1"),
    "sfu": Wording("special-function units", "math-3"),
    "lsu": Wording("load/store units", "mem-2"),
    "texture": Wording("texture units", "tex-1"),
    "local": Wording("local memory", "near-1"),
    "l2": Wording("L2", "mem-1"),
    "dram": Wording("DRAM", "far-1"),
}
"""By name of what utilization is of."""


SERIES_WORDS = {
    "occupancy": Wording("occupancy", "ink"),
    "issue": Wording("issue slots", "work-1"),
    "fp": Wording("floating point", "math-1"),
    "texture": Wording("texture unit", "tex-1"),
    "lsu": Wording("load/store unit", "mem-2"),
    "local": Wording("local memory", "near-1"),
    "l2": Wording("L2", "mem-1"),
    "dram": Wording("DRAM", "far-1"),
}
"""By name of what is drawn over time, in the order in which it is."""


def limited_text(limiter: str) -> str:
    """Return why no more groups are resident, after a comma and in few words.

    >>> limited_text("local_memory"), limited_text("none_fit")
    (', limited by local memory', ', not even one whole group fits at once')
    """
    if limiter == "none_fit":
        return f", {LIMITER_WORDS[limiter].text}"
    return f", limited by {limiter.replace('_', ' ')}"


LIMITER_WORDS = {
    "registers": Wording("registers"),
    "local_memory": Wording("local memory"),
    "groups": Wording("work-group slots of a core"),
    "warps": Wording("warp slots of a core"),
    "items": Wording("work-item slots of a core"),
    "none_fit": Wording("not even one whole group fits at once"),
}
"""By `Occupancy.limiter`."""

DISAGREE = 1.5  # ratio of two engines' latencies beyond which the headline says that they disagree
THRASH = 1.1  # bytes beyond L2 over those read once and written once, from which on L2 thrashes
AGREE = 0.05  # ratio of two engines' latencies, less 1, within which they are said to agree


def wording(table: Mapping[str, Wording], name: str) -> Wording:
    """Return how a name reads; one that has no words, as that of a plug-in, reads as it is.

    >>> wording(LEVEL_WORDS, "l2").text, wording(LEVEL_WORDS, "near_memory").text
    ('L2', 'near memory')
    """
    return table.get(name) or Wording(name.replace("_", " "))


def bound_text(name: str) -> str:
    """Return what the time of a kernel goes to that is bound by this.

    >>> bound_text("dram")
    'DRAM bandwidth'
    """
    return wording(BOUND_WORDS, name).text


def disagreement_text(latencies_us: Mapping[str, float]) -> str:
    """Return that two engines disagree, "" where their latencies are within `DISAGREE` of each other.

    >>> disagreement_text({"analytic": 100.0, "event": 260.0})
    'the engines disagree: 100 us by analytic, 260 us by event (2.6 times)'
    >>> disagreement_text({"analytic": 100.0, "event": 140.0})
    ''
    """
    low, high = min(latencies_us.values(), default=0.0), max(latencies_us.values(), default=0.0)
    if high <= DISAGREE * low:
        return ""
    said = ", ".join(f"{time_text(us)} by {name}" for name, us in latencies_us.items())
    return f"the engines disagree: {said} ({high / low:.1f} times)" if low > 0 else f"the engines disagree: {said}"


def thrash_text(beyond_b: float, compulsory_b: float) -> str:
    """Return that L2 thrashes, "" where no more goes beyond it than `THRASH` times what does in any case.

    Parameters
    ----------
    beyond_b : bytes that DRAM and a system-level cache move (`Prediction.beyond_l2_b`).
    compulsory_b : bytes that are read once and written once (`Prediction.compulsory_b`).

    >>> thrash_text(9.9e6, 3.2e6)
    'L2 thrashes: 3.1 times the 3.2 MB read or written once go beyond it; resident work groups evict what others read again'
    >>> thrash_text(3.4e6, 3.2e6)
    ''
    """
    if beyond_b <= THRASH * compulsory_b or compulsory_b <= 0:
        return ""
    times = f"{beyond_b / compulsory_b:.1f} times the {bytes_text(compulsory_b)} read or written once"
    return f"L2 thrashes: {times} go beyond it; resident work groups evict what others read again"


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
