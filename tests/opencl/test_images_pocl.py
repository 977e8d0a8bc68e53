"""Images against PoCL, where it is installed: every read function, sampler mode and dimension that it supports.

Where PoCL departs from the specification (see tests/helpers/oracles.py) the comparison steps around it.
"""

from __future__ import annotations

import functools

import numpy as np
import pytest

from mgpusim.opencl.execution.image_access import fetch, store
from mgpusim.opencl.execution.image_taps import Sampler, taps
from mgpusim.opencl.execution.images import DIMS, Image
from mgpusim.workload.args import CHANNELS, BufferArg, ImageArg, SamplerArg
from mgpusim.workload.fill import storage_dtype
from tests.helpers.oracles import given, need_pocl, pocl_run, stored


def texels(dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    rng = np.random.default_rng(5)
    kind = np.dtype(storage_dtype(dtype))
    if kind.kind == "f":
        return rng.normal(size=shape).astype(kind)
    info = np.iinfo(kind)
    return rng.integers(info.min, info.max, size=shape, dtype=kind, endpoint=True)


KERNELS = """
#define READ(NAME, IMAGE, N, COORD) \\
  kernel void NAME##_f(read_only IMAGE im, sampler_t s, global const N *at, global float4 *out) \\
  { size_t g = get_global_id(0); N c = at[g]; out[g] = read_imagef(im, s, COORD); } \\
  kernel void NAME##_i(read_only IMAGE im, sampler_t s, global const N *at, global int4 *out) \\
  { size_t g = get_global_id(0); N c = at[g]; out[g] = read_imagei(im, s, COORD); } \\
  kernel void NAME##_ui(read_only IMAGE im, sampler_t s, global const N *at, global uint4 *out) \\
  { size_t g = get_global_id(0); N c = at[g]; out[g] = read_imageui(im, s, COORD); }
READ(float_1d, image1d_t, float4, c.x)
READ(float_1d_array, image1d_array_t, float4, c.xy)
READ(float_2d, image2d_t, float4, c.xy)
READ(float_2d_array, image2d_array_t, float4, c)
READ(float_3d, image3d_t, float4, c)
READ(int_1d, image1d_t, int4, c.x)
READ(int_1d_array, image1d_array_t, int4, c.xy)
READ(int_2d, image2d_t, int4, c.xy)
READ(int_2d_array, image2d_array_t, int4, c)
READ(int_3d, image3d_t, int4, c)
kernel void write_f(write_only image2d_t im, global const float4 *c)
{ int g = get_global_id(0); write_imagef(im, (int2)(g, 0), c[g]); }
kernel void write_i(write_only image2d_t im, global const int4 *c)
{ int g = get_global_id(0); write_imagei(im, (int2)(g, 0), c[g]); }
kernel void write_ui(write_only image2d_t im, global const uint4 *c)
{ int g = get_global_id(0); write_imageui(im, (int2)(g, 0), c[g]); }
"""
FORMATS = ["RGBA/float32", "RGBA/unorm8", "RGBA/snorm8", "RGBA/unorm16", "RGBA/snorm16", "RGBA/float16", "RGBA/int8",
           "RGBA/int16", "RGBA/int32", "RGBA/uint8", "RGBA/uint16", "RGBA/uint32", "BGRA/unorm8",
           "R/float32", "A/float32"]  # fmt: skip


def image_arg(image: Image, access: str) -> ImageArg:
    return ImageArg(
        f"image{image.dims}", image.width, image.height, image.depth, image.order, image.dtype, stored(image.data), access
    )


def pocl_read(image: Image, sampler: Sampler, coords: np.ndarray, want: str) -> np.ndarray:
    if sampler.normalized and image.layered and scales_layers():
        coords = coords.copy()
        coords[:, image.axes] /= image.depth
    form = {"f": "float32", "i": "int32", "ui": "uint32"}[want]
    args = [image_arg(image, "read"), SamplerArg(sampler.normalized, sampler.address, sampler.filter), given(coords),
            BufferArg(form, 4 * len(coords), access="write")]  # fmt: skip
    entry = f"{'float' if coords.dtype == np.float32 else 'int'}_{image.dims}_{want}"
    return pocl_run(KERNELS, entry, "", (len(coords),), None, args)[0].reshape(-1, 4)


@functools.cache
def scales_layers() -> bool:
    """Whether PoCL scales the layer as it does normalized coordinates: 3.1 does, 5.0 does not."""
    image = Image("1d_array", 1, 1, 3, "R", "float32", np.arange(3, dtype=np.float32).reshape(3, 1, 1, 1))
    args = [image_arg(image, "read"), SamplerArg(True, "clamp_to_edge", "nearest"), given(np.ones((1, 4), np.float32)),
            BufferArg("float32", 4, access="write")]  # fmt: skip
    return bool(pocl_run(KERNELS, "float_1d_array_f", "", (1,), None, args)[0][0] != 1)


def our_read(image: Image, sampler: Sampler, coords: np.ndarray, want: str) -> np.ndarray:
    columns = [np.ascontiguousarray(coords[:, c]) for c in range(4)]
    colour = fetch(image, taps(image, sampler, columns), want)
    rows = np.stack([np.broadcast_to(c, len(coords)) for c in colour], axis=1)
    return np.ascontiguousarray(rows).view(np.uint32) if want == "ui" else rows


def example(dims: str, form: str) -> tuple[Image, str]:
    order, dtype = form.split("/")
    axes, layered = DIMS[dims]
    shape = (3 if axes > 2 or layered else 1, 5 if axes > 1 else 1, 7)
    image = Image(dims, shape[2], shape[1], shape[0], order, dtype, texels(dtype, (*shape, CHANNELS[order])))
    return image, "i" if dtype.startswith("int") else "ui" if dtype.startswith("uint") else "f"


@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("dims", ["1d", "1d_array", "2d", "2d_array", "3d"])
@pytest.mark.parametrize("address", ["none", "clamp_to_edge", "clamp"])
def test_int_coordinates(dims: str, address: str) -> None:
    need_pocl()
    sampler = Sampler(False, address, "nearest")
    for form in FORMATS:
        if form == "R/float32" and address == "clamp":
            continue  # PoCL's border colour lacks the alpha of 1
        image, want = example(dims, form)
        low = 0 if address == "none" else -2
        sizes = np.array([image.width, image.height if image.axes > 1 else image.depth, image.depth, 1])
        coords = np.random.default_rng(1).integers(low, sizes - low, size=(200, 4), dtype=np.int32)
        got, theirs = our_read(image, sampler, coords, want), pocl_read(image, sampler, coords, want)
        np.testing.assert_allclose(got, theirs, rtol=2e-7, err_msg=form)


@pytest.mark.each_time(every=17)
@pytest.mark.parametrize("dims", ["1d", "1d_array", "2d", "2d_array", "3d"])
@pytest.mark.parametrize("filter_", ["nearest", "linear"])
@pytest.mark.parametrize(
    ("normalized", "address"),  # the repeat modes are undefined without normalized coordinates
    [(n, a) for n in (False, True) for a in ("clamp_to_edge", "clamp", "repeat", "mirrored_repeat") if n or "repeat" not in a],
)
def test_float_coordinates(dims: str, filter_: str, normalized: bool, address: str) -> None:
    need_pocl()
    sampler = Sampler(normalized, address, filter_)
    for form in ("RGBA/float32", "RGBA/unorm8", "R/float32", "RGBA/uint16"):
        image, want = example(dims, form)
        if (want != "f" and filter_ == "linear") or (form == "R/float32" and address == "clamp"):
            continue  # undefined; and PoCL's border colour lacks the alpha of 1
        sizes = np.array([image.width, image.height if image.axes > 1 else image.depth, image.depth, 1])
        # no coordinate lies where the rounding of an equal formula would choose the texel
        steps = np.random.default_rng(2).integers(-2 * 6, 3 * 6 + 6 * sizes, size=(300, 4)) // 2 * 2 + 1
        coords = steps / 6.0 + 1 / 30
        if normalized:
            coords[:, : image.axes] /= sizes[: image.axes]  # layers are never normalized
        coords = coords.astype(np.float32)
        got, theirs = our_read(image, sampler, coords, want), pocl_read(image, sampler, coords, want)
        np.testing.assert_allclose(got, theirs, rtol=1e-5, atol=1e-5, err_msg=form)


@pytest.mark.parametrize("form", FORMATS)
def test_write(form: str) -> None:
    need_pocl()
    order, dtype = form.split("/")
    count = 64
    rng = np.random.default_rng(3)
    if dtype.startswith(("int", "uint")):
        want = "i" if dtype.startswith("int") else "ui"
        span = 2.0 ** rng.integers(6, 31, size=(count, 4))
        colour = (rng.uniform(-1 if want == "i" else 0, 1, size=(count, 4)) * span).astype(np.int32)
    else:
        want, colour = "f", rng.normal(size=(count, 4)).astype(np.float32)
    image = Image("2d", count, 1, order=order, dtype=dtype)
    [expected] = pocl_run(KERNELS, f"write_{want}", "", (count,), None, [image_arg(image, "write"), given(colour)])
    store(image, [np.arange(count, dtype=np.int32), 0], [np.ascontiguousarray(colour[:, c]) for c in range(4)])
    np.testing.assert_array_equal(image.data, expected)
