"""Arguments: tables, short forms, validation. Oracles: ctypes for C layouts, struct and numpy for sizes."""

from __future__ import annotations

import ctypes
import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.args import (
    ACCESSES,
    ADDRESS_MODES,
    CHANNELS,
    DTYPES,
    FILTERS,
    IMAGE_AXES,
    IMAGE_DTYPES,
    BufferArg,
    ImageArg,
    Init,
    LocalArg,
    SamplerArg,
    ScalarArg,
    arg_to_dict,
    canonical,
)
from mgpusim.workload.forms import format_arg, format_sizes, parse_arg, parse_sizes
from mgpusim.workload.tables import arg_from_dict

INTEGERS = {d for d in DTYPES if "int" in d}
sizes = st.integers(1, 1 << 14)
accesses = st.sampled_from([None, *ACCESSES])
inits = st.one_of(
    st.sampled_from(["uniform", "uniform_int", "zeros", "sorted"]).map(Init),
    st.integers(1, 100).map(lambda n: Init("random_index", n)),
    st.integers(-50, 50).map(lambda n: Init("chase", n)),
    st.sampled_from(["x.npy", "dir/with:colon.npy"]).map(lambda name: Init("file", name)),
)


@st.composite
def buffers(draw):
    dtype, count, init = draw(st.sampled_from(sorted(DTYPES))), draw(sizes), draw(inits)
    assume(init.kind != "chase" or dtype in {"int32", "int64", "float64"})
    return BufferArg(dtype, count, init, draw(accesses))


@st.composite
def images(draw):
    kind = draw(st.sampled_from(sorted(IMAGE_AXES)))
    named = {"depth" if axis == "layers" else axis: draw(st.integers(1, 2048)) for axis in IMAGE_AXES[kind]}
    init = draw(inits.filter(lambda i: i.kind not in ("chase", "random_index")))
    words = draw(st.sampled_from(sorted(CHANNELS))), draw(st.sampled_from(sorted(IMAGE_DTYPES)))
    texel_b = CHANNELS[words[0]] * IMAGE_DTYPES[words[1]]
    gaps = st.integers(0, 64).map(lambda gap: (named["width"] + gap) * texel_b)
    pitch = draw(st.one_of(st.none(), st.just(0), gaps)) if kind == "image2d" else None
    return ImageArg(kind, **named, channels=words[0], dtype=words[1], init=init, access=draw(accesses), row_pitch=pitch)


def numbers(dtype):
    if dtype in INTEGERS:
        info = np.iinfo(dtype)
        return st.integers(int(info.min), int(info.max))
    return st.floats(width=int(dtype[5:]), allow_nan=False)


@st.composite
def scalars(draw):
    dtype = draw(st.sampled_from(sorted(DTYPES)))
    count = draw(st.sampled_from([1, 2, 3, 4, 8, 16]))
    return ScalarArg(dtype, tuple(draw(st.lists(numbers(dtype), min_size=count, max_size=count))))


structs = st.binary(min_size=1, max_size=40).map(lambda raw: ScalarArg("struct", raw))
samplers = st.one_of(
    st.builds(SamplerArg, st.just(True), st.sampled_from(sorted(ADDRESS_MODES)), st.sampled_from(sorted(FILTERS))),
    st.builds(SamplerArg, st.just(False), st.sampled_from(["none", "clamp", "clamp_to_edge"]), st.sampled_from(sorted(FILTERS))),
)
of_local = st.sampled_from(["4 * lx", "lx*ly*16", "4 * round_up(n, lx)"]).map(LocalArg)
args = st.one_of(buffers(), images(), scalars(), structs, samplers, st.integers(1, 1 << 20).map(LocalArg), of_local)


@given(args)
def test_table_form_round_trips(arg):
    assert arg_from_dict(arg_to_dict(arg)) == arg


@given(args)
def test_table_form_survives_json(arg):
    import json

    assert arg_from_dict(json.loads(canonical(arg))) == arg


@given(args)
def test_short_form_round_trips(arg):
    assert parse_arg(format_arg(arg)) == arg


