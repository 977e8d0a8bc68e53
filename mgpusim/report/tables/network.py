"""Predictions of networks for people: one in full with its layers, several side by side; the zoo and the libraries."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.text import (
    anchors_text,
    bandwidth_text,
    bytes_text,
    clock_text,
    count_text,
    rate_text,
    share,
    sizes,
    time_range,
    time_text,
)
from mgpusim.view import Facts, Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.libraries.profile import Library
    from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
    from mgpusim.nn.zoo.catalogue import ZooEntry
    from mgpusim.report.timeline import TraceEvent

LONGEST = 10
"""Layers that are shown unless all are asked for."""
FATES = {"kernel": "a kernel of its own", "fused": "fused", "free": "free", "host": "on the CPU"}
"""What runs an operator, in words."""


class OperatorTime(msgspec.Struct, frozen=True):
    """What all steps of one kind of operator take together; `bound` is what most of their kernels' time goes to."""

    operator: str
    steps: int
    time_us: float
    macs: int
    bytes_b: int
    bound: str

    @property
    def gflops(self) -> float:
        """10^9 floating-point operations a second."""
        return 2.0 * self.macs / self.time_us / 1e3 if self.time_us > 0 else 0.0

    @property
    def gb_per_s(self) -> float:
        """10^9 bytes a second of tensors and weights."""
        return self.bytes_b / self.time_us / 1e3 if self.time_us > 0 else 0.0


def by_operator(prediction: NetworkPrediction) -> list[OperatorTime]:
    """Return what each kind of operator takes, the longest first."""
    kinds: dict[str, list[LayerTime]] = {}
    for layer in prediction.layers:
        kinds.setdefault(layer.operator, []).append(layer)
    rows = [
        OperatorTime(kind, len(members), math.fsum(m.time_us for m in members), sum(m.macs for m in members),
                     sum(m.bytes_b for m in members), _mostly(members))
        for kind, members in kinds.items()
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row.time_us, row.operator))


def _mostly(layers: Iterable[LayerTime]) -> str:
    """Return the bound that the parts of several kernels' times add up to most for."""
    parts: dict[str, float] = {}
    for layer in layers:
        for name, us in layer.breakdown_us.items():
            parts[name] = parts.get(name, 0.0) + us
    return max(parts, key=lambda name: parts[name]) if parts else ""


def longest(prediction: NetworkPrediction, count: int | None = LONGEST) -> list[LayerTime]:
    """Return the longest layers, the longest first; all of them in the order of the run if `count` is None."""
    if count is None:
        return list(prediction.layers)
    return sorted(prediction.layers, key=lambda layer: (-layer.time_us, layer.start_us))[:count]


# ---- one prediction ----------------------------------------------------------------------------------------------------
def predicted_networks_view(
    predictions: Sequence[NetworkPrediction], *, all_layers: bool = False, explain: bool = False, several: bool | None = None
) -> ResultView:
    """Return one prediction in full, several as a line each, with their layers where these are asked for.

    Parameters
    ----------
    all_layers : every layer in the order of the run, not the ten longest.
    explain : what became of each operator of the model.
    several : as a line each; if there is more than one, unless said.
    """
    if not (len(predictions) > 1 if several is None else several):
        return _full(predictions[0], all_layers, explain) if predictions else ResultView(title="Networks")
    parts: list[ViewTable | ResultView] = [_comparison(predictions)]
    for prediction in predictions if all_layers or explain else ():
        own = [*([_layers(prediction, all_layers=True)] if all_layers else []), *([_explanation(prediction)] if explain else [])]
        parts.append(ResultView(title=f"{prediction.network} on {prediction.gpu} with {prediction.library}", parts=own))
    return ResultView(title="Networks", parts=parts, notes=_shared_notes(predictions))


def _full(prediction: NetworkPrediction, all_layers: bool, explain: bool) -> ResultView:
    head = Facts([*{"network": prediction.network, "GPU": prediction.gpu, **facts(prediction)}.items()])
    parts: list[Facts | ViewTable | str] = [head, _operators(prediction), _layers(prediction, all_layers)]
    if not all_layers and len(prediction.layers) > LONGEST:
        parts.append(f"The {LONGEST} longest of {len(prediction.layers)} steps; all in the order of the run: --layers.")
    if explain:
        parts.append(_explanation(prediction))
    return ResultView(title=prediction.network, parts=parts, notes=prediction.notes)


