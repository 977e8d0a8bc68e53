"""Passes: what they fold and what they must leave, with values against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import UnknownNameError
from mgpusim.nn.graphs.graph import Graph, Operator
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.passes.running import passes, run_passes
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network
from tests.helpers.network_graphs import Array, conv, elementwise, graph_of, kinds, reference_conv

W = {"c.w": (8, 1, 1, 4), "c.b": (8,)}
X = {"x": (1, 6, 6, 4)}


def after(graph: Graph, *names: str) -> Graph:
    """The graph after passes, checked to be in order."""
    changed, _ = run_passes(graph, names)
    assert changed.checked() == changed
    assert changed.outputs == graph.outputs
    return changed


# ---- nothing, constants, transposes ------------------------------------------------------------------------------------
def test_identities_go_and_output_names_stay() -> None:
    ops = [elementwise("a", "identity", "x"), elementwise("b", "relu", "a"), elementwise("y", "identity", "b")]
    changed = after(graph_of(ops, X, ["y"]), "remove_identities")
    assert kinds(changed) == ["relu"]
    assert (changed.operators[0].inputs, changed.operators[0].outputs) == (("x",), ("y",))


def test_an_identity_between_input_and_output_stays() -> None:
    assert kinds(after(graph_of([elementwise("y", "identity", "x")], X, ["y"]), "remove_identities")) == ["identity"]


def test_an_identity_of_an_output_that_is_read_stays() -> None:
    ops = [elementwise("a", "relu", "x"), elementwise("y", "identity", "a")]
    assert kinds(after(graph_of(ops, X, ["a", "y"]), "remove_identities")) == ["relu", "identity"]


@pytest.mark.parametrize(
    ("operator", "gone"),
    [
        (Operator("y", "reshape", ("a",), ("y",), {"shape": [1, 6, 6, 4]}), True),
        (Operator("y", "reshape", ("a",), ("y",), {"shape": [1, 36, 1, 4]}), False),
        (Operator("y", "pad", ("a",), ("y",), {"before": [0] * 4, "after": [0] * 4}), True),
        (Operator("y", "transpose", ("a",), ("y",), {"order": [0, 1, 2, 3]}), True),
        (Operator("y", "transpose", ("a",), ("y",), {"order": [0, 2, 1, 3]}), False),
        (Operator("y", "concat", ("a",), ("y",), {"axis": 3}), True),
        (Operator("y", "slice", ("a",), ("y",), {"starts": [0, 5, 0, 0], "sizes": [1, 6, 6, 4], "steps": [1, -1, 1, 1]}), False),
        (Operator("y", "max_pool", ("a",), ("y",), {"kernel": [1, 1], "strides": [1, 1], "pads": [0] * 4}), True),
        (elementwise("y", "add", "a"), True),
        (elementwise("y", "relu", "a"), False),
    ],
)
def test_what_does_nothing(operator: Operator, gone: bool) -> None:
    graph = graph_of([elementwise("a", "exp", "x"), operator], X, ["y"])
    assert (len(after(graph, "remove_identities").operators) == 1) is gone


def test_constants_are_made_in_advance() -> None:
    value = np.arange(4.0)
    ops = [Operator("r", "reshape", ("s",), ("r",), {"shape": [1, 1, 1, 4]}), elementwise("y", "mul", "x", "r")]
    changed = after(graph_of(ops, X, ["y"], constants={"s": value}), "fold_constants")
    assert kinds(changed) == ["mul"]
    assert changed.tensors["r"].constant
    np.testing.assert_array_equal(changed.values["r"], value.reshape(1, 1, 1, 4))


@given(st.permutations(range(4)), st.permutations(range(4)), st.booleans())
def test_two_transposes_are_one(first: list[int], second: list[int], shared: bool) -> None:
    ops = [
        Operator("t", "transpose", ("x",), ("t",), {"order": first}),
        Operator("u", "transpose", ("t",), ("u",), {"order": second}),
        elementwise("y", "relu", "u"),
    ]  # fmt: skip
    ops += [elementwise("z", "exp", "t")] if shared else []
    x = np.arange(120).reshape(2, 3, 4, 5)
    graph = graph_of(ops, {"x": x.shape}, ["y", "z"] if shared else ["y"])
    changed = after(graph, "merge_transposes")
    reader = changed.producers()["y"]
    made = changed.producers().get(reader.inputs[0])
    order = [0, 1, 2, 3] if made is None else made.attributes["order"]
    np.testing.assert_array_equal(x.transpose(order), x.transpose(first).transpose(second))
    assert sum(o.kind == "transpose" for o in changed.operators) == shared + (order != [0, 1, 2, 3])


# ---- padding -----------------------------------------------------------------------------------------------------------
def _padded(reader: Operator, before: list[int], behind: list[int], **more: object) -> Graph:
    pad = Operator("p", "pad", ("x",), ("p",), {"before": before, "after": behind, **more})
    return graph_of([pad, reader], X, ["c"], constants={"c.w": (8, 3, 3, 4), "c.b": (8,)} if reader.kind == "conv2d" else None)


def test_a_pad_becomes_that_of_a_convolution() -> None:
    graph = _padded(conv("c", "p", kernel=3, stride=2, pad=1), [0, 0, 1, 0], [0, 1, 2, 0])
    changed = after(graph, "fold_padding")
    assert kinds(changed) == ["conv2d"]
    assert changed.operators[0].attributes["pads"] == [1, 2, 2, 3]
    assert changed.tensors["c"].shape == graph.tensors["c"].shape


@pytest.mark.parametrize(
    ("before", "more"),
    [([0, 1, 1, 4], {}), ([0, 1, 1, 0], {"value": 1.0}), ([0, 1, 1, 0], {"mode": "reflect"})],
    ids=["channels", "ones", "mirror"],
)  # fmt: skip
def test_other_pads_stay(before: list[int], more: dict[str, object]) -> None:
    reader = conv("c", "p", kernel=3)
    pad = Operator("p", "pad", ("x",), ("p",), {"before": before, "after": [0] * 4, **more})
    graph = graph_of([pad, reader], X, ["c"], constants={"c.w": (8, 3, 3, 4 + before[3]), "c.b": (8,)})
    assert kinds(after(graph, "fold_padding")) == ["pad", "conv2d"]


def _pool(kind: str, x: str, **more: object) -> Operator:
    return Operator("c", kind, (x,), ("c",), {"kernel": [3, 3], "strides": [1, 1], "pads": [0] * 4, **more})


def test_zeros_count_in_a_mean_and_not_in_a_maximum_of_negatives() -> None:
    changed = after(_padded(_pool("avg_pool", "p"), [0, 1, 1, 0], [0, 1, 1, 0]), "fold_padding")
    assert changed.operators[0].attributes["count_include_pad"] is True
    excluding = _padded(_pool("avg_pool", "p", pads=[1, 1, 1, 1]), [0, 1, 1, 0], [0] * 4)
    assert kinds(after(excluding, "fold_padding")) == ["pad", "avg_pool"]
    assert kinds(after(_padded(_pool("max_pool", "p"), [0, 1, 1, 0], [0] * 4), "fold_padding")) == ["pad", "max_pool"]
    pad = Operator("p", "pad", ("r",), ("p",), {"before": [0, 1, 1, 0], "after": [0] * 4})
    positive = graph_of([elementwise("r", "relu", "x"), pad, _pool("max_pool", "p")], X, ["c"])
    assert kinds(after(positive, "fold_padding")) == ["relu", "max_pool"]


@pytest.mark.parametrize("kind", ["avg_pool", "max_pool"])
def test_windows_of_zeros_alone_are_no_padding_of_a_pooling(kind: str) -> None:
    """A window of 3 beside a border of 3 sees no pixel; of a convolution it makes its bias."""
    pad = Operator("p", "pad", ("r",), ("p",), {"before": [0, 1, 1, 0], "after": [0, 3, 1, 0]})
    relu = elementwise("r", "relu", "x")
    assert kinds(after(graph_of([relu, pad, _pool(kind, "p")], X, ["c"]), "fold_padding")) == ["relu", "pad", kind]
    reader = conv("c", "p", kernel=3)
    graph = graph_of([relu, pad, reader], X, ["c"], constants={"c.w": (8, 3, 3, 4), "c.b": (8,)})
    assert kinds(after(graph, "fold_padding")) == ["relu", "conv2d"]


def test_a_pad_that_others_read_stays() -> None:
    pad = Operator("p", "pad", ("x",), ("p",), {"before": [0, 1, 1, 0], "after": [0] * 4})
    ops = [pad, conv("c", "p", kernel=3), elementwise("y", "relu", "p")]
    graph = graph_of(ops, X, ["c", "y"], constants={"c.w": (8, 3, 3, 4), "c.b": (8,)})
    assert kinds(after(graph, "fold_padding")) == ["pad", "conv2d", "relu"]


# ---- norms and constants -----------------------------------------------------------------------------------------------
def _shape(layout: str, channels: int) -> tuple[int, ...]:
    return (1, 5, 6, channels) if layout == "NHWC" else (1, channels, 5, 6)


def _per_channel(values: Array, layout: str) -> Array:
    return values if layout == "NHWC" else values.reshape(-1, 1, 1)


def _folded_conv(graph: Graph, x: Array, layout: str, pad: int) -> Array:
    (one,) = graph.operators
    weights, bias = (graph.values[name] for name in one.inputs[1:])
    return reference_conv(x, weights, bias, layout, pad)


@given(st.sampled_from(["NHWC", "NCHW"]), st.sampled_from([1, 3]), st.booleans(), st.integers(0, 99))
def test_a_batch_norm_in_weights(layout: str, kernel: int, bias: bool, seed: int) -> None:
    rng = np.random.default_rng(seed)
    x, weights = rng.normal(size=_shape(layout, 4)), rng.normal(size=(8, kernel, kernel, 4))
    scale, offset, mean, bias_values = (rng.normal(size=8) for _ in range(4))
    variance = rng.uniform(0.1, 2, 8)
    norm = Operator("y", "batch_norm", ("c", "s", "o", "m", "v"), ("y",), {"epsilon": 1e-3})
    constants = {"c.w": weights, "s": scale, "o": offset, "m": mean, "v": variance, **({"c.b": bias_values} if bias else {})}
    ops = [conv("c", "x", kernel=kernel, pad=kernel // 2, bias=bias), norm]
    changed = after(graph_of(ops, {"x": x.shape}, ["y"], layout=layout, constants=constants), "fold_batch_norm")
    plain = reference_conv(x, weights, bias_values if bias else None, layout, kernel // 2)
    s, o, m, v = (_per_channel(one, layout) for one in (scale, offset, mean, variance))
    np.testing.assert_allclose(_folded_conv(changed, x, layout, kernel // 2), (plain - m) / np.sqrt(v + 1e-3) * s + o, rtol=1e-9)


@pytest.mark.parametrize("layout", ["NHWC", "NCHW"])
@pytest.mark.parametrize("function", ["add", "sub", "mul", "div", "affine"])
def test_constants_per_channel_in_weights(function: str, layout: str) -> None:
    rng = np.random.default_rng(1)
    x, weights, bias = rng.normal(size=_shape(layout, 4)), rng.normal(size=(8, 1, 1, 4)), rng.normal(size=8)
    constant = _per_channel(rng.uniform(0.5, 2, 8), layout)
    plain = reference_conv(x, weights, bias, layout)
    if function == "affine":
        step, want = elementwise("y", "affine", "c", alpha=0.5, beta=2.0), 0.5 * plain + 2
    else:
        step = elementwise("y", function, "c", "k")
        want = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}[function](plain, constant)
    constants = {"c.w": weights, "c.b": bias, **({} if function == "affine" else {"k": constant})}
    graph = graph_of([conv("c", "x"), step], {"x": x.shape}, ["y"], layout=layout, constants=constants)
    np.testing.assert_allclose(_folded_conv(after(graph, "fold_channel_constants"), x, layout, 0), want, rtol=1e-9)


def test_folding_needs_no_values() -> None:
    """Caffe2's norms: a batch norm, a product and a sum of constants that are reshaped first."""
    ops = [
        conv("c", "x", bias=False), Operator("n", "batch_norm", ("c", "s", "o", "m", "v"), ("n",), {"epsilon": 1e-5}),
        Operator("k", "reshape", ("g",), ("k",), {"shape": [8, 1, 1]}), elementwise("p", "mul", "n", "k"),
        Operator("l", "reshape", ("h",), ("l",), {"shape": [8, 1, 1]}), elementwise("y", "add", "p", "l"),
    ]  # fmt: skip
    constants = {"c.w": (8, 1, 1, 4), **dict.fromkeys("somvgh", (8,))}
    graph = graph_of(ops, {"x": (1, 4, 6, 6)}, ["y"], layout="NCHW", constants=constants)
    changed = after(graph, "fold_constants", "fold_batch_norm", "fold_channel_constants")
    assert kinds(changed) == ["conv2d"]
    assert [changed.tensors[name].shape for name in changed.operators[0].inputs[1:]] == [(8, 1, 1, 4), (8,)]
    assert changed.operators[0].stands_for == ("c", "n", "p", "y")


