"""Language models against rows that others measured: `python generative.py` writes REPORT.md from predicted.json.

`--rows FOLDER` predicts anew before. The folder has llm_and_gemm_rates.csv, adreno830_llm_ops.csv and
adreno830_llamacpp_ops.csv, the development half of what was collected. No figure of ours was set by them. Beside each prediction
stands the roofline: bytes at the peak of DRAM, or operations at the peak of arithmetic, if that is longer.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.metrics import bias, mape, scaled_error
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.nn.generating.generate import generate
from mgpusim.nn.generating.models import as_language_model
from mgpusim.nn.graphs.decoders import WeightTypes
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.profiled.alone import OPERATOR, graph_of_row
from mgpusim.nn.profiled.formats.backend_ops import of_backend_ops
from mgpusim.nn.running.predict import predict_plan
from mgpusim.nn.running.prediction import LayerTime

HERE = Path(__file__).parent
S25 = {"clock.gpu_hz": "1200 MHz"}
"""The Galaxy S25 has the fast chip; the other rows of an Adreno 830 are taken to be of the usual one."""
RATES = {
    ("Adreno 830", "llama.cpp OpenCL before", "Qwen2 1.5B", "Q8_0"): (
        "adreno-830", "qwen2_5_1_5b", "q8_0", "2025-10-before-no-fa.toml",
    ),
    ("Adreno X1-85", "llama.cpp OpenCL before", "Qwen3 0.6B", "Q4_1"): (
        "adreno-x1-85", "qwen3_0_6b", "q4_1", "2026-03-before.toml",
    ),
    ("Adreno X1-85", "llama.cpp OpenCL after", "Qwen3 0.6B", "Q4_1"): ("adreno-x1-85", "qwen3_0_6b", "q4_1", "2026-03.toml"),
    ("Adreno 830", "llama.cpp OpenCL after", "Qwen2 1.5B", "Q8_0"): ("adreno-830", "qwen2_5_1_5b", "q8_0", "2025-10-no-fa.toml"),
    ("Adreno 830", "llama.cpp OpenCL after", "Qwen2 1.5B", "F16"): ("adreno-830", "qwen2_5_1_5b", "f16", "2025-07-no-fa.toml"),
    ("Adreno 750", "llama.cpp OpenCL", "Qwen2.5 3B", "Q4_0"): ("adreno-750", "qwen2_5_3b", "q4_0", "llama-cpp"),
    ("Adreno 750", "llama.cpp OpenCL", "Qwen2.5 3B", "Q6_K"): ("adreno-750", "qwen2_5_3b", "q6_K", "llama-cpp"),
    ("Adreno 750", "llama.cpp OpenCL", "Qwen2.5 3B", "Q8_0"): ("adreno-750", "qwen2_5_3b", "q8_0", "llama-cpp"),
}  # fmt: skip
"""Rows of engines and models that are known here: GPU, model, weights and llama.cpp of each. causes.md says why."""
LITERT = re.compile(r"LiteRT|ML Drift|MediaPipe", re.IGNORECASE)
"""Engines that library litert stands for. intro.md says that no row is theirs; one that comes needs its place in RATES."""
OPERATORS = {
    "attention": r"/attention", "matmul_qkv": r"/(query|key|value)$", "matmul_wo": r"/output$", "matmul_ffn": r"/(gate|up|down)$",
    "ffn_gate": r"/gate$", "ffn_up": r"/up$", "ffn_down": r"/down$", "lm_head": r"^logits", "rms_norm": r"norm",
    "rope": r"rotary", "silu_mul": r"/gate/", "add_assign": r"/sum", "kv_update": r"/(keys|values)/",
    "flash_prefill_gpu": r"/attention",
}  # fmt: skip
"""Operators of llm_rs2 by the names of ours."""
SMALL_US = 10.0
"""Kernels that take less by events are apart: what an empty one takes counts there."""
MOST_WAIT = 20.0
"""A row that is so many times another run of the same held a wait for the host."""


class Row(msgspec.Struct):
    """A row: times in microseconds; `baseline_us` is the roofline's."""

    group: str
    what: str
    measured_us: float
    predicted_us: float
    baseline_us: float


