"""Making a trace: compile, choose what to execute, record, shape."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mgpusim.arch.families import family_of
from mgpusim.arch.occupancy import Occupancy, occupancy
from mgpusim.arch.spec import GpuSpec
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.execution.simt import CompiledKernel, Geometry
from mgpusim.opencl.ir.program import Function, Module
from mgpusim.trace.data import BlockInfo, RegionInfo, SiteInfo, Trace, TraceMeta
from mgpusim.trace.plan import LANE_EVENTS, Plan, make_plan
from mgpusim.trace.record import Recording, record
from mgpusim.trace.registers import registers_of
from mgpusim.trace.shape import Shaped, Shaper
from mgpusim.trace.store import key_of, load_or_make
from mgpusim.trace.survey import spread_groups, stretches, survey
from mgpusim.workload.args import LocalArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange, resolve
from mgpusim.workload.program import executor_args, open_module, pick_kernel

__all__ = ["TraceMaker", "Work", "geometry_of", "make_trace", "pilot_events", "static_local_b"]

_PILOT_GROUPS = 2
_WAVES, _MOST_WAVES, _OF_KIND = 4, 16, 12


def geometry_of(nd: NDRange) -> Geometry:
    """Return what the executor needs of an NDRange."""
    geometry = Geometry(nd.global_padded, nd.local, nd.offset)
    geometry.dims = nd.dim
    return geometry


def static_local_b(module: Module, function: Function) -> int:
    """Bytes of the local arrays this kernel declares: clang names them KERNEL.ARRAY."""
    return sum(v.type.size_b for v in module.globals.values() if v.space == 3 and v.name.startswith(function.name + "."))


class Work:
    """The lazily opened kernel of a launch: nothing is compiled or executed while everything is cached."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self._module: Module | None = None
        self._compiled: CompiledKernel | None = None
        self._args: list[Any] | None = None
        self._facts: KernelFacts | None = None
        self.events_per_lane: float | None = None
        """Accesses of a lane where they are known and the same for every work-group shape: no pilot need find out."""
        self.turns = 0
        """Turns of a counting loop that a sketch runs at most (0: all); `Recording.skipped` says how many it left out."""

    @property
    def module(self) -> Module:
        if self._module is None:
            self._module = open_module(self.launch)
        return self._module

    @property
    def function(self) -> Function:
        return pick_kernel(self.module, self.launch)

    @property
    def facts(self) -> KernelFacts:
        if self._facts is None:
            self._facts = kernel_facts(self.function, static_local_b(self.module, self.function))
        return self._facts

    @property
    def compiled(self) -> CompiledKernel:
        if self._compiled is None:
            self._compiled = CompiledKernel(self.module, self.function.name, full=False)
        return self._compiled

    def args(self) -> list[Any]:
        if self._args is None:
            self._args = executor_args(self.function, self.launch)
        return self._args


class TraceMaker:
    """Makes traces of one launch on GPUs that differ in the sizes and policies of their caches: the rest is done once.

    Parameters
    ----------
    identity : the launch's content hash, for the cache of recordings.
    work : the opened kernel, shared by launches that differ in their local size alone.
    lane_events : accesses to execute and shape. With fewer than `LANE_EVENTS` it is a sketch: quick, right about what is large.
    """

    def __init__(
        self,
        launch: Launch,
        gpu: GpuSpec,
        identity: str,
        cache: bool,
        work: Work | None = None,
        lane_events: int = LANE_EVENTS,
    ) -> None:
        work = work or Work(launch)
        sketch = lane_events < LANE_EVENTS
        function = work.function
        static_b = static_local_b(work.module, function)
        self.facts = facts = work.facts
        self.registers = registers_of(facts, gpu)
        self.nd = nd = resolve(launch, gpu, function, registers=self.registers[1])
        self.local_b = static_b + sum(a.bytes for a in launch.args if isinstance(a, LocalArg))
        has_barrier = any(r.has_barrier for r in facts.regions)
        # spilled until a group fits: by a compiler that knows its size, or where a group cannot run in turns
        spill = has_barrier or function.reqd_work_group_size is not None or not family_of(gpu).partial_groups
        self.held = held = occupancy(gpu, nd.items_per_group, self.registers[1], self.local_b, barriers=has_barrier, spill=spill)
        if sketch and work.events_per_lane is not None:
            each = work.events_per_lane
            self.plan = make_plan(
                nd.n_groups, gpu.shader_cores, held.groups_per_core, nd.items_per_group, each, lane_events=lane_events
            )
            self.recording = pilot = record(work.compiled, geometry_of(nd), np.array(self.plan.groups), work.args(), work.turns)
        else:
            self.plan, self.recording, pilot = _record(work, nd, facts, gpu, held, identity, cache, lane_events)
        self.shaper = Shaper(self.recording, facts, gpu, held, self.plan)
        self.surveyed: tuple[tuple[int, float], ...] = ()
        self.stretches: tuple[int, ...] = (0,)
        # groups of padding alone tell shapes apart, other differences do not
        if not self.plan.complete and (nd.padded or not sketch):
            groups, found = _survey(work, nd, facts, held.warp_size, pilot, identity, cache, work.turns if sketch else 0)
            self.surveyed = tuple(zip(groups, found.sum(axis=1).tolist(), strict=True))
            self.stretches, share = stretches(groups, found, nd.n_groups)
            of_kind = share * gpu.shader_cores * held.groups_per_core  # groups of the rarest kind in a wave
            waves = _WAVES if share == 1.0 else min(_MOST_WAVES, max(_WAVES, 2 + math.ceil(_OF_KIND / of_kind)))
            if len(self.stretches) > 1 or waves > _WAVES:  # the first waves do not show what the others do
                again = _record(work, nd, facts, gpu, held, identity, cache, lane_events, self.stretches, waves)
                self.plan, self.recording = again[:2]
                self.shaper = Shaper(self.recording, facts, gpu, held, self.plan)

    def trace(self, gpu: GpuSpec) -> Trace:
        """Return the trace on a GPU, whose caches alone may differ from those of the first one."""
        shaped = self.shaper.shaped(gpu)
        meta = _meta(
            self.facts, self.registers, self.nd, self.held, self.plan, self.recording, shaped, self.local_b, self.surveyed,
            self.stretches,
        )  # fmt: skip
        return Trace(meta, shaped.samples)


