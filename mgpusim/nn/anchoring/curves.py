"""What an anchor's target takes by the clock of the GPU and by the host's time for a launch: predictions of it as curves."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from mgpusim.arch.fields import get_field, replaced
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.arrays import Array
from mgpusim.cost.interval import CLOCK, Z80
from mgpusim.engine.analytic.rates import evaluate_features
from mgpusim.engine.analytic.traces import Traces
from mgpusim.engine.anchors import AnchorTime
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.local_sizes import Sizes
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.plan import Option
from mgpusim.nn.readers.format import is_model_file, model_suffixes
from mgpusim.nn.running.case import NetworkCase, as_case, names_network
from mgpusim.nn.running.chosen import chosen_steps
from mgpusim.nn.running.many_gpus import GpuGroup, NetworkEvaluator
from mgpusim.nn.running.predict import network
from mgpusim.nn.zoo.catalogue import list_networks
from mgpusim.session import Session
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import find_launch, list_examples


def host_fields(gpu: GpuSpec) -> tuple[str, ...]:
    """Return the fields of what the host takes for each launch: the anchors of two networks find one factor of them all.

    >>> host_fields(load_gpu("adreno-640"))[0]
    'launch.enqueue_s'
    """
    paths = ("launch.enqueue_s", "launch.pace_s", "launch.argument_s")
    return tuple(path for path in paths if get_field(gpu, path))


def at_clock(gpu: GpuSpec, hz: float) -> GpuSpec:
    """Return the GPU whose runs are known to be at a clock: nothing of an interval is left to it.

    >>> at_clock(load_gpu("adreno-640"), 4e8).clock.run_hz is None
    True
    """
    known = replaced(replaced(gpu, "clock.run_hz", None), CLOCK, hz)
    return with_source(known, CLOCK, Source(kind="user", ref="an anchor", rel_uncertainty=0.0))


def with_host(gpu: GpuSpec, factor: float) -> GpuSpec:
    """Return the GPU whose host takes so many times as long for a launch.

    >>> gpu = load_gpu("adreno-640")
    >>> with_host(gpu, 2.0).launch.enqueue_s == 2 * gpu.launch.enqueue_s
    True
    """
    for path in host_fields(gpu) if factor != 1.0 else ():
        gpu = replaced(gpu, path, get_field(gpu, path) * factor)
    return gpu


def with_source(gpu: GpuSpec, path: str, source: Source) -> GpuSpec:
    return msgspec.structs.replace(gpu, source={**gpu.source, path: source})


class AnchorCurve:
    """What is predicted of an anchor's target, in seconds.

    Attributes
    ----------
    name, how : what it is, and how it runs.
    launches : kernels that the host hands over; 0 of a launch by itself, whose event time holds no host.
    time : that was measured.
    """

    name: str
    how: str
    launches: int

    def __init__(self, time: AnchorTime, gpu: GpuSpec) -> None:
        self.time, self.gpu = time, gpu

    def columns(self, hz: Array, factors: Array) -> Array:
        """Return the analytic engine's seconds at clocks and factors of the host's time, (n,) each."""
        raise NotImplementedError

    def whole(self, gpu: GpuSpec) -> tuple[float, float]:
        """Return the seconds that the engine asked for predicts, and one sigma of their logarithm by the model's errors alone."""
        raise NotImplementedError


class LaunchCurve(AnchorCurve):
    """A launch by itself."""

    launches = 0

    def __init__(self, time: AnchorTime, launch: Launch, gpu: GpuSpec, engine: str, asked: Mapping[str, Any]) -> None:
        super().__init__(time, gpu)
        self.launch, self.engine, self.session = launch, engine, asked["session"]
        self.name, self.how = launch.label, engine
        self.traces = Traces(self.session)

    def columns(self, hz: Array, factors: Array) -> Array:
        traced = self.traces.get(self.launch, self.gpu)
        result = evaluate_features(traced.features, traced.trace.meta.occupancy, self.gpu, {CLOCK: hz}, detail="latency")
        return np.asarray(result.latency_s, np.float64)

    def whole(self, gpu: GpuSpec) -> tuple[float, float]:
        whole = estimate(self.launch, gpu, self.engine, session=self.session, intervals=True)
        return whole.latency_us / 1e6, _sigma(whole.interval_us(gpu, self.engine))


class _Chosen(NetworkEvaluator):
    """Evaluates a plan whose kernels have one work group each: which others would fit need not be found out every time."""

    def _locals(self, option: Option, group: GpuGroup) -> Iterator[tuple[Sizes | None, npt.NDArray[Any]]]:
        yield option.locals[0], np.arange(group.n)


