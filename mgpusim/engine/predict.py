"""The front door: a launch and a GPU in, a Prediction out."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.analytic.prediction import predict_analytic
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.features import features_of
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError
from mgpusim.registry import Registry
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import LaunchLike, as_launch

engines: Registry[Any] = Registry("engine", entry_point="mgpusim.engines")


class Request(msgspec.Struct, frozen=True):
    """What an engine is asked beside the trace: the launch itself, how much of it to simulate, and settings of the run."""

    launch: Launch
    exact: bool = False
    session: Session = USUAL
    budget_s: float | None = None
    on_cost: Callable[[float], None] | None = None


def predict(
    launch: LaunchLike,
    gpu: GpuLike,
    engine: str = "analytic",
    *,
    overrides: Overrides | None = None,
    anchors: AnchorsLike | None = None,
    session: Session = USUAL,
    exact: bool = False,
    budget_s: float | None = None,
    on_cost: Callable[[float], None] | None = None,
) -> Prediction:
    """Predict how a launch runs on a GPU.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : name of a registered engine.
    overrides : fields of the GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    anchors : measured times that settle the GPU's clock, as in ``["resnet18=19.9ms"]``; see `mgpusim.anchor`.
    session : settings of the run, which tells (waves done, waves to do) by engines that take long.
    exact : simulate every work group; only the event engine samples.
    budget_s : seconds that the event engine's simulation may take, by an estimate made before it: a shorter sample, whose
        interval is wider. Two runs with one budget give the same result.
    on_cost : called with the seconds that the simulation will take, by estimate.

    Raises
    ------
    MgpusimError
        What is wrong with the launch, the kernel or the GPU; see `mgpusim.errors`.

    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> predict(launch, "adreno-640", session=Session(cache=False)).bound
    'dram'
    """
    launch, gpu = as_launch(launch), as_gpu(gpu, overrides)
    run = engines.lookup(engine)
    for name, asked in (("exact", exact), ("budget", budget_s is not None)):
        if asked and engine == "analytic":
            raise InputError(f"{name}: the analytic engine has no waves to simulate; add engine event")
    if budget_s is not None and not 0 < budget_s < math.inf:
        raise InputError(f"budget: got {budget_s:g} s, expected a positive number of seconds, as in 10")
    if budget_s is not None and exact:
        raise InputError("budget: exact simulates every wave, whatever it takes; give one of them")
    gpu = anchored(gpu, anchors, engine=engine, session=session.alone)
    request = Request(launch, exact, session, budget_s, on_cost)
    prediction = run(trace_launch(launch, gpu, session=session), gpu, request)
    assert isinstance(prediction, Prediction)
    return prediction


@engines.register("analytic")
def _analytic(trace: Trace, gpu: GpuSpec, request: Request) -> Prediction:
    return predict_analytic(trace, gpu)


@engines.register("event")
def predict_event(trace: Trace, gpu: GpuSpec, request: Request) -> Prediction:
    """Return the event engine's prediction of a launch: the analytic one with what the simulation measured in its place."""
    from mgpusim.engine.event.result import prediction_of
    from mgpusim.engine.simulated import simulated

    features, launch = features_of(trace), request.launch
    run = simulated(
        launch, trace, features, gpu, session=request.session, exact=request.exact, budget_s=request.budget_s,
        on_cost=request.on_cost,
    )  # fmt: skip
    return prediction_of(run, trace, gpu, predict_analytic(trace, gpu, features=features))
