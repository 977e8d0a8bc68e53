"""Transformers that encode: MobileBERT for text, DeiT for images.

Sun et al., "MobileBERT", ACL 2020, table 1: 24 layers of 512 channels, bottlenecks of 128, four heads, four feed-forward networks
of 512. As in its public implementation (google-research/google-research, mobilebert), queries and keys come from the bottleneck,
values from the wide stream. Norms are a factor and an offset of each channel. Words have 128 channels, and three neighbours of
them are joined.

Touvron et al., "Training data-efficient image transformers", ICML 2021, table 1: DeiT-Ti has 192 channels, three heads and 12
layers, with patches of 16x16 and the blocks of Dosovitskiy et al., "An image is worth 16x16 words", ICLR 2021.
"""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

MOST_TOKENS = 512
"""Positions that MobileBERT knows."""


def _scaled(b: NetworkBuilder, x: str, name: str) -> str:
    """Add what MobileBERT has for a norm: Sun et al., equation 3."""
    shape = (b.channels(x),)
    y = b.mul(x, b.constant(f"{name}/scale", shape, 1), name=f"{name}/product")
    return b.add(y, b.constant(f"{name}/offset", shape), name=name)


def _narrowed(b: NetworkBuilder, x: str, channels: int, name: str) -> str:
    return _scaled(b, b.linear(x, channels, name=name), f"{name}/norm")


def _feed_forward(b: NetworkBuilder, x: str, width: int, name: str) -> str:
    y = b.linear(x, width, activation="relu", name=f"{name}/expand")
    y = b.linear(y, b.channels(x), name=f"{name}/reduce")
    return _scaled(b, b.add(y, x, name=f"{name}/sum"), f"{name}/norm")


def bert_encoder(
    b: NetworkBuilder, x: str, mask: str, *, layers: int, narrow: int, heads: int, stacked: int, width: int
) -> str:  # fmt: skip
    """Build the layers of MobileBERT.

    Parameters
    ----------
    x : (batch, length, channels).
    mask : what is added to scores, (batch, 1, 1, length).
    narrow : channels of a bottleneck.
    stacked : feed-forward networks of a layer, each of `width`.
    """
    wide = b.channels(x)
    for layer in range(layers):
        name = f"layer{layer}"
        inner = _narrowed(b, x, narrow, f"{name}/input")
        shared = _narrowed(b, x, narrow, f"{name}/shared")
        q, k, v = (
            b.heads(b.linear(source, narrow, name=f"{name}/{part}"), heads, name=f"{name}/{part}/heads")
            for part, source in (("query", shared), ("key", shared), ("value", x))
        )
        seen = b.joined(b.attention(q, k, v, mask=mask, name=f"{name}/attention"), name=f"{name}/joined")
        y = b.add(b.linear(seen, narrow, name=f"{name}/attended"), inner, name=f"{name}/attended/sum")
        y = _scaled(b, y, f"{name}/attended/norm")
        for i in range(stacked):
            y = _feed_forward(b, y, width, f"{name}/ffn{i}")
        x = _scaled(b, b.add(b.linear(y, wide, name=f"{name}/output"), x, name=f"{name}/output/sum"), f"{name}/output/norm")
    return x


def _shifted(b: NetworkBuilder, x: str, by: int, name: str) -> str:
    """Add what stands `by` tokens further on (1 or -1), zeros at the end."""
    batch, length, channels = b.shape(x)
    part = b.slice(x, [0, max(0, by), 0], [batch, length - 1, channels], name=name)
    before, after = [0, max(0, -by), 0], [0, max(0, by), 0]
    return b.operator("pad", [part], f"{name}/pad", before=before, after=after, mode="constant", value=0.0)


@add_network("mobilebert", "MobileBERT, 128 tokens: an encoder of text with bottlenecks", length=128)
@add_network("mobilebert_384", "MobileBERT, 384 tokens, as MLPerf Mobile runs it", length=384)
def mobilebert(b: NetworkBuilder, tokens: str) -> str:
    """Build MobileBERT; inputs are tokens, which of two sentences each is of, and what is added to scores. Output: all tokens.

    With 128 tokens its authors count its operations; 384 are those of question answering on SQuAD: Janapa Reddi et al., "MLPerf
    Mobile", MLSys 2022.
    """
    batch, length = b.shape(tokens)
    if not 2 <= length <= MOST_TOKENS:
        raise InputError(f"got {length} token{'s' if length > 1 else ''}, expected 2 to {MOST_TOKENS}")
    segments = b.input("segments", (batch, length), "int32")
    mask = b.input("mask", (batch, 1, 1, length))
    words = b.embedding(tokens, 30522, 128, name="words")
    neighbours = (_shifted(b, words, 1, "words/after"), words, _shifted(b, words, -1, "words/before"))
    x = b.linear(b.concat(neighbours, axis=2, name="words/neighbours"), 512, name="words/dense")
    places = b.constant("positions", (1, MOST_TOKENS, 512))
    x = b.add(x, b.slice(places, [0, 0, 0], [1, length, 512], name="positions/seen"), name="words/positions")
    x = _scaled(b, b.add(x, b.embedding(segments, 2, 512, name="sentences"), name="words/sentences"), "words/norm")
    return bert_encoder(b, x, mask, layers=24, narrow=128, heads=4, stacked=4, width=512)


