"""Write tflite.md: operators and networks that TensorFlow Lite ran on two phones, beside predictions: `python tflite.py`.

The figures are those of tflite/ (its README says whose). What is predicted for, by which engines, and which mechanisms are taken
away one by one, stands below.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.arch.fields import get_field
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.fitting.operators import fit_operators
from mgpusim.files import write_atomic
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.judge import validate_operators
from mgpusim.nn.profiled.result import OperatorScores, OperatorValidation
from mgpusim.nn.profiled.rows import Profile
from mgpusim.report.tables.operators import network_texts, reasons_of, score_texts
from mgpusim.session import Session

HERE = Path(__file__).resolve().parent
DATA = HERE / "tflite"
LIBRARY = "tflite-gpu"


@dataclass(frozen=True)
class Device:
    """A GPU of the rows, by the name they have.

    `before` is what the model said of all 102 networks when nothing was fitted. `fitted` are the fields that these rows decided.
    `without` are overrides of the preset that take a mechanism away, by its name.
    """

    name: str
    preset: str
    before: Sequence[Sequence[str]] = ()
    fitted: Sequence[str] = ()
    overrides: Mapping[str, str] = field(default_factory=dict)
    without: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


DEVICES = (
    Device(
        "Adreno 640",
        "adreno-640",
        before=(
            ("operators, analytic", "1,359", "24%", "21%", "0.83", "0.92", "95.7%", "81%"),
            ("operators, event", "1,359", "26%", "24%", "0.89", "0.98", "95.0%", "72%"),
            ("networks end to end, analytic", "102", "45%", "21%", "1.13", "", "88.4%", ""),
        ),
        fitted=(
            "launch.floor_s",
            "texture.texels_per_cycle_64",
            "l2.b_per_cycle",
            "dram.latency_s",
            "core.ops.barrier.latency_cycles",
            "model.throughput_norm",
            "model.latency_norm",
        ),
        without={
            "fetches first: 12 waves for 3x3": {"registers.fetched_first": "0"},
            "a texture L1 in each unit": {"texture_l1.size_b": "3 KiB"},
            "whole waves of fetches": {"texture.whole_waves": "false"},
            "16 wide waves": {"core.max_items": "1024"},
            "the L2 as late as the chase": {"l2.latency_cycles": "47"},
            "20.75 texels a cycle": {"texture.texels_per_cycle_64": "12", "texture.texels_per_cycle_32": "12"},
            "L2 as the bandwidth probe has it": {"l2.b_per_cycle": "328"},
            "DRAM as the chase within 256 KiB": {"dram.latency_s": "283 ns"},
            "24 waves a core": {"core.max_warps": "24", "core.max_groups": "24", "core.max_items": "3072"},
            "results kept in the system-level cache": {"slc.survives_launch": "false"},
            "registers for operands": {"registers.folded_operands": "false"},
            "an L2 that keeps data between launches": {"l2.survives_launch": "true"},
            "sixteen registers of fetches in flight": {
                "model.fetch_registers_in_flight": "16",
                "model.load_registers_in_flight": "16",
            },
            "norms of an H200": {"model.throughput_norm": "4", "model.latency_norm": "2"},
        },
    ),
    Device(
        "Mali-G76 MP12",
        "mali-g76-mp12",
        before=(
            ("operators, analytic", "1,351", "143%", "120%", "2.12", "3.28", "94.4%", "24%"),
            ("operators, event", "1,351", "146%", "133%", "2.18", "3.27", "95.1%", "22%"),
            ("networks end to end, analytic", "102", "94%", "84%", "1.85", "", "96.5%", ""),
        ),
        fitted=("l2.b_per_cycle", "dram.efficiency", "model.throughput_norm", "model.latency_norm"),
        without={
            "registers over a step": {"registers.squeezed": "0"},
            "L1 as a bandwidth probe bounds it": {"l1.b_per_cycle": "5.8"},
            "L2 as a bandwidth probe bounds it": {"l2.b_per_cycle": "46.8"},
            "two half4 a cycle": {"texture.texels_per_cycle_64": "2", "texture.result_b_per_cycle": "16"},
            "the texture L1's line in two cycles": {"texture_l1.b_per_cycle": "32"},
            "latencies as guessed before": {
                "texture.latency_cycles": "60",
                "texture_l1.latency_cycles": "100",
                "l1.latency_cycles": "40",
            },
            "sixteen registers of loads in flight": {
                "model.fetch_registers_in_flight": "16",
                "model.load_registers_in_flight": "16",
            },
            "the memory of a Mali-G76 MP5": {"dram.b_per_s": "13.2 GB/s", "l2.size_b": "256 KiB"},
            "norms of an H200": {"model.throughput_norm": "4", "model.latency_norm": "2"},
        },
    ),
)
UNMEASURED = "adreno-616"
"""A GPU whose networks are predicted here before anybody judges them."""
SOME_NETWORKS = (
    "fbnet_cb", "mobilenetv2_wd4", "mobilenetv3_small_w7d20", "peleenet", "regnety002", "resnet10", "squeezenet_v1_1",
)  # fmt: skip
"""Networks that are predicted without each mechanism."""
FOLDS = 5
"""Parts of the networks, each left out once."""
LEAST = 8
"""Operators of a part for it to have a line."""
HEADS = {
    "n": "n", "rows": "rows", "mape": "MAPE", "median": "median", "bias": "bias", "sum": "sum", "order": "order",
    "held": "in 80%",
}  # fmt: skip


def table(head: str, parts: Mapping[str, OperatorScores], least: int = 1) -> list[str]:
    """Return the lines of a table of figures, a line per part of so many operators or more."""
    lines = [f"| {head} | " + " | ".join(HEADS.values()) + " |", "| --- |" + " ---: |" * len(HEADS)]
    for name, scores in parts.items():
        if scores.n >= least:
            texts = score_texts(scores)
            lines.append(f"| {name} | " + " | ".join(texts[key] for key in HEADS) + " |")
    return [*lines, ""]


def only(profile: Profile, networks: Sequence[str]) -> Profile:
    """Return the rows of some networks."""
    return msgspec.structs.replace(
        profile, rows=tuple(row for row in profile.rows if row.network in networks),
        runs=tuple(run for run in profile.runs if run.network in networks),
    )  # fmt: skip


def judged(
    device: Device, profile: Profile, runs: Profile, engine: str, more: Mapping[str, str], jobs: int
) -> OperatorValidation:
    """Return what one engine says of a device's rows."""
    print(f"{device.preset} {engine}", *(f"{path}={value}" for path, value in more.items()), file=sys.stderr, flush=True)
    gpu = load_gpu(device.preset, {**device.overrides, **more})
    (found,) = validate_operators(
        profile, gpu, LIBRARY, (engine,), graphs=DATA / "graphs.tar.xz", runs=runs, device=device.name, session=Session(jobs=jobs)
    )
    return found


