"""Predictions of networks for people: one in full with its layers, several side by side; the zoo and the libraries."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from mgpusim.report.console import table, table_without_head
from mgpusim.report.text import (
    anchors_text,
    bytes_text,
    clock_text,
    count_text,
    number,
    rate_text,
    share,
    sizes,
    time_range,
    time_text,
)

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.nn.libraries.profile import Library
    from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
    from mgpusim.nn.zoo.catalogue import ZooEntry
    from mgpusim.report.timeline import TraceEvent

__all__ = [
    "OperatorTime", "by_operator", "facts", "list_of_libraries", "list_of_networks", "longest", "show", "timeline_of_network",
]  # fmt: skip

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


def by_operator(found: NetworkPrediction) -> list[OperatorTime]:
    """Return what each kind of operator takes, the longest first."""
    kinds: dict[str, list[LayerTime]] = {}
    for layer in found.layers:
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


def longest(found: NetworkPrediction, count: int | None = LONGEST) -> list[LayerTime]:
    """Return the longest layers, the longest first; all of them in the order of the run if `count` is None."""
    if count is None:
        return list(found.layers)
    return sorted(found.layers, key=lambda layer: (-layer.time_us, layer.start_us))[:count]


# ---- one prediction ----------------------------------------------------------------------------------------------------
def show(
    predictions: Sequence[NetworkPrediction], *, all_layers: bool = False, explain: bool = False, several: bool | None = None
) -> list[RenderableType]:
    """Return what to print: one prediction in full, several as a line each, with their layers where these are asked for.

    Parameters
    ----------
    all_layers : every layer in the order of the run, not the ten longest.
    explain : what became of each operator of the model.
    several : as a line each; if there is more than one, unless said.
    """
    if not (len(predictions) > 1 if several is None else several):
        return _full(predictions[0], all_layers, explain) if predictions else []
    parts: list[RenderableType] = [_comparison(predictions)]
    for found in predictions if all_layers or explain else ():
        parts += ["", f"{found.network} on {found.gpu} with {found.library}"]
        parts += [_layers(found, all_layers=True)] if all_layers else []
        parts += [_explanation(found)] if explain else []
    return [*parts, *_shared_notes(predictions)]


def _full(found: NetworkPrediction, all_layers: bool, explain: bool) -> list[RenderableType]:
    head = table_without_head(2)
    for label, text in {"network": found.network, "GPU": found.gpu, **facts(found)}.items():
        head.add_row(label, text)
    parts: list[RenderableType] = [head, _operators(found), _layers(found, all_layers)]
    if not all_layers and len(found.layers) > LONGEST:
        parts.append(f"The {LONGEST} longest of {len(found.layers)} steps; all in the order of the run: --layers.")
    if explain:
        parts.append(_explanation(found))
    return [*parts, *([""] if found.notes else []), *(f"note: {note}" for note in found.notes)]


def facts(found: NetworkPrediction) -> dict[str, str]:
    """Return label and text of what is worth saying about a network's run; what does not apply is left out."""
    total = found.latency_us
    queue = " in a recorded queue" if found.recorded else ""
    out = {
        "library": f"{found.library}, {found.precision}{queue}",
        "batch": str(found.batch) if found.batch > 1 else "",
        "engine": found.engine if found.engine != "analytic" else "",
        "latency": time_text(total),
        "80% interval": time_range(*found.interval_us) + clock_text(found.clock_factors),
        "anchored to": anchors_text(found.anchors),
        "kernels": f"{found.n_kernels} in {time_text(found.kernels_us)} ({share(found.kernels_us / total)} of the latency)",
        "gaps": f"{time_text(found.gaps_us)} ({share(found.gaps_us / total)}) in which nothing runs on the GPU",
        "host-bound": f"{time_text(found.host_bound_us)} ({share(found.host_bound_us / total)}): "
        "the GPU waits for the host to hand over a launch",
        "copies": f"{time_text(found.copies_us)} ({share(found.copies_us / total)})" if found.copies_us else "",
        "CPU": f"{time_text(found.cpu_us)} ({share(found.cpu_us / total)}) of operators there" if found.cpu_us else "",
        "rate": rates_text(found),
        "memory": f"{bytes_text(found.memory_b)} of tensors, {bytes_text(found.weights_b)} of weights",
        "first run": first_text(found),
        **({"burst": ", ".join(map(time_text, found.burst_us))} if found.burst_us else {}),
    }
    return {label: text for label, text in out.items() if text}


def rates_text(found: NetworkPrediction) -> str:
    """Return what a run computes and moves per second, over all of its latency."""
    work = 2.0 * found.macs * found.batch
    moved = sum(layer.bytes_b for layer in found.layers if layer.kind == "kernel")
    flops = f"{rate_text(found.gflops * 1e9)} ({rate_text(work).removesuffix('/s')}), " if work else ""
    return f"{flops}{bytes_text(moved / found.latency_us * 1e6)}/s ({bytes_text(moved)} of tensors and weights)"


def first_text(found: NetworkPrediction) -> str:
    """Return what a first inference does once."""
    first = found.first
    timed = f", {first.tuned:,} launches timed in {time_text(first.tuning_us)}" if first.tuned else ""
    return (
        f"of the order of {time_text(first.total_us)} before it: {count_text(first.programs, 'kernel')} compiled in "
        f"{time_text(first.compile_us)}{timed}, {bytes_text(first.weights_b)} of weights arranged in {time_text(first.upload_us)}"
    )


