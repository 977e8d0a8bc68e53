"""Transformers and decoders of the zoo: their published sizes, what they are made of, and what is refused."""

from __future__ import annotations

import pytest

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.graphs.operators import macs, parameters
from mgpusim.nn.running.predict import network as predict
from mgpusim.nn.zoo import canonical_name, network
from tests.helpers.sequence_graphs import small_decoder


def total(graph: Graph) -> int:
    return sum(macs(graph, operator) for operator in graph.operators)


def test_mobilebert_has_the_published_size() -> None:
    """Sun et al., ACL 2020, table 4: 25.3 million parameters and 5.7e9 operations of 128 tokens, heads and norms among them."""
    graph = network("mobilebert")
    assert parameters(graph) == pytest.approx(25.3e6, rel=0.03)
    assert 2 * total(graph) == pytest.approx(5.7e9, rel=0.06)
    kinds = [operator.kind for operator in graph.operators]
    assert kinds.count("matmul") == 2 * 24
    assert kinds.count("fully_connected") == 24 * (2 + 4 + 2 * 4 + 1) + 1
    longer = network("mobilebert_384")
    assert parameters(longer) == parameters(graph)
    assert longer.tensors[longer.outputs[0]].shape == (1, 384, 512)
    assert canonical_name("deit-tiny") == "vit_tiny"


@pytest.mark.parametrize(
    ("name", "layers", "total_weights", "file_b"),
    [("tinyllama_1_1b", 22, 1034420224, 635990016), ("llama_3_2_1b", 16, 1235746816, None)],
)
def test_decoders_are_those_of_their_configurations(name: str, layers: int, total_weights: int, file_b: int | None) -> None:
    """A token multiplies each matrix once, beside its scores; a prompt of 512 tokens each 512 times but the logits.

    The file in q4_0 of TinyLlama has 635,990,016 bytes of tensors; its logits are in q6_K (210 bytes of 256 numbers), its norms
    in float32 (ggml-org/llama.cpp issue 3018).
    """
    decode, prompt = network(f"{name}_decode"), network(f"{name}_prompt")
    assert parameters(decode) == parameters(prompt)
    heads, size, seen = 32, 64, 513
    assert total(decode) == total_weights + layers * 2 * heads * size * seen
    logits = macs(decode, decode.operators[-1])
    scores = layers * 2 * heads * 512 * 512 * size
    assert total(prompt) == 512 * (total_weights - logits) + logits + scores
    assert len(decode.resident) == 2 * layers
    if file_b is not None:
        blocks = sum(tensor.size_b for tensor in decode.tensors.values() if tensor.dtype == "q4_0")
        norms = sum(tensor.size_b for tensor in decode.tensors.values() if tensor.constant and tensor.dtype == "float32")
        words = 32000 * 2048
        assert blocks + norms + words // 256 * 210 - words // 32 * 18 == file_b


def test_what_no_decoder_can_be_is_refused() -> None:
    with pytest.raises(InputError, match=r"got bits 5, expected 4, 8, 16$"):
        network("tinyllama_1_1b_decode", bits=5)
    with pytest.raises(InputError, match=r"got 1 tokens behind 2048, expected at most 2048 in all"):
        network("tinyllama_1_1b_decode", cache=2048)
    with pytest.raises(InputError, match=r"of 1 tokens: got 1 token, expected 2 to 512"):
        network("mobilebert", resolution=1)
    with pytest.raises(InputError, match="expected a number of tokens"):
        network("mobilebert", resolution=(2, 3))


@pytest.mark.slow
def test_a_decoder_says_how_many_tokens_it_takes_in_a_second() -> None:
    found = predict(small_decoder(1, 6), "adreno-640", "ours", candidates=1)
    assert found.tokens == 1
    assert found.tokens_per_s == pytest.approx(1e6 / found.latency_us)
    assert found.notes[0] == f"{found.tokens_per_s:.1f} tokens/s: 1 token a run."
    assert found.to_dict()["tokens_per_s"] == found.tokens_per_s
    assert network("vit_tiny").tokens == 0


@pytest.mark.slow
def test_a_row_of_a_table_and_a_part_of_a_cache_are_not_all_of_it() -> None:
    """What a launch reads and writes counts: one row of 40, one position of seven."""
    graph = small_decoder(1, 6)
    layers = {layer.name: layer for layer in predict(graph, "adreno-640", "ours", candidates=1).layers}
    table = graph.tensors["words/weights"]
    assert layers["words"].bytes_b < table.size_b
    cache = graph.tensors["layer0/keys"].count * 2
    assert layers["layer0/keys/updated"].bytes_b == 2 * cache // 7
