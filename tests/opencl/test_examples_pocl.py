"""The example kernels compute what they say: each runs through OpenCL (PoCL on the CPU) on a small shape, against numpy.

The launch files are checked too: their sizes must be those the same code derives for the full shape.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from mgpusim.calibrate.measuring.cldevice import image_maker

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
RNG_SEED = 7

Array = np.ndarray[Any, Any]


class Case(NamedTuple):
    """One launch: arguments in order and what the written ones must hold afterwards.

    An argument is an array (1-D: a buffer; (height, width, channels): an image), a Local, a numpy scalar, or a tuple of the
    components of an int vector.
    """

    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    args: list[Any]
    expected: dict[int, Array]
    options: str = ""


class Local(NamedTuple):
    size_b: int


def draw(*shape: int) -> Array:
    # negative values too: a maximum or a clamp must be seen to act
    return np.random.default_rng(RNG_SEED + sum(shape)).uniform(-1, 1, shape).astype(np.float32)


def to_image(tensor: Array) -> Array:
    """(H, W, C) as the image (H, C/4 * W, 4)."""
    h, w, c = tensor.shape
    return np.ascontiguousarray(tensor.reshape(h, w, c // 4, 4).transpose(0, 2, 1, 3).reshape(h, c // 4 * w, 4))


def to_slices(tensor: Array) -> Array:
    """(H, W, C) as the flat array of (C/4, H, W, 4)."""
    h, w, c = tensor.shape
    return np.ascontiguousarray(tensor.reshape(h, w, c // 4, 4).transpose(2, 0, 1, 3)).ravel()


def convolve(x: Array, weights: Array, bias: Array) -> Array:
    """(H, W, CI) by (KY, KX, CI, CO), same size, in double precision."""
    ky, kx, _, co = weights.shape
    padded = np.pad(x.astype(np.float64), ((ky // 2, ky // 2), (kx // 2, kx // 2), (0, 0)))
    out = np.zeros((*x.shape[:2], co)) + bias
    for i in range(ky):
        for j in range(kx):
            out += padded[i : i + x.shape[0], j : j + x.shape[1]] @ weights[i, j]
    return out


def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


def conv1x1_image(h: int, w: int, ci: int, co: int) -> Case:
    x, k, b = draw(h, w, ci), draw(ci, co), draw(co)
    weights = np.ascontiguousarray(k.reshape(ci, co // 4, 4).transpose(1, 0, 2))
    args: list[Any] = [to_image(x), weights, b.reshape(1, -1, 4), np.zeros((h, co // 4 * w, 4), np.float32)]
    args += [np.int32(v) for v in (w, h, ci // 4, co // 4)]
    return Case((ceil_div(w, 4), h, co // 4), None, args, {3: to_image(convolve(x, k[None, None], b))})


def conv1x1_buffer(h: int, w: int, ci: int, co: int) -> Case:
    x, k, b = draw(h, w, ci), draw(ci, co), draw(co)
    args = [x.ravel(), k.ravel(), b, np.zeros(h * w * co, np.float32), np.int32(h * w), np.int32(ci), np.int32(co)]
    return Case((co // 4, ceil_div(h * w, 4)), None, args, {3: convolve(x, k[None, None], b).ravel()})


def conv3x3_image(h: int, w: int, ci: int, co: int) -> Case:
    x, k, b = draw(h, w, ci), draw(3, 3, ci, co), draw(co)
    weights = np.ascontiguousarray(k.reshape(9, ci, co // 4, 4).transpose(2, 0, 1, 3).reshape(-1, ci, 4))
    args = [to_image(x), weights, b.reshape(1, -1, 4), np.zeros((h, co // 4 * w, 4), np.float32), (w, h, ci // 4, co // 4)]
    return Case((w, h, co // 4), None, args, {3: to_image(convolve(x, k, b))})


def conv3x3_buffer(h: int, w: int, ci: int, co: int) -> Case:
    x, k, b = draw(h, w, ci), draw(3, 3, ci, co), draw(co)
    weights = np.ascontiguousarray(k.reshape(9, ci // 4, 4, co // 4, 4).transpose(3, 1, 0, 2, 4)).ravel()
    args = [to_slices(x), weights, b, np.zeros(h * w * co, np.float32), *(np.int32(v) for v in (w, h, ci // 4, co // 4))]
    return Case((ceil_div(w, 4), h, co // 4), None, args, {3: to_slices(convolve(x, k, b))})


def depthwise3x3(h: int, w: int, c: int, stride: int) -> Case:
    x, k, b = draw(h, w, c), draw(3, 3, c) * 4, draw(c) * 4
    dense = np.zeros((3, 3, c, c))
    dense[:, :, range(c), range(c)] = k
    out = np.clip(convolve(x, dense, b)[::stride, ::stride], 0, 6)
    weights = np.ascontiguousarray(k.reshape(9, c // 4, 4).transpose(1, 0, 2))
    oh, ow = out.shape[:2]
    args: list[Any] = [to_image(x), weights, b.reshape(1, -1, 4), np.zeros((oh, c // 4 * ow, 4), np.float32)]
    args += [np.int32(v) for v in (w, ow, oh, c // 4, stride)]
    return Case((ow, oh, c // 4), None, args, {3: to_image(out)})


def gemm_tiled(m: int, n: int, k: int, tile: int) -> Case:
    a, b = draw(m, k), draw(k, n)
    args = [a.ravel(), b.ravel(), np.zeros(m * n, np.float32), np.int32(m), np.int32(n), np.int32(k)]
    size = (ceil_div(n, tile) * tile, ceil_div(m, tile) * tile)
    return Case(size, (tile, tile), args, {2: (a.astype(np.float64) @ b).ravel()}, f"-DTILE={tile}")


def reduction(count: int, items: int, local: int) -> Case:
    x = draw(count)
    of_item = np.zeros(items)
    np.add.at(of_item, np.arange(count) % items, x)
    args = [x, np.zeros(items // local, np.float32), Local(4 * local), np.int32(count)]
    return Case((items,), (local,), args, {1: of_item.reshape(-1, local).sum(1)})


def texture_chase(width: int, height: int, stride: int, steps: int) -> Case:
    count = width * height
    chain = ((np.arange(count) + stride) % count).astype(np.int32)
    args = [chain.reshape(height, width, 1), np.zeros(1, np.int32), np.int32(steps)]
    expected = np.array([stride * steps % count])
    return Case((1,), (1,), args, {1: expected}, f"-DLOG2_WIDTH={width.bit_length() - 1}")


def softmax(rows: int, classes: int, group: int) -> Case:
    x = draw(rows, classes) * 30  # large enough to overflow exp if the maximum were not subtracted
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    args = [x.ravel(), np.zeros(x.size, np.float32), np.int32(classes)]
    return Case((rows * group,), (group,), args, {1: (e / e.sum(1, keepdims=True)).ravel()}, f"-DGROUP={group}")


def maxpool_image(h: int, w: int, c: int, window: int, stride: int) -> Case:
    x, pad = draw(h, w, c) - 2, window // 2  # all below zero
    padded = np.pad(x, ((pad, pad), (pad, pad), (0, 0)), constant_values=-np.inf)
    views = np.lib.stride_tricks.sliding_window_view(padded, (window, window), axis=(0, 1))
    out = views.max(axis=(-2, -1))[::stride, ::stride]
    oh, ow = out.shape[:2]
    args: list[Any] = [to_image(x), np.zeros((oh, c // 4 * ow, 4), np.float32), (w, h), (ow, oh)]
    args += [np.int32(v) for v in (c // 4, window, stride, pad)]
    return Case((ow, oh, c // 4), None, args, {1: to_image(out)})


# each with a small shape whose sizes leave ragged edges, and the shape of its launch file
SHAPES: dict[str, tuple[Callable[..., Case], tuple[int, ...], tuple[int, ...]]] = {
    "conv1x1_image": (conv1x1_image, (5, 10, 8, 12), (56, 56, 256, 256)),
    "conv1x1_buffer": (conv1x1_buffer, (3, 7, 8, 12), (56, 56, 256, 256)),
    "conv3x3_image": (conv3x3_image, (6, 7, 8, 12), (56, 56, 256, 256)),
    "conv3x3_buffer": (conv3x3_buffer, (6, 7, 8, 12), (56, 56, 64, 64)),
    "depthwise3x3": (depthwise3x3, (7, 9, 8, 2), (56, 56, 128, 1)),
    "gemm_tiled": (gemm_tiled, (20, 35, 41, 16), (512, 512, 512, 16)),
    "reduction": (reduction, (1000, 128, 32), (1 << 20, 65536, 256)),
    "texture_chase": (texture_chase, (16, 8, 5, 37), (16384, 1, 16, 4096)),
    "softmax": (softmax, (3, 100, 16), (384, 384, 64)),
    "maxpool_image": (maxpool_image, (9, 12, 8, 3, 2), (112, 112, 64, 3, 2)),
}


@functools.cache
def open_device() -> tuple[Any, Any, Any]:
    """(pyopencl, context, queue) of a CPU device with images, else skip with the reason."""
    cl = pytest.importorskip("pyopencl", reason="pyopencl is not installed")
    try:
        devices = [d for p in cl.get_platforms() for d in p.get_devices() if d.image_support]
    except cl.Error as error:
        pytest.skip(f"no OpenCL platform: {error}")
    if not devices:
        pytest.skip("no OpenCL device with images")
    context = cl.Context([devices[0]])
    return cl, context, cl.CommandQueue(context)


def run(name: str, case: Case) -> dict[int, Array]:
    cl, context, queue = open_device()
    flags = cl.mem_flags
    program = cl.Program(context, (EXAMPLES / f"{name}.cl").read_text(encoding="utf-8")).build(case.options)
    values: list[Any] = []
    for at, arg in enumerate(case.args):
        if isinstance(arg, Local):
            values.append(cl.LocalMemory(arg.size_b))
        elif isinstance(arg, tuple):
            values.append(np.array(arg, np.int32).tobytes())
        elif not isinstance(arg, np.ndarray):
            values.append(arg)
        elif arg.ndim == 1:
            values.append(cl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=arg))
        else:
            order = {1: cl.channel_order.R, 4: cl.channel_order.RGBA}[arg.shape[2]]
            kind = {"f": cl.channel_type.FLOAT, "i": cl.channel_type.SIGNED_INT32}[arg.dtype.kind]
            access = flags.WRITE_ONLY if at in case.expected else flags.READ_ONLY
            shape = (arg.shape[1], arg.shape[0])
            form = cl.ImageFormat(order, kind)
            values.append(image_maker(cl)(context, access | flags.COPY_HOST_PTR, form, shape, hostbuf=arg))
    kernel = cl.Kernel(program, name)
    kernel(queue, case.global_size, case.local_size, *values)
    results = {}
    for at in case.expected:
        host = np.empty_like(case.args[at])
        if host.ndim == 1:
            cl.enqueue_copy(queue, host, values[at])
        else:
            cl.enqueue_copy(queue, host, values[at], origin=(0, 0), region=(host.shape[1], host.shape[0]))
        results[at] = host
    return results


@pytest.mark.each_time("conv3x3_buffer", "softmax", "maxpool_image")
@pytest.mark.parametrize("name", SHAPES)
def test_small_shape_matches_numpy(name: str) -> None:
    make, small, _ = SHAPES[name]
    case = make(*small)
    for at, got in run(name, case).items():
        np.testing.assert_allclose(got, case.expected[at], rtol=2e-5, atol=2e-5, err_msg=f"{name}, argument {at}")


def sizes_of(args: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """What a launch file says of its arguments, in the terms of `sizes_of_case`."""
    out: list[tuple[Any, ...]] = []
    for arg in args:
        ((kind, body),) = arg.items()
        if kind == "image2d":
            out.append((kind, body["height"], body["width"], len(body["channels"]), body["dtype"]))
        elif kind == "buffer":
            out.append((kind, body["count"], body["dtype"]))
        elif kind == "local":
            out.append((kind, body["bytes"]))
        else:
            value = body["value"]
            out.append((kind, body["dtype"], tuple(value) if isinstance(value, list) else value))
    return out


def sizes_of_case(case: Case) -> list[tuple[Any, ...]]:
    out: list[tuple[Any, ...]] = []
    for arg in case.args:
        if isinstance(arg, Local):
            out.append(("local", arg.size_b))
        elif isinstance(arg, tuple):
            out.append(("scalar", "int32", arg))
        elif not isinstance(arg, np.ndarray):
            out.append(("scalar", "int32", int(arg)))
        elif arg.ndim == 1:
            out.append(("buffer", arg.size, arg.dtype.name))
        else:
            out.append(("image2d", *arg.shape, arg.dtype.name))
    return out


def expect_nothing(x: Array, weights: Array, bias: Array) -> Array:
    return np.zeros((*x.shape[:2], weights.shape[-1]))


@pytest.mark.parametrize("name", SHAPES)
def test_launch_file_has_the_sizes_of_its_shape(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "convolve", expect_nothing)  # only sizes matter, and the full shapes are slow
    make, _, full = SHAPES[name]
    case = make(*full)
    launch = tomllib.loads((EXAMPLES / f"{name}.toml").read_text(encoding="utf-8"))
    assert (launch["kernel"], launch["entry"]) == (f"{name}.cl", name)
    assert tuple(launch["global"]) == case.global_size
    assert launch.get("options", "") == case.options
    assert case.local_size is None or tuple(launch["local"]) == case.local_size
    assert sizes_of(launch["args"]) == sizes_of_case(case)
    written = {at for at, arg in enumerate(launch["args"]) for body in arg.values() if body.get("access") == "write"}
    assert written == set(case.expected)


def test_every_example_kernel_is_checked() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.cl")} == set(SHAPES)
