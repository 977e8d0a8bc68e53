"""The analytic engine: throughput of every pipe and level against the latency bound of the resident warps.

For each sampled wave, on the busiest core (cycles)::

    M    = n_first * first + P_miss * (l2_extra + dram_miss * dram_extra)          memory on a path
    f    = max(1, registers_written_by_loads * U / Q)                              Little's law per warp
    per  = max(r, max(0, alu(c) + M - r) / U^alpha + max(M * (f - 1) / U^alpha, kappa * ops + J))    one visit of a region
    Lat  = L_start + sum over regions of visits * per
    Thr  = p-norm(core, l1, image writes, constant, local, l2, dispatch)
    T(k) = p-norm(texture, p-norm(Thr, Lat))                                       k groups on the core
    T    = floor + max(p-norm(I + sum over waves of T(k), DRAM bytes / bandwidth), atomics, serial dispatch)

I is 0 where groups are alike, else what list scheduling makes of their differences (`mgpusim.engine.imbalance`).

c is the critical path of one visit, r its loop-carried recurrence, U the unroll factor a vendor compiler would choose, Q the
load registers a warp keeps in flight, at least those that its code needs at once, alpha how well unrolled iterations overlap
(of arithmetic less where `model.chain_overlap` says so),
kappa the cycles between two instructions of a warp, fewer where more of them are independent. J are the cycles of jumps, which a
body has once for all its copies; the tests around them are added to per of what is around the loop. Where a preset states them
(`core.jump_cycles`), c leaves out what steers the loop. f is that of loads from memory for these, and that of loads from local
memory and constants for those, which are waited for apart; loads after
the first batch are waited for while others' results are worked on. The p-norms stand in for what the event engine simulates;
fetches queue at the texture unit while warps wait, so that loops it binds take what it takes, where those that bind another pipe
take nearly that and their latency.

A field of the GPU may be a column, a value per point (see `mgpusim.arch.columns`): the same equations then solve all points at
once, which is what `mgpusim.engine.analytic.rates` does.
"""

from __future__ import annotations

import msgspec
import numpy as np

from mgpusim.arch.columns import Value, is_column, larger, p_norm, power, smaller, total
from mgpusim.arch.families import bound_pipe, family_of
from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.arrays import Array
from mgpusim.cost.access import PIPES, access_cost, local_shares_l1
from mgpusim.cost.latency import (
    PathLatency,
    issue_latency_cycles,
    jump_cycles,
    lane_loop_cycles,
    on_chip,
    overlap_norm,
    path_latency,
    phased_norm,
    result_latency_cycles,
    translation_cycles,
)
from mgpusim.cost.launch import group_start_cycles, turnaround_cycles
from mgpusim.cost.operations import instructions_of, operation_weight, pipe_cycles
from mgpusim.cost.traffic import mixed_traffic, spill_cycles, spill_pipe, store_cost
from mgpusim.engine.analytic.terms import Loads, MemoryTerms, PathTerms, RegionTerms, Terms, WaveTerms
from mgpusim.engine.features import Features
from mgpusim.engine.loops import entry_cycles, unroll_factors

__all__ = ["Evaluation", "GroupDemand", "demand_of", "evaluate", "solve"]


class Evaluation(msgspec.Struct):
    """Result of the equations, in cycles of the GPU clock.

    `parts` add up to `cycles`; `busy` are the cycles each pipe of the busiest core (or the device's level) works.
    """

    cycles: float
    parts: dict[str, float]
    busy: dict[str, float]
    dram_b: float
    l2_b: float
    slc_b: float


