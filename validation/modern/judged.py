"""Predicts launches of public kernels that were measured on GPUs of 2020 to 2026, and keeps them for `report.py`.

A file of predictions has each launch once, with the times of all rows that measured it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.version import __version__
from mgpusim.workload.launch import Launch

__all__ = ["ENGINES", "PREDICTED", "Case", "command"]

PREDICTED = Path(__file__).resolve().parent / "predicted"
ENGINES = ("analytic", "event")


@dataclass(frozen=True)
class Case:
    """A measured row: `us` is what the source says; rows of one `choice` are what somebody would choose among."""

    set: str
    choice: str
    kernel: str
    note: str
    us: float
    launch: Launch


def _predicted(launch: Launch, gpu: Any, engine: str) -> dict[str, Any]:
    try:
        found = predict(launch, gpu, engine)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    low, high = found.interval_us
    return {"us": round(found.latency_us, 2), "low_us": round(low, 2), "high_us": round(high, 2), "bound": found.bound}


def command(
    name: str, title: str, gpu_name: str, overrides: Mapping[str, str], source: str,
    cases: Callable[[Path, Path], Iterable[Case]],
) -> None:  # fmt: skip
    """Predict all cases with both engines and write predicted/NAME.json: the command line of a device's script."""
    parser = argparse.ArgumentParser(description=f"Predict what was measured on {title}.")
    parser.add_argument("--sources", type=Path, required=True, help=f"a checkout of {source}")
    parser.add_argument("--rows", type=Path, required=True, help="the measured rows, a CSV file")
    asked = parser.parse_args()
    for option, path in (("--sources", asked.sources), ("--rows", asked.rows)):
        if not path.exists():
            parser.error(f"{option}: no such file or folder {path}")
    same: dict[tuple[str, str, str, str], list[Case]] = defaultdict(list)
    for case in cases(asked.sources, asked.rows):
        same[case.set, case.choice, case.kernel, case.note].append(case)
    gpu, rows = load_gpu(gpu_name, overrides), []
    for (kind, choice, kernel, note), measured in same.items():
        row: dict[str, Any] = {
            "set": kind, "choice": choice, "kernel": kernel, "note": note,
            "measured_us": [round(case.us, 2) for case in measured],
        }  # fmt: skip
        row |= {engine: _predicted(measured[0].launch, gpu, engine) for engine in ENGINES}
        rows.append(row)
        print(kernel, note, median(row["measured_us"]), *(row[e].get("us", row[e].get("error")) for e in ENGINES), flush=True)
    document = {
        "schema": "mgpusim.judged/1", "device": title, "gpu": gpu_name, "overrides": dict(overrides), "version": __version__,
        "sources": source, "rows": rows,
    }  # fmt: skip
    PREDICTED.mkdir(exist_ok=True)
    write_atomic(PREDICTED / f"{name}.json", (json.dumps(document, indent=1) + "\n").encode())
