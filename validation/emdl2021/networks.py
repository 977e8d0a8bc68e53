"""Predict the paper's six networks through MNN on an Adreno 650, kept in networks.json: `python networks.py`.

Alone, in batches, in copies whose kernels are fused, and with independent kernels of one network fused. What is
there is kept, so that a run that was stopped goes on. The profile is that of a later MNN, the precision its benchmark's: half.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.append(str(HERE.parent / "networks"))

from operators import GPU  # noqa: E402
from utilization import busy  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.changing.fusion import fuse_networks  # noqa: E402
from mgpusim.nn.running.case import as_case  # noqa: E402
from mgpusim.nn.running.chosen import chosen_steps  # noqa: E402
from mgpusim.nn.running.predict import predict_plan  # noqa: E402

STORE = HERE / "networks.json"
SCHEMA = "mgpusim.parallelfusion-networks/1"
NETWORKS = ("mobilenet_v2", "mobilenet_v1", "deeplab_v3", "squeezenet_v1_0", "resnet50_v2", "inception_v3")
"""Table 1; DeepLab-V3 at 257 x 257. The version of ResNet is not said: 3.87 GFLOP and 25.56 M weights are those of 50 layers."""
LIBRARY, PRECISION = "mnn", "F16"
BATCHES = (5, 8)
COPIES = (2, 3)
ADRENO = load_gpu(GPU)


def stored() -> dict[str, Any]:
    """Return what is known, by key."""
    found: dict[str, Any] = json.loads(STORE.read_text(encoding="utf-8"))["cases"] if STORE.is_file() else {}
    return found


def alone(name: str) -> dict[str, Any]:
    """Return latency, busy units, and the multiply-accumulates of each launch that computes an operator."""
    case = as_case(name, LIBRARY, precision=PRECISION)
    steps = chosen_steps(plan := case.plan(ADRENO))
    found = predict_plan(case.graph, msgspec.structs.replace(plan, steps=steps))
    work = [layer.macs for layer in found.layers if layer.kind == "kernel" and layer.operators]
    return {"ms": round(found.latency_us / 1e3, 4), "busy": busy(found, steps, ADRENO), "macs": work}


def batch(name: str, n: int) -> dict[str, Any]:
    """Return the latency of n images at once."""
    case = as_case(name, LIBRARY, precision=PRECISION, batch=n)
    return {"ms": round(predict_plan(case.graph, case.plan(ADRENO)).latency_us / 1e3, 4)}


def fused(name: str, copies: int, size: int) -> dict[str, Any]:
    """Return the latency of copies one after the other, and of one run with kernels fused, up to `size` in a group."""
    found = fuse_networks(as_case(name, LIBRARY, precision=PRECISION), ADRENO, copies=copies, size=size)
    return {
        "ms": round(found.before_us / 1e3, 4), "fused_ms": round(found.after_us / 1e3, 4), "launches": found.launches,
        "fused_launches": found.fused_launches, "groups": len(found.groups), "refused": len(found.refused), "exact": found.exact,
        "apart_b": found.apart_b, "memory_b": found.memory_b,
    }  # fmt: skip


def wanted() -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """Yield what is to be predicted: key and how."""
    yield from ((f"{name} alone", partial(alone, name)) for name in NETWORKS)
    yield from ((f"{name} branches", partial(fused, name, 1, 3)) for name in NETWORKS)
    yield from ((f"{name} copies {n}", partial(fused, name, n, n)) for n in COPIES for name in NETWORKS)
    yield from ((f"{name} batch {n}", partial(batch, name, n)) for n in BATCHES for name in NETWORKS)


def main(only: list[str]) -> None:
    order = [key for key, _ in wanted()]
    for key, make in wanted():
        if key in stored() or (only and not any(word in key for word in only)):
            continue
        begun = time.monotonic()
        try:
            found = make()
        except MgpusimError as error:
            found = {"error": str(error).splitlines()[0]}
        every = stored() | {key: found}
        document = {"schema": SCHEMA, "gpu": GPU, "library": LIBRARY, "precision": PRECISION}
        document["cases"] = {key: every[key] for key in order if key in every}
        write_atomic(STORE, (json.dumps(document, indent=1) + "\n").encode())
        shown = {name: value for name, value in found.items() if name != "macs"}
        print(key, shown, f"{time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
