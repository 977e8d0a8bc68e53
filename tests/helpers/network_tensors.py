"""Tensors of network kernels as numpy arrays (n, h, w, c), and calls executed by the project's own executor.

`check` runs one call and compares what it writes; `tensors` and `precisions` are Hypothesis strategies over all storages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from hypothesis import strategies as st

from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, Call, Operand, Precision, Scratch, Stored
from mgpusim.nn.kernels.elementwise import Plain
from mgpusim.workload.args import BufferArg, ImageArg
from tests.helpers import network_kernels
from tests.helpers.network_kernels import from_storage, to_storage
from tests.helpers.oracles import stored as init_of

__all__ = ["F16", "F16_SUMS_F32", "F32", "STORED_F16", "array", "check", "precisions", "run_call", "shapes", "stored"]

Array = np.ndarray[Any, Any]

F32, F16, F16_SUMS_F32, STORED_F16 = Precision(), Precision(16, 16, 16), Precision(16, 16, 32), Precision(16, 32, 32)

precisions = st.sampled_from((F32, F16_SUMS_F32, F16, STORED_F16))


def shapes(n: int = 2, h: int = 6, w: int = 7, c: int = 11) -> st.SearchStrategy[ImageShape]:
    """Shapes up to the given sizes."""
    return st.builds(ImageShape, *(st.integers(1, most) for most in (n, h, w, c)))


def stored(draw: Any, name: str, shape: ImageShape, precision: Precision = F32) -> Stored:
    """A tensor in a storage that is drawn."""
    return Stored(name, shape, draw(st.sampled_from(STORAGES)), precision.stored)


def array(shape: ImageShape, seed: int = 0, low: float = -2.0, high: float = 2.0, bits: int = 32) -> Array:
    """Numbers of a tensor, float64 (n, h, w, c), that its storage can hold without loss."""
    values = np.random.default_rng([seed, shape.n, shape.h, shape.w, shape.c]).uniform(
        low, high, (shape.n, shape.h, shape.w, shape.c)
    )
    return values.astype(_dtype(bits)).astype(np.float64)


def _dtype(bits: int) -> Any:
    return np.float16 if bits == 16 else np.float32


def packed(tensor: Operand, values: Array) -> Array:
    """Numbers (n, h, w, c) in the order of the tensor's memory, flat."""
    if isinstance(tensor, Stored):
        return to_storage(tensor, values)
    assert isinstance(tensor, Plain)
    ordered = values if tensor.layout == "NHWC" else values.transpose(0, 3, 1, 2)
    return np.ascontiguousarray(ordered, tensor.arg("read").dtype).reshape(-1)


def unpacked(tensor: Operand, memory: Array) -> Array:
    """The inverse of `packed`, float64, without what pads the last slice."""
    if isinstance(tensor, Stored):
        return from_storage(tensor, memory)
    if isinstance(tensor, Scratch):
        return memory.astype(np.float64)
    assert isinstance(tensor, Plain)
    s, values = tensor.shape, memory.astype(np.float64)
    if tensor.layout == "NHWC":
        return values.reshape(s.n, s.h, s.w, s.c)
    return values.reshape(s.n, s.c, s.h, s.w).transpose(0, 2, 3, 1)


def run_call(call: Call, contents: Mapping[str, tuple[Operand, Array]]) -> dict[str, Array]:
    """Execute a call; `contents` has, by name, every tensor among its arguments and what it holds before.

    Returns what the tensors that it writes hold after, (n, h, w, c).
    """
    args = list(call.launch.args)
    for position, name in enumerate(call.tensors):
        if name:
            arg = args[position]
            assert isinstance(arg, BufferArg | ImageArg)
            args[position] = msgspec.structs.replace(arg, init=init_of(packed(*contents[name])))
    ended = network_kernels.run(msgspec.structs.replace(call.launch, args=tuple(args)))
    written = {call.tensors[position]: ended[position] for position in call.writes}
    return {name: unpacked(contents[name][0], np.asarray(memory).reshape(-1)) for name, memory in written.items()}


def check(
    calls: Call | Sequence[Call], given: Sequence[tuple[Operand, Array]], dst: Operand, want: Array, rtol: float = 0.0
) -> None:  # fmt: skip
    """Run the calls of an operator one after the other and compare its output; `rtol` is of the largest number in single
    precision; half precision adds a few units in the last place."""
    contents = {tensor.name: (tensor, values) for tensor, values in given}
    contents[dst.name] = (dst, np.full(want.shape, 99.0 if dst.bits == 8 else np.nan))
    for one in [calls] if isinstance(calls, Call) else calls:
        for name, values in run_call(one, contents).items():
            contents[name] = (contents[name][0], values)
    scale = np.abs(want).max() if want.size else 1.0
    bits = min([dst.bits, *(tensor.bits for tensor, _ in given)])
    atol = (rtol if bits == 32 else max(rtol, 0.004 if rtol else 0.0)) * scale
    np.testing.assert_allclose(contents[dst.name][1], want, rtol=0, atol=atol)
