"""The front door of networks: a model, a GPU and a library in, a `NetworkPrediction` out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, clock_factors
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY, MOST_BURST
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import macs, parameters
from mgpusim.nn.host.initialization import start_us
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.lowering.facts import rule_kind
from mgpusim.nn.planning.placement import HostPlacement, plan_placed
from mgpusim.nn.planning.plan import NetworkPlan, options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.planning.schedule import SCHEDULED, Schedule, plan_scheduled
from mgpusim.nn.running.case import NetworkLike, as_network
from mgpusim.nn.running.chosen import ChosenStep, choose
from mgpusim.nn.running.prediction import FirstRun, LayerTime, NetworkPrediction, network_interval
from mgpusim.nn.running.timeline import (
    KernelRun,
    TimedStep,
    assumptions,
    burst_us,
    idle_hz_of,
    rising_clock,
    run_steps,
)
from mgpusim.nn.running.timing import (
    CANDIDATES,
    Timed,
    option_key,
    time_options,
    weights_names,
)
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import by_engine

_KINDS = {"upload": "upload", "read back": "read back", "fallback": "cpu"}


def network(
    network: NetworkLike,
    gpu: GpuLike,
    library: str | Library = DEFAULT_LIBRARY,
    engine: str = "analytic",
    *,
    precision: str | None = None,
    batch: int | None = None,
    resolution: int | None = None,
    inputs: Mapping[str, tuple[int, ...]] | None = None,
    recorded: bool = False,
    burst: int = 0,
    strict: bool = False,
    schedule: Schedule | PathLike[str] | str | None = None,
    placement: HostPlacement | PathLike[str] | str | None = None,
    event_share: float = 0.9,
    candidates: int = CANDIDATES,
    overrides: Overrides | None = None,
    anchors: AnchorsLike | None = None,
    session: Session = USUAL,
) -> NetworkPrediction:
    """Predict a whole network on a GPU as an inference library would run it.

    Parameters
    ----------
    network : name of a network of the zoo, path of a model (ONNX, TFLite, MNN, ncnn), or a `Graph`.
    gpu : name, path or `GpuSpec`.
    library : name or path of a library profile.
    engine : "analytic"; "event" simulates the kernels that carry `event_share` of the time, the others are analytic.
    precision : one of the profile's; its default if None.
    batch : images at once; those of the model if None.
    resolution : height and width of the images, of a network of the zoo; a model's file has its own.
    inputs : shapes of inputs with free dimensions.
    recorded : replay a recorded queue, where the library can record one.
    burst : also so many runs one after the other after a pause, in which the GPU's clock rises (`clock.ramp_s`); at most 1,000.
    strict : refuse networks of which operators fall to the CPU.
    schedule : kernels, work groups and storages to take in place of a library's, or the path of a file of `mgpusim schedule`.
    placement : operators to leave to the CPU, or the path of a file of `mgpusim place`; its library is taken for the default one.
    event_share : of the kernels' time, that `engine` "event" simulates.
    candidates : work groups to compare where the library times them, at most.
    overrides : fields of the GPU to change first.
    anchors : measured times that settle the GPU's clock, as in ``["resnet18=19.9ms"]``; library, precision,
        batch and resolution are those of the network where an anchor does not say; see `mgpusim.anchor`.
    session : settings of the run, which tells (kernels predicted, of how many, which).

    Raises
    ------
    MgpusimError
        What is wrong with the network, the library, the GPU, or a kernel that the GPU refuses.

    >>> prediction = network("mobilenet_v1", "adreno-640", resolution=32)
    >>> prediction.n_kernels, prediction.latency_us > prediction.kernels_us > 0
    (32, True)
    """
    engines.lookup(engine)
    if not 0.0 < event_share <= 1.0:
        raise InputError(f"event_share: got {event_share}, expected more than 0 and at most 1")
    _check_burst(burst)
    spec = anchored(
        as_gpu(gpu, overrides), anchors, engine=engine, library=library, precision=precision, batch=batch, resolution=resolution,
        session=session,
    )  # fmt: skip
    graph = as_network(network, inputs=inputs, resolution=resolution)
    if not graph.operators:
        raise InputError(f"network {graph.name}: has no operators, so there is nothing to run")
    if placement is not None:
        if schedule is not None:
            raise InputError("placement: beside a schedule, which has kernels for all operators; give one of the two")
        own = None if library == DEFAULT_LIBRARY else library
        plan = plan_placed(graph, spec, placement, library=own, precision=precision, batch=batch, strict=strict)
    elif schedule is None:
        plan = plan_network(graph, spec, library, precision=precision, batch=batch, strict=strict)
    else:
        plan = plan_scheduled(graph, spec, schedule, precision=precision, batch=batch, strict=strict)
    plan.check_runs(recorded=recorded)
    prediction = predict_plan(
        graph, plan, engine, recorded=recorded, burst=burst, event_share=event_share, candidates=candidates, session=session,
    )  # fmt: skip
    return prediction if schedule is None else msgspec.structs.replace(prediction, library=SCHEDULED)


def predict_plan(
    graph: Graph, plan: NetworkPlan, engine: str = "analytic", *, recorded: bool = False, burst: int = 0,
    event_share: float = 0.9, candidates: int = CANDIDATES, session: Session = USUAL, known: dict[str, Timed] | None = None,
) -> NetworkPrediction:  # fmt: skip
    """Predict a network that is planned; `network` makes the plan of its library.

    Parameters are those of `network`.

    Parameters
    ----------
    known : analytic times of kernels, as of `mgpusim.nn.running.timing.time_options`: of several plans that share them.

    >>> from mgpusim.nn.zoo import network as of_zoo
    >>> graph = of_zoo("mobilenet_v1", resolution=32)
    >>> predict_plan(graph, plan_network(graph, "adreno-640")).n_kernels
    32
    """
    _check_burst(burst)
    gpu = plan.target.gpu
    shared: dict[str, Any] = {"candidates": candidates, "session": session}
    known = {} if known is None else known
    chosen = choose(plan, known=known, **shared)
    timed = {key: known[key] for key in map(option_key, options_of(plan.steps))}
    if engine != "analytic":
        options = [c.fixed.options[0] for c in _heaviest(chosen, event_share) if c.option is not None]
        slow = time_options(plan, gpu, engine, options=options, **shared)
        chosen = [_replaced(c, slow, engine) for c in chosen]
    return prediction_of_run(graph, plan, gpu, chosen, timed, engine, event_share=event_share, recorded=recorded, burst=burst)


def _check_burst(burst: int) -> None:
    if not 0 <= burst <= MOST_BURST:
        raise InputError(f"burst: got {burst:,} runs, expected 0 to {MOST_BURST:,}")


def _heaviest(chosen: Sequence[ChosenStep], share: float) -> list[ChosenStep]:
    """Return the kernels that take the longest, down to those that carry a share of the time together."""
    total = math.fsum(c.time_us for c in chosen)
    out: list[ChosenStep] = []
    carried = 0.0
    for heavy in sorted(chosen, key=lambda c: -c.time_us):
        if carried >= share * total:
            break
        out.append(heavy)
        carried += heavy.time_us
    return out


def _replaced(chosen: ChosenStep, slow: Mapping[str, Timed], engine: str) -> ChosenStep:
    """Return a step with the times of another engine, if it was asked about the step's kernel."""
    simulated = slow.get(chosen.key)
    if chosen.timed is None or simulated is None or simulated.estimate is None:
        return chosen
    times = {name: getattr(simulated, name) for name in ("estimate", "cold", "fetched")}
    return msgspec.structs.replace(chosen, timed=msgspec.structs.replace(chosen.timed, **times), engine=engine)