def of_networks(found: OperatorValidation) -> list[str]:
    """Return the lines about networks end to end."""
    heads = ("measured", "predicted", "error", "operators", "besides", "predicted besides")
    lines = ["| network | " + " | ".join(heads) + " |", "| --- |" + " ---: |" * len(heads)]
    for one in sorted(found.networks, key=lambda network: network.network):
        texts = network_texts(one)
        lines.append(f"| {one.network} | " + " | ".join(texts[key] for key in heads) + " |")
    lines += [
        "",
        "operators: the sum of those that were measured. besides: end to end less that sum, and less the predicted kernels.",
        "",
    ]
    return lines


def worst(found: OperatorValidation) -> list[str]:
    """Return the lines of the operators that are most off."""
    lines = [
        "| row | operator | output | kernel | bound | measured us | predicted us |",
        "| --- | --- | --- | --- | --- | ---: | ---: |",
    ]
    for one in found.worst:
        output = "x".join(map(str, one.output))
        lines.append(
            f"| {one.rows[0]} | {one.operator} | {output} | {one.variant} | {one.bound} | {one.measured_us:.1f} "
            f"| {one.predicted_us:.1f} |"
        )
    return [*lines, ""]


def left_out(found: OperatorValidation) -> list[str]:
    """Return the lines of rows that have no figure, by reason, and of layers without a row."""
    lines = [f"Not compared: {len(found.unmatched):,} of {len(found.unmatched) + found.scores.rows:,} rows.", ""]
    lines += [f"- {count}, the first {where}: {reason}" for count, where, reason, _ in reasons_of(found)]
    kinds = Counter(one.operator for one in found.without_row)
    named = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
    return [*lines, "", f"Layers without a row: {len(found.without_row)} ({named}).", ""] if named else [*lines, ""]


