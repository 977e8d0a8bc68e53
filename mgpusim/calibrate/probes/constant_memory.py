"""Constant memory: latency, capacity, and what lanes get that read one address or one each."""

from __future__ import annotations

from collections.abc import Iterator

from mgpusim.calibrate.curves import capacity, find_steps
from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes.launches import STEPS, ask, chain, filling, grid, int32, rounds_of, uint32, warm_rounds, zeros
from mgpusim.calibrate.probes.levels import add_latency, series
from mgpusim.calibrate.probes.reading import AFTER_CLOCK, REACHED, Reading, Unseen, register_probe


def _chase_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """Chains through constant buffers of 256 B to the largest the device takes."""
    for size in grid(256, min(facts.constant_b, 65536), 2 if facts.simulated else 4):
        for rounds in warm_rounds(size // 16, facts):
            args = (chain(size // 16, 4), zeros(2), int32(0), int32(rounds))
            tags = {"size_b": size, "stride_b": 16, "steps": rounds * STEPS}
            yield ask("chase_constant", "chase_constant", 1, 1, args, tags)


@register_probe("memory.chase_constant", "latency of dependent loads of constant memory over its size", _chase_asks, AFTER_CLOCK)
def _read_chase(r: Reading) -> None:
    """Constant memory: the first plateau and its end."""
    xs, ys, spread = series(r, "size_b")
    if len(xs) < 3:
        return
    steps = find_steps(xs, ys, spread, least=1.15)
    r.draw_steps("Constant chase", "bytes", xs, ys, steps)
    if not steps.plateaus:
        raise Unseen("the latency of constant memory has no plateau")
    first = steps.plateaus[0]
    add_latency(r, "constant.latency_cycles", first, r.address, "first plateau of a constant chase, less the address arithmetic")
    if steps.edges:
        value, low, high = capacity(xs, ys, steps.edges[0], first.level, steps.plateaus[1].level)
        r.add("constant.size_b", value, low, high, "end of the first plateau of a constant chase")
    else:
        flat = f"constant memory shows no end up to {xs[-1] / 1024:g} KiB, the end of the range"
        r.add("constant.size_b", xs[-1], xs[-1], xs[-1], "largest constant buffer of a chase", ("at least", flat))


def _bandwidth_asks(facts: DeviceFacts) -> Iterator[Ask]:
    """All lanes one address (stride 0) or each its own (stride 1), 16 bytes at a time, in 384 B and in 2 KiB."""
    local, groups = filling(facts, 256)
    for vectors in (16, 128):
        for stride in (0, 1):
            for rounds in rounds_of((64, 320) if stride == 0 else (8, 40), (4, 12), facts):
                out = zeros(local * groups * 4, "uint32")
                args = (
                    zeros((vectors + 8) * 4, "uint32"), out, uint32(vectors - 1), uint32(stride), int32(rounds),
                )  # fmt: skip
                tags = {"vectors": vectors, "stride": stride, "rounds": rounds, "loads": rounds * 8 * local * groups}
                tags["items"] = local * groups
                yield ask("bandwidth_constant", "constant_rounds", groups, local, args, tags)


@register_probe(
    "memory.constant_bandwidth",
    "loads of constant memory, one address for all or one each",
    _bandwidth_asks,
    (*AFTER_CLOCK, "memory.chase_constant"),
)
def _read_bandwidth(r: Reading) -> None:
    """Constant memory: words of 16 bytes that lanes with an address each get per cycle."""
    slopes = r.slopes(["vectors", "stride"], "loads")
    size = r.value("constant.size_b")
    large = (128, 1)
    fits = size is None or size >= 128 * 16 + 128
    if large in slopes and fits:
        how = "lanes that read 16 bytes at an address each"
        flight = (16 * r.in_flight(), r.value("constant.latency_cycles"))
        r.port("constant.b_per_cycle", slopes[large], 16 / r.facts.compute_units, how, REACHED, flight)
    else:
        r.note("constant memory is smaller than what a warp reads at once here: no bandwidth")
    if (128, 0) in slopes:
        rate = 16 / slopes[(128, 0)].value / r.hz / r.facts.compute_units
        r.note(f"one address for all lanes: {rate:.0f} bytes a cycle and core reach the lanes")
