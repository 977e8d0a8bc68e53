"""Work groups of a whole network: each kernel that a library launches is tuned, and the network runs with what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import Anchor, GpuSpec
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.errors import MgpusimError
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.nn.running.predict import chosen_steps, predict_plan
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.result import follows
from mgpusim.sched.shapes.candidates import kernel_limits
from mgpusim.sched.shapes.lookup import LookupEntry, LookupTable
from mgpusim.sched.shapes.tune import Tuning, lookup_entries, tune
from mgpusim.trace.trace import launch_key
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import Predicted, by_engine

__all__ = [
    "ChosenRuns", "NetworkTuning", "TunedKernel", "as_run", "distinct_launches", "launches_of", "no_choice", "regrouped",
    "tune_network",
]  # fmt: skip


class TunedKernel(msgspec.Struct, frozen=True):
    """A kernel of a network, in one size.

    Attributes
    ----------
    steps : names of the steps that launch it.
    library_local, library_us : the work group that the library takes (None: the driver's choice), and the kernel's time alone.
    local, tuned_us : the work group chosen, and its time.
    kept : why there is nothing to choose, so that the library's was kept; empty where there is.
    problem : why the kernel could not be tuned, so that the library's was kept; empty where it was.
    """

    variant: str
    steps: tuple[str, ...]
    global_size: tuple[int, ...]
    library_local: Sizes | None
    library_us: float
    local: Sizes | None
    tuned_us: float
    kept: str = ""
    problem: str = ""

    @property
    def saved_us(self) -> float:
        """Of all its launches in a run."""
        return len(self.steps) * (self.library_us - self.tuned_us)


class NetworkTuning(Predicted, frozen=True, kw_only=True, tag="mgpusim.network_tuning/1"):
    """A network with the work groups of its library, and with those that a strategy chooses.

    Attributes
    ----------
    latency_us, tuned_us : of an inference; `ratio` of the first to the second.
    kernels : distinct launches, those that save the most first.
    entries : of a lookup table, one for each launch that was tuned: the work group that it has in `kernels`.
    anchors : measured times that settled the clock of the GPU, where there are any.
    """

    network: str
    gpu: str
    library: str
    precision: str
    strategy: str
    engine: str
    latency_us: float
    tuned_us: float
    kernels: tuple[TunedKernel, ...]
    entries: tuple[LookupEntry, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    ratio: float = 0.0

    def __post_init__(self) -> None:
        follows(self, ratio=self.latency_us / self.tuned_us)


def tune_network(
    case: NetworkCase, gpu: GpuLike, strategy: str = "model", *, engine: str = "analytic", top: int = 5,
    table: LookupTable | None = None, every: bool = False, limit: int | None = None, full: bool = False,
    overrides: Overrides | None = None, anchors: AnchorsLike | None = None, jobs: int = 1, cache: bool = True,
    on_progress: Callable[[int, int, str], None] | None = None,
) -> NetworkTuning:  # fmt: skip
    """Choose the work groups of a network's kernels, and say what that gains over those of its library.

    A kernel whose local memory is laid out for its work group keeps the one that it has. A choice that is not faster than the
    library's work group, by the engine, is not taken.

    Parameters
    ----------
    case : a network with its library, as `mgpusim.as_case` returns it.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    strategy : name of a registered strategy: model, exhaustive, rules, lookup or driver.
    engine : whose times decide.
    top : shapes of a kernel that an engine which simulates is asked about, the best by quick trace.
    table : that strategy lookup reads.
    every : choose from all legal shapes, not only from powers of two and divisors of the global size.
    full : predict every shape in full, not only the best by quick trace.
    limit : at most so many shapes of a kernel, spread evenly over the sizes of groups.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    anchors : measured times that settle the GPU's clock, as in ``["resnet18=19.9ms"]``; see `mgpusim.anchor`.
    jobs : processes. Scripts that ask for several need the usual ``__main__`` guard.
    cache : read and write the disk cache.
    on_progress : called with (kernels tuned, of how many, which is next).

    Returns
    -------
    NetworkTuning
        Latencies in microseconds, and each kernel before and after.

    Raises
    ------
    MgpusimError
        What is wrong with the network, or a kernel that the GPU refuses.

    Examples
    --------
    >>> from mgpusim.nn.running.case import as_case
    >>> tune_network(as_case("mobilenet_v1", resolution=32), "adreno-640", "driver").ratio >= 1.0
    True
    """
    spec = anchored(
        as_gpu(gpu, overrides), anchors, engine=engine, library=case.library, precision=case.precision, batch=case.batch,
        jobs=jobs, cache=cache,
    )  # fmt: skip
    plan = case.plan(spec)
    run = ChosenRuns(case, plan, engine, jobs, cache)
    steps = run.steps
    base = run.predicted(steps)
    alone = {layer.name: layer.alone_us for layer in base.layers}
    options = distinct_launches(steps)
    kernels: dict[str, TunedKernel] = {}
    entries: list[LookupEntry] = []
    for done, (key, (option, names)) in enumerate(options.items()):
        if on_progress is not None:
            on_progress(done, len(options), option.call.variant)
        launch, local, before = as_run(option), option.locals[0], alone[names[0]]
        kernel = TunedKernel(option.call.variant, tuple(names), launch.global_size, local, before, local, before)
        try:
            kept = no_choice(launch, spec, cache)
            if kept:
                kernel = msgspec.structs.replace(kernel, kept=kept)
            else:
                tuned = tune(
                    option.call.launch, spec, strategy, engine=engine, top=top, table=table, every=every, limit=limit,
                    full=full, jobs=jobs, cache=cache,
                )  # fmt: skip
                if tuned.choice.latency_us < before:
                    shape: Sizes = tuple(tuned.choice.shape[: launch.dim])
                    kernel = msgspec.structs.replace(kernel, local=shape, tuned_us=tuned.choice.latency_us)
                entries += _entries(tuned, option.call.launch, kernel)
        except MgpusimError as error:
            kernel = msgspec.structs.replace(kernel, problem=str(error).splitlines()[0])
        kernels[key] = kernel
    if on_progress is not None:
        on_progress(len(options), len(options), "the network")
    locals_ = {key: kernel.local for key, kernel in kernels.items()}
    after = run.predicted(tuple(regrouped(step, locals_) for step in steps))
    order = sorted(kernels.values(), key=lambda kernel: -kernel.saved_us)
    return NetworkTuning(
        provenance=by_engine(engine, spec.name), network=base.network, gpu=spec.name, library=base.library,
        precision=base.precision, strategy=strategy, engine=engine, latency_us=base.latency_us, tuned_us=after.latency_us,
        kernels=tuple(order), entries=tuple(entries), anchors=spec.anchors,
    )  # fmt: skip


def launches_of(steps: tuple[PlannedStep, ...]) -> Iterator[tuple[PlannedStep, Option]]:
    """Yield the steps of a run that launch kernels, each with the one that is chosen."""
    for step in steps:
        if step.kind == "launch":
            yield step, step.options[0]


def as_run(option: Option) -> Launch:
    """Return the launch of a chosen kernel with its work group."""
    return option.call.launch.with_local(option.locals[0])


def distinct_launches(steps: tuple[PlannedStep, ...]) -> dict[str, tuple[Option, list[str]]]:
    """Return the launches of a run that differ, by `launch_key`, each with the steps that have it."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for step, option in launches_of(steps):
        found.setdefault(launch_key(as_run(option)), (option, []))[1].append(step.name)
    return found


def regrouped(step: PlannedStep, locals_: Mapping[str, Sizes | None]) -> PlannedStep:
    """Return a step with another work group, by the `launch_key` that it has now."""
    if step.kind != "launch":
        return step
    option = step.options[0]
    return msgspec.structs.replace(step, options=(Option(option.call, (locals_[launch_key(as_run(option))],)),))


class ChosenRuns:
    """Runs of a network with the kernels that its library chose, in any work groups; each kernel is timed once."""

    def __init__(self, case: NetworkCase, plan: NetworkPlan, engine: str, jobs: int, cache: bool) -> None:
        self.case, self.plan, self.engine = case, plan, engine
        self._how: dict[str, Any] = {"jobs": jobs, "cache": cache, "known": {}}
        self.steps = chosen_steps(plan, candidates=case.candidates, **self._how)

    def as_planned(self) -> NetworkPrediction:
        """Return the analytic prediction of the plan, with what its library times before a first run."""
        return predict_plan(self.case.graph, self.plan, candidates=self.case.candidates, **self._how)

    def predicted(self, steps: tuple[PlannedStep, ...]) -> NetworkPrediction:
        """Return what a run of some steps takes by the engine."""
        whole = msgspec.structs.replace(self.plan, steps=steps)
        return predict_plan(
            self.case.graph, whole, self.engine, recorded=self.case.recorded, event_share=1.0, **self._how
        )  # fmt: skip


def _entries(tuned: Tuning, launch: Launch, kernel: TunedKernel) -> list[LookupEntry]:
    """Return what a lookup table keeps of a kernel; nothing where the driver chooses its work group and that is not known."""
    local = kernel.local if kernel.local is not None else (tuned.driver.shape[: launch.dim] if tuned.driver else None)
    if local is None:
        return []
    (entry,) = lookup_entries([(tuned, launch)])
    return [msgspec.structs.replace(entry, local=local, predicted_us=kernel.tuned_us)]


def no_choice(launch: Launch, gpu: GpuSpec, cache: bool) -> str:
    """Return why the work group of a launch is not a choice; empty where it is.

    >>> from mgpusim.arch.load import load_gpu
    >>> source = "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void f(global float *a) { a[get_global_id(0)] = 0; }"
    >>> no_choice(Launch(source, "f", (64,)), load_gpu("adreno-640"), cache=False)
    'its reqd_work_group_size leaves nothing to choose'
    """
    limits = kernel_limits(launch, gpu, cache=cache)
    if limits.required is not None:
        return "its reqd_work_group_size leaves nothing to choose"
    return "its local memory is laid out for this work group" if limits.uses_local_ids and limits.local_b else ""
