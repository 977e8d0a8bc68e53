"""Multiply-accumulates, parameters and layers of the zoo's networks are those that others published.

A number of the table is known to its last digit; `published` gives it and half a unit of that digit. Sources count batch norms in
different ways: `norm_numbers` is how many numbers of a channel a source counts for each (4: scale, offset, mean and variance; 3:
without a scale; 2: what is trained; 1: an offset only, which folding leaves as the convolution's bias).
"""

from __future__ import annotations

import ast
import csv
import math
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mgpusim.nn.graphs.graph import Graph, Tensor
from mgpusim.nn.graphs.operators import is_depthwise, macs, parameters
from mgpusim.nn.zoo import list_networks, network

TABLE = Path(__file__).parents[2] / "validation" / "networks" / "published_counts.csv"
with TABLE.open(newline="", encoding="utf-8") as _file:
    ROWS = list(csv.DictReader(_file))


def published(text: str) -> tuple[float, float]:
    """Return a number and half a unit of its last digit."""
    number = Decimal(text)
    exponent = number.as_tuple().exponent
    assert isinstance(exponent, int)
    return float(number), 0.5 * 10.0**exponent


@cache
def built(name: str, options: str, resolution: str, folded: bool) -> Graph:
    """Return a network as a row of the table asks for it."""
    more: dict[str, Any] = {key: ast.literal_eval(value) for key, value in (o.split("=") for o in options.split(";") if o)}
    return network(name, resolution=int(resolution) if resolution else None, folded=folded, **more)


def counted(graph: Graph, norm_numbers: int) -> int:
    """Return the parameters of a network that is not folded, with so many numbers of a channel for each norm.

    Offsets and anchors of detectors, masks and what only shapes a norm are constants that nobody counts.
    """
    norms = sum(graph.tensors[o.inputs[1]].count for o in graph.operators if o.kind == "batch_norm")
    constants = [t for t in graph.tensors.values() if t.constant]
    fixed = sum(t.count for t in constants if t.name.endswith(("/offsets", "/anchors", "/mask", "groups/ones", "groups/zeros")))
    return parameters(graph) - (4 - norm_numbers) * norms - fixed - sum(t.count - learned(t) for t in constants)


def learned(tensor: Tensor) -> int:
    """Return the numbers that a constant is made of: of how far two places are apart, one for each distance that occurs."""
    if tensor.name.endswith(("/by_row/positions", "/by_column/positions")):  # (places, places, size), along one axis
        return (2 * tensor.shape[0] - 1) * tensor.shape[2]
    if tensor.name.endswith("/positions") and len(tensor.shape) == 4 and tensor.shape[2] == tensor.shape[3]:
        return tensor.shape[1] * (2 * math.isqrt(tensor.shape[2]) - 1) ** 2  # (1, heads, places, places), within a window
    return tensor.count


def label(row: dict[str, str]) -> str:
    return " ".join(filter(None, (row["network"], row["options"], row["resolution"], row["source"].split(",")[0].split(":")[0])))


@pytest.mark.parametrize("row", [r for r in ROWS if r["parameters"]], ids=label)
def test_parameters(row: dict[str, str]) -> None:
    expected, half = published(row["parameters"])
    got = counted(built(row["network"], row["options"], row["resolution"], False), int(row["norm_numbers"]))
    slack = 2 * half if "cut" in row["note"] else half
    assert abs(got - expected) <= slack


@pytest.mark.parametrize("row", [r for r in ROWS if r["macs"]], ids=label)
def test_multiply_accumulates(row: dict[str, str]) -> None:
    """Sources count as we do to their last digit, those in FLOPs (halved here) or in prose to 2%."""
    expected, half = published(row["macs"])
    graph = built(row["network"], row["options"], row["resolution"], True)
    got = sum(macs(graph, o) for o in graph.operators)
    exact = row["source"].startswith(("torchvision", "onnx"))
    assert abs(got - expected) <= (half if exact else max(half, 0.02 * expected))


def test_each_family_has_published_counts() -> None:
    """What the table lacks is built of parts of others, or nobody states its counts."""
    without = list_networks().keys() - {row["network"] for row in ROWS}
    whisper = {f"whisper_{size}{part}" for size in ("tiny", "base") for part in ("", "_decoder")}
    assert without == whisper | {
        "bert_ffn", "mobilebert", "mobilebert_384", "ssd_512_mobilenet_v1", "ssd_resnet50", "srcnn_9_1_5", "unet",
    }  # fmt: skip


@pytest.mark.parametrize(("size", "published"), [("tiny", 37.8e6), ("base", 72.6e6)])
def test_encoder_and_decoder_of_whisper_are_the_whole(size: str, published: float) -> None:
    """Hugging Face, model cards of openai/whisper-tiny and whisper-base: parameters of both, words and places counted once."""
    parts = [network(f"whisper_{size}"), network(f"whisper_{size}_decoder")]
    assert sum(map(parameters, parts)) == pytest.approx(published, abs=0.05e6)


LAYERS = {
    # convolutions, depthwise ones, fully connected layers, pools and means over the image
    "mobilenet_v1": (15, 13, 0, 1), "mobilenet_v2": (36, 17, 0, 1), "squeezenet_v1_0": (26, 0, 0, 4),
    "squeezenet_v1_1": (26, 0, 0, 4), "inception_v3": (94, 0, 1, 14), "resnet50_v2": (53, 0, 1, 5),
    "nasnet_mobile": (196, 160, 1, 61),
}  # fmt: skip
"""Operators of MNN's model files (alibaba/MNN@4d40bdb:benchmark/models), read from their graphs.

Where those end in a 1x1 convolution in place of a fully connected layer it is counted as the latter; the mean over the image may
be a reduction there."""


@pytest.mark.parametrize("name", LAYERS)
def test_layers(name: str) -> None:
    graph = network(name)
    depthwise = sum(is_depthwise(graph, o) for o in graph.operators)
    kinds = [o.kind for o in graph.operators]
    pools = kinds.count("max_pool") + kinds.count("avg_pool") + kinds.count("reduce")
    assert (kinds.count("conv2d") - depthwise, depthwise, kinds.count("fully_connected"), pools) == LAYERS[name]


@pytest.mark.parametrize(("name", "adds", "concats", "norms"), [("nasnet_mobile", 80, 20, 4), ("resnet50_v2", 16, 0, 17)])
def test_what_joins_layers(name: str, adds: int, concats: int, norms: int) -> None:
    """Additions, concatenations and norms that do not fold, of the same files."""
    operators = network(name).operators
    assert sum(o.attributes.get("function") == "add" for o in operators) == adds
    assert sum(o.kind == "concat" for o in operators) == concats
    assert sum(o.kind == "batch_norm" for o in operators) == norms


DEPTHS = {"resnet": (18, 34, 50, 101, 152), "densenet": (121, 161, 169, 201), "vgg": (16, 19)}


@pytest.mark.parametrize(("name", "depth"), [(f"{family}{depth}", depth) for family in DEPTHS for depth in DEPTHS[family]])
def test_depth_is_in_the_name(name: str, depth: int) -> None:
    """Authors count convolutions and fully connected layers; a ResNet's shortcuts do not count."""
    operators = network(name).operators
    layers = [o for o in operators if o.kind in ("conv2d", "fully_connected") and not o.name.endswith("/shortcut")]
    assert len(layers) == depth