def before(device: Device) -> list[str]:
    """Return the lines of what was predicted of all 102 networks before anything was fitted."""
    heads = ("n", "MAPE", "median", "bias", "sum", "order", "in 80%")
    lines = [
        "### Before: the model of 27 November 2026, blind, all 102 networks", "",
        "| what | " + " | ".join(heads) + " |", "| --- |" + " ---: |" * len(heads),
    ]  # fmt: skip
    return [*lines, *(f"| {' | '.join(row)} |" for row in device.before), ""]


def fold_scores(device: Device, profile: Profile, limit: int | None, jobs: int) -> dict[str, Any]:
    """Fit the fields of a device without the networks of each fold, and return the figures of the operators held out."""

    def tell(done: int, total: int, what: str) -> None:
        if not total or not done % 100:
            print(f"{device.preset}: {what} {done} of {total}", file=sys.stderr, flush=True)

    found = fit_operators(
        profile, load_gpu(device.preset, device.overrides), LIBRARY, parameters=device.fitted, n_folds=FOLDS, limit=limit,
        session=Session(jobs=jobs, on_progress=tell), graphs=DATA / "graphs.tar.xz", device=device.name,
    )  # fmt: skip
    assert found.held_out is not None
    figures = {"preset as it is": found.before, "fitted to all": found.after, "networks left out": found.held_out}
    gpu = load_gpu(device.preset)
    fields = {name: [get_field(gpu, name), found.fit.values[name], *found.spread[name]] for name in device.fitted}
    return {"fields": fields, "scores": {name: msgspec.to_builtins(one.scores) for name, one in figures.items()}}


def left_out_networks(device: Device) -> list[str]:
    """Return the lines of the fit without networks, from the figures kept by `--folds`."""
    kept = json.loads((DATA / "folds.json").read_text(encoding="utf-8"))[device.preset]
    lines = [
        f"### Networks left out of the fit: {FOLDS} folds", "",
        "Fields are fitted to operators of the networks of the other folds; operators of those left out judge the fit. Operators",
        "are sampled evenly over kernels.", "",
        *table("fit", {name: msgspec.convert(one, OperatorScores) for name, one in kept["scores"].items()}),
        "| field | preset | fitted to all | least and most of the folds |", "| --- | ---: | ---: | --- |",
    ]  # fmt: skip
    for name, (own, fitted, least, most) in kept["fields"].items():
        lines.append(f"| {name} | {own:.4g} | {fitted:.4g} | {least:.4g} to {most:.4g} |")
    return [*lines, ""]


