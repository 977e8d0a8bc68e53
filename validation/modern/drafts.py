"""Write DRAFTS.md: presets out of clpeak and clinfo alone, beside the full preset of the same GPU, which is hidden from them.

`python drafts.py`. clpeak.csv has what clpeak printed, with its sources. What clinfo would say is made of the full preset: name,
cores, clock and limits, and the size of the L2 where a source of that GPU has it.
"""

from __future__ import annotations

import csv
import math
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.arch.fields import get_field, numeric_fields, replaced, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.drafts.draft import Draft, draft_gpu
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.workload.launch import Launch, load_launch
from mgpusim.workload.shipped import shipped_examples

HERE = Path(__file__).resolve().parent
HEADS = {
    "global_bandwidth": "Global memory bandwidth (GBPS)", "fp32": "Single-precision compute (GFLOPS)",
    "fp16": "Half-precision compute (GFLOPS)", "fp64": "Double-precision compute (GFLOPS)", "int32": "Integer compute (GIOPS)",
}  # fmt: skip
GPUS = {
    "Mali-G710 MP7": ("mali-g710-mp7", ("mali-g610-mp4",)), "Mali-G610 MP4": ("mali-g610-mp4", ("mali-g710-mp7",)),
    "Mali-G76 MP10": ("mali-g76-mp10", ("mali-g76-mp12", "mali-g72-mp12")),
    "Intel Iris Xe 96EU (0x9a49)": ("intel-iris-xe-96", ("intel-arc-140t",)),
}  # fmt: skip
"""Each with its full preset, and the relatives that drafts stand on: of its generation, of one also that of the one before."""
UNITS = {"xe": 96}
"""Compute units that the driver states, where they are no cores."""


class Row(NamedTuple):
    """An example: predicted with the full preset and its interval, and with the draft, in microseconds.

    `cause` is the field of the draft that explains most of the difference: with the full preset's figure, `without_us`.
    """

    name: str
    full_us: float
    low_us: float
    high_us: float
    us: float
    cause: str = ""
    without_us: float = 0.0

    @property
    def inside(self) -> bool:
        return self.low_us <= self.us <= self.high_us


class Drafted(NamedTuple):
    gpu: str
    board: str
    base: str
    draft: Draft
    rows: tuple[Row, ...]

    @property
    def inside(self) -> int:
        return sum(row.inside for row in self.rows)


def clpeak_text(rows: Sequence[dict[str, str]], gpu: GpuSpec) -> str:
    """Return what clpeak printed of a board."""
    lines = ["Platform: OpenCL", f"  Device: {rows[0]['gpu']}", f"    Compute units   : {_units(gpu)}"]
    lines.append(f"    Clock frequency : {_clock_mhz(rows, gpu):.0f} MHz")
    for metric, head in HEADS.items():
        found = [f"      {row['variant']:7} : {row['value']}" for row in rows if row["metric"] == metric]
        lines += ["", f"    {head}", *found] if found else []
    lines += [f"\n    Kernel launch latency : {r['value']} us" for r in rows if r["metric"] == "kernel_launch_latency"]
    return "\n".join(lines) + "\n"


def _clock_mhz(rows: Sequence[dict[str, str]], gpu: GpuSpec) -> float:
    return float(rows[0]["clock_mhz"] or gpu.clock.gpu_hz / 1e6)


def _units(gpu: GpuSpec) -> int:
    return UNITS.get(gpu.family, gpu.shader_cores)


def clinfo_text(rows: Sequence[dict[str, str]], gpu: GpuSpec) -> str:
    """Return what clinfo would print of a GPU."""
    facts = facts_of_gpu(gpu)
    said = {
        "Device Name": rows[0]["gpu"], "Device Type": "GPU", "Max compute units": _units(gpu),
        "Max clock frequency": f"{_clock_mhz(rows, gpu):.0f}MHz",
        "Max work item sizes": "x".join(map(str, facts.max_work_item_sizes)),
        "Max work group size": facts.max_work_group_size, "Max memory allocation": facts.max_alloc_b,
        "Max 2D image size": "x".join(map(str, facts.image2d_max)), "Local memory size": facts.local_mem_b,
        "Max constant buffer size": facts.constant_b, "Device Extensions": "cl_khr_fp16" if facts.fp16 else "none",
    }  # fmt: skip
    if source_of(gpu, "l2.size_b").kind != "guess":
        said["Global Memory cache size"] = f"{gpu.l2.size_b} ({gpu.l2.size_b / 1024:g}KiB)"
    return "\n".join(f"  {name:47} {value}" for name, value in said.items()) + "\n"


