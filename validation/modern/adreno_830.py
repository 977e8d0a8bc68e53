"""Decode attention on an Adreno 830: `python adreno_830.py --sources CHECKOUT --rows CSV` writes predicted/adreno_830.json.

The checkout is of hedone21/llm_rs2, which has no licence file: its kernels stay there. Rows without a mask have null pointers:
for them a copy in a temporary folder has the tests of pointers folded.
"""

from __future__ import annotations

import csv
import subprocess
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from judged import Case, command  # beside this file

from mgpusim.workload.args import Arg, BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

HEADS, KV_HEADS, WIDTH, CAPACITY, LONGEST = 12, 2, 128, 8192, 4472
"""Heads of queries, of keys and values, their width; tokens that the cache holds, and the most that are used."""
OPTIONS = (
    "-cl-std=CL2.0 -cl-mad-enable -cl-unsafe-math-optimizations -cl-finite-math-only -cl-fast-relaxed-math "
    "-DDK=128 -DDV=128 -DBLOCK_M=32 -DBLOCK_N=32"
)


@cache
def _source(checkout: Path, commit: str, path: str, masked: bool, into: Path) -> Path:
    """Return a kernel file as of a commit, its tests of pointers that are null folded."""
    done = subprocess.run(["git", "-C", checkout, "show", f"{commit}:{path}"], capture_output=True, encoding="utf-8", check=True)
    text = done.stdout.replace("sinks_void != NULL", "0")
    if not masked:
        text = text.replace("mask_void != NULL", "0")
    file = into / f"{Path(path).stem}-{commit}-{'mask' if masked else 'plain'}.cl"
    file.write_text(text, encoding="utf-8")
    return file


def launch_of(source: Path, layout: str, n_kv: int) -> Launch:
    """Return the launch of a row: a group of 64 for each head, keys and values by head or by token."""
    row_b = WIDTH * 2
    step, head = (row_b, CAPACITY * row_b) if layout == "HeadMajor" else (KV_HEADS * row_b, row_b)
    strides = (step, head, CAPACITY * KV_HEADS * row_b)
    query, cached = BufferArg("float32", HEADS * WIDTH), BufferArg("float16", CAPACITY * KV_HEADS * WIDTH)
    output, mask = BufferArg("float32", HEADS * WIDTH, Init("zeros")), BufferArg("float16", LONGEST, Init("zeros"))
    q_b, o_b = (HEADS * WIDTH * 4, WIDTH * 4, HEADS * WIDTH * 4), (WIDTH * 4, HEADS * WIDTH * 4, HEADS * WIDTH * 4)

    def f(value: float) -> ScalarArg:
        return ScalarArg("float32", (value,))

    def i(value: int) -> ScalarArg:
        return ScalarArg("int32", (value,))

    def u(*values: int) -> list[Arg]:
        return [ScalarArg("uint64", (value,)) for value in values]

    args: list[Arg] = [
        query, *u(0), cached, *u(0), cached, *u(0), output, *u(0), f(WIDTH**-0.5), i(1), i(n_kv), i(0), i(HEADS),
        *u(*q_b, *strides, *strides, *o_b), f(0), f(0), f(0), i(0), f(0), i(KV_HEADS),
        mask, *u(0, 2, LONGEST * 2, LONGEST * 2), i(1), i(1), BufferArg("float32", HEADS, Init("zeros")), *u(0),
    ]  # fmt: skip
    return Launch(source, "flash_attn_f32_f16_q1", (64, HEADS, 1), tuple(args), local_size=(64, 1, 1), options=OPTIONS)


def cases(checkout: Path, rows: Path, into: Path) -> Iterable[Case]:
    """Yield the rows with their launches; the time is that of one of the dispatches that a row sums."""
    with rows.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            path, commit = row["kernel_source"].split("@")
            masked, n_kv = "Mask" in row["variant"], int(row["n_kv"])
            source = _source(checkout, commit, path, masked, into)
            kernel = f"{row['engine']} at {commit}"
            note = f"{row['kv_layout']}, {n_kv} tokens{', mask' if masked else ''}"
            yield Case(
                "decode attention", f"{row['kv_layout']} {masked}", kernel, note, float(row["median_us_per_dispatch"]),
                launch_of(source, row["kv_layout"], n_kv),
            )  # fmt: skip


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        command(
            "adreno_830", "Adreno 830 of a Galaxy S25 (Snapdragon 8 Elite for Galaxy, 1.2 GHz)", "adreno-830",
            {"clock.gpu_hz": "1200 MHz"}, "hedone21/llm_rs2", lambda sources, rows: cases(sources, rows, Path(folder)),
        )  # fmt: skip
