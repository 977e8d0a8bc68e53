"""Launch files and command-line launches: what they accept, and every mistake they name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.launch import Launch, launch_from_cli, launch_from_dict, launch_to_dict, load_launch, load_tagged_launch
from mgpusim.workload.program import run

SOURCE = "kernel void conv3x3() {}"
MANUAL = """
kernel = "conv.cl"
entry = "conv3x3"
options = "-DTILE=4"
global = [56, 56, 64]
local = [8, 4, 3]
pad = true
offset = [0, 0, 0]
[[args]]
image2d = { width = 448, height = 56, channels = "RGBA", dtype = "float32", init = "uniform", access = "read" }
[[args]]
buffer = { dtype = "float32", count = 802816, init = "zeros", access = "write" }
[[args]]
buffer = { dtype = "int32", count = 64, init = { chase = 16 } }
[[args]]
scalar = { dtype = "int32", value = 56 }
[[args]]
scalar = { dtype = "int32", value = [1, 2, 3, 4] }
[[args]]
scalar = { struct = [["int32", 1], ["float32", 0.5]] }
[[args]]
local = { bytes = 1024 }
[[args]]
sampler = { normalized = false, address = "clamp", filter = "nearest" }
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "conv.cl").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def write(folder, text):
    path = folder / "launch.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems_of(folder, text):
    with pytest.raises(InputError) as caught:
        load_launch(write(folder, text))
    assert "launch.toml" in str(caught.value)
    return caught.value.problems


def test_the_launch_file_of_the_manual(folder):
    launch = load_launch(write(folder, MANUAL))
    assert launch == Launch(
        folder / "conv.cl",
        "conv3x3",
        (56, 56, 64),
        (
            ImageArg("image2d", 448, 56, access="read"),
            BufferArg("float32", 802816, Init("zeros"), "write"),
            BufferArg("int32", 64, Init("chase", 16)),
            ScalarArg("int32", (56,)),
            ScalarArg("int32", (1, 2, 3, 4)),
            ScalarArg("struct", b"\1\0\0\0\0\0\0\x3f"),
            LocalArg(1024),
            SamplerArg(),
        ),
        (8, 4, 3),
        "-DTILE=4",
        pad=True,
        reads=(folder,),
    )
    assert launch.text() == SOURCE
    assert (launch.dim, launch.source_name, launch.label) == (3, "conv.cl", "conv3x3")


def test_a_minimal_launch_file(folder):
    launch = load_launch(write(folder, 'kernel = "conv.cl"\nglobal = 64'))
    assert launch == Launch(folder / "conv.cl", "", (64,), reads=(folder,))
    assert launch.label == "conv.cl"


def test_short_forms_in_a_launch_file(folder):
    launch = load_launch(write(folder, 'kernel = "conv.cl"\nglobal = 64\nargs = ["int32:56", "local:8"]'))
    assert launch.args == (ScalarArg("int32", (56,)), LocalArg(8))


