"""The prediction of a network: what it takes, layer by layer, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import Anchor, GpuSpec
from mgpusim.cost.interval import Z80, clock_edges, field_sigma
from mgpusim.engine.estimate import Estimate
from mgpusim.frames import Framed, flat_record
from mgpusim.result import SIZES, follows
from mgpusim.workload.provenance import Predicted


class LayerTime(msgspec.Struct, frozen=True, rename=SIZES):
    """A step of a run: a kernel, a copy between host and GPU, or an operator on the CPU.

    Attributes
    ----------
    name, kind : of the step; kind is "kernel", "upload", "read back" or "cpu".
    operators : of the model that it computes.
    operator : kind of the first of them: "conv2d", "depthwise_conv2d", ...
    variant : the kernel, as the library's profile names it.
    global_size, local : its NDRange; `local` is None where the driver chooses.
    start_us, time_us : in the run, from the first host call on.
    alone_us : the kernel by itself with warm caches.
    bound, breakdown_us : what its time goes to with its weights in DRAM and its tensors in L2, the most and all parts.
    interval_us : central 80% of that time.
    macs : multiply-accumulates. `bytes_b` : of its tensors and weights, each once.
    engine : that predicted it.
    compared, offered : work groups compared, and those that the library would compare.
    waited_for : "host" where the GPU waited for the host's call.
    host_us : from when to when the host handed it over.
    fetched_us : of its time in the run, what it takes to fetch tensors that are no longer in L2.
    gflops, gb_per_s : 10^9 floating-point operations a second, two for each multiply-accumulate, and 10^9 bytes of `bytes_b`.
    """

    name: str
    kind: str
    operators: tuple[str, ...]
    operator: str
    variant: str
    global_size: tuple[int, ...]
    local: tuple[int, ...] | None
    start_us: float
    time_us: float
    alone_us: float
    interval_us: tuple[float, float]
    bound: str
    breakdown_us: dict[str, float]
    macs: int
    bytes_b: int
    engine: str
    compared: int = 1
    offered: int = 1
    waited_for: str = ""
    host_us: tuple[float, float] = (0.0, 0.0)
    fetched_us: float = 0.0
    gflops: float = 0.0
    gb_per_s: float = 0.0

    def __post_init__(self) -> None:
        follows(
            self, gflops=2.0 * self.macs / self.time_us / 1e3 if self.time_us > 0 else 0.0,
            gb_per_s=self.bytes_b / self.time_us / 1e3 if self.time_us > 0 else 0.0,
        )  # fmt: skip


class FirstRun(msgspec.Struct, frozen=True):
    """What a first inference does once, beside a run: an order of magnitude.

    Attributes
    ----------
    programs : kernels that are compiled, each once for all sizes; `compile_us` is what that takes (`host.compile_s`).
    tuned : launches that the library times to choose among; `tuning_us` is what they take, each once, poor work groups longer.
    weights_b : bytes that are arranged and uploaded; `upload_us` is what that takes (`host.arrange_b_per_s`).
    """

    programs: int
    tuned: int
    tuning_us: float
    weights_b: int
    upload_us: float
    compile_us: float = 0.0

    @property
    def total_us(self) -> float:
        return self.compile_us + self.tuning_us + self.upload_us


class NetworkPrediction(Framed, Predicted, frozen=True, kw_only=True, tag="mgpusim.network/1", rename={"n_kernels": "kernels"}):
    """A network on a GPU through a library.

    Attributes
    ----------
    latency_us : of one inference in the steady state, from the first host call to the last result.
    interval_us : central 80% of it; see `network_interval`.
    clock_factors : what of it the clock of the run makes alone, over the latency; see `mgpusim.cost.interval.clock_factors`.
    engine : "analytic", "event", or "event 90%" where layers that carry so much of the time are predicted by events.
    kernels_us, gaps_us, host_bound_us, copies_us, cpu_us : see `mgpusim.nn.running.timeline.Timeline`.
    layers : in order.
    macs, parameters : of the model.
    memory_b, weights_b : on the GPU: tensors by the library's allocator, and weights.
    explanation : (operator, kind, fate, text) of each operator of the model.
    notes : what was assumed or left out.
    anchors : measured times that settled the clock of the GPU, where there are any.
    tokens : of a text that one run of a decoder takes in; 0 of other networks.
    burst_us : latencies of runs that follow each other after a pause, where they were asked for.
    n_kernels : launches of a run.
    gflops : 10^9 floating-point operations a second over the whole latency.
    tokens_per_s : of run after run, 0 of networks that are not decoders.
    """

    network: str
    gpu: str
    library: str
    precision: str
    batch: int
    engine: str
    recorded: bool
    latency_us: float
    interval_us: tuple[float, float]
    kernels_us: float
    gaps_us: float
    host_bound_us: float
    copies_us: float
    cpu_us: float
    layers: tuple[LayerTime, ...]
    macs: int
    parameters: int
    memory_b: int
    weights_b: int
    first: FirstRun
    explanation: tuple[tuple[str, str, str, str], ...] = ()
    notes: tuple[str, ...] = ()
    tokens: int = 0
    burst_us: tuple[float, ...] = ()
    clock_factors: tuple[float, float] = (1.0, 1.0)
    anchors: tuple[Anchor, ...] = ()
    n_kernels: int = 0
    gflops: float = 0.0
    tokens_per_s: float = 0.0

    def __post_init__(self) -> None:
        follows(
            self, n_kernels=sum(layer.kind == "kernel" for layer in self.layers),
            gflops=2.0 * self.macs * self.batch / self.latency_us / 1e3,
            tokens_per_s=self.tokens * self.batch / self.latency_us * 1e6,
        )  # fmt: skip

    def _records(self) -> list[dict[str, Any]]:
        asked = {"network": self.network, "gpu": self.gpu, "library": self.library}
        return [{**asked, **flat_record(msgspec.to_builtins(layer))} for layer in self.layers]

    @property
    def bound(self) -> str:
        """The largest of `parts_us`."""
        parts = self.parts_us()
        return max(parts, key=lambda name: parts[name])

    def parts_us(self) -> dict[str, float]:
        """Return what the latency goes to: parts of the kernels by name of `BOUNDS`, "gaps", "copies" and "cpu"; they add up.

        Tensors that left L2 are fetched from DRAM. What else a kernel takes in the run beyond its parts, or less, belongs to its
        launch: a preparation that is not hidden, or is.
        """
        out: dict[str, float] = {}
        for layer in self.layers:
            if not layer.breakdown_us:  # a copy, or an operator of the CPU
                continue
            beyond_us = layer.time_us - math.fsum(layer.breakdown_us.values())
            run = (("dram", layer.fetched_us), ("launch", beyond_us - layer.fetched_us))
            for name, us in (*layer.breakdown_us.items(), *run):
                out[name] = out.get(name, 0.0) + us
        return {**out, "gaps": self.gaps_us, "copies": self.copies_us, "cpu": self.cpu_us}

    def by_operator(self) -> dict[str, tuple[int, float]]:
        """Return number of kernels and microseconds by kind of operator, the longest first."""
        totals: dict[str, tuple[int, float]] = {}
        for layer in self.layers:
            count, time = totals.get(layer.operator, (0, 0.0))
            totals[layer.operator] = count + 1, time + layer.time_us
        return dict(sorted(totals.items(), key=lambda item: -item[1][1]))


def network_interval(
    gpu: GpuSpec, engine: str, total_us: float, kernels: Sequence[tuple[str, float, Estimate]],
    clock: tuple[float, float] = (1.0, 1.0), profiled: bool = False,
) -> tuple[float, float]:  # fmt: skip
    """Return the central 80% of a network's measured times.

    Errors of layers are not independent. Uncertain figures of the GPU are the same in all layers: they add up as they are. The
    model's own error is shared by the kernels of one variant, and independent between variants. Compilers differ from the
    model by the kernel more than by its sizes (half of the variance of errors on an H200 was one factor per kernel,
    validation/h200). What is not a kernel's time (gaps, copies) is taken as proportional to the stated uncertainty of `launch`.

    Parameters
    ----------
    total_us : the latency.
    kernels : (variant, microseconds in the run, estimate).
    clock : factors that the clock of the run makes of the latency.
    profiled : the queue has profiling.

    >>> gpu = load_gpu("nvidia-h200", {"model.errors": "none", "model.sigma": "0.2"})
    >>> estimate = Estimate(10.0, {"dram": 10.0})
    >>> wide = network_interval(gpu, "analytic", 40.0, [("a", 10.0, estimate)] * 4)
    >>> narrow = network_interval(gpu, "analytic", 40.0, [(name, 10.0, estimate) for name in "abcd"])
    >>> wide[1] - wide[0] > 1.5 * (narrow[1] - narrow[0])
    True
    """
    slopes: dict[str, float] = {}
    low: dict[str, float] = {}
    high: dict[str, float] = {}
    busy = 0.0
    for variant, time_us, estimate in kernels:
        share = time_us / total_us
        busy += time_us
        bare = msgspec.structs.replace(estimate, slopes={})
        edges = bare.interval_us(gpu, engine)
        low[variant] = low.get(variant, 0.0) + share * math.log(estimate.latency_us / edges[0])
        high[variant] = high.get(variant, 0.0) + share * math.log(edges[1] / estimate.latency_us)
        for path, slope in estimate.slopes.items():
            slopes[path] = slopes.get(path, 0.0) + share * slope
    rest = max(0.0, total_us - busy) / total_us
    if rest > 0:
        gap = "launch.gap_s" if not profiled or gpu.launch.profiled_gap_s is None else "launch.profiled_gap_s"
        for path in ("launch.enqueue_s", gap):
            slopes[path] = slopes.get(path, 0.0) + rest / 2.0
    fields = Z80 * field_sigma(gpu, slopes)
    below, above = clock_edges(gpu, clock)
    down = math.hypot(fields, below, *low.values())
    up = math.hypot(fields, above, *high.values())
    return total_us * math.exp(-down), total_us * math.exp(up)
