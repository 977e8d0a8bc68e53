"""Arithmetic on GPUs of phones and laptops: `python arithmetic.py NAME --rows CSV` writes predicted/NAME.json, NAME one of RUNS.

The kernels are our own (arithmetic.cl), with the arithmetic and the traffic of xuyanwen2012/igpu-roofline's grid of multiply-adds
and of mixbench's compute-bound rows. What a source gives as a rate is the time of our launch at that rate.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from judged import Case, command  # beside this file

from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

SOURCE = Path(__file__).resolve().with_name("arithmetic.cl")
ITEMS, LOOPS, GROUP = 1 << 18, 128, 256
SIDE = 128
ELEMENTS, AN_ITEM = 33554432, 32
COMPUTE_BOUND = 40.0
"""Operations a byte from which mixbench's rows are bound by arithmetic: those below ran at a low clock of DRAM."""
TYPES = {"single": ("float", "float", "float32"), "half": ("half2", "half", "float16"), "integer": ("int", "int", "int32")}


def _rows(path: Path) -> Iterator[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def grid(gpu: str, clock: str, _: Path, rows: Path) -> Iterable[Case]:
    """Yield the grid of a GPU, of rows at that state of the clock: 128 iterations of 16 multiply-adds of each chain."""
    for row in _rows(rows):
        found = re.fullmatch(r"alu_fp(16|32)_v(\d)_c(\d+)", row["name"])
        if row["kind"] != "fma_grid" or found is None or not row["gpu"].startswith(gpu) or clock not in row["clock_state"]:
            continue
        bits, width, chains = map(int, found.groups())
        part, dtype = ("half", "float16") if bits == 16 else ("float", "float32")
        vector = part if width == 1 else f"{part}{width}"
        args = (
            BufferArg(dtype, ITEMS * width), BufferArg(dtype, ITEMS * width),
            BufferArg(dtype, ITEMS * width * chains, Init("zeros")), ScalarArg("int32", (LOOPS,)),
        )  # fmt: skip
        launch = Launch(
            SOURCE, "chains", (ITEMS,), args, local_size=(GROUP,), options=f"-DT={vector} -DS={part} -DCHAINS={chains}"
        )
        operations = 2.0 * ITEMS * LOOPS * 16 * chains * width
        note = f"fp{bits}, width {width}, {chains} chains"
        yield Case("grid of multiply-adds", "grid", "chains", note, operations / float(row["value"]) / 1e3, launch)


def mixed(_: Path, rows: Path) -> Iterable[Case]:
    """Yield the rows bound by arithmetic."""
    for row in _rows(rows):
        if float(row["ops_per_byte"]) < COMPUTE_BOUND:
            continue
        vector, part, dtype = TYPES[row["type"]]
        words = ELEMENTS * (2 if part == "half" else 1)
        args = (BufferArg(dtype, words), ScalarArg(dtype, (0,)))
        options = f"-DT={vector} -DS={part} -DSTEPS={row['compute_iterations']}"
        launch = Launch(SOURCE, "mixed", (ELEMENTS // AN_ITEM,), args, local_size=(GROUP,), options=options)
        note = f"{row['type']}, {row['compute_iterations']} steps"
        yield Case("mixbench, bound by arithmetic", "mixed", "mixed", note, float(row["ms"]) * 1e3, launch)


def lattice(gpu: str, _: Path, rows: Path) -> Iterable[Case]:
    """Yield the updates a second of a GPU, in floats and in scaled halves. Other halves convert by code that is not ours."""
    for row in _rows(rows):
        if row["gpu"] != gpu or row["precision"] == "FP32/FP16C":
            continue
        half = row["precision"] == "FP32/FP16S"
        dtype, cells = "float16" if half else "float32", SIDE**3
        args = (
            BufferArg(dtype, 19 * cells), BufferArg("uint8", cells, Init("zeros")), ScalarArg("float32", (1.2,)),
            ScalarArg("uint32", (0,)),
        )  # fmt: skip
        sides = f"-DNX={SIDE} -DNY={SIDE} -DNZ={SIDE} -DT={'half -DHALF' if half else 'float'}"
        launch = Launch(SOURCE.with_name("lattice.cl"), "update", (cells,), args, local_size=(64,), options=sides)
        yield Case("lattice Boltzmann", "", "update", row["precision"], cells / float(row["mlups"]), launch)


FLUIDX3D = "ProjectPhysX/FluidX3D at 8986874e, a kernel of our own"
ROOFLINE = "xuyanwen2012/igpu-roofline at 80192ef7, kernels of our own"
RUNS: dict[str, tuple[str, str, dict[str, str], str, Callable[[Path, Path], Iterable[Case]]]] = {
    "mali_g710_grid": (
        "Mali-G710 MP7 of a Pixel 7a, clock pinned at about 572 MHz", "mali-g710-mp7", {"clock.gpu_hz": "572 MHz"}, ROOFLINE,
        partial(grid, "Mali-G710", "pinned"),
    ),
    "mali_g710_mixed": (
        "Mali-G710 MP7 of a Pixel Fold", "mali-g710-mp7", {}, "The-Renee-Project/junkyard-edtech at 4f94a2a8, kernels of our own",
        mixed,
    ),
    "radeon_780m_grid": (
        "Radeon 780M of a UM790 Pro, RADV, up to 2,799 MHz", "radeon-780m",
        {"clock.gpu_hz": "2.8 GHz", "core.warp_sizes": "[64]"}, ROOFLINE, partial(grid, "Radeon 780M", ""),
    ),
    "fluidx3d_mali_g610": (
        "Mali-G610 MP4 of an Orange Pi 5", "mali-g610-mp4", {}, FLUIDX3D, partial(lattice, "Mali-G610 MP4 (Orange Pi 5)"),
    ),
    "fluidx3d_mali_g72": (
        "Mali-G72 MP18 of a Galaxy S9+", "mali-g72-mp12",
        {"shader_cores": "18", "dram.b_per_s": "29 GB/s", "clock.gpu_hz": "572 MHz"}, FLUIDX3D,
        partial(lattice, "Mali-G72 MP18 (Samsung S9+)"),
    ),
    "fluidx3d_arrow_lake_s": (
        "Graphics of a Core Ultra 9 285K: four Xe-cores, 90 GB/s", "intel-arc-140t",
        {"shader_cores": "4", "dram.b_per_s": "90 GB/s", "clock.gpu_hz": "2 GHz"}, FLUIDX3D,
        partial(lattice, "Graphics (Ultra 9 285K)"),
    ),
    "xclipse_940_grid": (
        "Xclipse 940 of a Galaxy S24+, up to 1,095 MHz", "xclipse-940", {}, ROOFLINE, partial(grid, "Xclipse 940", ""),
    ),
}  # fmt: skip

if __name__ == "__main__":
    asked = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    if asked not in RUNS:
        sys.exit(f"arithmetic.py: got '{asked}', expected {', '.join(RUNS)}")
    command(asked, *RUNS[asked])
