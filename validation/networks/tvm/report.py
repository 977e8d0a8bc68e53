"""Writes REPORT.md: networks compiled by TVM, predicted and then run, from the figures kept here alone: `python report.py`."""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import math
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from predict import ENGINES, NETWORKS, stored

from mgpusim.accuracy import metrics
from mgpusim.files import write_atomic
from mgpusim.report.markdown import percent, plain

HERE = Path(__file__).resolve().parent
MEASURED = "h100.json.gz"
NAMES = {"h200": "the H200's preset, written before", "h100": "the same with the H100's memory bandwidth"}
SUMS = (("alone, sum", "alone_us"), ("in order, sum", "in_order_us"), ("end to end", "end_to_end_us"))
WORST = 10
LENGTHS = (8.0, 20.0, 100.0)


def table(heads: str, rows: Iterable[Iterable[object]], words: int = 1) -> list[str]:
    """Return the lines of a table, of which the first columns are words and the others numbers."""
    names = [head.strip() for head in heads.split("|")]
    lines = [names, ["---"] * words + ["---:"] * (len(names) - words), *([str(cell) for cell in row] for row in rows)]
    return [*("| " + " | ".join(line) + " |" for line in lines), ""]


def off(said: float, measured: float) -> str:
    """Return predicted over measured as a signed percentage."""
    return f"{round(said / measured - 1, 3) + 0.0:+.1%}"


def micro(launch: dict[str, Any], key: str, run: int) -> float:
    """Return the median of a launch in a run, in microseconds."""
    return float(launch[key][run][0]) / 1e3


def sums(network: dict[str, Any], run: int) -> dict[str, float]:
    """Return a run's sums of launches alone and in order, and its end to end, in microseconds."""
    launches = network["launches"]
    return {
        "alone_us": math.fsum(micro(one, "alone_ns", run) for one in launches),
        "in_order_us": math.fsum(micro(one, "in_order_ns", run) for one in launches),
        "queue_us": network["queue_ns"][run]["median"] / 1e3,
        "end_to_end_us": network["end_to_end_ns"][run]["median"] / 1e3,
    }