def test_every_problem_of_a_file_at_once(folder):
    text = """
kernal = "conv.cl"
entry = 5
options = ["-DX"]
global = [56, nan, 64, 1]
locl = [8, 4]
local = [8, 0]
pad = 1
offset = [-1]
[[args]]
buffer = { dtype = "float32", count = -4 }
[[args]]
local = { bytes = 1024, size = 3 }
"""
    got = "\n".join(problems_of(folder, text))
    for part in (
        "kernel: got neither, expected either kernel (a path) or source (the text)",
        "entry: got 5",
        "options: got ['-DX']",
        "global: got [56, nan, 64, 1], expected 1 to 3 positive integers",
        "locl: unknown key",
        "did you mean 'local'?",
        "kernal: unknown key",
        "did you mean 'kernel'?",
        "local[1]: got 0, expected a positive integer",
        "pad: got 1, expected true or false",
        "offset[0]: got -1, expected a non-negative integer",
        "args[0].buffer.count: got -4",
        "args[1].local.size: unknown key, expected one of bytes",
    ):
        assert part in got
    assert len(got.splitlines()) == 11


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ('kernel = "cnv.cl"\nglobal = 1', "did you mean"),
        ('kernel = "conv.cl"', "global: missing"),
        ('kernel = "conv.cl"\nsource = "x"\nglobal = 1', "got both"),
        ('kernel = ""\nglobal = 1', "kernel: got ''"),
        ("kernel = 3\nglobal = 1", "kernel: got 3"),
        ('kernel = "conv.cl"\nglobal = 1\nargs = 3', "args: got 3"),
        ('kernel = "conv.cl"\nglobal = 1\nargs = ["int33:4"]', "args[0]: argument 'int33:4'"),
        ('kernel = "conv.cl"\nglobal = []', "global: got []"),
        ('kernel = "conv.cl"\nglobal = "64"', "global: got '64'"),
        ('kernel = "conv.cl"\nglobal = [4, 4]\nlocal = 4', "expected 2 as in global [4, 4]; write local = [4, 1]"),
        ('kernel = "conv.cl"\nglobal = [4]\nlocal = [4, 2]', "got 2 dimensions [4, 2], expected 1"),
        ('kernel = "conv.cl"\nglobal = [4611686018427387904, 4]', "more work items than 64 bits"),
        ('kernel = "conv.cl"\nglobal = 1\nargs = ["buffer:int8:1:file=x.npy"]', "args[0].init.file: there is no file"),
    ],
)
def test_file_errors(folder, text, part):
    assert part in "\n".join(problems_of(folder, text))


def test_surplus_neutral_dimensions_are_dropped(folder):
    launch = load_launch(write(folder, 'kernel = "conv.cl"\nglobal = [8, 8]\nlocal = [4, 2, 1]\noffset = [1, 0, 0]'))
    assert (launch.local_size, launch.offset) == ((4, 2), (1, 0))


def test_what_is_no_toml_names_the_line(folder):
    assert "line 3" in problems_of(folder, 'kernel = "conv.cl"\nglobal = 1\nlocal = [8,,]\n')[0]


def test_unreadable_files(folder):
    write(folder, MANUAL)
    with pytest.raises(InputError, match=r"did you mean '.*launch\.toml'"):
        load_launch(folder / "lunch.toml")
    with pytest.raises(InputError, match="is a folder, expected a file"):
        load_launch(folder)
    (folder / "launch.toml").write_bytes(b"kernel = '\xff'")
    with pytest.raises(InputError, match=r"not UTF-8 text \(byte 10\)"):
        load_launch(folder / "launch.toml")


shapes = st.lists(st.integers(1, 4096), min_size=1, max_size=3).map(tuple)


@st.composite
def launches(draw):
    size = draw(shapes)
    some_args = st.lists(st.sampled_from([ScalarArg("int32", (56,)), LocalArg(8), ImageArg("image3d", 4, 5, 6)]), max_size=4)
    same = st.lists(st.integers(1, 64), min_size=len(size), max_size=len(size)).map(tuple)
    return Launch(
        draw(st.sampled_from([SOURCE, Path("dir/conv.cl"), Path("/abs/conv.cl")])),
        draw(st.sampled_from(["", "conv3x3"])),
        size,
        tuple(draw(some_args)),
        draw(st.none() | same),
        draw(st.sampled_from(["", "-DTILE=4"])),
        draw(st.booleans()),
        draw(st.just(()) | same),
    )


@given(launches())
def test_table_form_round_trips(launch):
    assert launch_from_dict(launch_to_dict(launch)) == launch


@given(launches())
def test_launches_are_hashable_and_lists_become_tuples(launch):
    again = Launch(
        launch.source,
        launch.entry,
        list(launch.global_size),
        list(launch.args),
        None if launch.local_size is None else list(launch.local_size),
        launch.options,
        launch.pad,
        list(launch.offset),
    )
    assert hash(again) == hash(launch)
    assert again == launch


