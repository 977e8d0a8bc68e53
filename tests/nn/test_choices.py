"""What libraries run for a convolution: rules of MACE, TNN and TVM against their sources; every convolution has a way."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import list_libraries, load_library
from mgpusim.nn.planning.convolution import ChosenLaunch, LibraryChoice, choice_of, convolution_graph
from mgpusim.nn.planning.planner import plan_network
from tests.helpers.examples import examples
from tests.helpers.network_graphs import conv, elementwise, graph_of


def choice(
    library: str,
    gpu: str,
    size: tuple[int, int, int],
    outputs: int,
    kernel: int = 3,
    stride: int = 1,
    precision: str | None = None,
    **more: Any,
) -> LibraryChoice:
    graph = convolution_graph(size, outputs, kernel=(kernel, kernel), strides=(stride, stride), **more)
    return choice_of(graph, gpu, library, precision)


def launches(found: LibraryChoice) -> list[ChosenLaunch]:
    """The launches of the only way."""
    (way,) = found.ways
    return list(way.launches)


def shown(found: LibraryChoice) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.variant, one.global_size) for one in launches(found)]


# ---- Arm Compute Library: its heuristics by hand ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("gpu", "precision", "want"),
    [
        # 3,136 pixels by 128 outputs of 64: k <= 212; 20,070 blocks of twenty, 24.5 pixels for each output: 5 x 4 x 4 in an image
        ("mali-g76-mp12", "F16", [("gemm 5x4x4", (32, 628, 1))]),
        # k <= 496, n <= 544: weights alone; m n / 16 = 25,088 and more: 4 x 4 x 4
        ("mali-g76-mp12", "F32", [("gemm 4x4x4", (32, 784, 1))]),
        # both in blocks, of 4 x 8 x 4 in half precision
        ("mali-g72-mp12", "F16", [("gemm blocks 4x4", (16, 784, 1)), ("gemm reshaped 4x8x4", (16, 784, 1))]),
        # k <= 256: weights alone
        ("mali-g72-mp12", "F32", [("gemm 4x4x4", (32, 784, 1))]),
        # both in blocks of 5 x 4 x 4
        ("mali-t860-mp4", "F32", [("gemm blocks 5x4", (16, 628, 1)), ("gemm reshaped 5x4x4", (32, 628, 1))]),
        # 24.5 pixels for each output: of the tall shapes that of 3,728 x 96 x 196 is the nearest, 4 x 4 x 8
        ("mali-g610-mp4", "F16", [("gemm 4x4x8", (32, 784, 1))]),
        # m0, n0, k0 of the fifth generation: 4 x 8 x 1, as k is a multiple of four
        ("mali-g57-mc2", "F16", [("gemm 4x8x1", (16, 784, 1))]),
    ],
)
def test_acl_has_products_in_the_blocks_of_its_heuristics(gpu: str, precision: str, want: list[Any]) -> None:
    found = choice("acl", gpu, (56, 56, 64), 128, 1, precision=precision)
    assert (found.storage, shown(found)) == ("rows", want)


@pytest.mark.parametrize(
    ("gpu", "precision", "size", "outputs", "kernel", "first"),
    [
        ("mali-g76-mp12", "F16", (56, 56, 64), 64, 3, "im2col 3x3"),  # no fast mathematics: no Winograd in half precision
        ("mali-g76-mp12", "F32", (56, 56, 64), 64, 3, "winograd4 input"),
        ("mali-g76-mp12", "F32", (56, 56, 12), 64, 3, "im2col 3x3"),  # fewer than 16 channels
        ("mali-g76-mp12", "F32", (56, 56, 64), 8, 3, "im2col 3x3"),  # eight outputs, too little work for a direct one
        ("mali-g72-mp12", "F32", (56, 56, 64), 8, 3, "winograd4 input"),
        ("mali-g76-mp12", "F16", (56, 56, 64), 64, 5, "conv 5x5 4x1x1"),  # from 5 x 5 on, on a G71 or G72 from 7 x 7
        ("mali-g72-mp12", "F16", (56, 56, 64), 64, 5, "im2col 5x5"),
        ("mali-g72-mp12", "F16", (112, 112, 64), 32, 7, "conv 7x7 4x1x1"),  # and only to fewer channels
        ("mali-g72-mp12", "F16", (112, 112, 64), 64, 7, "im2col 7x7"),
        ("mali-g610-mp4", "F16", (112, 112, 3), 64, 7, "conv 7x7 5x1x2"),
        ("mali-g610-mp4", "F16", (28, 28, 64), 64, 7, "im2col 7x7"),  # 64 * 28 * 28 / 16 is less than 8,192
    ],
)
def test_acl_convolves_by_its_sizes(
    gpu: str, precision: str, size: tuple[int, int, int], outputs: int, kernel: int, first: str
) -> None:
    assert shown(choice("acl", gpu, size, outputs, kernel, precision=precision))[0][0] == first


def test_acl_has_depthwise_columns_by_width_and_stride() -> None:
    """Four of an item, five where they divide the width, one with a stride; two in single precision."""
    sides = [shown(choice("acl", "mali-g76-mp12", (28, w, 64), 64, groups=64))[0] for w in (28, 30)]
    assert sides == [("depthwise 3x3 4x1", (16, 7, 28)), ("depthwise 3x3 5x1", (16, 6, 28))]
    assert shown(choice("acl", "mali-g76-mp12", (28, 28, 64), 64, 3, 2, groups=64))[0][0] == "depthwise 3x3 s2 1x1"
    assert shown(choice("acl", "mali-g76-mp12", (28, 28, 64), 64, precision="F32", groups=64))[0][0] == "depthwise 3x3 2x1"


def test_acl_leaves_groups_to_the_driver_or_times_them() -> None:
    """128 x 1 on Midgard where that is no longer than the global size; CLTuner's normal mode elsewhere if asked for."""
    for gpu, want in (("mali-g76-mp12", (None,)), ("mali-t860-mp4", ((128, 1, 1),))):
        first = launches(choice("acl", gpu, (56, 56, 512), 512, 1))[0]
        assert (first.policy, first.work_groups) == ("hint", want)
    (launch,) = launches(choice("acl-tuned", "mali-g76-mp12", (56, 56, 64), 128, 1))
    sides = (1, 2, 4, 8, 16, 32)  # divisors of 32, and of 628 with powers of two
    most = load_gpu("mali-g76-mp12").limits.max_work_group_size
    assert (launch.global_size, launch.policy) == ((32, 628, 1), "cl_tuner")
    assert launch.work_groups == (None, *((x, y, 1) for y in sides for x in sides if x * y <= most))


