"""From a simulated launch to a `Prediction`: what was measured inside the event engine, in the words of every engine."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.cost.access import first_levels
from mgpusim.cost.interval import interval_us
from mgpusim.cost.launch import launch_times
from mgpusim.engine.details import STALLS, CacheLevel, EventDetails, GroupSpan, LineCost, Series, Slice
from mgpusim.engine.event import layout as at
from mgpusim.engine.event.budget import cores_sigma
from mgpusim.engine.event.layout import LSU, S_LSU, S_TEXTURE_UNIT, TEXTURE, SiteStats
from mgpusim.engine.event.simulation import EventRun
from mgpusim.engine.prediction import BOUNDS, Advice, Prediction
from mgpusim.memory import timed_fields as timed
from mgpusim.trace.data import Trace
from mgpusim.workload.provenance import by_engine

__all__ = ["breakdown_of", "latency_us_of", "prediction_of", "spread_of"]

_STEPS = 120  # of the series over time
_EXPONENT = 8.0  # by which pipes that are nearly as busy as the busiest share its time
_QUEUES = {TEXTURE: S_TEXTURE_UNIT, LSU: S_LSU}  # the state of warps that find a memory unit taken
_MAX_GROUPS = 20_000


class _StateReader:
    """Reads the state of a finished run."""

    def __init__(self, run: EventRun, trace: Trace, gpu: GpuSpec) -> None:
        self.run, self.trace, self.gpu = run, trace, gpu
        self.machine = run.machine
        self.state = run.machine.state
        self.ticks = max(1.0, run.simulated_cycles * timed.TICKS)
        self.us = 1e6 / gpu.clock.gpu_hz / timed.TICKS
        self.cores = run.shares.cores
        self.scale = trace.meta.ndrange.n_groups / len(run.groups) * run.traffic_ratio

    def busy(self) -> dict[str, float]:
        """Busy share of each pipe and level over the simulated time, mean over the simulated cores."""
        state, gpu, ticks = self.state, self.gpu, self.ticks
        subs = len(self.machine.table("subs"))
        hist = self.machine.table("histograms").reshape(at.N_HIST, at.BUCKETS)
        units = state["unit_busy"] / (ticks * self.machine.unit_counts)
        pipes = state["pipe_busy"] / (ticks * subs)
        banks = int(self.machine.level("l2")["banks"])
        out = {
            "issue": float(hist[at.H_ISSUE].sum()) / (ticks * subs),
            "fp": float(pipes[0]),
            "int": float(pipes[1]),
            "sfu": float(pipes[2]),
            "l1" if gpu.l1 is not None else "lsu": float(units[at.LSU]),
            "texture": float(units[at.TEXTURE]),
            "constant": float(units[at.CONSTANT]),
            "local": float(units[at.LOCAL]),
            "l2": float(self.machine.level_stats("l2")["busy"]) / (ticks * banks),
            "dram": float(state["dram_busy"]) / (ticks * int(self.machine.constants["dram_banks"])),
            "dispatch": len(self.run.groups) * float(self.machine.constants["device_ticks"]) / ticks,
        }
        if gpu.slc is not None:
            out["slc"] = float(self.machine.level_stats("slc")["busy"]) / ticks
        return {name: min(1.0, share) for name, share in out.items()}

    def stalls(self) -> dict[str, float]:
        total = self.state["stalls"].astype(float)
        whole = max(1.0, float(total.sum()))
        return {name: float(value / whole) for name, value in zip(STALLS, total, strict=True)}

    def spans(self) -> Array:
        """(group, core, slot, start us, end us) of the simulated groups."""
        log = self.run.log
        return np.stack([self.run.groups, log[:, 2], log[:, 3], log[:, 0] * self.us, log[:, 1] * self.us], axis=1)

    def over_time(self) -> Series:
        hist = self.machine.table("histograms").reshape(at.N_HIST, at.BUCKETS).astype(float)
        width = float(1 << int(self.state["hist_shift"]))
        n = min(at.BUCKETS, int(np.ceil(self.ticks / width)))
        fold = max(1, -(-n // _STEPS))
        rows = -(-n // fold)
        step = width * fold
        padded = np.zeros((at.N_HIST, rows * fold))
        padded[:, : min(at.BUCKETS, rows * fold)] = hist[:, : rows * fold]
        folded = padded.reshape(at.N_HIST, rows, fold).sum(axis=2)
        gpu, share = self.gpu, self.run.shares.bandwidth
        subs, units = len(self.machine.table("subs")), self.machine.unit_counts
        per_cycle = step / timed.TICKS
        whole = {
            "issue": folded[at.H_ISSUE] / (step * subs),
            "fp": folded[at.H_FP] / (step * subs),
            "lsu": folded[at.H_LSU] / (step * units[at.LSU]),
            "texture": folded[at.H_TEXTURE] / (step * units[at.TEXTURE]),
            "local": folded[at.H_LOCAL] / (step * units[at.LOCAL]),
            "l2": folded[at.H_L2] / (per_cycle * gpu.l2.b_per_cycle * share),
            "dram": folded[at.H_DRAM] * _dram_share(self.run) / (per_cycle * gpu.dram_b_per_cycle * share),
        }
        whole["occupancy"] = self._occupancy(rows, step)
        values = {name: tuple(np.round(np.minimum(1.0, v), 4).tolist()) for name, v in whole.items() if v.any()}
        return Series(0.0, step * self.us, values)

    def _occupancy(self, rows: int, step: float) -> Array:
        """Resident warps over warp slots in each step, from the groups' times on the cores."""
        held = self.trace.meta.occupancy
        warps = -(-held.warps_per_group // held.passes)
        edges = np.arange(rows + 1) * step
        log = self.run.log
        # time that groups are resident before each edge
        before = _resident_before(edges, np.sort(log[:, 0])) - _resident_before(edges, np.sort(log[:, 1]))
        inside = np.diff(before)
        slots = self.cores * self.gpu.core.max_warps
        return np.asarray(inside * warps / (step * slots))

    def caches(self, busy: dict[str, float]) -> dict[str, CacheLevel]:
        out = {}
        gpu = self.gpu
        unified = gpu.texture_l1 is None
        for name, level, cache in (
            ("l1", "texture" if unified else "buffer", gpu.l1),
            ("texture_l1", "texture", gpu.texture_l1),
            ("l2", "l2", gpu.l2),
            ("slc", "slc", gpu.slc),
        ):
            if cache is None:
                continue
            stats = self.machine.level_stats(level)
            shown = {"l1": busy.get("l1", 0.0), "texture_l1": busy["texture"], "l2": busy["l2"]}.get(name, 0.0)
            out[name] = CacheLevel(
                requests=int(stats["requests"]), hits=int(stats["hits"]), merged=int(stats["merged"]),
                bytes_asked=float(stats["sectors"] * cache.sector_b),
                bytes_hit=float(stats["hit_sectors"] * cache.sector_b), busy=shown,
            )  # fmt: skip
        return out

    def lines(self) -> tuple[LineCost, ...]:
        """Cost by source line, most expensive first."""
        table = self.machine.table("lines")
        sites = self.trace.meta.sites
        stats = self.machine.table("site_stats")
        charged = self._charged(table["stalls"])
        whole = max(1.0, float(charged.sum()))
        first = first_levels(self.gpu)
        reads_l1 = [s.kind in ("load", "texture") and first[s.first_level] is not None for s in sites]  # else what hits is L2
        out = []
        for i, line in enumerate(self.run.lines):
            row = charged[i]
            spent = float(row.sum())
            here = [k for k, s in enumerate(sites) if s.line == line]
            mine = {name: int(stats[name][here].sum()) for name in SiteStats.fields}
            cached = stats[[k for k in here if reads_l1[k]]]
            cached_tx = int(cached["transactions"].sum())
            if spent <= 0:
                continue
            asked = float(mine["l2_b"])
            out.append(
                LineCost(
                    line=line, share=spent / whole,
                    stalls={name: float(v / spent) for name, v in zip(STALLS, row, strict=True) if v > 0},
                    instructions=float(table["instructions"][i]), requests=mine["requests"], transactions=mine["transactions"],
                    l1_hit_rate=int(cached["hits"].sum()) / cached_tx if cached_tx else None,
                    l2_hit_rate=float(mine["l2_hit_b"]) / asked if asked > 0 else None,
                    dram_b=float(mine["dram_b"]),
                )
            )  # fmt: skip
        return tuple(sorted(out, key=lambda c: (-c.share, c.line)))

    def _charged(self, stalls: Array) -> Array:
        """Return the warps' time by line and state; that in the queue of a memory unit is charged to the lines that hold it.

        A warp that finds a unit taken stands at the access it comes to, often its first one: what takes the time is elsewhere.
        """
        out = stalls.astype(float)
        ports = self.machine.constant_table("sites")["port"]
        occupied = self.machine.table("site_stats")["occupied"]
        places = {line: i for i, line in enumerate(self.run.lines)}
        for port, state in _QUEUES.items():
            if state == S_LSU and self.trace.meta.occupancy.spilled:  # spilled registers queue there too, without a site
                continue
            weights = np.zeros(len(out))
            for k, site in enumerate(self.trace.meta.sites):
                if ports[k] == port and site.line in places:
                    weights[places[site.line]] += float(occupied[k])
            if weights.sum() > 0:
                out[:, state] = out[:, state].sum() * weights / weights.sum()
        return out

    def slices(self) -> tuple[Slice, ...]:
        out = []
        for sequence, warp, name, start, end in self.run.slices.tolist():
            line = self.run.loop_lines[name] if name >= 0 else 0
            out.append(
                Slice(int(self.run.groups[sequence]), warp, "barrier" if name < 0 else f"loop at line {line}" if line else "loop",
                      line, start * self.us, end * self.us)
            )  # fmt: skip
        return tuple(out)

    def details(self, gap: float, busy: dict[str, float], sampling_sigma: float) -> EventDetails:
        run = self.run
        spans = self.spans()[:_MAX_GROUPS]
        series = self.over_time()
        occupied = series.values.get("occupancy", (0.0,))
        return EventDetails(
            scheduler=self.gpu.core.scheduler, exact=run.exact, converged=run.converged, simulated_groups=len(run.groups),
            simulated_cores=self.cores, warp_instructions=int(self.state["instructions"]),
            simulated_us=run.simulated_cycles * 1e6 / self.gpu.clock.gpu_hz, gap=gap, stalls=self.stalls(),
            occupancy=float(np.mean(occupied)), over_time=series,
            groups=tuple(GroupSpan(int(g), int(c), int(s), float(a), float(b)) for g, c, s, a, b in spans.tolist()),
            slices=self.slices(), caches=self.caches(busy), lines=self.lines(),
            wave_cycles=tuple(length for _, length in run.wave_cycles),
            seeds=len(run.order_cycles), spread=spread_of(run, self.trace, self.gpu),
            order_us=order_latencies_us(run, self.trace, self.gpu),
            skipped_iterations=self.trace.meta.skipped_iterations, cost_s=run.cost_s,
            budget_s=run.sampling.budget_s if run.sampling else None, sampling_sigma=sampling_sigma,
        )  # fmt: skip


def _resident_before(edges: Array, times: Array) -> Array:
    """Return, per edge, the sum over `times` (ascending) of max(0, edge - time)."""
    count = np.searchsorted(times, edges)
    sums = np.concatenate([[0.0], np.cumsum(times.astype(float))])
    return np.asarray(count * edges - sums[count])


def breakdown_of(run: EventRun, trace: Trace, gpu: GpuSpec) -> dict[str, float]:
    """Return the microseconds of a simulated launch by name of `BOUNDS`, as `prediction_of` attributes them."""
    latency_us, overhead_us = _times_us(run, trace, gpu)
    return _breakdown(_StateReader(run, trace, gpu).busy(), latency_us - overhead_us, overhead_us)


def latency_us_of(run: EventRun, trace: Trace, gpu: GpuSpec) -> float:
    """Return the microseconds of a simulated launch, its overhead included."""
    return _times_us(run, trace, gpu)[0]


def order_latencies_us(run: EventRun, trace: Trace, gpu: GpuSpec) -> tuple[float, ...]:
    """Return the microseconds of the launch in each order of its warps that was simulated whole."""
    return tuple(latency_us_of(msgspec.structs.replace(run, cycles=cycles), trace, gpu) for cycles in run.order_cycles)


def spread_of(run: EventRun, trace: Trace, gpu: GpuSpec) -> float:
    """Return one sigma of ln(latency) over the orders of warps that were tried; the overhead of a launch has no part in it."""
    latency_us, overhead_us = _times_us(run, trace, gpu)
    return run.spread * (latency_us - overhead_us) / latency_us


def _times_us(run: EventRun, trace: Trace, gpu: GpuSpec) -> tuple[float, float]:
    """Return the microseconds of a simulated launch, and those of its overhead."""
    latency_s, overhead_s = launch_times(gpu, trace.meta.image_args, run.cycles)
    return float(latency_s) * 1e6, float(overhead_s) * 1e6


def prediction_of(run: EventRun, trace: Trace, gpu: GpuSpec, base: Prediction) -> Prediction:
    """Return the prediction of a simulated launch.

    The time of the busiest pipe or level is attributed to the pipes by how busy they are, and what remains to latency: time
    in which no pipe was kept busy. What follows from the trace alone, and what the figures of the GPU leave uncertain, are those
    of `base`, the analytic tier's prediction of the same trace.
    """
    reader = _StateReader(run, trace, gpu)
    latency_us, overhead_us = _times_us(run, trace, gpu)
    gap = latency_us / base.latency_us
    spread = spread_of(run, trace, gpu)
    busy = reader.busy()
    body_us = latency_us - overhead_us
    breakdown = _breakdown(busy, body_us, overhead_us)
    kept = body_us / latency_us
    levels = reader.caches(busy)
    caches = {name: level.bytes_hit / level.bytes_asked if level.bytes_asked else None for name, level in levels.items()}
    utilization = {
        name: (busy.get(name, 0.0) * kept if base.utilization[name] is not None else None) for name in base.utilization
    }
    utilization |= {
        "cores": _cores_busy(run, trace) * kept,
        "alu": max(busy["fp"], busy["int"]) * kept,
        "lsu": busy.get("l1", busy.get("lsu", 0.0)) * kept,
    }
    state = run.machine.state
    dram_b = float(state["dram_read_b"] + state["dram_write_b"]) * reader.scale * _dram_share(run)
    l2_b = float(state["l2_b"]) * reader.scale
    moved = {"l2": l2_b, "dram": dram_b}
    intensity = {name: base.flops / asked if asked > 0 and base.flops > 0 else None for name, asked in moved.items()}
    fewer = run.sampling.fewer if run.sampling is not None else 1.0
    of_cores = cores_sigma(fewer, busy["dram"], base.dram_b / dram_b if dram_b > 0 else 1.0)
    sampling_sigma = math.hypot(run.waves_sigma, of_cores) * kept
    sigma = math.hypot(base.fields_sigma, spread, sampling_sigma)
    return msgspec.structs.replace(
        base,
        provenance=by_engine("event", gpu.name),
        engine="event",
        latency_us=latency_us,
        interval_us=interval_us(gpu, "event", latency_us, breakdown, sigma, math.log(gap), base.clock_factors),
        bound=max(breakdown, key=lambda k: breakdown[k]),
        breakdown_us=breakdown,
        utilization=utilization,
        hit_rate={name: caches.get(name) for name in base.hit_rate},
        dram_b=dram_b,
        l2_b=l2_b,
        slc_b=levels["slc"].bytes_hit * reader.scale if "slc" in levels else 0.0,
        intensity=base.intensity | intensity,
        gflops=base.flops / latency_us / 1e3,
        sampled_groups=len(run.groups),
        advice=tuple(Advice(a.change, a.latency_us * gap) for a in base.advice),
        event=reader.details(gap, busy, sampling_sigma),
    )


def _breakdown(busy: dict[str, float], body_us: float, floor_us: float) -> dict[str, float]:
    top = max(busy.values())
    weights = {name: (share / top) ** _EXPONENT for name, share in busy.items() if share > 0} if top > 0 else {}
    whole = math.fsum(weights.values()) or 1.0
    parts = dict.fromkeys(BOUNDS, 0.0)
    parts["launch"] = floor_us
    for name, weight in weights.items():
        parts[name] += body_us * top * weight / whole
    parts["latency"] += body_us * (1.0 - top)
    return {name: value for name, value in parts.items() if value > 0}


def _dram_share(run: EventRun) -> float:
    """Return the bytes DRAM moves over those the simulated cores asked it for."""
    read, written = (float(run.machine.state[name]) for name in ("dram_read_b", "dram_write_b"))
    both = read + written
    return (read * run.shares.dram + written * run.shares.written) / both if both else 1.0


def _cores_busy(run: EventRun, trace: Trace) -> float:
    """Share of all cores' time in which they hold a group."""
    busy = 0.0
    for core in range(run.shares.cores):
        mine = run.log[run.log[:, 2] == core]
        if not len(mine):
            continue
        mine = mine[np.argsort(mine[:, 0], kind="stable")]
        reach = np.maximum.accumulate(mine[:, 1])
        gaps = np.maximum(0, mine[1:, 0] - reach[:-1]).sum()
        busy += float(reach[-1] - mine[0, 0] - gaps)
    used = busy / (run.simulated_cycles * timed.TICKS * run.shares.cores)
    return min(1.0, used * run.shares.active / trace.meta.n_cores)
