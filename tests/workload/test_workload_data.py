"""Contents of buffers and images: the rules of each init, and that equal launches have equal data."""

from __future__ import annotations

import subprocess
import sys
import zlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.args import DTYPES, IMAGE_DTYPES, BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.data import materialize, seed_of

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


@settings(max_examples=25)
@given(st.integers(0, 20), st.integers(0, 20))
def test_contents_depend_on_argument_and_position_only(p, q):
    arg = BufferArg("float32", 64)
    assert (materialize(arg, p) == materialize(BufferArg("float32", 64), q)).all() == (p == q)


def test_seed_is_the_crc_of_canonical_json_and_position():
    text = b'{"buffer":{"count":64,"dtype":"float32","init":"uniform"}}:3'
    assert seed_of(BufferArg("float32", 64), 3) == zlib.crc32(text)
    expected = np.random.default_rng(zlib.crc32(text)).random(64, np.float32)
    assert (materialize(BufferArg("float32", 64), 3) == expected).all()


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