# ---- MACE: NETWORKS 3.2 ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("gpu", ["adreno-630", "mali-g76-mp5"])
@pytest.mark.parametrize(
    ("kernel", "columns", "label"), [(1, 4, "conv 1x1 4x1x1"), (3, 5, "conv 3x3 5x1x1"), (5, 4, "conv 5x5 4x1x1")]
)
def test_mace_has_four_channels_by_four_or_five_columns(gpu: str, kernel: int, columns: int, label: str) -> None:
    """Global sizes ceil(c / 4), ceil(w / 4), h b; of 3x3 ceil(w / 5)."""
    found = choice("mace", gpu, (30, 57, 64), 130, kernel, batch=2)
    assert (found.storage, found.precision) == ("image2d_columns", "F32_F16")
    assert shown(found) == [(label, (33, math.ceil(57 / columns), 60))]
    assert launches(found)[0].policy == "mace_tuned"


def test_mace_has_the_formulas_of_its_kernels_without_tuning() -> None:
    """Adreno 640: 128 KiB of cache and two compute units, conv_2d_1x1.cc by hand."""
    (launch,) = launches(choice("mace-untuned", "adreno-640", (56, 56, 64), 128, 1))
    # base 8; y = 14; x = min(32, 8); z = 131072 // 192 // 112 // 2 * 8 = 24, of 1024 // 112 = 9
    assert (launch.global_size, launch.work_groups, launch.policy) == ((32, 14, 56), ((8, 14, 9),), "cache_share")


def test_mace_leaves_groups_and_several_outputs_of_a_channel_to_the_cpu() -> None:
    assert not choice("mace", "adreno-630", (28, 28, 64), 64, groups=4).ways
    assert not choice("mace", "adreno-630", (28, 28, 64), 128, groups=64).ways
    (launch,) = launches(choice("mace", "adreno-630", (28, 28, 64), 64, groups=64))
    assert (launch.variant, launch.global_size) == ("depthwise 3x3 4x1", (16, 7, 28))


def winograd_tile(tile: int) -> Any:
    library = load_library("mace")
    return msgspec.structs.replace(library, let=library.let | {"winograd_tile": str(tile)})


