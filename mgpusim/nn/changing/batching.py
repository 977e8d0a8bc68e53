"""Batches of a network: N images in one larger run, N inferences whose launches are fused copies, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError
from mgpusim.fusion.batching import batch_sizes, saturation
from mgpusim.fusion.plan import check_groups
from mgpusim.fusion.prediction import Fusion
from mgpusim.nn.changing.fused_run import FusibleLaunches, fused_timeline
from mgpusim.nn.changing.fusion import MOST_COPIES, as_cases, gap_us_of
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.nn.running.predict import NetworkLike
from mgpusim.nn.running.side_by_side import TimedNetwork, side_by_side, time_network
from mgpusim.workload.provenance import Predicted, by_engine

__all__ = ["NetworkBatchPoint", "NetworkBatching", "batch_network", "divided"]

OnProgress = Callable[[int, int, str], None]
_Figures = tuple[float, int, int]
"""Microseconds, launches, and bytes alive at once."""


class NetworkBatchPoint(msgspec.Struct, frozen=True):
    """A batch of `n` inferences, by way.

    Attributes
    ----------
    apart_us, larger_us, copies_us : one after the other, as one run of a larger batch, and as copies whose launches are fused;
        None where that is not possible.
    launches, larger_launches, copies_launches : of the three.
    apart_b, larger_b, copies_b : most bytes of tensors alive at once on the GPU.
    apart_images_per_s, larger_images_per_s, copies_images_per_s : throughputs.
    """

    n: int
    apart_us: float
    larger_us: float | None
    copies_us: float | None
    launches: int
    larger_launches: int | None
    copies_launches: int | None
    apart_b: int
    larger_b: int | None
    copies_b: int | None
    apart_images_per_s: float
    larger_images_per_s: float | None
    copies_images_per_s: float | None


class BestBatch(msgspec.Struct, frozen=True):
    """The batch of the largest throughput, and its way: "apart", "larger" or "copies"."""

    n: int
    way: str


class NetworkBatching(Predicted, frozen=True, kw_only=True, tag="mgpusim.network_batching/1"):
    """Latency and throughput of a network over the size of the batch.

    Attributes
    ----------
    images : of an inference.
    saturates : the least batch whose throughput is nearly the best, by way; `reasons` why a way goes no further.
    best : of all batches and ways.
    """

    network: str
    gpu: str
    library: str
    precision: str
    images: int
    order: str
    points: tuple[NetworkBatchPoint, ...]
    saturates: dict[str, int]
    reasons: dict[str, str]
    best: BestBatch


def _ways(point: NetworkBatchPoint) -> dict[str, float | None]:
    return {"apart": point.apart_us, "larger": point.larger_us, "copies": point.copies_us}


def batch_network(
    network: NetworkCase | NetworkLike, gpu: GpuLike, n: int | Sequence[int] = 8, *, order: str = "concatenated",
    overrides: Overrides | None = None, jobs: int = 1, cache: bool = True, on_progress: OnProgress | None = None,
) -> NetworkBatching:  # fmt: skip
    """Predict latency and throughput of a network over the size of the batch, beside parallel fusion of as many copies.

    Of n copies each launch is fused with the same launch of other copies, in the groups that save the most by the policy of
    `mgpusim fuse --plan`. A group has up to n of them. All is predicted by the analytic engine.

    Parameters
    ----------
    network : as `mgpusim.as_case` returns it, or by name for the default library.
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    n : the largest batch, from which smaller ones follow; or the batches to look at. At most 16.
    order : "concatenated" or "interleaved", as for `mgpusim.fuse`.
    overrides : fields of the GPU to change first, by dotted path.
    jobs : processes. Scripts that ask for several need the usual ``__main__`` guard.
    cache : read and write the disk cache.
    on_progress : called with (batches done, of how many, what is looked at).

    Returns
    -------
    NetworkBatching
        Times in microseconds by size of the batch.

    Raises
    ------
    InputError
        A batch below 1 or above 16, or no batch of 2 or more.
    MgpusimError
        What is wrong with the network; a kernel that the GPU refuses.

    Examples
    --------
    >>> from mgpusim.nn.running.case import as_case
    >>> found = batch_network(as_case("srcnn", resolution=24), "adreno-640", 2)
    >>> found.points[1].copies_us < found.points[1].apart_us
    True
    """
    sizes = _sizes(n)
    check_groups(2, order)
    (case,) = as_cases(network)
    spec = as_gpu(gpu, overrides)
    shared: dict[str, Any] = {"jobs": jobs, "cache": cache}

    def say(done: int, what: str) -> None:
        if on_progress is not None:
            on_progress(done, 2 * len(sizes) + 1, what)

    say(0, case.label)
    one = time_network(case, spec, **shared)
    copied = _Copies(one, spec, order, cache)
    points: list[NetworkBatchPoint] = []
    reasons: dict[str, str] = {}
    launches = sum(key != "" for key in one.keys)
    apart_us, apart_b = one.run(spec).total_us, side_by_side([one]).apart_b
    makers: dict[str, Callable[[int], _Figures]] = {
        "larger": lambda k: _larger(one, k, spec, shared), "copies": copied.of,
    }  # fmt: skip
    for done, k in enumerate(sizes):
        found: dict[str, _Figures] = dict.fromkeys(makers, (apart_us, launches, apart_b)) if k == 1 else {}
        for step, (way, make) in enumerate(makers.items()):
            if k == 1 or way in reasons:
                continue
            say(2 * done + step + 1, f"{case.label}, {k} {'images at once' if way == 'larger' else 'copies'}")
            try:
                found[way] = make(k)
            except MgpusimError as error:
                reasons[way] = str(error)
        nothing = (None, None, None)
        (us, n_launches, size_b), (copies_us, n_copied, copies_b) = (found.get(way, nothing) for way in makers)
        per_s = (None if way_us is None else one.images * k / way_us * 1e6 for way_us in (us, copies_us))
        points.append(NetworkBatchPoint(
            k, k * apart_us, us, copies_us, k * launches, n_launches, n_copied, apart_b, size_b, copies_b,
            one.images * k / (k * apart_us) * 1e6, *per_s,
        ))  # fmt: skip
    return NetworkBatching(
        provenance=by_engine("analytic", spec.name),
        network=case.label, gpu=spec.name, library=case.library.name, precision=one.plan.target.precision.label,
        images=one.images, order=order, points=tuple(points), saturates=_saturates(points), reasons=reasons,
        best=_best(points),
    )  # fmt: skip


def _sizes(n: int | Sequence[int]) -> list[int]:
    asked = batch_sizes(n) if isinstance(n, int) and n >= 2 else [n] if isinstance(n, int) else sorted(set(n))
    if not asked or asked[-1] < 2:
        raise InputError(f"batch: got {asked[-1] if asked else 'none'}, expected at least 2")
    if asked[0] < 1 or asked[-1] > MOST_COPIES:
        raise InputError(f"batch: got {asked[0] if asked[0] < 1 else asked[-1]}, expected 1 to {MOST_COPIES} of a network")
    return asked


def _best(points: Sequence[NetworkBatchPoint]) -> BestBatch:
    found = [(p.n / us, -p.n, way) for p in points for way, us in _ways(p).items() if us is not None]
    _, n, way = max(found, key=lambda one: one[:2])
    return BestBatch(-n, way)


def _saturates(points: Sequence[NetworkBatchPoint]) -> dict[str, int]:
    out = {}
    for way in ("larger", "copies"):
        times = [(p.n, us) for p in points if (us := _ways(p)[way]) is not None]
        if len(times) > 1:
            out[way] = saturation(times)
    return out


def _larger(one: TimedNetwork, n: int, gpu: GpuSpec, shared: dict[str, Any]) -> _Figures:
    """Return latency, launches and memory of a run of n times the images."""
    found = time_network(msgspec.structs.replace(one.case, batch=n * one.images), gpu, **shared)
    return found.run(gpu).total_us, sum(key != "" for key in found.keys), side_by_side([found]).apart_b


class _Copies:
    """Copies of a network, the same launches of them fused."""

    def __init__(self, one: TimedNetwork, gpu: GpuSpec, order: str, cache: bool) -> None:
        self.one, self.gpu = one, gpu
        keys = {key: one.launch(i) for i, key in enumerate(one.keys) if key}
        self.fusible = FusibleLaunches(keys, gpu, order, gap_us=gap_us_of(gpu, one.case.recorded, one.profiled), cache=cache)

    def of(self, n: int) -> _Figures:
        """Return latency, launches and memory of n copies."""
        if not self.fusible.facts:
            self.fusible.look()
        run = side_by_side([self.one], n)
        at = {(place.step, place.copy): i for i, place in enumerate(run.places)}
        groups: list[tuple[tuple[int, ...], Fusion]] = []
        for step, key in enumerate(self.one.keys):
            copy = 0
            for size in self._divided(self.fusible.number[key], n) if key else ():
                members = tuple(at[step, copy + i] for i in range(size))
                copy += size
                fusion = self.fusible.predicted((self.fusible.number[key],) * size, "analytic") if size > 1 else ""
                if not isinstance(fusion, str):
                    groups.append((members, fusion))
        timeline, order = fused_timeline(run, groups, self.gpu)
        of_unit = {members[0]: members for members, _ in groups}
        peak_b = run.memory.peak_b(of_unit.get(unit, (unit,)) for unit in order)
        return timeline.total_us, sum(step.kind == "launch" for step in timeline.steps), peak_b

    def _divided(self, kind: int, n: int) -> list[int]:
        """Return the sizes of groups of n copies of a launch that save the most, of those that can be fused."""
        while True:
            found = divided(n, lambda size: self.fusible.saved_us((kind,) * size) if size > 1 else 0.0)
            if all(size == 1 or self.fusible.checked((kind,) * size) for size in set(found)):
                return found


def divided(n: int, saved: Callable[[int], float]) -> list[int]:
    """Return the sizes of groups of n equal things that save the most together, the largest first.

    >>> divided(5, lambda size: {2: 3.0, 3: 4.0}.get(size, 0.0)), divided(4, lambda size: -1.0 if size > 1 else 0.0)
    ([3, 2], [1, 1, 1, 1])
    """
    best: list[tuple[float, list[int]]] = [(0.0, [])]
    for k in range(1, n + 1):
        best.append(max(((best[k - size][0] + saved(size), [*best[k - size][1], size]) for size in range(1, k + 1)),
                        key=lambda one: one[0]))  # fmt: skip
    return sorted(best[n][1], reverse=True)
