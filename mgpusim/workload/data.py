"""The contents of buffers and images before a launch, as arrays. The only module of this layer that needs numpy."""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING, Any

from mgpusim.errors import InputError
from mgpusim.workload.args import Arg, BufferArg, ImageArg, Init, LocalArg, ScalarArg, canonical
from mgpusim.workload.fill import fill, storage_dtype

if TYPE_CHECKING:
    import numpy as np

    from mgpusim.arrays import Array


def seed_of(arg: Arg, parameter: str | int) -> int:
    """Return the seed of the contents of `arg`: its own, else the CRC-32 of its canonical JSON, a colon and `parameter`.

    Equal arguments of different parameters differ in contents. A parameter added before it does not change them.

    Parameters
    ----------
    parameter : name of the kernel's parameter; its position, from 0, where it has no name or the kernel is not known.

    >>> seed_of(BufferArg("float32", 16), "a") == seed_of(BufferArg("float32", 16), "b")
    False
    >>> seed_of(BufferArg("float32", 16, Init("uniform", seed=7)), "a")
    7
    """
    if isinstance(arg, (BufferArg, ImageArg)) and arg.init.seed is not None:
        return arg.init.seed
    return zlib.crc32(canonical(arg) + f":{parameter}".encode())


def materialize(arg: Arg, parameter: str | int) -> Array:
    """Return the contents of an argument as a new array.

    Parameters
    ----------
    arg : what the launch describes.
    parameter : name of its parameter, or its position: part of the seed, see `seed_of`.

    Returns
    -------
    ndarray
        Buffer: shape (count,). Image: raw storage of shape (depth or layers, height, width, channels); normalised channels
        are stored as the integers a device stores, drawn so that the kernel reads floats in [0, 1]. Scalar: shape (n,), or
        uint8 bytes of a struct. Local: zeros, uint8, shape (bytes,). Sampler: its OpenCL C encoding, uint32, shape (1,).

        uniform: floats in [0, 1), or integers 0..255 (wrapping for int8). uniform_int: integers 0..2**30, both included,
        wrapping where the type is narrower. sorted: the uniform values ascending in memory. random_index: integers 0..n-1.
        chase: element i holds (i + stride) mod count; in an image every channel of texel i does, count being its texels.

    >>> materialize(BufferArg("int32", 4, Init("chase", 3)), 0)
    array([3, 0, 1, 2], dtype=int32)
    """
    import numpy as np

    if isinstance(arg, BufferArg):
        return _contents(arg.init, arg.dtype, (arg.count,), 1, seed_of(arg, parameter))
    if isinstance(arg, ImageArg):
        return _contents(arg.init, arg.dtype, arg.shape, arg.n_channels, seed_of(arg, parameter))
    if isinstance(arg, ScalarArg):
        if isinstance(arg.value, bytes):
            return np.frombuffer(arg.value, np.uint8).copy()
        return np.array(arg.value, arg.dtype)
    if isinstance(arg, LocalArg):
        return np.zeros(arg.bytes, np.uint8)
    return np.array([arg.bits], np.uint32)


def _contents(init: Init, dtype: str, shape: tuple[int, ...], channels: int, seed: int) -> Array:
    import numpy as np

    if init.kind == "file":
        return _load(str(init.value), np.dtype(storage_dtype(dtype)), shape)
    return fill(init.kind, init.value, dtype, shape, channels, seed)


def _load(path: str, storage: np.dtype[Any], shape: tuple[int, ...]) -> Array:
    import numpy as np

    try:
        if os.path.exists(path) and not os.path.isfile(path):
            raise ValueError("not a regular file")
        array = np.load(
            path, mmap_mode="r", allow_pickle=False
        )  # a header may claim any size: nothing is read before it is checked
    except Exception as error:  # of the file, of numpy, of the header's Python, of zipfile
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error) or type(error).__name__
        raise InputError(f"init file {path}: {reason}; expected an array written by numpy.save") from error
    if not isinstance(array, np.ndarray):
        raise InputError(f"init file {path}: got an archive of arrays, expected one array written by numpy.save")
    wanted = int(np.prod(shape, dtype=np.int64))
    problems = []
    if array.dtype.newbyteorder("=") != storage:
        problems.append(f"got dtype {array.dtype}, expected {storage}; convert it with array.astype('{storage}')")
    if array.size != wanted:
        problems.append(f"got {array.size} elements of shape {array.shape}, expected {wanted} for shape {shape}")
    if problems:
        raise InputError(f"init file {path}: {'; '.join(problems)}", problems if len(problems) > 1 else ())
    return np.array(array, storage, order="C").reshape(shape)
