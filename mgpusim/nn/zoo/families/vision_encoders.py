"""Encoders of images and of speech that are transformers: CLIP, SigLIP, Segment Anything, Swin, Whisper.

Radford et al., "Learning transferable visual models from natural language supervision", ICML 2021, and openai/CLIP,
clip/model.py: ViT-B/32 has 768 channels, 12 heads and 12 layers, a norm before them, and x sigmoid(1.702 x).

Zhai et al., "Sigmoid loss for language image pre-training", ICCV 2023, and google-research/big_vision, models/vit.py: ViT-B/16.
Its output is attention of a learned query to all tokens.

Kirillov et al., "Segment anything", ICCV 2023, and facebookresearch/segment-anything, modeling/image_encoder.py: ViT-B over
1024x1024 with windows of 14x14. Four layers see all, and positions are added to scores.

Liu et al., "Swin transformer", ICCV 2021, and torchvision, models/swin_transformer.py: windows of 7x7, every other time shifted.

Radford et al., "Robust speech recognition via large-scale weak supervision", 2022, table 1, and openai/whisper, whisper/model.py:
80 mel bands of 30 s in 3,000 frames, two convolutions, and layers whose keys have no bias. The decoder reads all tokens at once.
"""

from __future__ import annotations

from functools import partial

from mgpusim.errors import InputError
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.transformers import (
    attended,
    encoder_block,
    feed_forward,
    patches,
    widened,
    with_positions,
    with_token,
)

WORDS, TEXT, FRAMES = 51865, 448, 1500
"""Tokens that Whisper knows, the longest text that it writes, and what its encoder makes of 30 s."""


@add_network("clip_vit_b32", "CLIP, encoder of images: ViT-B with patches of 32x32", aliases=("clip_vit_base_patch32",))
def clip_vit_b32(b: NetworkBuilder, x: str, *, channels: int = 768, heads: int = 12, layers: int = 12, joint: int = 512) -> str:
    """Build the encoder; its output is the image in the space that it shares with texts."""
    batch = b.shape(x)[0]
    x = with_positions(b, with_token(b, patches(b, x, channels, 32, bias=False)))
    x = b.layer_norm(x, name="norm_before")
    for layer in range(layers):
        x = encoder_block(b, x, heads, f"block{layer}", activation="quick_gelu")
    first = b.reshape(b.slice(x, [0, 0, 0], [batch, 1, channels], name="class"), (batch, channels), name="class/row")
    return b.fully_connected(b.layer_norm(first, name="norm"), joint, bias=False, name="embedding")


@add_network("siglip_b16", "SigLIP, encoder of images: ViT-B with patches of 16x16", aliases=("siglip_base_patch16_224",))
def siglip_b16(b: NetworkBuilder, x: str, *, channels: int = 768, heads: int = 12, layers: int = 12) -> str:
    """Build the encoder; its output is what a learned query sees."""
    batch = b.shape(x)[0]
    x = with_positions(b, patches(b, x, channels, 16))
    for layer in range(layers):
        x = encoder_block(b, x, heads, f"block{layer}", activation="gelu_tanh", fused=False)
    x = b.layer_norm(x, name="norm")
    query = b.constant("query", (1, 1, channels))
    if batch > 1:
        query = b.operator("tile", [query], "query/batch", shape=[batch, 1, channels])
    y = attended(b, query, x, heads, "pool", fused=False, key_bias=True, mask="")
    y = b.add(feed_forward(b, b.layer_norm(y, name="pool/norm"), 4 * channels, "gelu_tanh", "pool"), y, name="pool/sum")
    return b.reshape(y, (batch, channels), name="embedding")


