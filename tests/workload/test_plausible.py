"""Made arguments: they fit the parameters, and the kernel runs on them and computes what it should."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mgpusim.errors import InputError
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.ir.program import Function
from mgpusim.opencl.ir.reader import read_module
from mgpusim.workload.args import Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.data import materialize
from mgpusim.workload.launch import Launch
from mgpusim.workload.plausible import NOTHING_GIVEN, SETTINGS, Given, index_space, made_args
from mgpusim.workload.program import run
from mgpusim.workload.usage import Usage, usage_of

KINDS = """
typedef struct { int rows; float slope; long big; } shape_t;
typedef half4 texel4;
kernel void every(global float4 *a, global const texel4 *h, constant int *table, local float *tile, global void *raw,
                  read_only image2d_t in, write_only image2d_t out, read_only image2d_array_t layers, read_only image3d_t cube,
                  read_only image1d_buffer_t line, read_only image2d_t codes, sampler_t s, int width, uint2 pads, half scale,
                  float4 colour, uchar small, ulong offset, shape_t shape) {
  int x = get_global_id(0), y = get_global_id(1);
  tile[get_local_id(0)] = table[x & 7] + shape.rows;
  float4 v = read_imagef(in, s, (int2)(x, y)) + read_imagef(layers, s, (int4)(x, y, 1, 0));
  v += read_imagef(cube, s, (int4)(x, y, 1, 0));
  v += read_imagef(line, x) * scale + convert_float4(read_imageui(codes, s, (int2)(x, y)));
  write_imagef(out, (int2)(x, y), v);
  a[y * width + x + offset] = v + colour * shape.slope + tile[get_local_id(0)] + convert_float4(h[x]) + pads.x + small;
  ((global int *) raw)[x] = y;
}
"""


def opened(source: str, name: str) -> tuple[Function, Usage]:
    function = read_module(compile_source(TranslationUnit(source))).kernels[name]
    return function, usage_of(function)


def launched(source: str, name: str, given: Given = NOTHING_GIVEN) -> tuple[Launch, dict[str, Arg]]:
    function, use = opened(source, name)
    sizes = index_space(function, use, SETTINGS[0], given)
    args = made_args(function, use, SETTINGS[0], *sizes, given)
    launch = Launch(source, name, sizes[0], args, sizes[1])
    bind(function.args, launch)  # every one fits its parameter
    return launch, {p.name: a for p, a in zip(function.args, args, strict=True)}


def test_every_kind_of_argument() -> None:
    launch, args = launched(KINDS, "every")
    assert launch.dim == 2
    assert {name: type(arg) for name, arg in args.items()} == {
        "a": BufferArg, "h": BufferArg, "table": BufferArg, "tile": LocalArg, "raw": BufferArg, "in": ImageArg, "out": ImageArg,
        "layers": ImageArg, "cube": ImageArg, "line": ImageArg, "codes": ImageArg, "s": SamplerArg, "width": ScalarArg,
        "pads": ScalarArg, "scale": ScalarArg, "colour": ScalarArg, "small": ScalarArg, "offset": ScalarArg, "shape": ScalarArg,
    }  # fmt: skip
    dtypes = {name: arg.dtype for name, arg in args.items() if isinstance(arg, (BufferArg, ImageArg, ScalarArg))}
    # a typedef is seen through, and void is what is stored there
    assert (dtypes["a"], dtypes["h"], dtypes["table"], dtypes["raw"]) == ("float32", "float16", "int32", "int32")
    assert (dtypes["in"], dtypes["codes"]) == ("float32", "uint32")
    assert (dtypes["pads"], dtypes["scale"], dtypes["small"], dtypes["offset"]) == ("uint32", "float16", "uint8", "uint64")
    kinds = [arg.kind for arg in args.values() if isinstance(arg, ImageArg)]
    assert kinds == ["image2d", "image2d", "image2d_array", "image3d", "image1d_buffer", "image2d"]
    # int 16, float 1.0, padding to 8, long 16: laid out as C does
    shape = args["shape"]
    assert isinstance(shape, ScalarArg)
    assert shape.to_bytes() == np.array([(16, 1.0, 16)], np.dtype([("r", "<i4"), ("s", "<f4"), ("b", "<i8")])).tobytes()
    assert args["width"] == ScalarArg("int32", (64,))
    assert args["offset"] == ScalarArg("uint64", (0,))


def test_the_made_launch_runs_and_computes_what_numpy_does() -> None:
    source = """kernel void saxpy(global const float *x, global float *y, float alpha, int n) {
      int i = get_global_id(0);
      if (i < n) y[i] = alpha * x[i] + y[i];
    }"""
    launch, args = launched(source, "saxpy")
    (n,) = launch.global_size
    assert args["n"] == ScalarArg("int32", (n,))  # all items work
    x, y = (materialize(args[name], name)[:n] for name in "xy")
    assert np.array_equal(run(launch)[1][:n], np.float32(1.0) * x + y)


@pytest.mark.parametrize(
    ("body", "dims"),
    [
        ("a[get_global_id(0)] = 1;", 1),
        ("a[get_group_id(1)] = get_local_id(0);", 2),
        ("a[get_global_id(2)] = 1;", 3),
        ("a[0] = 1;", 1),
        ("for (int d = 0; d < a[9]; d++) a[d] = get_global_id(d);", 3),
    ],
)
def test_dimensions_are_those_that_are_asked_for(body: str, dims: int) -> None:
    launch, _ = launched(f"kernel void f(global int *a) {{ {body} }}", "f")
    assert launch.dim == dims
    assert launch.local_size is not None
    assert all(size % side == 0 for size, side in zip(launch.global_size, launch.local_size, strict=True))


def test_a_required_group_size_is_kept() -> None:
    body = "a[get_global_id(0)] = get_global_id(1);"
    launch, _ = launched(f"kernel __attribute__((reqd_work_group_size(24, 5, 1))) void f(global int *a) {{ {body} }}", "f")
    assert launch.local_size == (24, 5)
    assert [size % side for size, side in zip(launch.global_size, (24, 5), strict=True)] == [0, 0]


def test_what_is_given_is_taken() -> None:
    source = """kernel void f(global float4 *a, read_only image2d_t i, sampler_t s, int in_w, int out_w, int2 pad, local int *t) {
      a[get_global_id(0) * in_w + out_w + pad.y] = read_imagef(i, s, (int2)(t[0], 0)); }"""
    given = Given(
        global_size=(48, 2), local_size=(16, 2), values={"*_w": 5, "in_w": 7, "pad": [2, 3]}, counts={"a": 1000, "t": 32},
        images={"i*": "4096x16:RG/float16"},
    )  # fmt: skip
    launch, args = launched(source, "f", given)
    assert (launch.global_size, launch.local_size) == ((48, 2), (16, 2))
    assert (args["in_w"], args["out_w"], args["pad"]) == (
        ScalarArg("int32", (7,)), ScalarArg("int32", (5,)), ScalarArg("int32", (2, 3)),
    )  # fmt: skip
    assert args["a"] == BufferArg("float32", 4000)  # counted in elements: four floats each
    assert args["t"] == LocalArg(128)
    assert args["i"] == ImageArg("image2d", 4096, 16, 1, "RG", "float16")


def test_a_glob_for_buffers_leaves_local_pointers_alone() -> None:
    source = "kernel void f(global float *a, local float4 *t) { t[get_local_id(0)] = a[get_global_id(0)]; a[0] = t[1].x; }"
    _, args = launched(source, "f", Given(counts={"*": 1 << 16}))
    assert (args["a"], args["t"]) == (BufferArg("float32", 1 << 16), LocalArg(64 * 64))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (Given(values={"pad": [1, 2, 3]}), "parameter 'pad': got 3 values, expected 2 of int2"),
        (Given(values={"n": 1 << 40}), "value: got 1099511627776, expected an integer of int32"),
        (Given(images={"i": "64x64x64"}), "parameter 'i': got image size '64x64x64', expected width x height of image2d"),
    ],
)
def test_what_does_not_fit_is_named(given: Given, message: str) -> None:
    source = "kernel void f(read_only image2d_t i, int n, int2 pad, global int *a) { a[n] = pad.x + get_image_width(i); }"
    with pytest.raises(InputError, match=message.replace("(", r"\(")):
        launched(source, "f", given)


def test_buffers_hold_what_their_readers_read(tmp_path: Path) -> None:
    source = """kernel void gather(global const char *bytes, global const int *index, global float *out) {
      int i = get_global_id(0);
      out[i] = ((global const half *)(bytes + 2 * i))[index[i]];
    }"""
    _, args = launched(source, "gather")
    assert isinstance(args["bytes"], BufferArg)
    assert args["bytes"].dtype == "float16"
    indices = materialize(args["index"], "index")
    assert 0 <= indices.min() < indices.max() < 64  # small, and not all the same
