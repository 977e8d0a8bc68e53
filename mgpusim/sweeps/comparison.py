"""What comes out of comparing networks, libraries and GPUs: each combination, and what follows of all of them together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
import numpy as np

from mgpusim.arch.spec import Anchor
from mgpusim.sweeps.bottleneck import ALMOST_ALL, Bottleneck
from mgpusim.sweeps.pareto import front
from mgpusim.workload.provenance import Predicted


class Combination(msgspec.Struct, frozen=True):
    """A network on a GPU through a library; `latency_us` is None where that cannot be, and `problem` says why.

    Attributes
    ----------
    latency_us, interval_us : of one inference, and the central 80% of it.
    parts_us : what the latency goes to by name of `mgpusim.nn.running.many_gpus.PARTS`; `bound` is the largest.
    """

    network: str
    gpu: str
    library: str
    precision: str = ""
    latency_us: float | None = None
    interval_us: tuple[float, float] | None = None
    bound: str = ""
    parts_us: dict[str, float] = {}
    problem: str = ""


class FastestLibrary(msgspec.Struct, frozen=True):
    """The library that runs a network fastest on a GPU. `lead` is the time of the next one over its own; None without another."""

    network: str
    gpu: str
    library: str
    latency_us: float
    lead: float | None


class Ranked(msgspec.Struct, frozen=True):
    """A GPU or a library in its ranking.

    Attributes
    ----------
    score : weighted geometric mean of its times over the best ones, at least 1; None where it runs nothing.
    total_us : weighted sum of its times; None where some are missing, as the sum would not compare.
    lacks : what it does not run, and others do.
    """

    name: str
    score: float | None
    total_us: float | None
    lacks: tuple[str, ...] = ()


class AccuracyPoint(msgspec.Struct, frozen=True):
    """A network of known accuracy on a GPU, with its fastest library; `on_front` where none is both faster and as accurate."""

    network: str
    library: str
    latency_us: float
    accuracy: float
    on_front: bool


class SuiteSaving(msgspec.Struct, frozen=True):
    """What changing one resource saves over the suite, as `mgpusim.sweeps.bottleneck.ResourceGain` of one network."""

    name: str
    less: bool
    tenth: float | None
    double: float | None


class SuiteLimits(msgspec.Struct, frozen=True):
    """What limits the suite on a GPU, each network with its fastest library.

    Attributes
    ----------
    total_us : weighted sum of the latencies.
    shares : of it, what the time goes to by name of `mgpusim.nn.running.many_gpus.PARTS`, the largest first.
    savings : of resources, the largest first; empty where they were not asked for.
    lacks : networks that no library runs there; they are in no figure.
    problem : why there are no savings though they were asked for.
    """

    gpu: str
    total_us: float
    shares: dict[str, float]
    savings: tuple[SuiteSaving, ...] = ()
    lacks: tuple[str, ...] = ()
    problem: str = ""

    @property
    def next(self) -> SuiteSaving | None:
        """The resource to change first: the one that saves most, the clock and the number of cores left out."""
        return next((saving for saving in self.savings if saving.name not in ALMOST_ALL and (saving.tenth or 0.0) > 0), None)


class Roofs(msgspec.Struct, frozen=True):
    """What a GPU reaches at most.

    Attributes
    ----------
    year : in which the first chip with it was presented; None where that is not known.
    flops : fp32 operations per second, a multiply-add counting two.
    dram_b_per_s : bytes per second that kernels reach of the peak of DRAM.
    """

    gpu: str
    year: int | None
    flops: float
    dram_b_per_s: float


class Comparison(Predicted, frozen=True, kw_only=True, tag="mgpusim.compare/1"):
    """Networks through libraries on GPUs.

    Attributes
    ----------
    weights : by network: how often it counts in what is said of the suite.
    accuracy : by network, as it was given; higher is better.
    combinations : of each network, by GPU, by library.
    fastest : by network and GPU.
    gpu_ranking : each GPU with the fastest library of each network; `library_ranking` : over all networks and GPUs.
    fronts : accuracy against latency by GPU; empty without accuracies.
    limits, roofs : by GPU.
    anchors : by GPU: measured times that settled its clock, where there are any.
    """

    networks: tuple[str, ...]
    gpus: tuple[str, ...]
    libraries: tuple[str, ...]
    weights: dict[str, float]
    accuracy: dict[str, float]
    engine: str
    combinations: tuple[Combination, ...]
    fastest: tuple[FastestLibrary, ...]
    gpu_ranking: tuple[Ranked, ...]
    library_ranking: tuple[Ranked, ...]
    fronts: dict[str, tuple[AccuracyPoint, ...]]
    limits: tuple[SuiteLimits, ...]
    roofs: tuple[Roofs, ...]
    anchors: dict[str, tuple[Anchor, ...]]

    def of(self, network: str, gpu: str, library: str) -> Combination:
        """Return one of the combinations."""
        for combination in self.combinations:
            if (combination.network, combination.gpu, combination.library) == (network, gpu, library):
                return combination
        raise KeyError((network, gpu, library))


def fastest_libraries(combinations: Iterable[Combination]) -> tuple[FastestLibrary, ...]:
    """Return the fastest library of each network on each GPU, in the order of the combinations; of equal ones the first.

    >>> fastest_libraries([Combination("n", "g", "a", "F16", 3.0), Combination("n", "g", "b", "F16", 2.0)])[0].lead
    1.5
    """
    times: dict[tuple[str, str], dict[str, float]] = {}
    for combination in combinations:
        if combination.latency_us is not None:
            times.setdefault((combination.network, combination.gpu), {})[combination.library] = combination.latency_us
    out = []
    for (network, gpu), of in times.items():
        first, *rest = sorted(of, key=lambda library: of[library])
        out.append(FastestLibrary(network, gpu, first, of[first], of[rest[0]] / of[first] if rest else None))
    return tuple(out)


def ranking(
    names: Sequence[str], times: Mapping[str, Mapping[str, float]], weight_of: Callable[[str], float]
) -> tuple[Ranked, ...]:
    """Return names by their times over the best ones: those that run all first, then by what they lack.

    Parameters
    ----------
    times : microseconds by name and by what was run; what a name does not run is not among its times.
    weight_of : what was run to its weight; what weighs nothing is left out.

    >>> times = {"a": {"x": 1.0, "y": 4.0}, "b": {"x": 4.0, "y": 4.0}, "c": {"x": 0.5}}
    >>> [(ranked.name, round(ranked.score, 2), ranked.total_us) for ranked in ranking("abc", times, lambda what: 1.0)]
    [('a', 1.41, 5.0), ('b', 2.83, 8.0), ('c', 1.0, None)]
    """
    asked = [what for what in dict.fromkeys(w for name in names for w in times.get(name, ())) if weight_of(what) > 0]
    best = {what: min(times[name][what] for name in names if what in times.get(name, ())) for what in asked}
    out = []
    for name in names:
        own = times.get(name, {})
        mine = [what for what in asked if what in own]
        weight = math.fsum(weight_of(what) for what in mine)
        logs = math.fsum(weight_of(what) * math.log(own[what] / best[what]) for what in mine)
        lacks = tuple(what for what in asked if what not in own)
        total = math.fsum(weight_of(what) * own[what] for what in mine) if mine and not lacks else None
        out.append(Ranked(name, math.exp(logs / weight) if mine else None, total, lacks))
    missing = {ranked.name: math.fsum(map(weight_of, ranked.lacks)) for ranked in out}
    return tuple(sorted(out, key=lambda ranked: (missing[ranked.name], math.inf if ranked.score is None else ranked.score)))


def accuracy_points(fastest: Iterable[FastestLibrary], accuracy: Mapping[str, float]) -> dict[str, tuple[AccuracyPoint, ...]]:
    """Return the networks whose accuracy is known by GPU, the fastest first, with which of them are on its front.

    >>> fastest = [FastestLibrary(name, "g", "a", us, None) for name, us in (("big", 9.0), ("old", 12.0), ("small", 1.0))]
    >>> [(point.network, point.on_front) for point in accuracy_points(fastest, {"big": 76.0, "old": 71.0, "small": 70.0})["g"]]
    [('small', True), ('big', True), ('old', False)]
    """
    by_gpu: dict[str, list[FastestLibrary]] = {}
    for entry in fastest:
        if entry.network in accuracy:
            by_gpu.setdefault(entry.gpu, []).append(entry)
    out = {}
    for gpu, rows in by_gpu.items():
        rows = sorted(rows, key=lambda entry: entry.latency_us)
        on = set(front(np.array([[entry.latency_us, -accuracy[entry.network]] for entry in rows])).tolist())
        out[gpu] = tuple(
            AccuracyPoint(entry.network, entry.library, entry.latency_us, accuracy[entry.network], i in on)
            for i, entry in enumerate(rows)
        )
    return out


def suite_limits(
    gpu: str, runs: Sequence[tuple[float, Combination, Bottleneck | None]], lacks: Sequence[str] = (), problem: str = ""
) -> SuiteLimits:
    """Return what limits some networks together on a GPU.

    Parameters
    ----------
    runs : weight, the network with the library that runs it, and what more of each resource buys it. None where that is not
        known, and then there are no savings.

    >>> run = Combination("n", "g", "a", "F16", 4.0, parts_us={"dram": 3.0, "gaps": 1.0})
    >>> suite_limits("g", [(2.0, run, None)]).shares
    {'dram': 0.75, 'gaps': 0.25}
    """
    total = math.fsum(weight * (combination.latency_us or 0.0) for weight, combination, _ in runs)
    names = dict.fromkeys(name for _, combination, _ in runs for name in combination.parts_us)
    sums = {name: math.fsum(weight * combination.parts_us.get(name, 0.0) for weight, combination, _ in runs) for name in names}
    whole = math.fsum(sums.values()) or 1.0
    shares = {name: us / whole for name, us in sorted(sums.items(), key=lambda item: -item[1]) if us > 0}
    known = [(weight, bottleneck) for weight, _, bottleneck in runs if bottleneck is not None]
    savings = _savings(known) if runs and len(known) == len(runs) else ()
    return SuiteLimits(gpu, total, shares, savings, tuple(lacks), problem)


def _savings(known: Sequence[tuple[float, Bottleneck]]) -> tuple[SuiteSaving, ...]:
    total = math.fsum(weight * bottleneck.latency_us for weight, bottleneck in known)

    def saved(values: Sequence[float | None]) -> float | None:
        terms = [None if v is None else w * bottleneck.latency_us * v for (w, bottleneck), v in zip(known, values, strict=True)]
        given = [term for term in terms if term is not None]
        return math.fsum(given) / total if given and len(given) == len(terms) else None

    out = []
    gains = [{gain.name: gain for gain in bottleneck.resources} for _, bottleneck in known]
    for name in dict.fromkeys(name for of in gains for name in of):
        mine = [of.get(name) for of in gains]
        less = any(gain.less for gain in mine if gain is not None)
        tenth = saved([None if gain is None else gain.tenth for gain in mine])
        double = saved([None if gain is None else gain.double for gain in mine])
        out.append(SuiteSaving(name, less, tenth, double))
    return tuple(sorted(out, key=lambda saving: -(max(saving.tenth or 0.0, 0.0) + 1e-3 * max(saving.double or 0.0, 0.0))))