def drafted(rows: Sequence[dict[str, str]], full: GpuSpec, base: str, board: str) -> Drafted:
    """Return a draft over a relative, with what it makes of the examples."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("clinfo.txt", "clpeak.txt")]
        for path, text in zip(files, (clinfo_text(rows, full), clpeak_text(rows, full)), strict=True):
            path.write_text(text, encoding="utf-8")
        draft, made = draft_gpu(files, "draft", known_probes(), base=base)
    found = []
    for name, path in shipped_examples().items():
        launch = load_launch(path)
        wanted, got = predict(launch, full), predict(launch, made.gpu)
        row = Row(name, wanted.latency_us, *wanted.interval_us, got.latency_us)
        found.append(row if row.inside else row._replace(**_cause(launch, made.gpu, full, row)))
    return Drafted(full.name, board, base, draft, tuple(found))


def _cause(launch: Launch, draft: GpuSpec, full: GpuSpec, row: Row) -> dict[str, Any]:
    """Return the field whose figure of the full preset brings a draft nearest to it, and what is predicted then."""
    nearest = abs(math.log(row.us / row.full_us)), "", row.us
    own = numeric_fields(draft)
    for path, value in numeric_fields(full).items():
        if path.startswith("model.") or path not in own or own[path] == value:
            continue
        try:
            us = predict(launch, replaced(draft, path, value)).latency_us
        except MgpusimError:  # a figure that does not go with the others
            continue
        nearest = min(nearest, (abs(math.log(us / row.full_us)), path, us))
    return {"cause": nearest[1], "without_us": nearest[2]}


def all_drafts() -> list[Drafted]:
    """Return the drafts of every board, over each relative."""
    with (HERE / "clpeak.csv").open(encoding="utf-8", newline="") as file:
        said = list(csv.DictReader(file))
    out = []
    for gpu, (preset, bases) in GPUS.items():
        full = load_gpu(preset)
        for board in dict.fromkeys(row["soc"] for row in said if row["gpu"] == gpu):
            rows = [row for row in said if (row["gpu"], row["soc"]) == (gpu, board)]
            out += [drafted(rows, full, base, board) for base in bases]
    return out


def _why(row: Row) -> str:
    """Return an example that lies outside, by how much, and the field that explains it."""
    low, high = row.low_us / row.full_us, row.high_us / row.full_us
    mended = f"{row.without_us / row.full_us:.2f} with the full preset's `{row.cause}`"
    return f"{row.name}: {row.us / row.full_us:.2f} times, not {low:.2f} to {high:.2f}; {mended}"


def _fields(one: Drafted, full: GpuSpec) -> list[str]:
    lines = []
    for row in one.draft.preset.fields:
        if row.why_not or not isinstance(row.value, int | float):
            continue
        own: Any = get_field(full, row.field)
        kind = source_of(full, row.field).kind
        lines.append(f"| {row.field} | {row.value:.4g} | {row.low:.4g} to {row.high:.4g} | {own:.4g} | {kind} |")
    return lines


def report(drafts: Sequence[Drafted]) -> str:
    """Return the page."""
    total = sum(len(one.rows) for one in drafts)
    inside = sum(one.inside for one in drafts)
    lines = [
        "# Drafts out of clpeak and clinfo", "",
        "Each GPU is hidden: its draft stands on a relative, and has what clpeak and clinfo say besides. The examples are",
        "predicted with the draft and with the full preset, by the analytic engine. *Inside* are those that the draft predicts",
        f"within the 80% interval of the full preset: {inside} of {total}. Of the others the field that explains most is named.",
        "",
        "What clpeak printed is in `clpeak.csv`, with its sources. clinfo's words are made of the full preset's limits, clock",
        "and cores: nobody published them beside clpeak's. The size of the L2 is among them where a source of that very GPU",
        "has it. Of a Mali-G76 none does. Radeons 760M and gfx1036, a Vega 3, the Adrenos 643 and X1-45 are in the same",
        "sources. They have no full preset here to be compared with.", "",
        "| GPU | board | over | inside | median of draft over full | outside |", "| --- | --- | --- | ---: | ---: | --- |",
    ]  # fmt: skip
    for one in drafts:
        ratios = sorted(row.us / row.full_us for row in one.rows)
        out = "<br>".join(_why(row) for row in one.rows if not row.inside) or "-"
        middle = ratios[len(ratios) // 2]
        lines.append(f"| {one.gpu} | {one.board} | {one.base} | {one.inside} of {len(one.rows)} | {middle:.2f} | {out} |")
    lines += ["", "## Examples", "", "Microseconds: the draft's, and the full preset's with its interval.", ""]
    names = [row.name for row in drafts[0].rows]
    lines += ["| GPU, board, over | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    for one in drafts:
        cells = [f"{row.us:.4g}: {row.full_us:.4g} ({row.low_us:.4g} to {row.high_us:.4g})" for row in one.rows]
        lines.append(f"| {one.gpu}, {one.board}, {one.base} | " + " | ".join(cells) + " |")
    lines += ["", "## Figures", "", "What the tools said and was taken, beside the full preset's.", ""]
    for one in drafts:
        lines += [f"**{one.gpu}, {one.board}, over {one.base}**", ""]
        lines += ["| field | draft | 80% | full | of which |", "| --- | ---: | --- | ---: | --- |"]
        lines += [*_fields(one, load_gpu(one.gpu)), ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    write_atomic(HERE / "DRAFTS.md", report(all_drafts()).encode())
