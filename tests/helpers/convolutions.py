"""Convolutions by numpy, as sums over the taps of the window: what kernels of networks are compared with."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.nn.kernels.window import Window

Array = np.ndarray[Any, Any]


def direct(x: Array, values: Array, bias: Array, window: Window) -> Array:
    """Convolution of x (n, h, w, c) by values (o, kh, kw, c / groups)."""
    top, left, bottom, right = window.pads
    padded = np.pad(x, ((0, 0), (top, bottom), (left, right), (0, 0)))
    (sy, sx), (dy, dx) = window.strides, window.dilations
    outputs, kh, kw, ins = values.shape
    outs = outputs // window.groups
    height = (padded.shape[1] - dy * (kh - 1) - 1) // sy + 1
    width = (padded.shape[2] - dx * (kw - 1) - 1) // sx + 1
    out = np.zeros((x.shape[0], height, width, outputs))
    for ky in range(kh):
        for kx in range(kw):
            seen = padded[:, ky * dy :: sy, kx * dx :: sx][:, :height, :width]
            for g in range(window.groups):
                mine = slice(g * outs, (g + 1) * outs)
                out[..., mine] += seen[..., g * ins : (g + 1) * ins] @ values[mine, ky, kx].T
    return out + bias


def transposed(x: Array, values: Array, bias: Array, window: Window, height: int, width: int) -> Array:
    """Transposed convolution of x (n, h, w, c) by values (o, kh, kw, c / groups): every input is spread over the outputs."""
    top, left, _, _ = window.pads
    (sy, sx), (dy, dx) = window.strides, window.dilations
    outputs, kh, kw, ins = values.shape
    outs = outputs // window.groups
    n, h, w, _ = x.shape
    room = np.zeros((n, max(height + top, (h - 1) * sy + dy * kh), max(width + left, (w - 1) * sx + dx * kw), outputs))
    for ky in range(kh):
        for kx in range(kw):
            for g in range(window.groups):
                mine = slice(g * outs, (g + 1) * outs)
                spread = x[..., g * ins : (g + 1) * ins] @ values[mine, ky, kx].T
                room[:, ky * dy : ky * dy + (h - 1) * sy + 1 : sy, kx * dx : kx * dx + (w - 1) * sx + 1 : sx, mine] += spread
    return room[:, top : top + height, left : left + width] + bias


def tolerance(bits: int, sums: int, terms: int, scale: float) -> float:
    """What rounding explains: of values near `scale` that are sums of `terms`, with half or single precision."""
    unit = 2.0**-11 if bits == 16 else 2.0**-23
    return scale * unit * (4 + (terms**0.5 if sums == bits else 0))
