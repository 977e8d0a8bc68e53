"""How long the kernels of a plan take: each is predicted once, with the work group that its library would take.

Where a library times candidates on the device, the simulator is the device. A quick trace of each candidate ranks them, and the
best is predicted in full. What is found is kept in the disk cache by its content.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Any

import msgspec

from mgpusim.accuracy.run import LOST, in_pool
from mgpusim.arch.columns import Value, choose, larger
from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, store
from mgpusim.cost.traffic import keeps
from mgpusim.engine.estimate import Estimate, estimate
from mgpusim.errors import MgpusimError
from mgpusim.nn.libraries.local_sizes import GroupLimits, Sizes, far_apart
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep, options_of
from mgpusim.nn.running.timeline import TimedStep
from mgpusim.sched.shapes.candidates import kernel_limits, three
from mgpusim.sched.shapes.quick_traces import QUICK_EVENTS, QuickTrace, evaluate_quick_trace, iterations_of, quick_trace_of
from mgpusim.session import USUAL, Session
from mgpusim.trace.make import Budget
from mgpusim.trace.trace import launch_key
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.device import built_for, compiler_stamp
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import arguments_b

CANDIDATES = 6
"""Work groups of a kernel that are compared where a library times them, those of its candidates that differ the most in shape."""
RANKED_EVENTS = QUICK_EVENTS // 4
"""Accesses of a lane that the ranking of a work group executes."""
KIND = "layer"


class Timed(msgspec.Struct, frozen=True):
    """What a kernel takes with the work group chosen.

    Attributes
    ----------
    local : None: the driver's choice.
    estimate : of the engine asked for, alone with warm caches, with what intervals take; None where the GPU refuses the kernel,
        as `refused` says.
    cold : the same in a run, whose weights no cache holds; None where that is the same.
    fetched : the kernel's time where its tensors are in no cache either, over that of `cold`.
    ranked : work groups that were compared.
    offered : work groups that the library would compare.
    tried : mean time of those compared over that of the one chosen.
    """

    local: Sizes | None
    estimate: Estimate | None
    ranked: int
    offered: int
    refused: str = ""
    cold: Estimate | None = None
    fetched: float = 1.0
    tried: float = 1.0

    @property
    def in_run(self) -> Estimate:
        """Of a run whose weights no cache holds."""
        estimate = self.estimate if self.cold is None else self.cold
        assert estimate is not None
        return estimate


def time_options(
    plan: NetworkPlan,
    gpu: GpuSpec,
    engine: str = "analytic",
    *,
    options: Sequence[Option] | None = None,
    candidates: int = CANDIDATES,
    session: Session = USUAL,
    known: dict[str, Timed] | None = None,
) -> dict[str, Timed]:
    """Return what each distinct kernel of a plan takes, by `option_key`.

    Parameters
    ----------
    options : those to time; all of the plan if None.
    candidates : work groups to compare where the library times them, at most.
    session : settings of the run, which tells (kernels done, of how many, which is done).
    known : times by `option_key` that were found before for this GPU, engine and limit. Those that are found now are added, the
        work group that was chosen by itself, too.
    """
    asked = list(options_of(plan.steps)) if options is None else list(options)
    wanted = {option_key(option): option for option in asked}
    stamp = key_of(fingerprint(_of_kernels(gpu)), compiler_stamp(gpu), engine, f"{candidates} far apart") if session.cache else ""
    before = {} if known is None else known
    timed_of = {key: before[key] for key in wanted if key in before}
    for key in (key for key in wanted if session.cache and key not in timed_of):
        kept = load(KIND, key_of(stamp, key), partial(msgspec.json.decode, type=Timed))
        if kept is not None:
            timed_of[key] = kept
    left = {key: option for key, option in wanted.items() if key not in timed_of}
    done = len(timed_of)
    for key in timed_of:
        _remember(before, wanted[key], timed_of[key])

    def keep(key: str, timed: Timed) -> None:
        nonlocal done
        timed_of[key] = timed
        _remember(before, wanted[key], timed)
        done += 1
        if session.cache:
            store(KIND, key_of(stamp, key), msgspec.json.encode(timed))
        session.tell(done, len(wanted), wanted[key].call.variant)

    if session.jobs <= 1 or len(left) < 2:
        for key, option in left.items():
            keep(key, time_option(option, gpu, engine, candidates=candidates, session=session))
        return timed_of
    # the longest first, so that no process waits for the last
    order = sorted(left, key=lambda key: -len(left[key].locals))
    pieces = [arguments_b(left[key].call.launch) for key in order]
    work = partial(time_option, gpu=gpu, engine=engine, candidates=candidates, session=session.alone)
    for number, timed in in_pool(work, [(left[key],) for key in order], session.jobs, pieces=pieces):
        if timed is None:
            raise MgpusimError(f"{left[order[number]].call.variant} on {gpu.name}: {LOST}")
        keep(order[number], timed)
    return timed_of


def _remember(known: dict[str, Timed], option: Option, timed: Timed) -> None:
    """Add what a kernel takes, also with the work group chosen as the only one."""
    known[option_key(option)] = timed
    if timed.estimate is not None:
        alone = Option.of(option.call, timed.local)
        known.setdefault(option_key(alone), msgspec.structs.replace(timed, ranked=1, offered=1, tried=1.0))


def _of_kernels(gpu: GpuSpec) -> GpuSpec:
    """Return the GPU without the figures of its host, its queue and its clock after a pause: they are in no kernel's time.

    A GPU whose overhead passes in part while the launch before runs (`launch.overlap_s`) keeps those by which the host hands
    launches over. The hidden part depends on them.

    >>> plain, more = load_gpu("adreno-640"), load_gpu("adreno-640", {"launch.flush_s": "9 us", "clock.ramp_s": "4 ms"})
    >>> _of_kernels(plain) == _of_kernels(msgspec.structs.replace(more, source=plain.source))
    True
    """
    launch = msgspec.structs.replace(
        gpu.launch,
        argument_s=None,
        flush_s=None,
        submit_every=None,
        recorded_gap_s=None,
        profiled_gap_s=None,
        run_s=None,
    )
    clock = msgspec.structs.replace(gpu.clock, idle_hz=None, ramp_s=None)
    if launch.overlap_s is not None:
        return msgspec.structs.replace(gpu, launch=launch, clock=clock)
    launch = msgspec.structs.replace(launch, gap_s=0.0, enqueue_s=0.0, pace_s=None)
    return msgspec.structs.replace(gpu, launch=launch, clock=clock, host=None)


def option_key(option: Option) -> str:
    """Return what makes a kernel of a plan the same as another: its launch and the work groups to choose from."""
    return key_of(launch_key(option.call.launch), repr(option.locals), option.policy, repr(sorted(option.arguments.items())))


def time_option(
    option: Option, gpu: GpuSpec, engine: str = "analytic", *, candidates: int = CANDIDATES, session: Session = USUAL
) -> Timed:  # fmt: skip
    """Choose the work group of a kernel and predict it; the parameters are those of `time_options`."""
    try:
        locals_, offered = compared_locals(option, gpu, candidates, session=session)
        chosen, ranked, tried = _chosen(option.call.launch, locals_, gpu, session)
        launch = option.call.launch.with_local(chosen)
        alone = estimate(launch, gpu, engine, session=session, intervals=True)
        timed = Timed(chosen, alone, ranked, offered, tried=tried)
        without = without_caches(launch, weights_at(option), gpu)
        if without is None:
            return timed
        of_weights, of_all = without
        cold = estimate(of_weights, gpu, engine, session=session, intervals=True)
        base = cold if engine == "analytic" else estimate(of_weights, gpu, session=session)
        fetched = fetched_over(estimate(of_all, gpu, session=session), base)
        return msgspec.structs.replace(timed, cold=cold, fetched=fetched)
    except MgpusimError as error:
        return Timed(None, None, 0, len(option.locals), str(error))


def compared_locals(
    option: Option, gpu: GpuSpec, candidates: int, *, session: Session = USUAL
) -> tuple[tuple[Sizes | None, ...], int]:
    """Return the work groups of a kernel to compare on a GPU, ascending, and how many its library would compare.

    Parameters
    ----------
    candidates : of those that the library times, the so many that differ the most in shape; one by a rule is the only one.
    """
    launch = option.call.launch
    sizes = (*gpu.limits.max_work_item_sizes, 1, 1)[:3]
    most = kernel_limits(launch, gpu, session=session).max_items
    limited = option.limited(GroupLimits(min(most, gpu.limits.max_work_group_size), sizes))
    if len(limited.locals) == 1:
        return limited.locals, 1
    own = [three(local) for local in limited.locals if local is not None]
    kept = {tuple(shape[: launch.dim]) for shape in far_apart(own, candidates)}
    return tuple(sorted(kept)), len(limited.locals)


def without_caches(launch: Launch, weights: Sequence[int], gpu: GpuSpec) -> tuple[Launch, Launch] | None:
    """Return a launch whose weights no cache holds, and one of whose data none holds anything; None where none ever does.

    `weights` are positions of the arguments that are not tensors.
    """
    sizes = {i: arg.size_b for i, arg in enumerate(launch.args) if isinstance(arg, (BufferArg, ImageArg))}
    used_b, memory = float(sum(sizes.values())), tuple(sizes)
    if not (keeps(gpu.l2, used_b) or keeps(gpu.slc, used_b)):
        return None
    first, second = (msgspec.structs.replace(launch, cold=cold) for cold in (tuple(weights), memory))
    return first, second


def launch_timed(option: Option, timed: Timed, gpu: GpuSpec, cold: bool) -> Launch:
    """Return the launch that an estimate of a kernel is of: with the work group chosen.

    With `cold` that of a run, as `Timed.in_run`, else that of the kernel alone.
    """
    launch = option.call.launch.with_local(timed.local)
    without = without_caches(launch, weights_at(option), gpu) if cold else None
    return launch if without is None else without[0]


def fetched_over(everything: Estimate, weights: Estimate) -> float:
    """Return the time of a kernel of whose data no cache holds anything, over that where it lacks its weights alone."""
    of_all, of_weights = (estimate.latency_us - estimate.breakdown_us.get("launch", 0.0) for estimate in (everything, weights))
    return float(slowdown(of_all, of_weights))


def slowdown(body_of_all: Value, body_of_weights: Value) -> Value:
    """Return the ratio that `fetched_over` says of the bodies of a kernel, point by point of columns.

    >>> slowdown(3.0, 2.0), slowdown(1.0, 2.0), slowdown(1.0, 0.0)
    (1.5, 1.0, 1.0)
    """
    there = larger(body_of_weights, 1e-300)
    return choose(body_of_weights > 0, larger(1.0, body_of_all / there), 1.0)


def weights_at(option: Option) -> tuple[int, ...]:
    """Return the positions of the arguments of a kernel that are not tensors of the graph."""
    return tuple(_weights(option.call.tensors, option.call.launch))


def _weights(tensors: Sequence[str], launch: Launch) -> dict[int, int]:
    """Return the bytes of the arguments that are not tensors of the graph, weights and biases, by position."""
    named = zip(tensors, launch.args, strict=True)
    return {i: arg.size_b for i, (name, arg) in enumerate(named) if not name and isinstance(arg, (BufferArg, ImageArg))}


def _chosen(launch: Launch, locals_: Sequence[Sizes | None], gpu: GpuSpec, session: Session) -> tuple[Sizes | None, int, float]:
    """Return the work group of a kernel that its library would take, among how many it was chosen, and `Timed.tried`."""
    if len(locals_) == 1:
        return locals_[0], 1, 1.0
    times = {
        local: evaluate_quick_trace(quick, gpu).latency_us for local, quick in ranking_quick_traces(launch, locals_, gpu, session)
    }
    if not times:
        return None, 0, 1.0
    chosen = min(times, key=lambda local: (times[local], local))
    return chosen, len(times), fmean(times.values()) / times[chosen]


def ranking_quick_traces(
    launch: Launch, locals_: Iterable[Sizes | None], gpu: GpuSpec, session: Session
) -> Iterator[tuple[Sizes, QuickTrace]]:
    """Yield the work groups that fit, each with the quick trace that ranks it."""
    work = Work(built_for(launch, gpu), session)
    budget = Budget(RANKED_EVENTS, iterations=iterations_of(work))
    for local in locals_:
        if local is None:
            continue
        try:
            yield local, quick_trace_of(launch.with_local(local), gpu, work, budget)
        except MgpusimError:  # it does not fit
            continue


def weights_names(option: Option) -> list[tuple[str, int, int]]:
    """Return the arguments that are not tensors of the graph, weights and biases: name, bytes, and the bytes read of them.

    Launches that arrange the same constant in the same way have one name for it, as the steps of an LSTM do.
    """
    call = option.call
    whose = f"{call.constants[0]} {call.weight_order.arrange.__name__}" if call.constants and call.weight_order else call.variant
    weights = _weights(call.tensors, call.launch).items()
    return [(f"{whose} {n} of {size_b} bytes", size_b, call.used_b(i)) for n, (i, size_b) in enumerate(weights)]


def in_plan(plan: NetworkPlan, option: Option) -> dict[str, Any]:
    """Return the fields of a kernel's `TimedStep` that do not depend on its time.

    What it reads and writes of the memories in which tensors lie, and of weights; the arguments that the library sets in every
    run; and the library's queue.
    """
    call, queue = option.call, plan.library.queue
    used: dict[bool, list[tuple[str, int]]] = {False: [], True: []}
    for i, name in enumerate(call.tensors):
        if name:
            planned = plan.tensors.get(name)
            used[i in call.writes].append((planned.of if planned else name, call.used_b(i)))
    return {
        "reads": tuple(used[False]), "writes": tuple(used[True]),
        "weights": tuple((name, used_b) for name, _, used_b in weights_names(option)),
        "arguments": len(call.launch.args) if plan.sets_arguments else 0, "library_s": queue.host_s, "profiled": queue.profiled,
    }  # fmt: skip


def host_step(step: PlannedStep) -> TimedStep:
    """Return a copy between host and GPU, or an operator on the CPU, as a step of a run."""
    copied = step.bytes_b if step.work != "fallback" else 0
    return TimedStep(step.name, "host", copied_b=copied, host=step.host, mapped=step.mapped)
