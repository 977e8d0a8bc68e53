"""Networks through libraries on GPUs, all combinations: what `mgpusim compare` asks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, TypeVar

import msgspec

from mgpusim.accuracy.run import LOST, in_pool
from mgpusim.arch.devices import year_of
from mgpusim.arch.fields import fingerprint
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError, MgpusimError, UnknownNameError, reason_of, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.running.case import NetworkCase, NetworkLike, as_network
from mgpusim.nn.running.predict import network as predict_network
from mgpusim.session import USUAL, Session
from mgpusim.sweeps.bottleneck import Bottleneck, bottleneck
from mgpusim.sweeps.comparison import (
    Combination,
    Comparison,
    FastestLibrary,
    Ranked,
    Roofs,
    SuiteLimits,
    accuracy_points,
    fastest_libraries,
    ranking,
    suite_limits,
)
from mgpusim.workload.checks import as_number, show
from mgpusim.workload.device import compiler_stamp
from mgpusim.workload.provenance import by_engine

KIND, READ = "network_limits", msgspec.json.Decoder(Bottleneck).decode
MOST_WEIGHT = 1e12
"""Of a network: sums of times stay numbers."""
T = TypeVar("T")


def compare(
    networks: Sequence[NetworkLike], gpus: Sequence[GpuLike], libraries: Sequence[str | Library] = (DEFAULT_LIBRARY,), *,
    weights: Mapping[str, float] | None = None, accuracy: Mapping[str, float] | None = None, engine: str = "analytic",
    precision: str | None = None, batch: int | None = None, resolution: int | None = None, limits: bool = True,
    overrides: Overrides | None = None, anchors: AnchorsLike | None = None, session: Session = USUAL,
) -> Comparison:  # fmt: skip
    """Predict networks through libraries on GPUs, and say what follows of all of them together.

    A combination that cannot be, as of a library without a kernel for an operator, is kept with the reason.

    Parameters
    ----------
    networks : names of the zoo, paths of models (ONNX, TFLite, MNN, ncnn), or graphs.
    gpus : names or paths of presets, or objects (`GpuSpec`).
    libraries : names or paths of library profiles, or profiles.
    weights : how often a network counts in what is said of all, by its name; 1 where nothing is said.
    accuracy : of networks by name, higher is better; for accuracy against latency. None of them is known here.
    engine : whose latencies: "analytic", or "event" for kernels that carry 90% of the time. `limits` are always analytic.
    precision : one that all libraries have; each library's own default if None.
    batch : images at once; those of the model if None.
    resolution : height and width of the images, of networks of the zoo.
    limits : also find what more of each resource would save; it takes longer than the rest.
    overrides : fields of every GPU to change first, by dotted path, as in ``{"l2.size_b": "256KiB"}``.
    anchors : measured times that settle the clock of one GPU, as in ``["resnet18=19.9ms"]``; see `mgpusim.anchor`.
    session : settings of the run, which tells (combinations done, of how many, what is done).

    Returns
    -------
    Comparison
        Latencies in microseconds, the fastest libraries, rankings, fronts and limits.

    Raises
    ------
    UnknownNameError
        There is no such network, GPU, library or engine; a weight or an accuracy of a network that is not compared.
    InputError
        Two networks, GPUs or libraries have one name; a weight or an accuracy is not a number; no combination works.

    >>> comparison = compare(["srcnn"], ["adreno-640"], ["tflite-gpu", "tnn"], resolution=24, limits=False)
    >>> comparison.fastest[0].latency_us == min(entry.latency_us for entry in comparison.combinations)
    True
    """
    engines.lookup(engine)
    graphs = _named("network", [as_network(entry, resolution=resolution) for entry in _list("networks", networks)])
    profiles = _named(
        "library", [load_library(entry) if isinstance(entry, str) else entry for entry in _list("libraries", libraries)]
    )
    specs = _named("GPU", [as_gpu(entry, overrides) for entry in _list("gpus", gpus)])
    if anchors:
        if len(specs) != 1:
            raise InputError(f"anchors: got {len(specs)} GPUs; a measured time is of one, compare on one")
        own = next(iter(profiles.values())) if len(profiles) == 1 else None
        how = {"engine": engine, "precision": precision, "batch": batch, "resolution": resolution, "session": session}
        specs = {name: anchored(spec, anchors, library=own, **how) for name, spec in specs.items()}
    counted = _values("weights", weights or {}, networks, graphs, least=0.0)
    if over := [name for name, weight in counted.items() if weight > MOST_WEIGHT]:
        raise InputError(
            f"weights of {over[0]}: got {counted[over[0]]:g}, expected at most {MOST_WEIGHT:g}; only their ratios matter"
        )
    counted = {name: counted.get(name, 1.0) for name in graphs}
    if not any(counted.values()):
        raise InputError("weights: all are 0; one network at least has to count")
    known = _values("accuracy", accuracy or {}, networks, graphs, least=-math.inf)
    asked: dict[str, Any] = {"precision": precision, "batch": batch}
    total = len(graphs) * len(specs) * len(profiles)
    say = _Counted(session, total)
    combinations = _predicted(graphs, specs, profiles, engine, asked, session, say)
    if all(entry.latency_us is None for entry in combinations):
        raise InputError("no combination can be predicted:", list(dict.fromkeys(_where(entry) for entry in combinations)))
    fastest = fastest_libraries(combinations)
    buys: dict[tuple[str, str], Bottleneck | MgpusimError] = {}
    if limits:
        counting = [entry for entry in fastest if counted[entry.network] > 0]
        cases = [(NetworkCase(graphs[o.network], profiles[o.library], **asked), specs[o.gpu]) for o in counting]
        say.total += len(cases)
        of_cases = _limits(cases, session, say)
        buys = {(entry.network, entry.gpu): of for entry, of in zip(counting, of_cases, strict=True)}
    return Comparison(
        provenance=by_engine(engine, ", ".join(specs)), networks=tuple(graphs), gpus=tuple(specs), libraries=tuple(profiles),
        weights=counted, accuracy=known, engine=engine, combinations=combinations, fastest=fastest,
        gpu_ranking=_ranking(specs, ((entry.gpu, entry.network, entry.latency_us) for entry in fastest), counted),
        library_ranking=_ranking(
            profiles, ((entry.library, f"{entry.network} on {entry.gpu}", entry.latency_us) for entry in combinations),
            {f"{entry.network} on {entry.gpu}": counted[entry.network] for entry in combinations},
        ),
        fronts=accuracy_points(fastest, known), limits=_suites(specs, combinations, fastest, counted, buys),
        roofs=tuple(Roofs(name, year_of(spec.name), spec.peak_flops, spec.dram_reached_b_per_s) for name, spec in specs.items()),
        anchors={name: spec.anchors for name, spec in specs.items() if spec.anchors},
    )  # fmt: skip


# ---- what is asked -----------------------------------------------------------------------------------------------------
def _list(what: str, given: Sequence[T]) -> list[T]:
    if isinstance(given, (str, bytes, PathLike, Graph, Library, GpuSpec)):
        raise InputError(f"{what}: got {show(given) if isinstance(given, str) else type(given).__name__}, expected a list")
    if not given:
        raise InputError(f"{what}: got none, expected at least one")
    return list(given)


def _named(what: str, given: Sequence[Any]) -> dict[str, Any]:
    """Return things by name; the same one twice counts once."""
    out: dict[str, Any] = {}
    for item in given:
        if item.name in out and out[item.name] is not item and out[item.name] != item:
            raise InputError(f"{what} {item.name}: two are called so; give one of them another name")
        out.setdefault(item.name, item)
    return out


def _values(
    what: str, given: Mapping[str, float], networks: Sequence[NetworkLike], graphs: Mapping[str, Graph], least: float
) -> dict[str, float]:
    """Return a number for networks, whose names may be spelled as they were asked for."""
    spelled = {
        str(network): as_network(network).name
        for network in networks
        if isinstance(network, str) and network in given and network not in graphs
    }
    out = {}
    for key, value in given.items():
        name = key if key in graphs else spelled.get(key, key)
        if name not in graphs:
            raise UnknownNameError(f"{what}: {suggest('network', key, graphs)}")
        number = as_number(value)
        if number is None or not math.isfinite(number) or number < least:
            expected = "a number" if math.isinf(least) else f"a number of at least {least:g}"
            raise InputError(f"{what} of {key}: got {show(value)}, expected {expected}")
        out[name] = number
    return out


class _Counted:
    """Counts what is done of all."""

    def __init__(self, session: Session, total: int) -> None:
        self.session, self.total, self.done = session, total, 0

    def at(self, what: str, done: int = 0) -> None:
        """Say that so many more are done and work on something goes on."""
        self.done += done
        self.session.tell(self.done, self.total, what)


# ---- predictions -------------------------------------------------------------------------------------------------------
def _predicted(
    graphs: Mapping[str, Graph], gpus: Mapping[str, GpuSpec], libraries: Mapping[str, Library], engine: str,
    asked: Mapping[str, Any], session: Session, say: _Counted,
) -> tuple[Combination, ...]:  # fmt: skip
    out = []
    for network, graph in graphs.items():
        for gpu, spec in gpus.items():
            for library, profile in libraries.items():
                label = f"{network} with {library} on {gpu}"
                say.at(label)

                def kernel_done(done: int, of: int, kernel: str, label: str = label) -> None:
                    say.at(f"{label}: {done} of {of}, {kernel}")

                try:
                    prediction = predict_network(
                        graph, spec, profile, engine, **asked, session=session.telling(kernel_done),
                    )  # fmt: skip
                except MgpusimError as error:
                    out.append(Combination(network, gpu, library, problem=str(error)))
                else:
                    out.append(Combination(
                        network, gpu, library, prediction.precision, prediction.latency_us, prediction.interval_us,
                        prediction.bound, prediction.parts_us(),
                    ))  # fmt: skip
                say.at(label, 1)
    return tuple(out)


def _where(combination: Combination) -> str:
    return f"{combination.network} with {combination.library} on {combination.gpu}: {combination.problem}"


def _one(case: NetworkCase, gpu: GpuSpec, session: Session) -> Bottleneck | str:
    try:
        return limits_of(case, gpu, session=session.alone)
    except MgpusimError as error:
        return reason_of(error)


def limits_of(case: NetworkCase, gpu: GpuSpec, *, session: Session = USUAL) -> Bottleneck:
    """Return what more of each resource of a GPU buys a network, from the disk cache where it is known.

    >>> case = NetworkCase(as_network("srcnn", resolution=24), load_library("tflite-gpu"))
    >>> limits_of(case, load_gpu("adreno-640")).kernel
    'srcnn'
    """
    key = key_of(case.identity(), fingerprint(gpu), compiler_stamp(gpu)) if session.cache else ""

    def make() -> Bottleneck:
        return bottleneck(case, gpu, fields=False, session=session.quiet)

    limits: Bottleneck = load_or_make(KIND, key, READ, make, msgspec.json.encode, keep=session.cache)
    return limits


def _limits(cases: Sequence[tuple[NetworkCase, GpuSpec]], session: Session, say: _Counted) -> list[Bottleneck | MgpusimError]:
    bottlenecks: dict[int, Bottleneck | MgpusimError] = {}
    labels = [f"what limits {case.label} with {case.library.name} on {gpu.name}" for case, gpu in cases]

    def keep(number: int, limit: Bottleneck | MgpusimError) -> None:
        bottlenecks[number] = limit
        say.at(labels[number], 1)

    if session.jobs <= 1 or len(cases) < 2:
        for number, (case, gpu) in enumerate(cases):
            say.at(labels[number])
            try:
                limit: Bottleneck | MgpusimError = limits_of(case, gpu, session=session)
            except MgpusimError as error:
                limit = error
            keep(number, limit)
        return [bottlenecks[number] for number in range(len(cases))]
    for number, answer in in_pool(_one, [(*case, session.alone) for case in cases], session.jobs):
        keep(number, answer if isinstance(answer, Bottleneck) else InputError(answer or f"{labels[number]}: {LOST}"))
    return [bottlenecks[number] for number in range(len(cases))]


# ---- what follows ------------------------------------------------------------------------------------------------------
def _ranking(
    names: Mapping[str, Any], runs: Iterable[tuple[str, str, float | None]], weights: Mapping[str, float]
) -> tuple[Ranked, ...]:
    """Rank names by their runs: name, what it ran, and microseconds, None where it cannot."""
    times: dict[str, dict[str, float]] = {}
    for name, what, us in runs:
        if us is not None:
            times.setdefault(name, {})[what] = us
    return ranking(tuple(names), times, weights.__getitem__)


def _suites(
    gpus: Mapping[str, GpuSpec], combinations: Sequence[Combination], fastest: Sequence[FastestLibrary],
    weights: Mapping[str, float], buys: Mapping[tuple[str, str], Bottleneck | MgpusimError],
) -> tuple[SuiteLimits, ...]:  # fmt: skip
    runs = {(entry.network, entry.gpu, entry.library): entry for entry in combinations}
    out = []
    for gpu in gpus:
        mine = [entry for entry in fastest if entry.gpu == gpu and weights[entry.network] > 0]
        of = [(entry, buys.get((entry.network, gpu))) for entry in mine]
        rows = [
            (weights[entry.network], runs[entry.network, gpu, entry.library], got if isinstance(got, Bottleneck) else None)
            for entry, got in of
        ]
        here = {entry.network for entry in mine}
        lacks = [network for network, weight in weights.items() if weight > 0 and network not in here]
        problems = [f"{entry.network}: {reason_of(got)}" for entry, got in of if isinstance(got, MgpusimError)]
        out.append(suite_limits(gpu, rows, lacks, "; ".join(problems)))
    return tuple(out)