def make_trace(
    launch: Launch, gpu: GpuSpec, identity: str, cache: bool, work: Work | None = None, lane_events: int = LANE_EVENTS
) -> Trace:
    """Compile, execute and shape a launch; the parameters are those of `TraceMaker`."""
    return TraceMaker(launch, gpu, identity, cache, work, lane_events).trace(gpu)


def pilot_events(work: Work, launch: Launch, gpu: GpuSpec) -> float | None:
    """Return the accesses of a lane in two groups of `launch`; None if they may be others in other work-group shapes."""
    facts = work.facts
    if facts.uses_local_ids:
        return None
    nd = resolve(launch, gpu, work.function, registers=registers_of(facts, gpu)[1])
    pilots = np.array(sorted({0, nd.n_groups // 2}))
    return float(len(record(work.compiled, geometry_of(nd), pilots, work.args()).event_site))


def _record(
    work: Work,
    nd: NDRange,
    facts: KernelFacts,
    gpu: GpuSpec,
    held: Occupancy,
    identity: str,
    cache: bool,
    lane_events: int,
    first: tuple[int, ...] = (0,),
    waves: int = _WAVES,
) -> tuple[Plan, Recording, Recording]:
    geometry = geometry_of(nd)

    def run(groups: list[int]) -> Recording:
        key = key_of("recording/3", identity, repr(nd), repr(groups))
        return load_or_make(
            "recording",
            key,
            Recording.from_bytes,
            lambda: record(work.compiled, geometry, np.array(groups), work.args()),
            Recording.to_bytes,
            cache,
        )

    pilots = sorted({0, nd.n_groups // 2})[:_PILOT_GROUPS]
    pilot = run(pilots)
    plan = make_plan(nd.n_groups, gpu.shader_cores, held.groups_per_core, nd.items_per_group, float(len(pilot.event_site)),
                     lane_events=lane_events, max_waves=waves, stretches=first)  # fmt: skip
    return plan, pilot if list(plan.groups) == pilots else run(list(plan.groups)), pilot


def _survey(
    work: Work, nd: NDRange, facts: KernelFacts, warp_size: int, pilot: Recording, identity: str, cache: bool,
    turns: int = 0,
) -> tuple[tuple[int, ...], Any]:  # fmt: skip
    """Return groups spread over the launch, and the operations each issued per block."""
    groups = spread_groups(nd.n_groups, float(len(pilot.event_site) * nd.items_per_group))
    operations = np.array([math.fsum(counts.values()) for counts in facts.mix])
    found = load_or_make(
        "recording",
        key_of("survey/3", identity, repr(nd), repr(groups), str(warp_size), *([str(turns)] if turns else [])),
        np.frombuffer,
        lambda: survey(work.compiled, geometry_of(nd), groups, work.args(), warp_size, operations, turns),
        np.ndarray.tobytes,
        cache,
    )
    return groups, found.reshape(len(groups), -1)


def _meta(
    facts: KernelFacts,
    registers: tuple[int, int, int],
    nd: NDRange,
    held: Occupancy,
    plan: Plan,
    recording: Recording,
    shaped: Shaped,
    local_b: int,
    surveyed: tuple[tuple[int, float], ...],
    first: tuple[int, ...],
) -> TraceMeta:
    region_of = [facts.flow.loop_of[p] + 1 for p in range(len(facts.flow.order))]
    sites = [
        SiteInfo(
            s.kind,
            s.space,
            route.width_b,
            s.line,
            s.position,
            region_of[s.position],
            route.pipe,
            route.arg,
            s.taps,
            route.first_level,
            route.distinct_lines,
        )
        for s, route in zip(recording.sites, shaped.routes, strict=True)
    ]
    blocks = tuple(
        BlockInfo(tuple((k.cls, k.bits, k.ncomp, k.role, float(c)) for k, c in mix.items()), region_of[p])
        for p, mix in enumerate(facts.mix)
    )
    regions = tuple(
        RegionInfo(
            r.loop,
            facts.flow.loops[r.loop].parent + 1 if r.loop >= 0 else -1,
            r.load_words,
            r.held_words,
            r.has_barrier,
            r.innermost,
            r.strided,
            r.critical,
            r.recurrence,
        )
        for r in facts.regions
    )
    return TraceMeta(
        kernel=facts.function.name,
        ndrange=nd,
        occupancy=held,
        registers=registers,
        local_b=local_b,
        private_b=facts.private_b,
        sites=tuple(sites),
        blocks=blocks,
        regions=regions,
        n_waves=plan.n_waves,
        resident=plan.resident,
        n_cores=plan.n_cores,
        complete=plan.complete,
        sampled_groups=len(plan.groups),
        footprint_b=shaped.footprint_b,
        uses_local_ids=facts.uses_local_ids,
        survey=surveyed,
        image_args=sum(arg.kind == "image" for arg in facts.function.args),
        stretches=first,
        fresh_b=shaped.fresh_b,
        burst_ratio=shaped.burst_ratio,
        write_ratio=shaped.write_ratio,
    )
