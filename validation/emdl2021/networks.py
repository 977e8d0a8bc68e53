"""Predict the paper's six networks through MNN on an Adreno 650, kept in networks.json: `python networks.py`.

Alone, in batches, in copies side by side whose kernels are fused, and with independent kernels of one network fused. What is
there is kept, so that a run that was stopped goes on. The profile is that of a later MNN, the precision its benchmark's: half.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
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
from mgpusim.nn.asked import as_case  # noqa: E402
from mgpusim.nn.fusing import fuse_network  # noqa: E402
from mgpusim.nn.graph import Graph, Operator  # noqa: E402
from mgpusim.nn.predict import as_network, chosen_steps, predict_plan  # noqa: E402

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


def side_by_side(graph: Graph, copies: int) -> Graph:
    """Return copies of a network as one, their operators in turns, so that no copy waits for the memory of another."""

    def name(of: str, i: int) -> str:
        return f"{of}@{i}" if of else ""

    def copied(operator: Operator, i: int) -> Operator:
        inputs, outputs = (tuple(name(of, i) for of in names) for names in (operator.inputs, operator.outputs))
        origin = tuple(name(of, i) for of in operator.origin)
        return msgspec.structs.replace(operator, name=name(operator.name, i), inputs=inputs, outputs=outputs, origin=origin)

    every = range(copies)
    tensors = {
        name(of, i): msgspec.structs.replace(tensor, name=name(of, i)) for of, tensor in graph.tensors.items() for i in every
    }
    return msgspec.structs.replace(
        graph, name=f"{graph.name} x{copies}", tensors=tensors,
        operators=tuple(copied(o, i) for o in graph.operators for i in every),
        inputs=tuple(name(of, i) for i in every for of in graph.inputs),
        outputs=tuple(name(of, i) for i in every for of in graph.outputs),
    ).checked()  # fmt: skip


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


def fused(network: str | Graph, size: int) -> dict[str, Any]:
    """Return the latency with kernels one by one, and with independent ones fused in groups of up to `size`."""
    found = fuse_network(as_case(network, LIBRARY, precision=PRECISION), ADRENO, size=size)
    return {
        "ms": round(found.latency_us / 1e3, 4), "fused_ms": round(found.fused_us / 1e3, 4), "launches": found.launches,
        "fused_launches": found.fused_launches, "groups": len(found.groups), "refused": len(found.refused),
    }  # fmt: skip


def wanted() -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """Yield what is to be predicted: key and how."""
    mobile = NETWORKS[:3]
    yield from ((f"{name} alone", partial(alone, name)) for name in NETWORKS)
    for name, n in chain(((name, 2) for name in mobile), ((name, 3) for name in mobile), (("squeezenet_v1_0", 2),)):
        yield f"{name} copies {n}", lambda name=name, n=n: fused(side_by_side(as_network(name), n), n)
    yield from ((f"{name} branches", partial(fused, name, 3)) for name in ("squeezenet_v1_0", "inception_v3"))
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
