"""ncnn's layers on single elements, and on all along some axes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Shape
from mgpusim.nn.readers.formats.ncnn.layers import RULES, Layer, rule
from mgpusim.nn.readers.kinds.elements import arithmetic, clip, constant_of, hard_swish, normalized_by_scale, rectifier, unary

RULES.functions({
    "Sigmoid": "sigmoid", "TanH": "tanh", "Mish": "mish", "Swish": "swish", "GELU": "gelu", "AbsVal": "abs", "BNLL": "softplus",
})  # fmt: skip
UNARY = {
    0: "abs", 1: "neg", 2: "floor", 3: "ceil", 4: "square", 5: "sqrt", 6: "rsqrt", 7: "exp", 8: "log", 9: "sin", 10: "cos",
    15: "reciprocal", 16: "tanh", 18: "round",
}  # fmt: skip
BINARY = {0: "add", 1: "sub", 2: "mul", 3: "div", 4: "max", 5: "min", 6: "pow", 7: "sub", 8: "div", 9: "pow"}
REVERSED = (7, 8, 9)
NUMBERS = {
    "ELU": ("elu", {"alpha": 0.1}), "SELU": ("selu", {"alpha": 1.67326324, "beta": 1.050700987}),
    "HardSigmoid": ("hard_sigmoid", {"alpha": 0.2, "beta": 0.5}),
}  # fmt: skip
"""Functions with numbers, parameters from 0 on, and what these are where the file does not say."""
REDUCTIONS = {
    0: "sum", 1: "l1", 2: "sum_square", 3: "mean", 4: "max", 5: "min", 6: "prod", 7: "l1", 8: "l2", 9: "log_sum",
    10: "log_sum_exp",
}  # fmt: skip


@rule("PReLU")
def _prelu(layer: Layer) -> None:
    shape, count = layer.shape(), layer.whole(0)
    if count not in (1, shape[1]):
        raise InputError(f"{layer.where}: got {count} slopes for {list(shape[1:])}")
    slope = layer.weights("slope", (count, *(1,) * (len(shape) - 2)))
    layer.give("elementwise", [layer.needed(), slope], function="prelu")


@rule(*NUMBERS)
def _with_numbers(layer: Layer) -> None:
    function, numbers = NUMBERS[layer.kind]
    unary(layer, function, layer.needed(), **{name: layer.real(i, usual) for i, (name, usual) in enumerate(numbers.items())})


def _aligned(layer: Layer, names: Sequence[str]) -> list[str]:
    """Return two operands of as many dimensions: the smaller one stands at the outer axes if it fits there, else at the inner."""
    shapes = [layer.b.shape(name) for name in names]
    small, large = (0, 1) if len(shapes[0]) < len(shapes[1]) else (1, 0)
    shape, other = shapes[small], shapes[large]
    ones = (1,) * (len(other) - len(shape))
    out = list(names)
    if ones:
        outer = shape[1:] == other[1 : len(shape)]
        grown: Shape = (*shape, *ones) if outer else (shape[0], *ones, *shape[1:])
        out[small] = layer.step("aligned", "reshape", [names[small]], shape=list(grown))
    return out


@rule("BinaryOp")
def _binary(layer: Layer) -> None:
    code = layer.whole(0)
    function = layer.named(BINARY, code, "computes function {} of two numbers")
    if layer.whole(1) or len(layer.inputs) == 1:
        names = [layer.needed(), layer.b.literal(f"{layer.name}/number", np.array(layer.real(2), np.float32))]
    else:
        names = _aligned(layer, [layer.needed(), layer.needed(1)])
    arithmetic(layer, function, names[::-1] if code in REVERSED else names)


@rule("Eltwise")
def _eltwise(layer: Layer) -> None:
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
                scaled = layer.b.fresh(f"{layer.name}/factor_{i}")
                names[i] = layer.b.add("elementwise", scaled, [names[i]], [scaled], function="affine", alpha=factor, beta=0.0)
    arithmetic(layer, function, names)


# ---- normalisation -----------------------------------------------------------------------------------------------------
def _channels(layer: Layer) -> int:
    channels, shape = layer.whole(0), layer.shape()
    if shape[1] != channels:
        raise InputError(f"{layer.where}: has {channels} channels, its input {list(shape[1:])}")
    return channels


@rule("BatchNorm")
def _batch_norm(layer: Layer) -> None:
    channels = _channels(layer)
    names = [layer.weights(what, (channels,)) for what in ("scale", "offset", "mean", "variance")]
    layer.give("batch_norm", [layer.needed(), *names], epsilon=layer.real(1))


@rule("Scale", "Bias")
def _scale(layer: Layer) -> None:
    """A scale and an offset of each channel; or a product of two blobs."""
    if layer.kind == "Scale" and len(layer.inputs) > 1:
        layer.give("elementwise", _aligned(layer, layer.inputs[:2]), function="mul")
        return
    channels = _channels(layer)
    scale = layer.weights("scale", (channels,)) if layer.kind == "Scale" else constant_of(layer, "scale", channels, 1.0)
    biased = layer.kind == "Bias" or layer.whole(1)
    offset = layer.weights("offset", (channels,)) if biased else constant_of(layer, "offset", channels, 0.0)
    normalized_by_scale(layer, layer.needed(), channels, scale, offset)


@rule("InstanceNorm")
def _instance_norm(layer: Layer) -> None:
    channels = _channels(layer)
    names = [layer.weights(what, (channels,)) for what in ("scale", "offset")] if layer.whole(2, 1) else []
    layer.give("instance_norm", [layer.needed(), *names], epsilon=layer.real(1, 0.001))


@rule("LayerNorm", "RMSNorm")
def _layer_norm(layer: Layer) -> None:
    """Over as many of the innermost axes as its size says."""
    shape, size = layer.shape(), layer.whole(0)
    axes = next((list(range(at, len(shape))) for at in range(len(shape) - 1, 0, -1) if math.prod(shape[at:]) == size), None)
    if axes is None:
        raise InputError(f"{layer.where}: normalises {size} numbers, its input is {list(shape[1:])}")
    kind, parts = ("layer_norm", ("scale", "offset")) if layer.kind == "LayerNorm" else ("rms_norm", ("scale",))
    sizes = tuple(shape[axis] for axis in axes)
    names = [layer.weights(what, sizes) for what in parts] if layer.whole(2, 1) else []
    layer.give(kind, [layer.needed(), *names], epsilon=layer.real(1, 0.001), axes=axes)


@rule("Normalize")
def _normalize(layer: Layer) -> None:
    """By the length of a pixel's channels, or of all; then each channel has its scale."""
    shape = layer.shape()
    axes = list(range(1, len(shape))) if layer.whole(0) else [1]
    unit = layer.b.add("l2_normalize", layer.name, [layer.needed()], [layer.b.fresh(f"{layer.output}/unit")], axes=axes)
    scale = layer.weights("scale", (1 if layer.whole(1) else shape[1], *(1,) * (len(shape) - 2)))
    layer.b.add("elementwise", f"{layer.name}/scale", [unit, scale], [layer.output], function="mul")


