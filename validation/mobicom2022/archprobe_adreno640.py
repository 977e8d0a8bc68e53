"""Set the ArchProbe run of a Pixel 4 against Romou (MobiCom'22) and the preset adreno-640, field by field.

    python validation/mobicom2022/archprobe_adreno640.py FOLDER [-o ARCHPROBE.md]

FOLDER holds the result of https://github.com/microsoft/ArchProbe, examples/adreno640/Google_Pixel_4 (MIT), which is not part of
this repository. Nothing is fitted here: figures are read by `mgpusim.calibrate.archprobe`, and the preset's are those it ships.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from mgpusim.arch.fields import get_field, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.archprobe.results import ArchProbe, read_archprobe
from mgpusim.calibrate.probe import Finding
from mgpusim.files import write_atomic

GPU = "adreno-640"
CLOCK_HZ = 585e6  # Romou, table 2
DRAM_B_PER_S = 34.1e9  # Snapdragon 855: 4 x 16 bits of LPDDR4X-4266

# Romou's figures for the Adreno 640 (Pixel 4 XL) in the terms of a preset: value, and what the paper prints where. The numbers of
# figure 9 are quoted in its text; those marked (630) stand in the figure as the ArchProbe repository draws it, for an Adreno 630,
# which the paper calls similar but for ALUs, registers and bandwidths.
ON_CHIP = "96 GB/s for memories on chip other than the texture cache, figure 9"
PAPER: dict[str, tuple[float, str]] = {
    "shader_cores": (2, "2 cores, table 2"),
    "core.ops.fma.per_cycle": (890e9 / 2 / 2 / CLOCK_HZ, "890 GFLOPS at 585 MHz, table 2; 384 ALUs per core, figures 8 and 9"),
    "core.sub_cores": (3, "three warps in parallel per core, figure 8"),
    "registers.per_core": (384 * 181, "384 x 181, figures 5 and 9"),
    "registers.max_per_item": (181, "181, figure 9"),
    "texture_l1.size_b": (1024, "1 KB, figures 6 and 9"),
    "texture_l1.line_b": (32, "32 B, figure 6"),
    "texture_l1.b_per_cycle": (190e9 / 2 / CLOCK_HZ, "190 GB/s, figure 9"),
    "texture.texels_per_cycle_128": (190e9 / 16 / 2 / CLOCK_HZ, "190 GB/s, figure 9"),
    "local.max_per_group_b": (32768, "32 KB, figure 9 (630)"),
    "local.b_per_cycle": (96e9 / 2 / CLOCK_HZ, ON_CHIP),
    "constant.b_per_cycle": (96e9 / 2 / CLOCK_HZ, ON_CHIP),
    "l2.size_b": (131072, "128 KB, figure 9 (630)"),
    "l2.b_per_cycle": (96e9 / CLOCK_HZ, ON_CHIP),
    "dram.efficiency": (28e9 / DRAM_B_PER_S, "28 GB/s, table 2 and figure 9, over the same peak"),
}
WARPS = "64 or 128, figure 9"

# Why the preset takes what it takes, where that is not plain from the two figures.
WHY: dict[str, str] = {
    "core.ops.fma.per_cycle": "the lanes; a loop of dependent multiply-adds reaches 99% of them",
    "core.sub_cores": "the probe and the paper agree",
    "registers.per_core": "3 sub-units x 96 vec4 x 64 items: inside the probe's interval. With 4 reserved registers it "
    "steps at 60 and 90 registers as the paper's figure 5 does. 384 x 181 is below what ran at once",
    "registers.max_per_item": "the raw curve leaves its line at 181; the report's 183 is the last count before the largest jump",
    "texture_l1.size_b": "one work item sees the 1 KiB of its sub-unit",
    "texture_l1.b_per_cycle": "the raw curve",
    "texture.texels_per_cycle_128": "the raw curve",
    "local.b_per_cycle": "the raw curve, from 128 B on; smaller ranges are broadcasts",
    "constant.b_per_cycle": "the raw curve; its size is only known to be 32 KiB or more",
    "l2.size_b": "one blurred edge in both chases, and the device query; the report's four levels are that edge",
    "l2.b_per_cycle": "buffers; the texture path reads 99.4 GB/s from the L2, kept as an alternative",
    "l2.latency_cycles": "the loop's own instructions are in it; Chips and Cheese's 47 cycles are kept as an alternative",
    "texture_l1.latency_cycles": "the loop's own instructions are in it",
    "texture.latency_cycles": "a difference of two chases, so the loop falls out",
    "dram.efficiency": "the raw curve beyond 8 MiB; ArchProbe's authors say that its algorithm changed after the paper",
    "dram.latency_s": "the slowest steps: the chase ends 6% beyond the L2, so most of its steps still hit",
    "launch.floor_s": "four files agree within 0.4 us",
    "limits.max_constant_b": "the query; the bandwidth probe stops at half of it",
    "core.ops.fmul.latency_cycles": "four whole cycles",
}


def rows(found: ArchProbe, gpu: GpuSpec) -> Iterator[tuple[str, str, str, str, str, str]]:
    """Yield field, the files' figure, its file, the paper's, the preset's, and why."""
    seen: set[str] = set()
    for reading in found.findings:
        if reading.field in seen:
            continue
        seen.add(reading.field)
        same = found.of(reading.field)
        files = " and ".join(f"{show(r.value)}{interval(r)}" for r in same)
        where = " and ".join(dict.fromkeys(r.probe for r in same))
        chosen = get_field(gpu, reading.field)
        if reading.field == "core.warp_sizes":
            yield reading.field, files, where, WARPS, " and ".join(map(str, chosen)), "both: waves of either width exist"
            continue
        value, printed = PAPER.get(reading.field, (None, ""))
        paper = "" if value is None else f"{show(value)} ({printed})"
        why = WHY.get(reading.field, "the files" if value is None else "both agree")
        yield reading.field, files, where, paper, show(chosen), why


