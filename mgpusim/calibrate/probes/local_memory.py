"""Local memory: latency, bandwidth by the width of a load, and banks."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import (
    STEPS,
    again,
    ask,
    chain,
    groups_for,
    int32,
    power_of_two_group,
    rounds_of,
    uint32,
    zeros,
)
from mgpusim.calibrate.probes.reading import AFTER_CLOCK, REACHED, Reading, Unseen, fastest, register_probe
from mgpusim.workload.args import LocalArg


def _latency_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """A chain in local memory."""
    words = 256
    for rounds in again((32, 128) if facts.simulated else (64, 256, 512)):
        links = chain(words, 1)
        args = (links, zeros(2), LocalArg(4 * words), int32(words), int32(0), int32(rounds))
        yield ask("chase_local", "chase_local", 1, 1, args, {"steps": rounds * STEPS, "words": words})


@register_probe("memory.chase_local", "latency of dependent loads of local memory", _latency_asks, AFTER_CLOCK)
def _read_latency(r: Reading) -> None:
    """Local memory: cycles of a step."""
    slopes = r.slopes(["words"], "steps")
    for slope in slopes.values():
        cycles, low, high = (v * r.hz - r.address for v in (slope.value, slope.low, slope.high))
        how = "step of a chase in local memory, less the address arithmetic (or all of it: the interval holds both)"
        r.add("local.latency_cycles", cycles, low - 0.5, high + 0.5 + r.address, how)


AFTER_LATENCY = (*AFTER_CLOCK, "memory.chase_local")
LOCAL_STRIDES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 20, 24, 31, 32, 33, 48, 64)

ROUNDED_B = 1024
"""By which the local memory of a group is rounded up, at most, with the elements beyond its tile."""
ALIKE = 1.05
"""Loads of two widths whose bytes take so nearly as long are held up by their bytes."""
_LOADED = {4: "uint", 8: "uint2", 16: "uint4"}
"""OpenCL type by the bytes of a load."""


def _rounds_at(width: int, stride: int, words: int, rounds: int, facts: DeviceFacts) -> Ask:
    local = power_of_two_group(facts, 256)
    fit = facts.local_mem_b // (4 * words + ROUNDED_B)  # groups that follow others would end beside fewer
    groups = groups_for(facts, local, min(2048, fit * local))
    args = (zeros(groups * local, "uint32"), uint32(stride), uint32(0), int32(rounds))
    options = f"-DT={_LOADED[width]} -DPARTS={width // 4} -DWORDS={words}" + " -DAPART=64" * (stride == 1)
    tags = {"width_b": width, "stride": stride, "rounds": rounds, "moved_b": rounds * 8 * width * local * groups}
    tags["items"] = local * groups
    return ask("bandwidth_local", "local_rounds", groups, local, args, tags, options)


def _bandwidth_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Neighbours read neighbouring elements of 4, 8 and 16 bytes."""
    for width in again(_LOADED):
        for rounds in rounds_of((64, 320), (4, 20), facts):
            yield _rounds_at(width, 1, 1024, rounds, facts)


@register_probe("memory.local_bandwidth", "bandwidth of local memory by width", _bandwidth_asks, AFTER_LATENCY)
def _read_bandwidth(r: Reading) -> None:
    """Local memory: the best of the widths."""
    slopes = r.slopes(["width_b"], "moved_b")
    if slopes:
        best = fastest(slopes.values())
        alike = [w for w, s in slopes.items() if s.low <= ALIKE * best.value]
        width = min(alike, key=lambda w: slopes[w].value)
        how = "best of loads of 4, 8 and 16 bytes, neighbours beside each other"
        flight = (width * r.in_flight(), r.value("local.latency_cycles"))
        held_up = "" if len(alike) > 1 else "loads of no other width are as fast, so that it is not the bytes that hold them up"
        r.port("local.b_per_cycle", best, 1 / r.facts.compute_units, how, REACHED, flight, held_up)


def _items_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Neighbours read neighbouring elements of 4 and 16 bytes, of one group a core."""
    for width in again((4, 16)):
        for rounds in rounds_of((64, 320), (4, 20), facts):
            asked = _rounds_at(width, 1, 1024, rounds, facts)
            yield Ask(asked.launch, asked.tags | {"loads": rounds * 8 * asked.tags["items"]}, asked.outputs)


@register_probe("memory.local_items", "work items that local memory serves in a cycle", _items_asks, AFTER_LATENCY)
def _read_items(r: Reading) -> None:
    """Local memory: loads of 4 bytes that take as long as those of 16 are served item by item."""
    slopes = r.slopes(["width_b"], "loads")
    if not {4, 16} <= slopes.keys():
        return
    narrow, wide = slopes[4], slopes[16]
    if wide.value > 1.5 * narrow.value:
        raise Unseen(
            f"loads of 16 bytes take {wide.value / narrow.value:.1f} times as long as those of 4: bytes count, not items"
        )
    how = f"loads of 4 bytes a cycle of a core; those of 16 bytes take {wide.value / narrow.value:.2f} times as long"
    flight = (r.in_flight(), r.value("local.latency_cycles"))
    r.port("local.items_per_cycle", narrow, 1 / r.facts.compute_units, how, REACHED, flight)


def _banks_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Lanes read words 1 to 64 apart."""
    for stride in again((1, 2, 8, 16, 31, 32, 33, 64) if facts.simulated else LOCAL_STRIDES):
        for rounds in rounds_of((32, 160), (4, 12), facts):
            yield _rounds_at(4, stride, 4096, rounds, facts)


@register_probe("memory.local_banks", "time of local loads over the stride of lanes", _banks_asks, AFTER_CLOCK)
def _read_banks(r: Reading) -> None:
    """Banks: the least stride in words at which the loads of a warp take longest."""
    slopes = r.slopes(["stride"], "rounds")
    if 1 not in slopes:
        return
    time = {s: v.value / slopes[1].value for s, v in sorted(slopes.items())}
    r.draw("Local loads by stride", "words between lanes", "times a stride of 1", time.items(), log="xy")
    worst = max(time.values())
    if worst < 1.5:
        raise Unseen("local loads do not depend on the stride: no banks to be seen")
    if max(v for s, v in time.items() if s > 8 and s & 1) > 0.5 * worst:
        raise Unseen("odd strides of local loads are as slow as even ones: local memory has no banks, it lies behind a cache")
    banks = min(s for s, v in time.items() if v > 0.7 * worst)  # half the banks take half
    if banks & (banks - 1):
        raise Unseen(f"local loads are slowest at a stride of {banks} words, no power of two: no number of banks")
    r.add("local.banks", banks, banks, banks, f"least stride of the slowest loads, {worst:.1f} times those of stride 1")
