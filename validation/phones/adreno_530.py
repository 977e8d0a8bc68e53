"""The launches measured on an Adreno 530: `python adreno_530.py --sources FOLDER` writes predicted/adreno_530.json.

The kernels are made by a generator, not kept as files: moskewcz/boda at 27ec86e, templates test/rtc/*.cucl, filled in by
src/cnn_codegen.cc. FOLDER has what it made: `launches.json`, one launch file's table a row in the order of adreno_530.csv, with
`kernel` the name of a .cl file beside it. Rows with the same source and sizes are predicted once, in the order of the names of
their sources. Whatever is done of them is a sample of all. `--kept FILE` keeps what is done, and goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.estimate import estimate
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.version import __version__
from mgpusim.workload.launch import Launch, launch_from_dict

HERE = Path(__file__).resolve().parent
ENGINES = ("analytic", "event")
GPU = "adreno-530"
CLOCK = {"clock.gpu_hz": "624 MHz"}
"""The operating point of the Snapdragon 820; the preset's is that of the 821."""
KEYS = ("kernel", "entry", "options", "global", "local", "args")
EACH = 10
"""One distinct launch of so many is predicted with each mechanism off."""
MECHANISMS: dict[str, tuple[dict[str, str], str]] = {
    "one group a core": ({"core.max_groups": "16"}, "As many groups on a core as its wave slots hold."),
    "double waves": ({"core.warp_sizes": "[32]"}, "Waves of 32."),
    "register pool": ({"registers.file_vec4": "48"}, "48 vec4 registers instead of 64."),
    "local memory by items": ({"local.items_per_cycle": "1000"}, "Bytes and banks alone limit local memory."),
    "buffers by items": (
        {"core.load_items_per_cycle": "1000", "core.load_b_per_cycle": "100000"}, "Lines alone count on the way to buffers."),
    "barriers": ({"core.ops.barrier.latency_cycles": "20"}, "A barrier takes 20 cycles."),
    "phases add up": ({"model.phase_norm": "2"}, "Analytic engine: what pipes take and what warps wait for overlap."),
    "scratch": ({"registers.promoted_b": "65536"}, "Private arrays are in registers, however large they are."),
    "scratch by items": ({"registers.scratch_request_b": "4"}, "Words in scratch memory are joined over the items of a wave."),
}  # fmt: skip


def read_rows() -> list[dict[str, str]]:
    """Return the measured rows."""
    with (HERE / "adreno_530.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _figures(launch: Launch, gpu: GpuSpec, engine: str) -> dict[str, Any]:
    try:
        found = predict(launch, gpu, engine)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    low, high = found.interval_us
    return {"ms": found.latency_us / 1e3, "low_ms": low / 1e3, "high_ms": high / 1e3, "bound": found.bound}


def _without(launch: Launch) -> dict[str, dict[str, float]]:
    out: dict[str, dict[str, float]] = {}
    for name, (overrides, _) in MECHANISMS.items():
        try:
            gpu = load_gpu(GPU, {**CLOCK, **overrides})
            out[name] = {engine: estimate(launch, gpu, engine).latency_us / 1e3 for engine in ENGINES}
        except MgpusimError:
            continue
    return out


def figures_of(launch: Launch, *, without: bool) -> dict[str, Any]:
    """Return what both engines say of a launch and, if asked for, what they say with each mechanism off."""
    gpu = load_gpu(GPU, CLOCK)
    said: dict[str, Any] = {engine: _figures(launch, gpu, engine) for engine in ENGINES}
    return said | ({"without": _without(launch)} if without else {})


def _kept(path: Path | None) -> dict[str, dict[str, Any]]:
    """Return the figures by source that a run kept before it was stopped; the line that it was writing is left out."""
    if path is None or not path.is_file():
        return {}
    lines = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    return {said["source"]: said["figures"] for said in map(json.loads, lines)}


def _each_source(rows: list[dict[str, str]], tables: list[dict[str, Any]]) -> Iterator[tuple[dict[str, str], dict[str, Any]]]:
    """Yield the first row of each source and its launch, in the order of the names of the sources."""
    first: dict[str, tuple[dict[str, str], dict[str, Any]]] = {}
    for row, table in zip(rows, tables, strict=True):
        first.setdefault(row["source"], (row, table))
    return (first[source] for source in sorted(first))


def document(rows: list[dict[str, str]], found: Mapping[str, Mapping[str, Any]], version: str) -> dict[str, Any]:
    """Return the document of README.md; `found` holds the figures by the `source` of a row, one that is missing is left out."""
    kept = []
    for row in rows:
        if row["source"] not in found:
            continue
        said = {key: row[key] for key in ("set", "group", "kernel", "note")}
        sizes = {"global": [int(row["global"])], "local": [int(row["local"])], "measured_ms": float(row["ms"])}
        figures = json.loads(json.dumps(found[row["source"]]), parse_float=lambda text: round(float(text), 4))
        kept.append(said | sizes | figures)
    mechanisms = {name: {"overrides": overrides, "says": says} for name, (overrides, says) in MECHANISMS.items()}
    return {
        "schema": "mgpusim.phones/1", "device": "Adreno 530 of a Snapdragon 820 at 624 MHz", "gpu": GPU, "version": version,
        "sources": "moskewcz/boda at 27ec86e", "mechanisms": mechanisms, "rows": kept,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Predict the rows of an Adreno 530.")
    parser.add_argument("--sources", type=Path, required=True, help="a folder with launches.json and the kernels it names")
    parser.add_argument("--before", metavar="VERSION", help="write the file of the version from before the mechanisms")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="keep what is done in FILE, and go on from it if it is there")
    asked = parser.parse_args()
    try:
        launches = json.loads((asked.sources / "launches.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        parser.error(f"--sources: {asked.sources / 'launches.json'} cannot be read ({error}); expected what the generator made")
    rows = read_rows()
    if len(launches) != len(rows):
        parser.error(f"--sources: got {len(launches)} launches, expected one for each of the {len(rows)} rows of adreno_530.csv")
    found = _kept(asked.kept)
    for number, (row, table) in enumerate(_each_source(rows, launches)):
        if row["source"] in found:
            continue
        launch = launch_from_dict({key: table[key] for key in KEYS}, asked.sources)
        found[row["source"]] = figures_of(launch, without=not asked.before and number % EACH == 0)
        if asked.kept:
            with asked.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"source": row["source"], "figures": found[row["source"]]}) + "\n")
        print(row["kernel"], row["note"], row["ms"], *(found[row["source"]][e].get("ms") for e in ENGINES), flush=True)
    path = HERE / "predicted" / f"adreno_530{'.before' if asked.before else ''}.json"
    path.parent.mkdir(exist_ok=True)
    write_atomic(path, (json.dumps(document(rows, found, asked.before or __version__), indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
