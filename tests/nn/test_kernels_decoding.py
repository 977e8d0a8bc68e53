"""Kernels of decoders in the structure of llama.cpp's: what they write is what numpy computes from the same blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.nn.graphs.blocks import in_blocks, rounded
from mgpusim.nn.graphs.graph import BLOCK_TYPES, Graph, ImageShape
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.kernels import ggml
from mgpusim.nn.kernels.attention import attention
from mgpusim.nn.kernels.base import Call, Precision, Stored
from mgpusim.nn.passes.running import run_passes
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families.decoders import decoder
from tests.helpers.network_execution import run_plan
from tests.helpers.network_kernels import run_calls
from tests.helpers.sequence_graphs import SMALL, inputs_of, small_decoder

Array = np.ndarray[Any, Any]


def rows(name: str, width: int, channels: int, height: int = 1, bits: int = 32) -> Stored:
    return Stored(name, ImageShape(1, height, width, channels), "rows", bits)


LAYERS: dict[str, tuple[Callable[..., Call | list[Call]], str, int, int, dict[str, int], int, float]] = {
    "gemv": (ggml.image_gemv, "q4_0", 1, 264, {"lanes": 64}, 64, 1e-5),
    "gemm": (ggml.image_gemm, "q4_0", 13, 72, {"lanes": 128}, 64, 8e-3),
    **{f"gemv {t}": (ggml.image_gemv, t, 1, 264, {"lanes": 64}, 64, 1e-5) for t in ("q4_1", "q8_0", "q4_K", "q5_K", "q6_K")},
    **{f"gemm {t}": (ggml.image_gemm, t, 13, 72, {"lanes": 128}, 64, 8e-3) for t in ("q4_1", "q8_0", "q4_K", "q5_K")},
    "gemm q6_K": (ggml.image_gemm, "q6_K", 21, 72, {"lanes": 128, "columns": 2}, 64, 8e-3),
    **{f"tiles {t}": (ggml.tiles, t, 66, 68, {}, 0, 1e-5) for t in ("q4_0", "q4_1", "q4_K", "q5_K", "q6_K")},
    **{f"flat {t}": (ggml.flat, t, 2, 20, {"lanes": 16, "results": 4}, 16, 1e-5) for t in ("q4_1", "q4_K", "q5_K")},
    "flat q8_0": (ggml.flat, "q8_0", 3, 44, {"lanes": 16, "subs": 2, "results": 4}, 16, 1e-5),
    "flat q4_0": (ggml.flat, "q4_0", 2, 44, {"lanes": 16, "results": 8}, 16, 1e-5),
    "flat q6_K": (ggml.flat, "q6_K", 2, 20, {"lanes": 16, "subs": 2}, 16, 1e-5),
    "flat halves": (ggml.flat, "float16", 2, 20, {"lanes": 16}, 16, 1e-5),
    "tiles q8_0": (ggml.tiles, "q8_0", 70, 72, {}, 0, 1e-5),
    "tiles halves": (ggml.tiles, "float16", 66, 68, {}, 0, 1e-5),
    **{f"tiles {t}, odd": (ggml.tiles, t, 33, 67, {}, 0, 1e-5) for t in ("q8_0", "float16")},
    **{f"flat {t}, odd": (ggml.flat, t, 3, 21, {"lanes": 16, "results": 4}, 16, 1e-5) for t in ("q4_0", "q8_0")},
}


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("name", LAYERS)
def test_layers(name: str) -> None:
    make, dtype, count, outputs, more, sub_group, bound = LAYERS[name]
    inputs = 2 * BLOCK_TYPES[dtype].count if dtype.endswith("K") else 256
    rng = np.random.default_rng(len(name))
    x = rng.standard_normal((1, 1, count, inputs)).astype(np.float32)
    drawn = rng.standard_normal((outputs, inputs)).astype(np.float32) * 0.1
    weights = drawn.astype(np.float16).astype(np.float32) if dtype == "float16" else rounded(drawn, dtype)
    source, made = rows("x", count, inputs), rows("y", count, outputs)
    found = make(source, made, dtype, **more)
    calls = found if isinstance(found, list) else [found]
    held = [call.weight_order.contents([weights]) if call.weight_order else [] for call in calls]
    (got,) = run_calls(calls, [(source, x)], [made], held, sub_group=sub_group)
    want = x.reshape(count, inputs) @ weights.T
    np.testing.assert_allclose(got.reshape(count, outputs), want, rtol=0, atol=bound * float(np.abs(want).max()))


def test_six_bits_stay_what_they_are() -> None:
    """Numbers that came out of blocks go back into the same ones; none is off by more than half a step."""
    values = np.random.default_rng(3).standard_normal((3, 512)).astype(np.float32)
    once = in_blocks(values, "q6_K")
    again = in_blocks(once.values(), "q6_K")
    for first, second in zip(once, again, strict=True):
        np.testing.assert_array_equal(first, second)
    step = np.abs(once.scales.astype(np.float32)[..., None] * once.parts)[..., None]
    assert float((np.abs(once.values() - values).reshape(3, 2, 16, 16) / np.maximum(step, 1e-9)).max()) < 1.01
    assert once.numbers.min() == -32
    assert ggml.ggml_weights([values], "q6_K", "rows")[0].shape == (3, 2, 210)


@pytest.mark.parametrize("dtype", ["q4_1", "q4_K", "q5_K"])
def test_blocks_with_least_numbers_stay_what_they_are(dtype: str) -> None:
    """Numbers that came out of blocks go back into the same ones; files have as many bytes of them as llama.cpp's types say."""
    values = np.random.default_rng(5).standard_normal((3, 512)).astype(np.float32)
    once = rounded(values, dtype)
    np.testing.assert_array_equal(rounded(once, dtype), once)
    assert float(np.abs(once - values).max()) < (values.max() - values.min()) / (15 if dtype != "q5_K" else 31)
    held = sum(one.nbytes for one in ggml.ggml_weights([values], dtype, "rows"))
    assert held == 3 * 512 // BLOCK_TYPES[dtype].count * {"q4_1": 20, "q4_K": 144, "q5_K": 176}[dtype]
    assert sum(one.nbytes for one in ggml.ggml_weights([values], dtype, "words")) == held


