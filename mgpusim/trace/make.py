"""Making a trace, one step after the other: fit the launch to the GPU, choose and execute groups, shape what they did.

`fit` needs the compiled kernel, `sampled` executes some of its groups, `tracer_of` shapes them for GPUs that differ in their
caches. A caller may give the plan of what to execute instead (fused kernels), or a smaller budget (quick traces).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache as cache_result

import msgspec
import numpy as np

from mgpusim.arch.occupancy import Occupancy, residency
from mgpusim.arch.spec import GpuSpec
from mgpusim.arrays import Array
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.cost.operations import branching
from mgpusim.errors import ExecutionError, StepLimitError, TimeLimitError
from mgpusim.limits import check_memory
from mgpusim.opencl.analysis.cfg import ControlFlow
from mgpusim.opencl.analysis.control import Differs, groups_differ
from mgpusim.opencl.analysis.facts import KernelFacts
from mgpusim.opencl.execution.endless import loop_seconds
from mgpusim.session import USUAL, Session
from mgpusim.trace.allocation import allocation_of, caches_constants, compiled_for
from mgpusim.trace.data import BlockInfo, RegionInfo, SiteInfo, Trace, TraceMeta, scaled_regions
from mgpusim.trace.group_work import GroupWork, chain_weights
from mgpusim.trace.indices import check_indices
from mgpusim.trace.plan import ITERATIONS, LANE_EVENTS, Plan, make_plan
from mgpusim.trace.record import Recording, record
from mgpusim.trace.registers import scratch_words
from mgpusim.trace.shape import Shaped, Shaper
from mgpusim.trace.survey import segments
from mgpusim.trace.uneven import BUDGET, LIKE_A_BLOCK, Surveyor, work_of_all
from mgpusim.trace.work import Work, geometry_of, local_b_of_items
from mgpusim.workload.args import LocalArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange, resolve

_WAVES, _MOST_WAVES, _OF_KIND = 4, 16, 12
_WHOLE_BLOCKS = 150_000
"""Loops that count run all their iterations up to so many blocks of the pilots, `LIKE_A_BLOCK` lanes of which count as a block
more: a second or two, and the same on every machine."""
ACCESS_B = 60.0
"""Bytes of memory for a recorded access of a lane, at most: 51 measured where each has a transaction of its own."""
_BLOCK_S = 3e-4  # ten times what a block of a wave takes


class Budget(msgspec.Struct, frozen=True):
    """How much of a launch is executed. Less than `WHOLE` makes a quick trace, right about what is large.

    Attributes
    ----------
    lane_events : accesses of a lane to execute and shape.
    events_per_lane : accesses of a lane where they are known and the same for every work-group shape: no pilot need find out.
    iterations : of a counting loop that are run at most (0: all); `Recording.skipped` says how many were left out.
    differing : blocks to execute to see how groups differ (see `mgpusim.trace.uneven`); 0: all are taken for those executed.
    """

    lane_events: int = LANE_EVENTS
    events_per_lane: float | None = None
    iterations: int = 0
    differing: float = BUDGET


WHOLE = Budget()


class LaunchFit(msgspec.Struct, frozen=True):
    """A launch on a GPU, before anything is executed.

    Attributes
    ----------
    registers : low, nominal and high 32-bit registers of a work item.
    local_b : bytes of local memory of a group: declared in the kernel and passed to it.
    scratch_words : words of a work item that are in scratch memory instead of registers.
    restored_b : bytes copied back before the launch (`Launch.restored_b`).
    cold : positions of the arguments that no cache holds at first (`Launch.cold`).
    """

    gpu: GpuSpec
    facts: KernelFacts
    registers: tuple[int, int, int]
    ndrange: NDRange
    local_b: int
    occupancy: Occupancy
    scratch_words: int = 0
    restored_b: int = 0
    cold: tuple[int, ...] = ()


class Sample(msgspec.Struct, frozen=True):
    """What was executed of a launch.

    Attributes
    ----------
    surveyed : (group, its work) of groups spread over the launch; empty where all were executed.
    segments : first group of each range of groups that does a job of its own.
    group_work : of all groups, where not all were executed and they differ.
    """

    plan: Plan
    recording: Recording
    surveyed: tuple[tuple[int, float], ...] = ()
    segments: tuple[int, ...] = (0,)
    group_work: GroupWork | None = None


def fit(work: Work, launch: Launch, gpu: GpuSpec) -> LaunchFit:
    """Return how a launch sits on a GPU: its NDRange, registers, resident groups.

    Parameters
    ----------
    work : its kernel; the launch may differ from `work.launch` in its sizes.

    Raises
    ------
    InputError
        The GPU refuses the launch: its sizes, or groups too large for the registers (`mgpusim.arch.occupancy.residency`).
    CompileError, UnknownNameError, UnsupportedError
        What is wrong with its source.
    """
    function = work.function
    cached = caches_constants(function, launch, gpu)
    facts = compiled_for(gpu, work.facts_at(0, cached))
    given = allocation_of(facts, launch, gpu, session=work.session)
    scratch = scratch_words(facts, gpu)
    registers = _without(given.registers, scratch)
    nd = resolve(launch, gpu, function, registers=registers[1])
    local_b = work.local_b + sum(a.bytes for a in launch.args if isinstance(a, LocalArg))
    local_b += local_b_of_items(work.module, function) * nd.items_per_group
    has_barrier = any(r.has_barrier for r in facts.regions)
    sized = function.reqd_work_group_size is not None
    held = residency(
        gpu, nd.items_per_group, registers, local_b, barriers=has_barrier, sized=sized, allow_spill=launch.allow_spill,
        warp_size=given.width,
    )  # fmt: skip
    if facts.sub_group_line is not None:
        nd = msgspec.structs.replace(nd, sub_group=held.warp_size)
    compiled = compiled_for(gpu, work.facts_at(nd.sub_group, cached))
    return LaunchFit(gpu, compiled, registers, nd, local_b, held, scratch, launch.restored_b, launch.cold)


def _without(registers: tuple[int, int, int], scratch: int) -> tuple[int, int, int]:
    low, nominal, high = (max(4, count - scratch) for count in registers)
    return low, nominal, high


def sampled(
    work: Work, fitted: LaunchFit, identity: str, *, budget: Budget = WHOLE, plan: Plan | None = None, session: Session = USUAL
) -> Sample:
    """Choose groups of a launch and execute them.

    Parameters
    ----------
    identity : the launch's content hash, for the cache of recordings.
    plan : of what to execute, where the caller knows better than `make_plan`; it leaves groups out.
    session : settings of the run.

    Raises
    ------
    MemoryLimitError
        What its groups access takes more memory than a command may.
    ExecutionError
        The kernel misbehaves; an index overflows (`mgpusim.trace.indices`).
    """
    nd, quick = fitted.ndrange, budget.lane_events < LANE_EVENTS
    check_indices(work, nd)
    iterations = 0
    if quick and budget.events_per_lane is not None:
        chosen = _plan(fitted, budget.events_per_lane, budget)
        recording = pilot = record(work.compiled, geometry_of(nd), np.array(chosen.groups), work.args(), budget.iterations)
    else:
        pilot, iterations = _pilot(work, nd, identity, session)
        chosen = plan or _plan(fitted, float(len(pilot.event_site)), budget)
        accesses = float(len(pilot.event_site)) * nd.items_per_group * len(chosen.groups)
        check_memory(
            f"{work.launch.label} on {fitted.gpu.name}: {accesses:.2g} accesses of {len(chosen.groups)} work groups",
            ACCESS_B * accesses, "make its loops shorter",
        )  # fmt: skip
        if chosen.groups == _pilots(nd):
            recording = pilot
        else:
            recording = _recording(work, nd, chosen.groups, identity, session, iterations, pilot)
    # groups of padding alone tell shapes apart, other differences do not
    if chosen.complete or (quick and not nd.padded):
        return Sample(chosen, recording)
    kind = fitted.facts, nd, fitted.occupancy.warp_size, fitted.local_b
    most = budget.iterations if quick else iterations
    surveyor = Surveyor(work, *kind, identity, session, iterations=most, limit_s=_limit_s(pilot))
    survey = surveyor.some(float(len(pilot.event_site) * nd.items_per_group))
    groups = tuple(survey.groups.tolist())
    surveyed = tuple(zip(groups, survey.work.sum(axis=1).tolist(), strict=True))
    first, share = segments(groups, survey.work, nd.n_groups)
    differ = surveyor.all(survey, budget.differing) if budget.differing and not quick and plan is None else None
    of_kind = share * fitted.gpu.shader_cores * fitted.occupancy.groups_per_core  # groups of the rarest kind in a wave
    waves = _WAVES if share == 1.0 else min(_MOST_WAVES, max(_WAVES, 2 + math.ceil(_OF_KIND / of_kind)))
    if plan is None and (
        differ is not None or len(first) > 1 or waves > _WAVES
    ):  # the first waves do not show what the others do
        pilot, iterations = _pilot(work, nd, identity, session)
        heaviest = None if differ is None else differ.heaviest(chain_weights([r.critical for r in fitted.facts.regions]))
        chosen = _plan(fitted, float(len(pilot.event_site)), budget, waves, first, heaviest)
        recording = _recording(work, nd, chosen.groups, identity, session, iterations, pilot)
    return Sample(chosen, recording, surveyed, first, differ)


def tracer_of(fitted: LaunchFit, sample: Sample, shaper: Shaper | None = None) -> Callable[[GpuSpec], Trace]:
    """Return a function that makes the trace of a GPU, whose caches alone may differ from those the launch was fitted to.

    What caches have no part in is done at its first call and kept.

    Parameters
    ----------
    shaper : of the sample and this launch, where there is one (`shaper_of`).
    """
    shaper = shaper or shaper_of(fitted, sample)

    @cache_result
    def executed() -> GroupWork | None:
        """Return the work of the groups where all were executed and they differ."""
        if not sample.plan.complete:
            return None
        return work_of_all(shaper, sample.plan, fitted.facts, groups_differ(fitted.facts.function) == Differs.BY_DATA)

    def trace(gpu: GpuSpec) -> Trace:
        shaped = shaper.shaped(gpu)
        return Trace(_meta(fitted, sample, shaped), shaped.samples, sample.group_work or executed())

    return trace


def shaper_of(fitted: LaunchFit, sample: Sample) -> Shaper:
    """Return what shapes a sample for the GPU the launch was fitted to."""
    return Shaper(sample.recording, fitted.facts, fitted.gpu, fitted.occupancy, sample.plan, fitted.restored_b, fitted.cold)


def iteration_scale(recording: Recording, flow: ControlFlow) -> Array:
    """Return by how much the counts of each region grow with the iterations that were not run, float64 (regions,).

    Region 0 is the kernel's body, the others are its loops.
    """
    scale = np.ones(len(flow.loops) + 1)
    visits = np.bincount(recording.visit_position, minlength=len(flow.order))
    for loop, node in enumerate(flow.loops):  # parents come first
        own = 1.0 + recording.skipped.get(loop, 0) / max(1, int(visits[node.header]))
        scale[loop + 1] = own * scale[node.parent + 1]
    return scale


def with_all_iterations(trace: Trace, recording: Recording, flow: ControlFlow) -> Trace:
    """Return a trace with each loop's counts as if it had run all its iterations, the others like those that were run."""
    if not recording.skipped:
        return trace
    scale = iteration_scale(recording, flow)
    whole = scaled_regions(trace, scale)
    skipped, run = sum(recording.skipped.values()), tuple((1.0 / scale).tolist())
    return Trace(msgspec.structs.replace(whole.meta, skipped_iterations=skipped, run_share=run), whole.waves, whole.group_work)


