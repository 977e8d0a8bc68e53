"""The page of the explorer: fields of the GPU with sliders, and what one state, or two beside each other, come to."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import inspect

from mgpusim.arch.fields import get_field, numeric_fields, scaled_field, source_of
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.schema import FieldEntry, entries, unit_of
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.prediction import Prediction
from mgpusim.explore.answers import Answered, savings
from mgpusim.explore.roofs import roofs_svg
from mgpusim.explore.state import ExplorerState
from mgpusim.nn.running.held import needs_no_trace
from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
from mgpusim.report.headline import headline_of
from mgpusim.report.pages import network as of_network
from mgpusim.report.pages import prediction as of_launch
from mgpusim.report.pages.frame import bar_part, environment, page, with_micro
from mgpusim.report.tables.gpus import value_text
from mgpusim.report.text import share, sizes, time_range, time_text
from mgpusim.report.words import bound_text
from mgpusim.units import field_unit, parse_quantity

MAIN = (
    "clock.gpu_hz", "shader_cores", "core.max_warps", "registers.per_core", "local.size_b", "texture_l1.size_b",
    "texture.texels_per_cycle_64", "l1.size_b", "l1.b_per_cycle", "l2.size_b", "l2.b_per_cycle", "slc.size_b", "dram.b_per_s",
    "dram.efficiency", "dram.latency_s", "launch.gap_s", "launch.floor_s",
)  # fmt: skip
"""Fields that are shown first, those of them that a GPU has."""
UNCHANGED = ("name", "description", "vendor", "family")
STEPS = 16
"""Of a slider, to either side of the figure as it is."""
WIDER = 4.0
"""A slider goes so many times up and down, within what is legal."""
MOST_RESOURCES, MOST_LAYERS = 8, 400


# ---- the fields --------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def _shipped() -> dict[str, tuple[float, float]]:
    """Return the least and the greatest value of each field among the shipped GPUs."""
    values_of: dict[str, list[float]] = {}
    for name in list_gpus():
        for path, value in numeric_fields(load_gpu(name)).items():
            values_of.setdefault(path, []).append(value)
    return {path: (min(values), max(values)) for path, values in values_of.items()}


def _text(path: str, value: Any) -> str:
    """Return a value as `--set` takes it: in its unit where that is the very value."""
    text = value_text(path, value)
    if isinstance(value, int) and not isinstance(value, bool) and parse_quantity(text, field_unit(path)) != value:
        return str(value)
    return text


def _slider(gpu: GpuSpec, entry: FieldEntry) -> list[str]:
    """Return the texts of a slider, one of them the figure as it is; none where it is no number above 0."""
    path, own = entry.path, get_field(gpu, entry.path)
    if not entry.is_number or not own > 0:
        return []
    least, most = entry.about.range
    steps = 2 if path.endswith(".size_b") else STEPS  # sizes double: of sets there are powers of two
    factors = (WIDER ** (i / steps) for i in range(-steps, steps + 1))
    values = [own if factor == 1.0 else scaled_field(gpu, path, factor) for factor in factors]
    if entry.about.power_of_two:
        values = [1 << round(math.log2(value)) for value in values]
    return list(dict.fromkeys(_text(path, value) for value in sorted(values) if least <= value <= most))


def _among_shipped(path: str) -> str:
    if path not in _shipped():
        return ""
    low, high = _shipped()[path]
    return f"{_text(path, low)} to {_text(path, high)} among shipped GPUs" if low < high else "the same on all shipped GPUs"


def _choices(entry: FieldEntry) -> list[str]:
    kind = entry.type
    if isinstance(kind, inspect.BoolType):
        return ["true", "false"]
    return [str(value) for value in kind.values] if isinstance(kind, inspect.LiteralType) else []


def _field(gpu: GpuSpec, entry: FieldEntry, changed: Mapping[str, str]) -> dict[str, Any]:
    path = entry.path
    base = _text(path, get_field(gpu, path))
    values = _slider(gpu, entry)
    source = source_of(gpu, path)
    now = changed.get(path, base)
    doubt = f" ±{100 * source.rel_uncertainty:.3g}%" if source.rel_uncertainty else ""
    at = next((values.index(text) for text in (now, base) if text in values), 0)
    kind = "" if isinstance(get_field(gpu, path), str | bool) else f"{source.kind}{doubt}"
    return {
        "path": path, "id": path.replace(".", "-"), "about": entry.about.text, "base": base, "now": now, "unit": unit_of(path),
        "steps": json.dumps(values), "most": len(values) - 1, "at": at, "choices": _choices(entry), "kind": kind,
        "ref": source.ref, "shipped": _among_shipped(path), "traced": not needs_no_trace([path]),
    }  # fmt: skip


def _groups(gpu: GpuSpec, changed: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """Yield the groups of fields: the main ones, then by table."""
    groups: dict[str, list[FieldEntry]] = {"Main figures": []}
    for path, entry in entries().items():
        if entry.is_table or entry.fields or path in UNCHANGED or get_field(gpu, path) in (None, ()):
            continue
        table = "Main figures" if path in MAIN else path.partition(".")[0] if "." in path else "device"
        groups.setdefault(table, []).append(entry)
    groups["Main figures"].sort(key=lambda entry: MAIN.index(entry.path))
    for name, members in groups.items():
        fields = [_field(gpu, entry, changed) for entry in members]
        yield {"name": name, "open": any(f["now"] != f["base"] for f in fields), "fields": fields}


def explorer_page(
    target: str, kept: ExplorerState | None, state: ExplorerState, *, gpus: Sequence[str], libraries: Sequence[str], local: str
) -> bytes:  # fmt: skip
    """Return the page.

    Parameters
    ----------
    target : name of the launch or network; that of a kernel comes with its answer where the launch names none.
    libraries : to choose from for a network, the one it is explored with first; none for a launch.
    local : what the launch says of its work group.
    """
    gpu = load_gpu(state.gpu)
    return page(
        "explorer", f"{target} on {gpu.name}, explored", script="explorer", target=target, gpu=gpu, gpus=gpus,
        libraries=libraries, state=state, local=local, groups=list(_groups(gpu, dict(state.sets))),
        kept=kept.query if kept is not None else "",
    )  # fmt: skip


# ---- the answer --------------------------------------------------------------------------------------------------------
def said_of(answer: Answered) -> str:
    """Return latency and bottleneck in a line."""
    prediction = answer.prediction
    text = f"{time_text(prediction.latency_us)} ({time_range(*prediction.interval_us)})"
    if isinstance(prediction, NetworkPrediction):
        return with_micro(f"{text}: {of_network.headline(prediction)}")
    return with_micro(f"{text}: {headline_of(prediction).text}")


def answer_html(answers: Sequence[Answered], links: Mapping[str, str], commands: Sequence[str], files: Mapping[str, str]) -> str:
    """Return what one state comes to, or two beside each other, as a part of the page.

    Parameters
    ----------
    answers : the state as it is, then the one that was kept.
    links : addresses by name.
    commands : that ask the same on the terminal.
    files : text by name of a file.
    """
    html: str = environment().get_template("parts_explored.html.j2").render(
        heads=("now", "kept")[: len(answers)], figures=_figures(answers), said=[said_of(answer) for answer in answers],
        parts=[_parts(answer) for answer in answers], savings=[_savings(answer) for answer in answers], roofs=roofs_svg(answers),
        layers=_layers(answers), advice=_advice(answers[0]), notes=_notes(answers), whole=all(answer.whole for answer in answers),
        links=links, commands=commands, files=files,
    )  # fmt: skip
    return html


def _figures(answers: Sequence[Answered]) -> list[list[str]]:
    """Return the rows of key figures: what, and a text of each state, with the change of the latency."""
    columns = []
    for answer in answers:
        prediction = answer.prediction
        rows = {"latency": time_text(prediction.latency_us), "80% interval": time_range(*prediction.interval_us)}
        if answer is answers[0] and len(answers) == 2:
            rows["against kept"] = f"{100 * (prediction.latency_us / answers[1].prediction.latency_us - 1):+.1f}%"
        if isinstance(prediction, Prediction):
            rows |= {"bound by": bound_text(prediction.bound), "local size": sizes(prediction.local_size)}
            rows |= {what: f"{figure} ({remark})" for what, figure, remark in of_launch.key_figures(prediction, answer.gpu)}
        else:
            rows |= {"library": f"{prediction.library}, {prediction.precision}", "batch": str(prediction.batch)}
            rows |= {what: f"{figure} ({remark})" for what, figure, remark in of_network.key_figures(prediction)}
        columns.append(rows)
    names = dict.fromkeys(name for rows in columns for name in rows)
    return [[name, *(with_micro(rows.get(name, "")) for rows in columns)] for name in names]


def _parts(answer: Answered) -> list[dict[str, Any]]:
    prediction = answer.prediction
    return (
        of_network.parts_of_latency(prediction)
        if isinstance(prediction, NetworkPrediction)
        else of_launch.breakdown_parts(prediction)
    )


def _savings(answer: Answered) -> list[dict[str, Any]]:
    saved = savings(answer.gpu, answer.slopes)
    top = max(saved.values(), default=1.0)
    return [
        {**bar_part(name, value / top, "work-1", share(value)), "share": f"{100 * value:.1f}%"}
        for name, value in list(saved.items())[:MOST_RESOURCES]
    ]


def _layers(answers: Sequence[Answered]) -> list[list[str]]:
    """Return the layers of the first state in order, with the time of the kept one's layer of that name."""
    first = answers[0].prediction
    if not isinstance(first, NetworkPrediction):
        return []
    kept: dict[str, LayerTime] = {}
    if len(answers) == 2 and isinstance(other := answers[1].prediction, NetworkPrediction):
        kept = {layer.name: layer for layer in other.layers}
    rows = []
    for number, layer in enumerate(first.layers[:MOST_LAYERS], 1):
        before = kept.get(layer.name)
        rows.append([
            str(number), layer.name, layer.variant or layer.kind, sizes(layer.local) if layer.local else "",
            time_text(layer.time_us), *([time_text(before.time_us) if before else ""] if len(answers) == 2 else []),
            share(layer.time_us / first.latency_us), bound_text(layer.bound) if layer.bound else "",
        ])  # fmt: skip
    return [[with_micro(cell) for cell in row] for row in rows]


def _advice(answer: Answered) -> list[tuple[str, str]]:
    prediction = answer.prediction
    if not isinstance(prediction, Prediction):
        return []
    return [(advice.change, f"{share(1.0 - advice.latency_us / prediction.latency_us)} less") for advice in prediction.advice]


def _notes(answers: Sequence[Answered]) -> list[str]:
    notes = [note for answer in answers if isinstance(answer.prediction, NetworkPrediction) for note in answer.prediction.notes]
    return list(dict.fromkeys(notes))
