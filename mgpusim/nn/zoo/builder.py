"""A builder of networks: each method adds an operator (or the few of one layer) and returns the name of the tensor it makes.

Tensors are "NHWC". An operator's only output has the operator's name. Weights have no values unless they are asked for.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.graphs.blocks import rounded
from mgpusim.nn.graphs.graph import Graph, Operator, Tensor
from mgpusim.nn.graphs.operators import tensors_of

Pair = int | tuple[int, int]
"""One size, or height and width."""
Pad = str | int | tuple[int, ...]
"""What a window sees beyond the border: "same" (TensorFlow's, the odd one below and at the right), "valid" (none), one size for
all sides, (height, width), or (top, left, bottom, right)."""
HARD_SIGMOID = {"alpha": 1 / 6, "beta": 0.5}
"""relu6(x + 3) / 6: Howard et al., "Searching for MobileNetV3", ICCV 2019, section 5.2."""


def pair(size: Pair) -> tuple[int, int]:
    """Return a size as height and width."""
    if isinstance(size, int):
        return size, size
    if not isinstance(size, tuple) or len(size) != 2:
        raise InputError(f"got size {size!r}, expected one integer or (height, width)")
    return size


def divisible(channels: float, divisor: int = 8) -> int:
    """Return the multiple of `divisor` nearest to `channels`, at most a tenth below it.

    Widths of MobileNet V2 and its successors: Sandler et al., "MobileNetV2", CVPR 2018, and its public implementation.

    >>> divisible(24 * 0.75), divisible(16 * 0.35)
    (24, 8)
    """
    near = max(divisor, int(channels + divisor / 2) // divisor * divisor)
    return near + divisor if near < 0.9 * channels else near


class NetworkBuilder:
    """Adds operators to a network that becomes a `Graph` in the end.

    >>> b = NetworkBuilder("small")
    >>> x = b.input("input", (1, 32, 32, 3))
    >>> x = b.conv(x, 16, 3, 2, activation="relu", name="conv1")
    >>> graph = b.graph((x,))
    >>> [operator.kind for operator in graph.operators], graph.tensors[x].shape
    (['conv2d', 'elementwise'], (1, 16, 16, 16))
    """

    def __init__(self, name: str, *, folded: bool = True, values: bool = False, seed: int = 0) -> None:
        self.name = name
        self.folded = folded
        self._seed = seed if values else None
        self._operators: list[Operator] = []
        self._tensors: dict[str, Tensor] = {}
        self._inputs: list[str] = []
        self._resident: list[str] = []
        self.tokens = 0  # of a text that a run of a decoder takes in
        self._values: dict[str, Array] = {}
        self._counts: dict[str, int] = {}

    # ---- tensors -------------------------------------------------------------------------------------------------------
    def shape(self, x: str) -> tuple[int, ...]:
        return self._tensors[x].shape

    def channels(self, x: str) -> int:
        """Return the size of a tensor's last axis."""
        return self._tensors[x].shape[-1]

    def size(self, x: str) -> tuple[int, int]:
        """Return height and width of a tensor."""
        return self._tensors[x].shape[1], self._tensors[x].shape[2]

    def input(self, name: str, shape: tuple[int, ...], dtype: str = "float32", *, resident: bool = False) -> str:
        """Add an input of the network; a `resident` one lies on the GPU between runs."""
        self._tensors[name] = Tensor(name, shape, dtype)
        self._inputs.append(name)
        if resident:
            self._resident.append(name)
        return name

    def constant(
        self, name: str, shape: tuple[int, ...], mean: float = 0.0, deviation: float = 0.05, dtype: str = "float32"
    ) -> str:  # fmt: skip
        """Add a constant; its values, if there are any, depend on its name and the seed only.

        They have a normal distribution, cut at two deviations so that a variance stays positive, in quarters of the deviation
        (few distinct numbers, which compress well) or numbers that `dtype` can hold. One that is there already is taken again.
        """
        self._tensors[name] = Tensor(name, shape, dtype, constant=True)
        if self._seed is not None:
            draw = np.random.default_rng([self._seed, zlib.crc32(name.encode())]).standard_normal(shape, dtype=np.float32)
            drawn = np.rint(np.clip(draw, -2, 2) * 4) * np.float32(deviation / 4) + np.float32(mean)
            self._values[name] = rounded(drawn, dtype)
        return name

    def operator(self, kind: str, inputs: Sequence[str], name: str = "", outputs: Sequence[str] = (), **attributes: Any) -> str:
        """Add an operator of a kind of `mgpusim.nn.graphs.operators`; return the first tensor it makes."""
        name = name or self._counted(str(attributes.get("function", kind)))
        operator = Operator(name, kind, tuple(inputs), tuple(outputs) or (name,), attributes)
        shapes = [self._tensors[x].shape if x else () for x in inputs]
        self._tensors.update(tensors_of(operator, shapes, "NHWC"))
        self._operators.append(operator)
        return operator.outputs[0]

    def graph(self, outputs: tuple[str, ...]) -> Graph:
        """Return the network, checked."""
        return Graph(
            self.name, tuple(self._operators), self._tensors, tuple(self._inputs), outputs, "NHWC", self._values,
            resident=tuple(self._resident), tokens=self.tokens,
        ).checked()  # fmt: skip

    def _counted(self, stem: str) -> str:
        self._counts[stem] = self._counts.get(stem, 0) + 1
        return f"{stem}_{self._counts[stem]}"

    # ---- layers with weights -------------------------------------------------------------------------------------------
    def conv(
        self,
        x: str,
        channels: int,
        kernel: Pair = 1,
        stride: int = 1,
        *,
        pad: Pad = "same",
        dilation: int = 1,
        groups: int = 1,
        norm: bool = True,
        bias: bool | None = None,
        activation: str = "",
        name: str = "",
    ) -> str:
        """Add a convolution, the batch norm behind it if it has one, and an activation.

        Parameters
        ----------
        norm : a batch norm follows. Folded it gives the convolution its bias; else it is an operator `NAME/norm`.
        bias : of the convolution; if None, it has one where no batch norm follows.
        activation : function of the kind `elementwise`, an operator `NAME/FUNCTION`; none if "".
        """
        name, (kh, kw) = name or self._counted("conv"), pair(kernel)
        fan_in = self.channels(x) // groups * kh * kw
        operands = [x, self.constant(f"{name}/weights", (channels, kh, kw, self.channels(x) // groups), 0, gain(fan_in))]
        if (norm and self.folded) or (not norm if bias is None else bias):
            operands.append(self.constant(f"{name}/bias", (channels,)))
        y = self.operator(
            "conv2d", operands, name, kernel=[kh, kw], strides=[stride, stride], dilations=[dilation, dilation], groups=groups,
            pads=self._pads(x, pad, (kh, kw), stride, dilation),
        )  # fmt: skip
        if norm and not self.folded:
            y = self.norm(y, name=f"{name}/norm")
        return self.activation(y, activation, name=f"{name}/{activation}") if activation else y

    def depthwise(self, x: str, kernel: Pair = 3, stride: int = 1, *, multiplier: int = 1, **rest: Any) -> str:
        """Add a depthwise convolution; `rest` as of `conv`."""
        return self.conv(x, self.channels(x) * multiplier, kernel, stride, groups=self.channels(x), **rest)

    def conv_transpose(
        self, x: str, channels: int, kernel: int, stride: int, *, activation: str = "", name: str = ""
    ) -> str:  # fmt: skip
        """Add a transposed convolution that makes an image `stride` times as large."""
        name, extra = name or self._counted("conv_transpose"), kernel - stride
        weights = (channels, kernel, kernel, self.channels(x))
        operands = [
            x,
            self.constant(f"{name}/weights", weights, 0, gain(self.channels(x) * kernel * kernel // stride**2)),
            self.constant(f"{name}/bias", (channels,)),
        ]
        y = self.operator(
            "conv_transpose2d", operands, name, kernel=[kernel, kernel], strides=[stride, stride], dilations=[1, 1], groups=1,
            pads=[extra // 2, extra // 2, extra - extra // 2, extra - extra // 2],
        )  # fmt: skip
        return self.activation(y, activation, name=f"{name}/{activation}") if activation else y

    def fully_connected(self, x: str, channels: int, *, bias: bool = True, activation: str = "", name: str = "") -> str:
        """Add a fully connected layer over all axes but the batch, and an activation."""
        name, (batch, *rest) = name or self._counted("fully_connected"), self.shape(x)
        into = math.prod(rest)
        operands = [x, self.constant(f"{name}/weights", (channels, into), 0, gain(into))]
        if bias:
            operands.append(self.constant(f"{name}/bias", (channels,)))
        y = self.operator("fully_connected", operands, name)
        if self.shape(y)[0] != batch:
            raise InputError(f"operator {name}: {into} numbers of each image do not fit its weights")
        return self.activation(y, activation, name=f"{name}/{activation}") if activation else y

    def linear(
        self, x: str, channels: int, *, bias: bool = True, activation: str = "", dtype: str = "float32", name: str = ""
    ) -> str:
        """Add a fully connected layer over the last axis of each row, and an activation; `dtype` is that of the weights."""
        name, into = name or self._counted("linear"), self.channels(x)
        return self.linear_by(
            x,
            self.constant(f"{name}/weights", (channels, into), 0, gain(into), dtype),
            bias=bias,
            activation=activation,
            name=name,
        )

    def linear_by(self, x: str, weights: str, *, bias: bool = False, activation: str = "", name: str = "") -> str:
        """Add a layer as `linear` does with weights (out, in) that are there already, as those of an embedding."""
        name = name or self._counted("linear")
        operands = [x, weights, *([self.constant(f"{name}/bias", self.shape(weights)[:1])] if bias else [])]
        y = self.operator("fully_connected", operands, name, keep_dims=True)
        return self.activation(y, activation, name=f"{name}/{activation}") if activation else y

    def embedding(self, ids: str, rows: int, channels: int, *, dtype: str = "float32", name: str = "") -> str:
        """Add the rows of a table NAME/weights by their numbers."""
        name = name or self._counted("embedding")
        return self.operator("gather", [self.constant(f"{name}/weights", (rows, channels), 0, 1.0, dtype), ids], name, axis=0)

    def layer_norm(self, x: str, *, name: str = "", epsilon: float = 1e-6) -> str:
        """Add a layer norm over the last axis: Ba et al., "Layer normalization", 2016."""
        name, shape = name or self._counted("layer_norm"), (self.channels(x),)
        operands = [x, self.constant(f"{name}/scale", shape, 1), self.constant(f"{name}/offset", shape)]
        return self.operator("layer_norm", operands, name, axes=[len(self.shape(x)) - 1], epsilon=epsilon)

    def rms_norm(self, x: str, *, name: str = "", epsilon: float = 1e-5) -> str:
        """Add an RMS norm over the last axis: Zhang and Sennrich, "Root mean square layer normalization", NeurIPS 2019."""
        name = name or self._counted("rms_norm")
        operands = [x, self.constant(f"{name}/scale", (self.channels(x),), 1)]
        return self.operator("rms_norm", operands, name, axes=[len(self.shape(x)) - 1], epsilon=epsilon)

    def norm(self, x: str, *, activation: str = "", name: str = "", epsilon: float = 1e-3) -> str:
        """Add a batch norm as an operator of its own, and an activation."""
        name, channels = name or self._counted("norm"), (self.channels(x),)
        operands = [
            x, self.constant(f"{name}/scale", channels, 1), self.constant(f"{name}/offset", channels),
            self.constant(f"{name}/mean", channels), self.constant(f"{name}/variance", channels, 1),
        ]  # fmt: skip
        y = self.operator("batch_norm", operands, name, epsilon=epsilon)
        return self.activation(y, activation, name=f"{name}/{activation}") if activation else y

    def squeeze_excite(self, x: str, reduced: int, *, gate: str = "hard_sigmoid", name: str = "") -> str:
        """Add a squeeze-and-excite block: mean over the image, two 1x1 convolutions, and a factor for each channel."""
        name = name or self._counted("squeeze_excite")
        y = self.global_pool(x, name=f"{name}/pool")
        y = self.conv(y, reduced, norm=False, activation="relu", name=f"{name}/reduce")
        y = self.conv(y, self.channels(x), norm=False, activation=gate, name=f"{name}/expand")
        return self.mul(x, y, name=f"{name}/scale")

    def inverted_residual(
        self, x: str, channels: int, *, wide: int, activation: str, name: str, kernel: int = 3, stride: int = 1,
        dilation: int = 1, pad: Pad = "same", excited: int = 0, norm: bool = True,
    ) -> tuple[str, str]:  # fmt: skip
        """Add a block of MobileNet V2 and its successors; return its output and what its first 1x1 convolution made.

        Parameters
        ----------
        wide : channels inside; if those of `x`, there is no first convolution.
        excited : channels to which a squeeze-and-excite block behind the depthwise convolution reduces; without one 0.
        norm : of the first two convolutions; the last has one.
        """
        given: dict[str, Any] = {"norm": norm, "activation": activation}
        inner = x if wide == self.channels(x) else self.conv(x, wide, name=f"{name}/expand", **given)
        y = self.depthwise(inner, kernel, stride, pad=pad, dilation=dilation, name=f"{name}/depthwise", **given)
        if excited:
            y = self.squeeze_excite(y, excited, name=f"{name}/squeeze_excite")
        y = self.conv(y, channels, name=f"{name}/project")
        same = stride == 1 and channels == self.channels(x)
        return (self.add(x, y, name=f"{name}/add") if same else y), inner

    # ---- layers without weights ----------------------------------------------------------------------------------------
    def activation(self, x: str, function: str, *, name: str = "", **attributes: Any) -> str:
        """Add a function of each element; `prelu` gets a slope for each channel."""
        if function == "prelu":
            name = name or self._counted("prelu")
            slope = self.constant(f"{name}/slope", (self.channels(x),), 0.25)
            return self.operator("elementwise", [x, slope], name, function=function)
        numbers = {"hard_sigmoid": HARD_SIGMOID, "leaky_relu": {"alpha": 0.1}, "elu": {"alpha": 1.0}}.get(function, {})
        return self.operator("elementwise", [x], name, function=function, **{**numbers, **attributes})

    def max_pool(self, x: str, kernel: Pair, stride: int, *, pad: Pad = "same", ceil: bool = False, name: str = "") -> str:
        return self._pool("max_pool", x, kernel, stride, pad, name, ceil=ceil)

    def avg_pool(
        self, x: str, kernel: Pair, stride: int, *, pad: Pad = "same", ceil: bool = False, padded: bool = False, name: str = ""
    ) -> str:
        """Add the mean of windows; `padded` ones count what lies beyond the border as zeros."""
        return self._pool("avg_pool", x, kernel, stride, pad, name, ceil=ceil, count_include_pad=padded)

    def _pool(self, kind: str, x: str, kernel: Pair, stride: int, pad: Pad, name: str, **attributes: Any) -> str:
        kh, kw = pair(kernel)
        pads = self._pads(x, pad, (kh, kw), stride, 1)
        return self.operator(kind, [x], name, kernel=[kh, kw], strides=[stride, stride], pads=pads, **attributes)

    def global_pool(self, x: str, *, name: str = "") -> str:
        """Add the mean of each channel over the image, (batch, 1, 1, channels)."""
        return self.operator("reduce", [x], name or self._counted("global_pool"), function="mean", axes=[1, 2], keepdims=True)

    def concat(self, parts: Sequence[str], *, axis: int = 3, name: str = "") -> str:
        return self.operator("concat", parts, name, axis=axis)

    def add(self, *parts: str, activation: str = "", name: str = "") -> str:
        """Add the sum of tensors, and an activation."""
        y = self.operator("elementwise", parts, name, function="add")
        return self.activation(y, activation, name=f"{y}/{activation}") if activation else y

    def mul(self, *parts: str, name: str = "") -> str:
        return self.operator("elementwise", parts, name, function="mul")

    def affine(self, x: str, alpha: float, beta: float = 0.0, *, name: str = "") -> str:
        """Add alpha x + beta."""
        return self.operator("elementwise", [x], name, function="affine", alpha=alpha, beta=beta)

    def lrn(self, x: str, *, name: str = "") -> str:
        """Add a normalisation over five channels with the constants of Krizhevsky et al., NeurIPS 2012, as Caffe has them."""
        return self.operator("lrn", [x], name, size=5, alpha=1e-4, beta=0.75, bias=1.0)

    def shuffle(self, x: str, groups: int, *, name: str = "") -> str:
        """Add a shuffle of channels between groups: Zhang et al., "ShuffleNet", CVPR 2018, figure 1."""
        return self.operator("channel_shuffle", [x], name, groups=groups)

    def split(self, x: str, sizes: Sequence[int], *, axis: int = -1, name: str = "") -> tuple[str, ...]:
        name = name or self._counted("split")
        outputs = tuple(f"{name}:{i}" for i in range(len(sizes)))
        self.operator("split", [x], name, outputs, axis=axis, sizes=list(sizes))
        return outputs

    def slice(self, x: str, starts: Sequence[int], sizes: Sequence[int], *, name: str = "") -> str:
        return self.operator("slice", [x], name, starts=list(starts), sizes=list(sizes))

    def crop(self, x: str, height: int, width: int, *, name: str = "") -> str:
        """Add a slice: the upper left part of an image."""
        n, _, _, c = self.shape(x)
        return self.operator("slice", [x], name or self._counted("crop"), starts=[0, 0, 0, 0], sizes=[n, height, width, c])

    def pad(self, x: str, top: int, left: int, bottom: int, right: int, *, name: str = "") -> str:
        """Add zeros around an image."""
        return self.operator("pad", [x], name, before=[0, top, left, 0], after=[0, bottom, right, 0], mode="constant", value=0.0)

    def resize(self, x: str, size: Pair, *, mode: str = "bilinear", align_corners: bool = False, name: str = "") -> str:
        height, width = pair(size)
        return self.operator("resize", [x], name, height=height, width=width, mode=mode, align_corners=align_corners)

    def depth_to_space(self, x: str, block: int, *, name: str = "") -> str:
        """Add channels side by side in the image."""
        return self.operator("depth_to_space", [x], name, block=block)

    def reshape(self, x: str, shape: Sequence[int], *, name: str = "") -> str:
        return self.operator("reshape", [x], name, shape=list(shape))

    def transpose(self, x: str, order: Sequence[int], *, name: str = "") -> str:
        """Add the same numbers with axes in another order."""
        return self.operator("transpose", [x], name, order=list(order))

    def heads(self, x: str, heads: int, *, name: str = "") -> str:
        """Add (batch, length, heads x size) as (batch, heads, length, size)."""
        name, (batch, length, channels) = name or self._counted("heads"), self.shape(x)
        shape = (batch, length, heads, channels // heads)
        if length == 1:  # nothing moves
            return self.reshape(x, (batch, heads, 1, channels // heads), name=name)
        return self.transpose(self.reshape(x, shape, name=f"{name}/split"), (0, 2, 1, 3), name=name)

    def joined(self, x: str, *, name: str = "") -> str:
        """Add (batch, heads, length, size) as (batch, length, heads x size)."""
        name, (batch, heads, length, size) = name or self._counted("joined"), self.shape(x)
        turned = self.transpose(x, (0, 2, 1, 3), name=f"{name}/turned") if length > 1 else x
        return self.reshape(turned, (batch, length, heads * size), name=name)

    def matmul(self, x: str, y: str, *, name: str = "", **attributes: Any) -> str:
        return self.operator("matmul", [x, y], name, **attributes)

    def attention(self, q: str, k: str, v: str, *, mask: str = "", cap: float = 0.0, name: str = "") -> str:
        """Add softmax(q k^T / sqrt(size) + mask) v: Vaswani et al., "Attention is all you need", NeurIPS 2017, equation 1.

        Parameters
        ----------
        q, k, v : (batch, heads, length, size); of several heads of queries one of keys and values may be shared.
        cap : scores are `capped`; 0 for none.
        """
        name, shared = name or self._counted("attention"), self.shape(q)[1] // self.shape(k)[1]
        more = {"shared": shared} if shared > 1 else {}
        scores = self.matmul(q, k, name=f"{name}/scores", transpose_b=True, **more)
        scores = self.capped(self.affine(scores, self.shape(q)[-1] ** -0.5, name=f"{name}/scaled"), cap, name=f"{name}/scores")
        if mask:
            scores = self.add(scores, mask, name=f"{name}/masked")
        return self.matmul(self.softmax(scores, axis=3, name=f"{name}/weights"), v, name=name, **more)

    def capped(self, x: str, cap: float, *, name: str) -> str:
        """Add cap tanh(x / cap), if there is a cap: Gemma team, "Gemma 2", 2024, section 2."""
        if not cap:
            return x
        y = self.activation(self.affine(x, 1.0 / cap, name=f"{name}/share"), "tanh", name=f"{name}/tanh")
        return self.affine(y, cap, name=f"{name}/capped")

    def softmax(self, x: str, *, axis: int = -1, name: str = "") -> str:
        return self.operator("softmax", [x], name, axis=axis)

    def classifier(self, x: str, classes: int, *, name: str = "logits") -> str:
        """Add what most classifiers end with: the mean over the image, a fully connected layer, softmax."""
        y = self.fully_connected(self.global_pool(x, name="pool"), classes, name=name)
        return self.softmax(y, name="softmax")

    def host(self, kind: str, inputs: Sequence[str], shapes: Sequence[tuple[int, ...]], *, name: str = "", **more: Any) -> str:
        """Add an operator that libraries leave to the CPU (`mgpusim.nn.graphs.operators.HOST_KINDS`); return its first output."""
        name = name or self._counted(kind)
        outputs = (name,) if len(shapes) == 1 else tuple(f"{name}:{i}" for i in range(len(shapes)))
        return self.operator(kind, inputs, name, outputs, shapes=[list(shape) for shape in shapes], **more)

    def _pads(self, x: str, pad: Pad, kernel: tuple[int, int], stride: int, dilation: int) -> list[int]:
        if isinstance(pad, tuple):
            return list(pad * 2 if len(pad) == 2 else pad)
        if isinstance(pad, int):
            return [pad] * 4
        if pad == "valid":
            return [0] * 4
        reach = [dilation * (k - 1) + 1 for k in kernel]
        total = [max(0, (-(-n // stride) - 1) * stride + r - n) for n, r in zip(self.size(x), reach, strict=True)]
        before = [t // 2 for t in total]
        return [*before, *(t - b for t, b in zip(total, before, strict=True))]


def gain(fan_in: int) -> float:
    """Return the deviation of weights that keeps the scale of activations behind a relu.

    He et al., "Delving deep into rectifiers", ICCV 2015, equation 10: sqrt(2 / fan_in). `CUT` makes up for what the bounds of
    `NetworkBuilder.constant` take from the deviation.
    """
    return math.sqrt(2 / max(1, fan_in)) / CUT


CUT = 0.9620
"""Deviation of a standard normal variable in quarters, whose values beyond [-2, 2] are set to these bounds."""