@pytest.mark.parametrize(("length", "masked", "cap"), [(1, False, 0.0), (1, False, 5.0), (5, True, 0.0), (4, True, 5.0)])
def test_attention(length: int, masked: bool, cap: float) -> None:
    rng = np.random.default_rng(length)
    heads, key_heads, size, seen = 4, 2, 16, 37
    q = rng.standard_normal((1, heads, length, size))
    k, v = (rng.standard_normal((1, key_heads, seen, size)).astype(np.float16).astype(float) for _ in "kv")
    mask = np.where(rng.random((1, 1, length, seen)) < 0.3, -1e4, 0.0)
    stored = [rows("q", length, size, heads), rows("k", seen, size, key_heads, 16), rows("v", seen, size, key_heads, 16)]
    where = rows("m", length, seen) if masked else None
    made = rows("o", length, size, heads)
    call = attention(*stored, where, made, scale=0.25, cap=cap, group=16, tile=8, precision=Precision())
    given = [*zip(stored, (q, k, v), strict=True), *([(where, mask)] if where is not None else [])]
    (got,) = run_calls([call], given, [made])
    scores = np.einsum("bhld,bhsd->bhls", q, np.repeat(k, 2, axis=1)) * 0.25
    scores = cap * np.tanh(scores / cap) if cap else scores
    weights = np.exp(scores + (mask if masked else 0))
    want = np.einsum("bhls,bhsd->bhld", weights / weights.sum(-1, keepdims=True), np.repeat(v, 2, axis=1))
    np.testing.assert_allclose(got, want, rtol=0, atol=2e-6)


def test_what_kernels_cannot_take_is_refused() -> None:
    x, y = rows("x", 2, 64), rows("y", 2, 32)
    for make, said in (
        (lambda: ggml.image_gemv(x, y, "q4_0", lanes=64), "got 2 rows, expected 1"),
        (lambda: ggml.tiles(x, y, "q4_7"), "q4_7"),
        (lambda: ggml.flat(x, y, "q6_K", lanes=64), "got 64 inputs, expected a multiple of 256"),
        (lambda: ggml.flat(x, Stored("y", ImageShape(1, 1, 2, 32)), "q8_0", lanes=64), "lies in buffer"),
        (lambda: attention(x, y, y, None, x, scale=1.0, precision=Precision()), "queries"),
    ):
        with pytest.raises(InputError, match=said):
            make()


# ---- the library ---------------------------------------------------------------------------------------------------------
def wide_decoder(length: int, cache: int, **more: Any) -> Graph:
    """A decoder whose heads have 64 channels, as flash attention asks for."""
    b = NetworkBuilder("wide", values=True)
    sizes = (
        {name: getattr(SMALL, name) for name in SMALL.__struct_fields__} | {"heads": 2, "key_heads": 1, "channels": 128} | more
    )
    tokens = b.input("tokens", (1, length), "int32")
    return b.graph((decoder(b, tokens, type(SMALL)(**sizes), cache=cache),))


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize(
    ("graph", "kernels"),
    [
        (
            lambda: wide_decoder(1, 6, bias=True, head_norms=True),
            {"attention 1x7x64 of 2", "mv q4_0 1x128x96", "rms norm over c"},
        ),
        (lambda: wide_decoder(5, 2, attention_cap=3.0, after_norms=True), {"attention 5x7x64 of 2", "mv q4_0 5x128x96"}),
        (lambda: small_decoder(3, 4, bits=16), {"mm float16 3x64x96", "update x4"}),
    ],
)
def test_a_decoder_through_the_library_computes_what_numpy_does(graph: Callable[[], Graph], kernels: set[str]) -> None:
    """Keys and values are halves, so the bound is that of halves."""
    made = graph()
    inputs = inputs_of(made)
    plan = plan_network(made, "intel-hd505", "llama-cpp")
    plain = plan_network(made, "intel-hd505", "llama-cpp-no-fa")
    assert kernels <= {option.call.variant for step in plan.steps for option in step.options}
    assert "1 gather" in " ".join(plan.notes)
    for one in (plan, plain):
        got, _ = run_plan(one, inputs)
        for name, values in run_graph(made, inputs).items():
            np.testing.assert_allclose(got[name], values, rtol=0, atol=4e-3 * float(np.abs(values).max()))
    three = [step.name for step in plain.steps if "/attention" in step.name and step.kind == "launch"]
    assert len(three) == 3 * 2
    kept = [plan.tensors[name] for name in made.resident]
    assert {tensor.bits for tensor in kept} == {16}