def pilot_events(work: Work, launch: Launch, gpu: GpuSpec) -> float | None:
    """Return the accesses of a lane in two groups of `launch`; None if they may be others in other work-group shapes."""
    facts = work.facts
    if facts.uses_local_ids:
        return None
    nd = resolve(launch, gpu, work.function, registers=allocation_of(facts, launch, gpu, session=work.session).registers[1])
    args = work.sized(launch).args()
    return float(len(record(work.compiled, geometry_of(nd), np.array(_pilots(nd)), args).event_site))


def _pilots(nd: NDRange) -> tuple[int, ...]:
    """Return the groups that say how much there is to execute."""
    return tuple(sorted({0, nd.n_groups // 2}))


def _plan(
    fitted: LaunchFit, events_per_lane: float, budget: Budget, waves: int = _WAVES, first: tuple[int, ...] = (0,),
    heaviest: int | None = None,
) -> Plan:  # fmt: skip
    nd, cores, resident = fitted.ndrange, fitted.gpu.shader_cores, fitted.occupancy.groups_per_core
    return make_plan(
        nd.n_groups, cores, resident, nd.items_per_group, events_per_lane, max_waves=waves, lane_events=budget.lane_events,
        segments=first, heaviest=heaviest,
    )  # fmt: skip


def _pilot(work: Work, nd: NDRange, identity: str, session: Session) -> tuple[Recording, int]:
    """Return the recording of the pilots, and how many iterations of a loop that counts are run (0: all).

    Loops that count are cut short where a kernel takes long: iterations beyond those that are run are like them.
    """
    counts = bool(work.compiled.counters)
    try:
        steps = int(_WHOLE_BLOCKS / (1 + len(_pilots(nd)) * nd.items_per_group / LIKE_A_BLOCK)) if counts else None
        return _recording(work, nd, _pilots(nd), identity, session, 0, steps=steps), 0
    except StepLimitError as error:
        if not counts:
            raise
        try:
            recording = _recording(work, nd, _pilots(nd), identity, session, ITERATIONS)
        except TimeLimitError:
            raise
        except ExecutionError:  # of the iterations that were left out, not of the kernel
            raise error from None
        return recording, ITERATIONS


def _recording(
    work: Work, nd: NDRange, groups: tuple[int, ...], identity: str, session: Session, iterations: int,
    pilot: Recording | None = None, steps: int | None = None,
) -> Recording:  # fmt: skip
    def run() -> Recording:
        return record(work.compiled, geometry_of(nd), np.array(groups), work.args(), iterations, _limit_s(pilot), steps)

    key = key_of(identity, repr(nd), repr(groups), *([str(iterations)] if iterations else []))
    return load_or_make("recording", key, Recording.from_bytes, run, Recording.to_bytes, session.cache)


def _limit_s(pilot: Recording | None) -> float:
    """Return the seconds for a loop of a kernel whose pilots ended: what took them long will take others long."""
    return max(loop_seconds(), _BLOCK_S * len(pilot.visit_position)) if pilot is not None else loop_seconds()


def _meta(fitted: LaunchFit, sample: Sample, shaped: Shaped) -> TraceMeta:
    guards = branching(fitted.gpu, fitted.facts.guards, fitted.facts.short_branches)
    facts, plan, recording = fitted.facts, sample.plan, sample.recording
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
            route.atomic_units,
            s.index,
            s.result_b,
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
            r.trip_count,
            r.critical,
            r.recurrence,
            math.fsum(share for p, share in guards if p in r.positions),
            r.copies,
            r.work,
        )
        for r in facts.regions
    )
    return TraceMeta(
        kernel=facts.function.name,
        ndrange=fitted.ndrange,
        occupancy=fitted.occupancy,
        registers=fitted.registers,
        local_b=fitted.local_b,
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
        restored_b=fitted.restored_b,
        uses_local_ids=facts.uses_local_ids,
        survey=sample.surveyed,
        image_args=sum(arg.kind == "image" for arg in facts.function.args),
        segments=sample.segments,
        fresh_b=shaped.fresh_b,
        burst_ratio=shaped.burst_ratio,
        write_ratio=shaped.write_ratio,
        compulsory_b=shaped.compulsory_b,
        scratch_words=fitted.scratch_words,
    )
