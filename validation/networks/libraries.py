"""Predict the networks of the development rows through all libraries on their GPUs: `python libraries.py` (libraries.json).

What predicted.json has is not predicted again, so that every pair of libraries that was measured is there from the start. It goes
on where it was stopped: small networks come first.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from predict import predicted  # beside this file
from predict import stored as predicted_rows
from rows import DEPLOYED, LIBRARIES, Case, case_of, read_rows

from mgpusim.files import write_atomic
from mgpusim.version import __version__

HERE = Path(__file__).resolve().parent
STORE = HERE / "libraries.json"
SCHEMA = "mgpusim.network-libraries/1"
ORDER = ("tflite-gpu", "mace", "tnn", "mnn", "ours", "tvm-2018", "paddle-lite")
"""Libraries of the matrix; quick to predict first."""
FIRST = ("mobilenet_v1", "mobilenet_v2", "squeezenet_v1_0", "resnet50_v1", "mobilenet_v3_small", "mobilenet_v3_large")
"""Networks to predict first."""
KEPT = ("ms", "low_ms", "high_ms", "kernels", "precision", "error")
DEFAULT = {"ours": "F16", "tflite-gpu": "F16"} | {profile: precision for profile, precision, own, _ in LIBRARIES.values() if own}
"""Precision of each profile: that of its rows, half for ours and the present delegate."""
Place = tuple[str, int | None, str]


def of_library(network: str, resolution: int | None, gpu: str, library: str) -> Case:
    """Return the prediction of a network through a library as its rows have it."""
    deployed = {(profile, name): path for (of, name), path in DEPLOYED.items() for profile in (LIBRARIES[of][0],)}
    return Case(network, resolution, gpu, deployed.get((library, network), library), DEFAULT[library], False, True)


def places() -> list[Place]:
    """Return (network, resolution, GPU) of the development rows: by network, then by libraries that are measured."""
    libraries: dict[Place, set[str]] = {}
    for row in read_rows():
        case = case_of(row)
        if isinstance(case, Case) and case.own and row.split == "dev" and not row.queue:
            libraries.setdefault((case.network, case.resolution, case.gpu), set()).add(row.library)
    at = {name: i for i, name in enumerate(FIRST)}
    return sorted(libraries, key=lambda place: (at.get(place[0], len(at)), -len(libraries[place])))


def cases() -> Iterator[Case]:
    """Yield the whole matrix: the first networks one by one through all libraries but the slowest to predict, then the others."""
    every = places()
    first, others = [p for p in every if p[0] in FIRST], [p for p in every if p[0] not in FIRST]
    yield from (of_library(*place, library) for place in first for library in ORDER[:-1])
    yield from (of_library(*place, library) for library in ORDER[:-1] for place in others)
    yield from (of_library(*place, ORDER[-1]) for place in (*first, *others))


def stored() -> dict[str, Any]:
    """Return what libraries.json holds."""
    found: dict[str, Any] = json.loads(STORE.read_text(encoding="utf-8"))["cases"] if STORE.is_file() else {}
    return found


def known() -> dict[str, Any]:
    """Return all that is predicted, of the rows and beyond."""
    return stored() | predicted_rows()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin nothing after so long")
    end = time.monotonic() + 60.0 * parser.parse_args().minutes
    order = [case.key for case in cases()]
    for case in cases():
        if case.key in known():
            continue
        if time.monotonic() > end:
            break
        found = predicted(case)
        every = stored() | {case.key: {name: found[name] for name in KEPT if name in found}}
        document: dict[str, Any] = {"schema": SCHEMA, "version": __version__, "engine": "analytic"}
        document["cases"] = {key: every[key] for key in order if key in every}
        write_atomic(STORE, (json.dumps(document, indent=1) + "\n").encode())
        print(case.key, found.get("ms", found.get("error")), found.get("seconds"), flush=True)


if __name__ == "__main__":
    main()
