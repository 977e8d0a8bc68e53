"""Plans: every operator has a place, every tensor is made before it is read, and libraries do as they are documented to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.errors import InputError, UnknownNameError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.libraries.load import library_from_document, load_library
from mgpusim.nn.libraries.local_sizes import GroupLimits
from mgpusim.nn.lowering.facts import series_of
from mgpusim.nn.planning.memory import Alive
from mgpusim.nn.planning.plan import NetworkPlan, PlannedStep
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network
from mgpusim.workload.args import ImageArg
from tests.helpers.memory_bound import lower_bound_b
from tests.helpers.network_graphs import conv, elementwise, graph_of, small_library

GPUS = ("adreno-640", "mali-g76-mp5", "mali-t860-mp4", "intel-hd505")
LIBRARIES = ("tflite-gpu", "tflite-gpu-2.1", "paddle-lite", "mnn", "ours", "mace", "tnn", "tvm", "tvm-2018", "acl")


def launches(plan: NetworkPlan) -> Iterator[PlannedStep]:
    """All launches, those of each way of a choice too."""
    for step in plan.steps:
        yield from [step] if step.kind == "launch" else [one for way in step.alternatives for one in way]


def only(plan: NetworkPlan, operator: str) -> PlannedStep:
    """The one step of an operator."""
    (found,) = [step for step in plan.steps if operator in step.operators]
    return found


# ---- whole networks ----------------------------------------------------------------------------------------------------
@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("gpu", GPUS)
def test_every_operator_has_a_place_once(library: str, gpu: str) -> None:
    graph = network("mobilenet_v2")
    plan = plan_network(graph, gpu, library)
    assert [row.operator for row in plan.explanation] == [o.name for o in graph.operators]
    computed = [
        name for step in {step.operators: step for step in plan.steps if step.operators}.values() for name in step.operators
    ]
    free = [row.operator for row in plan.explanation if row.fate == "free"]
    assert sorted([*computed, *free]) == sorted(o.name for o in graph.operators)
    assert not [row for row in plan.explanation if row.fate == "host"]


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("name", ["mobilenet_v3_small", "shufflenet_v2", "inception_v1", "ssd_mobilenet_v1"])
def test_tensors_are_made_before_they_are_read(name: str, library: str) -> None:
    plan = plan_network(network(name), "mali-g76-mp5", library)
    made = {tensor for tensor, planned in plan.tensors.items() if planned.role == "constant"}
    for index, step in enumerate(plan.steps):
        ways = step.alternatives or ((step,),)
        for way in ways:
            inside = set(made)
            for one in way:
                assert set(one.reads) <= inside | _views(plan, inside)
                inside |= set(one.writes)
        made |= {tensor for way in ways for one in way for tensor in one.writes}
        for tensor in (*step.reads, *step.writes):
            assert plan.tensors[tensor].first <= index <= plan.tensors[tensor].last


def _views(plan: NetworkPlan, made: set[str]) -> set[str]:
    """Tensors in whose memory something lies that was made, and those that lie in it."""
    roots = {plan.tensors[name].of for name in made if name in plan.tensors}
    return {name for name, planned in plan.tensors.items() if planned.of in roots}


@pytest.mark.parametrize("library", LIBRARIES)
def test_memory_is_between_the_bound_and_the_sum(library: str) -> None:
    plan = plan_network(network("squeezenet_v1_1"), "adreno-640", library)
    own = [t for t in plan.tensors.values() if t.role not in ("constant", "view")]
    alive = [Alive(t.name, t.size_b, t.first, max(o.last for o in plan.tensors.values() if o.of == t.name)) for t in own]
    assert lower_bound_b(alive) <= plan.memory_b <= sum(t.size_b for t in own)


def test_weights_are_those_of_the_network() -> None:
    """4.23 million parameters of MobileNetV1 in half precision (Howard et al., 2017: 4.2 million), slices padded."""
    plan = plan_network(network("mobilenet_v1"), "mali-g76-mp5", "tflite-gpu")
    assert plan.weights_b == pytest.approx(2 * 4.232e6, rel=0.01)
    assert plan_network(network("mobilenet_v1"), "mali-g76-mp5", "tflite-gpu", precision="F32").weights_b == 2 * plan.weights_b


def test_plans_are_the_same_each_time() -> None:
    assert plan_network(network("squeezenet_v1_1"), "adreno-640") == plan_network(network("squeezenet_v1_1"), "adreno-640")


# ---- TensorFlow Lite ---------------------------------------------------------------------------------------------------
def one_conv(kernel: int, size: int, into: int, out: int, **more: Any) -> Graph:
    return graph_of(
        [conv("c", "x", kernel=kernel, pad=kernel // 2, **more)], {"x": (1, size, size, into)}, ["c"],
        constants={"c.w": (out, kernel, kernel, into // more.get("groups", 1)), "c.b": (out,)},
    )  # fmt: skip


def test_the_block_and_the_group_that_apsys_describes() -> None:
    """NETWORKS 3.1: blocks of 2x2x2 for 56x56x256 make a grid of 28, 28, 32 and groups of 8, 1, 32."""
    (option,) = only(plan_network(one_conv(1, 56, 256, 256), "adreno-640", "tflite-gpu-2.1"), "c").options
    assert (option.call.launch.global_size, option.locals) == ((28, 28, 32), ((8, 1, 32),))


@pytest.mark.parametrize(
    ("size", "out", "grid"),
    [
        (14, 12, (14, 14, 3)),  # 588 outputs of four channels on 2 cores in waves of 128: 2.3, blocks of one
        (28, 12, (14, 28, 3)),  # 9.2: two columns
        (28, 24, (14, 28, 3)),  # 18.4: two columns and two slices
        (56, 24, (28, 28, 3)),  # 73.5: two of each
    ],
)
def test_blocks_on_adreno_by_waves(size: int, out: int, grid: tuple[int, ...]) -> None:
    plan = plan_network(one_conv(1, size, 512, out), "adreno-640", "tflite-gpu")
    assert only(plan, "c").options[0].call.launch.global_size == grid


@pytest.mark.parametrize(
    ("gpu", "size", "grid"),
    [
        ("mali-g76-mp5", 10, (10, 10, 8)),  # 160 outputs of four channels for each of 5 cores: up to 256, blocks of one
        ("mali-g76-mp5", 14, (7, 14, 8)),  # 314: two columns
        ("mali-g76-mp5", 56, (28, 28, 4)),  # 5017, more than 4096: two of each
        ("mali-t860-mp4", 14, (14, 14, 8)),  # 392 for each of 4 cores: up to 1024
        ("mali-t860-mp4", 28, (14, 28, 8)),  # 1568: two columns
        ("mali-t860-mp4", 56, (28, 56, 4)),  # 6272, more than 4096: two columns and two slices, the most on Midgard
    ],
)
def test_blocks_on_mali_by_outputs(gpu: str, size: int, grid: tuple[int, ...]) -> None:
    launch = only(plan_network(one_conv(1, size, 64, 32), gpu, "tflite-gpu"), "c").options[0].call.launch
    assert launch.global_size == grid


@pytest.mark.parametrize(
    ("gpu", "library", "pitches"),
    [
        ("adreno-640", "tflite-gpu", {(7, 448): 64, (14, 448): 128}),  # texels of 8 bytes, rows at multiples of 64 bytes
        ("mali-g76-mp12", "tflite-gpu", {(7, 448): 512, (14, 448): 512}),  # at multiples of 64 texels
        ("adreno-640", "mnn", {}),  # images of their own, in the layout of the device
    ],
)
def test_images_of_tensors_are_made_of_one_buffer(gpu: str, library: str, pitches: dict[tuple[int, int], int]) -> None:
    found = {}
    for size, channels in ((7, 256), (14, 128)):
        call = only(plan_network(one_conv(1, size, channels, channels), gpu, library), "c").options[0].call
        images = [arg for arg in call.launch.args if isinstance(arg, ImageArg) and arg.row_pitch is not None]
        weights = [arg for arg, operand in zip(call.launch.args, call.operands, strict=True) if operand is None]
        assert not [arg for arg in weights if arg in images]  # they have images of their own
        found |= {(arg.width, arg.height): arg.row_pitch for arg in images}
    assert found == pitches


@pytest.mark.parametrize(
    ("gpu", "channels", "size", "three"),
    [
        ("adreno-640", 128, 48, True), ("adreno-640", 124, 48, False), ("adreno-640", 128, 40, False),
        ("adreno-530", 128, 32, True),
        ("mali-g76-mp5", 64, 24, True), ("mali-g76-mp5", 60, 24, False), ("intel-hd505", 64, 20, False),
    ],
)  # fmt: skip
def test_winograd_from_the_sizes_that_the_delegate_asks_for(gpu: str, channels: int, size: int, three: bool) -> None:
    plan = plan_network(one_conv(3, size, channels, channels), gpu, "tflite-gpu")
    found = [step for step in plan.steps if "c" in step.operators]
    assert len(found) == (3 if three else 1)
    if three:
        assert found[0].options[0].call.launch.global_size == ((size // 4) ** 2, 6, channels // 4)
        assert found[2].options[0].call.launch.global_size == ((size // 4) ** 2, 4, channels // 4)


def test_constants_where_weights_are_few() -> None:
    for out, variant in ((32, "constants"), (36, "conv 3x3")):
        plan = plan_network(one_conv(3, 56, 3, out), "adreno-640", "tflite-gpu")
        assert variant in only(plan, "c").options[0].call.variant
    assert (
        "constants" not in only(plan_network(one_conv(3, 56, 3, 32), "mali-g76-mp5", "tflite-gpu"), "c").options[0].call.variant
    )


def test_groups_of_kernels_with_a_lower_limit_are_chosen_anew() -> None:
    """CL_KERNEL_WORK_GROUP_SIZE of a kernel with many registers."""
    (option,) = only(plan_network(one_conv(1, 56, 256, 256), "adreno-640", "tflite-gpu-2.1"), "c").options
    assert option.limited(GroupLimits(128, (1024, 1024, 1024))).locals == ((4, 1, 32),)


# ---- Paddle-Lite and MNN -----------------------------------------------------------------------------------------------
def test_paddle_lite_times_six_kernels_on_adreno_and_none_on_mali() -> None:
    step = only(plan_network(one_conv(1, 56, 64, 64), "adreno-640", "paddle-lite"), "c")
    assert len(step.options) == 6
    assert len(only(plan_network(one_conv(1, 56, 64, 64), "mali-t860-mp4", "paddle-lite"), "c").options) == 1


def test_the_products_of_mnn_s_winograd_are_timed_by_themselves() -> None:
    plan = plan_network(one_conv(3, 56, 64, 64), "adreno-640", "mnn")
    found = [step for step in plan.steps if "c" in step.operators]
    assert [len(step.options) for step in found] == [1, 2, 1]


@pytest.mark.parametrize(("out", "pieces"), [(60, 1), (64, 2), (128, 4)])
def test_mnn_cuts_large_convolutions_in_buffers(out: int, pieces: int) -> None:
    """Five by five of 256 channels at 112x112: 4.7 (2**30) multiply-accumulates with 64 outputs, 9.3 with 128."""
    plan = plan_network(one_conv(5, 112, 256, out), "mali-g76-mp5", "mnn")
    found = [step for step in plan.steps if "c" in step.operators]
    assert len(found) == pieces
    for parts in zip(*(step.options for step in found), strict=True):
        whole = parts[0].call.launch.global_size
        assert [part.call.launch.offset[:1] or (0,) for part in parts] == [(i * whole[0],) for i in range(pieces)]


def test_flushes() -> None:
    wanted = {("tflite-gpu", "mali-g76-mp5"): 24, ("tflite-gpu", "adreno-640"): 0, ("tflite-gpu", "adreno-630"): 16,
              ("paddle-lite", "intel-hd505"): 10, ("mnn", "adreno-640"): 10, ("mnn", "mali-t860-mp4"): 2}  # fmt: skip
    graph = one_conv(1, 8, 8, 8)
    assert {key: plan_network(graph, key[1], key[0]).flush_every for key in wanted} == wanted
    assert plan_network(graph, "adreno-640", "mnn").recorded
    assert not plan_network(graph, "mali-g76-mp5", "mnn").recorded


# ---- our own: ways, places, views ---------------------------------------------------------------------------------------
def test_ways_of_several_launches_are_a_choice() -> None:
    plan = plan_network(one_conv(3, 56, 64, 64), "adreno-640", "ours")
    step = only(plan, "c")
    assert step.kind == "choice"
    assert sorted(len(way) for way in step.alternatives) == [1, 3, 3]
    assert plan.n_launches == 3


FIRE = [
    conv("s", "x"), conv("a", "s"), conv("b", "s", kernel=3, pad=1), Operator("k", "concat", ("a", "b"), ("k",), {"axis": 3}),
    conv("c", "k"),
]  # fmt: skip
FIRE_WEIGHTS: Mapping[str, tuple[int, ...]] = {
    "s.w": (4, 1, 1, 8), "a.w": (8, 1, 1, 4), "b.w": (8, 3, 3, 4), "c.w": (8, 1, 1, 16), "s.b": (4,),
    **{f"{name}.b": (8,) for name in "abc"},
}  # fmt: skip


def test_parts_of_a_concatenation_are_made_in_place() -> None:
    graph = graph_of(FIRE, {"x": (1, 8, 8, 8)}, ["c"], constants=FIRE_WEIGHTS)
    plan = plan_network(
        graph, "mali-g76-mp5", msgspec.structs.replace(load_library("ours"), storage=load_library("ours").storage[-1:])
    )
    assert "k" not in {name for step in plan.steps for name in step.operators}
    assert {row.operator: row.fate for row in plan.explanation}["k"] == "free"
    assert (plan.tensors["a"].of, plan.tensors["b"].of, plan.tensors["k"].of) == ("k", "k", "k")
    assert plan.tensors["a"].size_b + plan.tensors["b"].size_b == plan.tensors["k"].size_b
    images = plan_network(graph, "adreno-640", "ours")  # slices of an image do not follow each other
    assert only(images, "k").kind == "launch"


def test_an_input_cannot_be_made_in_place() -> None:
    ops = [conv("a", "x"), Operator("k", "concat", ("a", "x"), ("k",), {"axis": 3})]
    graph = graph_of(ops, {"x": (1, 8, 8, 8)}, ["k"], constants={"a.w": (8, 1, 1, 8), "a.b": (8,)})
    assert only(plan_network(graph, "intel-hd505", "ours"), "k").kind == "launch"


def test_halves_of_channels_are_views() -> None:
    ops = [
        elementwise("e", "exp", "x"), Operator("h", "split", ("e",), ("a", "b"), {"axis": 3, "sizes": [8, 8]}),
        elementwise("y", "sub", "a", "b"),
    ]  # fmt: skip
    graph = graph_of(ops, {"x": (1, 8, 8, 16)}, ["y"])
    plan = plan_network(graph, "intel-hd505", "ours")
    assert (plan.tensors["a"].of, plan.tensors["b"].role) == ("e", "view")
    assert {row.operator: row.fate for row in plan.explanation}["h"] == "free"
    assert len(plan_network(graph, "intel-hd505", "tflite-gpu").steps) > len(plan.steps)


def test_a_pixel_is_a_vector() -> None:
    ops = [conv("c", "x"), Operator("f", "reshape", ("c",), ("f",), {"shape": [1, 8]})]
    weights = {"c.w": (8, 1, 1, 8), "c.b": (8,)}
    for size, fate in ((1, "free"), (2, "kernel")):
        ops[1] = Operator("f", "reshape", ("c",), ("f",), {"shape": [1, 8 * size * size]})
        plan = plan_network(graph_of(ops, {"x": (1, size, size, 8)}, ["f"], constants=weights), "adreno-640", "tflite-gpu")
        assert plan.explanation[-1].fate == fate


# ---- CPU ---------------------------------------------------------------------------------------------------------------
def _with_custom() -> Graph:
    weights = {"c.w": (8, 1, 1, 8), "c.b": (8,), "d.w": (8, 1, 1, 8), "d.b": (8,)}
    custom = Operator("u", "custom", ("c",), ("u",), {"operator": "DENSIFY", "shapes": [(1, 8, 8, 8)]})
    return graph_of([conv("c", "x"), custom, conv("d", "u")], {"x": (1, 8, 8, 8)}, ["d"], constants=weights)


def test_an_operator_on_the_cpu_costs_its_copies() -> None:
    plan = plan_network(_with_custom(), "adreno-640", "tflite-gpu")
    works = [step.work or step.name for step in plan.steps]
    assert works == [
        "upload",
        "convert x",
        "c",
        "convert c",
        "read back",
        "fallback",
        "upload",
        "convert u",
        "d",
        "convert d",
        "read back",
    ]
    size = 4 * 8 * 8 * 8
    assert [step.bytes_b for step in plan.steps if step.kind == "host"] == [size, size, 0, size, size]
    assert only(plan, "u").host.bytes_b == 2 * size
    assert plan.explanation[1].fate == "host"
    assert plan.notes == ("Operators on the CPU: 1 custom DENSIFY.",)


def test_strict_refuses_and_names_them() -> None:
    with pytest.raises(UnsupportedError, match="1 custom DENSIFY"):
        plan_network(_with_custom(), "adreno-640", strict=True)


def test_what_no_kernel_does_falls_to_the_cpu() -> None:
    """A transpose of five dimensions."""
    ops = [
        Operator("r", "reshape", ("x",), ("r",), {"shape": [1, 2, 4, 8, 8]}),
        Operator("t", "transpose", ("r",), ("t",), {"order": [0, 3, 4, 2, 1]}), elementwise("y", "relu", "t"),
    ]  # fmt: skip
    plan = plan_network(graph_of(ops, {"x": (1, 8, 8, 8)}, ["y"]), "adreno-640", "tflite-gpu")
    assert {row.operator: row.fate for row in plan.explanation}["t"] == "host"
    assert any("dimensions" in note for note in plan.notes)


def test_a_library_without_rules_leaves_all_to_the_cpu() -> None:
    plan = plan_network(one_conv(1, 8, 8, 8), "adreno-640", library_from_document(small_library()))
    assert [step.work for step in plan.steps] == ["fallback"]
    assert plan.n_launches == 0


# ---- limits, options ---------------------------------------------------------------------------------------------------
def test_tensors_beyond_the_limits_of_images() -> None:
    """Columns of all slices beside each other: 64 slices of 512 columns are wider than an image of Adreno."""
    graph = one_conv(1, 512, 256, 256)
    with pytest.raises(InputError, match=r"image 32768x512, limits\.max_image2d of adreno-640 is 16384x16384") as caught:
        plan_network(graph, "adreno-640", "paddle-lite")
    assert [problem.split()[1] for problem in caught.value.problems[:2]] == ["x", "c"]
    assert caught.value.problems[2:] == ("resolution, inputs: smaller ones may fit",)
    plan = plan_network(graph, "adreno-640", "tflite-gpu")
    assert plan.tensors["c"].storage == "image_buffer"
    assert any(note.startswith("Tensor x and 1 more lie in image_buffer: image 512x32768") for note in plan.notes)


def test_batches() -> None:
    graph = network("mobilenet_v1")
    one, four = (plan_network(graph, "mali-g76-mp5", "tflite-gpu", batch=batch) for batch in (1, 4))
    assert four.tensors["input"].size_b == 4 * one.tensors["input"].size_b
    assert "conv 1x1" in only(four, graph.operators[-3].name).options[0].call.variant  # four images are not matrix times a vector
    with pytest.raises(InputError, match="batch: got 0"):
        plan_network(graph, "mali-g76-mp5", batch=0)


def test_unknown_names() -> None:
    graph = one_conv(1, 8, 8, 8)
    with pytest.raises(InputError, match="did you mean 'F16'"):
        plan_network(graph, "adreno-640", precision="F61")
    with pytest.raises(UnknownNameError, match="did you mean 'adreno-640'"):
        plan_network(graph, "adreno640")
    with pytest.raises(UnknownNameError, match="did you mean 'mnn'"):
        plan_network(graph, load_gpu("adreno-640"), "mmn")


def test_ways_through_images_that_are_too_large_are_left_out() -> None:
    """36 products of 512 slices below each other are more rows than an image of Adreno has."""
    plan = plan_network(one_conv(3, 8, 2048, 16), "adreno-640", "ours")
    assert "winograd4" not in str([option.call.variant for step in launches(plan) for option in step.options])
    assert "winograd2" in str([option.call.variant for step in launches(plan) for option in step.options])


def test_weights_that_no_image_holds_are_refused_with_the_rule() -> None:
    rule = {
        "kinds": ["conv2d"],
        "kernel": "conv_direct",
        "parameters": {"weights": "'image'"},
        "local": ["all"],
        "source": "a test",
    }
    library = small_library(storage=[{"storage": "image2d_columns", "source": "a test"}], rule=[rule])
    with pytest.raises(InputError, match=r"rule\[0\]: none of its kernels suits c: conv 1x1 1x1x1 needs an image 20000x"):
        plan_network(one_conv(1, 1, 20000, 8), "adreno-640", library_from_document(library))


# ---- operators left to the CPU by a placement --------------------------------------------------------------------------------
def test_placed_operators_run_on_the_host_and_tensors_cross_once() -> None:
    graph = network("mobilenet_v1", resolution=32)
    usual = plan_network(graph, "adreno-640")
    anchor = usual.graph.operators[len(usual.graph.operators) // 2]
    plan = plan_network(graph, "adreno-640", on_host={anchor.name})
    (fallback,) = [step for step in plan.steps if step.work == "fallback"]
    assert fallback.name == anchor.name
    place = plan.steps.index(fallback)
    assert set(fallback.reads) <= {name for step in plan.steps[:place] if step.work == "read back" for name in step.reads}
    crossed = [(step.work, *step.reads, *step.writes) for step in plan.steps if step.work in ("upload", "read back")]
    assert len(crossed) == len(set(crossed))
    uploads = [step for step in plan.steps[place:] if step.work == "upload"]
    assert [step.writes for step in uploads] == [fallback.writes]


def test_all_operators_on_the_host_launch_nothing() -> None:
    graph = network("mobilenet_v1", resolution=32)
    usual = plan_network(graph, "adreno-640")
    plan = plan_network(graph, "adreno-640", on_host={operator.name for operator in usual.graph.operators})
    assert plan.n_launches == 0
    # element-wise operators stay with what makes their operand, as on the GPU
    kernels = [step.operators for step in usual.steps if step.operators]
    assert [step.operators for step in plan.steps if step.work == "fallback" and step.host.operators] == kernels


def test_operators_are_not_fused_across_the_border() -> None:
    usual = plan_network(network("mobilenet_v1", resolution=32), "adreno-640")
    conv, relu = usual.graph.operators[:2]
    plan = plan_network(network("mobilenet_v1", resolution=32), "adreno-640", on_host={conv.name})
    (fallback,) = [step for step in plan.steps if step.work == "fallback"]
    assert fallback.operators == (conv.name,)
    assert any(step.kind == "launch" and step.operators == (relu.name,) for step in plan.steps)


def test_placement_of_an_unknown_operator_is_refused() -> None:
    with pytest.raises(InputError, match=r"placement of mobilenet_v1: .*nowhere"):
        plan_network(network("mobilenet_v1", resolution=32), "adreno-640", on_host={"nowhere"})


@pytest.mark.each_time("tflite-gpu")
@pytest.mark.parametrize("library", ["tflite-gpu", "mnn", "ours", "tvm"])
def test_transformers_have_kernels_on_every_gpu(library: str) -> None:
    """The defect: layers over rows of tokens had none in TensorFlow Lite on GPUs whose maker the profile did not know."""
    graph = network("vit_tiny", layers=1)
    for gpu in list_gpus():
        assert [step.name for step in plan_network(graph, load_gpu(gpu), library).steps if step.work == "fallback"] == [], gpu


def test_families_of_gpus_have_a_maker() -> None:
    """Libraries choose kernels by the maker; a preset of an unknown one is treated like no GPU that they know."""
    makers = {name: series_of(load_gpu(name)).maker for name in list_gpus()}
    assert "unknown" not in makers.values(), makers
    assert (makers["intel-arc-140t"], makers["radeon-780m"], makers["xclipse-940"]) == ("intel", "amd", "amd")
