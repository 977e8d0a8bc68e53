"""Predicts the measured rows of a device with both engines, and with each mechanism off; the format is in README.md."""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mgpusim.arch.load import load_gpu, override_text
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.version import __version__
from mgpusim.workload.launch import Launch

__all__ = ["ENGINES", "Device", "Mechanism", "Row", "main", "read_rows", "stored"]

HERE = Path(__file__).resolve().parent
PREDICTED = HERE / "predicted"
ENGINES = ("analytic", "event")


@dataclass(frozen=True)
class Row:
    """A measured launch; `ms` is what the source says, `note` tells rows of one kernel and local size apart."""

    set: str
    group: str
    kernel: str
    note: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    ms: float


@dataclass(frozen=True)
class Mechanism:
    """What a model can do without: `off` are the overrides of the preset that switch it off."""

    says: str
    off: Mapping[str, object]
    engines: tuple[str, ...] = ENGINES
    sets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Device:
    """Where rows were measured: `launch_of` makes a row's launch from a checkout of the sources.

    `mechanisms` says by name what is switched off, by what overrides of the preset, for which engines, and in which sets (all
    where none is named). `host_timed` adds `launch.enqueue_s`.
    """

    name: str
    title: str
    gpu: str
    sources: str
    launch_of: Callable[[Path, Row], Launch]
    mechanisms: Mapping[str, Mechanism] = field(default_factory=dict)
    host_timed: bool = True


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("x"))


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a device's CSV file."""
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Row(r["set"], r["group"], r["kernel"], r["note"], _sizes(r["global"]), _sizes(r["local"]), float(r["ms"]))
            for r in csv.DictReader(file)
        ]


def stored(name: str) -> dict[str, Any] | None:
    """Return what is kept of a device's predictions: `name` is that of the device, or with ".before"."""
    path = PREDICTED / f"{name}.json"
    found: dict[str, Any] | None = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
    return found


def _one(launch: Launch, gpu: GpuSpec, engine: str, beside_ms: float) -> dict[str, Any]:
    try:
        found = predict(launch, gpu, engine)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    low, high = found.interval_us
    figures = {"ms": found.latency_us, "low_ms": low, "high_ms": high}
    return {name: round(us / 1e3 + beside_ms, 4) for name, us in figures.items()} | {"bound": found.bound}


def _without(launch: Launch, gpu: GpuSpec, beside_ms: float, engines: tuple[str, ...]) -> dict[str, float]:
    try:
        return {e: round(estimate(launch, gpu, e).latency_us / 1e3 + beside_ms, 4) for e in engines}
    except MgpusimError:
        return {}


def _texts(what: Mechanism) -> dict[str, str]:
    return {path: override_text(value) for path, value in what.off.items()}


def _predicted(device: Device, rows: Iterable[Row], sources: Path, version: str) -> dict[str, Any]:
    gpu = load_gpu(device.gpu)
    off = {name: load_gpu(device.gpu, _texts(said)) for name, said in device.mechanisms.items()}
    beside_ms = gpu.launch.enqueue_s * 1e3 if device.host_timed else 0.0
    found = []
    for row in rows:
        launch = device.launch_of(sources, row)
        said: dict[str, Any] = {
            "set": row.set, "group": row.group, "kernel": row.kernel, "note": row.note,
            "global": list(row.global_size), "local": list(row.local_size), "measured_ms": row.ms,
        }  # fmt: skip
        said |= {engine: _one(launch, gpu, engine, beside_ms) for engine in ENGINES}
        said["without"] = {}
        for name, other in off.items():
            what = device.mechanisms[name]
            if not what.sets or row.set in what.sets:
                said["without"][name] = _without(launch, other, beside_ms, what.engines)
        found.append(said)
        print(row.kernel, row.note, "x".join(map(str, row.local_size)), row.ms, *(said[e].get("ms") for e in ENGINES), flush=True)
    mechanisms = {name: {"overrides": _texts(what), "says": what.says} for name, what in device.mechanisms.items()}
    return {
        "schema": "mgpusim.phones/1", "device": device.title, "gpu": device.gpu, "version": version, "sources": device.sources,
        "mechanisms": mechanisms, "rows": found,
    }  # fmt: skip


def main(device: Device) -> None:
    """Predict the rows of a device: the command line of its script."""
    parser = argparse.ArgumentParser(description=f"Predict the rows of {device.title}.")
    parser.add_argument("--sources", type=Path, required=True, help=f"a checkout of {device.sources}")
    parser.add_argument("--before", metavar="VERSION", help="write the file of the version from before the mechanisms")
    parser.add_argument("--only", default="", help="rows of one set")
    asked = parser.parse_args()
    if not asked.sources.is_dir():
        parser.error(f"--sources: no folder {asked.sources}; expected a checkout of {device.sources}")
    rows = [row for row in read_rows(HERE / f"{device.name}.csv") if asked.only in row.set]
    document = _predicted(device, rows, asked.sources, asked.before or __version__)
    if asked.only:
        return  # a look at some rows: nothing is kept
    PREDICTED.mkdir(exist_ok=True)
    path = PREDICTED / f"{device.name}{'.before' if asked.before else ''}.json"
    write_atomic(path, (json.dumps(document, indent=1) + "\n").encode())
