"""Stable Diffusion 1.5: one step of its U-Net over 64x64 latents, and the decoder that makes an image of 512x512 of them.

Rombach et al., "High-resolution image synthesis with latent diffusion models", CVPR 2022, and its public implementation
(huggingface/diffusers, models/unets/unet_2d_condition.py and models/autoencoders/vae.py). Norms are over 32 groups of channels.
They are instance norms of the groups, then a factor and an offset of each channel.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

GROUPS, WORDS, TEXT, STEPS = 32, 77, 768, 320
"""Groups of a norm; words of a prompt and their channels; sines and cosines that a step's number becomes."""


def _group_norm(b: NetworkBuilder, x: str, name: str, *, swish: bool = True) -> str:
    batch, height, width, channels = b.shape(x)
    y = b.reshape(x, (batch, height * width, GROUPS, channels // GROUPS), name=f"{name}/groups")
    y = b.transpose(y, (0, 1, 3, 2), name=f"{name}/turned")
    operands = [y, b.constant("groups/ones", (GROUPS,), 1, 0), b.constant("groups/zeros", (GROUPS,), 0, 0)]
    y = b.operator("instance_norm", operands, f"{name}/normal", epsilon=1e-5)
    y = b.reshape(b.transpose(y, (0, 1, 3, 2), name=f"{name}/back"), (batch, height, width, channels), name=f"{name}/image")
    y = b.mul(y, b.constant(f"{name}/scale", (channels,), 1), name=f"{name}/product")
    y = b.add(y, b.constant(f"{name}/offset", (channels,)), name=name)
    return b.activation(y, "swish", name=f"{name}/swish") if swish else y


def _conv(b: NetworkBuilder, x: str, channels: int, kernel: int, name: str, stride: int = 1) -> str:
    return b.conv(x, channels, kernel, stride, pad=kernel // 2, norm=False, name=name)


def _residual(b: NetworkBuilder, x: str, channels: int, name: str, time: str = "") -> str:
    """Add two convolutions behind norms; of a U-Net what the step's number becomes is added between them."""
    y = _conv(b, _group_norm(b, x, f"{name}/norm1"), channels, 3, f"{name}/conv1")
    if time:
        step = b.linear(b.activation(time, "swish", name=f"{name}/time/swish"), channels, name=f"{name}/time")
        y = b.add(y, b.reshape(step, (b.shape(x)[0], 1, 1, channels), name=f"{name}/time/image"), name=f"{name}/timed")
    y = _conv(b, _group_norm(b, y, f"{name}/norm2"), channels, 3, f"{name}/conv2")
    return b.add(x if b.channels(x) == channels else _conv(b, x, channels, 1, f"{name}/skip"), y, name=f"{name}/sum")


def _seen(b: NetworkBuilder, x: str, of: str, heads: int, name: str, *, bias: bool = False) -> str:
    channels = b.channels(x)
    q, k, v = (
        b.heads(b.linear(source, channels, bias=bias, name=f"{name}/{part}/linear"), heads, name=f"{name}/{part}")
        for part, source in (("q", x), ("k", of), ("v", of))
    )
    return b.linear(
        b.joined(b.attention(q, k, v, name=f"{name}/attention"), name=f"{name}/joined"), channels, name=f"{name}/proj"
    )


def _transformer(b: NetworkBuilder, x: str, words: str, heads: int, name: str) -> str:
    """Add attention to the image and to the words, and a gated pair of layers."""
    batch, height, width, channels = b.shape(x)
    y = _conv(b, _group_norm(b, x, f"{name}/norm", swish=False), channels, 1, f"{name}/in")
    y = b.reshape(y, (batch, height * width, channels), name=f"{name}/tokens")
    z = b.layer_norm(y, name=f"{name}/norm1")
    y = b.add(_seen(b, z, z, heads, f"{name}/own"), y, name=f"{name}/sum1")
    z = b.layer_norm(y, name=f"{name}/norm2")
    y = b.add(_seen(b, z, words, heads, f"{name}/words"), y, name=f"{name}/sum2")
    z = b.linear(b.layer_norm(y, name=f"{name}/norm3"), 8 * channels, name=f"{name}/expand")
    value, gate = b.split(z, (4 * channels, 4 * channels), axis=2, name=f"{name}/halves")
    z = b.mul(value, b.activation(gate, "gelu", name=f"{name}/gate"), name=f"{name}/gated")
    y = b.add(b.linear(z, channels, name=f"{name}/reduce"), y, name=f"{name}/sum3")
    y = b.reshape(y, (batch, height, width, channels), name=f"{name}/image")
    return b.add(_conv(b, y, channels, 1, f"{name}/out"), x, name=f"{name}/sum")


def _enlarged(b: NetworkBuilder, x: str, name: str) -> str:
    height, width = b.size(x)
    return _conv(b, b.resize(x, (2 * height, 2 * width), mode="nearest", name=f"{name}/twice"), b.channels(x), 3, name)


@add_network("sd15_unet", "Stable Diffusion 1.5, a step of the U-Net over 64x64 latents", resolution=64, channels=4)
def sd15_unet(b: NetworkBuilder, x: str, *, wide: int = 320, heads: int = 8) -> str:
    """Build the U-Net; inputs are latents, the sines of the step's number, and the words of the prompt. Sides: multiples of 8."""
    batch = b.shape(x)[0]
    words = b.input("words", (batch, WORDS, TEXT))
    time = b.linear(b.input("time", (batch, STEPS)), 4 * wide, activation="swish", name="time/linear1")
    time = b.linear(time, 4 * wide, name="time/linear2")
    x = _conv(b, x, wide, 3, "in")
    skips = [x]
    for level, times in enumerate((1, 2, 4, 4)):
        for i in range(2):
            x = _residual(b, x, times * wide, f"down{level}/residual{i}", time)
            if level < 3:
                x = _transformer(b, x, words, heads, f"down{level}/transformer{i}")
            skips.append(x)
        if level < 3:
            x = _conv(b, x, b.channels(x), 3, f"down{level}/half", 2)
            skips.append(x)
    x = _residual(b, x, 4 * wide, "middle/residual0", time)
    x = _residual(b, _transformer(b, x, words, heads, "middle/transformer"), 4 * wide, "middle/residual1", time)
    for level, times in enumerate((4, 4, 2, 1)):
        for i in range(3):
            x = b.concat([x, skips.pop()], name=f"up{level}/concat{i}")
            x = _residual(b, x, times * wide, f"up{level}/residual{i}", time)
            if level:
                x = _transformer(b, x, words, heads, f"up{level}/transformer{i}")
        if level < 3:
            x = _enlarged(b, x, f"up{level}/double")
    return _conv(b, _group_norm(b, x, "norm"), 4, 3, "out")


@add_network("sd15_vae_decoder", "Stable Diffusion 1.5, decoder of 64x64 latents to 512x512", resolution=64, channels=4)
def sd15_vae_decoder(b: NetworkBuilder, x: str, *, wide: int = 128) -> str:
    x = _conv(b, _conv(b, x, 4, 1, "latents"), 4 * wide, 3, "in")
    x = _residual(b, x, 4 * wide, "middle/residual0")
    batch, height, width, channels = b.shape(x)
    y = _group_norm(b, x, "middle/norm", swish=False)
    y = b.reshape(y, (batch, height * width, channels), name="middle/tokens")
    y = b.reshape(_seen(b, y, y, 1, "middle", bias=True), (batch, height, width, channels), name="middle/image")
    x = _residual(b, b.add(x, y, name="middle/sum"), 4 * wide, "middle/residual1")
    for level, times in enumerate((4, 4, 2, 1)):
        for i in range(3):
            x = _residual(b, x, times * wide, f"up{level}/residual{i}")
        if level < 3:
            x = _enlarged(b, x, f"up{level}/double")
    return _conv(b, _group_norm(b, x, "norm"), 3, 3, "out")
