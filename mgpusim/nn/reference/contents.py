"""What lies in the memory of a plan's kernels: constants of the network in the storages that kernels read, and random values."""

from __future__ import annotations

import math
import zlib

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.kernels.base import ROWS, Operand, Stored
from mgpusim.nn.kernels.flat import Flat

MOST_HALF = 65504
"""The greatest number of half precision."""


def constant_contents(graph: Graph, operand: Operand) -> Array:
    """Return the numbers of a constant of a network as a kernel's argument holds them, flat.

    >>> import numpy as np
    >>> graph = Graph("g", (), {"b": Tensor("b", (3,), constant=True)}, (), (), values={"b": np.array([1.0, 2.0, 3.0])})
    >>> constant_contents(graph, Stored("b", ImageShape(1, 1, 1, 3))).tolist()
    [1.0, 2.0, 3.0, 0.0]
    """
    if operand.name not in graph.values:
        raise InputError(f"network {graph.name}: the value of {operand.name} is not known; read the network with values")
    if isinstance(operand, Flat):
        return np.asarray(graph.values[operand.name]).astype(operand.dtype).reshape(-1)
    if not isinstance(operand, Stored):
        raise InputError(f"network {graph.name}: the constant {operand.name} lies in no storage of a library")
    return stored_contents(graph, operand, graph.values[operand.name])


def stored_contents(graph: Graph, stored: Stored, values: Array, padding: float = 0.0) -> Array:
    """Return a tensor of a network as its storage holds it, flat.

    Parameters
    ----------
    values : of the shape of the graph's tensor.
    padding : what the channels hold that pad the last slice.

    >>> import numpy as np
    >>> x = Stored("x", ImageShape(1, 1, 2, 5), "image2d_columns")
    >>> stored_contents(Graph("g", (), {}, (), ()), x, np.arange(10.0).reshape(1, 1, 2, 5), -1.0).astype(int).tolist()
    [0, 1, 2, 3, 5, 6, 7, 8, 4, -1, -1, -1, 9, -1, -1, -1]
    """
    shape, values = stored.shape, np.asarray(values)
    if graph.layout == "NCHW" and values.ndim >= 3:
        last = values.reshape((1,) * (4 - values.ndim) + values.shape).transpose(0, 2, 3, 1)
        if last.shape == (shape.n, shape.h, shape.w, shape.c):
            values = last
    planes = np.full((stored.rows, shape.w, shape.slices * 4), padding, f"float{stored.bits}")
    planes[..., : shape.c] = values.reshape(stored.rows, shape.w, shape.c)
    by_slice = planes.reshape(stored.rows, shape.w, shape.slices, 4)
    if stored.storage == ROWS:
        return np.ascontiguousarray(by_slice).reshape(-1)
    row_first = stored.storage in ("image2d_rows", "image2d_columns")
    return np.ascontiguousarray(by_slice.transpose((0, 2, 1, 3) if row_first else (2, 0, 1, 3))).reshape(-1)


def random_inputs(graph: Graph, seed: int = 0) -> dict[str, Array]:
    """Return values of a network's inputs: normal of deviation 1, or 0 and 1 where the type is of whole numbers.

    >>> from mgpusim.nn.zoo import network
    >>> random_inputs(network("mobilenet_v1", resolution=32))["input"].shape
    (1, 32, 32, 3)
    """
    inputs = {}
    for name in graph.inputs:
        tensor, rng = graph.tensors[name], np.random.default_rng([seed, zlib.crc32(name.encode())])
        whole = not tensor.dtype.startswith(("float", "bfloat"))
        drawn = rng.integers(0, 2, tensor.shape) if whole else rng.standard_normal(tensor.shape)
        inputs[name] = drawn.astype(np.float32)
    return inputs


def beyond_numbers(graph: Graph, half: bool) -> list[str]:
    """Return sentences about constants that leave outputs nothing to compare: NaN, infinities, what half floats do not hold.

    >>> import numpy as np
    >>> graph = Graph("g", (), {"w": Tensor("w", (2,), constant=True)}, (), (), values={"w": np.array([1e6, np.nan])})
    >>> beyond_numbers(graph, True)
    ['Constants hold NaN: w.', 'Constants hold numbers beyond 65504, which become infinite in F16: w.']
    """
    import numpy as np

    names_of: dict[str, list[str]] = {}
    for name, array in graph.values.items():
        if array.dtype.kind != "f":
            continue
        sizes = np.abs(array)
        unknown = np.isnan(sizes)
        if unknown.any():
            names_of.setdefault("NaN", []).append(name)
        largest = float(sizes.max(initial=0.0, where=~unknown))
        if math.isinf(largest):
            names_of.setdefault("infinities", []).append(name)
        elif half and largest > MOST_HALF:
            names_of.setdefault(f"numbers beyond {MOST_HALF}, which become infinite in F16", []).append(name)
    return [
        f"Constants hold {what}: {', '.join(names[:3])}" + (f" and {len(names) - 3} more." if names[3:] else ".")
        for what, names in names_of.items()
    ]


def with_values(graph: Graph, seed: int = 0) -> Graph:
    """Return a network whose constants all have values: those that have none are drawn.

    Weights are normal with a variance of two over the numbers that are summed (He et al., ICCV 2015). Vectors lie between a half
    and one, so that they are as good as variances.

    >>> from mgpusim.nn.zoo import network
    >>> graph = with_values(network("mobilenet_v1", resolution=32))
    >>> all(name in graph.values for name, tensor in graph.tensors.items() if tensor.constant)
    True
    """
    values = dict(graph.values)
    for name, tensor in graph.tensors.items():
        if not tensor.constant or name in values:
            continue
        rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
        if len(tensor.shape) < 2:
            values[name] = rng.uniform(0.5, 1.0, tensor.shape).astype(np.float32)
            continue
        deviation = math.sqrt(2.0 / max(1, math.prod(tensor.shape[1:])))
        drawn = np.clip(rng.standard_normal(tensor.shape, dtype=np.float32), -2, 2)
        values[name] = drawn * np.float32(deviation)
    return msgspec.structs.replace(graph, values=values)
