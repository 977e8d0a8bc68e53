"""Language models that decode, Llama 3.2 1B and TinyLlama 1.1B: the run that reads a prompt, and the one that adds a token.

Sizes: config.json of meta-llama/Llama-3.2-1B and of TinyLlama/TinyLlama-1.1B-Chat-v1.0, published with the weights, and Zhang et
al., "TinyLlama", 2024, table 1. Blocks: Touvron et al., "LLaMA", 2023, section 2.2 (RMS norm before each part, SwiGLU, rotary
embeddings), with keys and values for groups of queries (Ainslie et al., EMNLP 2023).

Keys and values of all layers lie on the GPU between runs. Each run puts those of its tokens behind the ones that are there.
Weights are whole numbers in blocks, q4_0 or q8_0, or have the precision of the plan. Cosines, sines and the mask are inputs, and
the logits are those of the last token.
"""

from __future__ import annotations

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

__all__ = ["LLAMA_3_2_1B", "TINYLLAMA", "DecoderSizes", "decoder"]

TYPES = {4: "q4_0", 8: "q8_0", 16: "float32"}
"""Types of the weights by their bits; numbers that are not in blocks have the plan's precision."""


class DecoderSizes(msgspec.Struct, frozen=True):
    """Sizes of a decoder; `tied` where logits come from the table of words."""

    words: int
    channels: int
    layers: int
    heads: int
    key_heads: int
    width: int
    context: int
    tied: bool = False


LLAMA_3_2_1B = DecoderSizes(128256, 2048, 16, 32, 8, 8192, 131072, tied=True)
TINYLLAMA = DecoderSizes(32000, 2048, 22, 32, 4, 5632, 2048)


def decoder(b: NetworkBuilder, tokens: str, sizes: DecoderSizes, *, cache: int, bits: int = 4) -> str:
    """Build a run of a decoder; its output are the logits of the last token.

    Parameters
    ----------
    tokens : (batch, length).
    cache : tokens whose keys and values are there already.
    bits : of a weight: 4, 8 or 16.

    Raises
    ------
    InputError
        Other bits, or more tokens than the model's context has.
    """
    batch, length = b.shape(tokens)
    seen, size = cache + length, sizes.channels // sizes.heads
    if bits not in TYPES:
        raise InputError(f"got bits {bits}, expected {', '.join(map(str, TYPES))}")
    if seen > sizes.context:
        raise InputError(f"got {length} tokens behind {cache}, expected at most {sizes.context} in all")
    b.tokens = length
    angles = (b.input("cosines", (batch, length, size // 2)), b.input("sines", (batch, length, size // 2)))
    mask = b.input("mask", (batch, 1, length, seen)) if length > 1 else ""
    x = b.embedding(tokens, sizes.words, sizes.channels, dtype=TYPES[bits], name="words")
    for layer in range(sizes.layers):
        name = f"layer{layer}"
        y = b.rms_norm(x, name=f"{name}/norm1")
        q, k, v = (
            b.heads(
                b.linear(y, heads * size, bias=False, dtype=TYPES[bits], name=f"{name}/{part}"),
                heads,
                name=f"{name}/{part}/heads",
            )
            for part, heads in (("query", sizes.heads), ("key", sizes.key_heads), ("value", sizes.key_heads))
        )
        q, k = (b.operator("rotary", [one, *angles], f"{one}/rotary", axis=2) for one in (q, k))
        keys, values = (_kept(b, one, cache, seen, f"{name}/{part}") for one, part in ((k, "keys"), (v, "values")))
        y = b.joined(b.attention(q, keys, values, mask=mask, name=f"{name}/attention"), name=f"{name}/joined")
        x = b.add(b.linear(y, sizes.channels, bias=False, dtype=TYPES[bits], name=f"{name}/output"), x, name=f"{name}/sum1")
        y = b.rms_norm(x, name=f"{name}/norm2")
        gate = b.linear(y, sizes.width, bias=False, activation="swish", dtype=TYPES[bits], name=f"{name}/gate")
        y = b.mul(b.linear(y, sizes.width, bias=False, dtype=TYPES[bits], name=f"{name}/up"), gate, name=f"{name}/gated")
        x = b.add(b.linear(y, sizes.channels, bias=False, dtype=TYPES[bits], name=f"{name}/down"), x, name=f"{name}/sum2")
    if length > 1:
        x = b.slice(x, [0, length - 1, 0], [batch, 1, sizes.channels], name="last")
    x = b.rms_norm(x, name="norm")
    if sizes.tied:
        return b.linear_by(x, "words/weights", name="logits")
    return b.linear(x, sizes.words, bias=False, dtype=TYPES[bits], name="logits")


def _kept(b: NetworkBuilder, x: str, cache: int, seen: int, name: str) -> str:
    """Add keys or values behind those that are there, (batch, heads, seen, size)."""
    batch, heads, _, size = b.shape(x)
    there = b.input(name, (batch, heads, seen, size), resident=True)
    return b.operator("update_slice", [there, x], f"{name}/updated", starts=[0, 0, cache, 0])


def _prompt(sizes: DecoderSizes, name: str, title: str, aliases: tuple[str, ...] = ()) -> None:
    @add_network(f"{name}_prompt", f"{title}, q4_0: reads a prompt of 512 tokens", length=512, aliases=aliases)
    def prompt(b: NetworkBuilder, tokens: str, *, bits: int = 4) -> str:
        """Build the run that reads a prompt."""
        return decoder(b, tokens, sizes, cache=0, bits=bits)


def _decode(sizes: DecoderSizes, name: str, title: str, aliases: tuple[str, ...] = ()) -> None:
    @add_network(f"{name}_decode", f"{title}, q4_0: adds a token to 512", length=1, aliases=aliases)
    def decode(b: NetworkBuilder, tokens: str, *, cache: int = 512, bits: int = 4) -> str:
        """Build the run that adds a token to `cache` others."""
        return decoder(b, tokens, sizes, cache=cache, bits=bits)


for _sizes, _name, _title in ((LLAMA_3_2_1B, "llama_3_2_1b", "Llama 3.2 1B"), (TINYLLAMA, "tinyllama_1_1b", "TinyLlama 1.1B")):
    _prompt(_sizes, _name, _title)
    _decode(_sizes, _name, _title)