@pytest.mark.parametrize(
    ("asked", "size", "stride", "wanted"),
    [
        (0, (56, 56, 64), 1, "conv 3x3 5x1x1"),
        (2, (56, 56, 64), 1, "winograd2 input"),
        (4, (56, 56, 64), 1, "winograd4 input"),
        (4, (56, 56, 64), 2, "conv 3x3 s2 5x1x1"),
        (4, (28, 28, 512), 1, "winograd2 input"),  # 36 * 512 rows are more than 16,384; 16 * 512 are not
        (2, (28, 28, 1024), 1, "conv 3x3 5x1x1"),  # 16 * 1024 are not less than 16,384
    ],
)
def test_mace_has_winograd_where_the_model_asks(asked: int, size: tuple[int, int, int], stride: int, wanted: str) -> None:
    graph = convolution_graph(size, size[2], strides=(stride, stride))
    assert launches(choice_of(graph, "adreno-630", winograd_tile(asked)))[0].variant == wanted


def test_mace_fuses_an_activation_but_no_sum() -> None:
    """transformer.py, fold_activation: conv + relu is one launch, a residual addition and a PReLU are their own."""
    graph = graph_of(
        [
            conv("a", "x", kernel=3, pad=1), elementwise("r", "relu6", "a"), conv("c", "r"), elementwise("s", "add", "c", "x"),
            elementwise("p", "prelu", "s", "slope"),
        ],
        {"x": (1, 8, 8, 16)}, ["p"],
        constants={"a.w": (16, 3, 3, 16), "a.b": (16,), "c.w": (16, 1, 1, 16), "c.b": (16,), "slope": (1, 1, 1, 16)},
    )  # fmt: skip
    fates = {
        name: {row.operator: row.fate for row in plan_network(graph, "adreno-630", name).explanation} for name in ("mace", "tvm")
    }
    assert fates["mace"] == {"a": "kernel", "r": "fused", "c": "kernel", "s": "kernel", "p": "kernel"}
    assert fates["tvm"] == {"a": "kernel", "r": "fused", "c": "kernel", "s": "fused", "p": "fused"}  # FuseOps


# ---- TNN ------------------------------------------------------------------------------------------------------------------
def test_tnn_on_adreno_has_three_dimensions_and_eight_channels() -> None:
    assert shown(choice("tnn", "adreno-640", (56, 56, 64), 128, 1)) == [("conv 1x1 4x1x2", (16, 14, 56))]
    assert shown(choice("tnn", "adreno-640", (56, 56, 64), 4, 1)) == [("conv 1x1 4x1x1", (1, 14, 56))]
    assert shown(choice("tnn", "adreno-640", (56, 56, 64), 32)) == [("conv 3x3 4x1x2", (4, 14, 56))]
    assert launches(choice("tnn", "adreno-640", (56, 56, 64), 32))[0].policy == "cache_share"


def test_tnn_elsewhere_has_two_dimensions_and_leaves_groups_to_the_driver() -> None:
    found = choice("tnn", "mali-g76-mp5", (56, 56, 64), 128, 1)
    assert shown(found) == [("conv 1x1 4x1x1", (32 * 14, 56))]
    assert launches(found)[0].work_groups == (None,)
    assert "weights" not in found.ways[0].parameters  # a buffer
    # 196 pixels by 4 slices are 156 for each of 5 compute units: one column
    assert shown(choice("tnn", "mali-g76-mp5", (14, 14, 64), 16, 1)) == [("conv 1x1 1x1x1", (4 * 14, 14))]
    # eight channels from 4,097 items of four on
    assert shown(choice("tnn", "mali-g76-mp5", (32, 32, 16), 16)) == [("conv 3x3 4x1x1", (4 * 8, 32))]
    assert shown(choice("tnn", "mali-g76-mp5", (32, 32, 16), 20)) == [("conv 3x3 4x1x2", (3 * 8, 32))]


@pytest.mark.parametrize(
    ("size", "outputs", "winograd"),
    [
        ((56, 56, 32), 33, True),
        ((56, 56, 32), 32, False),  # more than 32 outputs
        ((56, 56, 31), 64, False),  # 32 inputs or more
        ((20, 160, 32), 40, True),
        ((20, 161, 32), 40, False),  # width at most four times the outputs
    ],
)
def test_tnn_has_winograd_by_its_channels(size: tuple[int, int, int], outputs: int, winograd: bool) -> None:
    assert launches(choice("tnn", "adreno-640", size, outputs))[0].variant.startswith("winograd2") == winograd


