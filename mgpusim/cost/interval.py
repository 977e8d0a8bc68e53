"""The interval of a prediction: one rule for all engines.

The model is wrong in its own way about each part of the time: a launch that waits is predicted worse than one that moves bytes,
and the overhead of launches is known better than either. `model.errors` states the edges of the central 80% of
ln(measured / predicted) for a launch all of whose time is of one kind. Those of a launch are their mean, weighted by the squares
of the parts of its predicted time: it errs as its largest part does. Where the engines disagree, the edge on the side of the
other engine's time lies further out.

The figures of the GPU are uncertain themselves, as far as the time depends on them. That is added in squares.

The clock of a run is the same for all its kernels, and not known before: a governor chooses it. Where a preset states the
interval of it (`clock.run_hz`), that part stands apart and is reported by itself; one measured time settles it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import EngineErrors, GpuSpec

__all__ = [
    "CLOCK", "Z80", "clock_edges", "clock_factors", "edges_by_part", "field_sigma", "interval_us", "log_edges", "part_weights",
]  # fmt: skip

Z80 = 1.2815515655446004
"""A normal variable is within this many sigma of its mean four times out of five."""
OVERHEAD = 0.3
"""The error of the overhead of launches over that of the rest: 0.3 on the H200, of both engines (`model.errors` there)."""


CLOCK = "clock.gpu_hz"


def field_sigma(gpu: GpuSpec, slopes: Mapping[str, float]) -> float:
    """Return one sigma of ln(time) that the stated uncertainties of a GPU's fields make.

    Parameters
    ----------
    slopes : d ln(time) / d ln(field) by dotted path. Fields are taken as independent.

    >>> gpu = load_gpu("adreno-640", {"dram.b_per_s": "30 GB/s"})  # what the user states is certain
    >>> field_sigma(gpu, {"dram.b_per_s": -0.9, "launch.floor_s": 0.1}) == 0.1 * source_of(gpu, "launch.floor_s").rel_uncertainty
    True
    """
    # the clock's own interval, where it has one, stands apart: see `clock_factors`
    known = {path: slope for path, slope in slopes.items() if path != CLOCK or gpu.clock.run_hz is None}
    return math.sqrt(math.fsum((slope * source_of(gpu, path).rel_uncertainty) ** 2 for path, slope in known.items()))


def clock_factors(gpu: GpuSpec, slope: float) -> tuple[float, float]:
    """Return what the clock of the run alone makes of a predicted time, as factors: the central 80%, the shorter first.

    Parameters
    ----------
    slope : d ln(time) / d ln(clock.gpu_hz), as of `elasticities`: -1 where all of the time is cycles, 0 where none is.

    >>> gpu = load_gpu("adreno-640", {"clock.gpu_hz": "500 MHz", "clock.run_hz": "400 MHz, 500 MHz"})
    >>> clock_factors(gpu, -1.0), clock_factors(gpu, 0.0)
    ((1.0, 1.25), (1.0, 1.0))
    """
    if gpu.clock.run_hz is None:
        doubt = Z80 * abs(slope) * source_of(gpu, CLOCK).rel_uncertainty
        return math.exp(-doubt), math.exp(doubt)
    low, high = (float((hz / gpu.clock.gpu_hz) ** min(0.0, slope)) for hz in reversed(gpu.clock.run_hz))
    return low, high


def part_weights(breakdown_us: Mapping[str, float]) -> dict[str, float]:
    """Return how much the error of each part of a predicted time counts; they add up to 1.

    >>> part_weights({"launch": 5.0, "dram": 15.0})
    {'launch': 0.1, 'dram': 0.9}
    """
    total = math.fsum(us * us for us in breakdown_us.values()) or 1.0
    return {name: us * us / total for name, us in breakdown_us.items()}


def clock_edges(gpu: GpuSpec, factors: tuple[float, float]) -> tuple[float, float]:
    """Return how far below and above ln(predicted) the clock of the run reaches, 0 where `field_sigma` has it.

    >>> clock_edges(load_gpu("nvidia-h200"), (0.9, 1.1))
    (0.0, 0.0)
    """
    if gpu.clock.run_hz is None:
        return 0.0, 0.0
    return abs(math.log(factors[0])), abs(math.log(factors[1]))


def log_edges(
    gpu: GpuSpec, engine: str, breakdown_us: Mapping[str, float], sigma: float, disagreement: float = 0.0,
    clock: tuple[float, float] = (1.0, 1.0),
) -> tuple[float, float]:  # fmt: skip
    """Return how far below and above ln(predicted) the central 80% of ln(measured) reaches; both are 0 or more.

    Parameters
    ----------
    engine : "analytic" or "event"; of others, and of a GPU without `model.errors`, `model.sigma` counts, and for the overhead of
        the launch `OVERHEAD` times that.
    breakdown_us : parts of the predicted time by name of bound.
    sigma : of the GPU's fields (`field_sigma`).
    disagreement : ln(event / analytic) of the two predicted times, for the event engine.
    clock : as of `clock_factors`; counts where the GPU states `clock.run_hz`, and is in `sigma` where not.

    >>> gpu = load_gpu("nvidia-h200", {"model.errors": "none", "model.sigma": "0.2"})
    >>> [round(edge / Z80, 3) for edge in log_edges(gpu, "analytic", {"launch": 5.0, "dram": 15.0}, 0.0)]
    [0.186, 0.186]
    """
    errors, parts = _errors_of(gpu, engine), edges_by_part(gpu, engine, breakdown_us).values()
    low, high = (math.fsum(edges[side] for edges in parts) for side in (0, 1))
    if errors is not None and errors.disagreement is not None:
        low += errors.disagreement[0] * max(0.0, disagreement)
        high += errors.disagreement[1] * max(0.0, -disagreement)
    below, above = clock_edges(gpu, clock)
    return math.hypot(low, Z80 * sigma, below), math.hypot(high, Z80 * sigma, above)


def edges_by_part(gpu: GpuSpec, engine: str, breakdown_us: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Return how far below and above ln(predicted) the model's own error reaches, by the part of the time that makes it.

    Parameters
    ----------
    engine, breakdown_us : as of `log_edges`.

    >>> gpu = load_gpu("nvidia-h200", {"model.errors": "none", "model.sigma": "0.2"})
    >>> {name: round(low / Z80, 3) for name, (low, _) in edges_by_part(gpu, "analytic", {"launch": 5.0, "dram": 15.0}).items()}
    {'launch': 0.006, 'dram': 0.18}
    """
    errors = _errors_of(gpu, engine)

    def whole(name: str) -> tuple[float, float]:
        """Return the edges of a launch all of whose time is that part."""
        if errors is not None:
            return getattr(errors, name, None) or errors.other
        return (Z80 * gpu.model.sigma * (OVERHEAD if name == "launch" else 1.0),) * 2

    weights = part_weights(breakdown_us)
    return {name: (weight * whole(name)[0], weight * whole(name)[1]) for name, weight in weights.items()}


def _errors_of(gpu: GpuSpec, engine: str) -> EngineErrors | None:
    return getattr(gpu.model.errors, engine, None) if gpu.model.errors is not None else None


def interval_us(
    gpu: GpuSpec, engine: str, latency_us: float, breakdown_us: Mapping[str, float], sigma: float, disagreement: float = 0.0,
    clock: tuple[float, float] = (1.0, 1.0),
) -> tuple[float, float]:  # fmt: skip
    """Return the central 80% of measured times that a prediction stands for, in microseconds; see `log_edges`.

    >>> gpu = load_gpu("nvidia-h200", {"model.errors": "none", "model.sigma": "0.2"})
    >>> low, high = interval_us(gpu, "analytic", 20.0, {"dram": 20.0}, 0.0)
    >>> round(low, 2), round(high, 2)
    (15.48, 25.84)
    """
    low, high = log_edges(gpu, engine, breakdown_us, sigma, disagreement, clock)
    return latency_us * math.exp(-low), latency_us * math.exp(high)
