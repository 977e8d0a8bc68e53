"""The front door of the readers, and one network that is the same in four formats."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor, in_order
from mgpusim.nn.graphs.operators import is_depthwise, macs, parameters
from mgpusim.nn.readers import model_formats, parse_input, read_network
from mgpusim.nn.reference.operators import run_graph
from tests.helpers.small_networks import CHANNELS, CLASSES, FORMATS, SIZE

PIXELS = (SIZE // 2) ** 2
MACS = PIXELS * CHANNELS * (27 + 9 + CHANNELS) + CHANNELS * CLASSES
PARAMETERS = CHANNELS * (27 + 9 + CHANNELS + 3) + CLASSES * (CHANNELS + 1)


def read(tmp_path: Path, suffix: str, values: bool = False) -> Graph:
    if suffix == "onnx":
        pytest.importorskip("onnx")
    path = tmp_path / f"small.{suffix}"
    path.write_bytes(FORMATS[suffix]())
    return read_network(path, values=values)


@pytest.mark.parametrize("suffix", FORMATS)
def test_one_network_in_four_formats(tmp_path: Path, suffix: str) -> None:
    graph = read(tmp_path, suffix)
    kinds = Counter(one.attributes.get("function", one.kind) for one in graph.operators)
    del kinds["reshape"]
    assert kinds == Counter(["conv2d"] * 3 + ["relu", "relu6", "add", "mean", "fully_connected", "softmax"])
    assert sum(macs(graph, one) for one in graph.operators) == MACS
    assert parameters(graph) == PARAMETERS
    images = [graph.image(one.outputs[0]) for one in graph.operators if one.kind == "conv2d"]
    assert [(i.h, i.w, i.c) for i in images] == [(SIZE // 2, SIZE // 2, CHANNELS)] * 3
    assert [is_depthwise(graph, one) for one in graph.operators if one.kind == "conv2d"] == [False, True, False]
    shapes = [graph.tensors[one.inputs[1]].shape for one in graph.operators if one.kind == "conv2d"]
    assert shapes == [(CHANNELS, 3, 3, 3), (CHANNELS, 3, 3, 1), (CHANNELS, 1, 1, CHANNELS)]
    assert not graph.values


def test_formats_with_values_compute_the_same(tmp_path: Path) -> None:
    image = np.random.default_rng(1).standard_normal((1, SIZE, SIZE, 3)).astype(np.float32)
    found = {}
    for suffix in ("onnx", "tflite", "mnn"):
        graph = read(tmp_path, suffix, values=True)
        x = image if graph.layout == "NHWC" else image.transpose(0, 3, 1, 2)
        found[suffix] = run_graph(graph, {graph.inputs[0]: x})[graph.outputs[0]]
    for one in found.values():
        np.testing.assert_allclose(one, found["tflite"], rtol=1e-4, atol=1e-5)


# ---- the front door ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("suffix", ["onnx", "tflite", "param"])
def test_content_goes_before_the_suffix(tmp_path: Path, suffix: str) -> None:
    if suffix == "onnx":
        pytest.importorskip("onnx")
    path = tmp_path / "small.mnn"
    path.write_bytes(FORMATS[suffix]())
    assert sum(macs(graph, one) for graph in [read_network(path)] for one in graph.operators) == MACS


def test_formats_that_are_known() -> None:
    assert model_formats.known() == ("mnn", "ncnn", "onnx", "tflite")


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.onnx", b"", "is empty"),
        ("a.pb", b"\x0a\x03abc", r"unknown suffix of a network '\.pb'.*\.mnn, \.onnx, \.param, \.tflite"),
        ("a.onnx", b"version https://git-lfs.github.com/spec/v1\n", "pointer of Git LFS"),
        ("a.tflite", b"\x1c\0\0\0GIF9" + bytes(40), "expected the identifier TFL3"),
        ("a.param", b"hello world\n", "expected 7767517 as its first line"),
    ],
)
def test_files_that_are_no_networks(tmp_path: Path, name: str, data: bytes, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(InputError, match=message):
        read_network(path)


def test_paths_that_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        read_network(tmp_path / "absent.onnx")
    with pytest.raises(InputError, match="is a folder"):
        read_network(tmp_path)


@pytest.mark.parametrize("text", ["x", "=1x2", "x=", "x=1x-2", "x=0x3", "x=1xx2", "x=1,3", f"x={2**31}", "x=9999999999999"])
def test_options_for_inputs_that_are_wrong(text: str) -> None:
    with pytest.raises(InputError, match="expected NAME=SHAPE"):
        parse_input(text)


def test_names_of_inputs_may_have_signs() -> None:
    assert parse_input("serving_default_x:0=1X3x224x224") == ("serving_default_x:0", (1, 3, 224, 224))
    assert parse_input("a=b=5") == ("a=b", (5,))


# ---- order of operators ------------------------------------------------------------------------------------------------
def chain(count: int) -> tuple[Operator, ...]:
    return tuple(Operator(f"n{i}", "elementwise", (f"t{i}",), (f"t{i + 1}",), {"function": "relu"}) for i in range(count))


def test_long_networks_backwards_are_ordered_quickly() -> None:
    """A quadratic search would take minutes."""
    count = 20_000
    tensors = {f"t{i}": Tensor(f"t{i}", (1,)) for i in range(count + 1)}
    graph = Graph("g", chain(count)[::-1], tensors, ("t0",), (f"t{count}",))
    assert graph.checked().operators == chain(count)


def test_an_order_that_works_stays() -> None:
    order, stuck = in_order(["bc", "xa", "xb", "ab"], lambda item: item[0], lambda item: item[1], "x")
    assert (order, stuck) == (["xa", "xb", "bc", "ab"], [])


def test_what_waits_for_itself_is_named() -> None:
    operators = (*chain(2), Operator("loop", "elementwise", ("u",), ("u",), {"function": "relu"}))
    tensors = {name: Tensor(name, (1,)) for name in ("t0", "t1", "t2", "u")}
    with pytest.raises(InputError, match="wait for each other: loop"):
        Graph("g", operators, tensors, ("t0",), ("t2",)).checked()
