"""Language models that decode: the run that reads a prompt, and the one that adds a token.

Blocks: Touvron et al., "LLaMA", 2023, section 2.2 (RMS norm before each part, SwiGLU, rotary embeddings), with keys and values
for groups of queries (Ainslie et al., EMNLP 2023). What models add to that is in their `DecoderSizes`. Sizes are those of the
file config.json that is published with the weights, in the repository that `SOURCES` names.

Keys and values of all layers lie on the GPU between runs. Each run puts those of its tokens behind the ones that are there; a
layer with a window keeps those in it. Cosines, sines and the masks are inputs, and the logits are those of the last token.
Matrices that a model keeps as one, as Phi's of queries, keys and values, are multiplied one by one.
"""

from __future__ import annotations

from functools import partial

from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.nn.graphs.decoders import DecoderSizes, WeightTypes
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

TYPES = {4: "q4_0", 8: "q8_0", 16: "float32"}
"""Types of the weights by their bits; numbers that are not in blocks have the plan's precision."""

_QWEN3 = partial(DecoderSizes, words=151936, key_heads=8, context=40960, tied=True, head_size=128, head_norms=True)
_GEMMA = partial(DecoderSizes, tied=True, head_size=256, after_norms=True, activation="gelu_tanh", scaled_words=True)
_PUBLISHED: dict[str, tuple[str, DecoderSizes]] = {
    "llama_3_2_1b": ("meta-llama/Llama-3.2-1B", DecoderSizes(128256, 2048, 16, 32, 8, 8192, 131072, tied=True)),
    "llama_3_2_3b": ("meta-llama/Llama-3.2-3B", DecoderSizes(128256, 3072, 28, 24, 8, 8192, 131072, tied=True)),
    "tinyllama_1_1b": ("TinyLlama/TinyLlama-1.1B-Chat-v1.0", DecoderSizes(32000, 2048, 22, 32, 4, 5632, 2048)),
    "qwen2_5_0_5b": ("Qwen/Qwen2.5-0.5B", DecoderSizes(151936, 896, 24, 14, 2, 4864, 32768, tied=True, bias=True)),
    "qwen2_5_1_5b": ("Qwen/Qwen2.5-1.5B", DecoderSizes(151936, 1536, 28, 12, 2, 8960, 32768, tied=True, bias=True)),
    "qwen2_5_3b": ("Qwen/Qwen2.5-3B", DecoderSizes(151936, 2048, 36, 16, 2, 11008, 32768, tied=True, bias=True)),
    "qwen3_0_6b": ("Qwen/Qwen3-0.6B", _QWEN3(channels=1024, layers=28, heads=16, width=3072)),
    "qwen3_1_7b": ("Qwen/Qwen3-1.7B", _QWEN3(channels=2048, layers=28, heads=16, width=6144)),
    "qwen3_4b": ("Qwen/Qwen3-4B", _QWEN3(channels=2560, layers=36, heads=32, width=9728)),
    "gemma_2_2b": ("google/gemma-2-2b", _GEMMA(
        words=256000, channels=2304, layers=26, heads=8, key_heads=4, width=9216, context=8192, attention_cap=50.0,
        logit_cap=30.0, window=4096, window_every=2,
    )),
    "gemma_3_1b": ("google/gemma-3-1b-it", _GEMMA(
        words=262144, channels=1152, layers=26, heads=4, key_heads=1, width=6912, context=32768, head_norms=True, window=512,
        window_every=6,
    )),
    "phi_3_5_mini": ("microsoft/Phi-3.5-mini-instruct", DecoderSizes(32064, 3072, 32, 32, 32, 8192, 131072)),
    "smollm2_135m": ("HuggingFaceTB/SmolLM2-135M", DecoderSizes(49152, 576, 30, 9, 3, 1536, 8192, tied=True)),
    "smollm2_360m": ("HuggingFaceTB/SmolLM2-360M", DecoderSizes(49152, 960, 32, 15, 5, 2560, 8192, tied=True)),
    "smollm2_1_7b": ("HuggingFaceTB/SmolLM2-1.7B", DecoderSizes(49152, 2048, 24, 32, 32, 8192, 8192, tied=True)),
    "mobilellm_125m": ("facebook/MobileLLM-125M", DecoderSizes(32000, 576, 30, 9, 3, 1536, 2048, tied=True)),
    "mobilellm_350m": ("facebook/MobileLLM-350M", DecoderSizes(32000, 960, 32, 15, 5, 2560, 2048, tied=True)),
    "mobilellm_600m": ("facebook/MobileLLM-600M", DecoderSizes(32000, 1152, 40, 18, 6, 3072, 2048, tied=True)),
    "mobilellm_1b": ("facebook/MobileLLM-1B", DecoderSizes(32000, 1280, 54, 20, 5, 3584, 2048, tied=True)),
}  # fmt: skip
MODELS = {name: sizes for name, (_, sizes) in _PUBLISHED.items()}
"""Language models by name."""

SOURCES = {name: source for name, (source, _) in _PUBLISHED.items()}
"""The repositories of Hugging Face in which the sizes of a model are."""


def language_model(name: str) -> str:
    """Return the name of a language model as `MODELS` has it.

    >>> language_model("Llama-3.2-1B"), language_model("Qwen2.5-1.5B-Instruct")
    ('llama_3_2_1b', 'qwen2_5_1_5b')
    """
    known = {_letters(model_name): model_name for model_name in MODELS}
    key = _letters(name)
    for ending in ("", "instruct", "it", "chat", "base"):
        if key.endswith(ending) and key[: len(key) - len(ending)] in known:
            return known[key[: len(key) - len(ending)]]
    raise UnknownNameError(suggest("language model", name.lower().replace("-", "_").replace(".", "_"), MODELS))