class GroupDemand(msgspec.Struct):
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
        self, features: Features, gpu: GpuSpec, warp_size: int, spilled: int, passes: int, whole: bool = True, phase: int = 0
    ) -> None:
        self.f, self.gpu, self.warp = features, gpu, warp_size
        self.spilled, self.passes, self.whole = spilled + features.scratch_words, passes, whole
        self.family = family_of(gpu)
        self.merges = self.family.merges_integers(gpu)
        self.phase = phase or phase_b(gpu)
        self.terms = features.derived(Terms)
        self.latencies: dict[str, PathLatency] = {}
        self.translation = translation_cycles(gpu)
        self.unroll = unroll_factors(features, gpu)
        self.entry = entry_cycles(features, gpu)
        self.in_phases = features.in_phases
        self.throughput_norm = self._phased(gpu.model.throughput_norm)
        self.pipes, self.instructions = self._lower()

    def _phased(self, norm: Value) -> Value:
        """Return the exponent of a norm where the launch's groups go through phases."""
        return phased_norm(self.gpu, norm, self.f.resident, self.f.phased)

    def _lower(self) -> tuple[dict[str, list[Value]], list[Value]]:
        """Return pipe cycles and warp instructions per operation of each column, roles weighted (loops by region later)."""
        gpu = self.gpu
        table: dict[str, list[Value]] = {}
        instructions = []
        # slots per cycle divide what the pipes take; what a warp issues is the same however many there are
        steady = gpu
        if is_column(gpu.core.issue_per_cycle):
            steady = msgspec.structs.replace(gpu, core=msgspec.structs.replace(gpu.core, issue_per_cycle=1.0))
        for column in self.f.columns:
            kind = (column.cls, column.bits, column.ncomp, column.role, self.warp)
            pipes = pipe_cycles(gpu, *kind)
            for name, cycles in pipes.items():
                table.setdefault(name, []).append(cycles)
            of_steady = pipes if steady is gpu else pipe_cycles(steady, *kind)
            weight = operation_weight(gpu, column.cls, column.role)[1]
            instructions.append(instructions_of(gpu, of_steady["issue"] * steady.core.issue_per_cycle, weight))
        return table, instructions

    # ---- latencies -----------------------------------------------------------------------------------------------
    def _memory_cycles(
        self, path: PathTerms, iterations: Value = 1.0, batches: tuple[Value, Value] = (1.0, 1.0)
    ) -> tuple[Value, Value]:
        """Cycles in which the reads of a chain are waited for: those of the first batch, and those of all.

        Parameters
        ----------
        iterations : of the loop, whose reads are issued together.
        batches : in which those of memory are waited for, and those of what is on chip. A batch waits for the slowest of its
            reads: for one that misses as long as for several.
        """
        first, every = [], []
        for reads in path.memory:
            latency = self._latency_of(reads.kind)
            count = batches[on_chip(self.gpu, reads.kind)]
            waits = [(reads.reads * latency.first + reads.always) * count]
            if reads.most:
                levels = [(reads.any_miss, 1.0, latency.to_l2), (reads.any_beyond, reads.to_dram, latency.to_dram)]
                if self.gpu.slc is not None:
                    levels.append((reads.any_slc, reads.to_slc, latency.to_slc))
                for chance, share, more in levels:
                    of_batch = 1.0 - power(1.0 - chance, larger(1.0, iterations / count))
                    missing = smaller(larger(of_batch, reads.missed * share) * count, reads.most * iterations)
                    waits.append(missing * more)
            if reads.unknown:
                waits.append(reads.unknown * self.translation[0] * count)
            every.append(total(waits))
            first.append(every[-1] / count)
        return total(first), total(every)

    def _blocked_cycles(self, reads: tuple[MemoryTerms, ...]) -> Value:
        """Cycles in which reads are waited for that a warp makes one by one: each for itself, by its own kind and level."""
        waits: list[Value] = []
        for read in reads:
            latency = self._latency_of(read.kind)
            waits.append(read.reads * latency.first + read.always + read.unknown * self.translation[0])
            waits.append(read.missed * (latency.to_l2 + read.to_slc * latency.to_slc + read.to_dram * latency.to_dram))
        return total(waits)

    def _latency_of(self, kind: str) -> PathLatency:
        if kind not in self.latencies:
            self.latencies[kind] = path_latency(self.gpu, kind)
        return self.latencies[kind]

    def _alu_cycles(self, path: PathTerms) -> Value:
        # loops over the lanes are waited for apart
        cycles = total([n * (result_latency_cycles(self.gpu, cls) - lane_loop_cycles(self.gpu, cls)) for cls, n in path.alu])
        if self.merges and path.merged:
            return cycles - total([n * result_latency_cycles(self.gpu, cls) for cls, n in path.merged])
        return cycles

    def _lane_loop_cycles(self, ops: tuple[tuple[int, float], ...]) -> Value:
        """Cycles of loops over the lanes: a warp goes through them one by one, whatever depends on them."""
        return total([n * lane_loop_cycles(self.gpu, self.f.columns[i].cls) for i, n in ops])

    def _length(self, path: PathTerms) -> Value:
        """Return the arithmetic instructions on a path."""
        return total([n for _, n in path.alu]) - total([n for _, n in path.merged if self.merges])

    def latency(self, wave: WaveTerms) -> Value:
        """Cycles the busiest warp of a group takes alone."""
        each = self.visit_cycles(wave)
        return total([self._start_cycles(), *(wave.regions[r].visits * per for r, per in each.items())]) * self.passes

    def _start_cycles(self) -> Value:
        """Cycles before the last warp of a group runs: of the start of all, and of the end of the group before."""
        started = group_start_cycles(self.gpu, self.f.warps_per_group * self.f.idling)
        return started + turnaround_cycles(self.gpu, self.f.n_waves > 1)

    def visit_cycles(self, wave: WaveTerms) -> dict[int, Value]:
        """Cycles of one visit of each region that is visited, for the busiest warp of a group alone."""
        gpu, model = self.gpu, self.gpu.model
        out: dict[int, Value] = {}
        for r, region in enumerate(wave.regions):
            if region.visits <= 0:
                continue
            unroll = self.unroll[r]
            ops = self._instructions(region.ops, unroll) / (self.f.warps_per_group * region.visits)
            if self.family.dependency == "in_order":
                out[r] = self._blocked_cycles(region.reads) + ops * result_latency_cycles(gpu, "fma")
                continue
            recurrence = self._alu_cycles(region.recurrence) + self._memory_cycles(region.recurrence)[1]
            loads, fetches, near = (words * unroll for words in region.load_words)
            held, fetched = (larger(words, region.held_words) for words in model.registers_in_flight(region.copies))
            batches = larger(1.0, loads / held + fetches / fetched), larger(1.0, near / held)
            work, steered = self._work(region, unroll)
            first, every = self._memory_cycles(work, unroll, batches)
            alu = self._alu_cycles(work)
            path = self._of_copies(larger(0.0, alu + first - recurrence), alu / larger(alu + first, 1e-300), unroll)
            later = (every - first) / power(unroll, model.unroll_overlap)
            chained = larger(self._length(region.recurrence), self._length(work) / unroll) / larger(1.0, ops)
            kappa = issue_latency_cycles(gpu, self.warp, chained)
            issued = kappa * ops + self._jump_cycles(region, unroll)
            out[r] = larger(larger(recurrence, steered), path + larger(later, issued))
            out[r] = out[r] + self._lane_loop_cycles(region.ops) / (self.f.warps_per_group * region.visits)
            if region.guards and gpu.core.guard_cycles is not None:
                out[r] = out[r] + region.guards * gpu.core.guard_cycles
        for r in tuple(out):
            parent = max(0, self.f.regions[r].parent)
            if parent != r and parent in out:  # which enters the loop once a visit, if at all
                entries = min(1.0, wave.regions[r].visits / wave.regions[parent].visits)
                out[parent] = out[parent] + self.entry[r] * entries
        return out

    def _work(self, region: RegionTerms, unroll: Value) -> tuple[PathTerms, Value]:
        """Return the path of a region's copies, and the cycles for each of them of what steers their loop.

        The counter, its comparison and the jump are there once for all copies, beside what these work on. Where a preset does not
        say what a jump takes (`core.jump_cycles`), they are a path as any other.
        """
        if self.gpu.core.jump_cycles is None or region.work == region.critical:
            return region.critical, 0.0
        return region.work, self._alu_cycles(region.critical) / unroll

    def _jump_cycles(self, region: RegionTerms, unroll: Value) -> Value:
        """Return the cycles in which a warp issues nothing for its jumps, from what decides them on; guards have theirs apart."""
        cycles = jump_cycles(self.gpu)
        if not is_column(cycles) and cycles == 0.0:
            return 0.0
        jumps = [(n, self.f.columns[i].role) for i, n in region.ops if self.f.columns[i].cls == "branch"]
        each = total([n / unroll if role == "loop" else n for n, role in jumps]) / (self.f.warps_per_group * region.visits)
        return larger(0.0, each - region.guards) * cycles

    def _of_copies(self, path: Value, of_alu: Value, unroll: Value) -> Value:
        """Return the cycles of a path for each of the copies of an unrolled body; `of_alu` is the share that arithmetic has.

        Loads of all copies are issued first; their arithmetic is in order, mostly a copy behind the other for want of registers.
        """
        model = self.gpu.model
        beside = power(unroll, model.unroll_overlap)
        if model.chain_overlap is None:
            return path / beside
        return path * (of_alu / power(unroll, model.chain_overlap) + (1.0 - of_alu) / beside)

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
            out[name] = total(terms) * held * self.f.idling
        return out

    def memory_cycles(self, wave: int, l2_share: Value, held: float) -> dict[str, Value]:
        """Cycles of the accesses of `held` groups in each memory pipe of a core."""
        gpu = self.gpu
        loads = self.terms.loads(wave)
        cycles: dict[str, list[Value]] = {pipe: [] for pipe in PIPES}
        for load in loads.accesses:
            cost = access_cost(gpu, load.pipe, load.width_b, load.taps, self.phase, load.result_b)
            cycles[load.pipe].append(cost.cycles(load.units, load.lanes) * self.f.idling)
        buffers, images = total(cycles["l1"]), total(cycles["image_write"])
        if loads.tlb_misses:  # the load/store unit waits for their pages
            images = images + loads.tlb_misses * self.translation[1]
        out = {
            "l1": buffers if gpu.l1 else 0.0,
            "texture": total(cycles["texture"]),
            "lsu": images if gpu.l1 else images + buffers,
            "constant": total(cycles["constant"]),
            "local": total(cycles["local"]),
            "l2": self._l2_b(loads) / l2_share if loads.l2_b or loads.partial_b else 0.0,
            "atomics": loads.local_atomics * gpu.atomics.local_cycles if loads.local_atomics else 0.0,
        }
        return {name: cycles * held for name, cycles in out.items()}

    def _l2_b(self, loads: Loads) -> Value:
        """Return the bytes L2 is asked for, those of stores as many loaded ones as take it the same time."""
        if not loads.stored_b and not loads.partial_b:
            return loads.l2_b
        stores = store_cost(self.gpu).as_read_b(loads.stored_b, loads.partial_b, loads.partial_requests)
        return loads.l2_b - loads.stored_b + stores

    def _ports(self, memory: dict[str, Value]) -> dict[str, Value]:
        """Return the cycles by port: those of local memory with the L1's, where they share one."""
        if not local_shares_l1(self.gpu):
            return memory
        return {**memory, "l1": memory["l1"] + memory["local"], "local": 0.0}

    def run(self) -> Evaluation:
        f, gpu = self.f, self.gpu
        times: list[Value] = []
        asked: list[tuple[Value, Value]] = []
        parts_of: list[dict[str, Value]] = []
        busy_of: list[dict[str, Value]] = []
        for w, wave in enumerate(self.terms.waves):
            held = float(f.held[w])
            groups_left = f.n_groups - int(f.wave[w]) * f.n_cores * f.resident
            active = min(f.n_cores, max(1, groups_left))
            share = gpu.l2.b_per_cycle / active
            core = self.core_cycles(wave, held)
            memory = self._with_spills(self.memory_cycles(w, share, held), wave, held, share)
            # a group's own start is in its latency
            dispatch = (held - 1.0) * group_start_cycles(gpu, f.warps_per_group * f.idling)
            latency = self.latency(wave)
            busy_of.append({**core, **memory, "dispatch": dispatch, "latency": latency})
            time, parts = self._combine(core, {**memory, "dispatch": dispatch}, latency)
            if f.imbalance is not None:
                asked.append((self._busiest(core, memory), latency))
            times.append(time)
            parts_of.append(parts)
        return self._device(times, parts_of, busy_of, self._imbalance(asked) if asked else 0.0)

    def _busiest(self, core: dict[str, Value], memory: dict[str, Value]) -> Value:
        """Return the cycles of the busiest pipe of a core in a wave; dispatch is left out: it is the same for all groups."""
        busiest: Value = bound_pipes(core)[0]
        for cycles in self._ports(memory).values():
            busiest = larger(busiest, cycles)
        return busiest

    def _imbalance(self, asked: list[tuple[Value, Value]]) -> Value:
        """Return the cycles that groups that differ take beyond waves, given the busiest pipe and the latency of each wave."""
        f = self.f
        assert f.imbalance is not None
        scale = f.stands_for.tolist()
        pipes, latency = (total([s * values[i] for s, values in zip(scale, asked, strict=True)]) for i in (0, 1))
        norm = self.gpu.model.latency_norm
        factor = f.imbalance.factor(pipes / larger(latency, 1e-9), _middle(norm), self._weights())
        waves = total([s * p_norm(list(values), norm)[0] for s, values in zip(scale, asked, strict=True)])
        return (factor - 1.0) * waves

    def _weights(self) -> Array:
        """Return the cycles of one visit of each region, those of a group's start with the kernel's body; of columns the median,
        which for fields changed one at a time is what they are without the change."""
        out = np.zeros(len(self.f.regions))
        seen = np.zeros(len(out))
        for wave, groups in zip(self.terms.waves, self.f.groups.tolist(), strict=True):
            for r, cycles in self.visit_cycles(wave).items():
                share = groups * wave.regions[r].visits
                out[r] += share * _middle(cycles)
                seen[r] += share
        out = np.where(seen > 0, out / np.maximum(seen, 1e-300), 0.0)
        out[0] += _middle(self._start_cycles())
        return out

    def _with_spills(self, memory: dict[str, Value], wave: WaveTerms, held: float, share: Value) -> dict[str, Value]:
        """Each spilled register, and each word in scratch, is stored and loaded once per visit of the busiest region."""
        if not self.spilled:
            return memory
        visits = wave.most_visits * self.f.warps_per_group * held
        pipe = spill_pipe(self.gpu)
        return {**memory, pipe: memory[pipe] + visits * spill_cycles(self.gpu, self.spilled, self.warp, share, self.f.filled)}

    def _combine(self, core: dict[str, Value], memory: dict[str, Value], latency: Value) -> tuple[Value, dict[str, Value]]:
        """Return the time of a wave and, where they are wanted, its parts."""
        model = self.gpu.model
        binding = bound_pipes(core)
        fetches = memory["texture"]
        ports = {name: cycles for name, cycles in self._ports(memory).items() if name != "texture"}
        used = {name: cycles for name, cycles in ports.items() if is_column(cycles) or cycles > 0}
        throughput, powered, summed = p_norm([binding[0], *used.values()], self.throughput_norm)
        norm = self._phased(overlap_norm(self.gpu, self.f.resident, self.in_phases))
        inner, (own, _), both = p_norm([throughput, latency], norm)
        time = of_inner = inner
        if is_column(fetches) or fetches > 0:
            norm = model.throughput_norm if model.texture_norm is None else model.texture_norm
            time, (beside, _), outer = p_norm([inner, fetches], norm)
            of_inner = time * (beside / larger(outer, 1e-300))
        if not self.whole:
            return time, {}
        of_pipes = of_inner * (own / larger(both, 1e-300))
        per_power = of_pipes / larger(summed, 1e-300)
        parts = {name: powered[0] * per_power * where for name, where in binding[1].items()}
        parts |= {name: value * per_power for name, value in zip(used, powered[1:], strict=True)}
        if "local" not in used and (is_column(memory["local"]) or memory["local"] > 0):
            of_port = parts["l1"]
            parts["local"] = of_port * (memory["local"] / larger(used["l1"], 1e-300))
            parts["l1"] = of_port - parts["local"]
        parts["latency"] = of_inner - of_pipes
        if time is not of_inner:
            parts["texture"] = time - of_inner
        return time, parts

    # ---- the device ----------------------------------------------------------------------------------------------
    def _device(
        self, times: list[Value], parts_of: list[dict[str, Value]], busy_of: list[dict[str, Value]], more: Value
    ) -> Evaluation:  # fmt: skip
        f, gpu = self.f, self.gpu
        scale: list[Value] = f.stands_for.tolist()
        if int(f.wave[-1]) != f.n_waves - 1 and f.n_waves > 1 and f.imbalance is None:
            # the last wave was not executed: it holds fewer groups and takes at least the latency of one
            left = f.n_groups - (f.n_waves - 1) * f.n_cores * f.resident
            share = -(-left // f.n_cores) / f.resident
            floor = busy_of[-1]["latency"] / larger(times[-1], 1e-9)
            scale[-1] = scale[-1] - (1.0 - larger(share, smaller(1.0, floor)))
        even = total([s * time for s, time in zip(scale, times, strict=True)])
        cores = larger(even + more, 0.5 * even) if f.imbalance is not None else even
        dram_b = self.terms.read_b + self.terms.write_b
        dram = dram_b * mixed_traffic(gpu, self.terms.read_b, self.terms.write_b) / gpu.dram_b_per_cycle
        # the cores wait for what is beyond L2 with what they have in flight: they overlap as the pipes of a core do
        beyond = [dram] if dram_b else []
        slc: Value = 0.0
        if gpu.slc is not None:
            slc = (self.terms.slc_b + dram_b) / gpu.slc.b_per_cycle
            beyond.append(slc)
        both = p_norm([cores, *beyond], self.throughput_norm)[0]
        device = {"dram": dram, "slc": slc, "atomics": self._atomics(), "dispatch": f.n_groups * gpu.dispatch.device_group_cycles}
        longest = both
        for cycles in (device["atomics"], device["dispatch"]):
            longest = larger(longest, cycles)
        parts: dict[str, Value] = {}
        busy: dict[str, Value] = {}
        if self.whole:
            of_waves = _weighted(scale, parts_of)
            if f.imbalance is not None:  # cores wait for the heaviest groups, or what the mean ones would take is done sooner
                shrunk = smaller(cores / larger(even, 1e-300), 1.0)
                of_waves = {name: value * shrunk for name, value in of_waves.items()}
                of_waves["latency"] = of_waves.get("latency", 0.0) + larger(cores - even, 0.0)
            parts = self._shares(longest, cores, device, of_waves)
            busy = _weighted(scale, busy_of)
            busy |= {"dram": dram, "slc": slc, "device_atomics": device["atomics"], "device_dispatch": device["dispatch"]}
        return Evaluation(longest, parts, busy, dram_b, self.terms.l2_b, self.terms.slc_b)

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
        """Device-wide cycles of global atomics: their rate, and the wavefronts in the units that they share.

        The two add up: over U units that serve one at a time, of S that could work at once, chance lets U S / (U + S) work.
        """
        atomics = self.gpu.atomics
        terms: list[Value] = []
        for site in self.terms.atomics:
            terms.append(site.wavefronts / atomics.global_per_cycle)
            if site.units:
                terms.append(site.wavefronts / site.units * atomics.global_cycles)
        return total(terms)


def _middle(value: Value) -> float:
    """Return a number, of a column its median."""
    return float(np.median(value)) if is_column(value) else float(value)


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


def demand_of(features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, passes: int = 1) -> GroupDemand:
    """Return what a group of the mean of the sampled waves asks for; features of several waves are those of their mean.

    For launches of several kernels at once, whose groups share a core: see `mgpusim.fusion.model`. The parameters are those
    of `evaluate`.
    """
    equations = _Equations(features.of_mean_wave(held=np.ones(1), stands_for=np.ones(1)), gpu, warp_size, spilled, passes)
    wave = equations.terms.waves[0]
    # of L2 the bytes: which share of it a core gets is known where it is known what the other cores do
    memory = equations._ports(equations._with_spills(equations.memory_cycles(0, 1.0, 1.0), wave, 1.0, 1.0))
    l2_b = memory.pop("l2")
    each = 1.0 / features.n_groups
    whole = features.derived(Terms)
    dram_b = (whole.read_b + whole.write_b) * each
    return GroupDemand(
        equations.core_cycles(wave, 1.0), memory, l2_b, dram_b, equations._atomics() * each, equations.latency(wave)
    )


def solve(
    features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, passes: int = 1, whole: bool = True, phase: int = 0
) -> Evaluation:
    """Solve the equations of this module for a GPU whose fields are numbers or columns, and so are the results.

    Parameters
    ----------
    whole : also the parts and the busy pipes, which take about as long as the time does.
    phase : `phase_b` of the GPU, where the field it depends on is a column.

    The others are those of `evaluate`.
    """
    return _Equations(features, gpu, warp_size, spilled, passes, whole, phase).run()


def evaluate(features: Features, gpu: GpuSpec, warp_size: int, spilled: int = 0, passes: int = 1) -> Evaluation:
    """Solve the equations of this module for one GPU.

    Parameters
    ----------
    features : of the trace on a GPU of the same structure; `gpu` may differ in clocks, rates, latencies and [model].
    spilled : registers per item kept in memory; `passes` : parts in which an oversized group runs (see `Occupancy`).

    Returns
    -------
    Evaluation
        In cycles, the launch floor not included.
    """
    return solve(features, gpu, warp_size, spilled, passes)
