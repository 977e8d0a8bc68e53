"""The zoo: every network builds, is found by the names that others give it, and refuses what it cannot be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.graphs.graph import Graph, Tensor
from mgpusim.nn.graphs.operators import HOST_KINDS, KINDS, macs, output_shapes
from mgpusim.nn.zoo import canonical_name, list_networks, network
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import networks
from tests.helpers.network_numbers import run

NAMES = list(list_networks())

PUBLISHED = {
    # measured on phones: the tables of Paddle-Lite, TNN, TVM, TensorFlow Lite, MACE and MNN
    "MobileNetV1": "mobilenet_v1", "MobileNetV2": "mobilenet_v2", "MobileNetV3_large_x1_0": "mobilenet_v3_large",
    "MobileNetV3_small_x1_0": "mobilenet_v3_small", "ResNet50": "resnet50", "SSD_MobileNetV3_large": "ssdlite_mobilenet_v3_large",
    "densenet121": "densenet121", "inception_v3": "inception_v3", "mobilenet": "mobilenet_v1", "mobilenet_v2": "mobilenet_v2",
    "resnet18": "resnet18", "resnet-34": "resnet34", "resnet-50": "resnet50", "densenet-121": "densenet121",
    "squeezenet_v1.0": "squeezenet_v1_0", "squeezenet_v1.1": "squeezenet_v1_1", "vgg16": "vgg16", "vgg19": "vgg19",
    "Mobilenet_1.0_224": "mobilenet_v1", "SqueezeNet": "squeezenet_v1_0", "Inception_ResNet_V2": "inception_resnet_v2",
    "Inception_V4": "inception_v4", "deeplab_v3_plus_mobilenet_v2": "deeplab_v3_513", "resnet-v2-50": "resnet50_v2",
    "MobileNetV2_224": "mobilenet_v2", "mobilenet-v1-1.0": "mobilenet_v1", "inception-v3": "inception_v3",
    # AI Benchmark 2019, APSys 2020, EMDL 2021, ICPP 2019, MobiCom 2022
    "inception_resnet_v1": "inception_resnet_v1", "srcnn": "srcnn", "vgg19_vdsr": "vdsr", "dped": "dped", "U-Net": "unet",
    "ICNet": "icnet", "LSTM": "atari_lstm", "ResNet-SRGAN": "srgan", "ResNet-V2-152": "resnet152_v2", "resnet101": "resnet101",
    "densenet201": "densenet201", "nasnet": "nasnet_mobile", "deeplab_v3": "deeplab_v3", "resnet_v2": "resnet50_v2",
    "squeezenet_v1": "squeezenet_v1_0", "resnet50_v1": "resnet50_v1", "ssd_mobilenet_v1": "ssd_mobilenet_v1",
    "SSD_MobileNet1.0": "ssd_512_mobilenet_v1", "ssd_resnet50": "ssd_resnet50", "yolov3": "yolov3", "ResNet-18": "resnet18",
}  # fmt: skip


@pytest.mark.parametrize(("given", "name"), PUBLISHED.items())
def test_published_names_are_known(given: str, name: str) -> None:
    assert canonical_name(given) == name


def test_names_and_aliases_are_taken_once() -> None:
    """A later alias would hide an earlier one without a word."""
    plain = ["".join(c for c in alias if c.isalnum()) for entry in networks.values() for alias in (entry.name, *entry.aliases)]
    doubles = {name for name in plain if plain.count(name) > 1}
    assert not doubles


@pytest.mark.parametrize("name", NAMES)
def test_every_network_builds(name: str) -> None:
    """Operators are of known kinds with what these require; all that is made is read, or is an output."""
    graph = network(name)
    assert graph.checked() == graph
    for operator in graph.operators:
        shapes = [graph.tensors[x].shape for x in operator.inputs]
        assert output_shapes(operator, shapes, "NHWC") == tuple(graph.tensors[x].shape for x in operator.outputs)
        kind = KINDS[operator.kind]
        assert set(operator.attributes) <= {*kind.required, *kind.optional}
    readers = graph.consumers()
    unread = {x for o in graph.operators for x in o.outputs if not readers[x]} - set(graph.outputs)
    assert not unread
    assert not graph.values


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("name", NAMES)
def test_a_batch_multiplies_work_only(name: str) -> None:
    one, two = network(name), network(name, batch=2)
    assert 2 * sum(macs(one, o) for o in one.operators) == sum(macs(two, o) for o in two.operators)
    constants = [{t.name: t.shape for t in graph.tensors.values() if t.constant} for graph in (one, two)]
    assert constants[0] == constants[1]
    assert [two.tensors[x].shape[0] for x in two.outputs] == [2] * len(two.outputs)


@pytest.mark.parametrize("name", ["ssd_mobilenet_v1", "ssdlite_mobilenet_v3_large", "ssd_resnet50", "yolov3"])
def test_detectors_end_on_the_host(name: str) -> None:
    """Nothing but the host's operators reads what they make: no copy back to the GPU."""
    graph = network(name)
    assert graph.operators[-1].kind in HOST_KINDS
    assert set(graph.operators[-1].outputs) == set(graph.outputs)


