"""Predictions of networks as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.network import colour_of, layers_roofline, over_time_figure, treemap_figure
from mgpusim.report.figures.roofline import bandwidth_roofs
from mgpusim.report.pages.frame import (
    bar_part,
    check_gpus,
    css_length,
    latency_parts,
    page,
    page_time,
    page_within,
    rest_part,
    with_micro,
)
from mgpusim.report.tables.network import FATES, by_operator, first_text
from mgpusim.report.text import bandwidth_text, bytes_text, number, rate_text, share, sizes, time_range
from mgpusim.report.words import LEVEL_WORDS, bound_text

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
    from mgpusim.report.tables.network import OperatorTime

HEADS = ("#", "layer", "operator", "kernel", "global", "local", "start", "time", "share", "GFLOP/s", "GB/s", "bound")
FIGURES = ("#", "start", "time", "share", "GFLOP/s", "GB/s")
"""Columns of the table of layers, and those of them that are figures."""
LEFT_OUT = (
    "",
    "what became of each operator",
    "what became of each operator, layers over time, and all but the 100 longest layers",
    "what became of each operator, figures of layers, and all but the 20 longest layers",
)
"""What a page leaves out so that it stays below `MOST_BYTES`, in this order."""
MOST_LAYERS = (None, None, 100, 20)
LEAST_PART = 0.005
"""Share of the latency below which kinds of operators are summed up."""


def network_page(predictions: Sequence[NetworkPrediction], gpus: Mapping[str, GpuSpec]) -> bytes:
    """Return a page about networks: UTF-8 HTML with nothing to be loaded, the same for the same input.

    Parameters
    ----------
    predictions : at least one; several are compared in a table first.
    gpus : the GPUs they were made for, by name.
    """
    check_gpus(predictions, gpus)
    names = list(dict.fromkeys(p.network for p in predictions))
    first = predictions[0]

    def make(left_out: int) -> bytes:
        return page(
            "network",
            title=f"{first.network} on {first.gpu}" if len(predictions) == 1 else ", ".join(names),
            overview=_overview(predictions), left_out=LEFT_OUT[left_out],
            sections=[_section(p, gpus[p.gpu], f"n{i}", left_out) for i, p in enumerate(predictions, 1)],
        )  # fmt: skip

    return page_within(make, len(LEFT_OUT) - 1)


def _overview(predictions: Sequence[NetworkPrediction]) -> dict[str, Any]:
    """Return rows that compare predictions, and where each lies on an axis from 0."""
    high = max(p.interval_us[1] for p in predictions)
    rows = [
        {
            "anchor": f"n{i}", "network": p.network, "gpu": p.gpu, "library": p.library, "precision": p.precision,
            "latency": page_time(p.latency_us), "interval": with_micro(time_range(*p.interval_us)),
            "from": css_length(p.interval_us[0] / high), "width": css_length((p.interval_us[1] - p.interval_us[0]) / high),
            "at": css_length(p.latency_us / high), "kernels": p.n_kernels, "host": share(p.host_bound_us / p.latency_us),
            "memory": bytes_text(p.memory_b + p.weights_b),
        }
        for i, p in enumerate(predictions, 1)
    ]  # fmt: skip
    return {"rows": rows, "high": page_time(high)}


def _section(p: NetworkPrediction, gpu: GpuSpec, anchor: str, left_out: int) -> dict[str, Any]:
    longest = sorted(p.layers, key=lambda layer: -layer.time_us)[: MOST_LAYERS[left_out]]
    shown = {id(layer) for layer in longest}
    return latency_parts(p) | {
        "anchor": anchor, "network": p.network, "gpu": p.gpu, "description": gpu.description, "library": p.library,
        "precision": p.precision, "batch": p.batch, "engine": p.engine, "recorded": p.recorded,
        "headline": headline(p), "findings": _findings(p), "figures": key_figures(p),
        "parts": parts_of_latency(p), "treemap": treemap_figure(p) if left_out < 3 else "",
        "over_time": over_time_figure(p) if left_out < 2 else "",
        "roofline": _roofline(p, gpu, anchor) if left_out < 3 else None,
        "operators": [_operator_row(p, row) for row in by_operator(p)],
        "heads": [(head, head in FIGURES) for head in HEADS],
        "layers": [_row(p, i, layer) for i, layer in enumerate(p.layers, 1) if id(layer) in shown],
        "explanation": [(name, kind, text or FATES.get(fate, fate)) for name, kind, fate, text in p.explanation if not left_out],
        "notes": p.notes,
    }  # fmt: skip


def headline(p: NetworkPrediction) -> str:
    """Return what most of the latency goes to, as a sentence."""
    most = by_operator(p)[0] if p.layers else None
    if most is None or p.gaps_us > most.time_us:
        why = "for the host" if p.host_bound_us > p.gaps_us / 2 else "between kernels"
        return f"The GPU waits {why} {share(p.gaps_us / p.latency_us)} of the time"
    bound = f", bound by {bound_text(most.bound)}" if most.bound else ""
    return f"{share(most.time_us / p.latency_us)} of the time goes to {most.operator}{bound}"


def _findings(p: NetworkPrediction) -> list[tuple[str, str]]:
    """Return (figure, what of it)."""
    kernels = [layer for layer in p.layers if layer.kind == "kernel"]
    out = [(share(p.kernels_us / p.latency_us), f"of the latency in {p.n_kernels} kernels")]
    if p.gaps_us:
        waits = f", {share(p.host_bound_us / p.latency_us)} waiting for the host" if p.host_bound_us else ""
        out.append((share(p.gaps_us / p.latency_us), f"in gaps, in which nothing runs on the GPU{waits}"))
    if kernels:
        longest = max(kernels, key=lambda layer: layer.time_us)
        out.append((share(longest.time_us / p.latency_us), f"in the longest kernel, {longest.name} ({longest.variant})"))
    if p.cpu_us:
        out.append((share(p.cpu_us / p.latency_us), "in operators on the CPU"))
    return out


def key_figures(p: NetworkPrediction) -> list[tuple[str, str, str]]:
    """Return (what, figure, remark)."""
    moved = sum(layer.bytes_b for layer in p.layers if layer.kind == "kernel")
    work = 2.0 * p.macs * p.batch
    out = [("kernels", str(p.n_kernels), f"{page_time(p.kernels_us)} together")]
    if work:
        out.append(("rate", rate_text(p.gflops * 1e9), f"{rate_text(work).removesuffix('/s')} a run"))
    out.append(("bandwidth", bandwidth_text(moved / p.latency_us * 1e6), f"{bytes_text(moved)} of tensors and weights"))
    out.append(("tensors", bytes_text(p.memory_b), "by the library's allocator"))
    out.append(("weights", bytes_text(p.weights_b), f"{number(p.parameters / 1e6)} million parameters"))
    out.append(("first run", page_time(p.first.total_us), with_micro(first_text(p).partition(": ")[2])))
    return out


def parts_of_latency(p: NetworkPrediction) -> list[dict[str, Any]]:
    """Return the parts of the latency: kinds of operators and gaps, the largest first."""
    colours = {layer.operator: colour_of(layer) for layer in p.layers}
    parts = [(row.operator, row.time_us, colours[row.operator]) for row in by_operator(p)]
    parts = sorted([*parts, ("gaps", p.gaps_us, "idle-2")], key=lambda part: -part[1])
    big = [part for part in parts if part[1] >= LEAST_PART * p.latency_us]
    out = [bar_part(name, us / p.latency_us, colour, page_time(us)) for name, us, colour in big]
    rest = sum(us for _, us, _ in parts) - sum(us for _, us, _ in big)
    return [*out, rest_part(rest / p.latency_us, page_time(rest))] if rest > 0 else out


def _roofline(p: NetworkPrediction, gpu: GpuSpec, anchor: str) -> dict[str, Any] | None:
    kinds = {layer.operator: colour_of(layer) for layer in p.layers if layer.kind == "kernel" and layer.macs and layer.bytes_b}
    if not kinds:
        return None
    peak, half = gpu.peak_flops, gpu.core.fp16.rate
    roofs = [
        (LEVEL_WORDS[level].text, LEVEL_WORDS[level].colour, bandwidth_text(rate)) for level, rate in bandwidth_roofs(gpu).items()
    ]
    return {
        "svg": layers_roofline(p, gpu, f"{anchor}r"), "kinds": list(kinds.items()), "roofs": roofs, "peak": rate_text(peak),
        "half": rate_text(peak * half) if half > 1.0 else "",
    }  # fmt: skip


def _operator_row(p: NetworkPrediction, row: OperatorTime) -> list[str]:
    return [
        row.operator, str(row.steps), page_time(row.time_us), share(row.time_us / p.latency_us),
        number(row.gflops) if row.macs else "", number(row.gb_per_s), bound_text(row.bound) if row.bound else "",
    ]  # fmt: skip


def _row(p: NetworkPrediction, place: int, layer: LayerTime) -> list[tuple[str | float, str, str]]:
    """Return the cells of a layer: what to sort by, the text, and a colour of the first."""
    items = 1
    for size in layer.global_size:
        items *= size
    local = sizes(layer.local) if layer.local else "driver's" if layer.kind == "kernel" else ""
    return [
        (place, str(place), ""), (layer.name, layer.name, ""), (layer.operator, layer.operator, colour_of(layer)),
        (layer.variant, layer.variant or layer.kind, ""), (items, sizes(layer.global_size), ""), (local, local, ""),
        (layer.start_us, page_time(layer.start_us), ""), (layer.time_us, page_time(layer.time_us), ""),
        (layer.time_us, share(layer.time_us / p.latency_us), ""),
        (layer.gflops, number(layer.gflops) if layer.macs else "", ""), (layer.gb_per_s, number(layer.gb_per_s), ""),
        (layer.bound, layer.bound, ""),
    ]  # fmt: skip