@rule("LRN")
def _lrn(layer: Layer) -> None:
    if layer.whole(0):
        raise UnsupportedError(f"{layer.where}: normalises within channels")
    numbers = {"alpha": layer.real(2, 1.0), "beta": layer.real(3, 0.75), "bias": layer.real(4, 1.0)}
    layer.give("lrn", [layer.needed()], size=layer.whole(1, 5), **numbers)


# ---- along axes --------------------------------------------------------------------------------------------------------
@rule("Reduction")
def _reduction(layer: Layer) -> None:
    """Of all axes ncnn leaves one dimension."""
    function = layer.named(REDUCTIONS, layer.whole(0), "reduces by function {}")
    rank, keep = len(layer.shape()), bool(layer.whole(4))
    axes = list(range(1, rank)) if layer.whole(1, 1) else sorted({layer.axis(axis) for axis in layer.wholes(3)})
    everything = len(axes) == rank - 1 and not keep
    factor = layer.real(2, 1.0)
    reduced = layer.b.fresh(f"{layer.output}/reduced") if factor != 1 or everything else layer.output
    layer.b.add("reduce", layer.name, [layer.needed()], [reduced], function=function, axes=axes, keepdims=keep)
    if everything:
        out = layer.output if factor == 1 else layer.b.fresh(f"{layer.output}/one")
        reduced = layer.b.add("reshape", f"{layer.name}/one", [reduced], [out], shape=[layer.b.shape(reduced)[0], 1])
    if factor != 1:
        layer.b.add("elementwise", f"{layer.name}/factor", [reduced], [layer.output], function="affine", alpha=factor, beta=0.0)


RULES.update({
    "UnaryOp": lambda layer: unary(layer, layer.named(UNARY, layer.whole(0), "computes function {} of a number")),
    "ReLU": lambda layer: rectifier(layer, layer.real(0)),
    "Clip": lambda layer: clip(layer, layer.real(0, -3.4e38), layer.real(1, 3.5e38)),
    "HardSwish": lambda layer: hard_swish(layer, layer.real(0, 0.2), layer.real(1, 0.5)),
    "Softmax": lambda layer: layer.give("softmax", [layer.needed()], axis=layer.axis(layer.whole(0))),
})  # fmt: skip