def patches(b: NetworkBuilder, x: str, channels: int, patch: int, *, bias: bool = True) -> str:
    """Add the patches of an image as tokens, (batch, count, channels)."""
    x = b.conv(x, channels, patch, patch, pad="valid", norm=False, bias=bias, name="patches")
    return b.reshape(x, (b.shape(x)[0], b.size(x)[0] * b.size(x)[1], channels), name="patches/rows")


def with_token(b: NetworkBuilder, x: str) -> str:
    """Add a token of its own, which stands for the whole image, in front."""
    batch, _, channels = b.shape(x)
    token = b.constant("token", (1, 1, channels))
    if batch > 1:
        token = b.operator("tile", [token], "token/batch", shape=[batch, 1, channels])
    return b.concat([token, x], axis=1, name="tokens")


def with_positions(b: NetworkBuilder, x: str) -> str:
    """Add to each token what was learned for its place."""
    return b.add(x, b.constant("positions", (1, *b.shape(x)[1:])), name="tokens/positions")


def attended(b: NetworkBuilder, x: str, seen: str, heads: int, name: str, *, fused: bool, key_bias: bool, mask: str) -> str:
    """Add attention of the tokens `x` to the tokens `seen`, and the layer behind it; see `encoder_block`."""
    channels = b.channels(x)
    if fused:
        parts = b.split(b.linear(x, 3 * channels, name=f"{name}/qkv"), (channels,) * 3, axis=2, name=f"{name}/parts")
    else:
        parts = tuple(
            b.linear(of, channels, bias=key_bias or part != "k", name=f"{name}/{part}/linear")
            for part, of in zip("qkv", (x, seen, seen), strict=True)
        )
    q, k, v = (b.heads(projected, heads, name=f"{name}/{part}") for projected, part in zip(parts, "qkv", strict=True))
    y = b.joined(b.attention(q, k, v, mask=mask, name=f"{name}/attention"), name=f"{name}/joined")
    return b.linear(y, channels, name=f"{name}/proj")


def feed_forward(b: NetworkBuilder, x: str, width: int, activation: str, name: str) -> str:
    """Add a layer of `width`, a function, and a layer as wide as `x`; `quick_gelu` is x sigmoid(1.702 x)."""
    if activation != "quick_gelu":
        y = b.linear(x, width, activation=activation, name=f"{name}/expand")
    else:
        y = b.linear(x, width, name=f"{name}/expand")
        gate = b.activation(b.affine(y, 1.702, name=f"{name}/expand/scaled"), "sigmoid", name=f"{name}/expand/gate")
        y = b.mul(y, gate, name=f"{name}/expand/quick_gelu")
    return b.linear(y, b.channels(x), name=f"{name}/reduce")


def encoder_block(
    b: NetworkBuilder,
    x: str,
    heads: int,
    name: str,
    *,
    activation: str = "gelu",
    fused: bool = True,
    key_bias: bool = True,
    mask: str = "",
    memory: str = "",
    wider: int = 4,
) -> str:
    """Add attention and two layers, each behind a norm and beside what it reads: Dosovitskiy et al., equations 2 and 3.

    Parameters
    ----------
    fused : queries, keys and values are of one layer, else of three.
    key_bias : the layer of keys has a bias.
    mask : what is added to scores.
    memory : tokens (batch, count, channels) that a second attention sees, as in a decoder; none if "".
    wider : channels between the two layers, by those of `x`.
    """
    more = {"fused": fused, "key_bias": key_bias}
    y = b.layer_norm(x, name=f"{name}/norm1")
    x = b.add(attended(b, y, y, heads, name, mask=mask, **more), x, name=f"{name}/sum1")
    if memory:
        y = b.layer_norm(x, name=f"{name}/norm_memory")
        y = attended(b, y, memory, heads, f"{name}/memory", mask="", fused=False, key_bias=key_bias)
        x = b.add(y, x, name=f"{name}/sum_memory")
    return widened(b, x, name, activation=activation, wider=wider)


def widened(b: NetworkBuilder, x: str, name: str, *, activation: str = "gelu", wider: int = 4) -> str:
    """Add the two layers of an `encoder_block`, behind a norm and beside what they read."""
    y = feed_forward(b, b.layer_norm(x, name=f"{name}/norm2"), wider * b.channels(x), activation, name)
    return b.add(y, x, name=f"{name}/sum2")


@add_network("vit_tiny", "DeiT-Ti, a vision transformer: patches of 16x16", aliases=("deit_tiny", "deit_ti", "vit_ti"))
def vit_tiny(
    b: NetworkBuilder, x: str, *, channels: int = 192, heads: int = 3, layers: int = 12, patch: int = 16, classes: int = 1000
) -> str:
    """Build the transformer; the class is read off a token of its own."""
    batch = b.shape(x)[0]
    if channels % heads:
        raise InputError(f"got {channels} channels in {heads} heads, expected a multiple")
    x = with_positions(b, with_token(b, patches(b, x, channels, patch)))
    for layer in range(layers):
        x = encoder_block(b, x, heads, f"block{layer}")
    first = b.slice(b.layer_norm(x, name="norm"), [0, 0, 0], [batch, 1, channels], name="class")
    return b.linear(b.reshape(first, (batch, channels), name="class/row"), classes, name="logits")