def test_python_callers_meet_the_same_errors():
    with pytest.raises(InputError) as caught:
        Launch("", None, (0,), args=[4], pad="yes")
    assert len(caught.value.problems) == 5


def test_from_the_command_line(folder):
    launch = launch_from_cli(
        kernel=folder / "conv.cl",
        entry="conv3x3",
        options="-DX",
        global_size="56x56x64",
        local_size="8,4,4",
        offset="0x0x8",
        pad=True,
        args=["image2d:448x56:RGBA/float32", "int32:56"],
    )
    expected = (ImageArg("image2d", 448, 56), ScalarArg("int32", (56,)))
    assert launch == Launch(folder / "conv.cl", "conv3x3", (56, 56, 64), expected, (8, 4, 4), "-DX", True, (0, 0, 8))
    changed = launch_from_cli(launch, local_size="auto", global_size="64x64x64", pad=False)
    assert changed == Launch(folder / "conv.cl", "conv3x3", (64, 64, 64), expected, None, "-DX", False, (0, 0, 8))
    assert launch_from_cli(launch, args=["local:4"]).args == (LocalArg(4),)


def test_all_command_line_problems_at_once(folder):
    with pytest.raises(InputError) as caught:
        launch_from_cli(kernel=folder / "cnv.cl", global_size="56xx64", local_size="8x-4", args=["int33:4", "local:0"])
    assert len(caught.value.problems) == 5
    with pytest.raises(InputError) as caught:
        launch_from_cli()
    assert "kernel: missing" in str(caught.value)
    assert "--global: missing" in str(caught.value)


@pytest.mark.parametrize(
    ("type_", "dtype", "values"),
    [("float", "float32", [1.5]), ("half", "float16", [-2.5]), ("int", "int32", [-7]), ("uchar", "uint8", [200]),
     ("float4", "float32", [1, 2, 3, 4]), ("half3", "float16", [1, 2, 3]), ("ulong2", "uint64", [1, 2**63])],
)  # fmt: skip
def test_bytes_stand_for_a_value_of_any_type(type_, dtype, values):
    scalar = type_.rstrip("234")
    width = 4 if len(values) == 3 else len(values)
    source = f"kernel void k({type_} v, global {type_} *out) {{ out[0] = v; }}"
    raw = np.zeros(width, dtype)
    raw[: len(values)] = values
    out = BufferArg(dtype, width, Init("zeros"))
    for argument in (ScalarArg("struct", raw.tobytes()), ScalarArg(dtype, tuple(values))):
        found = run(Launch(source, "k", (1,), (argument, out)))[1]
        np.testing.assert_array_equal(found[: len(values)], np.array(values, dtype), err_msg=scalar)


def test_tags_of_a_launch_file(folder):
    text = MANUAL + '[tags]\nfamily = "convolution"\nside = 56\nscale = 0.5\ngroup = "3x3"\n'
    launch, tags = load_tagged_launch(write(folder, text))
    assert tags == {"family": "convolution", "side": 56, "scale": 0.5, "group": "3x3"}
    assert launch == load_launch(write(folder, MANUAL))  # labels are not part of what is launched
    assert load_tagged_launch(write(folder, MANUAL))[1] == {}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('tags = "conv"', "tags: got 'conv', expected a table of strings and numbers"),
        ("tags = { sides = [1, 2] }", "tags.sides: got [1, 2], expected a string or a number"),
        ("tags = { fast = true }", "tags.fast: got true, expected a string or a number"),
        ("tags = { far = inf }", "tags.far: got inf, expected a string or a number"),
        ("tag = { a = 1 }", "did you mean 'tags'?"),
    ],
)
def test_tags_that_are_none(folder, text, problem):
    (found,) = problems_of(folder, f'kernel = "conv.cl"\nglobal = 64\n{text}\n')
    assert problem in found
