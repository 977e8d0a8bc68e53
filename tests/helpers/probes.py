"""Probes made up for tests: a kernel that copies, one that does nothing, and points on a line known beforehand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mgpusim.calibrate import probes
from mgpusim.calibrate.probe import Ask, Curve, DeviceFacts, Finding, Inference, Point, Probe
from mgpusim.workload.args import BufferArg
from mgpusim.workload.launch import Launch

FACTS = DeviceFacts("Test GPU", 2, 585e6, 1024, (1024, 1024, 1024), 32768, 65536, 2866180000, (16384, 16384), images=True)
DEVICE = {
    "name": "Test GPU", "vendor": "Qualcomm", "compute_units": 2, "max_clock_mhz": 585, "max_work_group_size": 1024,
    "max_work_item_sizes": [1024, 1024, 1024], "local_mem_b": 32768, "constant_b": 65536, "max_alloc_b": 2866180000,
    "images": True, "image2d_max": [16384, 16384], "fp16": False, "fp64": False,
}  # fmt: skip
NOTHING = "kernel void nothing(global int *out) { if (get_global_id(0) == 0) out[0] = 7; }"
COPY = "kernel void copy(global const float *a, global float *b) { int i = get_global_id(0); b[i] = a[i]; }"


def _nothing_asks(facts: DeviceFacts) -> list[Ask]:
    out = BufferArg("int32", 1)
    return [Ask(Launch(NOTHING, "nothing", (items,), (out,), (items,)), {"items": items}, (0,)) for items in (1, 32)]


def _nothing_read(points: Sequence[Point], facts: DeviceFacts, before: Sequence[Finding]) -> Inference:
    times = sorted(p.time_s for p in points)
    return Inference(
        (Finding("launch.floor_s", times[0], 0.8 * times[0], 1.1 * times[0], "test.nothing", "time of one idle item"),),
        (Curve("Idle items", "items", "time, s", tuple(float(p.tags["items"]) for p in points), tuple(p.time_s for p in points),
               marks=((1.0, "floor"),)),),
        ("the floor holds the dispatch of one group as well",),
    )  # fmt: skip


def _copy_asks(facts: DeviceFacts) -> list[Ask]:
    counts = [1 << 12, 1 << 13] if facts.effort < 1 else [1 << 12, 1 << 13, 1 << 14]
    return [
        Ask(Launch(COPY, "copy", (n,), (BufferArg("float32", n), BufferArg("float32", n)), (64,)), {"bytes": 8 * n})
        for n in counts
    ]


def _copy_read(points: Sequence[Point], facts: DeviceFacts, before: Sequence[Finding]) -> Inference:
    floor = next((f.value for f in before if f.field == "launch.floor_s"), 0.0)
    rates = [p.tags["bytes"] / (p.time_s - floor) for p in points]
    best = max(rates)
    return Inference((Finding("dram.b_per_s", best, min(rates), 1.5 * best, "test.copy", "bytes over time less the floor"),))


NOTHING_PROBE = Probe("test.nothing", "what a launch costs", _nothing_asks, _nothing_read)
COPY_PROBE = Probe("test.copy", "what a copy costs", _copy_asks, _copy_read, after=("test.nothing",))
BLIND_PROBE = Probe(
    "blind", "what only a device shows", _nothing_asks, lambda *_: Inference(), simulates=False, why_not="not modelled"
)


def use_probes(monkeypatch: pytest.MonkeyPatch, *chosen: Probe) -> None:
    """Make `chosen` the only probes there are."""
    monkeypatch.setattr(probes, "known_probes", lambda: {probe.name: probe for probe in chosen})


def found(field: str, value: float, low: float | None = None, high: float | None = None, probe: str = "test.copy") -> Finding:
    """Return a finding, by default exact."""
    return Finding(field, value, value if low is None else low, value if high is None else high, probe, f"made up for {field}")


def says(name: str, *findings: Finding, after: tuple[str, ...] = (), notes: tuple[str, ...] = ()) -> Probe:
    """Return a probe that finds the same whatever its points are."""
    return Probe(name, f"says {len(findings)} things", lambda facts: [], lambda *_: Inference(findings, (), notes), after)