@given(st.lists(st.integers(0, 1 << 40), min_size=1, max_size=3).map(tuple))
def test_sizes_round_trip(shape):
    assert parse_sizes(format_sizes(shape)) == shape
    assert parse_sizes(",".join(map(str, shape))) == shape


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buffer:float32:802816", BufferArg("float32", 802816)),
        ("buffer:float32:802816:zeros:write", BufferArg("float32", 802816, Init("zeros"), "write")),
        ("buffer:int32:16:read_only", BufferArg("int32", 16, access="read")),
        ("buffer:int32:16:random_index=4", BufferArg("int32", 16, Init("random_index", 4))),
        ("image2d:448x56:RGBA/float32", ImageArg("image2d", 448, 56)),
        ("image2d:448x56:R/unorm8:zeros:write_only", ImageArg("image2d", 448, 56, 1, "R", "unorm8", Init("zeros"), "write")),
        ("image1d_array:448x5:RG/int16", ImageArg("image1d_array", 448, depth=5, channels="RG", dtype="int16")),
        ("image3d:4x5x6:RGBA/float16", ImageArg("image3d", 4, 5, 6, dtype="float16")),
        ("int32:56", ScalarArg("int32", (56,))),
        ("uint8:0xff", ScalarArg("uint8", (255,))),
        ("float32x4:1,2,3,4", ScalarArg("float32", (1.0, 2.0, 3.0, 4.0))),
        ("float32:-inf", ScalarArg("float32", (float("-inf"),))),
        ("bytes:0a0b", ScalarArg("struct", b"\n\x0b")),
        ("local:1024", LocalArg(1024)),
        ("local:4*lx", LocalArg("4*lx")),
        ("sampler:clamp/nearest", SamplerArg()),
        ("sampler:repeat/linear/normalized", SamplerArg(True, "repeat", "linear")),
    ],
)
def test_short_forms_of_the_manual(text, expected):
    assert parse_arg(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bufer:float32:4", "did you mean 'buffer'?"),
        ("float23:4", "did you mean 'float32'?"),
        ("float32x4:1,2", "got 2 values, expected 4"),
        ("float32:1,2", "write float32x2"),
        ("float32x5:1,2,3,4,5", "a list of 2, 3, 4, 8 or 16"),
        ("float32:", "expected a value, as in float32:1"),
        ("float32:nan", "got nan, expected a number for float32"),
        ("float16:1e6", "does not fit float16"),
        ("int8:128", "an integer of int8, -128 to 127"),
        ("int32:1.5", "got 1.5, expected an integer of int32"),
        ("uint32:-1", "0 to 4294967295"),
        ("buffer:float:4", "write 'float32'"),
        ("buffer:float32:0", "count: got 0, expected a positive integer"),
        ("buffer:float32:1e6", "count: got '1e6'"),
        ("buffer:float32:4:zeros:wite", "got access 'wite'"),
        ("buffer:float32:4:zero", "did you mean 'zeros'?"),
        ("buffer:float32:4:zeros=3", "zeros takes no value"),
        ("buffer:int32:4:chase", "init.chase: got null, expected an integer stride"),
        ("buffer:int8:200:chase=1", "int8 holds integers exactly only up to 127"),
        ("buffer:float16:4:random_index=2050", "only up to 2048"),
        ("image2d:448:RGBA/float32", "expected WIDTHxHEIGHT for image2d"),
        ("image2d:448x56:RGBA", "expected CHANNELS/DTYPE"),
        ("image2d:448x56@7000:RGBA/float32", "row_pitch: got 7000, expected bytes of whole texels, at least 7168 (a row of 448)"),
        ("image2d:448x56@7170:RGBA/float32", "row_pitch: got 7170"),
        ("image2d:448x56@wide:RGBA/float32", "row_pitch: got 'wide', expected a positive integer"),
        ("image3d:8x8x8@512:RGBA/float32", "row_pitch: given for an image3d, but only an image2d is made from a buffer"),
        ("image2d:448x56:RBGA/float32", "did you mean 'RGBA'?"),
        ("image2d:448x56:RGBA/float64", "got 'float64', expected one of float16"),
        ("local:-4", "bytes: got -4"),
        ("sampler:repeat/nearest", "needs normalized coordinates"),
        ("sampler:clamp", "expected sampler:ADDRESS/FILTER"),
        ("bytes:0g", "hexadecimal"),
        ("bytes:", "expected at least one"),
    ],
)
def test_short_form_errors_name_the_text_and_the_fix(text, message):
    with pytest.raises(InputError) as caught:
        parse_arg(text)
    assert message in str(caught.value)
    assert f"argument '{text}'" in str(caught.value)


