"""The kernels that the offline compilers were given: those of the H200's corpora, and every 30th member of its three spaces."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

__all__ = ["chosen"]

H200 = Path(__file__).parents[1] / "h200"
WHOLE = ("train.json.gz", "examples.json.gz")
SPACES = ("measured_gemm", "measured_conv1x1", "measured_conv3x3")
STEP = 30


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return found


def chosen() -> dict[str, dict[str, Any]]:
    """Return the kernels by name: each with its source, entry, options, and the local size its launches have most often."""
    out: dict[str, dict[str, Any]] = {}
    for path, step in [*((H200 / n, 1) for n in WHOLE), *((H200 / "spaces" / f"{n}.json.gz", STEP) for n in SPACES)]:
        corpus = read(path)
        locals_of: dict[str, list[tuple[int, ...]]] = {}
        for launch in corpus["launches"]:
            locals_of.setdefault(launch["kernel"], []).append(tuple(launch.get("local") or (64,)))
        for name in list(corpus["kernels"])[::step]:
            used = locals_of.get(name, [(64,)])
            out[name] = {**corpus["kernels"][name], "local": max(sorted(set(used)), key=used.count)}
    return out