@pytest.mark.parametrize(
    ("name", "options", "boxes"),
    [
        ("ssd_mobilenet_v1", {}, 1917),  # of TensorFlow's published model
        ("ssd_resnet50", {}, 6132),  # 4 * 32^2 + 6 * (16^2 + 8^2 + 4^2) + 4 * (2^2 + 1)
        ("yolov3", {}, 10647),  # 3 * (13^2 + 26^2 + 52^2)
        ("yolov3", {"resolution": 300}, 5715),  # 3 * (10^2 + 19^2 + 38^2): the enlarged image of 20 loses a row and a column
    ],
)
def test_boxes_of_detectors(name: str, options: dict[str, int], boxes: int) -> None:
    graph = network(name, **options)
    assert graph.tensors[graph.operators[-1].inputs[0]].shape == (1, boxes, 4)


def test_unfolded_norms_stand_behind_their_convolutions() -> None:
    folded, apart = network("resnet18"), network("resnet18", folded=False)
    convolutions = [o for o in apart.operators if o.kind == "conv2d"]
    assert all(len(o.inputs) == 2 for o in convolutions)
    assert all([r.kind for r in apart.consumers()[o.outputs[0]]] == ["batch_norm"] for o in convolutions)
    kept = [(o.kind, o.name) for o in apart.operators if o.kind != "batch_norm"]
    assert kept == [(o.kind, o.name) for o in folded.operators]


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize(
    ("name", "options"),
    [("mobilenet_v1", {"alpha": 0.5}), ("mobilenet_v2", {"alpha": 0.35}), ("mobilenet_v3_small", {}), ("squeezenet_v1_1", {}),
     ("resnet18", {}), ("densenet121", {"resolution": 32}), ("resnet18", {"folded": False})],
)  # fmt: skip
def test_values_keep_the_scale_of_activations(name: str, options: dict[str, Any]) -> None:
    """No activation dies out or overflows half precision on the way through a network."""
    size = options.get("resolution", 64)
    graph = network(name, values=True, classes=10, **{"resolution": size, **options})
    assert graph.values.keys() == {t.name for t in graph.tensors.values() if t.constant}
    x = np.random.default_rng(1).standard_normal((1, size, size, 3)).astype(np.float32)
    tensors = run(graph, {"input": x})
    assert all(tensors[o.outputs[0]].shape == graph.tensors[o.outputs[0]].shape for o in graph.operators)
    scales = {o.name: float(tensors[o.outputs[0]].std()) for o in graph.operators if o.kind in ("conv2d", "fully_connected")}
    assert min(scales.values()) > 0.02
    assert max(scales.values()) < 200
    assert tensors[graph.outputs[0]].sum() == pytest.approx(1, abs=1e-5)


