"""Launches of the sub-group kernels beside this file, as a suite for `mgpusim measure`: `python suite.py -o suite.json.gz`."""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.files import write_atomic
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch, launch_from_dict

SOURCE = Path(__file__).with_name("sub_groups.cl")
LOCALS = (32, 64, 128, 256, 512)
WARP = 32


def buffer(dtype: str, count: int, access: str) -> dict[str, Any]:
    """Return a buffer argument."""
    return {"buffer": {"dtype": dtype, "count": count, "init": "uniform" if access == "read" else "zeros", "access": access}}


def number(value: int) -> dict[str, Any]:
    """Return a uint argument."""
    return {"scalar": {"dtype": "uint32", "value": value}}


def cases() -> Iterator[tuple[str, str, int, list[dict[str, Any]], dict[str, Any]]]:
    """Yield (kernel, options, work items, arguments, size) of every problem."""
    for items in (1 << 14, 1 << 17, 1 << 20):
        for per in (4, 16):
            args = [buffer("float32", items * per, "read"), buffer("float32", items // WARP, "write")]
            yield "total", f"-DPER={per}", items, args, {"items": items, "per": per}
    for rows, cols in ((512, 1024), (4096, 256), (16384, 512)):
        both = [buffer("float32", rows * cols, access) for access in ("read", "write")]
        for name in ("softmax_rows", "scan_rows", "layer_norm"):
            yield name, "-DPER=1", rows * WARP, [*both, number(cols)], {"rows": rows, "cols": cols}
        args = [both[0], buffer("float32", cols, "read"), buffer("float32", rows, "write"), number(cols)]
        yield "matvec", "-DPER=1", rows * WARP, args, {"rows": rows, "cols": cols}
    for m, k, n in ((64, 256, 128), (256, 256, 256), (512, 512, 512)):
        matrices = [buffer("float32", a * b, access) for a, b, access in ((m, k, "read"), (k, n, "read"), (m, n, "write"))]
        yield "matmul", "-DPER=1", m * n, [*matrices, number(k), number(n)], {"m": m, "k": k, "n": n}
    for items in (1 << 15, 1 << 19, 1 << 22):
        both = [buffer("float32", items, access) for access in ("read", "write")]
        yield "sort_lanes", "-DPER=1", items, both, {"items": items}
        yield "count_above", "-DPER=1", items, [both[0], buffer("uint32", items // 4, "write")], {"items": items}
        yield "smooth", "-DPER=1", items, [*both, number(32)], {"items": items, "rounds": 32}
        yield "compact", "-DPER=1", items, [*both, buffer("uint32", items // WARP, "write")], {"items": items}
    for name in ("chain", "chains"):
        for items in (512, 1 << 18):
            for rounds in (256, 1024):
                args = [buffer("uint32", items, "write"), number(rounds)]
                yield name, "-DPER=1", items, args, {"items": items, "rounds": rounds}


def launches() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Yield every work-group shape of every problem; tags hold the kernel and the size."""
    text = SOURCE.read_text(encoding="utf-8")
    for name, options, items, args, size in cases():
        for local in LOCALS:
            table = {"source": text, "entry": name, "options": options, "global": [items], "local": [local], "args": args}
            yield f"{name} {options}", launch_from_dict(table), {"tags": {"family": name, **size}}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    write_atomic(parser.parse_args().output, gzip.compress(encode(suite_of(launches())), mtime=0))