def apart(found: ArchProbe) -> list[tuple[str, float, float]]:
    """Return (field, figure of the files, share by which it differs) where the paper says something else."""
    firsts = [(field, found.of(field)[0].value) for field in PAPER if found.of(field)]
    return [(field, value, value / PAPER[field][0] - 1) for field, value in firsts if abs(value / PAPER[field][0] - 1) > 0.005]


def show(value: float) -> str:
    """Return a figure as it is read best: four digits, whole numbers whole."""
    if value == int(value) and abs(value) < 1e8:
        return f"{value:.0f}"
    return f"{value:.4g}"


def interval(reading: Finding) -> str:
    """Return the interval, where there is one."""
    return "" if reading.low == reading.high else f" [{show(reading.low)}, {show(reading.high)}]"


def page(found: ArchProbe, gpu: GpuSpec) -> str:
    """Return the comparison as Markdown."""
    table = list(rows(found, gpu))
    taken = {r[0] for r in table}
    lines = [
        "# ArchProbe's Adreno 640 beside the paper's",
        "",
        "Written by `validation/mobicom2022/archprobe_adreno640.py` from the result folder of an ArchProbe run on a Pixel 4",
        "(https://github.com/microsoft/ArchProbe, examples/adreno640/Google_Pixel_4, MIT), read by",
        "`mgpusim.calibrate.archprobe`. The paper is Romou (MobiCom'22), measured on a Pixel 4 XL with an earlier ArchProbe;",
        "what is marked (630) stands in its figure 9 as the ArchProbe repository draws it, for an Adreno 630. The last columns",
        f"are `presets/adreno-640.toml`. Figures in cycles are at {CLOCK_HZ / 1e6:.0f} MHz, which ArchProbe does not know;",
        f"the share of DRAM is of {DRAM_B_PER_S / 1e9:.1f} GB/s.",
        "Intervals hold the figure four times out of five.",
        "",
        "| field | ArchProbe files | file | paper | chosen | why |",
        "| --- | --- | --- | --- | --- | --- |",
        *("| " + " | ".join(row) + " |" for row in table),
        "",
        "## Differences to the paper of more than half a per cent",
        "",
        *(
            f"- {field}: {by:+.0%} ({show(PAPER[field][0])} in the paper, {show(value)} in the files)"
            for field, value, by in apart(found)
        ),
        "",
        "## Where the report of ArchProbe itself is not followed",
        "",
        *(f"- {c.field}: {show(c.other)} in {c.where}, {show(c.taken)} taken: {c.why}" for c in found.conflicts),
        "",
        "## What was dropped, or does not show",
        "",
        *(f"- {note}" for note in found.notes),
        "",
        "## What the preset takes from elsewhere",
        "",
        *(f"- {path}: {source_of(gpu, path).kind}" for path in ELSEWHERE if path not in taken),
    ]
    return "\n".join(lines) + "\n"


ELSEWHERE = (
    "clock.gpu_hz", "core.fp16.rate", "core.ops.iadd.per_cycle", "core.ops.imul.per_cycle", "core.ops.sfu.per_cycle",
    "local.size_b", "local.latency_cycles", "constant.latency_cycles", "l2.ways",
    "texture.texels_per_cycle_32", "dram.b_per_s", "dispatch.group_cycles", "launch.gap_s", "launch.enqueue_s",
    "atomics.global_cycles",
)  # fmt: skip
"""Fields that decide predictions and that no curve of ArchProbe shows."""


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="ArchProbe's result folder")
    parser.add_argument("-o", "--output", type=Path, default=Path(__file__).with_name("ARCHPROBE.md"))
    options = parser.parse_args()
    found = read_archprobe(options.folder, CLOCK_HZ, DRAM_B_PER_S)
    write_atomic(options.output, page(found, load_gpu(GPU)).encode())
    print(f"{options.output}: {len(found.findings)} findings, {len(found.conflicts)} conflicts, {len(found.notes)} notes")


if __name__ == "__main__":
    main()