def facts(prediction: NetworkPrediction) -> dict[str, str]:
    """Return label and text of what is worth saying about a network's run; what does not apply is left out."""
    total = prediction.latency_us
    queue = " in a recorded queue" if prediction.recorded else ""
    out = {
        "library": f"{prediction.library}, {prediction.precision}{queue}",
        "batch": str(prediction.batch) if prediction.batch > 1 else "",
        "engine": prediction.engine if prediction.engine != "analytic" else "",
        "latency": time_text(total),
        "80% interval": time_range(*prediction.interval_us) + clock_text(prediction.clock_factors),
        "anchored to": anchors_text(prediction.anchors),
        "kernels": f"{prediction.n_kernels} in {time_text(prediction.kernels_us)} "
        f"({share(prediction.kernels_us / total)} of the latency)",
        "gaps": f"{time_text(prediction.gaps_us)} ({share(prediction.gaps_us / total)}) in which nothing runs on the GPU",
        "host-bound": f"{time_text(prediction.host_bound_us)} ({share(prediction.host_bound_us / total)}): "
        "the GPU waits for the host to hand over a launch",
        "copies": f"{time_text(prediction.copies_us)} ({share(prediction.copies_us / total)})" if prediction.copies_us else "",
        "CPU": f"{time_text(prediction.cpu_us)} ({share(prediction.cpu_us / total)}) of operators there"
        if prediction.cpu_us
        else "",
        "rate": rates_text(prediction),
        "memory": f"{bytes_text(prediction.memory_b)} of tensors, {bytes_text(prediction.weights_b)} of weights",
        "first run": first_text(prediction),
        **({"burst": ", ".join(map(time_text, prediction.burst_us))} if prediction.burst_us else {}),
    }
    return {label: text for label, text in out.items() if text}


def rates_text(prediction: NetworkPrediction) -> str:
    """Return what a run computes and moves per second, over all of its latency."""
    work = 2.0 * prediction.macs * prediction.batch
    moved = sum(layer.bytes_b for layer in prediction.layers if layer.kind == "kernel")
    flops = f"{rate_text(prediction.gflops * 1e9)} ({rate_text(work).removesuffix('/s')}), " if work else ""
    return f"{flops}{bandwidth_text(moved / prediction.latency_us * 1e6)} ({bytes_text(moved)} of tensors and weights)"


def first_text(prediction: NetworkPrediction) -> str:
    """Return what a first inference does once."""
    first = prediction.first
    timed = f", {first.tuned:,} launches timed in {time_text(first.tuning_us)}" if first.tuned else ""
    return (
        f"of the order of {time_text(first.total_us)} before it: {count_text(first.programs, 'kernel')} compiled in "
        f"{time_text(first.compile_us)}{timed}, {bytes_text(first.weights_b)} of weights arranged in {time_text(first.upload_us)}"
    )


def _operators(prediction: NetworkPrediction) -> ViewTable:
    rows = [
        (row.operator, str(row.steps), row.time_us, row.time_us / prediction.latency_us, row.gflops if row.macs else "",
         row.gb_per_s, row.bound)
        for row in by_operator(prediction)
    ]  # fmt: skip
    columns: dict[str, Kind] = {
        "operator": "word", "steps": "number", "time": "time", "share": "share", "GFLOP/s": "number", "GB/s": "number",
        "mostly bound by": "text",
    }  # fmt: skip
    gaps = ("(gaps)", "", prediction.gaps_us, prediction.gaps_us / prediction.latency_us, "", "", "")
    return ViewTable(columns=columns, rows=[*rows, gaps])


def _layers(prediction: NetworkPrediction, all_layers: bool) -> ViewTable:
    rows = [
        (layer.name, layer.variant or layer.kind,
         sizes(layer.local) if layer.local else "driver's" if layer.kind == "kernel" else "", layer.time_us,
         layer.time_us / prediction.latency_us, layer.gflops if layer.macs else "", layer.gb_per_s, layer.bound)
        for layer in longest(prediction, None if all_layers else LONGEST)
    ]  # fmt: skip
    columns: dict[str, Kind] = {
        "layer": "text", "kernel": "text", "local": "word", "time": "time", "share": "share", "GFLOP/s": "number",
        "GB/s": "number", "bound": "text",
    }  # fmt: skip
    return ViewTable(columns=columns, rows=rows)


def _explanation(prediction: NetworkPrediction) -> ViewTable:
    rows = [(operator, kind, text or FATES.get(fate, fate)) for operator, kind, fate, text in prediction.explanation]
    columns: dict[str, Kind] = {"operator": "text", "kind": "text", "kernel": "text"}
    return ViewTable(columns=columns, rows=rows, title="Operators and their kernels")