def matched(network: dict[str, Any], case: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return each measured launch with what is predicted of it.

    Raises
    ------
    ValueError
        They are of different launches.
    """
    pairs = list(zip(network["launches"], case["launches"], strict=True))
    for ran, said in pairs:
        if any(ran[key] != said[key] for key in ("kernel", "source_sha", "global", "local")):
            raise ValueError(f"{ran['kernel']}: measured is another launch than predicted")
    return pairs


def kernels(networks: dict[str, Any], engine: str, card: str) -> list[dict[str, Any]]:
    """Return the distinct launches of all networks: what they took alone, median of the runs, and what was predicted."""
    cases, out = stored(card), []
    for name in NETWORKS:
        seen = set()
        for ran, said in matched(networks[name], cases[f"{name} {engine}"]):
            key = ran["kernel"], tuple(ran["global"]), tuple(ran["alone_ns"][0])
            if key in seen:
                continue
            seen.add(key)
            runs = [micro(ran, "alone_ns", run) for run in range(len(ran["alone_ns"]))]
            out.append({**said, "network": name, "us": statistics.median(runs), "runs": runs})
    return out


def measured(networks: dict[str, Any]) -> list[str]:
    """Return what was measured, a line for each run of each network."""
    rows = []
    for name in NETWORKS:
        network = networks[name]
        for run, worst in enumerate(network["outputs_off"]):
            found = sums(network, run)
            times = (f"{found[key] / 1e3:.3f}" for key in ("alone_us", "in_order_us", "queue_us", "end_to_end_us"))
            slower = found["in_order_us"] / found["alone_us"]
            rows.append([f"{name}, run {run + 1}", len(network["launches"]), *times, f"{slower:.3f}", f"{worst:.1e}"])
    return table(
        "network | launches | alone, ms | in order, ms | queue, ms | end to end, ms | in order / alone | outputs off", rows
    )


def errors(networks: dict[str, Any], engine: str, card: str) -> list[str]:
    """Return how far predictions are off: of launches, of sums and of the whole."""
    rows = []
    for name in NETWORKS:
        case, network = stored(card)[f"{name} {engine}"], networks[name]
        pairs = matched(network, case)
        for run in range(len(network["outputs_off"])):
            each = [
                metrics.mape([micro(ran, f"{how}_ns", run) for ran, _ in pairs], [said[f"{how}_us"] for _, said in pairs])
                for how in ("alone", "in_order")
            ]
            found = sums(network, run)
            cells = [cell for _, key in SUMS for cell in (f"{case[key] / 1e3:.3f}", off(case[key], found[key]))]
            rows.append([f"{name}, run {run + 1}", *map(percent, each), *cells])
    heads = "network | alone, each | in order, each | " + " | ".join(f"{name}, ms | off" for name, _ in SUMS)
    return table(heads, rows)


def overall(networks: dict[str, Any]) -> list[str]:
    """Return the scores over all distinct launches, and the mean errors of sums, of both engines and both predictions."""
    rows, runs = [], len(networks[NETWORKS[0]]["outputs_off"])
    for card in NAMES:
        for engine in ENGINES:
            found = kernels(networks, engine, card)
            times, said = [one["us"] for one in found], [one["alone_us"] for one in found]
            score = [metric(times, said) for metric in (metrics.mape, metrics.median_error, metrics.p90_error)]
            whole = [
                metrics.mape(
                    [sums(networks[name], run)[key] for name in NETWORKS for run in range(runs)],
                    [stored(card)[f"{name} {engine}"][key] for name in NETWORKS for _ in range(runs)],
                )
                for _, key in SUMS
            ]
            order, bias = metrics.group_tau(times, said), metrics.bias(times, said)
            rows.append([engine, NAMES[card], len(found), *map(percent, score), plain(bias), plain(order), *map(percent, whole)])
    first, second = ([one["runs"][run] for one in kernels(networks, "analytic", "h200")] for run in (0, runs - 1))
    score = [metric(first, second) for metric in (metrics.mape, metrics.median_error, metrics.p90_error)]
    whole = [metrics.mape(*([sums(networks[name], run)[key] for name in NETWORKS] for run in (0, runs - 1))) for _, key in SUMS]
    order, bias = metrics.group_tau(first, second), metrics.bias(first, second)
    rows.append(
        ["the last run against the first", "", len(first), *map(percent, score), plain(bias), plain(order), *map(percent, whole)]
    )
    goals = ["target", "", "", "9%", "", "", "", "", "8%", "8%", "10%"]
    heads = "engine | preset | kernels | MAPE | median | P90 | bias | tau | " + " | ".join(name for name, _ in SUMS)
    return table(heads, [*rows, goals], 2)


def families(networks: dict[str, Any]) -> list[str]:
    """Return the mean error of each kind of kernel."""
    by = {engine: kernels(networks, engine, "h200") for engine in ENGINES}
    kinds = sorted({one["kernel"].rpartition("_")[0] for one in by["analytic"]})
    rows = []
    for kind in kinds:
        part = {engine: [one for one in by[engine] if one["kernel"].rpartition("_")[0] == kind] for engine in ENGINES}
        cells = []
        for engine in ENGINES:
            pair = [one["us"] for one in part[engine]], [one["alone_us"] for one in part[engine]]
            cells += [percent(metrics.mape(*pair)), plain(metrics.bias(*pair))]
        rows.append([kind, len(part["analytic"]), f"{math.fsum(one['us'] for one in part['analytic']) / 1e3:.2f}", *cells])
    return table("kind | kernels | time, ms | analytic | bias | event | bias", rows)


def lengths(networks: dict[str, Any]) -> list[str]:
    """Return the mean error of kernels by how long they take."""
    by = {engine: kernels(networks, engine, "h200") for engine in ENGINES}
    rows = []
    for low, high in itertools.pairwise((0.0, *LENGTHS, math.inf)):
        part = {engine: [one for one in by[engine] if low <= one["us"] < high] for engine in ENGINES}
        cells = []
        for engine in ENGINES:
            pair = [one["us"] for one in part[engine]], [one["alone_us"] for one in part[engine]]
            cells += [percent(metrics.mape(*pair)), plain(metrics.bias(*pair))]
        name = f"under {high:g} us" if not low else f"{low:g} us and more" if high == math.inf else f"{low:g} to {high:g} us"
        rows.append([name, len(part["analytic"]), f"{math.fsum(one['us'] for one in part['analytic']) / 1e3:.2f}", *cells])
    return table("measured | kernels | time, ms | analytic | bias | event | bias", rows)


def worst(networks: dict[str, Any]) -> list[str]:
    """Return the kernels that are off the most, by the mean of both engines' errors on a logarithmic scale."""
    both = list(zip(*(kernels(networks, engine, "h200") for engine in ENGINES), strict=True))
    ranked = sorted(both, key=lambda pair: -sum(abs(math.log(one["alone_us"] / one["us"])) for one in pair))
    rows = [
        [
            one["network"], one["kernel"], size(one["global"]), size(one["local"]), f"{one['us']:.1f}",
            f"{one['alone_us']:.1f}", off(one["alone_us"], one["us"]), one["bound"],
            f"{other['alone_us']:.1f}", off(other["alone_us"], one["us"]), other["bound"],
        ]
        for one, other in ranked[:WORST]
    ]  # fmt: skip
    heads = "network | kernel | global | local | measured, us | analytic | off | bound | event | off | bound"
    return table(heads, rows, 2)


def size(sides: Sequence[int]) -> str:
    return "x".join(map(str, sides))


def card() -> list[str]:
    """Return how the card differs from an H200: launches that were measured on both."""
    document = json.loads((HERE / "control.json").read_text(encoding="utf-8"))
    rows = [
        [row["of"], row["bound"], row["launches"], f"{row['h100_over_h200']:.3f}"]
        + [percent(row[f"{engine}_off_{one}"]) for engine in ENGINES for one in ("h200", "h100")]
        for row in document["groups"]
    ]
    heads = "of | bound by | launches | H100 / H200 | analytic, H200 | analytic, H100 | event, H200 | event, H100"
    return table(heads, rows, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    document = json.loads(gzip.decompress((HERE / MEASURED).read_bytes()))
    networks, device = document["networks"], document["device"]
    launches = sum(len(network["launches"]) for network in networks.values())
    lines = [
        "# Networks compiled by TVM, predicted before they were measured", "",
        f"**The card is an H100, not an H200**: {device['name']}, driver {device['driver']}. No H200 came.",
        f"{launches} launches of {len(NETWORKS)} networks in F32, whose kernels TVM 0.27 wrote (README.md says how).",
        "Two sessions, two runs each.",
        "`predicted.json` is of the H200's preset and was committed before anything was measured. `predicted_h100.json` changes",
        "the memory bandwidth of that preset alone. It was made behind the first session, before any error was looked at.",
        "Nothing is fitted to these kernels. Off by: predicted over measured. The same networks as this project's own kernels",
        "for `tflite-gpu` run them are in [h200.md](../h200.md).", "",
        "## Measured", "", *measured(networks),
        "## All together", "",
        "Kernels are distinct launches, repeated alone with warm caches: the median of the runs. Sums are mean errors over",
        "networks and runs.",
        "", *overall(networks),
    ]  # fmt: skip
    lines += [
        "## What the card changes", "",
        "Launches of this project's own suites, measured on an H200 before and on this card in the second session. Kernels bound",
        "by cores take the same on both; DRAM and L2 are slower here. Short launches differ from host to host of one card, too.",
        "Errors are those of the H200's preset.", "", *card(),
    ]  # fmt: skip
    for engine in ENGINES:
        lines += [f"## Off by, {engine} engine", "", *errors(networks, engine, "h200")]
    lines += [
        "## By kind of kernel",
        "",
        *families(networks),
        "## By length",
        "",
        *lengths(networks),
        "## The worst ten kernels",
        "",
        *worst(networks),
    ]
    lines += [(HERE / "causes.md").read_text(encoding="utf-8")] if (HERE / "causes.md").is_file() else []
    write_atomic(asked.output, ("\n".join(lines).rstrip() + "\n").encode())


if __name__ == "__main__":
    main()
