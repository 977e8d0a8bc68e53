"""Predicts the networks that `lower.py` wrote, by both engines, and writes predicted.json: figures alone, no kernel's source.

    python predict.py FOLDER [--card h200|h100] [--only NAME] [--jobs N]

Each launch alone, with warm caches as it is measured; and the network's run. It goes on where it was stopped. For an H100 it is
the H200's preset with the H100's memory bandwidth, and the file is predicted_h100.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import re
import time
from pathlib import Path
from typing import Any

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.fitting.networks import predicted_run
from mgpusim.calibrate.measuring.network_run import in_run_order
from mgpusim.calibrate.measuring.runner import DEFAULTS, read_json
from mgpusim.cost.launch import as_measured
from mgpusim.files import write_atomic
from mgpusim.session import Session
from mgpusim.version import __version__
from mgpusim.workload.corpus import Corpus, corpus_from_dict
from mgpusim.workload.launch import Launch

HERE = Path(__file__).resolve().parent
CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "h200": ("predicted.json", {}),
    "h100": ("predicted_h100.json", {"dram.b_per_s": "3.35 TB/s"}),  # NVIDIA's H100 SXM datasheet; nothing else is changed
}
"""File of a card, and what of the preset is changed for it."""
SCHEMA = "mgpusim.networks-tvm/1"
GPU = "nvidia-h200"
ENGINES = ("analytic", "event")
NETWORKS = ("squeezenet", "shufflenet", "bvlc_alexnet", "inception_v1", "resnet50", "vgg19")


def as_run(suite: dict[str, Any]) -> Corpus:
    """Return a suite as the corpus that measuring it gives, with times that say nothing: a prediction reads none."""
    nothing = {"min": 1, "p10": 1, "median": 1.0, "p90": 1, "repeats": 1}
    plain = [{key: value for key, value in launch.items() if key != "seeds"} for launch in suite["launches"]]
    measured: list[dict[str, Any] | None] = [{**launch, "time_ns": nothing} for launch in plain]
    steps = suite["network"]["steps"]
    order = [nothing if step["kind"] == "launch" else None for step in steps]
    result = {"chosen": list(range(len(measured))), "in_order_ns": order, "end_to_end_ns": nothing, "queue_ns": nothing}
    document = {**suite, "protocol": {"order": DEFAULTS["order"]}, "launches": measured}
    return corpus_from_dict(in_run_order(document, measured, result))


def checksum(launch: Launch) -> str:
    """Return what names a kernel's source."""
    return hashlib.sha256(launch.text().encode()).hexdigest()[:16]


def stored(card: str = "h200") -> dict[str, Any]:
    """Return the cases of predicted.json, or of the other card's file."""
    path = HERE / CARDS[card][0]
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["cases"] if path.is_file() else {}
    return found


def case_of(corpus: Corpus, engine: str, jobs: int, card: str) -> dict[str, Any]:
    """Return what is predicted of a network, in microseconds."""
    begin = time.monotonic()
    gpu = as_measured(load_gpu(GPU, CARDS[card][1]), corpus.protocol.get("order"))
    alone, run = predicted_run(corpus, gpu, engine, session=Session(jobs=jobs))
    in_order = [step for step in run.steps if step.kind == "launch"]
    launches = []
    for item, one, step in zip(corpus.launches, alone, in_order, strict=True):
        bound = max((pair for pair in one.breakdown_us.items()), key=lambda pair: pair[1])[0]
        launches.append({
            "kernel": item.kernel, "source_sha": checksum(item.launch), "global": list(item.launch.global_size),
            "local": list(item.launch.local_size or ()), "alone_us": round(one.latency_us, 3),
            "in_order_us": round(step.time_us, 3), "bound": bound,
        })  # fmt: skip
    return {
        "end_to_end_us": round(run.total_us, 2), "alone_us": round(math.fsum(one.latency_us for one in alone), 2),
        "in_order_us": round(run.kernels_us, 2), "gaps_us": round(run.gaps_us, 2), "copies_us": round(run.copies_us, 2),
        "seconds": round(time.monotonic() - begin, 1), "launches": launches,
    }  # fmt: skip


def written(document: dict[str, Any]) -> str:
    """Return a document of cases with a line for each launch."""
    text = json.dumps(document, indent=1)
    return re.sub(r"\{[^{}]*\}", lambda row: re.sub(r"\s+", " ", row[0]).replace("[ ", "[").replace(" ]", "]"), text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="predict cases whose name holds this")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--card", choices=CARDS, default="h200")
    asked = parser.parse_args()
    path, overrides = CARDS[asked.card]
    for engine in ENGINES:
        for name in NETWORKS:
            key = f"{name} {engine}"
            if asked.only not in key or key in stored(asked.card):
                continue
            found = case_of(as_run(read_json(asked.folder / f"{name}.suite.json.gz")), engine, asked.jobs, asked.card)
            cases = stored(asked.card) | {key: found}
            about = {"schema": SCHEMA, "version": __version__, "gpu": GPU, "overrides": overrides, "precision": "F32"}
            document = {**about, "cases": cases}
            write_atomic(HERE / path, written(document).encode())
            print(key, found["alone_us"], found["in_order_us"], found["end_to_end_us"], found["seconds"], flush=True)


if __name__ == "__main__":
    main()
