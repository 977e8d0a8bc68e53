"""What choosing one shape over another gains, and how sure that is.

Two predictions of one kernel on one GPU are wrong together: what is wrong about the kernel or the preset is wrong about both. How
much is left was measured. On an H200, whose preset was fitted to kernels, the error of the predicted ratio of two shapes (the
fastest by prediction and another one of the same launch) grows with that ratio: nearly the same time predicted is nearly the
same time measured.
"""

from __future__ import annotations

import math

import msgspec

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import Z80
from mgpusim.engine.analytic.interval import elasticities
from mgpusim.engine.features import features_of
from mgpusim.trace.data import Trace

# from 1,196 pairs in 125 choice groups of validation/h200/train.json.gz: sigma of ln(measured ratio / predicted ratio), taken
# from the 80% quantile, is 0.033, 0.053, 0.092, 0.115, 0.18, 0.27, 0.31, 0.24 where ln(predicted ratio) is about
# 0.007, 0.033, 0.073, 0.14, 0.30, 0.58, 1.1, 2.3; its mean is within 0.06 of zero everywhere
PAIR_LEAST, PAIR_SLOPE, PAIR_MOST = 0.035, 0.5, 0.30
MEASURED_AT_SIGMA = 0.2
"""`model.sigma` of the preset of that H200: for other GPUs the errors of pairs are taken to be larger by the ratio of this
field."""


class Gain(msgspec.Struct, frozen=True):
    """Time of one shape over that of another, with its central 80%; above 1 the other shape is slower."""

    ratio: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether all of the interval lies above 1."""
        return self.low > 1.0


def pair_sigma(ratio: float, gpu: GpuSpec) -> float:
    """Return the standard deviation of the logarithm of a predicted ratio of two shapes' times.

    >>> gpu = load_gpu("nvidia-h200", {"model.sigma": "0.2"})
    >>> round(pair_sigma(1.0, gpu), 2), round(pair_sigma(8.0, gpu), 2)
    (0.04, 0.3)
    """
    far = min(PAIR_MOST, PAIR_LEAST + PAIR_SLOPE * abs(math.log(ratio)))
    return far * gpu.model.sigma / MEASURED_AT_SIGMA


def gain_of(chosen_us: float, other_us: float, gpu: GpuSpec, traces: tuple[Trace, Trace] | None = None) -> Gain:
    """Return what the chosen shape gains over the other.

    The interval joins two parts. Uncertain figures of the GPU count as far as the two shapes depend on them differently: a
    DRAM that is 20% slower slows both. What the model leaves of their ratio is `pair_sigma`.

    Parameters
    ----------
    chosen_us, other_us : predicted times.
    traces : of the chosen shape and the other, for the first part; without them it is left out.

    >>> gain_of(100.0, 150.0, load_gpu("nvidia-h200", {"model.sigma": "0.2"})).sure
    True
    """
    ratio = other_us / chosen_us
    variance = pair_sigma(ratio, gpu) ** 2
    if traces is not None:
        variance += _differing(traces, gpu)
    spread = math.exp(Z80 * math.sqrt(variance))
    return Gain(ratio, ratio / spread, ratio * spread)


def _differing(traces: tuple[Trace, Trace], gpu: GpuSpec) -> float:
    """Return the variance of the logarithm of the ratio that comes from uncertain fields, first order."""
    slopes = []
    for trace in traces:
        features = features_of(trace)
        slopes.append(elasticities(features, gpu, trace.meta.occupancy))
    first, second = slopes
    fields = sorted({*first, *second})
    return math.fsum(((second.get(p, 0.0) - first.get(p, 0.0)) * source_of(gpu, p).rel_uncertainty) ** 2 for p in fields)