def test_all_problems_of_a_table_at_once():
    with pytest.raises(InputError) as caught:
        arg_from_dict({"image2d": {"width": 0, "hight": 4, "dtype": "flot32", "init": "ones", "access": "wr"}}, "args[1]")
    text = "\n".join(caught.value.problems)
    for part in (
        "args[1].image2d.width: got 0",
        "args[1].image2d.height: missing",
        "args[1].image2d.hight: unknown key",
        "did you mean 'height'?",
        "did you mean 'float32'?",
        "args[1].image2d.init: got 'ones'",
        "args[1].image2d.access: got 'wr'",
    ):
        assert part in text
    assert len(caught.value.problems) == 6


@pytest.mark.parametrize("bad", [None, 3, [], {}, {"buffer": {}, "local": {}}, {"scaler": {}}, {"buffer": 5}, {3: {}}])
def test_what_is_no_argument_is_refused_with_its_path(bad):
    with pytest.raises(InputError, match=r"args\[7\]"):
        arg_from_dict(bad, "args[7]")


@pytest.mark.parametrize("count", [float("nan"), float("inf"), 1.5, True, "4", None, -1, 0, [4]])
def test_sizes_must_be_positive_integers(count):
    with pytest.raises(InputError, match="count: got"):
        BufferArg("float32", count)
    with pytest.raises(InputError, match="layers: got"):
        ImageArg("image2d_array", 4, 4, count)
    with pytest.raises(InputError, match="bytes: got"):
        LocalArg(count)


def test_whole_floats_of_json_writers_count_as_integers():
    assert BufferArg("float32", 4.0).count == 4
    assert type(arg_from_dict({"local": {"bytes": 8.0}}).bytes) is int
    assert ScalarArg("int32", (56.0,)).value == (56,)


def test_sizes_an_image_lacks_must_be_one():
    with pytest.raises(InputError, match="height: got 3, but an image1d has only width"):
        ImageArg("image1d", 4, 3)
    with pytest.raises(InputError, match="only layers"):
        arg_from_dict({"image2d_array": {"width": 1, "height": 1, "layers": 2, "depth": 2, "dtype": "int8"}})
    assert arg_from_dict({"image1d_array": {"width": 4, "depth": 2, "dtype": "int8"}}).shape == (2, 1, 4, 4)


@pytest.mark.parametrize(
    ("body", "part"),
    [
        ({"value": 1}, "dtype: missing"),
        ({}, "exactly one of"),
        ({"dtype": "int32", "value": 1, "bytes": [1]}, "got value and bytes"),
        ({"dtype": "int32", "bytes": [1]}, "given beside bytes"),
        ({"dtype": "struct", "value": 1}, "give the struct as bytes"),
        ({"bytes": [256]}, "integers 0 to 255"),
        ({"dtype": "int32", "value": True}, "got true"),
        ({"dtype": "int32", "value": [1, 2, 3, 4, 5]}, "2, 3, 4, 8 or 16"),
        ({"struct": [["int32", 1], ["float23", 2], 3]}, "struct[2]: got 3"),
    ],
)
def test_scalar_table_errors(body, part):
    with pytest.raises(InputError) as caught:
        arg_from_dict({"scalar": body})
    assert part in str(caught.value)


C_TYPES = {
    "int8": ctypes.c_int8, "uint16": ctypes.c_uint16, "int32": ctypes.c_int32, "uint64": ctypes.c_uint64,
    "float32": ctypes.c_float, "float64": ctypes.c_double,
}  # fmt: skip


@given(st.lists(st.sampled_from(sorted(C_TYPES)), min_size=1, max_size=8), st.data())
def test_struct_layout_is_that_of_c(dtypes, data):
    members = [[dtype, data.draw(numbers(dtype))] for dtype in dtypes]
    layout = type("Layout", (ctypes.Structure,), {"_fields_": [(f"m{i}", C_TYPES[d]) for i, d in enumerate(dtypes)]})
    packed = arg_from_dict({"scalar": {"struct": members}}).to_bytes()
    assert len(packed) == ctypes.sizeof(layout)
    back = layout.from_buffer_copy(packed)
    for index, (dtype, value) in enumerate(members):
        assert getattr(back, f"m{index}") == np.dtype(dtype).type(value)


