"""Calls of network kernels, executed with given contents: tensors come and go as arrays (n, h, w, c), in whatever storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.nn.kernels.base import Call, Stored
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.program import run
from tests.helpers.oracles import stored

Array = np.ndarray[Any, Any]
UNWRITTEN = -77.0


def contents_of(calls: Sequence[Call], *constants: Array) -> list[list[Array]]:
    """Per call the contents of the weights' arguments, of an operator's constants."""
    return [[] if call.weight_order is None else call.weight_order.contents(constants) for call in calls]


def to_storage(tensor: Stored, values: Array, padding: float = 7.0) -> Array:
    """The numbers of a tensor as its storage orders them, flat; channels that pad the last slice hold `padding`."""
    shape = tensor.shape
    assert values.shape == (shape.n, shape.h, shape.w, shape.c)
    if tensor.scale is not None:  # whole numbers, as the model has them
        values = values - 128 * tensor.scale.unsigned
    sliced = np.full((tensor.rows, shape.w, shape.slices * 4), padding)
    sliced[..., : shape.c] = values.reshape(tensor.rows, shape.w, shape.c)
    split = sliced.reshape(tensor.rows, shape.w, shape.slices, 4)
    if tensor.storage == "rows":
        return np.ascontiguousarray(split).astype(f"float{tensor.bits}").reshape(-1)
    if tensor.storage == "row_columns":
        turned = np.full((tensor.rows, shape.slices * 4, -(-shape.w // 4) * 4), padding)
        turned[..., : shape.w] = sliced.transpose(0, 2, 1)
        return turned.astype(f"float{tensor.bits}").reshape(-1)
    if tensor.storage == "row_planes":
        return np.ascontiguousarray(split.transpose(0, 2, 1, 3)).astype(f"float{tensor.bits}").reshape(-1)
    if tensor.storage in ("key_fours", "value_fours"):
        wide = np.full((tensor.rows, -(-shape.w // 4) * 4, shape.slices, 4), padding)
        wide[:, : shape.w] = split
        fours = wide.reshape(tensor.rows, -1, 4, shape.slices, 4)
        turned = wide.transpose(0, 2, 1, 3) if tensor.storage == "key_fours" else fours.transpose(0, 1, 3, 2, 4)
        return np.ascontiguousarray(turned).astype(f"float{tensor.bits}").reshape(-1)
    order = {"image2d_rows": (0, 2, 1, 3), "image2d_columns": (0, 2, 1, 3)}.get(tensor.storage, (2, 0, 1, 3))
    dtype = "int8" if tensor.bits == 8 else f"float{tensor.bits}"
    return np.ascontiguousarray(split.transpose(order)).astype(dtype).reshape(-1)


def from_storage(tensor: Stored, raw: Array) -> Array:
    """The tensor (n, h, w, c) that a storage holds."""
    shape = tensor.shape
    if tensor.storage == "rows":
        split = raw
    elif tensor.storage == "row_columns":
        split = raw.reshape(tensor.rows, shape.slices * 4, -1)[..., : shape.w].transpose(0, 2, 1)
    elif tensor.storage == "key_fours":
        split = raw.reshape(tensor.rows, shape.slices, -1, 4).transpose(0, 2, 1, 3)[:, : shape.w]
    elif tensor.storage == "value_fours":
        fours = raw.reshape(tensor.rows, -1, shape.slices, 4, 4).transpose(0, 1, 3, 2, 4)
        split = fours.reshape(tensor.rows, -1, shape.slices, 4)[:, : shape.w]
    elif tensor.storage in ("image2d_rows", "image2d_columns", "row_planes"):
        split = raw.reshape(tensor.rows, shape.slices, shape.w, 4).transpose(0, 2, 1, 3)
    else:
        split = raw.reshape(shape.slices, tensor.rows, shape.w, 4).transpose(1, 2, 0, 3)
    found = split.reshape(shape.n, shape.h, shape.w, -1)[..., : shape.c].astype(float)
    return found if tensor.scale is None else found + 128 * tensor.scale.unsigned


def run_calls(
    calls: Sequence[Call],
    inputs: Sequence[tuple[Stored, Array]],
    outputs: Sequence[Stored],
    weights: Sequence[Sequence[Array]] = (),
    local: tuple[int, ...] | None = None,
    sub_group: int = 0,
) -> list[Array]:
    """Execute calls one after the other and return the outputs, (n, h, w, c).

    Parameters
    ----------
    inputs : tensors with their values; tensors that the calls make for each other need not be named.
    weights : per call the contents of the arguments that are not tensors, in order, of any shape.
    local : work-group size of calls without one.
    """
    raw = {tensor.name: to_storage(tensor, values) for tensor, values in inputs}
    for number, call in enumerate(calls):
        given = iter(weights[number] if weights else ())
        args: list[Any] = []
        for position, (arg, name) in enumerate(zip(call.launch.args, call.tensors, strict=True)):
            assert isinstance(arg, BufferArg | ImageArg)
            size = arg.count if isinstance(arg, BufferArg) else int(np.prod(arg.shape))
            if position in call.writes:
                contents = np.full(size, UNWRITTEN)
            else:
                contents = raw[name] if name else next(given)
            assert contents.size == size, f"argument {position} of {call.variant}: {contents.size} numbers for {size}"
            args.append(msgspec.structs.replace(arg, init=stored(np.asarray(contents).reshape(-1).astype(arg.dtype))))
        ended = run(msgspec.structs.replace(call.launch, args=tuple(args)), local, sub_group=sub_group)
        raw |= {call.tensors[position]: ended[position].reshape(-1) for position in call.writes}
    return [from_storage(tensor, raw[tensor.name]) for tensor in outputs]


def run_call(
    call: Call,
    inputs: Sequence[tuple[Stored, Array]],
    outputs: Sequence[Stored],
    weights: Sequence[Array] = (),
    local: tuple[int, ...] | None = None,
) -> list[Array]:
    """Execute one call and return the outputs, (n, h, w, c); see `run_calls`."""
    return run_calls([call], inputs, outputs, [weights], local)