def _operators(found: NetworkPrediction) -> Table:
    right = ("steps", "time", "share", "GFLOP/s", "GB/s")
    made = table("operator", *right, "mostly bound by", right=right, whole=("operator",))
    for row in by_operator(found):
        made.add_row(
            row.operator, str(row.steps), time_text(row.time_us), share(row.time_us / found.latency_us),
            number(row.gflops) if row.macs else "", number(row.gb_per_s), row.bound,
        )  # fmt: skip
    made.add_row("(gaps)", "", time_text(found.gaps_us), share(found.gaps_us / found.latency_us), "", "", "")
    return made


def _layers(found: NetworkPrediction, all_layers: bool) -> Table:
    right = ("time", "share", "GFLOP/s", "GB/s")
    made = table("layer", "kernel", "local", *right, "bound", right=right, whole=("local",))
    for layer in longest(found, None if all_layers else LONGEST):
        local = sizes(layer.local) if layer.local else "driver's" if layer.kind == "kernel" else ""
        made.add_row(
            layer.name, layer.variant or layer.kind, local, time_text(layer.time_us), share(layer.time_us / found.latency_us),
            number(layer.gflops) if layer.macs else "", number(layer.gb_per_s), layer.bound,
        )  # fmt: skip
    return made


def _explanation(found: NetworkPrediction) -> Table:
    made = table("operator", "kind", "kernel", title="Operators and their kernels")
    for operator, kind, fate, text in found.explanation:
        made.add_row(operator, kind, text or FATES.get(fate, fate))
    return made


# ---- several predictions -----------------------------------------------------------------------------------------------
def _comparison(predictions: Sequence[NetworkPrediction]) -> Table:
    """Return a line per prediction; what is the same in all of them stands in the title."""
    names = {p.network for p in predictions}
    right = ("latency", "kernels", "time", "host-bound", "GFLOP/s", "memory")
    heads = (*(("network",) if len(names) > 1 else ()), "library", "", "GPU")
    columns = (*heads, "latency", "80% interval", "kernels", "time", "host-bound", "GFLOP/s", "memory")
    made = table(*columns, right=right, whole=("library", "GPU", "80% interval"), title=names.pop() if len(names) == 1 else "")
    for p in predictions:
        own = (p.network,) if len(heads) == 4 else ()
        made.add_row(
            *own, p.library, p.precision, p.gpu, time_text(p.latency_us), time_range(*p.interval_us), str(p.n_kernels),
            time_text(p.kernels_us), share(p.host_bound_us / p.latency_us), number(p.gflops),
            bytes_text(p.memory_b + p.weights_b),
        )  # fmt: skip
    return made


def _shared_notes(predictions: Sequence[NetworkPrediction]) -> list[str]:
    """Return each note once, with where it holds unless that is everywhere."""
    where: dict[str, list[str]] = {}
    for found in predictions:
        for note in found.notes:
            where.setdefault(note, []).append(f"{found.library} on {found.gpu}")
    notes = [f"note: {text}" if len(on) == len(predictions) else f"note: {', '.join(on)}: {text}" for text, on in where.items()]
    return ["", *notes] if notes else []


# ---- lists -------------------------------------------------------------------------------------------------------------
def list_of_networks(entries: Mapping[str, ZooEntry]) -> Table:
    """Return the table of networks that go by name."""
    made = table("network", "input", "what it is", right=("input",), whole=("network",))
    for name in sorted(entries):
        entry = entries[name]
        given = f"{entry.length} token{'s' if entry.length > 1 else ''}" if entry.length else ""
        made.add_row(name, given or sizes((*entry.resolution, entry.channels)), entry.about)
    return made


def list_of_libraries(libraries: Mapping[str, Library]) -> Table:
    """Return the table of library profiles that go by name."""
    made = table("library", "what it is", "precisions", "from", whole=("library",))
    for name, library in libraries.items():
        others = [label for label in library.precision if label != library.default_precision]
        made.add_row(name, library.title, ", ".join([library.default_precision, *others]), library.source)
    return made


# ---- the timeline ------------------------------------------------------------------------------------------------------
def timeline_of_network(found: NetworkPrediction) -> bytes:
    """Return a run as a Chrome trace: the host's calls, the queue with its kernels and copies, and the kinds of operators."""
    from mgpusim.report.timeline import chrome_trace

    about = {
        "network": found.network, "gpu": found.gpu, "library": found.library, "precision": found.precision,
        "batch": str(found.batch), "engine": found.engine,
    }  # fmt: skip
    return chrome_trace(_trace_events(found), about=about)


def _trace_events(found: NetworkPrediction) -> list[TraceEvent]:
    from mgpusim.report.timeline import TraceEvent

    host, queue, kinds = ("host", "calls"), ("GPU", "queue"), ("layers", "by operator")
    out = []
    for layer in found.layers:
        start, end = layer.host_us
        if end > start:
            out.append(TraceEvent(layer.name, host, start, end - start, {"calls for": layer.variant or layer.kind}))
    for layer in found.layers:
        if layer.kind != "cpu":
            out.append(TraceEvent(layer.name, queue, layer.start_us, layer.time_us, _arguments(layer)))
    for layer in found.layers:
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