# ---- several predictions -----------------------------------------------------------------------------------------------
def _comparison(predictions: Sequence[NetworkPrediction]) -> ViewTable:
    """Return a line per prediction; what is the same in all of them stands in the title."""
    names = {p.network for p in predictions}
    several = len(names) > 1
    columns: dict[str, Kind] = {
        **({"network": "text"} if several else {}), "library": "word", "": "text", "GPU": "word", "latency": "time",
        "80% interval": "word", "kernels": "number", "time": "time", "host-bound": "share", "GFLOP/s": "number",
        "memory": "bytes",
    }  # fmt: skip
    rows = [
        (*([p.network] if several else []), p.library, p.precision, p.gpu, p.latency_us, time_range(*p.interval_us),
         str(p.n_kernels), p.kernels_us, p.host_bound_us / p.latency_us, p.gflops, p.memory_b + p.weights_b)
        for p in predictions
    ]  # fmt: skip
    return ViewTable(columns=columns, rows=rows, title="" if several else predictions[0].network)


def _shared_notes(predictions: Sequence[NetworkPrediction]) -> list[str]:
    """Return each note once, with where it holds unless that is everywhere."""
    where: dict[str, list[str]] = {}
    for prediction in predictions:
        for note in prediction.notes:
            where.setdefault(note, []).append(f"{prediction.library} on {prediction.gpu}")
    return [text if len(on) == len(predictions) else f"{', '.join(on)}: {text}" for text, on in where.items()]


# ---- lists -------------------------------------------------------------------------------------------------------------
def networks_view(entries: Mapping[str, ZooEntry]) -> ResultView:
    """Return the table of networks that go by name."""
    rows = []
    for name, entry in sorted(entries.items()):
        given = f"{entry.length} token{'s' if entry.length > 1 else ''}" if entry.length else ""
        rows.append((name, given or sizes((*entry.resolution, entry.channels)), entry.about))
    columns: dict[str, Kind] = {"network": "word", "input": "number", "what it is": "text"}
    return ResultView(title="Networks", parts=[ViewTable(columns=columns, rows=rows)])


def libraries_view(libraries: Mapping[str, Library]) -> ResultView:
    """Return the table of library profiles that go by name."""
    rows = []
    for name, library in libraries.items():
        others = [label for label in library.precision if label != library.default_precision]
        rows.append((name, library.title, ", ".join([library.default_precision, *others]), library.source))
    columns: dict[str, Kind] = {"library": "word", "what it is": "text", "precisions": "text", "from": "text"}
    return ResultView(title="Libraries", parts=[ViewTable(columns=columns, rows=rows)])


# ---- the timeline ------------------------------------------------------------------------------------------------------
def timeline_of_network(prediction: NetworkPrediction) -> bytes:
    """Return a run as a Chrome trace: the host's calls, the queue with its kernels and copies, and the kinds of operators."""
    from mgpusim.report.timeline import chrome_trace

    about = {
        "network": prediction.network, "gpu": prediction.gpu, "library": prediction.library, "precision": prediction.precision,
        "batch": str(prediction.batch), "engine": prediction.engine,
    }  # fmt: skip
    return chrome_trace(_trace_events(prediction), about=about)


def _trace_events(prediction: NetworkPrediction) -> list[TraceEvent]:
    from mgpusim.report.timeline import TraceEvent

    host, queue, kinds = ("host", "calls"), ("GPU", "queue"), ("layers", "by operator")
    out = []
    for layer in prediction.layers:
        start, end = layer.host_us
        if end > start:
            out.append(TraceEvent(layer.name, host, start, end - start, {"calls for": layer.variant or layer.kind}))
    for layer in prediction.layers:
        if layer.kind != "cpu":
            out.append(TraceEvent(layer.name, queue, layer.start_us, layer.time_us, _arguments(layer)))
    for layer in prediction.layers:
        out.append(TraceEvent(layer.operator, kinds, layer.start_us, layer.time_us, {"layer": layer.name}))
    return out


def _arguments(layer: LayerTime) -> dict[str, object]:
    """Return what a viewer shows of a step beside its name and times."""
    if layer.kind != "kernel":
        return {"bytes": layer.bytes_b}
    return {
        "kernel": layer.variant, "computes": ", ".join(layer.operators), "global": sizes(layer.global_size),
        "local": sizes(layer.local) if layer.local else "driver's choice", "bound": layer.bound,
        "GFLOP/s": round(layer.gflops, 3), "GB/s": round(layer.gb_per_s, 3), "waited for": layer.waited_for,
    }  # fmt: skip
