"""Predict the networks of Romou's evaluation through the libraries beside it, kept in networks.json: `python networks.py`.

Section 5.2 names networks, libraries and precisions. Romou's compiler is not public: `romou.toml`, the best of this project's
templates with blocks and work groups chosen by time, stands for it. What is in the file is kept, so that a run that was
stopped goes on.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.running.case import as_network
from mgpusim.nn.running.predict import network
from mgpusim.nn.running.prediction import NetworkPrediction

HERE = Path(__file__).resolve().parent
STORE = HERE / "networks.json"
SCHEMA = "mgpusim.romou-networks/1"
NETWORKS = ("squeezenet_v1_0", "mobilenet_v1", "resnet18", "bert_ffn", "inception_v3")
"""The four networks, and the two fully connected layers of BERT."""
GPUS = ("adreno-640", "mali-g76-mp5", "adreno-630")
LIBRARIES = {
    "mace": ("mace-untuned-winograd4", "F32_F16"),
    "tflite": ("tflite-gpu-2.1", "F16"),
    "romou": ("romou", "F32_F16"),
    "tvm": ("tvm-mobile", "F32"),
}
"""Profile and precision of each: section 5.2. Of TVM no precision is said: its default. Romou's is that of listing 4."""
OPERATORS = ("conv2d", "fully_connected")


class Case(NamedTuple):
    """A network on a GPU through one of `LIBRARIES`."""

    network: str
    gpu: str
    library: str

    @property
    def key(self) -> str:
        return " ".join(self)


def cases() -> Iterator[Case]:
    """Yield what is to be predicted: small networks first, on all GPUs, Inception last."""
    for some in (NETWORKS[:-1], NETWORKS[-1:]):
        for gpu in GPUS:
            for name in some:
                for library in LIBRARIES:
                    yield Case(name, gpu, library)


def stored() -> dict[str, Any]:
    """Return what is known, by key."""
    found: dict[str, Any] = json.loads(STORE.read_text(encoding="utf-8"))["cases"] if STORE.is_file() else {}
    return found


def kind_of(operator: Operator) -> str:
    """Return the category of an operator in figure 13."""
    if operator.kind == "fully_connected":
        return "fc"
    if operator.attributes["groups"] > 1:
        return "dwconv"
    return {(1, 1): "conv1x1", (3, 3): "conv3x3"}.get(tuple(operator.attributes["kernel"]), "other conv")


def config_of(graph: Graph, operator: Operator) -> str:
    """Return what makes a configuration of an operator: shapes of input and weights, strides."""
    sizes = ["x".join(map(str, graph.tensors[name].shape)) for name in operator.inputs[:2]]
    return f"{kind_of(operator)} {' '.join(sizes)} s{operator.attributes.get('strides', [1])[0]}"


def kept(graph: Graph, found: NetworkPrediction, seconds: float) -> dict[str, Any]:
    """Return latency, and the kernels' time alone of each operator of the evaluation."""
    wanted = {o.name: o for o in graph.operators if o.kind in OPERATORS}
    rows: dict[str, dict[str, Any]] = {}
    for layer in found.layers:
        name = next((o for o in layer.operators if o in wanted), None)
        if name is None:
            continue
        new = {"kind": kind_of(wanted[name]), "config": config_of(graph, wanted[name]), "us": 0.0, "macs": 0}
        row = rows.setdefault(name, new)
        row["us"] = round(row["us"] + layer.alone_us, 3)
        row["macs"] = max(row["macs"], layer.macs)
    return {"ms": round(found.latency_us / 1e3, 4), "precision": found.precision, "operators": rows, "seconds": round(seconds, 1)}


def predicted(case: Case) -> dict[str, Any]:
    """Return the prediction of a case, or why there is none."""
    profile, precision = LIBRARIES[case.library]
    own = HERE / f"{profile}.toml"
    graph, start = as_network(case.network), time.monotonic()
    try:
        found = network(graph, case.gpu, str(own) if own.is_file() else profile, precision=precision)
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    return kept(graph, found, time.monotonic() - start)


def main(only: list[str]) -> None:
    for case in cases():
        if case.key in stored() or (only and not any(word in case.key for word in only)):
            continue
        found = predicted(case)
        every = stored() | {case.key: found}
        document = {"schema": SCHEMA, "cases": {c.key: every[c.key] for c in cases() if c.key in every}}
        write_atomic(STORE, (json.dumps(document, indent=1) + "\n").encode())
        print(case.key, found.get("ms", found.get("error")), found.get("seconds"), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