class NetworkCurve(AnchorCurve):
    """A network through a library."""

    def __init__(self, time: AnchorTime, case: NetworkCase, gpu: GpuSpec, engine: str, asked: Mapping[str, Any]) -> None:
        super().__init__(time, gpu)
        self.case, self.engine = case, engine
        self.session: Session = asked["session"]
        self.name = case.label
        plan = case.plan(gpu)
        steps = chosen_steps(plan, candidates=case.candidates, session=self.session.quiet)
        self.evaluator = _Chosen(case, Traces(self.session), msgspec.structs.replace(plan, steps=steps))
        self.launches = sum(step.kind != "host" for step in plan.steps)
        side = time.resolution or asked["resolution"]
        images = f", {case.batch} images" if case.batch and case.batch > 1 else ""
        images += f", resolution {side}" if side else ""
        self.how = f"{case.library.name}, {plan.target.precision.label}{images}, {engine}"

    def columns(self, hz: Array, factors: Array) -> Array:
        rates = {CLOCK: hz}
        if np.any(factors != 1.0):
            rates |= {path: get_field(self.gpu, path) * factors for path in host_fields(self.gpu)}
        times = self.evaluator.columns([GpuGroup(self.gpu, rates, len(hz))])[0]
        if times.problems:
            raise InputError(f"anchor {self.name} on {self.gpu.name}: {next(iter(times.problems.values()))}")
        return np.asarray(times.latency_us, np.float64) / 1e6

    def whole(self, gpu: GpuSpec) -> tuple[float, float]:
        case = self.case
        prediction = network(
            case.graph, gpu, case.library, self.engine, precision=case.precision, batch=case.batch,
            session=self.session,
        )  # fmt: skip
        return prediction.latency_us / 1e6, _sigma(prediction.interval_us)


def _sigma(interval_us: tuple[float, float]) -> float:
    return math.log(interval_us[1] / interval_us[0]) / (2.0 * Z80)


def curve_of(time: AnchorTime, gpu: GpuSpec, engine: str, asked: Mapping[str, Any]) -> AnchorCurve:
    """Return the curve of an anchor.

    Parameters
    ----------
    asked : how networks are asked for where an anchor does not say: library (None: that is open), precision, batch,
        resolution; and session.
    """
    target = time.target
    if isinstance(target, Launch):
        return _of_launch(time, target, gpu, engine, asked)
    if isinstance(target, Graph) or names_network(target):
        return _of_network(time, gpu, engine, asked)
    text = os.fspath(target)
    if Path(text).suffix.lower() == ".cl":
        raise InputError(f"anchor {text}: a kernel alone says neither sizes nor arguments; name a launch file (.toml) of it")
    try:
        path = find_launch(text)
    except UnknownNameError:
        known = suggest("network or launch", text, [*list_networks(), *list_examples()])
        files = ", ".join(model_suffixes())
        raise UnknownNameError(
            f"anchor: {known}; expected a network by name, a model file ({files}), a launch file or an example"
        ) from None
    except InputError as error:
        raise InputError(f"anchor {text}: {error}") from None
    return _of_launch(time, load_launch(path), gpu, engine, asked)


def _of_launch(time: AnchorTime, launch: Launch, gpu: GpuSpec, engine: str, asked: Mapping[str, Any]) -> AnchorCurve:
    given = [name for name in ("library", "precision", "batch", "resolution") if getattr(time, name) is not None]
    if given:
        raise InputError(f"anchor {launch.label}: @{given[0]}: is of networks, and this is a launch; leave it out")
    return LaunchCurve(time, launch, gpu, engine, asked)


def _of_network(time: AnchorTime, gpu: GpuSpec, engine: str, asked: Mapping[str, Any]) -> AnchorCurve:
    library: str | Library | None = time.library or asked["library"]
    name = time.target.name if isinstance(time.target, Graph) else os.fspath(time.target)
    if library is None:
        raise InputError(
            f"anchor {name}: several libraries are asked for; say which one it was measured with, as in "
            f"{name}@library={DEFAULT_LIBRARY}=TIME"
        )
    is_file = isinstance(time.target, Graph) or is_model_file(name)
    resolution = time.resolution if is_file else time.resolution or asked["resolution"]
    try:
        case = as_case(
            time.target, library, precision=time.precision or asked["precision"], batch=time.batch or asked["batch"],
            resolution=resolution,
        )  # fmt: skip
        return NetworkCurve(time, case, gpu, engine, asked)
    except InputError as error:
        raise InputError(f"anchor {name}: {error}") from None