# ---- the result --------------------------------------------------------------------------------------------------------
def prediction_of_run(
    graph: Graph, plan: NetworkPlan, gpu: GpuSpec, chosen: Sequence[ChosenStep], timed: Mapping[str, Timed],
    engine: str = "analytic", *, event_share: float = 0.9, recorded: bool = False, burst: int = 0,
) -> NetworkPrediction:  # fmt: skip
    """Return the prediction of a plan whose kernels are chosen and timed; other parameters are those of `network`."""
    pieces = [c.in_run(plan) for c in chosen]
    queue: dict[str, Any] = {"recorded": recorded, "flush_every": plan.flush_every}
    run = run_steps(pieces, gpu, **queue)
    kinds = {o.name: rule_kind(plan.graph, o) for o in plan.graph.operators}
    work = {o.name: macs(plan.graph, o) for o in plan.graph.operators}
    layers = tuple(_layer(c, piece, step, gpu, kinds, work) for c, piece, step in zip(chosen, pieces, run.steps, strict=True))
    kernels = [
        (c.option.call.variant, step.time_us, c.timed.in_run)
        for c, step in zip(chosen, run.steps, strict=True)
        if c.option is not None and c.timed is not None and c.timed.estimate is not None
    ]
    batch = next((plan.graph.image(name).n for name in plan.graph.inputs), 1)
    clock = _clock_factors(chosen, pieces, gpu, run.total_us, **queue)
    interval_us = network_interval(gpu, engine, run.total_us, kernels, clock, plan.library.queue.profiled)
    label = engine if engine == "analytic" or event_share >= 1 else f"{engine} {event_share:.0%}"
    return NetworkPrediction(
        provenance=by_engine(label, gpu.name), network=graph.name, gpu=gpu.name, library=plan.library.name,
        precision=plan.target.precision.label, batch=batch, engine=label, recorded=recorded, latency_us=run.total_us,
        interval_us=interval_us, kernels_us=run.kernels_us, gaps_us=run.gaps_us, host_bound_us=run.host_bound_us,
        copies_us=run.copies_us, cpu_us=run.cpu_us, layers=layers, macs=sum(work.values()) // max(1, batch),
        parameters=parameters(graph), memory_b=plan.memory_b, weights_b=_weights_b(chosen),
        first=_first(plan, chosen, timed, gpu),
        explanation=tuple((e.operator, e.kind, e.fate, e.text) for e in plan.explanation),
        notes=(
            *_rate(plan.graph.tokens * batch, run.total_us), *_clock_note(gpu, burst), *plan.notes,
            *assumptions(gpu, recorded=recorded, cpu=run.cpu_us > 0),
        ),
        tokens=plan.graph.tokens, burst_us=burst_us(pieces, gpu, burst, **queue) if burst else (), clock_factors=clock,
        anchors=gpu.anchors,
    )  # fmt: skip


