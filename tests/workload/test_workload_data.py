"""Contents of buffers and images: the rules of each init, and that equal launches have equal data."""

from __future__ import annotations

import subprocess
import sys
import zlib

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.workload.args import DTYPES, IMAGE_DTYPES, BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg, arg_to_dict
from mgpusim.workload.data import materialize, seed_of
from mgpusim.workload.fill import fill
from mgpusim.workload.forms import format_arg, parse_arg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import contents_of, seeds_of
from mgpusim.workload.tables import arg_from_dict
from tests.helpers.examples import examples

N = 4096


@pytest.mark.parametrize("dtype", sorted(DTYPES))
def test_uniform(dtype):
    a = materialize(BufferArg(dtype, N), 0)
    assert (a.dtype, a.shape) == (np.dtype(dtype), (N,))
    if dtype.startswith("float"):
        assert 0 <= a.min() < 0.01
        assert 0.99 < a.max() < 1
        assert abs(a.mean(dtype=np.float64) - 0.5) < 0.03
    elif dtype == "int8":
        assert (a.min(), a.max()) == (-128, 127)
    else:
        assert (a.min(), a.max()) == (0, 255)


def test_float16_uniform_never_rounds_up_to_one():
    a = materialize(BufferArg("float16", 1 << 18), 0)  # about 64 of these draws would round to 1
    assert a.max() == np.nextafter(np.float16(1), np.float16(0))


@pytest.mark.parametrize("dtype", sorted(DTYPES))
def test_sorted_is_uniform_ascending(dtype):
    a = materialize(BufferArg(dtype, N, Init("sorted")), 0)
    assert np.all(a[1:] >= a[:-1])
    assert len(np.unique(a)) > 100
    assert a.min() == (-128 if dtype == "int8" else a[0])
    assert a.max() <= 255


def test_uniform_int_spans_0_to_2_30():
    a = materialize(BufferArg("int32", N, Init("uniform_int")), 0)
    assert a.min() >= 0
    assert 0.99 * 2**30 < a.max() <= 2**30
    assert materialize(BufferArg("int8", N, Init("uniform_int")), 0).min() == -128
    assert materialize(BufferArg("float64", N, Init("uniform_int")), 0).max() > 1e9


@given(st.integers(1, 300), st.integers(-400, 400))
def test_chase(count, stride):
    a = materialize(BufferArg("int32", count, Init("chase", stride)), 0)
    assert a.tolist() == [(i + stride) % count for i in range(count)]


def test_chase_in_images_counts_texels():
    a = materialize(ImageArg("image2d", 3, 2, dtype="int32", init=Init("chase", 4)), 0)
    assert a.shape == (1, 2, 3, 4)
    assert a.reshape(6, 4).tolist() == [[(i + 4) % 6] * 4 for i in range(6)]


@given(st.integers(1, 128))
def test_random_index_stays_below(n):
    a = materialize(BufferArg("int8", 2000, Init("random_index", n)), 0)
    assert a.min() == 0
    assert n - 1 - n // 8 <= a.max() < n


def test_zeros_and_plain_arguments():
    assert not materialize(ImageArg("image3d", 3, 2, 5, init=Init("zeros")), 0).any()
    assert materialize(ScalarArg("int16", (1, 2)), 0).tolist() == [1, 2]
    assert materialize(ScalarArg("struct", b"\x01\xff"), 0).tolist() == [1, 255]
    assert materialize(LocalArg(5), 0).shape == (5,)
    assert materialize(SamplerArg(), 0).tolist() == [0x14]