# ---- TVM ------------------------------------------------------------------------------------------------------------------
def test_tvm_today_multiplies_in_local_memory() -> None:
    """dlight/gpu/matmul.py: groups of 8 x 8 that make 32 pixels by 32 outputs."""
    for gpu in ("mali-t860-mp4", "intel-hd505", "nvidia-h200"):
        (launch,) = launches(choice("tvm", gpu, (56, 56, 64), 128))
        assert launch.work_groups == ((8, 8),)
        assert math.prod(launch.global_size) // 64 == (56 * 56 // 32) * (128 // 32)


@pytest.mark.parametrize(
    ("gpu", "size", "groups", "kernel", "lanes"),
    [
        ("mali-t860-mp4", (56, 56, 64), 64, 3, 256),  # of nine terms, as apache-tvm 0.27.0 compiles it
        ("mali-t860-mp4", (56, 56, 64), 4, 3, 256),
        ("nvidia-h200", (1, 1, 64), 1, 1, 64),
        ("adreno-640", (56, 56, 64), 1, 3, 256),
    ],
)
def test_tvm_today_gives_a_number_a_group_elsewhere(
    gpu: str, size: tuple[int, int, int], groups: int, kernel: int, lanes: int
) -> None:
    (launch,) = launches(choice("tvm", gpu, size, 64, kernel, groups=groups))
    assert launch.work_groups == ((lanes,),)
    assert launch.global_size == (math.prod(size) * lanes,)


def test_tvm_of_2018_on_mali_packs_tiles_or_transforms() -> None:
    """topi/mali/conv2d.py: three launches either way; data_vec has a group for each tile of a channel; tiles of 4 where 4 | H.

    Columns of an item are any factor of the output's; up to max_unroll, 16, they are unrolled.
    """
    found = choice("tvm-2018", "mali-t860-mp4", (56, 56, 64), 128)
    assert all(len(way.launches) == 3 for way in found.ways)
    labels = [way.launches[0].variant for way in found.ways]
    assert labels == ["pack 6x3", "pack 16x3", "pack 6x3", "pack 4x4", "pack 3x3", "winograd4 input", "winograd4 input"]
    assert found.ways[0].launches[0].work_groups == ((1, 1, 1),)
    assert found.ways[0].launches[0].global_size == (64, 14, 56)
    large = choice("tvm-2018", "mali-t860-mp4", (112, 112, 64), 128, 7, 2)
    assert [way.launches[0].variant for way in large.ways if "pack" in way.launches[0].variant][1] == "pack 33x7"
    odd = choice("tvm-2018", "mali-t860-mp4", (14, 14, 64), 128)
    assert odd.ways[-1].launches[0].variant == "winograd2 input"
    assert odd.ways[0].launches[1].global_size == (2, 14, 32)  # seven columns of an item divide 14
    strided = choice("tvm-2018", "mali-t860-mp4", (56, 56, 64), 128, 3, 2)
    assert not [way for way in strided.ways if way.kernel == "winograd"]
    depthwise = choice("tvm-2018", "mali-t860-mp4", (56, 56, 64), 64, groups=64)
    assert {way.launches[0].variant for way in depthwise.ways} == {"pad"}
    assert {way.launches[0].global_size for way in depthwise.ways} == {(64, 58, 58)}
    assert (8, 1, 1) in depthwise.ways[0].launches[0].work_groups  # tile_c items along the channels


@pytest.mark.parametrize(
    ("kernel", "stride", "outputs", "numbers"),
    [(3, 1, 128, 28), (3, 1, 512, 14), (1, 1, 128, 16), (3, 2, 128, 20), (7, 1, 64, 12)],
)
def test_tvm_of_2018_on_intel_has_fixed_blocks(kernel: int, stride: int, outputs: int, numbers: int) -> None:
    """topi/intel_graphics/conv2d.py: 2x14, 2x7, 1x16, 4x5 or 3x4 numbers of an item, here pixels of four channels."""
    found = launches(choice("tvm-2018", "intel-hd505", (56, 56, 64), outputs, kernel, stride))
    assert [one.variant.split()[0] for one in found] == ["pad", "conv", "unpack"]
    assert found[1].work_groups == ((16, 1),)
    assert found[1].block == f"{math.ceil(numbers / 4)}x1x1"


CONVOLVING = [name for name in list_libraries() if not name.startswith(("litert", "llama-cpp", "mnn-llm"))]