def _letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


def decoder(
    b: NetworkBuilder, tokens: str, sizes: DecoderSizes, *, cache: int, bits: int = 4, types: WeightTypes | None = None
) -> str:  # fmt: skip
    """Build a run of a decoder; its output are the logits of the last token.

    Parameters
    ----------
    tokens : (batch, length).
    cache : tokens whose keys and values are there already.
    bits : of a weight: 4, 8 or 16.
    types : of the weights, in place of `bits`.
    """
    batch, length = b.shape(tokens)
    if types is None:
        if bits not in TYPES:
            raise InputError(f"got bits {bits}, expected {', '.join(map(str, TYPES))}")
        types = WeightTypes(TYPES[bits])
    if cache + length > sizes.context:
        raise InputError(f"got {length} tokens behind {cache}, expected at most {sizes.context} in all")
    b.tokens = length
    angles = (b.input("cosines", (batch, length, sizes.size // 2)), b.input("sines", (batch, length, sizes.size // 2)))
    table_type = types.of("output" if sizes.tied else "token_embd")
    x = b.embedding(tokens, sizes.words, sizes.channels, dtype=table_type, name="words")
    if sizes.scaled_words:
        x = b.affine(x, sizes.channels**0.5, name="words/scaled")
    masks: dict[int, str] = {}
    for layer in range(sizes.layers):
        kept = sizes.cached(cache, layer)
        if length > 1 and kept not in masks:
            masks[kept] = b.input("mask" if not masks else f"mask{kept}", (batch, 1, length, kept + length))
        x = _layer(b, x, sizes, types, layer, angles, masks.get(kept, ""), kept)
    if length > 1:
        x = b.slice(x, [0, length - 1, 0], [batch, 1, sizes.channels], name="last")
    x = b.rms_norm(x, name="norm")
    if sizes.tied:
        x = b.linear_by(x, "words/weights", name="logits")
    else:
        x = b.linear(x, sizes.words, bias=False, dtype=types.of("output"), name="logits")
    return b.capped(x, sizes.logit_cap, name="logits")


def _layer(
    b: NetworkBuilder, x: str, sizes: DecoderSizes, types: WeightTypes, layer: int, angles: tuple[str, str], mask: str, kept: int
) -> str:  # fmt: skip
    name = f"layer{layer}"

    def linear(y: str, part: str, called: str, bias: bool = False, activation: str = "") -> str:
        own = types.of(part, layer)
        return b.linear(y, sizes.matrices[part][0], bias=bias, activation=activation, dtype=own, name=f"{name}/{called}")

    y = b.rms_norm(x, name=f"{name}/norm1")
    q, k, v = (
        b.heads(linear(y, part, called, bias=sizes.bias), heads, name=f"{name}/{called}/heads")
        for part, called, heads in (
            ("attn_q", "query", sizes.heads), ("attn_k", "key", sizes.key_heads), ("attn_v", "value", sizes.key_heads)
        )
    )  # fmt: skip
    if sizes.head_norms:
        q, k = (b.rms_norm(part_of, name=f"{part_of}/norm") for part_of in (q, k))
    q, k = (b.operator("rotary", [part_of, *angles], f"{part_of}/rotary", axis=2) for part_of in (q, k))
    keys, values = (_kept(b, part_of, kept, f"{name}/{part}") for part_of, part in ((k, "keys"), (v, "values")))
    y = b.attention(q, keys, values, mask=mask, cap=sizes.attention_cap, name=f"{name}/attention")
    y = linear(b.joined(y, name=f"{name}/joined"), "attn_output", "output")
    y = b.rms_norm(y, name=f"{name}/after1") if sizes.after_norms else y
    x = b.add(y, x, name=f"{name}/sum1")
    y = b.rms_norm(x, name=f"{name}/norm2")
    up = linear(y, "ffn_up", "up")
    y = b.mul(up, linear(y, "ffn_gate", "gate", activation=sizes.activation), name=f"{name}/gated")
    y = linear(y, "ffn_down", "down")
    y = b.rms_norm(y, name=f"{name}/after2") if sizes.after_norms else y
    return b.add(y, x, name=f"{name}/sum2")


def _kept(b: NetworkBuilder, x: str, cache: int, name: str) -> str:
    """Add keys or values behind those that are there, (batch, heads, seen, size)."""
    batch, heads, length, size = b.shape(x)
    there = b.input(name, (batch, heads, cache + length, size), resident=True)
    return b.operator("update_slice", [there, x], f"{name}/updated", starts=[0, 0, cache, 0])


def _register(name: str, sizes: DecoderSizes) -> None:
    title = SOURCES[name].partition("/")[2]

    @add_network(f"{name}_prompt", f"{title}, q4_0: reads a prompt of 512 tokens", length=512)
    def prompt(b: NetworkBuilder, tokens: str, *, bits: int = 4) -> str:
        """Build the run that reads a prompt."""
        return decoder(b, tokens, sizes, cache=0, bits=bits)

    @add_network(f"{name}_decode", f"{title}, q4_0: adds a token to 512", length=1)
    def decode(b: NetworkBuilder, tokens: str, *, cache: int = 512, bits: int = 4) -> str:
        """Build the run that adds a token to `cache` others."""
        return decoder(b, tokens, sizes, cache=cache, bits=bits)


for _name, _sizes in MODELS.items():
    _register(_name, _sizes)
