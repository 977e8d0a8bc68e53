"""Library litert: decoders through it compute what numpy does; a token and a prompt have kernels of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.nn.generating.generate import generate, library_knows
from mgpusim.nn.generating.models import SCHEMES, LanguageModel, as_language_model, list_language_models
from mgpusim.nn.graphs.blocks import rounded
from mgpusim.nn.graphs.decoders import DecoderSizes, WeightTypes
from mgpusim.nn.graphs.graph import LITERT_TYPES, Graph
from mgpusim.nn.kernels import drift
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.passes.running import run_passes
from mgpusim.nn.planning.plan import NetworkPlan, options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families.decoders import decoder
from tests.helpers.network_execution import run_plan
from tests.helpers.sequence_graphs import SMALL, inputs_of

SIZES: dict[str, Any] = {"words": 40, "channels": 64, "layers": 1, "heads": 4, "key_heads": 2, "width": 128, "context": 1024}
MIXED = WeightTypes("q4", dict.fromkeys(("attn_q", "attn_k", "attn_v", "attn_output"), "q8"))


def small(length: int, cache: int, types: WeightTypes = MIXED, **more: Any) -> Graph:
    b = NetworkBuilder("small", values=True)
    tokens = b.input("tokens", (1, length), "int32")
    return b.graph((decoder(b, tokens, DecoderSizes(**(SIZES | more)), cache=cache, types=types),))


def kernels_of(plan: NetworkPlan) -> list[str]:
    """The first words of the kernels of a plan, in order."""
    return [option.call.variant.split(" ")[0] for option in options_of(plan.steps)]


# ---- decoders ------------------------------------------------------------------------------------------------------------
CASES: list[tuple[Callable[[], Graph], str, str, float, set[str]]] = [
    (lambda: small(1, 6, head_norms=True, bias=True), "adreno-830", "F32", 2e-5, {"rows q8 1x64x32", "heads 1x16 of 4, normed"}),
    (
        lambda: small(5, 2, WeightTypes("q4_block32"), attention_cap=3.0),
        "mali-g715-mp7",
        "F32",
        2e-5,
        {"product q4_block32 5x64x128"},
    ),
    (lambda: small(20, 3, head_norms=True), "adreno-830", "F32", 3e-2, {"whole q8 20x64x32", "whole q4 20x64x128"}),
    (lambda: small(1, 6, WeightTypes("float16")), "intel-iris-xe-96", "F16", 1e-2, {"rows float16 1x64x128"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("graph", "gpu", "precision", "bound", "kernels"), CASES)
def test_a_decoder_computes_what_numpy_does(
    graph: Callable[[], Graph], gpu: str, precision: str, bound: float, kernels: set[str]
) -> None:  # fmt: skip
    made = graph()
    plan = plan_network(made, gpu, "litert", precision=precision)
    found = {option.call.variant for option in options_of(plan.steps)}
    assert all(any(one.startswith(wanted) for one in found) for wanted in kernels), found
    inputs = inputs_of(made)
    got, _ = run_plan(plan, inputs, bound)
    for name, want in run_graph(made, inputs).items():
        np.testing.assert_allclose(got[name], want, rtol=0, atol=bound * float(np.abs(want).max()))


@pytest.mark.parametrize("normed", [False, True])
def test_what_is_between_layers_and_attention_is_one_operator_and_means_the_same(normed: bool) -> None:
    graph = small(3, 4, head_norms=normed, layers=2)
    after, _ = run_passes(graph, ["recognise_attention", "norm_rotary", "cache_heads"])
    kinds = [operator.kind for operator in after.operators]
    assert kinds.count("cache_heads") == 2
    assert not {"rotary", "update_slice", "transpose"} & {*kinds[: kinds.index("cache_heads")]}
    inputs = inputs_of(graph)
    want, got = run_graph(graph, inputs), run_graph(after, inputs)
    for name in want:
        np.testing.assert_allclose(got[name], want[name], rtol=1e-5, atol=1e-5)


# ---- plans ---------------------------------------------------------------------------------------------------------------
def test_a_token_and_a_prompt_have_kernels_of_their_own() -> None:
    """Words as they lie for a token, whole numbers for a prompt; heads are one kernel of a layer in both."""
    token, prompt = (plan_network(small(length, cache, layers=2), "adreno-830", "litert") for length, cache in ((1, 40), (40, 0)))
    assert kernels_of(token).count("heads") == kernels_of(prompt).count("heads") == 2
    assert {"quantize", "convert", "whole"} & {*kernels_of(token)} == set()
    layer = ["quantize", "convert", "whole"]
    assert kernels_of(prompt)[kernels_of(prompt).index("quantize") :][:9] == layer * 3
    assert [one for one in kernels_of(prompt) if one in ("rows", *layer)][-1] == "rows"  # logits of the last token
    assert [step.name for plan in (token, prompt) for step in plan.steps if step.work == "fallback"] == []


@pytest.mark.parametrize(
    ("gpu", "storage", "types", "kernels"),
    [
        ("adreno-750", "image2d_rows", MIXED, {"whole", "quantize"}),
        ("mali-g715-mp7", "image2d_rows", WeightTypes("q4_block32"), {"product"}),
        ("nvidia-h200", "image_buffer", MIXED, {"whole"}),
        ("intel-iris-xe-96", "buffer", WeightTypes("float16"), {"product"}),
        ("radeon-780m", "image_buffer", WeightTypes("q8"), {"whole"}),
    ],
)  # fmt: skip
def test_tensors_and_kernels_by_gpu(gpu: str, storage: str, types: WeightTypes, kernels: set[str]) -> None:
    plan = plan_network(small(40, 0, types), gpu, "litert")
    lie = {
        one.storage for name, one in plan.tensors.items() if name.startswith("layer0/") and not name.endswith(("keys", "values"))
    }
    assert storage in lie
    assert {"key_fours", "value_fours"} <= {one.storage for one in plan.tensors.values()}
    assert kernels <= {*kernels_of(plan)}


@pytest.mark.slow
@pytest.mark.each_time("gemma_3_1b")
@pytest.mark.parametrize("name", list_language_models())
def test_nothing_of_the_zoos_decoders_is_on_the_cpu(name: str) -> None:
    model = as_language_model(name)
    for weights in ("q844", "q4_block128", "f16"):
        for length, cache in ((1, 512), (512, 0)):
            plan = plan_network(model.graph(length, cache, model.types_for(weights)), "adreno-830", "litert")
            assert [step.name for step in plan.steps if step.work == "fallback"] == []
            assert kernels_of(plan).count("heads") == model.sizes.layers


# ---- types and refusals --------------------------------------------------------------------------------------------------
def test_types_of_weights() -> None:
    model = LanguageModel("small", DecoderSizes(**SIZES))
    mixed = model.types_for("q844")
    assert [mixed.of(name) for name in ("attn_q", "attn_output", "ffn_up", "output")] == ["q8", "q8", "q4", "q4"]
    assert model.types_for("q4_block128").of("attn_q") == "q8"  # 64 inputs are no whole blocks of 128
    assert model.types_for("q4_block128").of("ffn_down") == "q4_block128"
    assert [SCHEMES[name] for name in LITERT_TYPES] == [*LITERT_TYPES]
    assert [name for name in LITERT_TYPES if not library_knows(load_library("litert"), name)] == []
    assert not any(library_knows(load_library(name), "q4") for name in ("llama-cpp", "mnn-llm"))


@pytest.mark.parametrize("dtype", LITERT_TYPES)
def test_numbers_are_rounded_to_both_sides_alike(dtype: str) -> None:
    values = np.random.default_rng(1).standard_normal((3, 256)).astype(np.float32)
    found = rounded(values, dtype)
    np.testing.assert_array_equal(rounded(-values, dtype), -found)
    step = np.abs(values).max(axis=1, keepdims=True) / (127 if dtype == "q8" else 7)
    assert np.all(np.abs(found - values) <= 0.51 * step + 1e-3)
    assert (
        all(len(np.unique(np.round(row / unit))) <= (255 if dtype == "q8" else 15) for row, unit in zip(found, step, strict=True))
        or "block" in dtype
    )


def test_what_the_engine_cannot_do_is_said() -> None:
    model = LanguageModel("small", DecoderSizes(**SIZES))
    with pytest.raises(InputError, match="batch: got 2 texts, expected 1: library litert runs one text at a time"):
        generate(model, "adreno-830", "litert", prompt=4, tokens=2, batch=2)
    with pytest.raises(InputError, match=r"a text of 1,040 tokens, expected at most its context of 1,024"):
        generate(model, "adreno-830", "litert", prompt=1020, tokens=20)
    with pytest.raises(InputError, match="weights: unknown type of weights 'q3'"):
        generate(model, "adreno-830", "litert", prompt=4, tokens=2, weights="q3")


@pytest.mark.slow
def test_weights_are_the_librarys_own_unless_they_are_asked_for() -> None:
    model = LanguageModel("small", DecoderSizes(**(SIZES | {"channels": 256, "width": 256})))
    own = generate(model, "adreno-830", "litert", prompt=40, tokens=2)
    assert (own.weights, own.precision, own.chunks) == ("q844", "F16", 1)
    asked = generate(model, "adreno-830", "litert", prompt=40, tokens=2, weights="q6_k")
    assert any("has no kernels for weights in q6_K: they are predicted in q8" in note for note in asked.notes)
    assert generate(model, "adreno-830", "llama-cpp", prompt=40, tokens=2).weights == "q4_0"


def test_names_of_types_are_those_of_kernels() -> None:
    assert set(LITERT_TYPES) < set(drift.TYPES)
    assert SMALL.context < 1024
