"""Small networks of integers of 8 bits: TensorFlow Lite's, with the numbers that its reference computes, and ONNX's in pairs."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.nn.kernels.window import Window
from tests.helpers import integer_reference as reference
from tests.helpers.flatbuffer_writer import Field
from tests.helpers.tflite_writer import TfliteWriter

Array = np.ndarray[Any, Any]
SAME, RELU6 = 0, 3


class Tflite:
    """A residual block, a pooling and a layer behind them, in one type; `file` is the model, `run` what it computes."""

    def __init__(self, dtype: str) -> None:
        rng = np.random.default_rng(11)
        self.dtype, self.unsigned = dtype, dtype == "uint8"
        self.low, self.high = (0, 255) if self.unsigned else (-128, 127)
        middle = 128 if self.unsigned else 0
        self.scales = {"x": 0.047, "a": 6 / 255, "d": 0.061, "e": 0.052, "p": 0.052, "y": 0.19}
        self.zeros = {"x": middle - 5, "a": self.low, "d": middle + 9, "e": middle - 2, "p": middle - 2, "y": middle + 7}
        self.scales = {name: float(np.float32(scale)) for name, scale in self.scales.items()}
        shapes = {"wa": (8, 3, 3, 6), "wd": (1, 3, 3, 8), "wy": (5, 3 * 3 * 8)}
        self.weights = {name: rng.integers(self.low + 1, self.high + 1, shape).astype(dtype) for name, shape in shapes.items()}
        self.w_zero = middle + 3 if self.unsigned else 0
        channels = {"wa": 8, "wd": 8, "wy": 1}
        self.w_scales = {
            name: rng.uniform(0.002, 0.006, 1 if self.unsigned else count).astype(np.float32) for name, count in channels.items()
        }
        self.biases = {name: rng.integers(-900, 900, count).astype(np.int32) for name, count in (("ba", 8), ("bd", 8), ("by", 5))}

    def file(self) -> bytes:
        """The model."""
        w = TfliteWriter()
        sizes = {"x": (1, 6, 5, 6), "a": (1, 6, 5, 8), "d": (1, 6, 5, 8), "e": (1, 6, 5, 8), "p": (1, 3, 3, 8), "y": (1, 5)}
        t = {n: w.tensor(n, s, self.dtype, scale=[self.scales[n]], zero=[self.zeros[n]]) for n, s in sizes.items()}
        axes = {"wa": 0, "wd": 3, "wy": 0}
        for name, value in self.weights.items():
            scales = self.w_scales[name]
            t[name] = w.constant(name, value, scale=list(scales), zero=[self.w_zero] * len(scales), axis=axes[name])
        for name, bias in self.biases.items():
            t[name] = w.constant(name, bias)
        conv: dict[int, Field] = {0: ("i8", SAME), 1: ("i32", 1), 2: ("i32", 1), 3: ("i8", RELU6)}
        depthwise: dict[int, Field] = {0: ("i8", SAME), 1: ("i32", 1), 2: ("i32", 1), 3: ("i32", 1), 4: ("i8", 0)}
        pool: dict[int, Field] = {0: ("i8", SAME), 1: ("i32", 2), 2: ("i32", 2), 3: ("i32", 3), 4: ("i32", 3), 5: ("i8", 0)}
        w.operator("CONV_2D", [t["x"], t["wa"], t["ba"]], [t["a"]], conv)
        w.operator("DEPTHWISE_CONV_2D", [t["a"], t["wd"], t["bd"]], [t["d"]], depthwise)
        w.operator("ADD", [t["a"], t["d"]], [t["e"]], {0: ("i8", 0)})
        w.operator("AVERAGE_POOL_2D", [t["e"]], [t["p"]], pool)
        w.operator("FULLY_CONNECTED", [t["p"], t["wy"], t["by"]], [t["y"]], {0: ("i8", 0)})
        return w.file([t["x"]], [t["y"]])

    def input(self) -> Array:
        """A picture."""
        return np.random.default_rng(3).integers(self.low, self.high + 1, (1, 6, 5, 6)).astype(self.dtype)

    def _factors(self, source: str, weights: str, made: str, outputs: int) -> list[float]:
        scales = [float(s) for s in self.w_scales[weights]]
        wide = scales if len(scales) > 1 else scales * outputs
        if self.unsigned:
            return [float(np.float32(self.scales[source]) * np.float32(s)) / self.scales[made] for s in wide]
        return [self.scales[source] * s / self.scales[made] for s in wide]

    def run(self, x: Array) -> Array:
        """What the reference computes."""
        z, low, high = self.zeros, self.low, self.high
        same = {"pads": (1, 1, 1, 1)}
        sums = reference.convolution_sums(
            x, z["x"], self.weights["wa"], self.w_zero, self.biases["ba"], Window((3, 3), **same)
        )  # fmt: skip
        six = min(high, z["a"] + round(6 / self.scales["a"]))
        a = reference.requantized(sums, self._factors("x", "wa", "a", 8), z["a"], max(low, z["a"]), six)
        by_channel = self.weights["wd"].transpose(3, 1, 2, 0)
        sums = reference.convolution_sums(a, z["a"], by_channel, self.w_zero, self.biases["bd"], Window((3, 3), groups=8, **same))
        d = reference.requantized(sums, self._factors("a", "wd", "d", 8), z["d"], low, high)
        scales, zeros = (self.scales["a"], self.scales["d"], self.scales["e"]), (z["a"], z["d"], z["e"])
        e = reference.add(a, d, scales, zeros, low, high)
        p = reference.average_pool(e, (3, 3), (2, 2), (0, 1), (3, 3))
        flat = p.reshape(1, 1, 1, -1)
        sums = reference.convolution_sums(
            flat, z["p"], self.weights["wy"][:, None, None], self.w_zero, self.biases["by"], Window()
        )  # fmt: skip
        return reference.requantized(sums, self._factors("p", "wy", "y", 5), z["y"], low, high).reshape(1, 5)