def _windows(b: NetworkBuilder, x: str, side: int, name: str) -> str:
    """Add the windows of an image as rows of tokens, (batch x windows, side x side, channels)."""
    batch, height, width, channels = b.shape(x)
    y = b.reshape(x, (batch * height // side, side, width // side, side * channels), name=f"{name}/rows")
    y = b.transpose(y, (0, 2, 1, 3), name=f"{name}/turned")
    return b.reshape(y, (batch * height * width // side**2, side * side, channels), name=name)


def _image(b: NetworkBuilder, x: str, height: int, width: int, side: int, name: str) -> str:
    count, _, channels = b.shape(x)
    batch = count * side**2 // (height * width)
    y = b.reshape(x, (batch * height // side, width // side, side, side * channels), name=f"{name}/windows")
    y = b.transpose(y, (0, 2, 1, 3), name=f"{name}/turned")
    return b.reshape(y, (batch, height, width, channels), name=name)


def _rolled(b: NetworkBuilder, x: str, by: int, name: str) -> str:
    """Add the image moved up and left by so many pixels, or down and right if negative; what leaves comes in again."""
    for axis, what in ((1, "rows"), (2, "columns")):
        shape = list(b.shape(x))
        cut = by % shape[axis]
        first, rest = [0] * 4, [0] * 4
        rest[axis] = cut
        parts = [[*shape[:axis], size, *shape[axis + 1 :]] for size in (shape[axis] - cut, cut)]
        x = b.concat(
            [b.slice(x, rest, parts[0], name=f"{name}/{what}/rest"), b.slice(x, first, parts[1], name=f"{name}/{what}/first")],
            axis=axis, name=f"{name}/{what}",
        )  # fmt: skip
    return x


def _padded(b: NetworkBuilder, x: str, side: int, name: str) -> str:
    height, width = b.size(x)
    below, right = -height % side, -width % side
    return b.pad(x, 0, 0, below, right, name=name) if below or right else x


def _split_heads(b: NetworkBuilder, x: str, heads: int, name: str) -> list[str]:
    """Add queries, keys and values of tokens, each (batch, heads, count, size)."""
    channels = b.channels(x)
    parts = b.split(b.linear(x, 3 * channels, name=f"{name}/qkv"), (channels,) * 3, axis=2, name=f"{name}/parts")
    return [b.heads(projected, heads, name=f"{name}/{part}") for projected, part in zip(parts, "qkv", strict=True)]


def _swin_attention(b: NetworkBuilder, x: str, heads: int, side: int, shift: int, name: str) -> str:
    """Add attention within windows: a bias by how far two tokens are apart, and a mask where a window is of several parts."""
    height, width = b.size(x)
    y = _padded(b, x, side, f"{name}/padded")
    full = b.size(y)
    shift = shift if min(full) > side else 0
    tokens = _windows(b, _rolled(b, y, shift, f"{name}/shifted") if shift else y, side, f"{name}/windows")
    q, k, v = _split_heads(b, tokens, heads, name)
    count, area = b.shape(tokens)[0], side * side
    scores = b.matmul(q, k, name=f"{name}/scores", transpose_b=True)
    scores = b.affine(scores, (b.channels(x) // heads) ** -0.5, name=f"{name}/scaled")
    scores = b.add(scores, b.constant(f"{name}/positions", (1, heads, area, area)), name=f"{name}/placed")
    if shift:
        windows = full[0] * full[1] // area
        mask = b.constant(f"{name}/mask", (windows, 1, area, area))
        if count > windows:
            mask = b.operator("tile", [mask], f"{name}/mask/batch", shape=[count, 1, area, area])
        scores = b.add(scores, mask, name=f"{name}/masked")
    y = b.joined(b.matmul(b.softmax(scores, axis=3, name=f"{name}/weights"), v, name=f"{name}/seen"), name=f"{name}/joined")
    y = _image(b, b.linear(y, b.channels(x), name=f"{name}/proj"), *full, side, f"{name}/image")
    if shift:
        y = _rolled(b, y, -shift, f"{name}/back")
    return b.crop(y, height, width, name=f"{name}/cropped") if full != (height, width) else y


@add_network("swin_tiny", "Swin-T: windows of 7x7 that shift from layer to layer", aliases=("swin_t",))
def swin_tiny(b: NetworkBuilder, x: str, *, channels: int = 96, window: int = 7, classes: int = 1000) -> str:
    """Build the transformer with 2, 2, 6 and 2 blocks."""
    x = b.layer_norm(b.conv(x, channels, 4, 4, pad="valid", norm=False, name="patches"), name="patches/norm")
    for stage, blocks in enumerate((2, 2, 6, 2)):
        if stage:
            x = b.pad(x, 0, 0, *(n % 2 for n in b.size(x)), name=f"stage{stage}/even") if any(n % 2 for n in b.size(x)) else x
            x = b.layer_norm(b.operator("space_to_depth", [x], f"stage{stage}/joined", block=2), name=f"stage{stage}/norm")
            x = b.linear(x, b.channels(x) // 2, bias=False, name=f"stage{stage}/reduce")
        heads = b.channels(x) // 32
        for block in range(blocks):
            name = f"stage{stage}/block{block}"
            y = b.layer_norm(x, name=f"{name}/norm1")
            x = b.add(_swin_attention(b, y, heads, window, window // 2 * (block % 2), name), x, name=f"{name}/sum1")
            x = widened(b, x, name)
    return b.fully_connected(b.global_pool(b.layer_norm(x, name="norm"), name="pool"), classes, name="logits")


def _placed(b: NetworkBuilder, queries: str, axis: int, name: str) -> str:
    """Add products of the queries of each row (axis 1) or column (2) with a table of its own, in one batch as PyTorch does it."""
    count, height, width, size = b.shape(queries)
    places, others = (height, width) if axis == 1 else (width, height)
    rows = b.transpose(queries, (axis, 0, 3 - axis, 3), name=f"{name}/turned")
    rows = b.reshape(rows, (places, count * others, size), name=f"{name}/queries")
    y = b.matmul(rows, b.constant(f"{name}/positions", (places, places, size)), transpose_b=True, name=f"{name}/products")
    y = b.reshape(y, (places, count, others, places), name=f"{name}/places")
    return b.transpose(y, (1, 0, 2, 3) if axis == 1 else (1, 2, 0, 3), name=name)


def _sam_attention(b: NetworkBuilder, tokens: str, heads: int, height: int, width: int, name: str) -> str:
    """Add attention of tokens of an image, or of a window of it, with positions by height and by width added to scores."""
    q, k, v = _split_heads(b, tokens, heads, name)
    batch, count, size = b.shape(tokens)[0], height * width, b.shape(q)[-1]
    scores = b.affine(b.matmul(q, k, name=f"{name}/scores", transpose_b=True), size**-0.5, name=f"{name}/scaled")
    image = b.reshape(q, (batch * heads, height, width, size), name=f"{name}/image_of_queries")
    by_row = b.reshape(_placed(b, image, 1, f"{name}/by_row"), (batch * heads, count, height, 1), name=f"{name}/by_row/one")
    by_column = _placed(b, image, 2, f"{name}/by_column")
    by_column = b.reshape(by_column, (batch * heads, count, 1, width), name=f"{name}/by_column/one")
    scores = b.reshape(scores, (batch * heads, count, height, width), name=f"{name}/scores/image")
    scores = b.add(b.add(scores, by_row, name=f"{name}/placed1"), by_column, name=f"{name}/placed2")
    scores = b.reshape(scores, (batch, heads, count, count), name=f"{name}/placed")
    seen = b.matmul(b.softmax(scores, axis=3, name=f"{name}/weights"), v, name=f"{name}/seen")
    return b.linear(b.joined(seen, name=f"{name}/joined"), b.channels(tokens), name=f"{name}/proj")


@add_network("sam_vit_b", "Segment Anything, encoder of images: ViT-B over 1024x1024", resolution=1024, aliases=("sam_vit_base",))
def sam_vit_b(
    b: NetworkBuilder, x: str, *, channels: int = 768, heads: int = 12, layers: int = 12, window: int = 14, out: int = 256
) -> str:
    """Build the encoder; every third layer sees the whole image, the others windows."""
    x = b.conv(x, channels, 16, 16, pad="valid", norm=False, name="patches")
    (batch, height, width, _), (rows, columns) = b.shape(x), b.size(x)
    x = b.add(x, b.constant("positions", (1, height, width, channels)), name="patches/positions")
    for layer in range(layers):
        name = f"block{layer}"
        y = b.layer_norm(x, name=f"{name}/norm1")
        if layer % 3 == 2:
            tokens = b.reshape(y, (batch, height * width, channels), name=f"{name}/tokens")
            y = _sam_attention(b, tokens, heads, height, width, name)
            y = b.reshape(y, (batch, height, width, channels), name=f"{name}/image")
        else:
            y = _padded(b, y, window, f"{name}/padded")
            rows, columns = b.size(y)
            y = _sam_attention(b, _windows(b, y, window, f"{name}/windows"), heads, window, window, name)
            y = _image(b, y, rows, columns, window, f"{name}/image")
            y = b.crop(y, height, width, name=f"{name}/cropped") if (rows, columns) != (height, width) else y
        x = widened(b, b.add(y, x, name=f"{name}/sum1"), name)
    x = b.layer_norm(b.conv(x, out, norm=False, bias=False, name="neck/conv1"), name="neck/norm1")
    return b.layer_norm(b.conv(x, out, 3, pad=1, norm=False, bias=False, name="neck/conv2"), name="neck/norm2")


def _heard(channels: int, layers: int, b: NetworkBuilder, x: str) -> str:
    """Build the encoder of Whisper over (batch, 1, frames, bands); it gives a token for every two frames."""
    x = b.conv(x, channels, (1, 3), pad=(0, 1), norm=False, activation="gelu", name="conv1")
    x = b.conv(x, channels, (1, 3), 2, pad=(0, 1), norm=False, activation="gelu", name="conv2")
    x = with_positions(b, b.reshape(x, (b.shape(x)[0], b.size(x)[1], channels), name="frames"))
    for layer in range(layers):
        x = encoder_block(b, x, channels // 64, f"block{layer}", fused=False, key_bias=False)
    return b.layer_norm(x, name="norm")


def _written(channels: int, layers: int, b: NetworkBuilder, tokens: str) -> str:
    """Build the decoder of Whisper over tokens and what the encoder made of 30 s; it gives the next word of each token."""
    batch, length = b.shape(tokens)
    if length > TEXT:
        raise InputError(f"got {length} tokens, expected at most {TEXT}")
    heard = b.input("heard", (batch, FRAMES, channels))
    x = b.embedding(tokens, WORDS, channels, name="words")
    places = b.slice(b.constant("positions", (1, TEXT, channels)), [0, 0, 0], [1, length, channels], name="positions/seen")
    x = b.add(x, places, name="words/positions")
    mask = b.input("mask", (1, 1, length, length))
    for layer in range(layers):
        x = encoder_block(b, x, channels // 64, f"block{layer}", fused=False, key_bias=False, mask=mask, memory=heard)
    return b.linear_by(b.layer_norm(x, name="norm"), "words/weights", name="logits")


for _size, _sizes in {"tiny": (384, 4), "base": (512, 6)}.items():
    add_network(f"whisper_{_size}", f"Whisper {_size}, encoder: 30 s of speech", resolution=(1, 3000), channels=80)(
        partial(_heard, *_sizes)
    )
    add_network(f"whisper_{_size}_decoder", f"Whisper {_size}, decoder: 32 tokens at once", length=32)(partial(_written, *_sizes))
