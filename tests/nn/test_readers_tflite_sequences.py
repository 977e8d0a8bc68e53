"""TFLite operators of recurrent networks and language models: their form in the graph, and what they compute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.special import expit

from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.network_execution import run_plan
from tests.helpers.tflite_writer import TfliteWriter

Array = np.ndarray[Any, Any]
TANH = 4


def rand(*shape: int) -> Array:
    return (np.random.default_rng(len(shape) + sum(shape)).standard_normal(shape) * 0.5).astype(np.float32)


def read(tmp_path: Path, w: TfliteWriter, inputs: list[int], outputs: list[int]) -> Graph:
    path = tmp_path / "net.tflite"
    path.write_bytes(w.file(inputs, outputs))
    return read_network(path, values=True)


def on_gpu(graph: Graph, inputs: dict[str, Array], want: dict[str, Array], library: str = "ours") -> None:
    """Compare what numpy makes of a graph, and kernels on a GPU with nothing on the CPU."""
    for name, values in run_graph(graph, inputs).items():
        np.testing.assert_allclose(values, want[name], rtol=0, atol=1e-5)
    got, _ = run_plan(plan_network(graph, "mali-g76-mp5", library, precision="F32", strict=True), inputs)
    for name, values in want.items():
        np.testing.assert_allclose(got[name], values, rtol=0, atol=3e-5)


def steps_of(x: Array, weights: list[Array], recurrence: list[Array], bias: list[Array]) -> Array:
    """States (time, batch, hidden) of an LSTM that begins with zeros; gates are input, forget, cell, output."""
    h = c = np.zeros((x.shape[1], len(bias[0])))
    states = []
    for step in x:
        i, f, g, o = (step @ w.T + h @ r.T + b for w, r, b in zip(weights, recurrence, bias, strict=True))
        c = expit(f) * c + expit(i) * np.tanh(g)
        h = expit(o) * np.tanh(c)
        states.append(h)
    return np.stack(states)


def sequence(tmp_path: Path, batch: int, time_major: bool, clip: float = 0.0, peephole: bool = False) -> Graph:
    hidden, into, length = 8, 5, 3
    w = TfliteWriter()
    x = w.tensor("x", (length, batch, into) if time_major else (batch, length, into))
    weights = [w.constant(f"w{i}", rand(hidden, into) + 0.1 * i) for i in range(4)]
    recurrence = [w.constant(f"r{i}", rand(hidden, hidden) - 0.1 * i) for i in range(4)]
    bias = [w.constant(f"b{i}", rand(hidden) + 0.2 * i) for i in range(4)]
    states = [w.constant(name, np.zeros((batch, hidden), np.float32)) for name in ("state", "memory")]
    peepholes = [w.constant("p", rand(hidden)) if peephole else -1, -1, -1]
    y = w.tensor("y", (length, batch, hidden) if time_major else (batch, length, hidden))
    inputs = [x, *weights, *recurrence, *peepholes, *bias, -1, -1, *states]
    options = {0: ("i8", TANH), 1: ("f32", clip), 3: ("i8", int(time_major))}
    w.operator("UNIDIRECTIONAL_SEQUENCE_LSTM", inputs, [y], options)
    return read(tmp_path, w, [x], [y])


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize(("batch", "time_major"), [(1, False), (2, True), (2, False)])
def test_lstm_of_a_sequence(batch: int, time_major: bool, tmp_path: Path) -> None:
    graph = sequence(tmp_path, batch, time_major)
    x = rand(*graph.tensors["x"].shape)
    weights = [rand(8, 5) + np.float32(0.1 * i) for i in range(4)]
    recurrence = [rand(8, 8) - np.float32(0.1 * i) for i in range(4)]
    bias = [rand(8) + np.float32(0.2 * i) for i in range(4)]
    made = steps_of(x if time_major else x.swapaxes(0, 1), weights, recurrence, bias)
    on_gpu(graph, {"x": x}, {"y": made if time_major else made.swapaxes(0, 1)})


@pytest.mark.parametrize("more", [{"clip": 3.0}, {"peephole": True}])
def test_an_lstm_of_another_form_stays_on_the_cpu(more: dict[str, Any], tmp_path: Path) -> None:
    graph = sequence(tmp_path, 1, False, **more)
    assert [operator.kind for operator in graph.operators] == ["custom"]


@pytest.mark.parametrize("library", ["ours", "tflite-gpu"])
def test_a_step_of_an_lstm(library: str, tmp_path: Path) -> None:
    """Gates of the basic form are input, cell, forget, output, of the input and then the state."""
    hidden, into = 8, 4
    w = TfliteWriter()
    x, state, memory = (w.tensor(name, (2, size)) for name, size in (("x", into), ("h", hidden), ("c", hidden)))
    held = rand(4 * hidden, into + hidden), rand(4 * hidden)
    made = [w.tensor(name, (2, size)) for name, size in (("y", hidden), ("m", hidden), ("t", into + hidden), ("g", 4 * hidden))]
    w.operator(
        "LSTM", [x, state, w.constant("w", held[0]), w.constant("b", held[1]), memory], made, {0: ("i8", TANH), 3: ("i8", 1)}
    )
    graph = read(tmp_path, w, [x, state, memory], made[:2])
    given = {"x": rand(2, into), "h": rand(2, hidden), "c": rand(2, hidden) + 1}
    gates = np.concatenate([given["x"], given["h"]], axis=1) @ held[0].T + held[1]
    i, g, f, o = np.split(gates, 4, axis=1)
    kept = expit(f) * given["c"] + expit(i) * np.tanh(g)
    on_gpu(graph, given, {"y": expit(o) * np.tanh(kept), "m": kept}, library)


def test_rows_products_and_functions_of_a_transformer(tmp_path: Path) -> None:
    """A layer over rows whose output has two dimensions, a product of batches, and GELU in its two forms."""
    w = TfliteWriter()
    x = w.tensor("x", (1, 6, 16))
    held = rand(12, 16), rand(12)
    rows, wide = w.tensor("rows", (6, 12)), w.tensor("wide", (6, 12))
    w.operator("FULLY_CONNECTED", [x, w.constant("w", held[0]), w.constant("b", held[1])], [rows])
    w.operator("GELU", [rows], [wide], {0: ("i8", 1)})
    shaped, product, y = w.tensor("shaped", (2, 3, 12)), w.tensor("product", (2, 3, 3)), w.tensor("y", (2, 3, 3))
    w.operator("RESHAPE", [wide, w.constant("shape", np.array([2, 3, 12], np.int32))], [shaped])
    w.operator("BATCH_MATMUL", [shaped, shaped], [product], {1: ("i8", 1)})
    w.operator("GELU", [product], [y], {0: ("i8", 0)})
    graph = read(tmp_path, w, [x], [y])
    functions = [o.attributes["function"] for o in graph.operators if o.kind == "elementwise"]
    assert functions == ["gelu_tanh", "gelu"]
    given = {"x": rand(1, 6, 16)}
    linear = given["x"][0] @ held[0].T + held[1]
    tanh = 0.5 * linear * (1 + np.tanh(np.sqrt(2 / np.pi) * (linear + 0.044715 * linear**3)))
    a = tanh.reshape(2, 3, 12)
    want = run_graph(graph, given)["y"]
    scores = a @ a.swapaxes(1, 2)
    assert np.abs(want - scores).max() < 0.2 * np.abs(scores).max() + 0.2  # GELU is near its input, or zero
    on_gpu(graph, given, {"y": want})


def test_look_ups_and_parts_that_are_put_in(tmp_path: Path) -> None:
    w = TfliteWriter()
    ids, cache = w.tensor("ids", (3,), "int32"), w.tensor("cache", (5, 8))
    rows, y, z = w.tensor("rows", (3, 8)), w.tensor("y", (5, 8)), w.tensor("z", (5, 8))
    table = rand(9, 8)
    w.operator("EMBEDDING_LOOKUP", [ids, w.constant("table", table)], [rows])
    w.operator("DYNAMIC_UPDATE_SLICE", [cache, rows, w.constant("at", np.array([1, 0], np.int32))], [y])
    w.operator("RELU", [y], [z])
    graph = read(tmp_path, w, [ids, cache], [z])
    given = {"ids": np.array([4, 0, 8], np.int32), "cache": rand(5, 8)}
    want = given["cache"].copy()
    want[1:4] = table[given["ids"]]
    on_gpu(graph, given, {"z": np.maximum(want, 0)})
