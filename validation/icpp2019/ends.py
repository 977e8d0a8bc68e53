"""Predict the ends of ICPP'19's detectors into ends.json, and go on where it stopped: `python ends.py [--anew] [--only TEXT]`.

An end is what stands behind the convolutions: default boxes, decoding, sorting and suppression. It is predicted by itself, from
tensors that lie on the GPU, with each of three profiles. In one queue, launches follow each other: a network whose end is another
takes what the ends differ by. So one prediction of its convolutions serves all three.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "networks")]

from cases import DEVICES, NETWORKS, SIZES, Row, read_rows  # noqa: E402
from predict import kept, main  # noqa: E402  (of ../networks)

from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.nn.graphs.graph import Graph  # noqa: E402
from mgpusim.nn.graphs.operators import HOST_KINDS  # noqa: E402
from mgpusim.nn.running.predict import network  # noqa: E402
from mgpusim.nn.zoo import network as zoo_network  # noqa: E402

FIGURES = HERE / "ends.json"
PROFILES = {"cpu": str(HERE / "tvm-2018-cpu-vision.toml"), "naive": str(HERE / "tvm-naive-vision.toml"), "optimized": "tvm-2018"}
"""By the way in which an end is computed. Nothing in it depends on the convolutions of a profile."""


@dataclass(frozen=True)
class End:
    """The end of a network of the zoo with an input of a side, on a preset, in one of the ways of PROFILES."""

    network: str
    resolution: int
    gpu: str
    way: str

    @property
    def key(self) -> str:
        return f"{self.network}@{self.resolution} {self.gpu} {self.way}"


def end_of(row: Row, way: str) -> End:
    """Return the end of a row of Table 4."""
    return End(NETWORKS[row.network], SIZES[row.device], DEVICES[row.device], way)


def ends() -> Iterator[End]:
    """Return what is predicted."""
    for row in (r for r in read_rows() if r.kind == "vision"):
        for way in PROFILES:
            yield end_of(row, way)


def end_graph(name: str, resolution: int) -> Graph:
    """Return the end of a network of the zoo, whose inputs lie on the GPU."""
    graph = zoo_network(name, resolution=resolution)
    made: set[str] = set()
    operators = []
    for operator in graph.operators:
        if operator.kind in HOST_KINDS or made.intersection(operator.inputs):
            operators.append(operator)
            made.update(operator.outputs)
    read = {x for one in operators for x in one.inputs if x and x not in made and not graph.tensors[x].constant}
    inputs = tuple(sorted(read))
    named = {name for one in operators for name in (*one.inputs, *one.outputs) if name}
    tensors = {name: tensor for name, tensor in graph.tensors.items() if name in named}
    return msgspec.structs.replace(
        graph, name=f"end of {graph.name}", operators=tuple(operators), tensors=tensors, inputs=inputs, resident=inputs,
        outputs=tuple(name for name in graph.outputs if name in made),
    ).checked()  # fmt: skip


def predicted(end: End) -> dict[str, Any]:
    """Return the prediction of an end, or why there is none."""
    start = time.monotonic()
    try:
        found = network(end_graph(end.network, end.resolution), end.gpu, PROFILES[end.way], precision="F32")
    except MgpusimError as error:
        return {"error": str(error).splitlines()[0]}
    return kept(found, time.monotonic() - start)


if __name__ == "__main__":
    main(__doc__, FIGURES, "mgpusim.icpp2019.ends/1", ends(), predicted)
