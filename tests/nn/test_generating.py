"""Language models: what they are made of, what they take, and what is refused."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.generating.generate import fastest_types, generate
from mgpusim.nn.generating.models import LanguageModel, as_language_model, list_language_models
from mgpusim.nn.generating.result import Generation, GeneratorMemory, TokenPart, between
from mgpusim.nn.graphs.decoders import DecoderSizes, WeightTypes
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import parameters
from mgpusim.report.render import html_of_view, page_of_view
from mgpusim.report.tables.generations import generations_view
from mgpusim.view import ResultView, ViewTable

TINY = LanguageModel("tiny", DecoderSizes(words=96, channels=64, layers=2, heads=4, key_heads=2, width=96, context=64))
WINDOWED = DecoderSizes(
    words=96, channels=64, layers=4, heads=4, key_heads=2, width=96, context=64, tied=True, bias=True, head_norms=True,
    after_norms=True, activation="gelu_tanh", attention_cap=50.0, logit_cap=30.0, window=8, window_every=2,
)  # fmt: skip


def matrices(graph: Graph) -> int:
    return sum(t.size_b for t in graph.tensors.values() if t.constant)


@pytest.mark.parametrize("sizes", [TINY.sizes, WINDOWED])
def test_sizes_say_what_the_graph_has(sizes: DecoderSizes) -> None:
    """Parameters, bytes of weights and of the cache by formula are those of the tensors."""
    types = WeightTypes("q4_0", {"output": "q8_0", "blk.1.ffn_down": "q8_0"})
    graph = LanguageModel("one", sizes).graph(1, 20, types)
    assert parameters(graph) == sizes.parameters
    assert matrices(graph) == sizes.weights_b(types)
    kept = sum(graph.tensors[name].count for name in graph.resident)
    of_token = 2 * sizes.key_heads * sizes.size
    assert of_token * sum(sizes.cached(20, layer) for layer in range(sizes.layers)) == kept - of_token * sizes.layers


def test_a_layer_with_a_window_keeps_no_more_than_that() -> None:
    assert [WINDOWED.window_of(layer) for layer in range(4)] == [8, 0, 8, 0]
    graph = LanguageModel("one", WINDOWED).graph(3, 20, WeightTypes("q4_0"))
    assert [graph.tensors[f"layer{layer}/keys"].shape[2] for layer in range(2)] == [11, 23]
    assert {graph.tensors[name].shape[-1] for name in graph.inputs if name.startswith("mask")} == {11, 23}


def test_times_between_contexts_are_on_lines() -> None:
    points = [(100, 10.0), (200, 20.0), (400, 30.0)]
    assert [between(points, at) for at in (100, 150, 300, 500)] == [10.0, 15.0, 25.0, 35.0]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"prompt": 60, "tokens": 6}, r"a text of 66 tokens|a text of 65 tokens"),
        ({"prompt": 0}, "prompt: got 0"),
        ({"prompt": 6, "tokens": 2, "weights": "q4_7"}, r"q4_7.*q4_0"),
        ({"prompt": 6, "tokens": 2, "contexts": (0,)}, "at most its context of 64"),
    ],
)
def test_what_cannot_be_is_refused(asked: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        generate(TINY, "adreno-640", **asked)  # type: ignore[arg-type]


def test_names() -> None:
    assert as_language_model("Qwen3-0.6B").name == "qwen3_0_6b"
    assert len(list_language_models()) >= 19
    with pytest.raises(UnknownNameError, match="llama_3_2_1b"):
        as_language_model("llama_3_1b")
    with pytest.raises(InputError, match="key_heads: got 3, expected a divisor of the 4 heads"):
        DecoderSizes(words=8, channels=64, layers=1, heads=4, key_heads=3, width=8, context=8)


WIDE = LanguageModel("wide", DecoderSizes(words=256, channels=256, layers=2, heads=4, key_heads=2, width=512, context=64))
TIMES = {"queries, keys, values": {"q4_0": 3, "q8_0": 2}, "attention output": {"q4_0": 2, "q8_0": 1},
         "feed-forward": {"q4_0": 8, "q8_0": 9}, "logits": {"q4_0": 5, "q8_0": 7}}  # fmt: skip
"""What a class takes of a token, by its type."""


def run_with(given_b: int) -> Any:
    """A model whose tokens take what TIMES say, and its prompts nothing."""

    def run(weights: str) -> Any:
        kind = weights.partition(",")[0]
        parts = [TokenPart(name, 1, us[kind], 0.0) for name, us in TIMES.items()]
        memory = GeneratorMemory(WIDE.sizes.weights_b(WIDE.types_for(weights)), 0, 0, 0, given_b)
        return SimpleNamespace(parts=parts, memory=memory, chunks=1, tokens=11, total_us=10 * sum(p.token_us for p in parts))

    return run


def test_the_fastest_mixture_has_the_fastest_type_of_each_class() -> None:
    text, said = fastest_types(WIDE, ["q4_0", "q8_0"], run_with(0))
    types = WIDE.types_for(text)
    assert [types.of(part) for part in ("attn_q", "attn_v", "attn_output", "ffn_down", "output")] == ["q8_0"] * 3 + ["q4_0"] * 2
    assert "Of 16 mixtures" in said
    assert f"{1 - 160 / 180:.0%} less than q4_0 alone" in said


def test_a_mixture_is_held_to_the_memory_of_the_phone() -> None:
    """Between the smallest and the largest mixture: the type that saves the most time for its bytes is kept."""
    small = WIDE.sizes.weights_b(WIDE.types_for("q4_0,output=q4_0"))
    output = WIDE.sizes.weights_b(WIDE.types_for("q4_0,attn_output=q8_0,output=q4_0"))
    types = WIDE.types_for(fastest_types(WIDE, ["q4_0", "q8_0"], run_with(output))[0])
    assert (types.of("attn_q"), types.of("attn_output")) == ("q4_0", "q8_0")
    with pytest.raises(InputError, match=r"no mixture of q4_0, q8_0 fits 1 MB; the smallest takes 1 MB"):
        fastest_types(WIDE, ["q4_0", "q8_0"], run_with(small - 1))


def test_types_of_single_matrices() -> None:
    types = WIDE.types_for("q4_K,ffn_down=q8_0,output=f16")
    assert [types.of(*at) for at in (("ffn_down", 1), ("ffn_up", 1), ("output",))] == ["q8_0", "q4_K", "float16"]
    assert types.name == "q4_K,ffn_down=q8_0,output=f16"
    for wrong, said in (("q4_0,ffn_dow=q8_0", "did you mean 'ffn_down'"), ("q4_0,ffn_down=q9", "unknown type of weights 'q9'")):
        with pytest.raises(InputError, match=said):
            WIDE.types_for(wrong)


@pytest.fixture(scope="module")
def found() -> Generation:
    return generate(TINY, "adreno-640", prompt=20, tokens=9, chunk=8, memory_b=50_000)


@pytest.mark.slow
def test_a_text_adds_up(found: Generation) -> None:
    assert [one.context for one in found.decode] == [20, 27]
    assert found.chunks == 3
    token = found.decode[0]
    assert sum(part.token_us for part in found.parts) == pytest.approx(token.time_us, rel=1e-6)
    assert found.first_token_us > 3 * token.kernels_us / 2
    assert found.tokens_per_s == pytest.approx(8e6 / (found.total_us - found.first_token_us))
    assert min(one.time_us / one.roofline_us for one in found.decode) > 1
    assert found.first_token_us > found.prompt_roofline_us > 0
    assert not found.memory.fits
    assert found.memory.cache_b == 2 * 2 * 2 * 28 * 16 * 2
    assert any("does not fit" in note for note in found.notes)


def tables_of(view: ResultView) -> list[ViewTable]:
    return [part for part in view.parts if isinstance(part, ViewTable)]


@pytest.mark.slow
def test_a_page_has_parts_contexts_and_rooflines(found: Generation) -> None:
    view = generations_view([found])
    assert "feed-forward" in html_of_view(view)
    page = page_of_view(view).decode()
    assert page.count("<svg ") >= 3
    assert "Rooflines of a token" in page
    both = generations_view([found, found])
    assert len(tables_of(both)[0].rows) == 2
    assert both.headline.startswith("None of them fits")
    roomy = msgspec.structs.replace(found, library="other", memory=msgspec.structs.replace(found.memory, given_b=0, fits=True))
    of_two = generations_view([found, roomy])
    assert list(tables_of(of_two)[0].columns)[:2] == ["library", "fits"]
    assert of_two.headline.startswith("The fastest that fits: q4_0 with other")


@pytest.mark.slow
def test_the_command(found: Generation) -> None:
    """What the command prints is the result; combinations are answered one by one."""
    run = CliRunner().invoke(
        cli, ["generate", "smollm2_135m", "--gpu", "adreno-640", "--prompt", "x", "--json"], catch_exceptions=False
    )
    assert run.exit_code == 2
    assert "--prompt: got 'x'" in run.stderr
    run = CliRunner().invoke(cli, ["generate", "llama", "--gpu", "adreno-640"], catch_exceptions=False)
    assert run.exit_code == 2
    assert "llama_3_2_1b" in run.stderr
    assert json.loads(json.dumps(found.to_dict()))["schema"] == "mgpusim.generation/1"


@pytest.mark.slow
def test_a_draft_is_arithmetic_on_two_runs() -> None:
    """As many tokens as a geometric series sums, in the time of the draft's tokens and of a run over them."""
    model = TINY
    found = generate(model, "adreno-640", prompt=4, tokens=2, draft=model, drafted=3, acceptance=0.5)
    assert found.speculation is not None
    spec = found.speculation
    assert spec.tokens_per_round == 1 + 0.5 + 0.25 + 0.125
    assert spec.tokens_per_s == pytest.approx(1.875e6 / (3 * spec.draft_us + spec.check_us))
    assert spec.draft_us == pytest.approx(found.decode[0].time_us)
    none = generate(model, "adreno-640", prompt=4, tokens=2, draft=model, drafted=3, acceptance=0.0).speculation
    assert none is not None
    assert none.tokens_per_round == 1.0
    for wrong in ({"draft": model}, {"acceptance": 0.5}, {"draft": model, "acceptance": 1.5}):
        with pytest.raises(InputError, match="draft: expected a model"):
            generate(model, "adreno-640", prompt=4, tokens=2, **wrong)


@pytest.mark.slow
def test_heat_and_cold_are_the_ends_of_the_clocks() -> None:
    asked = ["generate", "smollm2_135m", "--gpu", "adreno-830", "--prompt", "8", "--tokens", "1", "--json"]
    times, said = {}, {}
    for end in ("--burst", "--sustained"):
        run = CliRunner().invoke(cli, [*asked, end])
        assert run.exit_code == 0, run.output
        times[end], said[end] = json.loads(run.stdout)[0]["first_token_us"], run.stderr
    assert times["--burst"] < times["--sustained"] < 1.5 * times["--burst"]
    assert "1,200 MHz" in said["--burst"]
    assert "800 MHz" in said["--sustained"]
    run = CliRunner().invoke(cli, [*asked, "--burst", "--anchor", "tg8=50"])
    assert "not with --anchor" in run.output
