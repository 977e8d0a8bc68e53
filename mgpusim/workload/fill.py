"""Contents of buffers and images from a seed. Needs numpy alone: bundles for other machines carry this file as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[Any]

NORMALIZED = {"unorm8": ("uint8", 255), "unorm16": ("uint16", 65535), "snorm8": ("int8", 127), "snorm16": ("int16", 32767)}
"""Storage type of normalised channels and the stored number that reads as 1.0 (OpenCL 1.2, 8.3.1.1)."""


def storage_dtype(dtype: str) -> str:
    """Return the numpy dtype that stores `dtype`.

    >>> storage_dtype("unorm8"), storage_dtype("float16")
    ('uint8', 'float16')
    """
    return NORMALIZED[dtype][0] if dtype in NORMALIZED else dtype


def fill(kind: str, value: Any, dtype: str, shape: tuple[int, ...], channels: int, seed: int) -> Array:
    """Return an array of `shape` filled as the words of `init` say (`mgpusim.workload.data.materialize` explains them).

    Parameters
    ----------
    kind, value : the word, and its number where it has one.
    channels : channels of a texel (1 for buffers); the last axis of `shape` for images.

    >>> fill("chase", 3, "int32", (4,), 1, 0)
    array([3, 0, 1, 2], dtype=int32)
    """
    import numpy as np

    storage = np.dtype(storage_dtype(dtype))
    if kind == "zeros":
        return np.zeros(shape, storage)
    count = int(np.prod(shape, dtype=np.int64))
    rng = np.random.default_rng(seed)
    if kind == "uniform":
        flat = _uniform(rng, dtype, count)
    elif kind == "sorted":
        flat = np.sort(_uniform(rng, dtype, count))
    elif kind == "uniform_int":
        with np.errstate(over="ignore"):  # float16 has no room for 2**30 and holds infinity, as a cast in C would give
            flat = rng.integers(0, 1 << 30, count, endpoint=True).astype(storage)
    elif kind == "random_index":
        flat = rng.integers(0, int(value or 1), count).astype(storage)
    else:  # chase
        elements = count // channels
        flat = ((np.arange(elements, dtype=np.int64) + int(value or 0) % elements) % elements).astype(storage)
        flat = np.repeat(flat, channels)
    return flat.reshape(shape)


def _uniform(rng: np.random.Generator, dtype: str, count: int) -> Array:
    import numpy as np

    if dtype in NORMALIZED:
        storage, top = NORMALIZED[dtype]
        levels: Array = np.rint(rng.random(count, np.float32) * np.float32(top)).astype(storage)
        return levels
    if dtype == "float16":  # rounding to 11 bits may reach 1.0, which [0, 1) excludes
        half = rng.random(count, np.float32).astype(np.float16)
        below_one: Array = np.minimum(half, np.nextafter(np.float16(1), np.float16(0)))
        return below_one
    if dtype == "float32":
        return rng.random(count, np.float32)
    if dtype == "float64":
        return rng.random(count)
    whole: Array = rng.integers(0, 256, count).astype(dtype)
    return whole