def test_values_depend_on_seed_and_name_only() -> None:
    first, again, other = (network("squeezenet_v1_1", values=True, seed=seed) for seed in (1, 1, 2))
    assert all(np.array_equal(first.values[name], again.values[name]) for name in first.values)
    name = "fire5/expand3x3/weights"
    assert not np.array_equal(first.values[name], other.values[name])
    assert np.array_equal(first.values[name], network("squeezenet_v1_1", values=True, seed=1, classes=10).values[name])
    weights = first.values[name]
    assert weights.dtype == np.float32
    assert weights.std() == pytest.approx(np.sqrt(2 / weights[0].size), rel=0.02)


def test_the_nearest_name_is_suggested() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'mobilenet_v2'"):
        network("mobilnet-v2")


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("mobilenet_v1", {"widht": 0.5}, "no option widht; it has alpha, classes"),
        ("mobilenet_v2", {"resolution": 0}, "got height 0, expected a positive integer\n +got width 0"),
        ("mobilenet_v2", {"resolution": (224, 224, 3)}, r"got size \(224, 224, 3\), expected one integer or \(height, width\)"),
        ("mobilenet_v2", {"batch": 0}, "got batch 0, expected a positive integer"),
        ("inception_v1", {"ceil": 1}, "got ceil 1, expected true or false"),
        ("inception_v3", {"resolution": 32}, "inception_v3 at 32x32: operator"),
        ("vgg16", {"resolution": (8, 224)}, "vgg16 at 8x224: operator"),
        ("shufflenet_v2", {"width": 0.7}, "got width 0.7, expected one of 0.5, 1.0, 1.5, 2.0"),
        ("shufflenet_v1", {"groups": 5}, "got groups 5, expected one of 1, 2, 3, 4, 8"),
        ("deeplab_v3", {"output_stride": 4}, "got output_stride 4, expected 8, 16 or 32"),
        ("mobilenet_v1", {"alpha": 0.0}, "got alpha 0.0, expected a positive number"),
        ("resnet50", {"classes": -3}, "got classes -3, expected a positive integer"),
        ("mobilenet_v1", {"alpha": "wide"}, "got alpha 'wide', expected a positive number"),
    ],
)
def test_bad_input_is_named(name: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        network(name, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("size", "kernel", "stride", "dilation", "out"),
    [(224, 3, 2, 1, 112), (7, 3, 2, 1, 4), (10, 1, 2, 1, 5), (5, 5, 1, 2, 5), (8, 2, 3, 1, 3)],
)
def test_same_padding_makes_a_strided_size(size: int, kernel: int, stride: int, dilation: int, out: int) -> None:
    """TensorFlow's: the size divided by the stride, rounded up, and never more padding than that needs."""
    b = NetworkBuilder("one")
    x = b.conv(b.input("x", (1, size, size, 4)), 4, kernel, stride, dilation=dilation)
    operator = b.graph((x,)).operators[0]
    top, left, bottom, right = operator.attributes["pads"]
    assert b.size(x) == (out, out)
    assert (top, bottom) == (left, right)
    assert bottom - top in (0, 1)
    reach = (out - 1) * stride + dilation * (kernel - 1) + 1
    assert top + bottom == max(0, reach - size)


def test_a_plug_in_adds_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    from mgpusim.nn.zoo import add_network

    def build(b: NetworkBuilder, x: str, *, wide: int = 8) -> str:
        return b.conv(x, wide, 3, norm=False, name="only")

    try:
        add_network("made_up", "for a test", resolution=(4, 6), channels=2, aliases=("made-up-1.0",))(build)
        graph = network("Made_Up_1.0", wide=3)
        assert isinstance(graph, Graph)
        assert graph.tensors["only"] == Tensor("only", (1, 4, 6, 3))
    finally:
        networks.pop("made_up", None)