# ---- all libraries --------------------------------------------------------------------------------------------------------
@examples(30)
@given(
    library=st.sampled_from(CONVOLVING), gpu=st.sampled_from(list_gpus()), h=st.integers(1, 40), w=st.integers(1, 40),
    channels=st.integers(1, 130), outputs=st.integers(1, 130), kernel=st.sampled_from([(1, 1), (3, 3), (5, 5), (7, 7), (1, 7)]),
    stride=st.integers(1, 2), batch=st.integers(1, 2),
)  # fmt: skip
def test_every_convolution_has_a_way(
    library: str, gpu: str, h: int, w: int, channels: int, outputs: int, kernel: tuple[int, int], stride: int, batch: int
) -> None:
    graph = convolution_graph((h, w, channels), outputs, kernel=kernel, strides=(stride, stride), batch=batch)
    found = choice_of(graph, gpu, library)
    limits = load_gpu(gpu).limits
    ways = [way for way in found.ways if not way.refused]
    assert ways
    assert [rule.holds for rule in found.tried].count(True) == 2  # a storage and a rule, each the last that is tried
    for launch in (one for way in ways for one in way.launches):
        assert min(launch.global_size) >= 1
        assert launch.work_groups
        for local in launch.work_groups:
            assert local is None or math.prod(local) <= limits.max_work_group_size


@examples(40)
@given(
    library=st.sampled_from([name for name in CONVOLVING if not name.startswith("mace")]), gpu=st.sampled_from(list_gpus()),
    side=st.integers(1, 30), per_group=st.integers(1, 9), groups=st.integers(2, 20), kernel=st.sampled_from([1, 3, 5]),
)  # fmt: skip
def test_every_convolution_of_groups_has_a_way(
    library: str, gpu: str, side: int, per_group: int, groups: int, kernel: int
) -> None:
    graph = convolution_graph((side, side, per_group * groups), per_group * groups, kernel=(kernel, kernel), groups=groups)
    assert [way for way in choice_of(graph, gpu, library).ways if not way.refused]


def test_the_choice_is_what_a_plan_has() -> None:
    graph = convolution_graph((28, 28, 96), 96)
    for library in list_libraries():
        plan = plan_network(graph, "mali-g76-mp5", library)
        steps = [step for step in plan.steps if "convolution" in step.operators]
        planned = {
            option.call.variant
            for step in steps
            for way in (step.alternatives or ((step,),))
            for one in way
            for option in one.options
        }
        chosen = {one.variant for way in choice_of(graph, "mali-g76-mp5", library).ways for one in way.launches}
        assert chosen == planned


def test_rules_are_tried_in_the_order_of_the_file() -> None:
    found = choice("tnn", "mali-g76-mp5", (56, 56, 64), 128)
    numbers = [int(rule.name[5:-1]) for rule in found.tried if rule.name.startswith("rule")]
    assert numbers == sorted(numbers)
    assert [rule.holds for rule in found.tried][-1]
    assert all(rule.source for rule in found.tried)
    assert found.tried[-1].names == "winograd"


def test_a_way_that_needs_too_large_images_says_so() -> None:
    """Weights of Winograd's method in TensorFlow Lite have 36 rows for each slice of inputs: 17,280 are more than 16,384."""
    found = choice("tflite-gpu", "adreno-640", (64, 64, 1920), 640)
    assert all("winograd4 multiply 1x1 4x1x2 needs an image 160x17280, limits.max_image2d" in way.refused for way in found.ways)


def same(size: int, kernel: int, stride: int, dilation: int) -> int:
    graph: Graph = convolution_graph((size, size, 4), 4, kernel=(kernel,) * 2, strides=(stride,) * 2, dilations=(dilation,) * 2)
    return graph.tensors["y"].shape[1]


@given(st.integers(1, 60), st.integers(1, 7), st.integers(1, 4), st.integers(1, 3))
def test_a_border_keeps_the_size_divided_by_the_stride(size: int, kernel: int, stride: int, dilation: int) -> None:
    assert same(size, kernel, stride, dilation) == math.ceil(size / stride)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"groups": 3}, "groups: got 3, which do not divide 64 and 64 channels"),
        ({"kernel": (9, 9), "pad": 0}, "kernel: a window of 9x9 does not fit an image of 8x8"),
        ({"strides": (0, 1)}, "stride: got 0x1, expected sizes from 1"),
    ],
)
def test_convolutions_that_cannot_be(options: dict[str, Any], text: str) -> None:
    with pytest.raises(InputError, match=text):
        convolution_graph((8, 8, 64), 64, **options)


def test_a_precision_that_a_library_lacks() -> None:
    with pytest.raises(InputError, match="library tvm: unknown precision 'F32_F16'"):
        choice("tvm", "adreno-640", (8, 8, 8), 8, precision="F32_F16")