def _rate(tokens: int, total_us: float) -> tuple[str, ...]:
    """Return what the latency of a decoder means for the text that it reads or writes.

    >>> _rate(1, 40000.0), _rate(0, 10.0)
    (('25.0 tokens/s: 1 token a run.',), ())
    """
    if not tokens:
        return ()
    return (f"{tokens / total_us * 1e6:.1f} tokens/s: {tokens} token{'s' if tokens > 1 else ''} a run.",)


def _clock_note(gpu: GpuSpec, burst: int) -> tuple[str, ...]:
    """Return what a burst takes for granted of the clock.

    >>> _clock_note(load_gpu("adreno-640", {"clock.ramp_s": "30 ms"}), 3)
    ('After a pause the clock rises from 257 to 585 MHz in 30 ms.',)
    >>> _clock_note(load_gpu("adreno-640", {"clock.ramp_s": "0 s"}), 3)
    ('After a pause the clock is at 585 MHz at once: all runs of the burst are alike.',)
    """
    if not burst:
        return ()
    steps = rising_clock(gpu)
    if not steps:
        missing = _missing_of_ramp(gpu)
        if not missing:
            return (f"After a pause the clock is at {gpu.clock.gpu_hz / 1e6:g} MHz at once: all runs of the burst are alike.",)
        return (
            f"How the clock of {gpu.name} rises after a pause is not known: all runs of the burst are alike. "
            f"{' '.join(missing)} {'states' if len(missing) == 1 else 'state'} it, `mgpusim probe` measures it.",
        )
    low, high = steps[0].hz / 1e6, steps[-1].hz / 1e6
    return (f"After a pause the clock rises from {low:g} to {high:g} MHz in {steps[-1].at_s * 1e3:g} ms.",)


