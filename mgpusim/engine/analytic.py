"""The analytic engine: throughput of every pipe and level against the latency bound of the resident warps.

For each sampled wave, on the busiest core (cycles)::

    M    = n_first * first + P_miss * (l2_extra + dram_miss * dram_extra)          memory on a path
    f    = max(1, registers_written_by_loads * U / Q)                              Little's law per warp
    per  = max(r, max(0, alu(c) + M * f - r) / U^alpha + kappa * ops)              one visit of a region
    Lat  = L_start + sum over regions of visits * per
    Thr  = p-norm(core, l1, texture, image writes, constant, local, l2, dispatch)
    T(k) = p-norm(Thr, Lat)                                                        k groups on the core
    T    = floor + max(p-norm(sum over waves of T(k), DRAM bytes / bandwidth), atomics, serial dispatch)

c is the critical path of one visit, r its loop-carried recurrence, U the unroll factor a vendor compiler would choose, Q the
load registers a warp keeps in flight, alpha how well unrolled iterations overlap, kappa the issue cost of an operation in the
latency term. The two p-norms stand in for what the event engine simulates.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.families import bound_pipe, family_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.features import F, Features
from mgpusim.opencl.facts import PathCounts
from mgpusim.trace.data import LINE_TURNS, phase_b

__all__ = ["Evaluation", "evaluate", "unroll_factors"]

Array = np.ndarray[Any, Any]
_MEMORY_CLASSES = ("load", "store", "texture", "image_write", "atomic")


class Evaluation(msgspec.Struct):
    """Result of the equations, in cycles of the GPU clock.

    `parts` add up to `cycles`; `busy` are the cycles each pipe of the busiest core (or the device's level) works.
    """

    cycles: float
    parts: dict[str, float]
    busy: dict[str, float]
    dram_b: float
    l2_b: float


def _norm(values: Array, p: float) -> float:
    top = float(values.max(initial=0.0))
    return top * float(((values / top) ** p).sum()) ** (1.0 / p) if top > 0 else 0.0


class _Equations:
    def __init__(self, features: Features, gpu: GpuSpec, warp_size: int, spilled: int, turns: int) -> None:
        self.f, self.gpu, self.warp = features, gpu, warp_size
        self.spilled, self.turns = spilled, turns
        self.family = family_of(gpu)
        self.unroll = np.array([self._unroll(r) for r in range(len(features.regions))])
        self.pipes, self.instructions = self._lower()

    # ---- operations ----------------------------------------------------------------------------------------------
    def _trips(self, region: int) -> float:
        info = self.f.regions[region]
        if info.loop < 0:
            return 1.0
        visits = self.f.visits.sum(axis=0)
        return float(visits[region] / max(1e-9, visits[max(0, info.parent)]))

    def _unroll(self, region: int) -> float:
        """The largest factor whose body stays within the limit and that the trip count fills."""
        info = self.f.regions[region]
        if info.loop < 0 or not info.innermost or info.has_barrier or self.family.dependency == "in_order":
            return 1.0
        visits = float(self.f.visits[:, region].sum()) * self.f.warps_per_group
        if visits <= 0:
            return 1.0
        body = math.fsum(float(self.f.ops[:, region, i].sum()) * c.ncomp for i, c in enumerate(self.f.columns)) / visits
        trips = self._trips(region)
        fitting = [
            u for u in self.gpu.model.unroll_factors if u == 1 or (u * body <= self.gpu.model.unroll_limit_ops and u <= trips)
        ]
        return float(max(fitting, default=1))

    def _lower(self) -> tuple[dict[str, Array], Array]:
        """Return pipe cycles and warp instructions per operation of each column, roles weighted (loops by region later)."""
        gpu, model = self.gpu, self.gpu.model
        table: dict[str, list[float]] = {}
        instructions = []
        for column in self.f.columns:
            weight = model.address_op_weight if column.role == "address" and column.cls not in _MEMORY_CLASSES else 1.0
            key: Any = (column.cls, column.bits, min(16, column.ncomp))
            if column.cls == "idiv" and column.role == "address":
                key, weight = ("iadd", column.bits, min(16, column.ncomp)), model.index_division_ops
            pipes = self.family.lower(gpu, {key: weight}, self.warp)
            for name, cycles in pipes.items():
                table.setdefault(name, []).append(cycles)
            slots = pipes["issue"] * gpu.core.issue_per_cycle
            # what a thread waits for in sequence are instructions, however many of their slots an operation fills
            instructions.append(max(min(weight, slots), slots / self.family.slots_per_instruction))
        return {name: np.array(values) for name, values in table.items()}, np.array(instructions)

    def region_weights(self) -> Array:
        """(regions, columns): what survives unrolling."""
        loops = np.array([c.role == "loop" for c in self.f.columns])
        return np.where(loops[None, :], 1.0 / self.unroll[:, None], 1.0) if len(loops) else np.ones((len(self.unroll), 0))

    # ---- latencies -----------------------------------------------------------------------------------------------
    def _levels(self, kind: str) -> tuple[float, float, float]:
        """Return (first level, extra to L2, extra to DRAM) cycles of a read of `kind`."""
        gpu = self.gpu
        dram = gpu.dram_latency_cycles - gpu.l2.latency_cycles
        if kind == "texture":
            own = (
                gpu.texture_l1.latency_cycles
                if gpu.texture_l1
                else (gpu.l1 or gpu.l2).latency_cycles + gpu.texture.latency_cycles
            )
            return own, max(0.0, gpu.l2.latency_cycles + gpu.texture.latency_cycles - own), max(0.0, dram)
        if kind == "local":
            return (gpu.local.latency_cycles, 0.0, 0.0) if gpu.local.on_chip else self._levels("global")
        if kind == "constant":
            return gpu.constant.latency_cycles, 0.0, 0.0
        if kind == "atomic":
            return gpu.l2.latency_cycles + gpu.atomics.global_cycles, 0.0, max(0.0, dram)
        first = gpu.l1.latency_cycles if gpu.l1 is not None and gpu.l1.serves != "texture" else gpu.l2.latency_cycles
        return first, max(0.0, gpu.l2.latency_cycles - first), max(0.0, dram)

    def _memory_cycles(self, path: PathCounts, wave: int, region: int) -> float:
        total = 0.0
        for kind, n in path.memory.items():
            first, l2_extra, dram_extra = self._levels(kind)
            any_miss, mean_miss, dram_miss, spread = self.f.misses(wave, region, kind)
            total += n * (first + max(0.0, spread - 1.0))
            total += max(any_miss, n * mean_miss) * (l2_extra + min(1.0, dram_miss) * dram_extra)
        return total

    def _alu_cycles(self, path: PathCounts) -> float:
        ops = self.gpu.core.ops
        return math.fsum(n * float(getattr(ops, cls).latency_cycles) for cls, n in path.ops.items() if cls not in _MEMORY_CLASSES)

    def latency(self, wave: int, instructions: Array) -> float:
        """Cycles the busiest warp of a group takes alone. `instructions`: per region, of one warp."""
        gpu, model = self.gpu, self.gpu.model
        total = gpu.dispatch.group_cycles
        kappa = max(model.issue_latency_cycles, self.warp * gpu.core.sub_cores / gpu.core.lanes)
        for r, info in enumerate(self.f.regions):
            visits = float(self.f.visits[wave, r])
            if visits <= 0:
                continue
            unroll = float(self.unroll[r])
            ops = float(instructions[r]) / visits
            memory = self._memory_cycles(info.critical, wave, r)
            recurrence = self._alu_cycles(info.recurrence) + self._memory_cycles(info.recurrence, wave, r)
            if self.family.dependency == "in_order":
                loads = math.fsum(info.critical.memory.values())
                every = sum(1 for s in self.f.site_info if s.region == r and s.kind in ("load", "texture"))
                blocked = memory * max(1.0, every / loads) if loads else 0.0
                total += visits * (blocked + ops * gpu.core.ops.fma.latency_cycles)
                continue
            pressure = max(1.0, info.load_words * unroll / model.load_registers_in_flight)
            path = max(0.0, self._alu_cycles(info.critical) + memory * pressure - recurrence)
            total += visits * max(recurrence, path / unroll**model.unroll_overlap + kappa * ops)
        return total * self.turns

    # ---- pipes ---------------------------------------------------------------------------------------------------
    def site_cycles(self, wave: int, l2_share: float) -> dict[str, float]:
        """Cycles of one group's accesses in each memory pipe of a core."""
        gpu, f = self.gpu, self.f
        out = dict.fromkeys(("l1", "texture", "lsu", "constant", "local", "l2", "atomics"), 0.0)
        first = gpu.texture_l1 or gpu.l1 or gpu.l2
        for i, site in enumerate(f.site_info):
            row = f.site_rows[wave][i]
            if row[F["requests"]] <= 0:
                continue
            if site.pipe == "texture":
                bits = next(b for b in (32, 64, 128) if site.width_b * 8 <= b or b == 128)
                rate = getattr(gpu.texture, f"texels_per_cycle_{bits}")
                filtered = (gpu.texture.linear_factor if site.taps > 1 else 1.0) / site.taps
                # the unit takes a quad of lanes at a time; every line a quad spreads over is a transfer of its own
                transfers = row[F["wavefronts"]] * first.line_b / first.b_per_cycle
                out["texture"] += max(row[F["lanes"]] / rate, transfers) * filtered
            elif site.pipe == "image_write":
                out["lsu"] += row[F["lanes"]] * site.width_b / gpu.texture.image_write_b_per_cycle
            elif site.pipe == "constant" and site.space == "constant":
                out["constant"] += row[F["wavefronts"]] * max(16, site.width_b) / gpu.constant.b_per_cycle
            elif site.pipe == "local":
                word = gpu.local.banks * gpu.local.bank_b
                out["local"] += row[F["wavefronts"]] * max(1.0, word / gpu.local.b_per_cycle)
                if site.kind == "atomic":
                    out["atomics"] += (row[F["requests"]] + row[F["conflicts"]]) * gpu.atomics.local_cycles
            elif site.pipe == "l1":
                waves = row[F["wavefronts"]]
                # a wavefront takes a cycle, or longer where the cache does not move its bytes in one
                moved = min(row[F["lanes"]] * site.width_b, waves * phase_b(gpu)) / gpu.l1.b_per_cycle if gpu.l1 else 0.0
                out["l1" if gpu.l1 is not None else "lsu"] += max(waves, moved)
            # a write-back L1 joins the parts of a sector before they leave it
            merged = gpu.l1 is not None and gpu.l1.serves == "all" and gpu.l1.write_policy == "write_back"
            partial = 0.0 if merged else row[F["partial_b"]] * (gpu.model.partial_store_factor - 1.0)
            out["l2"] += (row[F["l2_b"]] + partial) / l2_share
        return out

    def run(self) -> Evaluation:
        f, gpu = self.f, self.gpu
        weights = self.region_weights()
        times: list[float] = []
        parts_of: list[dict[str, float]] = []
        busy_of: list[dict[str, float]] = []
        turnover = 1.0 + gpu.model.turnover / f.resident**2 if f.n_waves > 1 else 1.0
        for w in range(len(f.wave)):
            held = float(f.held[w])
            groups_left = f.n_groups - int(f.wave[w]) * f.n_cores * f.resident
            active = min(f.n_cores, max(1, groups_left))
            share = gpu.l2.b_per_cycle / active
            surviving = f.ops[w] * weights  # (regions, columns)
            mix = surviving.sum(axis=0)
            core = {name: float(mix @ cycles) * held for name, cycles in self.pipes.items()} if len(mix) else {"issue": 0.0}
            memory = {k: v * held for k, v in self.site_cycles(w, share).items()}
            memory = self._with_spills(memory, w, held, share)
            dispatch = held * (gpu.dispatch.group_cycles + f.warps_per_group * gpu.dispatch.warp_cycles)
            name, cycles = bound_pipe(core)
            pipes = {name: cycles, **memory, "dispatch": dispatch}
            per_warp = (surviving @ self.instructions) / f.warps_per_group if len(mix) else np.zeros(len(f.regions))
            latency = self.latency(w, per_warp)
            times.append(self._combine(pipes, latency, parts_of) * turnover)
            parts_of[-1] = {name: value * turnover for name, value in parts_of[-1].items()}
            busy_of.append({**core, **memory, "dispatch": dispatch, "latency": latency})
        return self._whole(times, parts_of, busy_of)

    def _with_spills(self, memory: dict[str, float], wave: int, held: float, share: float) -> dict[str, float]:
        """Each spilled register is stored and loaded once per visit of the busiest region."""
        if not self.spilled:
            return memory
        visits = float(self.f.visits[wave].max())
        bytes_ = self.spilled * 8.0 * visits * self.f.warps_per_group * self.warp * held
        rate = self.gpu.l1.b_per_cycle if self.gpu.l1 else share
        key = "l1" if self.gpu.l1 else "l2"
        return {**memory, key: memory[key] + bytes_ / rate}

    def _combine(self, pipes: dict[str, float], latency: float, parts_of: list[dict[str, float]]) -> float:
        model = self.gpu.model
        values = np.array(list(pipes.values()))
        throughput = _norm(values, model.throughput_norm)
        time = _norm(np.array([throughput, latency]), model.latency_norm)
        powered = values**model.throughput_norm
        two = np.array([throughput, latency]) ** model.latency_norm
        of_pipes = time * float(two[0] / two.sum()) if two.sum() else 0.0
        parts = {k: of_pipes * float(v) for k, v in zip(pipes, powered / max(powered.sum(), 1e-300), strict=True)}
        parts["latency"] = time - of_pipes
        parts_of.append(parts)
        return time

    def _whole(self, times: list[float], parts_of: list[dict[str, float]], busy_of: list[dict[str, float]]) -> Evaluation:
        f, gpu = self.f, self.gpu
        scale = f.stands_for.astype(float).copy()
        if int(f.wave[-1]) != f.n_waves - 1 and f.n_waves > 1:
            # the last wave was not executed: it holds fewer groups and takes at least the latency of one
            left = f.n_groups - (f.n_waves - 1) * f.n_cores * f.resident
            share = -(-left // f.n_cores) / f.resident
            floor = busy_of[-1]["latency"] / max(times[-1], 1e-9)
            scale[-1] -= 1.0 - max(share, min(1.0, floor))
        total = float(np.dot(scale, times))
        parts: dict[str, float] = {}
        busy: dict[str, float] = {}
        for s, p, b in zip(scale, parts_of, busy_of, strict=True):
            for key, value in p.items():
                parts[key] = parts.get(key, 0.0) + s * value
            for key, value in b.items():
                busy[key] = busy.get(key, 0.0) + s * value
        groups = f.groups
        dram_b, l2_b = self._traffic(groups)
        dram = dram_b / gpu.dram_b_per_cycle
        # the cores wait for DRAM with what they have in flight: the two overlap as the pipes of a core do
        both = _norm(np.array([total, dram]), gpu.model.throughput_norm)
        atomics = self._atomics(groups)
        serial = f.n_groups * gpu.dispatch.device_group_cycles
        busy |= {"dram": dram, "device_atomics": atomics, "device_dispatch": serial}
        # the longest binds; the breakdown shares the time as a p-norm would, so that it moves smoothly where two are close
        device = {"dram": dram, "atomics": atomics, "dispatch": serial}
        longest = max(both, *device.values())
        powered = {name: (value / longest) ** gpu.model.throughput_norm for name, value in device.items()}
        own = (total / longest) ** gpu.model.throughput_norm
        scale_down = own / (own + math.fsum(powered.values())) * longest / max(total, 1e-300)
        parts = {name: value * scale_down for name, value in parts.items()}
        for name, value in powered.items():
            if value:
                parts[name] = parts.get(name, 0.0) + longest * value / (own + math.fsum(powered.values()))
        parts = {name: float(value) for name, value in parts.items()}
        return Evaluation(float(longest), parts, {name: float(value) for name, value in busy.items()}, dram_b, l2_b)

    def _traffic(self, groups: Array) -> tuple[float, float]:
        f = self.f
        table = f.sites[:, :, [F["dram_read_b"], F["dram_write_b"], F["l2_b"]]].sum(axis=1)
        read, write, l2 = (float(groups @ table[:, i]) for i in range(3))
        if f.simulated_cores < f.n_cores:  # what one core fetches first, the others find in L2: once a wave at most
            read = min(read, f.footprint_b * f.n_waves, f.fresh_b)
        return read * f.burst_ratio + write, l2

    def _atomics(self, groups: Array) -> float:
        """Device-wide cycles of global atomics: their rate, or the chain on the lines they share."""
        f, gpu = self.f, self.gpu
        worst = 0.0
        for i, site in enumerate(f.site_info):
            if site.kind != "atomic" or site.space == "local":
                continue
            rows = f.sites[:, i]
            lanes = float(groups @ rows[:, F["lanes"]])
            if lanes <= 0:
                continue
            sectors = max(1.0, float(groups @ rows[:, F["sector_b"]]) / gpu.l2.sector_b)
            chain = 0.0
            if site.distinct_lines:  # a line takes one transaction at a time, its sectors and the lanes on one word in turn
                transactions = float(groups @ rows[:, F["transactions"]])
                met = lanes / max(1.0, lanes - float(groups @ rows[:, F["conflicts"]]))
                scattered = transactions > 1.5 * float(groups @ rows[:, F["requests"]])
                each = max(LINE_TURNS if scattered else 1.0, met * sectors / max(1.0, transactions))
                chain = transactions / site.distinct_lines * each
            worst += max(sectors / gpu.atomics.global_per_cycle, chain * gpu.atomics.global_cycles)
        return worst


def unroll_factors(features: Features, gpu: GpuSpec, warp_size: int) -> Array:
    """Return the unroll factor of each region, float (regions,): the largest that stays within `model.unroll_limit_ops`."""
    return _Equations(features, gpu, warp_size, 0, 1).unroll


def evaluate(features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, turns: int = 1) -> Evaluation:
    """Solve the equations of this module for one GPU.

    Parameters
    ----------
    features : of the trace on a GPU of the same structure; `gpu` may differ in clocks, rates, latencies and [model].
    spilled : registers per item kept in memory; `turns` : parts in which an oversized group runs (see `Occupancy`).

    Returns
    -------
    Evaluation
        In cycles, the launch floor not included.
    """
    return _Equations(features, gpu, warp_size, spilled, turns).run()
