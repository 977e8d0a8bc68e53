"""What several readers need: padding by name, arithmetic with a number, slices by start and end, axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.readers.building import Builder, Shape
from mgpusim.nn.readers.format import Inputs

__all__ = [
    "arithmetic", "axis_of", "clip", "free_dimensions", "given_shapes", "same_pads", "sliced", "transposed_pads", "unary",
    "transposed_weights", "weights",
]  # fmt: skip

FLOAT_MAX = 3.4028234663852886e38
_WITH_NUMBER = ("add", "sub", "mul", "div")


def same_pads(size: int, kernel: int, stride: int, dilation: int = 1, lower: bool = False) -> tuple[int, int]:
    """Return what is added before and after so that a window fits ceil(size / stride) times; an odd one stands after.

    >>> same_pads(224, 3, 2), same_pads(7, 3, 1), same_pads(224, 3, 2, lower=True)
    ((0, 1), (1, 1), (1, 0))
    """
    total = max(0, (-(-size // stride) - 1) * stride + (kernel - 1) * dilation + 1 - size)
    less, more = total // 2, total - total // 2
    return (more, less) if lower else (less, more)


def transposed_pads(size: int, out: int, kernel: int, stride: int, dilation: int = 1) -> tuple[int, int, int]:
    """Return what a transposed convolution cuts before and after, and adds after, so that its output has size `out`.

    >>> transposed_pads(14, 28, 3, 2), transposed_pads(14, 28, 2, 2), transposed_pads(14, 28, 1, 2)
    ((0, 1, 0), (0, 0, 0), (0, 0, 1))
    """
    total = (size - 1) * stride + (kernel - 1) * dilation + 1 - out
    cut = max(0, total)
    return cut // 2, cut - cut // 2, max(0, -total)


def axis_of(axis: int, rank: int, whose: str) -> int:
    """Return an axis counted from the front.

    >>> axis_of(-1, 4, "softmax")
    3
    """
    if not -rank <= axis < rank:
        raise InputError(f"{whose}: got axis {axis} of {rank} dimensions")
    return axis % rank


def sliced(size: int, start: int, end: int, step: int, whose: str) -> tuple[int, int]:
    """Return start and number of the elements start:end:step of `size`, as Python slices them.

    >>> sliced(10, 2, 2**63 - 1, 3, "s"), sliced(10, -1, -(2**63), -1, "s")
    ((2, 3), (9, 10))
    """
    if step == 0:
        raise InputError(f"{whose}: got step 0")
    found = range(*slice(start, end, step).indices(size))
    return found.start, len(found)


def unary(b: Builder, function: str, name: str, x: str, out: str, **numbers: Any) -> str:
    """Add a function of each element."""
    return b.add("elementwise", name, [x], [out], quantization=b.tensor(x).quantization, function=function, **numbers)


def clip(b: Builder, name: str, x: str, out: str, low: float, high: float) -> str:
    """Add a clip, by the name of a rectifier where it is one.

    >>> b = Builder("net", "NCHW")
    >>> b.input("x", (1, 8))
    >>> y = clip(b, "clip", "x", "y", 0.0, 6.0)
    >>> b.operators[0].attributes["function"]
    'relu6'
    """
    low, high = max(low, -FLOAT_MAX), min(high, FLOAT_MAX)
    if math.isnan(low) or math.isnan(high):
        raise InputError(f"operator {name}: clips to {low} and {high}")
    if low == 0 and high in (6.0, FLOAT_MAX):
        return unary(b, "relu6" if high == 6.0 else "relu", name, x, out)
    return unary(b, "clip", name, x, out, min=float(low), max=float(high))


def arithmetic(b: Builder, function: str, name: str, inputs: Sequence[str], out: str) -> str:
    """Add a function of two or more tensors; with one known number it is `affine`, or a square or root for a power."""
    if len(inputs) == 2 and not all(map(b.is_constant, inputs)):
        for side in (1, 0):
            number, x = _number(b, inputs[side]), inputs[1 - side]
            if number is None or b.rank(inputs[side]) > b.rank(x) or not b.tensor(x).dtype.startswith("float"):
                continue
            if function in _WITH_NUMBER and not (function == "div" and (side == 0 or number == 0)):
                alpha, beta = {
                    "add": (1.0, number), "sub": (1.0, -number) if side else (-1.0, number), "mul": (number, 0.0),
                    "div": (1 / number if number else 0.0, 0.0),
                }[function]  # fmt: skip
                return unary(b, "affine", name, x, out, alpha=alpha, beta=beta)
            if function == "pow" and side == 1 and number in (2.0, 0.5):
                return unary(b, "square" if number == 2.0 else "sqrt", name, x, out)
            if function == "pow" and side == 1 and number == 3.0:
                square = unary(b, "square", f"{name}/square", x, b.fresh(f"{out}/square"))
                return b.add("elementwise", name, [square, x], [out], function="mul")
    return b.add("elementwise", name, inputs, [out], function=function)


def _number(b: Builder, name: str) -> float | None:
    """Return the number that a constant of one element is, None if it is another or not known."""
    if not b.is_constant(name) or b.tensor(name).count != 1 or b.tensor(name).quantization is not None:
        return None
    value = b.known(name)
    if value is None or not np.issubdtype(value.dtype, np.number):
        return None
    number = float(value.reshape(-1)[0])
    return number if math.isfinite(number) else None


def weights(b: Builder, whose: str, name: str, order: Sequence[int], axis: int | None = None) -> str:
    """Return weights with their axes in another order: a constant stays one, others are transposed when the network runs."""
    if list(order) == list(range(len(order))):
        return name
    shape = b.shape(name)
    if len(shape) != len(order):
        raise InputError(f"operator {whose}: got weights {list(shape)}, expected {len(order)} dimensions")
    moved: Shape = tuple(shape[i] for i in order)
    if b.is_constant(name):
        return b.changed(name, "".join(map(str, order)), lambda w: w.transpose(order), moved, axis)
    return b.add("transpose", f"{whose}/weights", [name], [b.fresh(f"{name}/transposed")], order=list(order))


def transposed_weights(b: Builder, whose: str, name: str, groups: int) -> str:
    """Return weights (in, out / groups, [height,] width) of a transposed convolution as (out, height, width, in / groups).

    Raises
    ------
    UnsupportedError
        They are not constant.
    """
    if not b.is_constant(name):
        raise UnsupportedError(f"{whose}: its weights '{name}' are computed, expected constants")
    c, m, *kernel = b.shape(name)
    h, w = (1, *kernel) if len(kernel) == 1 else kernel

    def change(value: Array) -> Array:
        return value.reshape(groups, c // groups, m, h, w).transpose(0, 2, 3, 4, 1).reshape(groups * m, h, w, c // groups)

    return b.changed(name, f"ohwi in {groups}" if groups > 1 else "ohwi", change, (groups * m, h, w, c // groups), 0)


def free_dimensions(name: str, shape: Sequence[int | str | None], usual: Shape = (1, 3, 224, 224)) -> str:
    """Return what is wrong with an input that has sizes nobody gave, "" if all are numbers.

    >>> free_dimensions("x", ["N", 3, None, 224])
    'input x: sizes [N, 3, ?, 224] are not all given; say --input x=1x3x224x224'
    """
    if all(isinstance(size, int) and size > 0 for size in shape):
        return ""
    shown = ", ".join(str(size) if size not in (None, -1, 0) else "?" for size in shape)
    fits = usual if len(usual) == len(shape) else (1,) * len(shape)
    fixed = [size if isinstance(size, int) and size > 0 else fits[i] for i, size in enumerate(shape)]
    return f"input {name}: sizes [{shown}] are not all given; say --input {name}={'x'.join(map(str, fixed))}"


def given_shapes(
    inputs: Inputs, known: dict[str, Sequence[int | str | None]], usual: Shape = (1, 3, 224, 224)
) -> dict[str, Shape]:
    """Return the shapes of all inputs, those that a user gave before those of the file.

    Raises
    ------
    InputError
        A user's name or number of dimensions is not in the file, or a size stays free: all at once.
    """
    problems = [
        f"--input {name}: the network has no such input; its inputs: {', '.join(known) or 'none'}"
        for name in inputs
        if name not in known
    ]
    found: dict[str, Shape] = {}
    for name, shape in known.items():
        given = inputs.get(name)
        if given is not None and len(given) != len(shape) and shape:
            problems.append(f"--input {name}: got {len(given)} sizes, expected {len(shape)}")
        elif given is not None and min(given, default=1) < 1:
            problems.append(f"--input {name}: got {'x'.join(map(str, given))}, expected positive sizes")
        elif given is not None:
            found[name] = tuple(given)
        elif problem := free_dimensions(name, shape, usual):
            problems.append(problem)
        else:
            found[name] = tuple(int(size) for size in shape if size is not None)
    if problems:
        raise InputError("its inputs:", problems)
    return found
