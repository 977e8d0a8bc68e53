"""Predict the measured rows of networks with the analytic engine: `python predict.py`.

It goes on where it was stopped: what predicted.json holds is kept, unless `--anew` is given (kernels come from the disk cache).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rows import PREDICTED, Case, case_of, read_rows  # beside this file

from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.version import __version__

TOP = 8
"""Layers of a network that are kept, the longest first."""


def cases() -> list[Case]:
    """Return what is to be predicted, each once: first what the libraries' own profiles say."""
    found = [case for case in map(case_of, read_rows()) if isinstance(case, Case)]
    return sorted(dict.fromkeys(found), key=lambda case: not case.own)


def kept(found: NetworkPrediction, seconds: float) -> dict[str, Any]:
    """Return what the report reads of a prediction: times in us, GFLOP/s, and shares of the run."""
    low, high = found.interval_us
    layers = sorted((layer for layer in found.layers if layer.kind == "kernel"), key=lambda layer: -layer.time_us)
    by_operator: dict[str, list[float]] = {}
    for layer in found.layers:
        row = by_operator.setdefault(layer.operator, [0, 0.0, 0.0])
        row[0] += 1
        row[1] += layer.time_us
        row[2] += layer.macs
    return {
        "ms": round(found.latency_us / 1e3, 4), "low_ms": round(low / 1e3, 4), "high_ms": round(high / 1e3, 4),
        "kernels": found.n_kernels, "kernels_us": round(found.kernels_us, 1), "gaps_us": round(found.gaps_us, 1),
        "host_bound_us": round(found.host_bound_us, 1), "copies_us": round(found.copies_us, 1), "cpu_us": round(found.cpu_us, 1),
        "macs": found.macs, "precision": found.precision,
        "by_operator": {
            name: {"count": n, "us": round(us, 1), "macs": macs}
            for name, (n, us, macs) in sorted(by_operator.items(), key=lambda item: -item[1][1])
        },
        "layers": [
            {
                "name": layer.name, "variant": layer.variant, "us": round(layer.time_us, 1), "gflops": round(layer.gflops, 1),
                "gb_per_s": round(layer.gb_per_s, 2), "bound": layer.bound, "global": list(layer.global_size),
                "local": list(layer.local) if layer.local else None,
            }
            for layer in layers[:TOP]
        ],
        "seconds": round(seconds, 1),
    }  # fmt: skip


def predicted(case: Case) -> dict[str, Any]:
    """Return the prediction of a case, or why there is none."""
    start = time.monotonic()
    try:
        found = network(
            case.network, case.gpu, case.profile, precision=case.precision, resolution=case.resolution, recorded=case.recorded,
        )  # fmt: skip
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    return kept(found, time.monotonic() - start)


def stored(path: Path = PREDICTED) -> dict[str, Any]:
    """Return the cases that a file of predictions holds."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["cases"] if path.is_file() else {}
    return found


def main(about: str | None, path: Path, schema: str, known: Iterable[Any], predict: Callable[[Any], dict[str, Any]]) -> None:
    """Predict cases, which have a `key`, and write the file behind each: another process may have written others."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--anew", action="store_true", help="predict all again")
    parser.add_argument("--only", default="", help="cases whose name holds this")
    asked = parser.parse_args()
    if asked.anew:
        path.unlink(missing_ok=True)
    for case in dict.fromkeys(known):
        if asked.only not in case.key or case.key in stored(path):
            continue
        found = predict(case)
        document: dict[str, Any] = {"schema": schema, "version": __version__, "engine": "analytic"}
        document["cases"] = stored(path) | {case.key: found}
        write_atomic(path, (json.dumps(document, indent=1) + "\n").encode())
        print(case.key, found.get("ms", found.get("error")), found.get("seconds"), flush=True)


if __name__ == "__main__":
    main(__doc__, PREDICTED, "mgpusim.networks/1", cases(), predicted)
