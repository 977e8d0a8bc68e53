"""Which measurement would narrow predictions most: the shares of their variance that uncertain fields of a GPU make.

The variance of ln(latency) is, to first order, the sum over the fields of (d ln(latency) / d ln(field) times the field's relative
uncertainty) squared. Fields are taken as independent, as intervals take them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from typing import Any

import msgspec

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.probe import DeviceFacts, Probe
from mgpusim.cost.interval import CLOCK, Z80
from mgpusim.engine.estimate import estimate
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.view import ViewTable
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import shipped_examples

FINDS: dict[str, tuple[str, ...]] = {
    "compute.clock": (CLOCK,), "compute.double": ("core.fp64.rate",), "compute.half": ("core.fp16.*",),
    "compute.issue": ("core.issue_per_cycle",), "compute.latency": ("core.ops.*.latency_cycles",),
    "compute.throughput": ("core.ops.*.per_cycle", "core.int64.rate"), "launch.cores": ("shader_cores",),
    "launch.dispatch": ("dispatch.*_cycles",), "launch.floor": ("launch.floor_s",), "launch.flush": ("launch.flush_s",),
    "launch.gap": ("launch.gap_s",), "launch.isolated": ("launch.isolated_s",),
    "launch.pace": ("launch.pace_s", "launch.argument_s"), "launch.start": ("launch.enqueue_s",),
    "memory.atomics_global": ("atomics.global_*",),
    "memory.atomics_local": ("atomics.local_cycles",), "memory.bandwidth_buffer": ("l1.b_per_cycle", "l2.b_per_cycle"),
    "memory.bandwidth_dram": ("dram.efficiency", "dram.b_per_s"), "memory.bandwidth_image": ("texture_l1.b_per_cycle",),
    "memory.chase_buffer": ("l1.latency_cycles", "l1.size_b", "l2.latency_cycles", "l2.size_b", "slc.latency_cycles"),
    "memory.chase_constant": ("constant.latency_cycles", "constant.size_b"), "memory.chase_count": ("l1.line_b", "l2.line_b"),
    "memory.chase_image": ("texture.latency_cycles", "texture_l1.*"), "memory.chase_line": ("l1.sector_b", "l2.sector_b"),
    "memory.chase_local": ("local.latency_cycles",), "memory.chase_tlb": ("tlb.*",), "memory.chase_ways": ("l1.ways", "l2.ways"),
    "memory.constant_bandwidth": ("constant.b_per_cycle",),
    "memory.dram_latency": ("dram.latency_s",),
    "memory.image_rate": ("texture.texels_per_cycle_*", "texture.linear_factor", "texture.result_b_per_cycle"),
    "memory.image_store": ("texture.image_write_b_per_cycle",), "memory.local_bandwidth": ("local.b_per_cycle",),
    "memory.local_banks": ("local.banks",), "memory.partial_store": ("l2.write_b_per_cycle", "l2.sector_b"),
    "registers.resident": ("core.max_groups", "core.max_items", "core.max_warps"), "registers.pool": ("registers.per_core",),
    "registers.spill": ("registers.max_per_item",), "warp.barrier": ("core.ops.barrier.*",), "warp.size": ("core.warp_sizes",),
    "warp.lanes": ("core.lanes", "core.sub_cores"),
}  # fmt: skip
"""Patterns of the fields that each probe finds, where it finds them; what several find is listed by the one that needs fewest
launches."""
LEAST_SHARE = 0.005
QUICK_S, FULL_S = 120.0, 900.0
"""Seconds that a quick and a full run of the probes take about."""
QUICK = {"budget_s": 0.1, "repeats": 5, "most": 15}
FULL = {"budget_s": 0.25}
QUICK_EFFORT = 0.25
BUILD_S = 0.3
"""Seconds that a driver takes for a kernel."""
FIRST = ("compute.clock", "launch.floor", "memory.bandwidth_dram")
"""Probes on which the figures of most others rest, or which each kernel feels."""


class ProbeGain(msgspec.Struct, frozen=True):
    """What one probe would settle: `share` of the variance of ln(latency), as a mean over launches, and the fields, surest gain
    first."""

    probe: str
    share: float
    fields: dict[str, float]


def variance_shares(gpu: GpuSpec, session: Session = USUAL) -> dict[str, float]:
    """Return the share of each field of a GPU in the variance of ln(latency), a mean over the shipped examples; largest first.

    Examples that the GPU cannot run are left out. The shares add up to 1, unless every field is certain.

    >>> shares = variance_shares(load_gpu("adreno-640"))
    >>> round(sum(shares.values()), 6)
    1.0
    """
    sums: dict[str, float] = {}
    examples = shipped_examples()
    counted = 0
    for number, (name, path) in enumerate(examples.items()):
        session.tell(number, len(examples), name)
        try:
            slopes = estimate(load_launch(path), gpu, intervals=True, session=session.alone).slopes
        except MgpusimError:
            continue
        variances = {field: (slope * _sigma(gpu, field)) ** 2 for field, slope in slopes.items()}
        total = math.fsum(variances.values())
        counted += total > 0
        for field, variance in variances.items():
            sums[field] = sums.get(field, 0.0) + (variance / total if total else 0.0)
    return {field: value / counted for field, value in sorted(sums.items(), key=lambda item: -item[1]) if value > 0}


def _sigma(gpu: GpuSpec, field: str) -> float:
    if field == CLOCK and gpu.clock.run_hz is not None:
        low, high = gpu.clock.run_hz
        return math.log(high / low) / (2 * Z80)
    return source_of(gpu, field).rel_uncertainty


def rank_probes(shares: Mapping[str, float], known: Sequence[str]) -> tuple[ProbeGain, ...]:
    """Return what probes would settle, that with the largest share first; those that settle nothing are left out.

    Parameters
    ----------
    shares : of `variance_shares`.
    known : names of probes to rank.

    >>> gains = rank_probes({"dram.efficiency": 0.7, "l2.latency_cycles": 0.2}, ["memory.bandwidth_dram"])
    >>> [(gain.probe, gain.share) for gain in gains]
    [('memory.bandwidth_dram', 0.7)]
    """
    out = []
    for probe in known:
        fields = {f: share for f, share in shares.items() if any(fnmatch(f, pattern) for pattern in FINDS.get(probe, ()))}
        if (share := math.fsum(fields.values())) >= LEAST_SHARE:
            out.append(ProbeGain(probe, share, fields))
    return tuple(sorted(out, key=lambda gain: (-gain.share, gain.probe)))


def rank_table(gains: Sequence[ProbeGain]) -> ViewTable:
    """Return what there is to see of `rank_probes`."""
    rows = [(gain.probe, gain.share, ", ".join(gain.fields)) for gain in gains]
    columns: dict[str, Any] = {"probe": "word", "of the variance": "share", "fields it would settle": "text"}
    return ViewTable(columns=columns, rows=rows, title="What to measure next", most=6)


class Paced(msgspec.Struct, frozen=True):
    """Probes that fit into a time.

    Attributes
    ----------
    options : over the `DEFAULTS` of `mgpusim.calibrate.measuring.runner`.
    seconds : what they take about, by the budget of each launch and a time for each build.
    left_out : how many probes are not run; left : what those of them would settle that settle most.
    """

    probes: dict[str, Probe]
    effort: float
    options: dict[str, Any]
    seconds: float
    left_out: int = 0
    left: tuple[ProbeGain, ...] = ()

    @property
    def note(self) -> str:
        """What is run, and what is left."""
        text = f"{len(self.probes)} probes, about {self.seconds / 60:.0f} min"
        if not self.left_out:
            return text
        most = ", ".join(f"{gain.probe} {gain.share:.1%}" for gain in self.left[:4]) or f"none above {LEAST_SHARE:.1%}"
        return f"{text}; {self.left_out} left out, by share of the variance of predictions (sizes and widths have none): {most}"


def paced(known: Mapping[str, Probe], facts: DeviceFacts, gpu: GpuSpec | None, quick: bool) -> Paced:
    """Return all probes for a full run; for a quick one those that settle most of the predictions' variance in the time.

    Parameters
    ----------
    gpu : the preset that the device is taken for, whose uncertainties rank the probes of a quick run.

    >>> gpu = load_gpu("adreno-640")
    >>> pacing = paced(known_probes(), facts_of_gpu(gpu, simulated=False), gpu, quick=True)
    >>> pacing.seconds <= QUICK_S, "compute.clock" in pacing.probes, len(pacing.probes) < len(known_probes())
    (True, True, True)
    """
    effort, options = (QUICK_EFFORT, QUICK) if quick else (1.0, FULL)
    facts = msgspec.structs.replace(facts, effort=effort)
    cost: dict[str, float] = {}
    for name, probe in known.items():
        launches = [ask.launch for ask in probe.asks(facts)]
        cost[name] = len(launches) * options["budget_s"] + BUILD_S * len({(gain.text(), gain.options) for gain in launches})
    if not quick or gpu is None:
        return Paced(dict(known), effort, dict(options), math.fsum(cost.values()))
    gains = {gain.probe: gain for gain in rank_probes(variance_shares(gpu), list(known))}
    taken: set[str] = set()

    def needed(name: str) -> set[str]:
        """Return what a probe adds to those taken: itself, and those that it builds on."""
        out = {name} - taken
        for other in known[name].after:
            out |= needed(other) if other in known else set()
        return out

    seconds = 0.0
    order = sorted(gains.values(), key=lambda gain: -gain.share / max(1.0, math.fsum(cost[n] for n in needed(gain.probe))))
    for name in [*(n for n in FIRST if n in known), *(gain.probe for gain in order)]:
        more = needed(name)
        if seconds + math.fsum(cost[n] for n in more) <= QUICK_S:
            taken |= more
            seconds += math.fsum(cost[n] for n in more)
    left = tuple(gain for name, gain in gains.items() if name not in taken)
    return Paced({n: p for n, p in known.items() if n in taken}, effort, dict(options), seconds, len(known) - len(taken), left)
