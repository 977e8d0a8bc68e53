"""GPUs for people: a list of them, and one with every field, its unit and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.fields import get_field, numeric_fields, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.schema import entries
from mgpusim.report.text import share, sizes
from mgpusim.units import field_unit, format_quantity
from mgpusim.view import Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.arch.devices import Sold
    from mgpusim.arch.spec import GpuSpec


def guessed_share(gpu: GpuSpec) -> float:
    """Return the share of a GPU's numbers that are guesses.

    >>> 0 < guessed_share(load_gpu("adreno-640")) < 1
    True
    """
    paths = list(numeric_fields(gpu))
    return sum(source_of(gpu, path).kind == "guess" for path in paths) / len(paths)


def gpus_view(gpus: Iterable[tuple[str, GpuSpec]]) -> ResultView:
    """Return the table of GPUs by the name that loads them; units stand in the heads, so that it fits a narrow terminal."""
    rows = [
        (name, gpu.shader_cores, _megahertz(gpu), f"{gpu.peak_flops / 1e9:,.0f}", f"{gpu.dram.b_per_s / 1e9:.3g}",
         guessed_share(gpu), gpu.description.partition(":")[0])
        for name, gpu in gpus
    ]  # fmt: skip
    table = ViewTable(
        columns={"name": "word", "cores": "number", "MHz": "number", "GFLOP/s": "number", "GB/s": "number", "guessed": "share",
                 "what it is": "text"},
        rows=rows,
    )  # fmt: skip
    return ResultView(title="GPUs", parts=[table])


def devices_view(devices: Iterable[Sold]) -> ResultView:
    """Return the table of phones, boards and chips: any of the names does as the name of a GPU."""
    rows = []
    for device in devices:
        chip = device.chip
        hz = chip.gpu_hz or (load_gpu(chip.gpu).clock.gpu_hz if chip.shipped else None)
        gpu = chip.gpu if chip.shipped else f"{chip.gpu} (no preset)"
        clock = None if hz is None else f"{hz / 1e6:.0f}"
        name = "" if device.name == chip.name else chip.name
        rows.append((device.written, name, chip.year, gpu, clock, chip.memory, device.source))
    table = ViewTable(
        columns={"name": "word", "chip": "text", "year": "word", "GPU": "word", "MHz": "number", "memory": "text",
                 "source": "text"},
        rows=rows,
    )  # fmt: skip
    return ResultView(title="Phones, boards and chips", parts=[table])


def _megahertz(gpu: GpuSpec) -> str:
    """Return the clock, or those of a run where they are stated."""
    return "-".join(f"{hz / 1e6:.0f}" for hz in gpu.clock.run_hz or (gpu.clock.gpu_hz,))


def value_text(path: str, value: Any) -> str:
    """Return a field's value with the unit its name carries.

    >>> value_text("l2.size_b", 131072), value_text("local.on_chip", True), value_text("core.warp_sizes", (64, 128))
    ('128 KiB', 'true', '64, 128')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    unit = field_unit(path) or ("flop/s" if path.endswith("_flops") else "")
    if isinstance(value, int) and not unit:
        return str(value)
    if isinstance(value, int | float):
        return format_quantity(value, unit)
    if isinstance(value, list | tuple):
        return ", ".join(value_text(path, item) for item in value)
    if isinstance(value, dict | msgspec.Struct):
        items = value.items() if isinstance(value, dict) else msgspec.structs.asdict(value).items()
        return " ".join(f"{key} {value_text(key, item)}" for key, item in items if item is not None)
    return str(value)


def _fields(gpu: GpuSpec) -> dict[str, list[str]]:
    """Return the dotted paths of the GPU's fields by table; absent optional ones are left out."""
    tables: dict[str, list[str]] = {}
    for path, entry in entries().items():
        if not entry.is_table and get_field(gpu, path) not in (None, ()):
            tables.setdefault(path.partition(".")[0] if "." in path else "", []).append(path)
    return tables


def details_view(gpu: GpuSpec) -> ResultView:
    """Return one GPU: its fields by table, each with its source's kind, sigma and number in the references."""
    references: dict[str, int] = {}
    said = (
        f"{gpu.peak_flops / 1e9:.0f} GFLOP/s fp32, {sizes((gpu.shader_cores,))} cores at "
        f"{format_quantity(gpu.clock.gpu_hz, 'Hz')}, {share(guessed_share(gpu))} of its numbers are guesses"
    )
    parts: list[ViewTable | str] = [said]
    for name, paths in _fields(gpu).items():
        rows: list[tuple[Any, ...]] = [
            (path.partition(".")[2] if name else path, value_text(path, get_field(gpu, path)), *_source(gpu, path, references))
            for path in paths
            if path not in ("name", "description")
        ]
        columns: dict[str, Kind] = {"field": "text", "value": "number", "source": "text", "+-": "number", "ref": "number"}
        parts.append(ViewTable(columns=columns, rows=rows, title=f"[{name}]" if name else ""))
    parts += ["References", *(f"  {index:>2}  {text}" for text, index in references.items())]
    if gpu.alternatives:
        columns = {"field": "text", "not taken": "number", "source": "text", "where it is from, and why not": "text"}
        rows = [(o.field, value_text(o.field, o.value), o.kind, f"{o.ref}. {o.why}") for o in gpu.alternatives]
        parts.append(ViewTable(columns=columns, rows=rows, title="Alternatives"))
    if gpu.anchors:
        columns = {
            "measured": "text", "time": "time", "before": "time", "after": "time", "its clock": "number", "by clock": "share",
            "how": "text",
        }  # fmt: skip
        rows = [
            (anchor.of, *(format_quantity(seconds, "s", 3) for seconds in (anchor.time_s, anchor.before_s, anchor.after_s)),
             "" if anchor.gpu_hz is None else format_quantity(anchor.gpu_hz, "Hz", 3), anchor.by_clock, anchor.how)
            for anchor in gpu.anchors
        ]  # fmt: skip
        parts.append(ViewTable(columns=columns, rows=rows, title="Anchors"))
    return ResultView(title=gpu.name, headline=f"{gpu.name}: {gpu.description}", parts=parts)


def _source(gpu: GpuSpec, path: str, references: dict[str, int]) -> tuple[str, str, str]:
    """Return where a field is from: the kind, the sigma, the number in `references`, which grows by it."""
    value, source = get_field(gpu, path), source_of(gpu, path)
    if isinstance(value, str):  # names have no source of their own
        return "", "", ""
    sigma = "" if isinstance(value, bool) else f"{100 * source.rel_uncertainty:.3g}%"
    return source.kind, sigma, str(references.setdefault(source.ref, len(references) + 1))
