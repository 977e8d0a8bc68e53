"""How weights lie in buffers and images, for kernels whose items make slices of four output channels from all input channels.

The order is that of `weights.h` in `mgpusim/workload/ops/networks`. `weight_contents` has those of any launch of a plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, Stored, WeightOrder
from mgpusim.workload.args import Arg, BufferArg, ImageArg

KINDS = ("buffer", "image_buffer", "constant", "local", "sub_group", "image", "images")
"""Where weights lie, by the numbers of `weights.h`: image has a column for each input channel (MACE, MNN, Paddle-Lite, TNN),
images are four with a column for each slice of outputs (TFLite on Adreno); local and sub_group are buffers read by a group."""


class Weights(msgspec.Struct, frozen=True):
    """Weights of a convolution.

    Attributes
    ----------
    inputs, outputs : channels.
    block : slices of outputs of an item: the last block is padded.
    rows : sets of weights, one for each row of the output.

    >>> w = Weights(64, 30, taps=9, block=2, kind="images", bits=16)
    >>> [(a.width, a.height) for a in w.args()]
    [(8, 144), (8, 144), (8, 144), (8, 144), (8, 1)]
    """

    inputs: int
    outputs: int
    taps: int = 1
    groups: int = 1
    block: int = 1
    rows: int = 1
    kind: str = "buffer"
    bits: int = 32

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise InputError(suggest("place of weights", self.kind, KINDS))

    @property
    def blocks(self) -> int:
        return -(-self.outputs // (4 * self.block))

    def _range(self, block: int) -> tuple[int, int]:
        """Return the first slice of inputs that a block of outputs reads, and the one after the last."""
        ins, outs = self.inputs // self.groups, self.outputs // self.groups
        first = block * 4 * self.block
        last = min(first + 4 * self.block, self.outputs) - 1
        return first // outs * ins // 4, -(-(last // outs + 1) * ins // 4)

    @property
    def depth(self) -> int:
        """Slices of inputs that a block of outputs reads: of the groups that it has channels of."""
        return max(end - first for first, end in map(self._range, range(self.blocks)))

    def first(self, block: int) -> int:
        """Return the first slice of inputs that a block of outputs reads."""
        return min(self._range(block)[0], -(-self.inputs // 4) - self.depth)

    def constants(self) -> dict[str, object]:
        grouped = self.groups > 1
        return {
            "W_KIND": KINDS.index(self.kind), "W_BITS": self.bits, "W_ROWS": self.rows, "TAPS": self.taps, "DEPTH": self.depth,
            "O_GROUP": self.outputs // self.groups * grouped, "I_GROUP": self.inputs // self.groups * grouped,
        }  # fmt: skip

    def args(self) -> tuple[Arg, ...]:
        """Return the kernel's arguments: the weights, then the biases."""
        slices = self.blocks * self.block
        vectors = slices * self.rows * self.taps * self.depth * 4
        dtype = f"float{self.bits}"
        if self.kind == "images":
            image = ImageArg("image2d", slices, self.rows * self.taps * self.depth, dtype=dtype, access="read")
            return (*[image] * 4, ImageArg("image2d", slices, dtype=dtype, access="read"))
        if self.kind == "image":
            image = ImageArg("image2d", self.depth * 4, slices * self.rows * self.taps, dtype=dtype, access="read")
            return (image, ImageArg("image2d", slices, dtype=dtype, access="read"))
        if self.kind == "image_buffer":
            return tuple(ImageArg("image1d_buffer", count, dtype=dtype, access="read") for count in (vectors, slices))
        return tuple(BufferArg(dtype, 4 * count, access="read") for count in (vectors, slices))

    def arranged(self, values: Array, bias: Array | None = None) -> list[Array]:
        """Return the contents of the arguments.

        Parameters
        ----------
        values : shape (outputs, taps, inputs / groups), or (rows, ...) where each row has its own.
        bias : shape (outputs,); zeros without.
        """
        ins, outs, depth, block = self.inputs // self.groups, self.outputs // self.groups, self.depth, self.block
        given = values.reshape(self.rows, self.outputs, self.taps, ins)
        dense = np.zeros((self.rows, self.blocks * block * 4, self.taps, depth * 4))
        for o in range(self.outputs):
            at = o // outs * ins - 4 * self.first(o // (4 * block))
            dense[:, o, :, at : at + ins] = given[:, o]
        parts = dense.reshape(self.rows, self.blocks, block, 4, self.taps, depth, 4)  # row, block, j, o, tap, s, i
        biases = np.zeros(self.blocks * block * 4)
        biases[: self.outputs] = 0 if bias is None else bias
        if self.kind == "images":
            return [*parts.transpose(6, 0, 4, 5, 1, 2, 3), biases]
        order = (1, 2, 0, 4, 5, 6, 3) if self.kind == "image" else (1, 0, 4, 5, 2, 6, 3)
        return [parts.transpose(order), biases]

    @property
    def order(self) -> WeightOrder:
        return WeightOrder(as_weights, (self,))


def as_weights(constants: Sequence[Array | None], held: Weights) -> list[Array]:
    return held.arranged(*weights_and_bias(constants))


def bias_alone(constants: Sequence[Array | None]) -> list[Array]:
    """Return the bias of an operator alone, padded to a whole slice."""
    return [padded_channels(weights_and_bias(constants)[1])]


def weights_and_bias(constants: Sequence[Array | None]) -> tuple[Array, Array]:
    """Return the weights of an operator, outputs first, and its bias, zeros where it has none."""
    values, *rest = constants
    assert values is not None  # an operator without weights has no shape
    bias = rest[0] if rest else None
    return values, np.zeros(len(values)) if bias is None else bias.reshape(-1)


def weight_contents(call: Call, values: Mapping[str, Array]) -> list[Array]:
    """Return what the arguments that are weights hold, in order, flat and of the arguments' types.

    Parameters
    ----------
    call : of a plan.
    values : of constants, e.g. `Graph.values` of the plan's graph.

    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("mobilenet_v1", resolution=32, values=True), "adreno-640")
    >>> first = plan.steps[2].options[0].call
    >>> first.constants, [array.size for array in weight_contents(first, plan.graph.values)]
    (('Conv2d_0/weights', 'Conv2d_0/bias'), [864, 32])
    """
    if call.weight_order is None:
        return []
    unknown = [name for name in call.constants if name and name not in values]
    if unknown:
        raise InputError(f"{call.variant}: the values of {', '.join(unknown)} are not known; read the network with values")
    arrays = call.weight_order.contents([values[name] if name else None for name in call.constants])
    args = [arg for arg, operand in zip(call.launch.args, call.operands, strict=True) if operand is None]
    return [
        np.ascontiguousarray(array, arg.dtype).reshape(-1)
        for array, arg in zip(arrays, args, strict=True)
        if isinstance(arg, (BufferArg, ImageArg))
    ]


def bias_tensor(channels: int, bits: int, weights: str) -> Stored:
    """Return biases as a tensor of one pixel, in an image where the weights are in images.

    >>> bias_tensor(30, 16, "image").image_size()
    (8, 1, 1)
    """
    storage = {"image": "image2d_columns", "images": "image2d_columns", "image_buffer": "image_buffer"}.get(weights, "buffer")
    return Stored("", ImageShape(1, 1, 1, channels), storage, bits)


def padded_channels(values: Array) -> Array:
    """Return values whose last axis are channels, with zeros up to a whole slice."""
    return np.pad(values, [(0, 0)] * (values.ndim - 1) + [(0, -values.shape[-1] % 4)])
