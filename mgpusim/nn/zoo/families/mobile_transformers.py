"""Networks for phones that join convolutions with attention: MobileViT and EfficientViT.

Mehta and Rastegari, "MobileViT", ICLR 2022, table 4: its small form over 256x256. Tokens of one place within patches of 2x2 see
each other. Cai et al., "EfficientViT: multi-scale linear attention", ICCV 2023, and mit-han-lab/efficientvit: form B1. Attention
is linear: relu of queries and keys, and the product of keys and values first.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.transformers import encoder_block


def _inverted(b: NetworkBuilder, x: str, channels: int, stride: int, name: str, activation: str, *, norm: bool = True) -> str:
    wide = 4 * b.channels(x)
    y, _ = b.inverted_residual(x, channels, wide=wide, activation=activation, stride=stride, pad=1, norm=norm, name=name)
    return y


def _mobilevit_block(b: NetworkBuilder, x: str, channels: int, layers: int, heads: int, name: str) -> str:
    """Add what Mehta and Rastegari call a MobileViT block: figure 1b."""
    wide = b.channels(x)
    y = b.conv(x, wide, 3, pad=1, activation="swish", name=f"{name}/local")
    y = b.conv(y, channels, norm=False, bias=False, name=f"{name}/tokens")
    y = b.operator("space_to_depth", [y], f"{name}/patches", block=2)
    batch, height, width, _ = b.shape(y)
    count = height * width
    y = b.transpose(b.reshape(y, (batch, count, 4, channels), name=f"{name}/places"), (0, 2, 1, 3), name=f"{name}/turned")
    y = b.reshape(y, (4 * batch, count, channels), name=f"{name}/sequences")
    for layer in range(layers):
        y = encoder_block(b, y, heads, f"{name}/layer{layer}", activation="swish", wider=2)
    y = b.reshape(b.layer_norm(y, name=f"{name}/norm"), (batch, 4, count, channels), name=f"{name}/places/back")
    y = b.transpose(y, (0, 2, 1, 3), name=f"{name}/turned/back")
    y = b.depth_to_space(b.reshape(y, (batch, height, width, 4 * channels), name=f"{name}/patches/back"), 2, name=f"{name}/image")
    y = b.conv(y, wide, activation="swish", name=f"{name}/project")
    return b.conv(b.concat([x, y], name=f"{name}/concat"), wide, 3, pad=1, activation="swish", name=f"{name}/fuse")


@add_network("mobilevit_s", "MobileViT-S, 256x256: convolutions and attention over patches", resolution=256)
def mobilevit_s(b: NetworkBuilder, x: str, *, heads: int = 4, classes: int = 1000) -> str:
    """Build MobileViT-S; sides of the input are multiples of 64."""
    x = b.conv(x, 16, 3, 2, pad=1, activation="swish", name="stem")
    x = _inverted(b, x, 32, 1, "stage0", "swish")
    for i, stride in enumerate((2, 1, 1)):
        x = _inverted(b, x, 64, stride, f"stage1/block{i}", "swish")
    for stage, (wide, channels, layers) in enumerate(((96, 144, 2), (128, 192, 4), (160, 240, 3)), 2):
        x = _inverted(b, x, wide, 2, f"stage{stage}/down", "swish")
        x = _mobilevit_block(b, x, channels, layers, heads, f"stage{stage}")
    x = b.conv(x, 640, activation="swish", name="last")
    return b.fully_connected(b.global_pool(x, name="pool"), classes, name="logits")


def _linear_attention(b: NetworkBuilder, x: str, size: int, name: str) -> str:
    """Add attention in time linear in the image's area, over two scales: Cai et al., figure 2 and equation 2."""
    batch, height, width, channels = b.shape(x)
    heads, count = 2 * (channels // size), height * width
    qkv = b.conv(x, 3 * channels, norm=False, bias=False, name=f"{name}/qkv")
    wide = b.depthwise(qkv, 5, pad=2, norm=False, bias=False, name=f"{name}/scale5/depthwise")
    wide = b.conv(wide, 3 * channels, groups=3 * (channels // size), norm=False, bias=False, name=f"{name}/scale5")
    both = b.reshape(b.concat([qkv, wide], name=f"{name}/scales"), (batch, count, heads, 3 * size), name=f"{name}/heads")
    q, k, v = b.split(b.transpose(both, (0, 2, 1, 3), name=f"{name}/turned"), (size,) * 3, name=f"{name}/parts")
    q, k = (b.activation(tensor, "relu", name=f"{name}/{part}") for part, tensor in (("q", q), ("k", k)))
    seen = b.matmul(q, b.matmul(k, v, transpose_a=True, name=f"{name}/kv"), name=f"{name}/seen")
    total = b.operator("reduce", [k], f"{name}/keys", function="sum", axes=[2], keepdims=True)
    weight = b.affine(b.matmul(q, total, transpose_b=True, name=f"{name}/weight"), 1.0, 1e-15, name=f"{name}/weight/above")
    seen = b.operator("elementwise", [seen, weight], f"{name}/mean", function="div")
    y = b.reshape(b.joined(seen, name=f"{name}/joined"), (batch, height, width, heads * size), name=f"{name}/image")
    return b.add(b.conv(y, channels, name=f"{name}/project"), x, name=f"{name}/add")


@add_network("efficientvit_b1", "EfficientViT-B1: linear attention over two scales", aliases=("efficientvit",))
def efficientvit_b1(b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    x = b.conv(x, 16, 3, 2, pad=1, activation="hard_swish", name="stem/conv")
    y = b.depthwise(x, 3, pad=1, activation="hard_swish", name="stem/depthwise")
    x = b.add(x, b.conv(y, 16, name="stem/project"), name="stem/add")
    for stage, (channels, blocks) in enumerate(((32, 2), (64, 3)), 1):
        for i in range(blocks):
            x = _inverted(b, x, channels, 1 if i else 2, f"stage{stage}/block{i}", "hard_swish")
    for stage, (channels, blocks) in enumerate(((128, 3), (256, 4)), 3):
        x = _inverted(b, x, channels, 2, f"stage{stage}/down", "hard_swish", norm=False)
        for i in range(blocks):
            x = _linear_attention(b, x, 16, f"stage{stage}/attention{i}")
            x = _inverted(b, x, channels, 1, f"stage{stage}/block{i}", "hard_swish", norm=False)
    x = b.conv(x, 1536, activation="hard_swish", name="last")
    x = b.fully_connected(b.global_pool(x, name="pool"), 1600, bias=False, name="wide")
    x = b.activation(b.layer_norm(x, name="wide/norm"), "hard_swish", name="wide/hard_swish")
    return b.fully_connected(x, classes, name="logits")
