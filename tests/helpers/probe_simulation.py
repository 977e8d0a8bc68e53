"""Probes simulated on a preset by the event engine, read in order: what the round trip of calibration is tested with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import mgpusim
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.probe import DeviceFacts, Finding, Inference, Point, Probe
from mgpusim.calibrate.probes import known_probes

CLOCK = "compute.clock"
NOT_SET = {"dram.mixed_efficiency": 1.0}
"""What fields mean that a preset does not set."""


def facts_of(gpu: GpuSpec) -> DeviceFacts:
    """Return what a device like `gpu` says of itself."""
    limits = gpu.limits
    return DeviceFacts(
        gpu.name, gpu.shader_cores, gpu.clock.gpu_hz, limits.max_work_group_size, limits.max_work_item_sizes,
        gpu.local.max_per_group_b, limits.max_constant_b, limits.max_buffer_b, limits.max_image2d, simulated=True, effort=0.25,
        fp16=gpu.texture.result_b_per_cycle is not None,
    )  # fmt: skip


def field(gpu: GpuSpec, path: str) -> Any:
    """Return a field of `gpu`, or what it means not to be set; None where the table is absent."""
    owner: Any = gpu
    for name in path.split("."):
        owner = getattr(owner, name, None)
    return NOT_SET.get(path) if owner is None else owner


def simulated(probe: Probe, gpu: GpuSpec) -> list[Point]:
    """Return the points of a probe, timed by the event engine."""
    asks = probe.asks(facts_of(gpu))
    times = {launch: mgpusim.predict(launch, gpu, engine="event").latency_us * 1e-6 for launch in {a.launch for a in asks}}
    return [Point(a.tags, times[a.launch], 0.0) for a in asks]


def given(gpu: GpuSpec) -> list[Finding]:
    """Return what other probes would have found: the clock and the latency of an integer addition."""
    said = (("clock.gpu_hz", gpu.clock.gpu_hz), ("core.ops.iadd.latency_cycles", gpu.core.ops.iadd.latency_cycles))
    return [Finding(path, value, value, value, CLOCK, "given") for path, value in said]


def round_trip(name: str, chosen: Iterable[str]) -> dict[str, Inference]:
    """Simulate the probes `chosen` on a preset and read them, each with the findings of those it comes after."""
    gpu, probes = load_gpu(name), known_probes()
    left = list(chosen)
    found: dict[str, Inference] = {CLOCK: Inference(tuple(given(gpu)))}
    while left:
        ready = next(n for n in left if not any(other in left for other in probes[n].after))
        left.remove(ready)
        probe = probes[ready]
        known = [f for other in probe.after if other in found for f in found[other].findings]
        found[ready] = probe.infer(simulated(probe, gpu), facts_of(gpu), known)
    del found[CLOCK]
    return found


def holds(finding: Finding, value: float, slack: float = 0.0) -> bool:
    """Whether a finding allows a value: in its interval, or on the right side of its bound."""
    above, below = finding.low * (1 - slack) <= value, value <= finding.high * (1 + slack)
    return {"exactly": above and below, "at least": above, "at most": below}[finding.proves]


def wrong(found: dict[str, Inference], gpu: GpuSpec) -> list[str]:
    """Return findings whose interval, or whose bound, does not hold the preset's value."""
    out = []
    for name, inference in found.items():
        for f in inference.findings:
            value = field(gpu, f.field)
            if value is None or not holds(f, value):
                out.append(f"{name}: {f.field} = {f.value:g} [{f.low:g}, {f.high:g}], preset {value}")
    return out
