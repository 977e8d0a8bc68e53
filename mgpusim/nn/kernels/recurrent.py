"""Recurrent cells and rotary position embeddings: what stands between the products of recurrent and attention networks."""

from __future__ import annotations

from typing import Unpack

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, LaunchOptions, Stored
from mgpusim.nn.kernels.items import expect, grid_call


def _expect_parts(what: str, tensor: Stored, state: Stored, parts: int) -> None:
    expect(what, tensor, msgspec.structs.replace(state.shape, c=parts * state.shape.c))


def lstm_cell(
    gates: Stored,
    memory: Stored,
    dst: Stored,
    stored: Stored,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a step of an LSTM behind its products (Hochreiter and Schmidhuber, 1997, with a forget gate).

    Parameters
    ----------
    gates : input, forget, cell and output side by side, before their functions.
    memory, made : what the cells remember, before and after the step.
    dst : the new state.

    >>> c, h, n = (Stored(name, ImageShape(1, 1, 1, 512)) for name in ("c", "h", "n"))
    >>> lstm_cell(Stored("g", ImageShape(1, 1, 1, 2048)), c, h, n, precision=Precision()).launch.global_size
    (1, 1, 128)
    """
    what = f"lstm cell of {gates.name}"
    _expect_parts(what, gates, dst, 4)
    expect(what, memory, dst.shape)
    expect(what, stored, dst.shape)
    return grid_call(
        "lstm_cell", "lstm cell", dst.shape, src=[("GATES", gates), ("KEPT", memory)], dst=[("DST", dst), ("MADE", stored)],
        constants={"CELLS": dst.shape.c}, sized={"DST": dst.shape, "GATES": gates.shape}, **how,
    )  # fmt: skip


def gru_cell(
    of_input: Stored,
    of_state: Stored,
    state: Stored,
    dst: Stored,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel of a step of a GRU behind its products (Cho et al., EMNLP 2014), whose reset gate weighs a product.

    Parameters
    ----------
    of_input, of_state : what input and state make for update, reset and new state, side by side.
    state, dst : the state before and after the step.

    >>> h, n = (Stored(name, ImageShape(1, 1, 1, 128)) for name in ("h", "n"))
    >>> a, b = (Stored(name, ImageShape(1, 1, 1, 384)) for name in ("a", "b"))
    >>> gru_cell(a, b, h, n, precision=Precision()).launch.global_size
    (1, 1, 32)
    """
    what = f"gru cell of {of_input.name}"
    for tensor in (of_input, of_state):
        _expect_parts(what, tensor, dst, 3)
    expect(what, state, dst.shape)
    return grid_call(
        "gru_cell", "gru cell", dst.shape, src=[("IN", of_input), ("OLD", of_state), ("KEPT", state)], dst=[("DST", dst)],
        constants={"CELLS": dst.shape.c}, sized={"DST": dst.shape, "IN": of_input.shape, "OLD": of_state.shape}, **how,
    )  # fmt: skip


def rotary(
    src: Stored,
    cosines: Stored,
    sines: Stored,
    dst: Stored,
    *,
    axis: str = "w",
    interleaved: bool = False,
    **how: Unpack[LaunchOptions],
) -> Call:
    """Return the kernel that turns pairs of channels by angles of their positions (Su et al., "RoFormer", 2021, equation 34).

    Parameters
    ----------
    cosines, sines : a pixel for each position, or for each of each image, with half as many channels as `src`.
    axis : h or w, that of the positions.
    interleaved : pairs are neighbours; else halves of the channels, which must be whole slices.

    >>> x, y = (Stored(name, ImageShape(1, 32, 512, 64)) for name in "xy")
    >>> c, s = (Stored(name, ImageShape(512, 1, 1, 32)) for name in "cs")
    >>> rotary(x, c, s, y, precision=Precision()).launch.global_size
    (512, 32, 16)
    """
    what, shape = f"rotary embedding of {src.name}", src.shape
    expect(what, dst, shape)
    if axis not in ("h", "w"):
        raise InputError(f"{what}: got positions along '{axis}', expected h or w")
    length, pixels = getattr(shape, axis), cosines.rows * cosines.shape.w
    if shape.c % (4 if interleaved else 8):
        raise InputError(f"{what}: got {shape.c} channels, expected a multiple of {4 if interleaved else 8}")
    if cosines.shape != sines.shape or 2 * cosines.shape.c != shape.c or pixels not in (length, shape.n * length):
        raise InputError(f"{what}: angles {cosines.shape} and {sines.shape} do not fit {length} positions of {shape.c} channels")
    constants: dict[str, object] = {"INTERLEAVED": interleaved, "ALONG_X": axis == "w", "EACH": pixels != length}
    return grid_call(
        "rotary", "rotary", shape, src=[("SRC", src), ("COS", cosines), ("SIN", sines)], dst=[("DST", dst)],
        constants=constants, sized={"SRC": shape, "DST": shape}, **how,
    )  # fmt: skip
