"""Batching one kernel: N inputs in one larger NDRange, as N fused copies, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.engine.estimate import estimate
from mgpusim.errors import InputError, MgpusimError
from mgpusim.fusion.prediction import predict_fusion
from mgpusim.fusion.source.scaling import batch_launch
from mgpusim.session import USUAL, Session
from mgpusim.workload.launches import LaunchLike, as_launch
from mgpusim.workload.provenance import Predicted, by_engine

T = TypeVar("T")

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


def sizes_of(n: int | Sequence[int], most: int | None = None) -> list[int]:
    """Return the batches to look at, ascending: those that are named, or those that follow from the largest.

    >>> sizes_of(4), sizes_of([8, 2])
    ([1, 2, 3, 4], [2, 8])
    """
    asked = batch_sizes(n) if isinstance(n, int) and n >= 2 else [n] if isinstance(n, int) else sorted(set(n))
    if not asked or asked[-1] < 2:
        raise InputError(f"batch: got {asked[-1] if asked else 'none'}, expected at least 2")
    wrong = [k for k in (asked[0], asked[-1]) if k < 1 or (most is not None and k > most)]
    if wrong:
        raise InputError(f"batch: got {wrong[0]}, expected {'at least 1' if most is None else f'1 to {most} of a network'}")
    return asked


def by_size(
    sizes: Sequence[int], ways: Mapping[str, Callable[[int], T]], say: Callable[[int, str, int], None] = lambda *_: None
) -> tuple[list[dict[str, T]], dict[str, str]]:
    """Return what each way makes of each batch, and why a way goes no further: it is not asked again once it refused.

    Parameters
    ----------
    say : told how many batches are done, the way and the batch that are next.
    """
    results: list[dict[str, T]] = []
    reasons: dict[str, str] = {}
    for done, k in enumerate(sizes):
        results.append({})
        for way, make in ways.items():
            if way in reasons:
                continue
            say(done, way, k)
            try:
                results[-1][way] = make(k)
            except MgpusimError as error:
                reasons[way] = str(error)
    return results, reasons


def saturated(sizes: Sequence[int], times_us: Sequence[Mapping[str, float]], ways: Sequence[str]) -> dict[str, int]:
    """Return the least batch whose throughput is nearly the largest, by way; nothing of ways that had one batch or none.

    >>> saturated([1, 2, 4, 8], [{"larger": us} for us in (10.0, 12.0, 16.0, 31.0)], ["larger", "copies"])
    {'larger': 4}
    """
    least = {}
    for way in ways:
        rates = [(n, n / times[way]) for n, times in zip(sizes, times_us, strict=True) if way in times]
        if len(rates) > 1:
            best = max(rate for _, rate in rates)
            least[way] = next(n for n, rate in rates if rate >= SATURATED * best)
    return least


def predict_batching(
    launch: LaunchLike, gpu: GpuLike, n: int | Sequence[int], engine: str = "analytic", *, overrides: Overrides | None = None,
    session: Session = USUAL,
) -> Batching:  # fmt: skip
    """Predict throughput over the size of the batch, up to `n`: in one larger NDRange, and as fused copies.

    Parameters
    ----------
    launch : a `Launch`, the path of a launch file, or the name of a shipped example.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    n : the largest batch looked at, at least 2, from which smaller ones follow; or the batches to look at beside 1.
    engine : name of a registered engine.
    overrides : fields of the GPU to change first, by dotted path.
    session : settings of the run, which tells (sizes done, to do).

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

    >>> from mgpusim.workload.args import BufferArg
    >>> from mgpusim.workload.launch import Launch
    >>> source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> small = Launch(source, "twice", (512,), (BufferArg("float32", 512),), local_size=(64,))
    >>> batching = predict_batching(small, "adreno-640", 2, session=Session(cache=False))
    >>> batching.points[1].copies_us < batching.points[1].apart_us
    True
    """
    sizes = sizes_of(n if isinstance(n, int) else [*n, 1] if len(n) else n)
    launch, gpu = as_launch(launch), as_gpu(gpu, overrides)
    alone_us = estimate(launch, gpu, engine, session=session).latency_us
    ways: dict[str, Callable[[int], float]] = {
        "larger": lambda k: estimate(batch_launch(launch, k), gpu, engine, session=session).latency_us,
        "copies": lambda k: predict_fusion([launch] * k, gpu, engine, session=session, unaligned=False).fused.latency_us,
    }

    def say(done: int, way: str, k: int) -> None:
        if way == "larger":
            session.tell(done, len(sizes) - 1, f"batches of {k}")

    larger, reasons = by_size(sizes[1:], ways, say)
    if len(reasons) == 2 and not larger[0]:
        raise InputError(f"{launch.label} cannot be batched:", list(reasons.values()))
    times = [dict.fromkeys(ways, alone_us), *larger]
    points = [BatchPoint(k, k * alone_us, us.get("larger"), us.get("copies")) for k, us in zip(sizes, times, strict=True)]
    return Batching(
        provenance=by_engine(engine, gpu.name), gpu=gpu.name, engine=engine, kernel=launch.label, points=tuple(points),
        saturates=saturated(sizes, times, list(ways)), reasons=reasons,
    )  # fmt: skip
