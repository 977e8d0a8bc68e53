"""ncnn's layers on single elements, and on all along some axes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.common import arithmetic, clip, unary
from mgpusim.nn.readers.formats.ncnn.layers import Layer, hard_swish, rule
from mgpusim.nn.readers.formats.ncnn.windows import weights_of

__all__: list[str] = []

NAMED = {
    "Sigmoid": "sigmoid", "TanH": "tanh", "Mish": "mish", "Swish": "swish", "GELU": "gelu", "AbsVal": "abs", "BNLL": "softplus",
}  # fmt: skip
UNARY = {
    0: "abs", 1: "neg", 2: "floor", 3: "ceil", 4: "square", 5: "sqrt", 6: "rsqrt", 7: "exp", 8: "log", 9: "sin", 10: "cos",
    15: "reciprocal", 16: "tanh", 18: "round",
}  # fmt: skip
BINARY = {0: "add", 1: "sub", 2: "mul", 3: "div", 4: "max", 5: "min", 6: "pow", 7: "sub", 8: "div", 9: "pow"}
REVERSED = (7, 8, 9)
REDUCTIONS = {
    0: "sum", 1: "l1", 2: "sum_square", 3: "mean", 4: "max", 5: "min", 6: "prod", 7: "l1", 8: "l2", 9: "log_sum",
    10: "log_sum_exp",
}  # fmt: skip


@rule(*NAMED)
def _named(b: Builder, layer: Layer) -> None:
    unary(b, NAMED[layer.kind], layer.name, layer.input(), layer.output)


@rule("UnaryOp")
def _unary(b: Builder, layer: Layer) -> None:
    function = UNARY.get(layer.whole(0))
    if function is None:
        raise UnsupportedError(f"{layer.where}: computes function {layer.whole(0)} of a number, which is unknown")
    unary(b, function, layer.name, layer.input(), layer.output)


@rule("ReLU")
def _relu(b: Builder, layer: Layer) -> None:
    slope = layer.real(0)
    if slope:
        unary(b, "leaky_relu", layer.name, layer.input(), layer.output, alpha=slope)
    else:
        unary(b, "relu", layer.name, layer.input(), layer.output)


@rule("PReLU")
def _prelu(b: Builder, layer: Layer) -> None:
    shape, count = b.shape(layer.input()), layer.whole(0)
    if count not in (1, shape[1]):
        raise InputError(f"{layer.where}: got {count} slopes for {list(shape[1:])}")
    slope = weights_of(b, layer, "slope", (count, *(1,) * (len(shape) - 2)))
    b.add("elementwise", layer.name, [layer.input(), slope], [layer.output], function="prelu")


@rule("Clip")
def _clip(b: Builder, layer: Layer) -> None:
    clip(b, layer.name, layer.input(), layer.output, layer.real(0, -3.4e38), layer.real(1, 3.5e38))


@rule("ELU", "SELU", "HardSigmoid")
def _with_numbers(b: Builder, layer: Layer) -> None:
    function, numbers = {
        "ELU": ("elu", {"alpha": layer.real(0, 0.1)}),
        "SELU": ("selu", {"alpha": layer.real(0, 1.67326324), "beta": layer.real(1, 1.050700987)}),
        "HardSigmoid": ("hard_sigmoid", {"alpha": layer.real(0, 0.2), "beta": layer.real(1, 0.5)}),
    }[layer.kind]
    unary(b, function, layer.name, layer.input(), layer.output, **numbers)


@rule("HardSwish")
def _hard_swish(b: Builder, layer: Layer) -> None:
    hard_swish(b, layer.name, layer.input(), layer.output, layer.real(0, 0.2), layer.real(1, 0.5))


def _aligned(b: Builder, layer: Layer, names: Sequence[str]) -> list[str]:
    """Return two operands of as many dimensions: the smaller one stands at the outer axes if it fits there, else at the inner."""
    ranks = [b.rank(name) for name in names]
    small, large = (0, 1) if ranks[0] < ranks[1] else (1, 0)
    missing = ranks[large] - ranks[small]
    if missing == 0:
        return list(names)
    shape, other = b.shape(names[small]), b.shape(names[large])
    outer = shape[1:] == other[1 : len(shape)]
    ones = (1,) * missing
    grown: Shape = (*shape, *ones) if outer else (shape[0], *ones, *shape[1:])
    out = list(names)
    name = b.fresh(f"{names[small]}/aligned")
    out[small] = b.add("reshape", f"{layer.name}/aligned", [names[small]], [name], shape=list(grown))
    return out


@rule("BinaryOp")
def _binary(b: Builder, layer: Layer) -> None:
    code = layer.whole(0)
    function = BINARY.get(code)
    if function is None:
        raise UnsupportedError(f"{layer.where}: computes function {code} of two numbers, which is unknown")
    if layer.whole(1) or len(layer.inputs) == 1:
        number = b.literal(f"{layer.name}/number", np.array(layer.real(2), np.float32))
        names = [layer.input(), number]
    else:
        names = _aligned(b, layer, [layer.input(), layer.input(1)])
    arithmetic(b, function, layer.name, names[::-1] if code in REVERSED else names, layer.output)


@rule("Eltwise")
def _eltwise(b: Builder, layer: Layer) -> None:
    """Sums may weigh their operands."""
    function = {0: "mul", 1: "add", 2: "max"}.get(layer.whole(0))
    factors, names = layer.reals(1), list(layer.inputs)
    if function is None or not names or (factors and len(factors) != len(names)):
        raise InputError(f"{layer.where}: computes {layer.whole(0)} of {len(names)} blobs with {len(factors)} factors")
    if function == "add" and factors == [1.0, -1.0]:
        function = "sub"
    elif function == "add":
        for i, factor in enumerate(factors):
            if factor != 1:
                scaled = b.fresh(f"{layer.name}/factor_{i}")
                names[i] = unary(b, "affine", scaled, names[i], scaled, alpha=factor, beta=0.0)
    arithmetic(b, function, layer.name, names, layer.output)


# ---- normalisation -----------------------------------------------------------------------------------------------------
def _fixed(b: Builder, layer: Layer, what: str, channels: int, number: float) -> str:
    name = b.fresh(f"{layer.name}/{what}")
    b.constant(name, (channels,), "float32", lambda: np.broadcast_to(np.float32(number), (channels,)))
    return name


def _channels(b: Builder, layer: Layer, number: int) -> int:
    channels, shape = layer.whole(number), b.shape(layer.input())
    if shape[1] != channels:
        raise InputError(f"{layer.where}: has {channels} channels, its input {list(shape[1:])}")
    return channels


@rule("BatchNorm")
def _batch_norm(b: Builder, layer: Layer) -> None:
    channels = _channels(b, layer, 0)
    names = [weights_of(b, layer, what, (channels,)) for what in ("scale", "offset", "mean", "variance")]
    b.add("batch_norm", layer.name, [layer.input(), *names], [layer.output], epsilon=layer.real(1))


@rule("Scale", "Bias")
def _scale(b: Builder, layer: Layer) -> None:
    """A normalisation whose mean and variance are in its scale and offset already; or a product of two blobs."""
    if layer.kind == "Scale" and len(layer.inputs) > 1:
        b.add("elementwise", layer.name, _aligned(b, layer, layer.inputs[:2]), [layer.output], function="mul")
        return
    channels = _channels(b, layer, 0)
    scale = weights_of(b, layer, "scale", (channels,)) if layer.kind == "Scale" else _fixed(b, layer, "scale", channels, 1.0)
    biased = layer.kind == "Bias" or layer.whole(1)
    offset = weights_of(b, layer, "offset", (channels,)) if biased else _fixed(b, layer, "offset", channels, 0.0)
    fixed = [_fixed(b, layer, "mean", channels, 0.0), _fixed(b, layer, "variance", channels, 1.0)]
    b.add("batch_norm", layer.name, [layer.input(), scale, offset, *fixed], [layer.output], epsilon=0.0)


@rule("InstanceNorm")
def _instance_norm(b: Builder, layer: Layer) -> None:
    channels = _channels(b, layer, 0)
    names = [weights_of(b, layer, what, (channels,)) for what in ("scale", "offset")] if layer.whole(2, 1) else []
    b.add("instance_norm", layer.name, [layer.input(), *names], [layer.output], epsilon=layer.real(1, 0.001))


@rule("LayerNorm", "RMSNorm")
def _layer_norm(b: Builder, layer: Layer) -> None:
    """Over as many of the innermost axes as its size says."""
    shape, size = b.shape(layer.input()), layer.whole(0)
    axes = next((list(range(at, len(shape))) for at in range(len(shape) - 1, 0, -1) if math.prod(shape[at:]) == size), None)
    if axes is None:
        raise InputError(f"{layer.where}: normalises {size} numbers, its input is {list(shape[1:])}")
    kind, parts = ("layer_norm", ("scale", "offset")) if layer.kind == "LayerNorm" else ("rms_norm", ("scale",))
    sizes = tuple(shape[axis] for axis in axes)
    names = [weights_of(b, layer, what, sizes) for what in parts] if layer.whole(2, 1) else []
    b.add(kind, layer.name, [layer.input(), *names], [layer.output], epsilon=layer.real(1, 0.001), axes=axes)


@rule("Normalize")
def _normalize(b: Builder, layer: Layer) -> None:
    """By the length of a pixel's channels, or of all; then each channel has its scale."""
    shape = b.shape(layer.input())
    axes = list(range(1, len(shape))) if layer.whole(0) else [1]
    made = b.add("l2_normalize", layer.name, [layer.input()], [b.fresh(f"{layer.output}/unit")], axes=axes)
    count = 1 if layer.whole(1) else shape[1]
    scale = weights_of(b, layer, "scale", (count, *(1,) * (len(shape) - 2)))
    b.add("elementwise", f"{layer.name}/scale", [made, scale], [layer.output], function="mul")


