"""Latency and bound only: what an engine says of a launch without interval, elasticities and advice, for many launches."""

from __future__ import annotations

import math

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, clock_factors, field_sigma, interval_us
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.engine.amounts import Amounts, amounts_of
from mgpusim.engine.analytic.equations import evaluate
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.analytic.prediction import breakdown_of
from mgpusim.engine.features import Features, features_of
from mgpusim.errors import InputError
from mgpusim.trace.data import Trace
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.launch import Launch

LEAST_SLOPE = 1e-4
"""Of ln(time) by ln(field): below it the uncertainty of a field does not show in an interval."""

__all__ = ["Estimate", "analytic_estimate", "estimate", "event_estimate"]


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


def estimate(launch: Launch, gpu: GpuSpec, engine: str = "analytic", *, cache: bool = True, intervals: bool = False) -> Estimate:
    """Return latency and bound of a launch as `mgpusim.predict` would, in a fraction of its time.

    Parameters
    ----------
    intervals : also what `Estimate.interval_us` takes.

    Raises
    ------
    MgpusimError
        As `mgpusim.predict`.

    >>> from mgpusim.arch.load import load_gpu
    >>> from mgpusim.workload.args import BufferArg
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "twice", (1 << 20,), (BufferArg("float32", 1 << 20),), local_size=(256,))
    >>> estimate(launch, load_gpu("adreno-640"), cache=False).bound
    'latency'
    """
    trace = trace_launch(launch, gpu, cache=cache)
    if engine in ("analytic", "event"):
        features = features_of(trace)
        base = analytic_estimate(trace, gpu, features) if intervals or engine == "analytic" else None
        found = base if engine == "analytic" else event_estimate(launch, trace, gpu, cache=cache)
        assert found is not None
        if base is None or not intervals:
            return found
        slopes = {
            path: slope for path, slope in elasticities(features, gpu, trace.meta.occupancy).items() if abs(slope) > LEAST_SLOPE
        }
        apart = math.log(found.latency_us / base.latency_us)
        return msgspec.structs.replace(found, slopes=slopes, disagreement=apart)
    from mgpusim.engine.predict import Request, engines  # an engine of a plug-in: the whole prediction

    predicted = engines.lookup(engine)(trace, gpu, Request(launch, cache=cache))
    return Estimate(predicted.latency_us, predicted.breakdown_us, stated_us=predicted.interval_us)


def analytic_estimate(trace: Trace, gpu: GpuSpec, features: Features | None = None) -> Estimate:
    """Return the analytic engine's estimate; `features` of the trace, where they are known, need not be made again.

    Raises
    ------
    InputError
        The latency is not finite.
    """
    occupancy = trace.meta.occupancy
    features = features or features_of(trace)
    found = evaluate(features, gpu, occupancy.warp_size, occupancy.spilled, occupancy.passes)
    work_s = found.cycles / gpu.clock.gpu_hz
    overhead_s = launch_overhead_s(gpu, trace.meta.image_args, work_s)
    return _finite((overhead_s + work_s) * 1e6, breakdown_of(found, gpu, overhead_s), trace, gpu, features)


def event_estimate(launch: Launch, trace: Trace, gpu: GpuSpec, *, cache: bool = True) -> Estimate:
    """Return the event engine's estimate of a launch with this trace.

    Raises
    ------
    InputError, ExecutionError
        The latency is not finite; the launch cannot be simulated.
    """
    from mgpusim.engine.event.orders import simulate_orders
    from mgpusim.engine.event.result import breakdown_of, latency_us_of, spread_of

    features = features_of(trace)
    run = simulate_orders(launch, trace, features, gpu, cache=cache)
    found = _finite(latency_us_of(run, trace, gpu), breakdown_of(run, trace, gpu), trace, gpu, features)
    return msgspec.structs.replace(found, spread=spread_of(run, trace, gpu))


def _finite(latency_us: float, breakdown_us: dict[str, float], trace: Trace, gpu: GpuSpec, features: Features) -> Estimate:
    if not math.isfinite(latency_us):
        raise InputError(f"{trace.meta.kernel} on {gpu.name}: the latency is not finite; check the preset's rates for zeros")
    nd = trace.meta.ndrange
    amounts = amounts_of(features, trace.meta.occupancy.warp_size, nd.items / max(1, math.prod(nd.global_size)))
    return Estimate(latency_us, breakdown_us, amounts=amounts)
