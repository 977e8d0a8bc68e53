"""Probes of residency: registers before they spill, groups and items a core keeps, the register pool behind them.

Two ways to count resident groups: by time (groups beyond the resident ones take it once more) and by groups that count
themselves in and out.
"""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.probe import Ask, Facts, Finding, Inference, Point, Probe, probes
from mgpusim.calibrate.probe_tools import ask, f32, fewer, i32, items_of, most_items, u32, zeros

__all__: list[str] = []

_BC = (f32(0.5), f32(0.25))
_PER_CORE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 25, 28, 32, 33, 40, 48, 49, 64, 65, 96, 97)
_STRIDE = 32  # words: no two steps of a walk share a line of at most 128 bytes


def _spill_asks(facts: Facts) -> list[Ask]:
    """One group on each core: what a value in memory costs is not hidden behind other groups, and all are resident at once."""
    local = most_items(facts, 64)
    size = max(1, facts.compute_units) * local
    n = fewer(facts, 1000, 5)
    values = range(8, 297, 8) if facts.effort >= 1 else (16, 32, 48, 56, 64, 72, 80, 120, 168, 176, 184, 192, 240, 248, 256, 264, 272, 280)
    return [
        ask(
            "compute_registers.cl", "registers_spill", f"-DR={r}", size, local, (zeros("float32", size), *_BC, i32(n)),
            {"registers": r, "n": n},
        )
        for r in values
    ]  # fmt: skip


def _walk(facts: Facts, per_core: int, items: int, r: int) -> Ask:
    groups = max(1, facts.compute_units) * per_core
    n = fewer(facts, 256, 48)
    words = min(1 << 23, 1 << max(12, (facts.max_alloc_b // 4).bit_length() - 1))
    args = (zeros("float32", groups * items), zeros("uint32", words), *_BC, i32(2), u32(_STRIDE), u32(words - 1), i32(n))
    tags = {"per_core": per_core, "items": items, "registers": r}
    return ask("compute_registers.cl", "registers_resident", f"-DR={r}", groups * items, items, args, tags)


def _resident_asks(facts: Facts) -> list[Ask]:
    asks = []
    for items in items_of(facts, (8, 32, 64, 128, 256, 512, 1024)):
        most = max(4, min(97, 4608 // items))
        asks += [_walk(facts, k, items, 0) for k in _PER_CORE if k <= most]
    return asks


def _pool_values(facts: Facts) -> Sequence[int]:
    return (16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224) if facts.effort >= 1 else (24, 56, 80, 112)


def _pool_asks(facts: Facts) -> list[Ask]:
    items = most_items(facts, 128)
    asks = []
    for r in _pool_values(facts):
        # up to twice what 64 Ki registers hold, as far as 4096 items a core
        most = max(6, min(32, 2 * 65536 // (items * (r + 8))))
        asks += [_walk(facts, k, items, r) for k in _PER_CORE if k <= most]
    return asks


def _peak_asks(facts: Facts) -> list[Ask]:
    asks = []
    for items, values in ((32, (0,)), (64, (0,)), (128, (0, *_pool_values(facts))), (256, (0, 64, 128)), (512, (0,)), (1024, (0,))):
        if items > most_items(facts, 1024):
            continue
        size = max(1, facts.compute_units) * max(4, 8192 // items) * items
        for r in values:
            args = (zeros("int32", 2), zeros("float32", size), *_BC, i32(2), i32(fewer(facts, 2000, 10)))
            tags = {"items": items, "registers": r}
            asks.append(ask("compute_registers.cl", "registers_peak", f"-DR={r}", size, items, args, tags, (0,)))
    return asks


def _todo(points: Sequence[Point], facts: Facts, known: Sequence[Finding]) -> Inference:
    return Inference()


probes.register("registers.spill")(Probe("registers.spill", "time of a step over the values held at once", _spill_asks, _todo))
probes.register("registers.resident")(Probe("registers.resident", "groups a core keeps, over their size", _resident_asks, _todo))
probes.register("registers.pool")(Probe("registers.pool", "groups a core keeps, over the registers they hold", _pool_asks, _todo))
probes.register("registers.peak")(
    Probe(
        "registers.peak", "groups that count themselves in and out, over their size and registers", _peak_asks, _todo,
        simulates=False, why_not="values that atomics return are not kept between groups in a simulation",
    )
)  # fmt: skip
