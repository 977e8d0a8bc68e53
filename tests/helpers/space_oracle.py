"""What the operator templates must compute: numpy on the contents of a launch's arguments, for any member of a space."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.workload.args import ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import contents_of
from mgpusim.workload.spaces.file import load_space
from mgpusim.workload.spaces.space import Space

__all__ = ["EXPECTED", "contents", "expected", "shrunk"]

SPACES = Path(__file__).resolve().parents[2] / "examples" / "spaces"
Array = np.ndarray[Any, Any]


def shrunk(name: str, **constants: int) -> Space:
    """A shipped space with other sizes; knob lists stay as they are."""
    return load_space(SPACES / f"{name}.toml", constants)


def contents(launch: Launch) -> list[Array]:
    return [np.asarray(held, np.float64).reshape(-1) for held in contents_of(launch)]


def expected(space: Space, config: dict[str, Any], launch: Launch) -> Array:
    """The last argument after the launch, flat and in the order of memory (of the texels of an image)."""
    assert space.template is not None
    return EXPECTED[space.template.entry](space.values(config), *contents(launch)[:-1], is_image(launch)).reshape(-1)


def is_image(launch: Launch) -> bool:
    return isinstance(launch.args[-1], ImageArg)


def gemm(v: dict[str, Any], a: Array, b: Array, image: bool) -> Array:
    return a.reshape(v["BATCH"], v["M"], v["K"]) @ b.reshape(v["BATCH"], v["K"], v["N"])


def unpacked(v: dict[str, Any], values: Array, c: int, h: int, w: int, image: bool) -> Array:
    """(h, w, c) of what lies in memory: an image's rows, or a buffer of planes, hold vectors of channels."""
    vec = 4 if image else v.get("VEC_IN", v["VEC"])
    if not v["LAYOUT"]:
        return values.reshape(h, w, c)
    if image:
        return values.reshape(h, c // 4, w, 4).transpose(0, 2, 1, 3).reshape(h, w, c)
    return values.reshape(c // vec, h, w, vec).transpose(1, 2, 0, 3).reshape(h, w, c)


def packed(v: dict[str, Any], values: Array, image: bool) -> Array:
    """The inverse of `unpacked`, flat."""
    h, w, c = values.shape
    if not v["LAYOUT"]:
        return values.reshape(-1)
    if image:
        return values.reshape(h, w, c // 4, 4).transpose(0, 2, 1, 3).reshape(-1)
    return values.reshape(h, w, c // v["VEC"], v["VEC"]).transpose(2, 0, 1, 3).reshape(-1)


def conv1x1(v: dict[str, Any], x: Array, weights: Array, image: bool) -> Array:
    inputs = unpacked(v, x, v["CIN"], v["H"], v["W"], v["IN_IMAGE"])
    return packed(v, inputs @ weights.reshape(v["CIN"], v["COUT"]), image)


def fully_connected(v: dict[str, Any], x: Array, weights: Array, image: bool) -> Array:
    return x[: v["K"]] @ weights.reshape(v["K"], v["N"])


def windows(v: dict[str, Any], x: Array, c: int, window: tuple[int, int], pad: tuple[int, int], dilation: int = 1) -> Array:
    """(oh, ow, c, ky, kx): what each output pixel sees of its input."""
    inputs = unpacked(v, x, c, v["IH"], v["IW"], v["IN_IMAGE"])
    if not v["BORDER"]:
        inputs = np.pad(inputs, ((pad[0], pad[0]), (pad[1], pad[1]), (0, 0)))
    spread = tuple((k - 1) * dilation + 1 for k in window)
    views = np.lib.stride_tricks.sliding_window_view(inputs, spread, axis=(0, 1))
    return views[:: v["STRIDE"], :: v["STRIDE"], :, ::dilation, ::dilation]


def conv(v: dict[str, Any], x: Array, weights: Array, image: bool) -> Array:
    window, pad = (v.get("KH", 3), v.get("KW", 3)), (v.get("PAD_Y", 1), v.get("PAD_X", 1))
    seen = windows(v, x, v["CIN"], window, pad, v.get("DILATION", 1))
    return packed(v, np.einsum("yxchw,hwco->yxo", seen, weights.reshape(*window, v["CIN"], v["COUT"])), image)


def depthwise(v: dict[str, Any], x: Array, weights: Array, image: bool) -> Array:
    window = (v["WINDOW"], v["WINDOW"])
    seen = windows(v, x, v["C"], window, (v["PAD"], v["PAD"]))
    return packed(v, np.einsum("yxchw,hwc->yxc", seen, weights.reshape(*window, v["C"])), image)


# Lavin and Gray's matrices (arXiv:1509.09308): input, weights, output of F(2, 3) and F(4, 3)
BT = {
    2: np.array([[1, 0, -1, 0], [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, 0, -1]], float),
    4: np.array([[4, 0, -5, 0, 1, 0], [0, -4, -4, 1, 1, 0], [0, 4, -4, -1, 1, 0], [0, -2, -1, 2, 1, 0], [0, 2, -1, -2, 1, 0],
                 [0, 4, 0, -5, 0, 1]], float),
}  # fmt: skip
G = {
    2: np.array([[1, 0, 0], [0.5, 0.5, 0.5], [0.5, -0.5, 0.5], [0, 0, 1]]),
    4: np.array([[6, 0, 0], [-4, -4, -4], [-4, 4, -4], [1, 2, 4], [1, -2, 4], [0, 0, 24]]) / 24,
}
AT = {
    2: np.array([[1, 1, 1, 0], [0, 1, -1, -1]], float),
    4: np.array([[1, 1, 1, 1, 1, 0], [0, 1, -1, 2, -2, 0], [0, 1, 1, 4, 4, 0], [0, 1, -1, 8, -8, 1]], float),
}


def winograd_weights(v: dict[str, Any], weights: Array, image: bool) -> Array:
    g = weights.reshape(3, 3, v["CIN"], v["COUT"])
    return np.einsum("ay,bx,yxio->abio", G[v["OUT"]], G[v["OUT"]], g)


def winograd_input(v: dict[str, Any], x: Array, image: bool) -> Array:
    out, h, w = v["OUT"], v["H"], v["W"]
    inputs = unpacked(v, x, v["CIN"], h, w, v["IN_IMAGE"])
    rows, columns = -(-h // out), -(-w // out)
    inputs = np.pad(inputs, ((1, rows * out + 1 - h), (1, columns * out + 1 - w), (0, 0)))
    tiles = np.lib.stride_tricks.sliding_window_view(inputs, (out + 2, out + 2), axis=(0, 1))[::out, ::out]
    return np.einsum("ay,bx,rscyx->abrsc", BT[out], BT[out], tiles)


def winograd_output(v: dict[str, Any], m: Array, image: bool) -> Array:
    out, h, w = v["OUT"], v["H"], v["W"]
    rows, columns = -(-h // out), -(-w // out)
    tiles = m.reshape(out + 2, out + 2, rows, columns, v["COUT"])
    pixels = np.einsum("ya,xb,abrsc->rysxc", AT[out], AT[out], tiles).reshape(rows * out, columns * out, v["COUT"])
    return packed(v, np.ascontiguousarray(pixels[:h, :w]), image)


EXPECTED = {
    "winograd_weights": winograd_weights, "winograd_input": winograd_input, "winograd_output": winograd_output,
    "gemm": gemm, "conv1x1": conv1x1, "fully_connected": fully_connected, "conv3x3": conv, "conv": conv, "depthwise": depthwise,
}  # fmt: skip


def covering(space: Space, strength: int = 1, seed: int = 0, drawn: int = 4000) -> list[int]:
    """Members that take every value of every knob (strength 1), or every pair of values of two knobs (2), as far as they occur
    among `drawn` valid members: greedily, the member that adds most first."""
    indices = space.sample(drawn, seed)
    table = space.table_of(indices)
    columns = [np.unique(table[name], return_inverse=True)[1] for name in space.names]
    groups = [(c,) for c in columns] if strength == 1 else [(a, b) for i, a in enumerate(columns) for b in columns[:i]]
    codes, base = [], 0
    for group in groups:
        code = group[0] if len(group) == 1 else group[0] * (group[1].max() + 1) + group[1]
        codes.append(code + base)
        base += int(code.max()) + 1
    wanted = np.stack(codes, 1)
    missing = np.zeros(base, bool)
    missing[np.unique(wanted)] = True
    chosen = []
    while missing.any():
        best = int(missing[wanted].sum(1).argmax())
        chosen.append(int(indices[best]))
        missing[wanted[best]] = False
    return chosen
