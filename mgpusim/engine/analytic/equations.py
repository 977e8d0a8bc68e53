"""The analytic engine: throughput of every pipe and level against the latency bound of the resident warps.

For each sampled wave, on the busiest core (cycles)::

    M    = n_first * first + P_miss * (l2_extra + dram_miss * dram_extra)          memory on a path
    f    = max(1, registers_written_by_loads * U / Q)                              Little's law per warp
    per  = max(r, max(0, alu(c) + M - r) / U^alpha + max(M * (f - 1) / U^alpha, kappa * ops))    one visit of a region
    Lat  = L_start + sum over regions of visits * per
    Thr  = p-norm(core, l1, image writes, constant, local, l2, dispatch)
    T(k) = p-norm(texture, p-norm(Thr, Lat))                                       k groups on the core
    T    = floor + max(p-norm(sum over waves of T(k), DRAM bytes / bandwidth), atomics, serial dispatch)

c is the critical path of one visit, r its loop-carried recurrence, U the unroll factor a vendor compiler would choose, Q the
load registers a warp keeps in flight, at least those that its code needs at once, alpha how well unrolled iterations overlap,
kappa the issue cost of an operation in the latency term. f is that of loads from memory for these, and that of loads from local
memory and constants for those, which are waited for apart; loads after the first batch are waited for while others' results are
worked on. The p-norms stand in for what the event engine simulates; fetches queue at the texture unit while warps wait, so that
loops it binds take what it takes, where those that bind another pipe take nearly that and their latency.

A field of the GPU may be a column, a value per point (see `mgpusim.arch.columns`): the same equations then solve all points at
once, which is what `mgpusim.engine.analytic.batch` does.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.columns import Value, choose, is_column, larger, p_norm, power, smaller, total
from mgpusim.arch.families import bound_pipe, family_of
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.engine.analytic.terms import MEMORY_CLASSES, Loads, PathTerms, WaveTerms
from mgpusim.engine.features import Features
from mgpusim.trace.data import LINE_TURNS

__all__ = ["Demand", "Evaluation", "demand_of", "evaluate", "solve", "unroll_factors"]

Array = np.ndarray[Any, Any]


class Evaluation(msgspec.Struct):
    """Result of the equations, in cycles of the GPU clock.

    `parts` add up to `cycles`; `busy` are the cycles each pipe of the busiest core (or the device's level) works.
    """

    cycles: float
    parts: dict[str, float]
    busy: dict[str, float]
    dram_b: float
    l2_b: float


class Demand(msgspec.Struct):
    """What one work group asks for: cycles of each execution pipe (`core`) and memory pipe (`memory`) of a core; bytes of L2 and
    of DRAM and cycles of global atomics, which all cores share; the cycles it takes alone."""

    core: dict[str, float]
    memory: dict[str, float]
    l2_b: float
    dram_b: float
    atomics: float
    latency: float


class _Equations:
    def __init__(
        self, features: Features, gpu: GpuSpec, warp_size: int, spilled: int, turns: int, whole: bool = True, phase: int = 0
    ) -> None:
        self.f, self.gpu, self.warp = features, gpu, warp_size
        self.spilled, self.turns, self.whole = spilled, turns, whole
        self.family = family_of(gpu)
        self.phase = phase or phase_b(gpu)
        self.unroll = [self._unroll(r) for r in range(len(features.regions))]
        self.pipes, self.instructions = self._lower()

    # ---- operations ----------------------------------------------------------------------------------------------
    def _unroll(self, region: int) -> Value:
        """The largest factor whose body stays within the limit and that the trip count fills."""
        loop = self.f.terms.unrollable[region]
        if loop is None or self.family.dependency == "in_order":
            return 1.0
        body, trips, strided = loop
        model = self.gpu.model
        factor: Value = 1.0
        for u in sorted(model.unroll_factors):
            if 1 < u <= trips:
                fits: Value = u * body <= model.unroll_limit_ops
                if strided and model.strided_unroll is not None:
                    fits = fits & (u <= model.strided_unroll)
                factor = choose(fits, float(u), factor)
        return factor

    def _lower(self) -> tuple[dict[str, list[Value]], list[Value]]:
        """Return pipe cycles and warp instructions per operation of each column, roles weighted (loops by region later)."""
        gpu, model = self.gpu, self.gpu.model
        table: dict[str, list[Value]] = {}
        instructions = []
        # slots per cycle divide what the pipes take; what a warp issues is the same however many there are
        steady = gpu
        if is_column(gpu.core.issue_per_cycle):
            steady = msgspec.structs.replace(gpu, core=msgspec.structs.replace(gpu.core, issue_per_cycle=1.0))
        for column in self.f.columns:
            weight: Value = model.address_op_weight if column.role == "address" and column.cls not in MEMORY_CLASSES else 1.0
            key: Any = (column.cls, column.bits, min(16, column.ncomp))
            if column.cls == "idiv" and column.role == "address":
                key, weight = ("iadd", column.bits, min(16, column.ncomp)), model.index_division_ops
            pipes: dict[str, Value] = self.family.lower(gpu, {key: weight}, self.warp)
            for name, cycles in pipes.items():
                table.setdefault(name, []).append(cycles)
            of_steady = pipes if steady is gpu else self.family.lower(steady, {key: weight}, self.warp)
            slots = of_steady["issue"] * steady.core.issue_per_cycle
            # what a thread waits for in sequence are instructions, however many of their slots an operation fills
            instructions.append(larger(smaller(weight, slots), slots / self.family.slots_per_instruction))
        return table, instructions

    # ---- latencies -----------------------------------------------------------------------------------------------
    def _levels(self, kind: str) -> tuple[Value, Value, Value]:
        """Return (first level, extra to L2, extra to DRAM) cycles of a read of `kind`."""
        gpu = self.gpu
        dram = larger(0.0, gpu.dram_latency_cycles - gpu.l2.latency_cycles)
        if kind == "texture":
            own = (
                gpu.texture_l1.latency_cycles
                if gpu.texture_l1
                else (gpu.l1 or gpu.l2).latency_cycles + gpu.texture.latency_cycles
            )
            return own, larger(0.0, gpu.l2.latency_cycles + gpu.texture.latency_cycles - own), dram
        if kind == "local":
            return (gpu.local.latency_cycles, 0.0, 0.0) if gpu.local.on_chip else self._levels("global")
        if kind == "constant":
            return gpu.constant.latency_cycles, 0.0, 0.0
        if kind == "atomic":
            return gpu.l2.latency_cycles + gpu.atomics.global_cycles, 0.0, dram
        first = gpu.l1.latency_cycles if gpu.l1 is not None and gpu.l1.serves != "texture" else gpu.l2.latency_cycles
        return first, larger(0.0, gpu.l2.latency_cycles - first), dram

    def _memory_cycles(self, path: PathTerms, batches: tuple[Value, Value] = (1.0, 1.0)) -> Value:
        """Cycles of the accesses of a chain, waited for in so many `batches`: those of memory, and those of what is on chip."""
        terms = []
        for kind, n, extra, beyond, to_dram in path.memory:
            first, l2_extra, dram_extra = self._levels(kind)
            waits = [n * first, extra]
            if beyond:
                waits += [beyond * l2_extra, to_dram * dram_extra]
            near = kind == "constant" or (kind == "local" and self.gpu.local.on_chip)
            terms.append(total(waits) * batches[near])
        return total(terms)

    def _alu_cycles(self, path: PathTerms) -> Value:
        ops = self.gpu.core.ops
        return total([n * getattr(ops, cls).latency_cycles for cls, n in path.alu])

    def latency(self, wave: WaveTerms) -> Value:
        """Cycles the busiest warp of a group takes alone."""
        gpu, model = self.gpu, self.gpu.model
        terms = [gpu.dispatch.group_cycles]
        kappa = larger(model.issue_latency_cycles, self.warp * gpu.core.sub_cores / gpu.core.lanes)
        for r, region in enumerate(wave.regions):
            if region.visits <= 0:
                continue
            unroll = self.unroll[r]
            ops = self._instructions(region.ops, unroll) / (self.f.warps_per_group * region.visits)
            if self.family.dependency == "in_order":
                memory = self._memory_cycles(region.critical)
                terms.append(region.visits * (memory * region.blocked + ops * gpu.core.ops.fma.latency_cycles))
                continue
            recurrence = self._alu_cycles(region.recurrence) + self._memory_cycles(region.recurrence)
            loads, fetches, near = (words * unroll for words in region.load_words)
            held, fetched = (larger(words, region.held_words) for words in model.registers_in_flight)
            batches = larger(1.0, loads / held + fetches / fetched), larger(1.0, near / held)
            first = self._memory_cycles(region.critical)
            path = larger(0.0, self._alu_cycles(region.critical) + first - recurrence) / power(unroll, model.unroll_overlap)
            later = (self._memory_cycles(region.critical, batches) - first) / power(unroll, model.unroll_overlap)
            terms.append(region.visits * larger(recurrence, path + larger(later, kappa * ops)))
        return total(terms) * self.turns

    def _instructions(self, ops: tuple[tuple[int, float], ...], unroll: Value) -> Value:
        """Instructions of operations of one region, (column, count): those that steer a loop are fewer as it is unrolled."""
        kept: list[Value] = []
        thinned: list[Value] = []
        for i, n in ops:
            (thinned if self.f.columns[i].role == "loop" else kept).append(n * self.instructions[i])
        return total([total(kept), total(thinned) / unroll])

    # ---- pipes ---------------------------------------------------------------------------------------------------
    def core_cycles(self, wave: WaveTerms, held: float) -> dict[str, Value]:
        """Cycles of the execution pipes of a core with `held` groups."""
        if not self.pipes:
            return {"issue": 0.0}
        out = {}
        for name, cycles in self.pipes.items():
            terms = [n * cycles[i] for i, n in wave.kept]
            terms += [n * cycles[i] / self.unroll[r] for i, r, n in wave.thinned]
            out[name] = total(terms) * held
        return out

    def memory_cycles(self, wave: int, l2_share: Value, held: float) -> dict[str, Value]:
        """Cycles of the accesses of `held` groups in each memory pipe of a core."""
        gpu = self.gpu
        loads = self.f.terms.loads(wave, self.phase)
        first = gpu.texture_l1 or gpu.l1 or gpu.l2
        texture: list[Value] = []
        for bits, taps, lanes, lines in loads.texture:
            rate = getattr(gpu.texture, f"texels_per_cycle_{bits}")
            filter_factor = gpu.texture.linear_factor if taps > 1 else 1.0
            # the unit takes a quad of lanes at a time; every line a quad spreads over is a transfer of its own
            texture.append(larger(lanes / rate * filter_factor, lines * (first.line_b / first.b_per_cycle)) / taps)
        # a wavefront takes a cycle, or longer where the cache does not move its bytes in one
        buffers = total([larger(waves, moved / gpu.l1.b_per_cycle) if gpu.l1 else waves for waves, moved in loads.l1])
        image = loads.image_b / gpu.texture.image_write_b_per_cycle
        word = gpu.local.banks * gpu.local.bank_b
        # a write-back L1 joins the parts of a sector before they leave it
        merged = gpu.l1 is not None and gpu.l1.serves == "all" and gpu.l1.write_policy == "write_back"
        out = {
            "l1": buffers if gpu.l1 else 0.0,
            "texture": total(texture),
            "lsu": image if gpu.l1 else image + buffers,
            "constant": loads.constant / gpu.constant.b_per_cycle if loads.constant else 0.0,
            "local": loads.local * larger(1.0, word / gpu.local.b_per_cycle) if loads.local else 0.0,
            "l2": self._l2_b(loads, merged) / l2_share if loads.l2_b or loads.partial_b else 0.0,
            "atomics": loads.local_atomics * gpu.atomics.local_cycles if loads.local_atomics else 0.0,
        }
        return {name: cycles * held for name, cycles in out.items()}

    def _l2_b(self, loads: Loads, merged: bool) -> Value:
        """Return the bytes L2 is asked for, those of stores as many loaded ones as take it the same time."""
        gpu = self.gpu
        if merged:
            return loads.l2_b
        if gpu.l2.write_b_per_cycle is None:
            return loads.l2_b + loads.partial_b * (gpu.model.partial_store_factor - 1.0) if loads.partial_b else loads.l2_b
        if not loads.stored_b:
            return loads.l2_b
        written = (loads.stored_b + loads.partial_requests * gpu.l2.sector_b) * (gpu.l2.b_per_cycle / gpu.l2.write_b_per_cycle)
        return loads.l2_b - loads.stored_b + written

    def run(self) -> Evaluation:
        f, gpu = self.f, self.gpu
        times: list[Value] = []
        parts_of: list[dict[str, Value]] = []
        busy_of: list[dict[str, Value]] = []
        turnover = 1.0 + gpu.model.turnover / f.resident**2 if f.n_waves > 1 else 1.0
        for w, wave in enumerate(f.terms.waves):
            held = float(f.held[w])
            groups_left = f.n_groups - int(f.wave[w]) * f.n_cores * f.resident
            active = min(f.n_cores, max(1, groups_left))
            share = gpu.l2.b_per_cycle / active
            core = self.core_cycles(wave, held)
            memory = self._with_spills(self.memory_cycles(w, share, held), wave, held, share)
            dispatch = held * (gpu.dispatch.group_cycles + f.warps_per_group * gpu.dispatch.warp_cycles)
            latency = self.latency(wave)
            busy_of.append({**core, **memory, "dispatch": dispatch, "latency": latency})
            time, parts = self._combine(core, {**memory, "dispatch": dispatch}, latency)
            times.append(time * turnover)
            parts_of.append({name: value * turnover for name, value in parts.items()})
        return self._device(times, parts_of, busy_of)

    def _with_spills(self, memory: dict[str, Value], wave: WaveTerms, held: float, share: Value) -> dict[str, Value]:
        """Each spilled register is stored and loaded once per visit of the busiest region."""
        if not self.spilled:
            return memory
        bytes_ = self.spilled * 8.0 * wave.most_visits * self.f.warps_per_group * self.warp * held
        rate = self.gpu.l1.b_per_cycle if self.gpu.l1 else share
        key = "l1" if self.gpu.l1 else "l2"
        return {**memory, key: memory[key] + bytes_ / rate}

    def _combine(self, core: dict[str, Value], memory: dict[str, Value], latency: Value) -> tuple[Value, dict[str, Value]]:
        """Return the time of a wave and, where they are wanted, its parts."""
        model = self.gpu.model
        binding = bound_pipes(core)
        fetches = memory["texture"]
        used = {name: cycles for name, cycles in memory.items() if name != "texture" and (is_column(cycles) or cycles > 0)}
        throughput, powered, summed = p_norm([binding[0], *used.values()], model.throughput_norm)
        inner, (own, _), both = p_norm([throughput, latency], model.latency_norm)
        time = of_inner = inner
        if is_column(fetches) or fetches > 0:
            time, (beside, _), outer = p_norm([inner, fetches], model.throughput_norm)
            of_inner = time * (beside / larger(outer, 1e-300))
        if not self.whole:
            return time, {}
        of_pipes = of_inner * (own / larger(both, 1e-300))
        per_power = of_pipes / larger(summed, 1e-300)
        parts = {name: powered[0] * per_power * where for name, where in binding[1].items()}
        parts |= {name: value * per_power for name, value in zip(used, powered[1:], strict=True)}
        parts["latency"] = of_inner - of_pipes
        if time is not of_inner:
            parts["texture"] = time - of_inner
        return time, parts

    # ---- the device ----------------------------------------------------------------------------------------------
    def _device(self, times: list[Value], parts_of: list[dict[str, Value]], busy_of: list[dict[str, Value]]) -> Evaluation:
        f, gpu = self.f, self.gpu
        scale: list[Value] = f.stands_for.tolist()
        if int(f.wave[-1]) != f.n_waves - 1 and f.n_waves > 1:
            # the last wave was not executed: it holds fewer groups and takes at least the latency of one
            left = f.n_groups - (f.n_waves - 1) * f.n_cores * f.resident
            share = -(-left // f.n_cores) / f.resident
            floor = busy_of[-1]["latency"] / larger(times[-1], 1e-9)
            scale[-1] = scale[-1] - (1.0 - larger(share, smaller(1.0, floor)))
        cores = total([s * time for s, time in zip(scale, times, strict=True)])
        dram_b = f.terms.read_b + f.terms.write_b
        dram = dram_b / gpu.dram_b_per_cycle
        # the cores wait for DRAM with what they have in flight: the two overlap as the pipes of a core do
        both = p_norm([cores, dram] if dram_b else [cores], gpu.model.throughput_norm)[0]
        device = {"dram": dram, "atomics": self._atomics(), "dispatch": f.n_groups * gpu.dispatch.device_group_cycles}
        longest = both
        for cycles in (device["atomics"], device["dispatch"]):
            longest = larger(longest, cycles)
        parts: dict[str, Value] = {}
        busy: dict[str, Value] = {}
        if self.whole:
            parts = self._shares(longest, cores, device, _weighted(scale, parts_of))
            busy = _weighted(scale, busy_of)
            busy |= {"dram": dram, "device_atomics": device["atomics"], "device_dispatch": device["dispatch"]}
        return Evaluation(longest, parts, busy, dram_b, f.terms.l2_b)

    def _shares(self, longest: Value, cores: Value, device: dict[str, Value], parts: dict[str, Value]) -> dict[str, Value]:
        """Return the parts of the longest, which binds: shared as in a p-norm, so that they move smoothly where two are close."""
        device = {name: cycles for name, cycles in device.items() if is_column(cycles) or cycles > 0}
        _, (own, *powered), summed = p_norm(
            [cores / longest, *(v / longest for v in device.values())], self.gpu.model.throughput_norm
        )
        each = longest / summed
        scale_down = own * each / larger(cores, 1e-300)
        parts = {name: value * scale_down for name, value in parts.items()}
        for name, value in zip(device, powered, strict=True):
            parts[name] = parts.get(name, 0.0) + each * value
        return parts

    def _atomics(self) -> Value:
        """Device-wide cycles of global atomics: their rate, or the chain on the lines they share."""
        gpu = self.gpu
        terms: list[Value] = []
        for site in self.f.terms.atomics:
            sectors = larger(1.0, site.sectors_b / gpu.l2.sector_b)
            chain: Value = 0.0
            if site.distinct_lines:  # a line takes one transaction at a time, its sectors and the lanes on one word in turn
                each = larger(LINE_TURNS if site.scattered else 1.0, site.met * sectors / max(1.0, site.transactions))
                chain = site.transactions / site.distinct_lines * each
            terms.append(larger(sectors / gpu.atomics.global_per_cycle, chain * gpu.atomics.global_cycles))
        return total(terms)


def _weighted(scale: list[Value], tables: list[dict[str, Value]]) -> dict[str, Value]:
    """Return the sum of the tables, each times its scale."""
    out: dict[str, Value] = {}
    for s, table in zip(scale, tables, strict=True):
        for key, value in table.items():
            out[key] = out.get(key, 0.0) + s * value
    return out


def bound_pipes(core: dict[str, Value]) -> tuple[Value, dict[str, Value]]:
    """Return the cycles of the pipe that binds, and 1 or 0 by the names `bound_pipe` gives it: whether it is that one.

    >>> bound_pipes({"issue": 4.0, "fp": 6.0})
    (6.0, {'fp': 1.0})
    >>> cycles, names = bound_pipes({"issue": 4.0, "fp": np.array([3.0, 6.0])})
    >>> cycles.tolist(), names["fp"].tolist(), names["issue"].tolist()
    ([4.0, 6.0], [0.0, 1.0], [1.0, 0.0])
    """
    if not any(map(is_column, core.values())):
        name, cycles = bound_pipe(core)
        return cycles, {name: 1.0}
    longest: Value = 0.0
    for cycles in core.values():
        longest = larger(longest, cycles)
    # as `bound_pipe` settles ties: what executes before the shared ALU, and that before the issue slots
    order = [n for n in core if n not in ("issue", "alu")] + [n for n in ("alu", "issue") if n in core]
    names: dict[str, Value] = {}
    free: Value = np.ones(longest.shape, bool)
    for name in order:
        mine = (core[name] == longest) & free
        free = free & ~mine
        if name != "alu":
            names[name] = names.get(name, 0.0) + mine
            continue
        floats = core.get("fp", 0.0) >= core.get("int", 0.0)
        names["fp"] = names.get("fp", 0.0) + (mine & floats)
        names["int"] = names.get("int", 0.0) + (mine & ~np.asarray(floats))
    return longest, names


def unroll_factors(features: Features, gpu: GpuSpec, warp_size: int) -> Array:
    """Return the unroll factor of each region, float (regions,): the largest that stays within `model.unroll_limit_ops`."""
    return np.array(_Equations(features, gpu, warp_size, 0, 1).unroll)


def demand_of(features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, turns: int = 1) -> Demand:
    """Return what a group of the mean of the sampled waves asks for; features of several waves are those of their mean.

    For launches of several kernels at once, whose groups share a core: see `mgpusim.fusion.model`. The parameters are those
    of `evaluate`.
    """
    weight = features.groups / features.n_groups
    mean = {name: np.tensordot(weight, getattr(features, name), 1)[None] for name in ("ops", "visits", "sites")}
    one = msgspec.structs.replace(
        features, wave=np.array([0]), held=np.ones(1), stands_for=np.ones(1), groups=np.array([features.n_groups]), **mean
    )
    equations = _Equations(one, gpu, warp_size, spilled, turns)
    wave = one.terms.waves[0]
    # of L2 the bytes: which share of it a core gets is known where it is known what the other cores do
    memory = equations._with_spills(equations.memory_cycles(0, 1.0, 1.0), wave, 1.0, 1.0)
    l2_b = memory.pop("l2")
    each = 1.0 / features.n_groups
    dram_b = (features.terms.read_b + features.terms.write_b) * each
    return Demand(equations.core_cycles(wave, 1.0), memory, l2_b, dram_b, equations._atomics() * each, equations.latency(wave))


def solve(
    features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, turns: int = 1, whole: bool = True, phase: int = 0
) -> Evaluation:
    """Solve the equations of this module for a GPU whose fields are numbers or columns, and so are the results.

    Parameters
    ----------
    whole : also the parts and the busy pipes, which take about as long as the time does.
    phase : `phase_b` of the GPU, where the field it depends on is a column.

    The others are those of `evaluate`.
    """
    return _Equations(features, gpu, warp_size, spilled, turns, whole, phase).run()


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
    return solve(features, gpu, warp_size, spilled, turns)
