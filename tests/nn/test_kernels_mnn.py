"""Kernels of decoders in the structure of MNN's: what they write is what numpy computes from the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.generating.generate import generate, library_knows
from mgpusim.nn.generating.models import LanguageModel, as_language_model, list_language_models
from mgpusim.nn.graphs.blocks import rounded
from mgpusim.nn.graphs.decoders import WeightTypes
from mgpusim.nn.graphs.graph import BLOCK_TYPES, Graph, ImageShape
from mgpusim.nn.kernels import mnn
from mgpusim.nn.kernels.base import Call, Precision, Stored
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.lowering.facts import Target, operator_facts
from mgpusim.nn.passes.running import run_passes
from mgpusim.nn.planning.plan import options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families.decoders import decoder
from mgpusim.workload.args import BufferArg, ImageArg
from tests.helpers.network_execution import run_plan
from tests.helpers.network_kernels import from_storage, run_calls, to_storage
from tests.helpers.network_pocl import use_pocl
from tests.helpers.sequence_graphs import SMALL, inputs_of, small_decoder

Array = np.ndarray[Any, Any]
F32, F16, STORED_F16 = Precision(), Precision(16, 16, 16), Precision(16, 32, 32)
BOUNDS = {F32: 1e-5, F16: 2e-2, STORED_F16: 4e-3}


def planes(name: str, width: int, channels: int, height: int = 1, bits: int = 32, storage: str = "row_planes") -> Stored:
    return Stored(name, ImageShape(1, height, width, channels), storage, bits)


# ---- layers --------------------------------------------------------------------------------------------------------------
Make = Callable[..., Call | list[Call]]
WAYS: dict[str, tuple[Make, int, int, dict[str, Any]]] = {
    "one row": (mnn.gemv, 1, 44, {"group": 16}),
    "few rows": (mnn.few_rows, 5, 44, {"group": 16}),
    "rows by four": (mnn.gemm, 13, 44, {"rows": 4}),
    "rows by eight": (mnn.gemm, 11, 48, {"rows": 8}),
    "unpacked": (mnn.unpacked, 20, 44, {}),
    "unpacked by eight": (mnn.unpacked, 24, 100, {"blocks": (2, 2), "group": (4, 4)}),
}


def check_layer(way: str, dtype: str, precision: Precision) -> None:
    make, count, outputs, more = WAYS[way]
    inputs = 256
    rng = np.random.default_rng(len(way))
    shapes = ((count, inputs), (outputs, inputs), (outputs,))
    x, drawn, bias = (rng.standard_normal(shape).astype(np.float16).astype(np.float32) for shape in shapes)
    weights = rounded(drawn * 0.1, dtype) if dtype in BLOCK_TYPES else drawn
    src, dst = (planes(name, count, width, bits=precision.stored) for name, width in (("x", inputs), ("y", outputs)))
    found = make(src, dst, dtype, precision=precision, **more)
    calls = found if isinstance(found, list) else [found]
    held = [call.weight_order.contents([weights, bias]) if call.weight_order else [] for call in calls]
    (got,) = run_calls(calls, [(src, x.reshape(1, 1, count, inputs))], [dst], held)
    want = x @ weights.T + bias
    np.testing.assert_allclose(got.reshape(count, outputs), want, rtol=0, atol=BOUNDS[precision] * float(np.abs(want).max()))


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("dtype", mnn.TYPES)
@pytest.mark.parametrize("way", WAYS)
def test_layers(way: str, dtype: str) -> None:
    check_layer(way, dtype, F32)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("precision", [F16, STORED_F16], ids=["halves", "stored halves"])
@pytest.mark.parametrize("way", WAYS)
def test_layers_of_halves(way: str, precision: Precision) -> None:
    check_layer(way, "q4_1" if precision is F16 else "q8_0", precision)


def test_weights_that_are_not_quantized() -> None:
    check_layer("unpacked", "float16", F32)


@pytest.mark.parametrize(("inputs", "outputs", "image"), [(256, 64, True), (256, 16392, False), (256, 16384, True)])
def test_weights_are_an_image_up_to_what_the_library_asks_for(inputs: int, outputs: int, image: bool) -> None:
    made = mnn.gemv(planes("x", 1, inputs), planes("y", 1, outputs), "q4_0", group=64, precision=F32)
    words = made.launch.args[1]
    assert isinstance(words, ImageArg if image else BufferArg)
    assert words.size_b == inputs * outputs // 2


def test_what_layers_cannot_take_is_refused() -> None:
    x, y = planes("x", 2, 64), planes("y", 2, 32)
    for make, said in (
        (lambda: mnn.gemv(x, y, "q4_0", group=64, precision=F32), "got 2 rows"),
        (lambda: mnn.gemm(x, y, "q6_K", rows=4, precision=F32), "q6_K"),
        (lambda: mnn.gemm(x, y, "q4_K", rows=4, precision=F32), "multiple of 256"),
        (lambda: mnn.gemm(x, y, "q4_0", rows=5, precision=F32), "expected 4 or 8"),
        (lambda: mnn.gemm(x, planes("y", 2, 32, storage="buffer"), "q4_0", rows=4, precision=F32), "lies in buffer"),
        (lambda: mnn.gemm(x, planes("y", 1, 32, height=2), "q4_0", rows=4, precision=F32), "expected one text"),
        (lambda: mnn.token_attention(x, y, y, x, scale=1.0, precision=F32), "expected row_columns"),
        (lambda: mnn.head_rotary(x, y, y, planes("z", 2, 96), precision=F32), "rotary"),
        (lambda: mnn.mnn_weights([np.full((8, 32), 1e4)], "q8_0", True), "at most 65"),
    ):
        with pytest.raises(InputError, match=said):
            make()


# ---- attention -----------------------------------------------------------------------------------------------------------
def check_attention(way: str, length: int, seen: int, masked: bool, cap: float, precision: Precision = F32) -> None:
    rng = np.random.default_rng(length)
    heads, key_heads, size, bits = 4, 2, 16, precision.stored
    q, k, v = (
        rng.standard_normal((1, many, count, size)).astype(np.float16).astype(float)
        for many, count in ((heads, length), (key_heads, seen), (key_heads, seen))
    )
    mask = np.where(np.arange(seen) > np.arange(length)[:, None] + seen - length, -1e4, 0.0).reshape(1, 1, length, seen)
    sq, sk = planes("q", length, size, heads, bits), planes("k", seen, size, key_heads, bits, "row_columns")
    sv = planes("v", seen, size, key_heads, bits, "rows")
    where, made = planes("m", length, seen, bits=bits), planes("o", length, size, heads, bits)
    how: dict[str, Any] = {"scale": 0.25, "cap": cap, "precision": precision}
    if way == "token":
        calls = mnn.token_attention(sq, sk, sv, made, channels=4 if cap else 8, unroll=4 if cap else 8, **how)
    else:
        make = mnn.prompt_attention if way == "prompt" else mnn.long_attention
        calls = make(sq, sk, sv, where if masked else None, made, **how)
    (got,) = run_calls(calls, [(sq, q), (sk, k), (sv, v), (where, mask)], [made])
    scores = np.einsum("bhld,bhsd->bhls", q, np.repeat(k, 2, axis=1)) * 0.25
    scores = (cap * np.tanh(scores / cap) if cap else scores) + (mask if masked else 0)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    want = np.einsum("bhls,bhsd->bhld", weights / weights.sum(-1, keepdims=True), np.repeat(v, 2, axis=1))
    np.testing.assert_allclose(got, want, rtol=0, atol=BOUNDS[precision] * float(np.abs(want).max()))


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("cap", [0.0, 5.0])
@pytest.mark.parametrize(
    ("way", "length", "seen", "masked"),
    [
        ("token", 1, 37, False), ("token", 1, 1, False), ("prompt", 5, 37, True), ("prompt", 8, 40, False), ("long", 5, 36, True),
        ("long", 33, 68, True), ("long", 40, 40, False),
    ],
)  # fmt: skip
def test_attention(way: str, length: int, seen: int, masked: bool, cap: float) -> None:
    check_attention(way, length, seen, masked, cap)


@pytest.mark.parametrize(("way", "length", "seen"), [("token", 1, 37), ("prompt", 6, 9), ("long", 36, 36)])
def test_attention_of_halves(way: str, length: int, seen: int) -> None:
    check_attention(way, length, seen, way != "token", 0.0, F16)


@pytest.mark.parametrize("normed", [False, True])
def test_rotary(normed: bool) -> None:
    rng = np.random.default_rng(3)
    x, angle, scale = rng.standard_normal((1, 3, 5, 16)), rng.random((1, 1, 5, 8)), rng.random((1, 1, 1, 16))
    sx, sc, ss, so = planes("x", 5, 16, 3), planes("c", 5, 8), planes("s", 5, 8), planes("o", 5, 16, 3)
    norm = planes("g", 1, 16)
    call = mnn.head_rotary(sx, sc, ss, so, scale=norm if normed else None, epsilon=1e-5, precision=F32)
    (got,) = run_calls([call], [(sx, x), (sc, np.cos(angle)), (ss, np.sin(angle)), (norm, scale)], [so])
    y = x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-5) * scale if normed else x
    product = (y[..., :8] + 1j * y[..., 8:]) * np.exp(1j * angle)
    np.testing.assert_allclose(got, np.concatenate([product.real, product.imag], -1), rtol=0, atol=1e-6)


@pytest.mark.slow
def test_all_on_pocl(monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    for way in WAYS:
        check_layer(way, "q4_0", F32)
    check_layer("one row", "q8_0", F32)
    check_attention("token", 1, 37, False, 5.0)
    check_attention("prompt", 5, 37, True, 0.0)
    check_attention("long", 33, 68, True, 5.0)


@pytest.mark.slow
def test_on_pocl(monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    check_layer("one row", "q4_0", F32)
    check_attention("token", 1, 37, False, 5.0)


@pytest.mark.parametrize("storage", ["row_planes", "row_columns"])
def test_storages_of_decoders_keep_what_is_put_there(storage: str) -> None:
    tensor = planes("x", 5, 6, 3, storage=storage)
    values = np.arange(90.0).reshape(1, 3, 5, 6)
    raw = to_storage(tensor, values)
    assert raw.nbytes == tensor.size_b == 4 * 3 * 8 * (8 if storage == "row_columns" else 5)
    np.testing.assert_array_equal(from_storage(tensor, raw), values)
    if storage == "row_columns":
        assert raw[8:13].tolist() == values[0, 0, :, 1].tolist()  # the second channel of the first head


# ---- the library ---------------------------------------------------------------------------------------------------------
def wide_decoder(length: int, cache: int, **more: Any) -> Graph:
    b = NetworkBuilder("wide", values=True)
    sizes = (
        {name: getattr(SMALL, name) for name in SMALL.__struct_fields__} | {"heads": 2, "key_heads": 1, "channels": 128} | more
    )
    tokens = b.input("tokens", (1, length), "int32")
    return b.graph((decoder(b, tokens, type(SMALL)(**sizes), cache=cache),))


def kernels_of(graph: Graph, gpu: str = "adreno-830", **more: Any) -> dict[str, list[str]]:
    plan = plan_network(graph, gpu, "mnn", **more)
    return {step.name.split(":")[0]: [o.call.variant for o in options_of([step])] for step in plan.steps}


CASES: list[tuple[Callable[[], Graph], str, set[str]]] = [
    (lambda: wide_decoder(1, 6, bias=True, head_norms=True), "F32", {"gemv q4_0 1x128x96", "rotary of normed heads"}),
    (lambda: wide_decoder(5, 2, after_norms=True, attention_cap=3.0), "F32", {"gemv q4_0 5x128x96", "mix 5x7x64 of 2"}),
    (lambda: small_decoder(3, 4, bits=16), "F32", {"conv 1x1 1x1x1", "scores 3x7x16 of 4"}),
    (lambda: wide_decoder(1, 6, bias=True), "F16", {"mix 1x7x64 of 2 by 8, 8 keys"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("graph", "precision", "kernels"), CASES)
def test_a_decoder_through_the_library_computes_what_numpy_does(
    graph: Callable[[], Graph], precision: str, kernels: set[str]
) -> None:  # fmt: skip
    check_decoder(graph(), precision, kernels)


@pytest.mark.slow
def test_a_prompt_through_all_ways_computes_what_numpy_does() -> None:
    check_decoder(wide_decoder(20, 0, head_norms=True), "F32", {"flip 32x32 of 2", "unpack q4_0 20x128x96", "mix 20x20x64 of 2"})


def check_decoder(graph: Graph, precision: str, kernels: set[str]) -> None:
    inputs = inputs_of(graph)
    plan = plan_network(graph, "adreno-830", "mnn", precision=precision)
    assert plan.library.name == "mnn-llm"
    assert kernels <= {option.call.variant for option in options_of(plan.steps)}
    got, _ = run_plan(plan, inputs, 1e-4 if precision == "F32" else 2e-2)
    for name, want in run_graph(graph, inputs).items():
        bound = 2e-5 if precision == "F32" else 1e-2
        np.testing.assert_allclose(got[name], want, rtol=0, atol=bound * float(np.abs(want).max()))


def test_heads_are_where_the_channels_of_tokens_are() -> None:
    """No kernel moves queries, keys or values between layers and attention, in either direction."""
    for length in (1, 5):
        for heads in ({}, {"heads": 1}):
            moved = [
                name for name, variants in kernels_of(wide_decoder(length, 2, **heads)).items() if variants
                and variants[0].startswith(("transpose", "reshape"))
            ]  # fmt: skip
            assert moved == []


def test_a_transpose_that_makes_no_heads_is_none_of_them() -> None:
    b = NetworkBuilder("other")
    x = b.input("x", (1, 6, 4, 8))
    graph = b.graph((b.operator("transpose", [x], "y", order=[0, 2, 1, 3]),))
    target = Target(load_gpu("adreno-830"), "F32", F32)
    assert operator_facts(graph, graph.operators[0], target)["splits_heads"] is False


PRODUCT = "product 320x512x512 of 1 by"


@pytest.mark.parametrize(
    ("rows", "dtype", "gpu", "variants"),
    [
        (1, "q4_0", "adreno-830", ["gemv q4_0 1x512x512"] * 2),
        (1, "q8_0", "mali-g715-mp7", ["gemv q8_0 1x512x512"] * 3),
        (16, "q4_K", "adreno-750", ["turn 16x512 of 1", "gemv q4_K 16x512x512", "back 16x512 of 1"]),
        (300, "q4_1", "adreno-830", ["gemm q4_1 300x512x512 by 8", "unpack", "turn", f"{PRODUCT} 4x4", "back"]),
        (300, "q8_0", "intel-iris-xe-96",
         ["gemm q8_0 300x512x512 by 4", "unpack", "turn", f"{PRODUCT} 4x4", f"{PRODUCT} 8x8", "back"]),
        (300, "float16", "adreno-830", ["turn 300x512 of 1", f"{PRODUCT} 4x4", "back 300x512 of 1"]),
        (40, "float16", "adreno-830", ["conv 1x1 2x1x1", "conv 1x1 1x1x1"]),
    ],
)  # fmt: skip
def test_layers_by_rows_types_and_gpus(rows: int, dtype: str, gpu: str, variants: list[str]) -> None:
    b = NetworkBuilder("layers")
    b.tokens = rows
    graph = b.graph((b.linear(b.input("x", (1, rows, 512)), 512, bias=False, dtype=dtype, name="y"),))
    found = [
        option.call.variant for step in plan_network(graph, gpu, "mnn").steps if step.name.split(":")[0] == "y"
        for option in options_of([step])
    ]  # fmt: skip
    assert len(found) == len(variants)
    assert all(one.startswith(wanted) for one, wanted in zip(found, variants, strict=True)), found


@pytest.mark.slow
@pytest.mark.each_time("gemma_3_1b")
@pytest.mark.parametrize("name", list_language_models())
def test_only_words_of_the_zoos_decoders_are_on_the_cpu(name: str) -> None:
    model = as_language_model(name)
    for weights in ("q4_0", "f16"):
        plan = plan_network(model.graph(1, 512, model.types_for(weights, six_bits=False)), "adreno-830", "mnn")
        assert [step.name for step in plan.steps if step.work == "fallback"] == ["words"]


def test_ways_of_prompts() -> None:
    """Of a prompt that nothing comes before two ways are timed; behind others, and of few tokens, there is one."""
    first, behind, few = (
        kernels_of(LanguageModel("wide", SMALL).graph(length, cache, WeightTypes("q4_0")))["layer0/attention"]
        for length, cache in ((20, 0), (12, 20), (12, 0))
    )
    assert {"flip 32x32 of 4", "mix 20x20x16 of 4"} <= set(first)
    assert not any(one.startswith("flip") for one in (*behind, *few))


def test_the_norm_of_heads_is_a_part_of_the_rotary_embedding_and_means_the_same() -> None:
    graph = wide_decoder(3, 4, head_norms=True)
    after, _ = run_passes(graph, ["norm_rotary"])
    kinds = [operator.kind for operator in after.operators]
    assert kinds.count("rms_norm") == [operator.kind for operator in graph.operators].count("rms_norm") - 4
    inputs = inputs_of(graph)
    want, got = run_graph(graph, inputs), run_graph(after, inputs)
    for name in want:
        np.testing.assert_allclose(got[name], want[name], rtol=1e-5, atol=1e-6)


def test_what_the_engine_cannot_do_is_said() -> None:
    with pytest.raises(InputError, match="batch: got 2 texts, expected 1: library mnn-llm runs one text at a time"):
        generate(LanguageModel("small", SMALL), "adreno-830", "mnn", prompt=4, tokens=2, batch=2)
    notes = plan_network(small_decoder(1, 3), "mali-g715-mp7", "mnn").notes
    assert any("halves on a GPU" in note for note in notes)
    known = [name for name in BLOCK_TYPES if library_knows(load_library("mnn-llm"), name)]
    assert known == list(mnn.TYPES)


@pytest.mark.slow
def test_types_without_kernels_go_to_the_nearest() -> None:
    sizes = type(SMALL)(words=40, channels=256, layers=1, heads=4, key_heads=2, width=256, context=600)
    found = generate(LanguageModel("small", sizes), "adreno-830", "mnn", prompt=2, tokens=2, weights="q6_k")
    assert "Library mnn-llm has no kernels for weights in q6_K: they are predicted in q8_0." in found.notes
    assert found.weights == "q6_K"


@pytest.mark.slow
def test_a_token_is_recorded_and_a_prompt_is_one_run() -> None:
    sizes = type(SMALL)(words=40, channels=32, layers=1, heads=2, key_heads=1, width=32, context=64)
    found = generate(LanguageModel("small", sizes), "adreno-830", "mnn", prompt=4, tokens=1)
    assert (found.chunks, found.library, found.precision) == (1, "mnn-llm", "F16")
    assert any("recorded queue" in note for note in found.notes)


@pytest.mark.slow
def test_a_prompt_is_in_chunks_where_the_library_has_them_or_they_are_asked_for() -> None:
    model = LanguageModel("small", type(SMALL)(words=40, channels=64, layers=1, heads=4, key_heads=2, width=64, context=2048))
    assert generate(model, "adreno-830", "mnn", prompt=600, tokens=1).chunks == 1
    assert generate(model, "adreno-830", "llama-cpp", prompt=600, tokens=1).chunks == 2
    chunked = generate(model, "adreno-830", "mnn", prompt=600, tokens=1, chunk=256)
    assert (chunked.chunk, chunked.chunks) == (256, 3)
