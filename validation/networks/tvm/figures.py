"""Keeps the figures of measured networks and leaves the kernels' source behind.

    python figures.py FOLDER... -o h100.json.gz         networks
    python figures.py FOLDER --control -o control.json  kernels of this project that were measured on an H200 before

A folder is of one session and has NETWORK.json.gz and NETWORK_repeat.json.gz, as a bundle of this project writes them of
`lower.py`'s suites. For the control it has train, blind (launches of ../../h200/train.json.gz and ../../blind/h200.json.gz) and
ours_squeezenet (`mgpusim measure --network squeezenet_v1_1`), each with its repeat.
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path
from typing import Any

from predict import ENGINES, GPU, HERE, NETWORKS, SCHEMA, checksum, written

from mgpusim.accuracy import metrics
from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.arch.load import load_gpu
from mgpusim.cost.launch import as_measured
from mgpusim.files import write_atomic
from mgpusim.session import Session
from mgpusim.trace.trace import launch_key
from mgpusim.workload.corpus import Corpus, Measurement, read_corpus

CONTROL = {"train": "../../h200/train.json.gz", "blind": "../../blind/h200.json.gz"}
FEWEST = 5
"""Launches of a group for its figures to be told."""

KEPT = ("end_to_end_ns", "queue_ns", "enqueue_ns", "span_ns", "sum_ns")


def figures(corpora: list[Corpus]) -> dict[str, Any]:
    """Return what is kept of a network that was measured once or more."""
    launches = []
    for items in zip(*(corpus.launches for corpus in corpora), strict=True):
        one = items[0]
        if any((item.kernel, item.launch) != (one.kernel, one.launch) for item in items):
            raise ValueError(f"{one.kernel}: the runs are of different launches")
        launches.append({
            "kernel": one.kernel, "source_sha": checksum(one.launch), "global": list(one.launch.global_size),
            "local": list(one.launch.local_size or ()),
            "alone_ns": [[item.time_ns.median, item.time_ns.p10, item.time_ns.p90] for item in items],
            "in_order_ns": [[item.extra["in_order_ns"][key] for key in ("median", "p10", "p90")] for item in items],
        })  # fmt: skip
    networks = [corpus.extra["network"] for corpus in corpora]
    whole = {key: [network[key] for network in networks] for key in KEPT}
    errors = [max(network["error"].values()) for network in networks]
    return {**whole, "outputs_off": errors, "launches": launches}


def control(folder: Path, jobs: int) -> dict[str, Any]:
    """Return how long launches took here that were measured on an H200 before, and how far predictions of it are off.

    By corpus and what the analytic engine says they are bound by; no single launch of the blind suite is told.
    """
    groups: dict[tuple[str, str], list[tuple[float, float, float, float]]] = {}
    gpu = as_measured(load_gpu(GPU), "back to back")
    for name, before in CONTROL.items():
        corpora = [read_corpus(folder / f"{name}{run}.json.gz") for run in ("", "_repeat")]
        known = {key_of(item): item.time_ns.median / 1e3 for item in read_corpus(HERE / before).launches}
        said = predict_all([item.launch for item in corpora[0].launches], gpu, ENGINES, session=Session(jobs=jobs))
        for items, found in zip(zip(*(c.launches for c in corpora), strict=True), said, strict=True):
            if isinstance(found, Refusal) or key_of(items[0]) not in known:
                continue
            costs = found["analytic"].breakdown_us
            us = sum(item.time_ns.median for item in items) / len(items) / 1e3
            row = known[key_of(items[0])], us, *(found[engine].latency_us for engine in ENGINES)
            for bound in ("all", max(costs, key=lambda cost: costs[cost])):
                groups.setdefault((name, bound), []).append(row)
    rows = []
    for (name, bound), group in sorted(groups.items()):
        if len(group) < FEWEST:
            continue
        before, here, *said = (list(column) for column in zip(*group, strict=True))
        row = {"of": name, "bound": bound, "launches": len(group), "h100_over_h200": round(metrics.bias(before, here) or 0.0, 3)}
        for engine, times in zip(ENGINES, said, strict=True):
            pair = [round(metrics.mape(measured, times) or 0.0, 4) for measured in (before, here)]
            row |= {f"{engine}_off_h200": pair[0], f"{engine}_off_h100": pair[1]}
        rows.append(row)
    ours = [read_corpus(folder / f"ours_squeezenet{run}.json.gz") for run in ("", "_repeat")]
    keys = {"in_order_us": "sum_ns", "end_to_end_us": "end_to_end_ns"}
    whole = {name: [corpus.extra["network"][key]["median"] / 1e3 for corpus in ours] for name, key in keys.items()}
    return {"schema": SCHEMA, "groups": rows, "squeezenet_v1_1 tflite-gpu": whole}


def key_of(item: Measurement) -> str:
    """Return what makes a launch the same in two corpora."""
    return f"{item.kernel} {launch_key(item.launch)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--control", action="store_true")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    if asked.control:
        document = control(asked.folders[0], asked.jobs)
        write_atomic(asked.output, written(document).encode())
        return
    networks, about = {}, {}
    for name in NETWORKS:
        corpora = [read_corpus(folder / f"{name}{run}.json.gz") for folder in asked.folders for run in ("", "_repeat")]
        networks[name] = figures(corpora)
        device = {key: value for key, value in corpora[0].device.items() if key != "extensions"}
        about = {"device": device, "protocol": {k: v for k, v in corpora[0].protocol.items() if k != "reference_ns"}}
    document = {"schema": SCHEMA, **about, "networks": networks}
    write_atomic(asked.output, gzip.compress((json.dumps(document) + "\n").encode(), mtime=0))


if __name__ == "__main__":
    main()