def _missing_of_ramp(gpu: GpuSpec) -> list[str]:
    """Return the options that state what is not known of how the clock rises.

    >>> _missing_of_ramp(load_gpu("mali-g72-mp12", {"clock.ramp_s": "30 ms"}))
    ['--set clock.idle_hz=CLOCK']
    """
    idle_hz, ramp_s = idle_hz_of(gpu), gpu.clock.ramp_s
    if ramp_s == 0 or (idle_hz is not None and idle_hz >= gpu.clock.gpu_hz):
        return []
    ramp = [] if ramp_s is not None else ["--set clock.ramp_s=TIME"]
    return ramp + ([] if idle_hz is not None else ["--set clock.idle_hz=CLOCK"])


def _clock_factors(
    chosen: Sequence[ChosenStep], pieces: Sequence[TimedStep], gpu: GpuSpec, total_us: float, **queue: Any
) -> tuple[float, float]:
    """Return what the clock of the run makes of the latency: a kernel that is slower may only shorten a wait for the host."""
    if clock_factors(gpu, -1.0) == (1.0, 1.0) or total_us <= 0:
        return 1.0, 1.0

    def at(side: int) -> float:
        slowed = [_at_clock(c, piece, gpu, side) for c, piece in zip(chosen, pieces, strict=True)]
        return run_steps(slowed, gpu, **queue).total_us / total_us

    return min(1.0, at(0)), max(1.0, at(1))


def _at_clock(chosen: ChosenStep, piece: TimedStep, gpu: GpuSpec, side: int) -> TimedStep:
    """Return a step at one end of the interval of the clock: 0 where it is the shorter for it, 1 where it is the longer."""
    if chosen.timed is None or chosen.timed.estimate is None:
        return piece
    factor = clock_factors(gpu, chosen.timed.in_run.slopes.get(CLOCK, 0.0))[side]
    body_us = (piece.overhead_us + piece.body_us) * factor - piece.overhead_us
    return msgspec.structs.replace(piece, body_us=max(0.0, body_us))


def _layer(
    chosen: ChosenStep, piece: TimedStep, run: KernelRun, gpu: GpuSpec, kinds: Mapping[str, str], work: Mapping[str, int]
) -> LayerTime:
    step = chosen.step
    operator = next((kinds[name] for name in step.operators if name in kinds), "")
    used = sum(size for _, size in (*piece.reads, *piece.weights, *piece.writes)) or piece.copied_b or int(piece.host.bytes_b)
    if chosen.option is None or chosen.timed is None or chosen.timed.estimate is None:
        kind = _KINDS.get(step.work, step.work)
        return LayerTime(
            step.name, kind, step.operators, operator or kind, "", (), None, run.start_us, run.time_us, run.time_us,
            (run.time_us, run.time_us), "", {}, step.host.macs, used, "", host_us=run.host_us,
        )  # fmt: skip
    estimate, call = chosen.timed.in_run, chosen.option.call
    name = call.variant.split(" ")[-1]
    own = sum(work.get(o, 0) for o in step.operators) if name not in ("input", "output") else 0
    return LayerTime(
        step.name, "kernel", step.operators, operator or "convert", call.variant, call.launch.global_size, chosen.timed.local,
        run.start_us, run.time_us, chosen.timed.estimate.latency_us, estimate.interval_us(gpu, chosen.engine), estimate.bound,
        estimate.breakdown_us, own, used, chosen.engine, chosen.timed.ranked, chosen.timed.offered, run.waited_for, run.host_us,
        run.fetched_us,
    )  # fmt: skip


def _weights_b(chosen: Sequence[ChosenStep]) -> int:
    """Return the bytes of the weights of a run; a constant that several launches read in one form counts once."""
    parts = [part for c in chosen if c.option is not None for part in weights_names(c.option)]
    return sum({name: size_b for name, size_b, _ in parts}.values())


def _first(plan: NetworkPlan, chosen: Sequence[ChosenStep], timed: Mapping[str, Timed], gpu: GpuSpec) -> FirstRun:
    programs = {c.option.call.variant for c in chosen if c.option is not None}
    tuned = 0
    tuning = 0.0
    for kernel in timed.values():
        if kernel.offered > 1 and kernel.estimate is not None:
            tuned += kernel.offered
            tuning += kernel.offered * kernel.tried * kernel.estimate.latency_us
    weights = _weights_b(chosen)
    compile_us, upload_us = start_us(gpu, len(programs), weights)
    return FirstRun(len(programs), tuned, tuning, weights, upload_us, compile_us)
