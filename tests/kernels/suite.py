"""Launches of the kernels in this folder: small, deterministic, and each with the answer worked out without OpenCL.

A `Case` is one launch; `reference` computes its outputs from the arrays its arguments hold (numpy or plain Python, written
from the meaning of the kernel, not from its text where the two differ). `rtol` 0 asks for equal bits. Cases without a
reference are compared between implementations only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from tests.helpers.oracles import given, stored
from tests.kernels import references as ref

__all__ = ["CASES", "Case"]

HERE = Path(__file__).parent
Array = np.ndarray[Any, Any]


class Case(NamedTuple):
    """One launch. `order_free` outputs are sorted before they are compared."""

    name: str
    file: str
    entry: str
    global_: tuple[int, ...]
    local: tuple[int, ...] | None
    args: Sequence[Arg]
    reference: Callable[..., list[Array]] | None = None
    rtol: float = 0.0
    atol: float = 0.0
    options: str = ""
    offset: tuple[int, ...] = ()
    order_free: bool = False

    @property
    def source(self) -> Path:
        """The file of the kernel."""
        return HERE / self.file


RNG = np.random.default_rng(20)


def ints(count: int, low: int = 0, high: int = 256, dtype: str = "int32") -> BufferArg:
    return given(RNG.integers(low, high, count).astype(dtype))


def floats(count: int, low: float = -1.0, high: float = 1.0, dtype: str = "float32") -> BufferArg:
    return given(RNG.uniform(low, high, count).astype(dtype))


def zeros(count: int, dtype: str = "int32") -> BufferArg:
    return BufferArg(dtype, count, Init("zeros"), "write")


def scalar(dtype: str, *values: float) -> ScalarArg:
    return ScalarArg(dtype, values)


def N(*values: int) -> ScalarArg:
    return ScalarArg("int32", values)


def image(kind: str, *sizes: int, channels: str = "RGBA", dtype: str = "float32", low: int = 0, high: int = 256) -> ImageArg:
    """An image to read, its sizes as (width, height or layers, depth or layers)."""
    w, h, d = (sizes[0], 1, sizes[1]) if kind == "image1d_array" else (*sizes, 1, 1)[:3]
    arg = ImageArg(kind, w, h, d, channels, dtype)
    storage = {"unorm8": "uint8", "snorm8": "int8", "unorm16": "uint16", "snorm16": "int16"}.get(dtype, dtype)
    texels = RNG.uniform(-1, 1, arg.shape) if "float" in dtype else RNG.integers(low, high, arg.shape)
    return ImageArg(kind, w, h, d, channels, dtype, stored(texels.astype(storage)), "read")


def canvas(kind: str, *sizes: int, channels: str = "RGBA", dtype: str = "float32") -> ImageArg:
    """An image to write."""
    w, h, d = (sizes[0], 1, sizes[1]) if kind == "image1d_array" else (*sizes, 1, 1)[:3]
    return ImageArg(kind, w, h, d, channels, dtype, Init("zeros"), "write")


# every sign, rounding tie, magnitude and the limits of the integer types
AWKWARD = np.array(
    [0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.49999997, 1e-3, -1e-3, 1.0, -1.0, 126.5, 127.5, -128.5, 254.5, 255.5, 256.0,
     -0.75, 3.7, -3.7, 1e5, -1e5, 65535.5, 8388609.0, -8388607.5, 2147483520.0, -2147483648.0, 3e9, -3e9, 5e9, 1e20, -1e20,
     1e-30, -1e-30, 100.25, 99.5, 98.5, -99.5, 1234567.9, 77.77, -77.77, 32767.5, -32768.5, 15.99, 16.01, 4.25],
    np.float32,
)  # fmt: skip
MODEST = np.concatenate([AWKWARD[np.abs(AWKWARD) < 1e6], RNG.uniform(-9, 9, 12).astype(np.float32)])
SPECIAL = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 1e-40, 3.5, -2.25, 1e38], np.float32)
PAIRS = np.stack([np.repeat(SPECIAL, len(SPECIAL)), np.tile(SPECIAL, len(SPECIAL))])


def corner_ints(dtype: str, count: int = 64) -> Array:
    info = np.iinfo(dtype)
    corners = [0, 1, -1, 2, 3, 7, -8, info.min, info.max, info.min + 1, info.max - 1, info.max // 2, 100, -100]
    rest = RNG.integers(info.min, info.max, count - len(corners), dtype=dtype)
    return RNG.permutation(np.concatenate([np.array(corners, dtype), rest]))


def arithmetic(type_: str, dtype: str) -> Case:
    a, b = corner_ints(dtype), corner_ints(dtype)
    args = [given(a), given(b), zeros(25 * 64, dtype), scalar("int32", 64)]
    return Case(f"arithmetic_{type_}", "numeric.cl", f"arithmetic_{type_}", (64,), (16,), args, ref.arithmetic)


PARTICLE = np.dtype(
    {
        "names": ["position", "id", "tag", "weights", "a", "b", "f"],
        "formats": [("f4", 4), "i4", "i1", ("i2", 3), "u1", "u1", "f4"],
        "offsets": [0, 16, 20, 22, 28, 29, 32],
        "itemsize": 48,
    }
)


def particles(count: int) -> Array:
    out = np.zeros(count, PARTICLE)
    out["position"] = RNG.uniform(-4, 4, (count, 4))
    out["id"], out["tag"] = RNG.integers(-999, 999, count), RNG.integers(-100, 100, count)
    out["weights"] = RNG.integers(-3000, 3000, (count, 3))
    out["a"], out["b"], out["f"] = RNG.integers(0, 256, count), RNG.integers(0, 256, count), RNG.uniform(0, 9, count)
    return out.view(np.uint8)


PARAMS = np.zeros(1, {"names": ["size", "scale", "mode", "bias"], "formats": [("i4", 2), "f4", "i2", ("f4", 4)],
                      "offsets": [0, 8, 12, 16], "itemsize": 32})  # fmt: skip
PARAMS["size"], PARAMS["scale"], PARAMS["mode"], PARAMS["bias"] = [8, 6], 1.5, 2, [1, 2, 3, 4]

LINEAR, NEAREST = "linear", "nearest"
I, O = ints, zeros

CASES: list[Case] = [
    # ---- divergence
    Case("nested_if", "divergence.cl", "nested_if", (128,), (32,), [I(128), O(128), N(90)], ref.nested_if),
    Case("break_continue", "divergence.cl", "break_continue", (96,), (32,), [I(40, 0, 220), O(192), N(40)],
         ref.break_continue),
    Case("early_return", "divergence.cl", "early_return", (128,), (32,), [I(120), O(128), N(120)], ref.early_return),
    Case("trip_counts", "divergence.cl", "trip_counts", (64,), (64,), [I(64, dtype="uint32"), O(64, "uint32")], ref.trip_counts),
    Case("switch_cases", "divergence.cl", "switch_cases", (64,), (8,), [I(64), O(64)], ref.switch_cases),
    Case("nested_loops", "divergence.cl", "nested_loops", (64,), (16,), [I(64), O(64)], ref.nested_loops),
    Case("short_circuit", "divergence.cl", "short_circuit", (50,), (10,),
         [I(50, 0, 90), ints(50, -3, 55), O(50), N(50)], ref.short_circuit),
    Case("loop_carried", "divergence.cl", "loop_carried", (60,), (20,), [floats(37), O(180, "float32"), N(37)],
         ref.loop_carried, 1e-6, 1e-6),
    # ---- work groups
    Case("identity_3d", "groups.cl", "identity", (8, 6, 4), (4, 3, 2), [O(8 * 6 * 4 * 16)], ref.identity((8, 6, 4), (4, 3, 2))),
    Case("identity_offset", "groups.cl", "identity", (6, 4), (3, 1), [O(24 * 16)], ref.identity((6, 4), (3, 1), (5, 7)),
         offset=(5, 7)),
    Case("barrier_loop", "groups.cl", "barrier_loop", (128,), (32,),
         [floats(128), O(128, "float32"), LocalArg(128), N(5)], ref.barrier_loop(32), 1e-5, 1e-6),
    Case("gemm", "groups.cl", "gemm", (24, 16), (8, 8),
         [floats(13 * 20), floats(20 * 21), O(13 * 21, "float32"), N(13), N(21), N(20)], ref.gemm, 1e-5, 1e-5),
    Case("gemm_tile4", "groups.cl", "gemm", (24, 16), (4, 4),
         [floats(13 * 20), floats(20 * 21), O(13 * 21, "float32"), N(13), N(21), N(20)], ref.gemm, 1e-5, 1e-5,
         options="-DTILE=4"),
    Case("reduce", "groups.cl", "reduce", (96,), (32,), [I(500), O(3), LocalArg(128), N(500)], ref.reduce(96, 32)),
    Case("scan", "groups.cl", "scan", (192,), (64,), [I(192, dtype="uint32"), O(192, "uint32"), LocalArg(256)], ref.scan(64)),
    Case("bitonic", "groups.cl", "bitonic", (128,), (64,), [I(128, -500, 500), O(128), LocalArg(256)], ref.bitonic(64)),
    Case("transpose3d", "groups.cl", "transpose3d", (8, 4, 12), (4, 2, 4), [I(384, dtype="int16"), O(384, "int16")],
         ref.transpose3d(8, 4, 12)),
    Case("async_copy", "groups.cl", "async_copy", (48,), (16,),
         [floats(3 * 24 * 4), I(3 * 24 * 3), O(3 * 24 * 4, "float32"), O(3 * 24 * 2), LocalArg(24 * 16), LocalArg(24 * 4),
          N(24), N(3)], ref.async_copy(3, 24, 3)),
    # ---- atomics
    Case("histogram_local", "atomics.cl", "histogram_local", (96,), (24,),
         [I(1000, dtype="uint8"), O(32), N(1000)], ref.histogram_local),
    Case("all_operations", "atomics.cl", "all_operations", (64,), (16,),
         [I(64, 0, 300), given(np.array([5, 5, 5, 5, 50, 50, -1, 0, 3, 0, 0], np.int32), "read_write"),
          given(np.array([10**9, 7], np.uint32), "read_write"), O(1, "float32")], ref.all_operations),
    Case("append", "atomics.cl", "append", (64,), (16,), [I(64, 1), O(64), O(1)], ref.append, order_free=True),
    Case("float_add", "atomics.cl", "float_add", (64,), (16,),
         [given(RNG.integers(-50, 50, 64).astype(np.float32)), O(1, "uint32")], ref.float_add),
    Case("elect", "atomics.cl", "elect", (128,), (32,), [I(128), O(4)], ref.elect(32)),
    # ---- images
    Case("convolve", "images.cl", "convolve", (20, 12), (4, 4), [image("image2d", 19, 11), canvas("image2d", 19, 11), floats(9)],
         ref.convolve, 1e-5, 1e-5),
    Case("sample_repeat", "images.cl", "sample", (16, 9), (8, 3),
         [image("image2d", 7, 5), SamplerArg(True, "repeat", LINEAR), O(16 * 9 * 4, "float32"), scalar("float32", 0.13, 0.21),
          scalar("float32", -0.61, -0.37)], ref.sample("repeat"), 1e-4, 1e-5),
    Case("sample_mirrored", "images.cl", "sample", (16, 9), (8, 3),
         [image("image2d", 7, 5), SamplerArg(True, "mirrored_repeat", LINEAR), O(16 * 9 * 4, "float32"),
          scalar("float32", 0.13, 0.21), scalar("float32", -0.61, -0.37)], ref.sample("mirrored_repeat"), 1e-4, 1e-5),
    Case("sample_unorm8", "images.cl", "sample", (16, 9), (8, 3),
         [image("image2d", 11, 6, dtype="unorm8"), SamplerArg(False, "clamp", NEAREST), O(16 * 9 * 4, "float32"),
          scalar("float32", 0.9, 1.1), scalar("float32", -1.05, -1.03)], ref.sample("clamp", True, False), 1e-6),
    Case("sample_half", "images.cl", "sample", (16, 9), (8, 3),
         [image("image2d", 11, 6, dtype="float16"), SamplerArg(False, "clamp_to_edge", LINEAR), O(16 * 9 * 4, "float32"),
          scalar("float32", 0.9, 1.1), scalar("float32", -1.05, -1.03)], ref.sample("clamp_to_edge", False, False), 1e-5, 1e-5),
    Case("volume", "images.cl", "volume", (6, 5, 4), (3, 5, 1),
         [image("image3d", 7, 6, 5), SamplerArg(False, "clamp", LINEAR), O(120 * 4, "float32"), scalar("float32", 1.37)],
         ref.volume, 1e-4, 1e-4),
    Case("line_array", "images.cl", "line_array", (10, 3), (5, 1),
         [image("image1d_array", 10, 3, dtype="int16", low=-20000, high=20000), canvas("image1d_array", 10, 3, dtype="int16")],
         ref.line_array),
    Case("layers", "images.cl", "layers", (6, 4, 3), (3, 2, 3),
         [image("image2d_array", 6, 4, 3, dtype="uint8"), canvas("image2d_array", 6, 4, 3, dtype="uint16")], ref.layers),
    Case("line", "images.cl", "line", (9,), (3,),
         [image("image1d", 12), SamplerArg(False, "clamp_to_edge", LINEAR), canvas("image1d", 9, dtype="unorm8")], ref.line,
         0.0, 1.0),
    Case("texel_buffer", "images.cl", "texel_buffer", (32,), (8,),
         [image("image1d_buffer", 20, dtype="int32"), I(32, 0, 20), O(128)], ref.texel_buffer),
    Case("chase", "images.cl", "chase", (32,), (8,), [image("image2d", 16, 16, dtype="int32"), O(32), N(9)], ref.chase),
    Case("pick", "images.cl", "pick", (12, 8), (4, 4),
         [image("image2d", 9, 7), image("image2d", 14, 5), SamplerArg(False, "clamp", NEAREST),
          SamplerArg(False, "clamp_to_edge", NEAREST), canvas("image2d", 12, 8), canvas("image2d", 12, 8), N(1)], ref.pick),
    Case("pick_uniform", "images.cl", "pick", (12, 8), (4, 4),
         [image("image2d", 9, 7), image("image2d", 14, 5), SamplerArg(False, "clamp", NEAREST),
          SamplerArg(False, "clamp_to_edge", NEAREST), canvas("image2d", 12, 8), canvas("image2d", 12, 8), N(0)], ref.pick),
    Case("alternate", "images.cl", "alternate", (16,), (8,),
         [image("image2d", 16, 6, dtype="int32"), image("image2d", 6, 16, dtype="int16"), O(64), N(6)], ref.alternate),
    Case("box", "images.cl", "box", (5, 5, 3), (5, 1, 1),
         [image("image3d", 5, 5, 3, dtype="uint8"), canvas("image3d", 5, 5, 3, dtype="uint32")], ref.box),
    # ---- memory
    Case("structs", "memory.cl", "structs", (24,), (8,), [given(particles(24)), zeros(24 * 48, "uint8"), N(24)],
         ref.structs(PARTICLE)),
    Case("by_value", "memory.cl", "by_value", (48,), (16,),
         [floats(192), O(192, "float32"), ScalarArg("struct", PARAMS.tobytes()), N(1, -2, 3),
          scalar("uint8", 9, 8, 7, 255)], ref.by_value, 1e-6),
    Case("tables", "memory.cl", "tables", (64,), (16,), [I(64), O(256, "float32"), floats(4)], ref.tables, 1e-6),
    Case("private_array", "memory.cl", "private_array", (64,), (16,), [I(64), O(64)], ref.private_array),
    Case("sort_private", "memory.cl", "sort_private", (32,), (8,), [floats(288), O(32, "float32")], ref.sort_private),
    Case("vector_loads", "memory.cl", "vector_loads", (32,), (8,),
         [I(300, -9000, 9000, "int16"), O(480, "int16"), I(160, dtype="uint8"), O(32, "uint32")], ref.vector_loads),
    Case("halves", "memory.cl", "halves", (32,), (8,),
         [floats(128, -3, 3, "float16"), BufferArg("float16", 384, Init("zeros"), "write"), floats(32, -5, 5), O(64, "float32")],
         ref.halves),
    Case("pointer_select", "memory.cl", "pointer_select", (64,), (32,),
         [floats(64), floats(64), I(64), O(64, "float32"), O(64, "float32"), LocalArg(128)], ref.pointer_select(32)),
    Case("swizzles", "memory.cl", "swizzles", (32,), (8,), [I(256, 0, 260), O(256)], ref.swizzles),
    Case("copies", "memory.cl", "copies", (36,), (12,), [I(32, dtype="uint32"), O(36, "uint32")], ref.copies),
    # ---- numbers
    arithmetic("char", "int8"),
    arithmetic("short", "int16"),
    arithmetic("int", "int32"),
    arithmetic("long", "int64"),
    Case("conversions", "numeric.cl", "conversions", (48,), (16,),
         [given(AWKWARD), O(480), O(192, "uint8"), O(192, "int64"), N(48)], ref.conversions),
    Case("bit_tricks", "numeric.cl", "bit_tricks", (64,), (16,),
         [ints(64, 0, 2**32, "uint32"), O(512, "uint32"), N(64)], ref.bit_tricks),
    Case("unary_math", "numeric.cl", "unary_math", (64,), (16,), [floats(64, 0.05, 3), O(33 * 64, "float32"), N(64)],
         ref.unary_math, 3e-5, 3e-6),
    Case("rounding", "numeric.cl", "rounding", (len(MODEST),), None,
         [given(MODEST), O(25 * len(MODEST), "float32"), N(len(MODEST))], ref.rounding, 1e-6, 1e-37),
    Case("geometry", "numeric.cl", "geometry", (16,), (8,), [floats(64), floats(64), O(192, "float32")], ref.geometry,
         1e-5, 1e-6),
    Case("relational", "numeric.cl", "relational", (121,), (11,),
         [given(PAIRS[0]), given(PAIRS[1]), O(7 * 121), N(121)], ref.relational),
    Case("doubles", "numeric.cl", "doubles", (32,), (8,),
         [floats(32, 0, 5, "float64"), floats(32, -1, 3, "float64"), O(7 * 32, "float64"), N(32)], ref.doubles, 1e-12),
    Case("vectors", "numeric.cl", "vectors", (32,), (8,),
         [I(128, -300, 300), I(512, dtype="uint8"), O(128), O(256, "uint16")], ref.vectors),
    Case("function_calls", "numeric.cl", "function_calls", (64,), (16,), [I(65, 1, 999, "uint32"), O(64, "uint32")],
         ref.function_calls),
]  # fmt: skip