@pytest.mark.parametrize("dtype", sorted(IMAGE_DTYPES))
def test_images_are_stored_raw(dtype):
    a = materialize(ImageArg("image2d_array", 64, 32, 2, "RG", dtype), 1)
    assert a.shape == (2, 32, 64, 2)
    tops = {"unorm8": 255, "unorm16": 65535, "snorm8": 127, "snorm16": 32767}
    if dtype in tops:
        assert a.min() >= 0
        assert 0.99 * tops[dtype] < a.max() <= tops[dtype]
        assert a.dtype == np.dtype({"u": "u", "s": "i"}[dtype[0]] + str(int(dtype[5:]) // 8))
    else:
        assert a.dtype == np.dtype(dtype)


@examples(25)
@given(st.sampled_from(["a", "b", "src"]), st.sampled_from(["a", "b", "src"]))
def test_contents_depend_on_argument_and_parameter_only(p, q):
    arg = BufferArg("float32", 64)
    assert (materialize(arg, p) == materialize(BufferArg("float32", 64), q)).all() == (p == q)


def test_seed_is_the_crc_of_canonical_json_and_parameter():
    text = b'{"buffer":{"count":64,"dtype":"float32","init":"uniform"}}:src'
    assert seed_of(BufferArg("float32", 64), "src") == zlib.crc32(text)
    expected = np.random.default_rng(zlib.crc32(text)).random(64, np.float32)
    assert (materialize(BufferArg("float32", 64), "src") == expected).all()


GATHER = """kernel void gather(global const float *table, global const int *at, global float *out{more}) {{
    out[get_global_id(0)] = table[at[get_global_id(0)]];
}}"""


def gather(*, before: bool = False, more: str = "", extra: tuple = (), seed: int | None = None) -> Launch:
    args = (
        BufferArg("float32", 1 << 16),
        BufferArg("int32", 4096, Init("random_index", 1 << 16, seed)),
        BufferArg("float32", 4096),
    )
    text = GATHER.format(more=more)
    if before:
        text, args = text.replace("(global", "(int unused, global", 1), (ScalarArg("int32", 3), *args)
    return Launch(text, "gather", (4096,), (*args, *extra), local_size=(64,))


def test_an_unused_argument_changes_no_contents_and_no_time():
    """Seeds follow names: neither an argument before the others nor one of the same description after them moves anything."""
    plain = gather()
    others = [gather(before=True), gather(more=", global float *spare", extra=(BufferArg("float32", 4096),))]
    for other in others:
        named = dict(zip("table at out".split(), contents_of(plain), strict=True))
        skip = len(other.args) - 3 if other.args[0] != plain.args[0] else 0
        for held, found in zip(named.values(), contents_of(other)[skip : skip + 3], strict=True):
            assert (held == found).all()
    times = {predict(launch, "adreno-640", session=Session(cache=False)).latency_us for launch in (plain, others[0])}
    assert len(times) == 1


def test_a_seed_of_the_arguments_own_decides():
    drawn = [contents_of(gather(seed=seed))[1] for seed in (None, 7, 8)]
    assert (drawn[1] == fill("random_index", 1 << 16, "int32", (4096,), 1, 7)).all()
    assert not any((drawn[i] == drawn[j]).all() for i, j in ((0, 1), (0, 2), (1, 2)))
    assert seeds_of(gather(seed=7))[1] == 7


def test_what_is_measured_holds_what_is_predicted():
    launch = gather()
    (entry,) = suite_of([("gather", launch, {})])["launches"]
    on_device = [
        fill(a.init.kind, a.init.value, a.dtype, (a.count,), 1, s) for a, s in zip(launch.args, entry["seeds"], strict=True)
    ]
    assert all((a == b).all() for a, b in zip(on_device, contents_of(launch), strict=True))


def test_a_kernel_that_does_not_compile_has_seeds_by_position():
    broken = msgspec.structs.replace(gather(), source="kernel void gather(global float *a, nonsense b, int c) {}")
    assert seeds_of(broken) == [seed_of(arg, at) for at, arg in enumerate(broken.args)]


@pytest.mark.parametrize("text", ["buffer:int32:64:random_index=9@7", "image2d:8x8:RGBA/float32:uniform@0:read"])
def test_seeds_come_back(text):
    arg = parse_arg(text)
    assert format_arg(arg) == text
    assert arg_from_dict(arg_to_dict(arg)) == arg
    assert arg.init.seed is not None


@pytest.mark.parametrize(("text", "why"), [
    ("zeros@7", "zeros, which draws nothing"), ("uniform@x", "got 'x', expected an integer from 0"), ("uniform@-1", "got -1"),
    ("uniform@4294967296", "got 4294967296"),
])  # fmt: skip
def test_seeds_that_cannot_be_are_refused(text, why):
    with pytest.raises(InputError, match=why):
        parse_arg(f"buffer:float32:64:{text}")


def test_files(tmp_path):
    path = tmp_path / "x.npy"
    np.save(path, np.arange(24, dtype=">i4").reshape(4, 6))
    a = materialize(BufferArg("int32", 24, Init("file", str(path))), 0)
    assert a.dtype == np.int32
    assert a.tolist() == list(range(24))
    a[0] = 7  # a copy: the caller may write
    image = materialize(ImageArg("image2d", 3, 2, dtype="int32", init=Init("file", str(path))), 0)
    assert image[0, 1, 2].tolist() == [20, 21, 22, 23]


def test_unusable_files_say_why(tmp_path):
    path = tmp_path / "x.npy"
    with pytest.raises(InputError, match="No such file"):
        materialize(BufferArg("int32", 4, Init("file", str(path))), 0)
    path.write_bytes(b"not numpy")
    with pytest.raises(InputError, match=r"numpy\.save"):
        materialize(BufferArg("int32", 4, Init("file", str(path))), 0)
    np.save(path, np.zeros(5))
    with pytest.raises(InputError) as caught:
        materialize(BufferArg("int32", 4, Init("file", str(path))), 0)
    assert "astype('int32')" in str(caught.value)
    assert "got 5 elements" in str(caught.value)
    np.savez(tmp_path / "y.npz", a=np.zeros(4, np.int32))
    with pytest.raises(InputError, match="archive"):
        materialize(BufferArg("int32", 4, Init("file", str(tmp_path / "y.npz"))), 0)


def test_the_layer_imports_without_numpy():
    code = (
        "import sys, mgpusim.workload.launch, mgpusim.workload.corpus, mgpusim.workload.ndrange, mgpusim.workload.data;"
        "sys.exit(any(m.split('.')[0] in ('numpy', 'numba') for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