@rule("LRN")
def _lrn(b: Builder, layer: Layer) -> None:
    if layer.whole(0):
        raise UnsupportedError(f"{layer.where}: normalises within channels")
    b.add(
        "lrn", layer.name, [layer.input()], [layer.output], size=layer.whole(1, 5), alpha=layer.real(2, 1.0),
        beta=layer.real(3, 0.75), bias=layer.real(4, 1.0),
    )  # fmt: skip


@rule("Softmax")
def _softmax(b: Builder, layer: Layer) -> None:
    b.add("softmax", layer.name, [layer.input()], [layer.output], axis=layer.axis(b, layer.whole(0)))


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule("Reduction")
def _reduction(b: Builder, layer: Layer) -> None:
    function = REDUCTIONS.get(layer.whole(0))
    if function is None:
        raise UnsupportedError(f"{layer.where}: reduces by function {layer.whole(0)}, which is unknown")
    rank, keep = b.rank(layer.input()), bool(layer.whole(4))
    axes = list(range(1, rank)) if layer.whole(1, 1) else sorted({layer.axis(b, axis) for axis in layer.wholes(3)})
    everything = len(axes) == rank - 1 and not keep
    factor = layer.real(2, 1.0)
    plain = factor == 1 and not everything
    made = layer.output if plain else b.fresh(f"{layer.output}/reduced")
    b.add("reduce", layer.name, [layer.input()], [made], function=function, axes=axes, keepdims=keep)
    if everything:  # ncnn leaves one dimension
        out = layer.output if factor == 1 else b.fresh(f"{layer.output}/one")
        made = b.add("reshape", f"{layer.name}/one", [made], [out], shape=[b.shape(made)[0], 1])
    if factor != 1:
        unary(b, "affine", f"{layer.name}/factor", made, layer.output, alpha=factor, beta=0.0)
