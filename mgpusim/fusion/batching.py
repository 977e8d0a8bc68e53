"""Batching one kernel: N inputs in one larger NDRange, as N fused copies, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError
from mgpusim.fusion.prediction import predict_fusion
from mgpusim.fusion.source.batch import batch_launch
from mgpusim.workload.launches import LaunchLike, as_launch
from mgpusim.workload.provenance import Predicted, by_engine

__all__ = ["Batching", "BatchPoint", "batch_sizes", "predict_batching", "saturation"]

SATURATED = 0.95
"""A batch is as large as it need be where throughput is this share of the largest one seen."""


class BatchPoint(msgspec.Struct, frozen=True):
    """A batch of `n`: its time one after the other, in one larger NDRange, as fused copies; None where that is not possible."""

    n: int
    apart_us: float
    larger_us: float | None
    copies_us: float | None


class Batching(Predicted, frozen=True, kw_only=True, tag="mgpusim.batching/1"):
    """Throughput over the size of the batch. `saturates` : the least batch that is nearly as good as the best, by way."""

    gpu: str
    engine: str
    kernel: str
    points: tuple[BatchPoint, ...]
    saturates: dict[str, int]
    reasons: dict[str, str]


def batch_sizes(n: int) -> list[int]:
    """Return the sizes looked at up to n: all of a few, then fewer.

    >>> batch_sizes(5), batch_sizes(20)
    ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 8, 12, 16, 20])
    """
    out = [1, 2, 3, 4, 5, 6]
    step = 8
    while step < n:
        out += [step, step + step // 2]
        step *= 2
    return [k for k in out if k < n] + [n]


def saturation(times_us: Sequence[tuple[int, float]]) -> int:
    """Return the least batch whose throughput is nearly the largest.

    >>> saturation([(1, 10.0), (2, 12.0), (4, 16.0), (8, 31.0)])
    4
    """
    best = max(n / us for n, us in times_us)
    return next(n for n, us in times_us if n / us >= SATURATED * best)


def predict_batching(
    launch: LaunchLike, gpu: GpuLike, n: int | Sequence[int], engine: str = "analytic", *, overrides: Overrides | None = None,
    cache: bool = True, on_progress: Callable[[int, int], None] | None = None,
) -> Batching:  # fmt: skip
    """Predict throughput over the size of the batch, up to `n`: in one larger NDRange, and as fused copies.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    n : the largest batch looked at, at least 2, from which smaller ones follow; or the batches to look at beside 1.
    engine : name of a registered engine.
    overrides : fields of the GPU to change first, by dotted path.
    cache : use the disk cache of recordings and traces.
    on_progress : called with (sizes done, to do).

    Returns
    -------
    Batching
        Times in microseconds by size of the batch.

    Raises
    ------
    InputError
        `n` is below 2, or the launch can be batched in neither way.
    MgpusimError
        As `mgpusim.predict`.

    Examples
    --------
    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> found = predict_batching(small, "adreno-640", 2, cache=False)
    >>> found.points[1].copies_us < found.points[1].apart_us
    True
    """
    most = n if isinstance(n, int) else max(n, default=0)
    if most < 2 or (not isinstance(n, int) and min(n) < 1):
        raise InputError(f"batch: got {most if most < 2 or isinstance(n, int) else min(n)}, expected at least 2")
    launch, gpu = as_launch(launch), as_gpu(gpu, overrides)
    sizes = batch_sizes(n) if isinstance(n, int) else sorted({1, *n})
    alone = estimate(launch, gpu, engine, cache=cache)
    points = [BatchPoint(1, alone.latency_us, alone.latency_us, alone.latency_us)]
    reasons: dict[str, str] = {}
    for done, k in enumerate(sizes[1:]):
        if on_progress is not None:
            on_progress(done, len(sizes) - 1)
        times: dict[str, float | None] = {}
        for way in ("larger", "copies"):
            times[way] = None
            if way in reasons:
                continue
            try:
                if way == "larger":
                    times[way] = estimate(batch_launch(launch, k), gpu, engine, cache=cache).latency_us
                else:
                    found = predict_fusion([launch] * k, gpu, engine, cache=cache, unaligned=False)
                    times[way] = found.fused.latency_us
            except InputError as error:
                reasons[way] = str(error)
        points.append(BatchPoint(k, k * alone.latency_us, times["larger"], times["copies"]))
    if len(reasons) == 2 and points[1].larger_us is None and points[1].copies_us is None:
        raise InputError(f"{launch.label} cannot be batched:", list(reasons.values()))
    ways = {
        "larger": [(p.n, p.larger_us) for p in points if p.larger_us is not None],
        "copies": [(p.n, p.copies_us) for p in points if p.copies_us is not None],
    }
    saturates = {way: saturation(times) for way, times in ways.items() if len(times) > 1}
    return Batching(
        provenance=by_engine(engine, gpu.name), gpu=gpu.name, engine=engine, kernel=launch.label, points=tuple(points),
        saturates=saturates, reasons=reasons,
    )  # fmt: skip