@pytest.mark.parametrize("layout", ["NHWC", "NCHW"])
def test_a_batch_norm_alone_is_a_product_and_a_sum(layout: str) -> None:
    rng = np.random.default_rng(2)
    x, s, o, m = rng.normal(size=_shape(layout, 8)), *(rng.normal(size=8) for _ in range(3))
    v = rng.uniform(0.1, 2, 8)
    norm = Operator("y", "batch_norm", ("x", "s", "o", "m", "v"), ("y",), {"epsilon": 1e-3})
    constants = {"s": s, "o": o, "m": m, "v": v}
    changed = after(graph_of([norm], {"x": x.shape}, ["y"], layout=layout, constants=constants), "split_batch_norm")
    assert kinds(changed) == ["mul", "add"]
    assert {operator.stands_for for operator in changed.operators} == {("y",)}
    scale, shift = (changed.values[operator.inputs[1]] for operator in changed.operators)
    s, o, m, v = (_per_channel(one, layout) for one in (s, o, m, v))
    np.testing.assert_allclose(x * scale + shift, (x - m) / np.sqrt(v + 1e-3) * s + o, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("shape", [(1, 6, 6, 8), (6, 1), (1, 1, 6, 1)])
def test_constants_that_differ_by_pixel_stay(shape: tuple[int, ...]) -> None:
    graph = graph_of([conv("c", "x"), elementwise("y", "add", "c", "k")], X, ["y"], constants={**W, "k": shape})
    assert kinds(after(graph, "fold_channel_constants")) == ["conv2d", "add"]


def test_a_convolution_that_others_read_keeps_its_norm() -> None:
    norm = Operator("y", "batch_norm", ("c", "s", "o", "m", "v"), ("y",), {"epsilon": 1e-5})
    constants = {**W, **dict.fromkeys("somv", (8,))}
    read = graph_of([conv("c", "x"), norm, elementwise("z", "relu", "c")], X, ["y", "z"], constants=constants)
    assert kinds(after(read, "fold_batch_norm")) == ["conv2d", "batch_norm", "relu"]
    output = graph_of([conv("c", "x"), norm], X, ["c", "y"], constants=constants)
    assert kinds(after(output, "fold_batch_norm")) == ["conv2d", "batch_norm"]


# ---- activations, shuffles, pools --------------------------------------------------------------------------------------
SIX, THREE = {"six": np.asarray(6.0)}, {"three": np.asarray(3.0)}
SPELLED = {
    "swish": [elementwise("s", "sigmoid", "x"), elementwise("y", "mul", "x", "s")],
    "swish, exchanged": [elementwise("s", "sigmoid", "x"), elementwise("y", "mul", "s", "x")],
    "hard_swish, gate": [elementwise("s", "hard_sigmoid", "x", alpha=1 / 6, beta=0.5), elementwise("y", "mul", "x", "s")],
    "hard_swish, divided after": [
        elementwise("a", "add", "x", "three"), elementwise("c", "clip", "a", min=0.0, max=6.0), elementwise("m", "mul", "x", "c"),
        elementwise("y", "div", "m", "six"),
    ],
    "hard_swish, divided before": [
        elementwise("a", "affine", "x", alpha=1.0, beta=3.0), elementwise("c", "relu6", "a"),
        elementwise("d", "affine", "c", alpha=1 / 6, beta=0.0), elementwise("y", "mul", "d", "x"),
    ],
    "mish": [elementwise("p", "softplus", "x"), elementwise("t", "tanh", "p"), elementwise("y", "mul", "x", "t")],
}  # fmt: skip


@pytest.mark.parametrize("name", SPELLED)
def test_activations_by_name(name: str) -> None:
    ops = [elementwise("e", "exp", "in"), *SPELLED[name]]
    ops = [Operator(o.name, o.kind, tuple("e" if i == "x" else i for i in o.inputs), o.outputs, o.attributes) for o in ops]
    changed = after(graph_of(ops, {"in": (1, 6, 6, 4)}, ["y"], constants=SIX | THREE), "recognise_activations")
    assert kinds(changed) == ["exp", name.split(",")[0]]
    assert sorted(changed.operators[1].stands_for) == sorted(o.name for o in ops[1:])


@pytest.mark.parametrize(
    "ops",
    [
        [elementwise("s", "sigmoid", "x"), elementwise("y", "mul", "z", "s")],
        [elementwise("s", "hard_sigmoid", "x", alpha=0.2, beta=0.5), elementwise("y", "mul", "x", "s")],
        [elementwise("a", "affine", "x", alpha=1.0, beta=2.0), elementwise("c", "relu6", "a"), elementwise("y", "mul", "x", "c")],
        [elementwise("a", "affine", "x", alpha=1.0, beta=3.0), elementwise("c", "relu6", "a"), elementwise("y", "mul", "x", "c")],
        [elementwise("s", "sigmoid", "x"), elementwise("y", "add", "x", "s")],
    ],
    ids=["another input", "another slope", "another shift", "not divided", "a sum"],
)
def test_what_only_looks_like_an_activation_stays(ops: list[Operator]) -> None:
    graph = graph_of(ops, {"x": (1, 6, 6, 4), "z": (1, 6, 6, 4)}, ["y"])
    assert after(graph, "recognise_activations").operators == graph.operators


def test_a_gate_that_others_read_stays() -> None:
    ops = [elementwise("s", "sigmoid", "x"), elementwise("y", "mul", "x", "s"), elementwise("z", "exp", "s")]
    assert kinds(after(graph_of(ops, X, ["y", "z"]), "recognise_activations")) == ["sigmoid", "mul", "exp"]


@given(st.data(), st.sampled_from(["NHWC", "NCHW"]), st.booleans())
def test_shuffles_are_what_numpy_says(data: st.DataObject, layout: str, merged: bool) -> None:
    """Whatever is recognised exchanges groups of channels, and all that does is recognised."""
    groups, rest, h, w = (data.draw(st.integers(2, 3)) for _ in range(4))
    shape = (1, h, w, groups * rest) if layout == "NHWC" else (1, groups * rest, h, w)
    middle = (h * w,) if merged else (h, w)
    split = (1, *middle, groups, rest) if layout == "NHWC" else (1, groups, rest, *middle)
    order = data.draw(st.permutations(range(len(split))))
    ops = [
        Operator("a", "reshape", ("x",), ("a",), {"shape": list(split)}),
        Operator("t", "transpose", ("a",), ("t",), {"order": order}),
        Operator("y", "reshape", ("t",), ("y",), {"shape": list(shape)}),
    ]  # fmt: skip
    changed = after(graph_of(ops, {"x": shape}, ["y"], layout=layout), "recognise_shuffle")
    x = np.arange(int(np.prod(shape))).reshape(shape)
    got = x.reshape(split).transpose(order).reshape(shape)
    axis = 3 if layout == "NHWC" else 1
    at = np.arange(groups * rest).reshape(groups, rest).T.reshape(-1)
    same = np.array_equal(got, np.take(x, at, axis))
    usual = [i for i in order if split[i] > 1] == [i for i in range(len(split)) if split[i] > 1]  # not a shuffle at all
    if changed.operators[0].kind == "channel_shuffle":
        assert same
        assert changed.operators[0].attributes["groups"] == groups
    else:
        assert not same or usual or order[0] != 0


def test_a_pool_over_a_plane_is_a_reduction() -> None:
    whole = Operator("y", "avg_pool", ("x",), ("y",), {"kernel": [6, 6], "strides": [1, 1], "pads": [0] * 4})
    changed = after(graph_of([whole], X, ["y"]), "recognise_global_pool")
    assert changed.operators[0].kind == "reduce"
    assert changed.operators[0].attributes == {"function": "mean", "axes": [1, 2], "keepdims": True}
    part = Operator("y", "avg_pool", ("x",), ("y",), {"kernel": [6, 5], "strides": [1, 5], "pads": [0] * 4})
    assert kinds(after(graph_of([part], X, ["y"]), "recognise_global_pool")) == ["avg_pool"]


def test_a_dilated_convolution_in_tensorflow_s_spelling() -> None:
    into = {"operator": "SPACE_TO_BATCH_ND", "shapes": [(4, 5, 5, 4)], "block": [2, 2], "pads": [2] * 4}
    back = {"operator": "BATCH_TO_SPACE_ND", "shapes": [(1, 6, 6, 8)], "block": [2, 2], "crops": [0] * 4}
    before, behind = Operator("a", "custom", ("x",), ("a",), into), Operator("y", "custom", ("c",), ("y",), back)
    graph = graph_of([before, conv("c", "a", kernel=3), behind], X, ["y"], constants={"c.w": (8, 3, 3, 4), "c.b": (8,)})
    (one,) = after(graph, "recognise_dilation").operators
    assert (one.attributes["dilations"], one.attributes["pads"]) == ([2, 2], [2, 2, 2, 2])


def test_a_convolution_of_one_pixel_is_fully_connected() -> None:
    graph = graph_of([conv("c", "x")], {"x": (1, 1, 1, 4)}, ["c"], constants=W)
    (one,) = after(graph, "pointwise_as_fully_connected").operators
    assert one.kind == "fully_connected"
    assert after(graph, "pointwise_as_fully_connected").tensors[one.inputs[1]].shape == (8, 4)
    several = graph_of([conv("c", "x")], {"x": (2, 1, 1, 4)}, ["c"], constants=W)
    assert kinds(after(several, "pointwise_as_fully_connected")) == ["conv2d"]


# ---- matrices ----------------------------------------------------------------------------------------------------------
def layouts(graph: Graph) -> dict[str, str]:
    return {name: tensor.layout for name, tensor in graph.tensors.items() if tensor.layout}


def attention(first: list[Operator], x: str) -> list[Operator]:
    """Scores of a tensor with itself, a function, and a transpose behind them."""
    scores = Operator("scores", "matmul", (x, x), ("scores",), {"transpose_b": True})
    turned = Operator("turned", "transpose", ("weights",), ("turned",), {"order": [0, 2, 1, 3]})
    return [*first, scores, elementwise("weights", "relu", "scores"), turned]


def test_matrices_of_models_with_channels_first_have_their_channels_last() -> None:
    """What is alike with the operands of a product moves with them; what stands behind a transpose may lie as it wants."""
    graph = graph_of(attention([], "x"), {"x": (1, 2, 5, 8)}, ["turned"], layout="NCHW")
    changed = after(graph, "channels_last_matrices")
    assert layouts(changed) == dict.fromkeys(("x", "scores", "weights"), "NHWC")
    assert (changed.image("x").h, changed.image("x").w, changed.image("x").c) == (2, 5, 8)
    assert changed.image("turned").c == 5
    assert not layouts(after(graph_of(attention([], "x"), {"x": (1, 2, 5, 8)}, ["turned"]), "channels_last_matrices"))


def test_what_a_convolution_makes_stays_as_it_is() -> None:
    """A product along the columns of an image is left to the CPU rather than that the convolution is."""
    operators = attention([conv("c", "x")], "c")
    graph = graph_of(operators, {"x": (1, 4, 5, 6)}, ["turned"], layout="NCHW", constants=W)
    assert not layouts(after(graph, "channels_last_matrices"))
    plan = plan_network(graph, "adreno-640", "ours")
    assert [step.name for step in plan.steps if step.work == "fallback"] == ["scores"]
    assert any("columns of a plane" in note for note in plan.notes)


def test_a_layer_over_rows_keeps_them() -> None:
    layer = Operator("y", "fully_connected", ("x", "w"), ("y",), {})
    graph = graph_of([layer], {"x": (1, 6, 4)}, ["y"], constants={"w": (3, 4)})
    assert graph.tensors["y"].shape == (6, 3)
    changed = after(graph, "rows_of_fully_connected")
    assert [(o.kind, changed.tensors[o.outputs[0]].shape) for o in changed.operators] == [
        ("fully_connected", (1, 6, 3)), ("reshape", (6, 3)),
    ]  # fmt: skip
    whole = graph_of([layer], {"x": (2, 3, 4)}, ["y"], constants={"w": (3, 12)})
    assert after(whole, "rows_of_fully_connected").operators == whole.operators


# ---- all passes --------------------------------------------------------------------------------------------------------
ALL = [
    "fold_quantization", "fold_constants", "remove_identities", "merge_transposes", "recognise_dilation", "fold_padding",
    "fold_batch_norm", "fold_channel_constants", "recognise_activations", "recognise_shuffle", "recognise_global_pool",
    "pointwise_as_fully_connected", "make_up_scales",
]  # fmt: skip
SEQUENCES = (
    "expand_lstm", "expand_gru", "spell_lstm_cells", "recognise_gelu", "recognise_norms", "rows_of_fully_connected",
    "channels_last_matrices",
)  # fmt: skip
"""Of recurrent and attention networks: tests/nn/test_sequence_execution.py has what they compute."""


@pytest.mark.parametrize("name", ["mobilenet_v3_small", "shufflenet_v1", "densenet121", "resnet50_v2", "inception_v3"])
def test_networks_keep_their_work_and_their_operators(name: str) -> None:
    graph = network(name, folded=False)
    changed, fates = run_passes(graph, ALL)
    assert changed.checked() == changed
    assert sum(macs(changed, o) for o in changed.operators) == sum(macs(graph, o) for o in graph.operators)
    held = [origin for o in changed.operators for origin in o.stands_for]
    assert len(held) == len(set(held))
    gone = {origin for origin, fate in fates.items() if not fate.into}
    assert sorted([*held, *gone]) == sorted(o.name for o in graph.operators)
    assert all(fate.into in {o.name for o in changed.operators} for origin, fate in fates.items() if fate.into)


def test_all_passes_are_known_and_described() -> None:
    assert {*ALL, *SEQUENCES, "split_batch_norm", "recognise_attention", "separate_biases", "norm_rotary", "cache_heads"} == set(
        passes.known()
    )
    assert all(passes[name].sentence.endswith(".") for name in passes.known())
    with pytest.raises(UnknownNameError, match="did you mean 'fold_padding'"):
        run_passes(network("squeezenet_v1_1"), ["fold_paddings"])
