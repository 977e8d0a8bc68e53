"""GPUs for people: a list of them, and one with every field, its unit and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.fields import get_field, numeric_fields, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.schema import entries
from mgpusim.report.console import table
from mgpusim.report.text import share, sizes
from mgpusim.units import field_unit, format_quantity

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from mgpusim.arch.devices import Sold
    from mgpusim.arch.spec import GpuSpec

__all__ = ["details", "devices", "listing", "value_text"]


def guessed_share(gpu: GpuSpec) -> float:
    """Return the share of a GPU's numbers that are guesses.

    >>> from mgpusim.arch.load import load_gpu
    >>> 0 < guessed_share(load_gpu("adreno-640")) < 1
    True
    """
    paths = list(numeric_fields(gpu))
    return sum(source_of(gpu, path).kind == "guess" for path in paths) / len(paths)


def listing(gpus: Iterable[tuple[str, GpuSpec]]) -> Table:
    """Return the table of GPUs by the name that loads them; units stand in the heads, so that it fits a narrow terminal."""
    right = ("cores", "MHz", "GFLOP/s", "GB/s", "guessed")
    made = table("name", *right, "what it is", right=right, whole=("name", *right))
    for name, gpu in gpus:
        made.add_row(
            name, str(gpu.shader_cores), _megahertz(gpu), f"{gpu.peak_flops / 1e9:,.0f}", f"{gpu.dram.b_per_s / 1e9:.3g}",
            share(guessed_share(gpu)), gpu.description.partition(":")[0],
        )  # fmt: skip
    return made


def devices(found: Iterable[Sold]) -> Table:
    """Return the table of phones, boards and chips: any of the names does as the name of a GPU."""
    made = table("name", "chip", "GPU", "MHz", "memory", "source", right=("MHz",), whole=("name", "GPU", "MHz"))
    for one in found:
        chip = one.chip
        hz = chip.gpu_hz or (load_gpu(chip.gpu).clock.gpu_hz if chip.shipped else None)
        clock = "-" if hz is None else f"{hz / 1e6:.0f}"
        gpu = chip.gpu if chip.shipped else f"{chip.gpu} (no preset)"
        made.add_row(one.written, "" if one.name == chip.name else chip.name, gpu, clock, chip.memory, one.source)
    return made


def _megahertz(gpu: GpuSpec) -> str:
    """Return the clock, or those of a run where they are stated."""
    return "-".join(f"{hz / 1e6:.0f}" for hz in gpu.clock.run_hz or (gpu.clock.gpu_hz,))


def _gflops(gpu: GpuSpec) -> str:
    return f"{gpu.peak_flops / 1e9:.0f} GFLOP/s"


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


def details(gpu: GpuSpec) -> list[RenderableType]:
    """Return what to print of one GPU: its fields by table, each with its source's kind, sigma and number in the references."""
    references: dict[str, int] = {}
    parts: list[RenderableType] = [
        f"{gpu.name}: {gpu.description}",
        f"{_gflops(gpu)} fp32, {sizes((gpu.shader_cores,))} cores at {format_quantity(gpu.clock.gpu_hz, 'Hz')}, "
        f"{share(guessed_share(gpu))} of its numbers are guesses",
        "",
    ]
    for name, paths in _fields(gpu).items():
        if not name:
            paths = [p for p in paths if p not in ("name", "description")]
        made = table("field", "value", "source", "+-", "ref", right=("value", "+-", "ref"), title=f"[{name}]" if name else "")
        for path in paths:
            source = source_of(gpu, path)
            value = get_field(gpu, path)
            shown = path.partition(".")[2] if name else path
            cells = ["", "", ""]
            if not isinstance(value, str):  # names have no source of their own
                ref = str(references.setdefault(source.ref, len(references) + 1))
                cells = [source.kind, "" if isinstance(value, bool) else f"{100 * source.rel_uncertainty:.3g}%", ref]
            made.add_row(shown, value_text(path, value), *cells)
        parts.append(made)
    parts += ["References", *(f"  {index:>2}  {text}" for text, index in references.items())]
    if gpu.alternatives:
        made = table("field", "not taken", "source", "where it is from, and why not", title="Alternatives", right=("not taken",))
        for other in gpu.alternatives:
            made.add_row(other.field, value_text(other.field, other.value), other.kind, f"{other.ref}. {other.why}")
        parts += ["", made]
    if gpu.anchors:
        heads = ("measured", "time", "before", "after", "its clock", "by clock", "how")
        made = table(*heads, title="Anchors", right=heads[1:-1])
        for one in gpu.anchors:
            times = (format_quantity(seconds, "s", 3) for seconds in (one.time_s, one.before_s, one.after_s))
            clock = "" if one.gpu_hz is None else format_quantity(one.gpu_hz, "Hz", 3)
            made.add_row(one.of, *times, clock, share(one.by_clock), one.how)
        parts += ["", made]
    return parts