def rows_of(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


# ---- tokens a second -----------------------------------------------------------------------------------------------------
@cache
def text_of(gpu: str, model: str, weights: str, library: str, prompt: int, tokens: int) -> Any:
    profile = str(HERE / library) if library.endswith(".toml") else library
    return generate(model, gpu, profile, weights=weights, prompt=prompt, tokens=tokens)


def rates(folder: Path) -> Iterator[Row]:
    """Rates of llama-bench: pp512 reads a prompt, tg128 writes from nothing on; "prompt 235" is another tool's prompt."""
    for row in rows_of(folder, "llm_and_gemm_rates.csv"):
        known = RATES.get((row["gpu"], row["library"], row["model"], row["precision"]))
        test = re.fullmatch(r"(pp|tg|prompt )(\d+)", row["test"])
        if known is None and LITERT.search(row["library"]):
            raise SystemExit(f"a row of {row['library']}, {row['model']} {row['precision']} on {row['gpu']}: not in RATES")
        if known is None or test is None:
            continue
        kind, count = test[1], int(test[2])
        found = text_of(*known, *((1, count) if kind == "tg" else (count, 1)))
        per_us = 1e6 / float(row["value"])
        label = f"{known[1]} {row['precision']} on {known[0]}, {row['test']}{', before' if 'before' in row['library'] else ''}"
        if kind != "tg":
            yield Row("prompt, us a token", label, per_us, found.first_token_us / count, found.prompt_roofline_us / count)
        else:
            yield Row("text, us a token", label, per_us, found.text_us() / (count - 1), found.decode[0].roofline_us)


# ---- operators of a decoder ----------------------------------------------------------------------------------------------
@cache
def layers_of(length: int, before: int) -> tuple[tuple[LayerTime, ...], GpuSpec]:
    """A run of Qwen2.5 1.5B in q4_0, its table of words in halves, as llm_rs2 has it."""
    gpu = load_gpu("adreno-830", S25)
    model = as_language_model("qwen2_5_1_5b")
    graph = model.graph(length, before, WeightTypes("q4_0", {"output": "float16"}))
    plan = plan_network(graph, gpu, "llama-cpp")
    return predict_plan(graph, plan).layers, gpu


def taken(layers: Sequence[LayerTime], gpu: GpuSpec, operator: str) -> tuple[float, float, int]:
    """What the kernels of an operator take, also by the roofline, and how many they are."""
    found = [one for one in layers if one.kind == "kernel" and re.search(OPERATORS[operator], one.name.split(":")[0])]
    peak = gpu.peak_flops * gpu.core.fp16.rate
    roof = sum(max(one.bytes_b / gpu.dram.b_per_s, 2.0 * one.macs / peak) for one in found)
    return sum(one.time_us for one in found), roof * 1e6, len(found)


def operators(folder: Path) -> Iterator[Row]:
    rows = [row for row in rows_of(folder, "adreno830_llm_ops.csv") if row["op"] != "kv_write"]
    least: dict[tuple[str, str], float] = {}
    for row in rows:
        key = row["context"], row["op"]
        least[key] = min(least.get(key, float("inf")), float(row["time"]))
    for row in rows:
        time = float(row["time"])
        if time > MOST_WAIT * least[row["context"], row["op"]] or row["op"] not in OPERATORS:
            continue
        decode = re.fullmatch(r"n_kv=(\d+)", row["context"])
        if decode is not None:
            layers, gpu = layers_of(1, int(decode[1]) - 1)
            ours, roof, count = taken(layers, gpu, row["op"])
            group = "operators of a token" if time >= SMALL_US * count else "operators of a token, small kernels"
            yield Row(group, f"{row['op']}, {row['context']}", time, ours, roof)
        elif (about := re.fullmatch(r"about (\d+) tokens", row["context"])) is not None:
            layers, gpu = layers_of(int(about[1]), 0)
            ours, roof, _ = taken(layers, gpu, row["op"])
            yield Row("operators of a prompt", f"{row['op']}, {about[1]} tokens", time, ours / 28, roof / 28)


# ---- test-backend-ops ----------------------------------------------------------------------------------------------------
def backend_ops(folder: Path) -> Iterator[Row]:
    """Single operators as llama.cpp of March 2026 computed them: its Adreno kernels for q4_1, none yet for q4_K and q6_K."""
    gpu = load_gpu("adreno-830", S25)
    peak = gpu.peak_flops * gpu.core.fp16.rate
    lines = [
        f"{row['op']}({row['parameters']}): {row['runs']} runs - {row['us_per_run']} us/run"
        for row in rows_of(folder, "adreno830_llamacpp_ops.csv")
    ]
    for row in of_backend_ops("\n".join(lines), "ops").rows:
        graph = graph_of_row(row)
        plan = plan_network(graph, gpu, str(HERE / "2026-03.toml"))
        steps = [step for step in plan.steps if step.kind == "launch" and step.name.split(":")[0] == OPERATOR]
        if not steps:
            continue
        ours = sum(predict(step.options[0].launch, gpu).latency_us for step in steps)
        call = steps[-1].options[0].call
        moved = sum(call.used_b(i) for i in range(len(call.launch.args)))
        roof = max(moved / gpu.dram.b_per_s, 2.0 * sum(macs(graph, one) for one in graph.operators) / peak) * 1e6
        sizes = "x".join(str(size) for size in row.facts.values())
        yield Row(f"single operators, {row.kind}", f"{row.says.split('(')[0].lower()} {row.dtype} {sizes}", row.us, ours, roof)


# ---- report --------------------------------------------------------------------------------------------------------------
def order(measured: Sequence[float], predicted: Sequence[float]) -> float:
    """Share of pairs more than 5% apart whose order is right."""
    right = total = 0
    for i, first in enumerate(measured):
        for j in range(i):
            if abs(np.log(first / measured[j])) > np.log(1.05):
                total += 1
                right += (first - measured[j]) * (predicted[i] - predicted[j]) > 0
    return right / total if total else float("nan")


def report(rows: Sequence[Row]) -> str:
    lines = [(HERE / "intro.md").read_text(encoding="utf-8").rstrip(), ""]
    lines += [
        "| what | rows | MAPE | bias | after one factor | pairs in order | MAPE of the roofline | its pairs in order |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    groups = list(dict.fromkeys(row.group for row in rows))
    for group in groups:
        own = [row for row in rows if row.group == group]
        m, p, b = ([getattr(row, name) for row in own] for name in ("measured_us", "predicted_us", "baseline_us"))
        scaled = scaled_error(m, p)
        lines.append(
            f"| {group} | {len(own)} | {mape(m, p):.1%} | {bias(m, p):.2f} | {'-' if scaled is None else f'{scaled:.1%}'} "
            f"| {order(m, p):.0%} | {mape(m, b):.1%} | {order(m, b):.0%} |"
        )
    for group in groups:
        lines += ["", f"## {group[0].upper()}{group[1:]}", "", "| row | measured | ours | ratio | roofline |"]
        lines.append("| --- | ---: | ---: | ---: | ---: |")
        lines += [
            f"| {row.what} | {row.measured_us:,.0f} | {row.predicted_us:,.0f} | {row.predicted_us / row.measured_us:.2f} "
            f"| {row.baseline_us:,.0f} |"
            for row in rows
            if row.group == group
        ]
    return "\n".join([*lines, "", (HERE / "causes.md").read_text(encoding="utf-8")])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--only", choices=["rates", "operators", "ops"], action="append", help="print these, write nothing")
    asked = parser.parse_args()
    parts = {"rates": rates, "operators": operators, "ops": backend_ops}
    held = HERE / "predicted.json"
    rows: list[Row] = []
    for name, make in parts.items() if asked.rows is not None else ():
        if not asked.only or name in asked.only:
            for row in make(asked.rows):
                print(f"{row.group}: {row.what}: {row.measured_us:.0f} {row.predicted_us:.0f} {row.baseline_us:.0f}", flush=True)
                rows.append(row)
    if asked.only:
        return
    if asked.rows is not None:
        held.write_text(json.dumps(msgspec.to_builtins(rows), indent=1) + "\n", encoding="utf-8")
    rows = msgspec.json.decode(held.read_bytes(), type=list[Row])
    (HERE / "REPORT.md").write_text(report(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
