"""ncnn texts written by hand: the graph, its shapes against what ncnn's documents say, and what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import macs, parameters
from mgpusim.nn.readers import read_network
from mgpusim.nn.reference.operators import run_graph


def text(*layers: str, blobs: int = 99) -> str:
    return "\n".join(["7767517", f"{len(layers)} {blobs}", *layers, ""])


def read(tmp_path: Path, *layers: str, inputs: dict[str, tuple[int, ...]] | None = None) -> Graph:
    path = tmp_path / "net.param"
    path.write_text(text(*layers), encoding="utf-8")
    return read_network(path, inputs=inputs)


IMAGE = "Input data 0 1 data 0=11 1=9 2=6"
"""Width 11, height 9, 6 channels."""


def test_a_small_network(tmp_path: Path) -> None:
    """Parameters as in ncnn's list of operators; the list 30 has the shapes that ncnn's own tool writes."""
    graph = read(
        tmp_path,
        "Input data 0 1 data -23330=4,3,224,224,3 0=224 1=224 2=3",
        "Convolution conv1 1 1 data c1 -23330=4,3,112,112,32 0=32 1=3 3=2 4=-233 5=1 6=864 9=1",
        "Split s 1 2 c1 c1a c1b",
        "ConvolutionDepthWise dw 1 1 c1a d -23330=4,3,112,112,32 0=32 1=3 4=1 6=288 7=32 9=3 -23310=2,0.0,6.0",
        "Convolution pw 1 1 d e -23330=4,3,112,112,32 0=32 1=1 5=1 6=1024",
        "Eltwise add 2 1 c1b e f -23330=4,3,112,112,32 0=1 -23301=0",
        "Pooling gap 1 1 f g -23330=4,1,32,1,1 0=1 4=1",
        "InnerProduct fc 1 1 g h -23330=4,1,10,1,1 0=10 1=1 2=320",
        "Softmax prob 1 1 h out",
    )
    kinds = ["conv2d", "elementwise", "conv2d", "elementwise", "conv2d", "elementwise", "reduce", "fully_connected", "softmax"]
    assert [one.kind for one in graph.operators] == kinds
    assert [one.attributes["function"] for one in graph.operators if one.kind == "elementwise"] == ["relu", "relu6", "add"]
    pixels = 112 * 112
    assert sum(macs(graph, one) for one in graph.operators) == pixels * (864 + 288 + 1024) + 320
    assert parameters(graph) == 864 + 32 + 288 + 1024 + 32 + 320 + 10
    assert (graph.inputs, graph.outputs, graph.layout) == (("data",), ("out",), "NCHW")


SHAPES = {
    "Pooling p 1 1 data y 0=0 1=3 2=2": (6, 4, 5),  # full padding: rounded up
    "Pooling p 1 1 data y 0=0 1=2 2=2 5=1": (6, 4, 5),  # valid
    "Pooling p 1 1 data y 0=0 1=2 2=2": (6, 5, 6),
    "Pooling p 1 1 data y 0=1 1=3 2=2 5=2": (6, 5, 6),  # same
    "Pooling p 1 1 data y 0=1 7=1 8=11 18=3": (6, 3, 11),  # adaptive
    "Deconvolution d 1 1 data y 0=4 1=4 3=2 4=1 6=384": (4, 18, 22),
    "DeconvolutionDepthWise d 1 1 data y 0=6 1=2 3=2 6=24 7=6": (6, 18, 22),
    "Reshape r 1 1 data y 0=-1 1=3": (3, 198),
    "Reshape r 1 1 data y 0=0 1=-1 2=2": (2, 27, 11),
    "Flatten f 1 1 data y": (594,),
    "Permute p 1 1 data y 0=3": (9, 11, 6),  # CWH, the innermost first: the channels become the width
    "Permute p 1 1 data y 0=4": (11, 6, 9),  # HCW
    "ExpandDims e 1 1 data y -23303=1,0": (1, 6, 9, 11),
    "Squeeze s 1 1 data y 2=1": (6, 9, 11),  # an axis larger than one stays
    "Crop c 1 1 data y -23309=2,1,2 -23310=2,-233,7 -23311=2,1,2": (6, 8, 5),
    "Crop c 1 1 data y 0=2 1=1 2=3 3=4 4=5 5=2": (2, 5, 4),
    "Padding p 1 1 data y 0=1 1=2 2=3 3=4": (6, 12, 18),
    "Padding p 1 1 data y 7=1 8=2": (9, 9, 11),
    "Interp i 1 1 data y 0=2 1=2.0 2=3.0": (6, 18, 33),
    "Interp i 1 1 data y 0=1 3=5 4=7": (6, 5, 7),
    "PixelShuffle p 1 1 data y 0=1": (6, 9, 11),
    "Tile t 1 1 data y 0=2 1=2": (6, 9, 22),
    "Tile t 1 1 data y -23302=4,2,1,1,3": (2, 6, 9, 33),
    "Reduction r 1 1 data y 0=3 1=0 -23303=2,1,2 4=1 5=1": (6, 1, 1),
    "Reduction r 1 1 data y 0=3 1=0 -23303=1,-1 5=1": (6, 9),
    "Reduction r 1 1 data y 0=0": (1,),
    "InnerProduct i 1 1 data y 0=7 2=4158": (7,),
    "ShuffleChannel s 1 1 data y 0=3": (6, 9, 11),
    "LayerNorm l 1 1 data y 0=99 2=1": (6, 9, 11),
    "PriorBox p 1 1 data y -23300=1,30.0 -23301=1,60.0 -23302=1,2.0 7=1": (2, 4 * 99 * 4),
    "DetectionOutput d 1 1 data y 0=21 3=50": (50, 6),
    "SomethingNew n 1 1 data y 0=3": (6, 9, 11),
}


@pytest.mark.parametrize("layer", SHAPES)
def test_shapes(tmp_path: Path, layer: str) -> None:
    graph = read(tmp_path, IMAGE, layer)
    assert graph.tensors[graph.outputs[0]].shape == (1, *SHAPES[layer])


def test_unknown_layers_are_named(tmp_path: Path) -> None:
    graph = read(tmp_path, IMAGE, "SomethingNew n 1 1 data y 0=3")
    assert graph.operators[0].kind == "custom"
    assert any("1 x SomethingNew" in note for note in graph.notes)
    assert any("n: what SomethingNew makes is taken to have the shape" in note for note in graph.notes)


def test_operands_of_fewer_dimensions_stand_at_the_outer_axes(tmp_path: Path) -> None:
    """Six numbers are one for each of six channels; eleven for each column."""
    for count, shape in ((6, (1, 6, 1, 1)), (11, (1, 1, 1, 11))):
        graph = read(tmp_path, IMAGE, f"MemoryData m 0 1 m 0={count}", "BinaryOp b 2 1 data m y 0=2")
        assert graph.tensors[graph.operators[0].inputs[1]].shape == shape


@pytest.mark.parametrize(("code", "expected"), [(1, -1.0), (3, 0.5), (7, 1.0), (8, 2.0), (6, 1.0)])
def test_arithmetic_with_a_number(tmp_path: Path, code: int, expected: float) -> None:
    """1 combined with 2: subtracted, divided, both the other way round, to a power."""
    path = tmp_path / "net.param"
    path.write_text(text("Input x 0 1 x 0=3", f"BinaryOp b 1 1 x y 0={code} 1=1 2=2.0"), encoding="utf-8")
    graph = read_network(path, values=True)
    np.testing.assert_allclose(run_graph(graph, {"x": np.ones((1, 3), np.float32)})["y"], expected)


def test_attention_is_written_out(tmp_path: Path) -> None:
    """ViT: four products by weights and two of matrices, T tokens of E numbers."""
    tokens, size, heads = 10, 16, 4
    graph = read(
        tmp_path, f"Input x 0 1 x 0={size} 1={tokens}", f"MultiHeadAttention a 1 1 x y 0={size} 1={heads} 2={size * size}"
    )
    kinds = Counter(one.kind for one in graph.operators)
    assert (kinds["fully_connected"], kinds["matmul"], kinds["softmax"]) == (4, 2, 1)
    assert sum(macs(graph, one) for one in graph.operators) == 4 * tokens * size * size + 2 * tokens * tokens * size
    assert graph.tensors["y"].shape == (1, tokens, size)


def test_attention_of_grouped_queries(tmp_path: Path) -> None:
    """Eight heads of queries for two of keys; what was seen before is empty unless its shape is given."""
    layers = [
        "Input q 0 1 q 0=16 1=10 2=8", "Input k 0 1 k 0=16 1=10 2=2", "Input v 0 1 v 0=16 1=10 2=2", "Input m 0 1 m 0=10 1=10",
        "Input caches 0 2 ck cv", "SDPA a 6 3 q k v m ck cv y ok ov 5=1 7=1",
    ]  # fmt: skip
    graph = read(tmp_path, *layers)
    assert graph.tensors["v"].shape == (1, 2, 10, 16)
    assert sum(macs(graph, one) for one in graph.operators) == 2 * 8 * 10 * 10 * 16
    assert any("2 caches of attention taken to be empty" in note for note in graph.notes)
    assert set(graph.outputs) >= {"k", "v"}
    longer = {"ck": (1, 2, 30, 16), "cv": (1, 2, 30, 16), "m": (1, 10, 40)}
    grown = read(tmp_path, *layers, inputs=longer)
    assert sum(macs(grown, one) for one in grown.operators) == 2 * 8 * 10 * 40 * 16


# ---- what is refused ---------------------------------------------------------------------------------------------------
def test_inputs_without_a_size_are_named_with_the_option(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"input in0: sizes .* say --input in0=1x3x224x224"):
        read(tmp_path, "Input in0 0 1 in0", "ReLU r 1 1 in0 y")
    graph = read(tmp_path, "Input in0 0 1 in0", "ReLU r 1 1 in0 y", inputs={"in0": (1, 3, 20, 30)})
    assert graph.tensors["y"].shape == (1, 3, 20, 30)


def test_weights_that_do_not_fit_are_found(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"layer c \(Convolution\): has 100 weights, its input of 6 channels needs 216"):
        read(tmp_path, IMAGE, "Convolution c 1 1 data y 0=4 1=3 6=100")


def test_shapes_of_the_file_are_a_check(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"makes \[6, 9, 11\], but the file says \[6, 9, 12\]"):
        read(tmp_path, IMAGE, "ReLU r 1 1 data y -23330=4,3,12,9,6")


def test_damaged_lines_are_all_named(tmp_path: Path) -> None:
    path = tmp_path / "net.param"
    path.write_text(
        text(IMAGE, "ReLU r 1", "ReLU s 1 1 data y 0", "ReLU t 1 1 data z -23303=2,1", "Noop n 2 1 a"), encoding="utf-8"
    )
    with pytest.raises(InputError) as caught:
        read_network(path)
    for part in (
        "line 4: must have a type",
        "line 5: has '0', expected",
        "line 6: has '-23303=2,1'",
        "line 7: must have 2 inputs",
    ):
        assert part in str(caught.value)


def test_a_text_that_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "net.param"
    path.write_text(text(IMAGE, "ReLU r 1 1 data y", "ReLU s 1 1 y z").rsplit("ReLU s", 1)[0], encoding="utf-8")
    with pytest.raises(InputError, match="has 2 layers, its second line says 3: it is cut off"):
        read_network(path)


def test_expressions_and_pads_that_crop_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="shape as an expression"):
        read(tmp_path, IMAGE, 'Reshape r 1 1 data y 6="0w,1h"')
    with pytest.raises(UnsupportedError, match=r"pads .* which crop"):
        read(tmp_path, IMAGE, "Padding p 1 1 data y 0=-1")


def test_cycles_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="layers wait for each other"):
        read(tmp_path, IMAGE, "Eltwise a 2 1 data y x 0=1", "ReLU b 1 1 x y")
