"""How sure a change between two predictions is: what both have in common does not count, since it moves both alike.

The figures of a GPU are the same for both, known or not. A field counts by the difference of its two slopes. The clock of the
run is one of them. The model's own error is shared in part: the same kernel in other work groups errs alike, another source less.
How much was found from pairs of launches measured on an H200 (validation/h200/changes.md).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from mgpusim.arch.fields import source_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.cost.interval import CLOCK, Z80, edges_by_part
from mgpusim.nn.running.prediction import NetworkPrediction

ANOTHER_WORK_GROUP, ANOTHER_KERNEL, ANOTHER_LAUNCH = 0.5, 0.8, 1.0
"""Of the errors that the model makes of two launches, what stays in the ratio of their times: 1 where they are independent.

For one kernel in two work groups; for two sources with the same sizes; for other sizes or arguments. Intervals of 80% then hold
about 80% of pairs (validation/h200/changes.md)."""


class Doubt(msgspec.Struct, frozen=True):
    """What a predicted time rests on.

    Attributes
    ----------
    fields : by dotted path, by how much one edge of the 80% interval of the field moves ln(time), with its sign.
    parts : by part of the time, the 80% edge of the error that the model makes of ln(time) through it. Of a network a part is a
        kernel with its sizes.
    """

    fields: dict[str, float] = {}
    parts: dict[str, float] = {}

    @property
    def own(self) -> float:
        """The 80% edge of the model's own error of ln(time)."""
        return math.fsum(self.parts.values())


def of_launch(gpu: GpuSpec, engine: str, breakdown_us: Mapping[str, float], slopes: Mapping[str, float]) -> Doubt:
    """Return what the time of a launch rests on.

    >>> gpu = load_gpu("adreno-640", {"dram.b_per_s": "30 GB/s"})  # what the user states is certain
    >>> of_launch(gpu, "analytic", {"dram": 2.0}, {"dram.b_per_s": -0.9}).fields
    {}
    """
    fields = {path: slope * _edge(gpu, path) for path, slope in slopes.items()}
    parts = {name: (low + high) / 2.0 for name, (low, high) in edges_by_part(gpu, engine, breakdown_us).items()}
    return Doubt({path: edge for path, edge in fields.items() if abs(edge) > 1e-6}, parts)


def _edge(gpu: GpuSpec, path: str) -> float:
    """Return how far the 80% interval of ln(field) reaches to one side."""
    if path == CLOCK and gpu.clock.run_hz is not None:
        return math.log(gpu.clock.run_hz[1] / gpu.clock.run_hz[0]) / 2.0
    return Z80 * source_of(gpu, path).rel_uncertainty


def network_doubt(prediction: NetworkPrediction, gpu: GpuSpec) -> Doubt:
    """Return what the latency of a network rests on: each kernel with its sizes errs by itself, by its share of the time.

    The interval of a kernel includes that of the GPU's fields, which kernels share: for what they have in common that is too
    careful.
    """
    parts: dict[str, float] = {}
    for layer in prediction.layers:
        low, high = layer.interval_us
        if layer.kind == "kernel" and low > 0:
            name = f"{layer.variant} {layer.global_size} {layer.local}"
            edge = math.log(high / low) / 2.0
            parts[name] = parts.get(name, 0.0) + edge * layer.time_us / prediction.latency_us
    gaps = {"launch.gap_s": prediction.gaps_us, "launch.enqueue_s": prediction.host_bound_us}
    return Doubt({path: _edge(gpu, path) * us / prediction.latency_us for path, us in gaps.items()}, parts)


def paired_edge(before: Doubt, after: Doubt, kept: float) -> float:
    """Return how far the 80% interval of ln(after / before) reaches to either side.

    Parameters
    ----------
    kept : of the model's own errors, what does not cancel: `ANOTHER_WORK_GROUP`, `ANOTHER_KERNEL`, `ANOTHER_LAUNCH`, or 0 where
        launch and source are the same. Then only parts whose shares differ count.

    >>> before, after = Doubt({"l2.size_b": 0.2}, {"dram": 0.3}), Doubt({"l2.size_b": 0.15}, {"dram": 0.3})
    >>> round(paired_edge(before, after, 0.0), 3), round(paired_edge(before, after, 0.5), 3)
    (0.05, 0.218)
    """
    apart = [after.fields.get(path, 0.0) - before.fields.get(path, 0.0) for path in {**before.fields, **after.fields}]
    if kept:
        return math.hypot(*apart, kept * before.own, kept * after.own)
    parts = [after.parts.get(name, 0.0) - before.parts.get(name, 0.0) for name in {**before.parts, **after.parts}]
    return math.hypot(*apart, *parts)
