"""Batches of a network: N images in one larger run, N inferences whose launches are fused copies, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.fusion.batching import by_size, saturated, sizes_of
from mgpusim.fusion.plan import check_groups
from mgpusim.fusion.prediction import Fusion
from mgpusim.nn.changing.change import NetworkChange
from mgpusim.nn.changing.fused_run import FusibleLaunches, run_fused
from mgpusim.nn.changing.fusion import MOST_COPIES, as_cases
from mgpusim.nn.running.case import NetworkCase, NetworkLike
from mgpusim.nn.running.side_by_side import TimedNetwork, side_by_side, time_network
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import by_engine

WAYS = ("apart", "larger", "copies")


class BatchRun(msgspec.Struct, frozen=True):
    """A batch in one way.

    Attributes
    ----------
    launches : of the batch.
    memory_b : most bytes of tensors alive at once on the GPU.
    """

    latency_us: float
    launches: int
    memory_b: int
    images_per_s: float


class NetworkBatchPoint(msgspec.Struct, frozen=True):
    """A batch of `n` inferences by way: "apart", one after the other, "larger", one run, "copies", whose launches are fused."""

    n: int
    ways: dict[str, BatchRun]


class BestBatch(msgspec.Struct, frozen=True):
    """The batch of the largest throughput, and its way."""

    n: int
    way: str


class NetworkBatching(NetworkChange, frozen=True, kw_only=True, tag="mgpusim.network_batching/2"):
    """Latency and throughput of a network over the size of the batch.

    Attributes
    ----------
    images : of an inference.
    saturates : the least batch whose throughput is nearly the best, by way; `reasons` why a way goes no further.
    best : of all batches and ways; `after_us` is its latency, `before_us` that of as many inferences one after the other.
    """

    images: int
    order: str
    points: tuple[NetworkBatchPoint, ...]
    saturates: dict[str, int]
    reasons: dict[str, str]
    best: BestBatch


def batch_network(
    network: NetworkCase | NetworkLike, gpu: GpuLike, n: int | Sequence[int] = 8, *, order: str = "concatenated",
    overrides: Overrides | None = None, session: Session = USUAL,
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
    session : settings of the run, which tells (batches done, of how many, what is looked at).

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

    >>> from mgpusim.nn.running.case import as_case
    >>> ways = batch_network(as_case("srcnn", resolution=24), "adreno-640", 2).points[1].ways
    >>> ways["copies"].latency_us < ways["apart"].latency_us
    True
    """
    sizes = sizes_of(n, MOST_COPIES)
    check_groups(2, order)
    (case,) = as_cases(network)
    spec = as_gpu(gpu, overrides)

    def say(done: int, what: str) -> None:
        session.tell(done, 2 * len(sizes) + 1, what)

    say(0, case.label)
    single = time_network(case, spec, session=session.quiet)
    copies = _Copies(single, spec, order, session.alone)
    apart = _run_of(single, spec)

    def larger(k: int) -> BatchRun:
        if k == 1:
            return apart
        more = msgspec.structs.replace(case, batch=k * single.images)
        return _run_of(time_network(more, spec, session=session.quiet), spec)

    def tell(done: int, way: str, k: int) -> None:
        if k > 1 and way != "apart":
            step = 2 * done + WAYS.index(way)
            say(step, f"{case.label}, {k} {'images at once' if way == 'larger' else 'copies'}")

    ways: dict[str, Callable[[int], BatchRun]] = {
        "apart": lambda k: _rated(k * apart.latency_us, k * apart.launches, apart.memory_b, k * single.images), "larger": larger,
        "copies": lambda k: apart if k == 1 else copies.of(k),
    }  # fmt: skip
    runs, reasons = by_size(sizes, ways, tell)
    points = tuple(NetworkBatchPoint(k, by_way) for k, by_way in zip(sizes, runs, strict=True))
    best = max(((p.n / run.latency_us, -p.n, p, way) for p in points for way, run in p.ways.items()), key=lambda rated: rated[:2])
    point, way = best[2:]
    return NetworkBatching(
        provenance=by_engine("analytic", spec.name), network=case.label, gpu=spec.name, library=case.library.name,
        precision=single.plan.target.precision.label, engine="analytic", before_us=point.ways["apart"].latency_us,
        after_us=point.ways[way].latency_us, images=single.images, order=order, points=points,
        saturates=saturated(sizes, [{way: run.latency_us for way, run in by_way.items()} for by_way in runs], WAYS[1:]),
        reasons=reasons, best=BestBatch(point.n, way),
    )  # fmt: skip


def _rated(latency_us: float, launches: int, memory_b: int, images: int) -> BatchRun:
    return BatchRun(latency_us, launches, memory_b, images / latency_us * 1e6)


def _run_of(network: TimedNetwork, gpu: GpuSpec) -> BatchRun:
    launches = sum(key != "" for key in network.keys)
    return _rated(network.run(gpu).total_us, launches, side_by_side([network]).apart_b, network.images)


class _Copies:
    """Copies of a network, the same launches of them fused."""

    def __init__(self, network: TimedNetwork, gpu: GpuSpec, order: str, session: Session) -> None:
        self.network, self.gpu = network, gpu
        self.fusible = FusibleLaunches(side_by_side([network]), gpu, order, session=session)

    def of(self, n: int) -> BatchRun:
        if not self.fusible.facts:
            self.fusible.look()
        run = side_by_side([self.network], n)
        at = {(place.step, place.copy): i for i, place in enumerate(run.places)}
        groups: list[tuple[tuple[int, ...], Fusion]] = []
        for step, key in enumerate(self.network.keys):
            copy = 0
            for size in self._divided(self.fusible.number[key], n) if key else ():
                members = tuple(at[step, copy + i] for i in range(size))
                copy += size
                fusion = self.fusible.predicted((self.fusible.number[key],) * size, "analytic") if size > 1 else ""
                if not isinstance(fusion, str):
                    groups.append((members, fusion))
        fused = run_fused(run, groups, self.gpu)
        launches = sum(step.kind == "launch" for step in fused.timeline.steps)
        return _rated(fused.timeline.total_us, launches, fused.memory_b, n * self.network.images)

    def _divided(self, kind: int, n: int) -> list[int]:
        """Return the sizes of groups of n copies of a launch that save the most, of those that can be fused."""
        while True:
            parts = divided(n, lambda size: self.fusible.saved_us((kind,) * size) if size > 1 else 0.0)
            if all(size == 1 or self.fusible.checked((kind,) * size) for size in set(parts)):
                return parts


def divided(n: int, saved: Callable[[int], float]) -> list[int]:
    """Return the sizes of groups of n equal things that save the most together, the largest first.

    >>> divided(5, lambda size: {2: 3.0, 3: 4.0}.get(size, 0.0)), divided(4, lambda size: -1.0 if size > 1 else 0.0)
    ([3, 2], [1, 1, 1, 1])
    """
    best: list[tuple[float, list[int]]] = [(0.0, [])]
    for k in range(1, n + 1):
        best.append(max(((best[k - size][0] + saved(size), [*best[k - size][1], size]) for size in range(1, k + 1)),
                        key=lambda item: item[0]))  # fmt: skip
    return sorted(best[n][1], reverse=True)
