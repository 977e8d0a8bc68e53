"""Latency and bound only: what an engine says of a launch without interval, elasticities and advice, for many launches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, clock_factors, field_sigma, interval_us
from mgpusim.cost.launch import launch_times
from mgpusim.engine.amounts import Amounts, amounts_of
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.analytic.prediction import breakdown_of
from mgpusim.engine.analytic.rates import Resident
from mgpusim.engine.features import Features, features_of
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.trace.data import Trace, TraceMeta
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch

LEAST_SLOPE = 1e-4
"""Of ln(time) by ln(field): below it the uncertainty of a field does not show in an interval."""


class Estimate(msgspec.Struct, frozen=True):
    """The latency, and what it goes to: parts by name of `BOUNDS` that add up to it.

    What an interval takes is there where it was asked for: `slopes`, d ln(time) / d ln(field) by dotted path, and `disagreement`,
    ln(event / analytic); of an engine of a plug-in `stated_us`, its own interval. `amounts` is what the launch does in all, None
    of an engine of a plug-in. `spread` is one sigma of ln(latency) over the orders of warps that the event engine tried.
    """

    latency_us: float
    breakdown_us: dict[str, float]
    slopes: dict[str, float] = {}
    disagreement: float = 0.0
    stated_us: tuple[float, float] | None = None
    amounts: Amounts | None = None
    spread: float = 0.0

    def interval_us(self, gpu: GpuSpec, engine: str) -> tuple[float, float]:
        """Return the central 80% of measured times, of an estimate made with `intervals`."""
        if self.stated_us is not None:
            return self.stated_us
        sigma = math.hypot(field_sigma(gpu, self.slopes), self.spread)
        clock = clock_factors(gpu, self.slopes.get(CLOCK, 0.0))
        return interval_us(gpu, engine, self.latency_us, self.breakdown_us, sigma, self.disagreement, clock)

    @property
    def bound(self) -> str:
        """The largest part."""
        return max(self.breakdown_us, key=lambda name: self.breakdown_us[name])


def together(estimates: Sequence[Estimate]) -> Estimate:
    """Return launches one after the other as one, without `amounts`.

    >>> estimate = together([Estimate(1.0, {"l2": 1.0}, {"l2.b_per_cycle": -1.0}), Estimate(3.0, {"l2": 1.0, "dram": 2.0})])
    >>> estimate.latency_us, estimate.breakdown_us, estimate.slopes
    (4.0, {'l2': 2.0, 'dram': 2.0}, {'l2.b_per_cycle': -0.25})
    """
    total_us = math.fsum(part.latency_us for part in estimates)
    parts: dict[str, float] = {}
    slopes: dict[str, float] = {}
    for part in estimates:
        for name, us in part.breakdown_us.items():
            parts[name] = parts.get(name, 0.0) + us
        for path, slope in part.slopes.items():
            slopes[path] = slopes.get(path, 0.0) + slope * part.latency_us / total_us
    return Estimate(total_us, parts, slopes)


def estimate(
    launch: Launch, gpu: GpuSpec, engine: str = "analytic", *, session: Session = USUAL, intervals: bool = False
) -> Estimate:
    """Return latency and bound of a launch as `mgpusim.predict` would, in a fraction of its time.

    Parameters
    ----------
    intervals : also what `Estimate.interval_us` takes.

    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> estimate(launch, load_gpu("adreno-640"), session=Session(cache=False)).bound
    'dram'
    """
    trace = trace_launch(launch, gpu, session=session)
    if engine in ("analytic", "event"):
        base = None
        if intervals or engine == "analytic":
            base = estimate_of(features_of(trace), trace.meta, gpu, intervals=intervals)
        answer = base if engine == "analytic" else event_estimate(launch, trace, gpu, session=session)
        assert answer is not None
        if base is None or answer is base:
            return answer
        return msgspec.structs.replace(answer, slopes=base.slopes, disagreement=math.log(answer.latency_us / base.latency_us))
    from mgpusim.engine.predict import Request, engines  # an engine of a plug-in: the whole prediction

    predicted = engines.lookup(engine)(trace, gpu, Request(launch, session=session.alone))
    return Estimate(predicted.latency_us, predicted.breakdown_us, stated_us=predicted.interval_us)


def analytic_estimate(trace: Trace, gpu: GpuSpec, features: Features | None = None) -> Estimate:
    """Return the analytic engine's estimate; `features` of the trace, where they are known, need not be made again.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    return estimate_of(features or features_of(trace), trace.meta, gpu)


def estimate_of(features: Features, meta: TraceMeta, gpu: GpuSpec, *, intervals: bool = False) -> Estimate:
    """Return the analytic engine's estimate of a trace of which these are kept: at other rates it is priced anew.

    Parameters
    ----------
    meta : of the trace.
    intervals : as of `estimate`.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    occupancy = meta.occupancy
    estimated = estimate_of_features(features, occupancy, gpu, _padding(meta), meta.kernel)
    if not intervals:
        return estimated
    slopes = {path: slope for path, slope in elasticities(features, gpu, occupancy).items() if abs(slope) > LEAST_SLOPE}
    return msgspec.structs.replace(estimated, slopes=slopes)


def estimate_of_features(
    features: Features, occupancy: Resident, gpu: GpuSpec, padding: float = 1.0, kernel: str = "a launch"
) -> Estimate:
    """Return the analytic engine's estimate of features without their trace.

    Parameters
    ----------
    padding : work items that run over those that were asked for.
    kernel : its name, for the message.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    solved = evaluate(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes)
    latency_s, overhead_s = launch_times(gpu, features.image_args, solved.cycles)
    amounts = amounts_of(features, occupancy.warp_size, padding)
    return _finite(Estimate(latency_s * 1e6, breakdown_of(solved, gpu, overhead_s), amounts=amounts), kernel, gpu)


def event_estimate(launch: Launch, trace: Trace, gpu: GpuSpec, *, session: Session = USUAL) -> Estimate:
    """Return the event engine's estimate of a launch with this trace.

    Raises
    ------
    InputError, ExecutionError
        The latency is not finite; the launch cannot be simulated.
    """
    from mgpusim.engine.event.result import breakdown_of, latency_us_of, spread_of
    from mgpusim.engine.simulated import simulated

    features = features_of(trace)
    run = simulated(launch, trace, features, gpu, session=session.quiet)
    amounts = amounts_of(features, trace.meta.occupancy.warp_size, _padding(trace.meta))
    latency_us, breakdown_us = latency_us_of(run, trace, gpu), breakdown_of(run, trace, gpu)
    return _finite(Estimate(latency_us, breakdown_us, amounts=amounts, spread=spread_of(run, trace, gpu)), trace.meta.kernel, gpu)


def _padding(meta: TraceMeta) -> float:
    return meta.ndrange.items / max(1, math.prod(meta.ndrange.global_size))


def _finite(estimated: Estimate, kernel: str, gpu: GpuSpec) -> Estimate:
    if not math.isfinite(estimated.latency_us):
        raise InputError(f"{kernel} on {gpu.name}: the latency is not finite; check the preset's rates for zeros")
    return estimated