def of_device(device: Device, profile: Profile, runs: Profile, jobs: int) -> list[str]:
    """Return the section of a device."""
    found = judged(device, profile, runs, "analytic", {}, jobs)
    overrides = "".join(f", {path} {value}" for path, value in device.overrides.items())
    lines = [
        f"## {device.name}",
        "",
        f"Preset `{device.preset}`{overrides}. Caches are {found.caches}: {found.caches_source}.",
        "",
    ]
    some, some_runs = only(profile, SOME_NETWORKS), only(runs, SOME_NETWORKS)
    part = judged(device, some, some_runs, "analytic", {}, jobs)
    event = judged(device, profile, runs, "event", {}, jobs)
    both = {"analytic": found, "event": event, f"analytic, {len(SOME_NETWORKS)} networks": part}
    lines += table("engine", {name: one.scores for name, one in both.items()})
    ends = {name: one.network_scores for name, one in both.items() if one.network_scores is not None}
    lines += table("networks end to end", ends)
    lines += [*before(device), *left_out_networks(device)]
    if device.without:
        off = {name: judged(device, some, some_runs, "analytic", less, jobs) for name, less in device.without.items()}
        without = {"nothing": part, **off}
        lines += [f"### Each mechanism taken away, {len(SOME_NETWORKS)} networks", ""]
        lines += table("without", {name: one.scores for name, one in without.items()})
        networks = {name: one.network_scores for name, one in without.items()}
        lines += table("networks, without", {name: scores for name, scores in networks.items() if scores is not None})
    for title, head, parts in (
        ("By kind of operator", "operator", found.by_operator), ("By kernel", "kernel", found.by_variant),
        ("By predicted bound", "bound", found.by_bound), ("By predicted bound, event engine", "bound", event.by_bound),
        ("By height of the map", "height", found.by_map),
    ):  # fmt: skip
        lines += [f"### {title}", "", *table(head, parts, LEAST)]
    return [*lines, "### Worst operators", "", *worst(found), "### Networks", "", *of_networks(found), *left_out(found)]


def unmeasured(profile: Profile, runs: Profile, jobs: int) -> list[str]:
    """Return the section of a GPU without rows: the networks of the others."""
    found = judged(Device(DEVICES[0].name, UNMEASURED), profile, runs, "analytic", {}, jobs)
    lines = [
        f"## {UNMEASURED}", "",
        "Made from public facts alone, by the recipe of docs/howto/gpus.md, and predicted before it was judged: end to end.", "",
        "| network | predicted ms | kernels ms |", "| --- | ---: | ---: |",
    ]  # fmt: skip
    for one in sorted(found.networks, key=lambda network: network.network):
        lines.append(f"| {one.network} | {one.predicted_us / 1e3:.2f} | {one.predicted_kernels_us / 1e3:.2f} |")
    return [*lines, ""]


def main() -> None:
    """Write the report."""
    parser = argparse.ArgumentParser(description="Predict the operators and networks of tflite/, and write tflite.md.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--folds", action="store_true", help="fit without networks, and keep the figures in tflite/folds.json")
    parser.add_argument("--limit", type=int, help="with --folds: so many operators, sampled evenly over kernels")
    parser.add_argument("--networks", default="", help="only these, by commas: a look, nothing is written")
    asked = parser.parse_args()
    profile, runs = read_profile(DATA / "operators.csv"), read_profile(DATA / "networks.csv")
    if asked.folds:
        kept = {device.preset: fold_scores(device, profile, asked.limit, asked.jobs) for device in DEVICES}
        write_atomic(DATA / "folds.json", (json.dumps(kept, indent=1) + "\n").encode())
        return
    if asked.networks:
        profile, runs = (only(one, asked.networks.split(",")) for one in (profile, runs))
    lines = [
        "# TensorFlow Lite on two phones, operator by operator", "",
        "Written by `tflite.py` from the figures in `tflite/`. n counts distinct operators: rows with the same launches count",
        "once, as their median. Errors are of predicted over measured time; sum is that of the sums. order: of pairs more than",
        "15% apart, those ordered right. in 80%: measured times inside the predicted interval.", "",
    ]  # fmt: skip
    for device in DEVICES:
        lines += of_device(device, profile, runs, asked.jobs)
    lines += unmeasured(profile, runs, asked.jobs)
    lines += (HERE / "tflite_causes.md").read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines) + "\n"
    if asked.networks:
        print(text)
    else:
        write_atomic(HERE / "tflite.md", text.encode())


if __name__ == "__main__":
    main()