def test_what_moves_no_number_runs_nothing() -> None:
    """A token has no copy between host and GPU but the angles, the word and the logits, and no reshape."""
    plan = plan_network(wide_decoder(1, 6), "adreno-830", "llama-cpp")
    work = [step.work for step in plan.steps if step.kind == "host"]
    assert work.count("upload") == 3
    assert work.count("read back") == 1
    assert not [step.name for step in plan.steps if "convert" in step.name or "heads" in step.name.split("/")[-1]]


def test_kernels_of_adreno_need_large_layers() -> None:
    b = NetworkBuilder("layers")
    x = b.input("x", (1, 4, 512))
    b.linear(x, 512, bias=False, dtype="q4_0", name="large")
    graph = b.graph((b.linear(x, 256, bias=False, dtype="q4_0", name="small"), "large"))
    for gpu, wanted in (
        ("adreno-830", {"large": {"transpose 4x512", "gemm q4_0 4x512x512"}, "small": {"mv q4_0 4x512x256"}}),
        ("intel-hd505", {"large": {"mv q4_0 4x512x512"}, "small": {"mv q4_0 4x512x256"}}),
    ):
        plan = plan_network(graph, gpu, "llama-cpp")
        for name, variants in wanted.items():
            steps = [step for step in plan.steps if step.name.split(":")[0] == name]
            assert {option.call.variant for step in steps for option in step.options} == variants


@pytest.mark.parametrize(("outputs", "variant"), [(1001, "mv q4_0 1x512x1001"), (1004, "gemv q4_0 1x512x1004")])
def test_layers_of_any_number_of_outputs_have_a_kernel(outputs: int, variant: str) -> None:
    """Vocabularies such as 49,155 words: kernels of Adreno take outputs by four, general ones the others."""
    b = NetworkBuilder("logits")
    graph = b.graph((b.linear(b.input("x", (1, 1, 512)), outputs, bias=False, dtype="q4_0", name="logits"),))
    plan = plan_network(graph, "adreno-830", "llama-cpp")
    found = [option.call.variant for step in plan.steps for option in step.options if step.name.split(":")[0] == "logits"]
    assert found == [variant]


def test_halves_stay_halves_in_local_memory() -> None:
    """mul_mm_f16_f32_l4_lm.cl of llama.cpp keeps 16 x 64 halves and as many floats: 6 KiB."""
    made = ggml.tiles(rows("x", 64, 256), rows("y", 64, 64), "float16")
    gpu = load_gpu("adreno-830")
    assert gpu.local.size_b // 6144 == 5
    assert predict(made.launch, gpu).occupancy["groups_per_core"] == 5


def test_a_gpu_that_the_back_end_refuses_is_said() -> None:
    notes = plan_network(small_decoder(1, 3), "mali-g76-mp5", "llama-cpp").notes
    assert any("refuses this GPU" in note for note in notes)
    assert not any("refuses" in note for note in plan_network(small_decoder(1, 3), "adreno-640", "llama-cpp").notes)


@pytest.mark.parametrize("cap", [0.0, 5.0])
@pytest.mark.parametrize("length", [1, 3])
def test_attention_is_recognised_and_means_the_same(length: int, cap: float) -> None:
    graph = wide_decoder(length, 4, attention_cap=cap, bias=True)
    after, _ = run_passes(graph, ["separate_biases", "recognise_attention"])
    kinds = [operator.kind for operator in after.operators]
    assert kinds.count("attention") == 2
    assert not {"softmax", "matmul"} & set(kinds)
    assert all(len(o.inputs) == 2 for o in after.operators if o.kind == "fully_connected")
    assert sum(macs(after, o) for o in after.operators) == sum(macs(graph, o) for o in graph.operators)
    inputs = inputs_of(graph)
    want, got = run_graph(graph, inputs), run_graph(after, inputs)
    for name in want:
        np.testing.assert_allclose(got[name], want[name], rtol=1e-4, atol=1e-5)