def test_vectors_in_structs_align_to_their_size():
    packed = arg_from_dict({"scalar": {"struct": [["int32", 1], ["float32", [1, 2, 3]], ["int8", 5]]}}).to_bytes()
    assert packed == struct.pack("<i12x3f4xb15x", 1, 1.0, 2.0, 3.0, 5)


@given(scalars())
def test_scalar_bytes_are_those_of_numpy(arg):
    raw = np.array(arg.value, np.dtype(arg.dtype).newbyteorder("<")).tobytes()
    assert arg.to_bytes()[: len(raw)] == raw
    assert arg.size_b == (len(raw) if len(arg.value) != 3 else len(raw) // 3 * 4)


def test_files_are_relative_to_the_launch_file():
    arg = arg_from_dict({"buffer": {"dtype": "int8", "count": 1, "init": {"file": "x.npy"}}}, base=Path("/data"))
    assert arg.init == Init("file", "/data/x.npy")
    assert parse_arg("buffer:int8:1:file=a:b.npy:read", Path("/d")).init.value == "/d/a:b.npy"


def test_access_and_address_aliases_have_one_canonical_form():
    assert BufferArg("int8", 1, access="read_only") == BufferArg("int8", 1, access="read")
    assert SamplerArg(True, "mirrored", "linear") == SamplerArg(True, "mirrored_repeat", "linear")


def test_names_and_bits_agree_with_the_executor():
    from mgpusim.opencl.execution.image_formats import DTYPES as CHANNEL_TYPES
    from mgpusim.opencl.execution.image_formats import ORDERS
    from mgpusim.opencl.execution.image_taps import Sampler
    from mgpusim.opencl.execution.images import DIMS

    assert {f"image{dims}" for dims in DIMS} == set(IMAGE_AXES)
    assert {name: order.channels for name, order in ORDERS.items()} == CHANNELS
    assert {name: kind.size_b for name, kind in CHANNEL_TYPES.items()} == IMAGE_DTYPES
    for address in ADDRESS_MODES:
        for kind in FILTERS:
            decoded = Sampler.from_bits(SamplerArg(True, address, kind).bits)
            assert (decoded.normalized, decoded.address, decoded.filter) == (True, address, kind)


def test_arguments_are_hashable():
    assert len({BufferArg("int8", 1), BufferArg("int8", 1), ScalarArg("int8", [1]), ScalarArg("int8", (1,))}) == 2


def test_an_image_made_from_a_buffer():
    image = parse_arg("image2d:448x56@8192:RGBA/float32:zeros:read")
    assert image == ImageArg("image2d", 448, 56, init=Init("zeros"), access="read", row_pitch=8192)
    assert image.size_b == 55 * 8192 + 448 * 16
    assert image == arg_from_dict(
        {"image2d": {"width": 448, "height": 56, "dtype": "float32", "init": "zeros", "access": "read", "row_pitch": 8192}}
    )
    assert parse_arg("image2d:448x56@0:RGBA/float32").row_pitch == 448 * 16
    assert canonical(image) != canonical(parse_arg("image2d:448x56:RGBA/float32:zeros:read"))


def test_half_is_float16():
    assert parse_arg("half:1.5") == parse_arg("float16:1.5") == ScalarArg("half", (1.5,))
    assert parse_arg("halfx4:1,2,3,4").size_b == 8
    assert parse_arg("buffer:half:64") == BufferArg("float16", 64)
    assert parse_arg("image2d:8x8:RGBA/half") == ImageArg("image2d", 8, 8, dtype="float16")
    assert arg_from_dict({"scalar": {"dtype": "half", "value": [1, 2]}}) == parse_arg("float16x2:1,2")
    assert canonical(parse_arg("half:1.5")) == canonical(parse_arg("float16:1.5"))
    with pytest.raises(InputError, match="write 'float32'"):
        parse_arg("buffer:float:64")


@pytest.mark.parametrize(
    ("spelled", "plain"), [("float32x4:1000", "float32:4000"), ("halfx2:8", "half:16"), ("int8x3:5", "int8:20")]
)
def test_buffers_of_vectors_are_buffers_of_their_scalars(spelled: str, plain: str) -> None:
    assert parse_arg(f"buffer:{spelled}:zeros:write") == parse_arg(f"buffer:{plain}:zeros:write")


def test_buffers_of_no_vector() -> None:
    with pytest.raises(InputError, match="got 'float32x5', expected a vector of 2, 3, 4, 8, 16, as in float32x4"):
        parse_arg("buffer:float32x5:1000")
